# Miksi mitään ei tehty: mikä on vikana ja mitä voi tehdä.

refuse-no-such-game = En löydä peliä #{ $game }, jonka voisit nähdä täältä. `/games` näyttää omasi.
refuse-not-a-game = ”{ $text }” ei ole pelin numero eikä osa nimestä missään peleistäsi. Ne ovat:
refuse-not-a-game-of-none = ”{ $text }” ei ole pelin numero, eikä sinulla ole peliä kesken. Haasta joku: `/challenge`.
refuse-no-running-game = Sinulla ei ole peliä kesken. Haasta joku: `/challenge`.
refuse-which-game = Mitä peliä tarkoitat? Valitse se valikosta tai kerro se valinnalla `game`.
refuse-not-a-player = Vain { $attackers } ja { $defenders } pelaavat pelissä #{ $game }.
refuse-frozen = Peli #{ $game } ei voi jatkua: sen tallennetut tiedot ovat ristiriidassa keskenään. Ylläpitäjäni on saanut tiedon; mitään ei ole kadonnut.
refuse-not-your-turn = Pelissä #{ $game } vuorossa on { $opponent } (vuoro alkoi { $since }).
refuse-stale-board = Tuo on pelin #{ $game } lauta { $board-ply ->
    [0] alusta
   *[other] siirron { $board-ply } jälkeen
}. Sen jälkeen on pelattu { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}, ja vuorossa on { $to-move }.
refuse-stale-board-where = `/board` näyttää uusimman.

refuse-empty-move = Kirjoita siirto näin: `{ $example }`, ensin lähtöruutu, sitten kohderuutu.
refuse-not-a-move = En osaa lukea tekstiä ”{ $text }” siirtona. Kirjoita ensin lähtöruutu, sitten kohderuutu: `{ $example }`.
refuse-invisible-move = En osaa lukea tuota siirtona. Kirjoita ensin lähtöruutu, sitten kohderuutu: `{ $example }`.
refuse-unexpected-text = En ymmärrä tekstiä ”{ $rest }” siirron perässä. Kaksi ruutua riittää: `{ $example }`.
refuse-not-captured = { $move } ei löisi nappulaa ruudussa { $square }. Kaksi ruutua riittää: säännöistä seuraa, mitä lyödään.

refuse-challenged-self = Et voi haastaa itseäsi. Valitse vastustajaksi joku toinen.
refuse-challenged-bot = { $name } on botti, eivätkä botit pelaa täällä tafl-peliä. Haasta ihminen.
refuse-no-such-variant = En tunne muunnelmaa ”{ $key }”. Tunnen nämä: { $variants }.
refuse-no-such-theme = En tunne teemaa ”{ $key }”. Tunnen nämä: { $themes }.
refuse-no-such-challenge = En enää löydä tätä haastetta. Tee uusi komennolla `/challenge`.
refuse-challenge-accepted = Tämä haaste otettiin vastaan, ja siitä tuli peli #{ $game }.
refuse-challenge-declined = Tätä haastetta ei otettu vastaan. Uuden voi tehdä komennolla `/challenge`.
refuse-challenge-withdrawn = Tämä haaste peruttiin. Uuden voi tehdä komennolla `/challenge`.
refuse-challenge-open = Tämä haaste on yhä avoin. Paina nappia vielä kerran.
refuse-not-challenged = Vain { $challenged } voi vastata tähän haasteeseen.
refuse-not-challenger = Vain { $challenger } voi perua tämän haasteen.

refuse-offer-accepted = Tämä tasapeliehdotus hyväksyttiin: peli #{ $game } päättyi tasan.
refuse-offer-declined = Tätä tasapeliehdotusta ei hyväksytty; peli #{ $game } jatkui.
refuse-offer-lapsed = Tämä tasapeliehdotus raukesi: siirto tai pelin #{ $game } loppu ehti ensin.
refuse-offer-open = Tämä tasapeliehdotus odottaa yhä. Paina nappia vielä kerran.
refuse-already-offered-yourself = Olet jo ehdottanut tasapeliä pelissä #{ $game }. Ehdotuksesi on voimassa, kunnes siihen vastataan tai pelataan siirto.

unknown-press-other-version = Tämä nappi on toisesta versiostani. `/games` näyttää pelisi ja niiden uusimmat laudat.
unknown-press = En tunne tätä nappia. `/games` näyttää pelisi ja niiden uusimmat laudat.

fault = Se epäonnistui, ja vika on minun. `/board` näyttää, missä pelisi on menossa; yritä sitten uudestaan.
fault-busy = Tietokantani on juuri nyt varattu, joten mitään ei muutettu. Yritä hetken kuluttua uudestaan.
fault-disk = Levylleni ei juuri nyt voi tallentaa (se voi olla täynnä), joten mitään ei muutettu. Ylläpitäjäni näkee syyn lokistani; yritä myöhemmin uudestaan.
