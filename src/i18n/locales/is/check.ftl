# /tafl-check: hvað vantar á rás.

check-title = **Hnefi { $version }** í { $place }
check-title-private = **Hnefi { $version }** í þessu samtali
check-all-well = Allt er í lagi: ég hef allar heimildir sem ég þarf hér.
check-missing = Hér vantar mig heimildir. Einhver sem stjórnar þjóninum getur veitt mér þær:
check-view-channel = **View Channel**: án hennar get ég svarað skipunum, en ekki skrifað neitt að fyrra bragði.
check-send-messages = **Send Messages**: án hennar get ég hvorki sýnt borð sem svar náði ekki að sýna né leiki sem leiknir eru annars staðar.
check-send-messages-in-threads = **Send Messages in Threads**: án hennar get ég ekki skrifað í þræði tafla.
check-attach-files = **Attach Files**: án hennar get ég ekki birt borð sem myndir.
check-create-public-threads = **Create Public Threads**: án hennar get ég ekki búið til þræðina sem ný töfl fá á þessum þjóni.
check-read-message-history = **Read Message History**: án hennar sé ég ekki hvort borð er þegar komið, og gæti birt það tvisvar.
check-between-us = Hér getur þú skoðað töflin þín og leikið í þeim. Áskorun þarf stað þar sem mótherjinn sér hana.
check-user-installed = Ég er ekki meðlimur hér; þú tókst mig með. Ég get svarað skipunum og hnöppum og sýnt öllum hér borð. Ég get ekki skrifað að fyrra bragði: það sem svar nær ekki að sýna birtist hvorum spilara um sig við næstu skipun hér.
check-user-installed-unheard = Ég er ekki meðlimur hér; þú tókst mig með, og utanaðkomandi forrit mega ef til vill aðeins svara þér. Aðrir sjá ekki leikina þína hér: teflið á þjóni þar sem ég er, eða biddu um heimildina „Use External Apps“.
check-latency = Discord svarar mér á { $discord } ms, gagnagrunnurinn minn á { $database } ms.
check-latency-unknown = Discord svarar mér ekki í augnablikinu; gagnagrunnurinn minn svarar á { $database } ms.
