# Cómo aviso a alguien cuando le toca.

opt-settings-pings-desc = Cómo te aviso cuando te toca
choice-pings-channel = Con una mención debajo del tablero
choice-pings-dm = Con un mensaje privado con el tablero
choice-pings-none = De ningún modo

settings-pings = { $pings ->
    [dm] Cuando te toca: **te escribo en privado**, con el tablero.
    [dm-closed] Cuando te toca: **te menciono** debajo del tablero, porque no puedo escribirte en privado. Permite los mensajes privados de este servidor y elígelos otra vez.
    [none] Cuando te toca: **no te digo nada**. `/games` muestra las partidas que esperan tu jugada.
   *[channel] Cuando te toca: **te menciono** debajo del tablero.
}
settings-how-pings = Cámbialo con `/settings pings`.

notice-begins = La partida empieza, y tienes los atacantes.
notice-your-move = Te toca contra { $opponent } en { $variant }.

notice-closed = { $mention }, te toca en la partida #{ $game }. No puedo escribirte en privado, así que desde ahora te aviso aquí. Si permites los mensajes privados de este servidor, elígelos otra vez con `/settings`.
calls-closed = No puedo escribirte en privado, así que te aviso donde se juegan tus partidas. Si permites los mensajes privados de este servidor, elígelos otra vez con `/settings pings`.
