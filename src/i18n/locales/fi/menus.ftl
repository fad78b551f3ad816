# Siirron valinta valikoista ja ehdotukset kirjoittaessa.

choose-piece = Minkä nappulan siirrät?
choose-square = Minne nappula ruudusta { $from } menee?
piece-placeholder = Nappula
square-placeholder = Ruutu
piece-option = { $square } · { $piece ->
    [king] kuningas
    [attacker] hyökkääjä
   *[defender] puolustaja
} · { $moves ->
    [one] { $moves } siirto
   *[other] { $moves } siirtoa
}
move-option = { $move }
move-option-captures = { $move }, lyö { $captured }

preview-move = Siirtäisit { $move }.
preview-move-captures = Siirtäisit { $move } ja löisit { $captured }.
preview-wins = Sillä voitat pelin.
preview-loses = **Sillä häviät pelin.**
preview-draws = **Silloin peli päättyy tasan.**
preview-third-time-loses = **Asema olisi laudalla kolmatta kertaa: häviäisit.**
preview-third-time-wins = Asema olisi laudalla kolmatta kertaa: voittaisit.
preview-third-time-draws = **Asema olisi laudalla kolmatta kertaa: peli päättyisi tasan.**
preview-second-time = Asema olisi laudalla toista kertaa.

button-confirm-move = Vahvista { $move }
button-cancel = Peruuta

closed-move-played = Siirtosi on pelattu.
closed-move-left = Et siirtänyt. Laudan alla olevat napit toimivat yhä.
closed-resigned = Luovutit pelin.
closed-resign-outdated = Et luovuttanut: peli on edennyt sen jälkeen, kun kysyin. Jos haluat yhä luovuttaa, paina **Luovuta** uusimman laudan alta tai käytä komentoa `/resign`.
closed-resign-kept = Peli jatkuu.
