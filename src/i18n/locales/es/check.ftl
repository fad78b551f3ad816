# /tafl-check: qué falta en un canal.

check-title = **Hnefi { $version }** en { $place }
check-title-private = **Hnefi { $version }** en esta conversación
check-all-well = Todo en orden: aquí tengo todos los permisos que necesito.
check-missing = Aquí faltan algunos permisos. Quien gestione este servidor puede dármelos:
check-view-channel = **Ver canal**: sin él puedo responder a los comandos, pero no publicar nada por mi cuenta.
check-send-messages = **Enviar mensajes**: sin él no puedo mostrar un tablero que una respuesta no pudo mostrar, ni las jugadas hechas en otro sitio.
check-send-messages-in-threads = **Enviar mensajes en hilos**: sin él no puedo publicar en los hilos de las partidas.
check-attach-files = **Adjuntar archivos**: sin él no puedo publicar los tableros como imágenes.
check-create-public-threads = **Crear hilos públicos**: sin él no puedo crear los hilos que reciben las partidas nuevas en este servidor.
check-read-message-history = **Leer el historial de mensajes**: sin él no veo si un tablero ya está puesto, y podría publicarlo dos veces.
check-between-us = Aquí puedes mirar tus partidas y jugar en ellas. Un reto necesita un lugar donde tu rival lo vea.
check-user-installed = No soy miembro de este sitio; me has traído tú. Puedo responder a comandos y botones, y enseñar los tableros a todo el mundo aquí. No puedo publicar por mi cuenta: lo que una respuesta no pudo mostrar, cada cual lo ve con su próximo comando aquí.
check-user-installed-unheard = No soy miembro de este sitio; me has traído tú, y las aplicaciones de fuera solo pueden responderte a ti. Los demás no ven aquí tus jugadas: juega en un servidor del que yo sea miembro, o pide el permiso «Usar aplicaciones externas».
check-latency = Discord me responde en { $discord } ms, mi base de datos en { $database } ms.
check-latency-unknown = Discord no me responde en este momento; mi base de datos responde en { $database } ms.
