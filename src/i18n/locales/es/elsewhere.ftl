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

# Debajo del tablero que solo ve una persona, porque no puedo mostrarlo donde se juega.
elsewhere-kept = { $where ->
    [private] Esto aquí solo lo ves tú. En la conversación privada de la partida no puedo escribir por mi cuenta: tu rival lo verá cuando use un comando o pulse un botón.
   *[channel] Esto aquí solo lo ves tú. No puedo publicar en { $place }, donde se juega la partida: tu rival lo verá cuando use un comando o pulse un botón.
}
elsewhere-rematch-not-asked = { $where ->
    [private] No se lo he pedido a nadie: en la conversación privada de la partida no puedo escribir por mi cuenta. Pide la revancha allí.
   *[channel] No se lo he pedido a nadie: no puedo publicar en { $place }, donde se jugó la partida. Pide la revancha allí o en otro sitio de ese servidor.
}

unseen-by-others = Queda hecho, pero solo tú ves este mensaje: aquí los demás no pueden ver lo que digo. Avisa a tu rival, o juega en un servidor del que yo sea miembro.
may-not-attach = No puedo adjuntar archivos en { $place }: pide el permiso «Adjuntar archivos».
