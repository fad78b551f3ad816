# Hvernig kallað er á spilara sem á leik.

opt-settings-pings-desc = Hvernig ég kalla á þig þegar þú átt leik
choice-pings-channel = Með því að nefna þig undir borðinu
choice-pings-dm = Með einkaskilaboðum og borðinu
choice-pings-none = Alls ekki

settings-pings = { $pings ->
    [dm] Þegar þú átt leik: **ég sendi þér einkaskilaboð** með borðinu.
    [dm-closed] Þegar þú átt leik: **ég nefni þig** undir borðinu, því ég get ekki sent þér einkaskilaboð. Leyfðu einkaskilaboð frá þessum þjóni og veldu þau svo aftur.
    [none] Þegar þú átt leik: **ég segi þér ekkert**. `/games` sýnir töflin þar sem þú átt leik.
   *[channel] Þegar þú átt leik: **ég nefni þig** undir borðinu.
}
settings-how-pings = Breyttu því með `/settings pings`.

notice-begins = Taflið hefst, og þú hefur árásarmenn.
notice-your-move = Þú átt leik: { $variant }, mótherji { $opponent }.

notice-closed = { $mention }, þú átt leik í tafli #{ $game }. Ég get ekki sent þér einkaskilaboð, svo ég kalla á þig hér héðan í frá. Ef þú leyfir einkaskilaboð frá þessum þjóni skaltu velja þau aftur með `/settings`.
calls-closed = Ég get ekki sent þér einkaskilaboð, svo ég kalla á þig þar sem töflin þín eru tefld. Ef þú leyfir einkaskilaboð frá þessum þjóni skaltu velja þau aftur með `/settings pings`.
