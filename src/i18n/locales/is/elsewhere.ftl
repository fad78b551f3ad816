# Um skilaboð sem eru ekki þar sem einhver gerði eitthvað.

elsewhere-moved = { $where ->
    [private] Leiknum þínum hefur verið leikið. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Leiknum þínum hefur verið leikið. Borðið er í { $place }.
}
elsewhere-resigned = { $where ->
    [private] Þú gafst upp. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú gafst upp. Borðið er í { $place }.
}
elsewhere-offered = { $where ->
    [private] Þú bauðst jafntefli. Boðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú bauðst jafntefli. Boðið er í { $place }.
}
elsewhere-accepted = { $where ->
    [private] Þú samþykktir jafntefli. Borðið er í einkasamtalinu þar sem þið teflið.
   *[channel] Þú samþykktir jafntefli. Borðið er í { $place }.
}

# Undir borðinu sem aðeins ein manneskja sér, því ekki er hægt að sýna það þar sem teflt er.
elsewhere-kept = { $where ->
    [private] Aðeins þú sérð þetta hér. Ég get ekki skrifað að fyrra bragði í einkasamtalinu þar sem þið teflið: mótherjinn sér þetta við næstu skipun eða næsta smell á hnapp.
   *[channel] Aðeins þú sérð þetta hér. Ég má ekki skrifa í { $place }, þar sem þið teflið: mótherjinn sér þetta við næstu skipun eða næsta smell á hnapp.
}
elsewhere-rematch-not-asked = { $where ->
    [private] Enginn var spurður: ég get ekki skrifað að fyrra bragði í einkasamtalinu þar sem teflt var. Biddu um að tefla aftur þar.
   *[channel] Enginn var spurður: ég má ekki skrifa í { $place }, þar sem teflt var. Biddu um að tefla aftur þar, eða annars staðar á þeim þjóni.
}

unseen-by-others = Þetta gildir, en aðeins þú sérð skilaboðin: aðrir sjá ekki það sem ég segi hér. Láttu mótherja þinn vita, eða teflið á þjóni þar sem ég er.
may-not-attach = Ég má ekki hengja skrár við í { $place }: biddu um heimildina „Attach Files“.
