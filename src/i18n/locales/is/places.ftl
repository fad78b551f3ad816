# Hvar er teflt: hvað þjónn hefur ákveðið, þræðir og það sem ekki var hægt að sýna.

server-settings-title = **Stillingar þessa þjóns**
server-channels-all = Ný töfl mega byrja á öllum rásum.
server-channels = Ný töfl byrja aðeins hér: { $channels }.
server-threads-on = Hvert nýtt tafl fær sinn eigin þráð.
server-threads-off = Teflt er á rásinni sjálfri, án þráða.
server-variant = Ef ekkert afbrigði er valið er teflt **{ $variant }**.
server-settings-how = Breyttu þeim með valkostum `/server-settings`.

refuse-not-manager = Aðeins þau sem stjórna þjóninum geta breytt stillingum hans. Spurðu einhvern með heimildina „Manage Server“.
refuse-no-guild-here = Þetta er aðeins hægt að gera á þjóni.
refuse-wrong-channel = Ný töfl byrja aðeins hér: { $channels }. Töfl sem eru í gangi halda áfram þar sem þau eru.
refuse-channel-not-listed = { $channel } er ekki rás fyrir ný töfl. Þær eru: { $channels }.
refuse-no-channel-listed = Ný töfl mega byrja á öllum rásum, svo engin er til að taka burt. Nefndu þær þar sem þau mega byrja með `/server-settings add-channel`.
refuse-too-many-channels = Ég get munað mest { $most } rásir. Taktu fyrst eina burt, eða leyfðu allar með `/server-settings all-channels`.

thread-name = { $attackers } – { $defenders } · { $variant } #{ $game }

thread-full = Á þessum þjóni eru eins margir þræðir og Discord leyfir, svo teflt er hér.
thread-forbidden = Ég má ekki búa til þráð hér, svo teflt er á rásinni. Biddu um heimildina „Create Public Threads“.
thread-failed = Mér tókst ekki að búa til þráð, svo teflt er hér.
thread-gone = Þráður þessa tafls er horfinn, svo það heldur áfram hér.
thread-locked = Þráður þessa tafls er læstur, svo það heldur áfram hér.
thread-barred = Ég má ekki skrifa í þráð þessa tafls, svo það heldur áfram hér.

missed-board = Ég gat ekki sýnt þér þetta áður, því ég má ekki skrifa í { $place }.
missed-board-private = Ég gat ekki sýnt þér þetta áður, því ég get ekki skrifað að fyrra bragði í einkasamtalinu þar sem þið teflið.
