# Missä pelataan: mitä palvelimella on sovittu, ketjut, ja mitä ei voitu näyttää.

server-settings-title = **Tämän palvelimen asetukset**
server-channels-all = Uusia pelejä voi aloittaa kaikilla kanavilla.
server-channels = Uusia pelejä voi aloittaa vain täällä: { $channels }.
server-threads-on = Jokainen uusi peli saa oman ketjun.
server-threads-off = Pelit pelataan kanavalla itsellään, ilman ketjuja.
server-variant = Ellei muunnelmaa valita, pelataan **{ $variant }**.
server-settings-how = Muuta niitä komennon `/server-settings` valinnoilla.

refuse-not-manager = Vain palvelimen ylläpito voi muuttaa sen asetuksia. Kysy joltakulta, jolla on oikeus ”Hallitse palvelinta”.
refuse-no-guild-here = Tämän voi tehdä vain palvelimella.
refuse-wrong-channel = Uusia pelejä voi aloittaa vain täällä: { $channels }. Kesken olevat pelit jatkuvat siellä, missä ne ovat.
refuse-channel-not-listed = { $channel } ei ole uusien pelien kanava. Niitä ovat: { $channels }.
refuse-no-channel-listed = Uusia pelejä voi aloittaa kaikilla kanavilla, joten mitään ei ole poistettavana. Nimeä sallitut kanavat komennolla `/server-settings add-channel`.
refuse-too-many-channels = Voin muistaa enintään { $most } kanavaa. Poista ensin jokin, tai salli kaikki komennolla `/server-settings all-channels`.

thread-name = { $attackers } vs. { $defenders } · { $variant } #{ $game }

thread-full = Palvelimella on jo niin monta ketjua kuin Discord sallii, joten peli pelataan tässä.
thread-forbidden = En saa tehdä ketjua tänne, joten peli pelataan kanavalla. Pyydä oikeutta ”Luo julkisia ketjuja”.
thread-failed = Ketjun tekeminen ei onnistunut, joten peli pelataan tässä.
thread-gone = Tämän pelin ketju on kadonnut, joten peli jatkuu tässä.
thread-locked = Tämän pelin ketju on lukittu, joten peli jatkuu tässä.
thread-barred = En saa kirjoittaa tämän pelin ketjuun, joten peli jatkuu tässä.

missed-board = En voinut näyttää tätä sinulle aiemmin, koska en saa kirjoittaa kanavalle { $place }.
missed-board-private = En voinut näyttää tätä sinulle aiemmin, koska en voi kirjoittaa oma-aloitteisesti yksityiseen keskusteluun, jossa pelaatte.
