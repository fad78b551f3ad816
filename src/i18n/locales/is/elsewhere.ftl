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

unseen-by-others = Þetta gildir, en aðeins þú sérð skilaboðin: aðrir sjá ekki það sem ég segi hér. Láttu mótherja þinn vita, eða teflið á þjóni þar sem ég er.
may-not-attach = Ég má ekki hengja skrár við í { $place }: biddu um heimildina „Attach Files“.
