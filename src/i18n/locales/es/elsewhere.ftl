# Lo que se dice de mensajes que no están donde alguien ha actuado.

elsewhere-moved = { $where ->
    [private] Tu jugada está hecha. El tablero está en la conversación privada de la partida.
   *[channel] Tu jugada está hecha. El tablero está en { $place }.
}
elsewhere-resigned = { $where ->
    [private] Has abandonado. El tablero está en la conversación privada de la partida.
   *[channel] Has abandonado. El tablero está en { $place }.
}
elsewhere-offered = { $where ->
    [private] Has ofrecido tablas. La oferta está en la conversación privada de la partida.
   *[channel] Has ofrecido tablas. La oferta está en { $place }.
}
elsewhere-accepted = { $where ->
    [private] Has aceptado las tablas. El tablero está en la conversación privada de la partida.
   *[channel] Has aceptado las tablas. El tablero está en { $place }.
}

unseen-by-others = Queda hecho, pero solo tú ves este mensaje: aquí los demás no pueden ver lo que digo. Avisa a tu rival, o juega en un servidor del que yo sea miembro.
may-not-attach = No puedo adjuntar archivos en { $place }: pide el permiso «Adjuntar archivos».
