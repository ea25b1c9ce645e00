# Lo que dice la propia sala: negativas, avisos, la prueba de limpieza.

# --- negativas
hall-no-identity = Aún no tienes identidad aquí, o ha caducado: pide una nueva.
hall-foreign-origin = Esta petición viene de la página de otro sitio.
hall-request-unreadable = La petición no se puede leer: { $reason_message }
hall-query-wrong = «{ $given_text }» no es un valor para { $field_name }.
hall-not-json-type = El contenido debe ser application/json, no { $given_text }.
hall-body-too-long = El contenido supera { $most_count } bytes.
hall-options-too-long = Las opciones superan { $most_count } bytes.
hall-body-too-slow = El contenido tardó demasiado en llegar.
hall-too-many = { $seconds_count ->
    [one] Demasiadas peticiones: prueba otra vez dentro de { $seconds_count } segundo.
   *[other] Demasiadas peticiones: prueba otra vez dentro de { $seconds_count } segundos.
}
hall-watching-too-many = Una conexión puede seguir { $most_count } mesas como mucho.
hall-store-down = La base de datos no responde; prueba dentro de un momento.
hall-closing = La sala está cerrando; prueba dentro de un momento.
hall-busy = Demasiados escriben a la vez; prueba dentro de un momento.
hall-failed = Algo ha fallado en la sala; queda anotado.
hall-no-such-address = No hay nada en esta dirección.
hall-wrong-method = Esta dirección no admite ese tipo de petición.
hall-no-such-table = No existe esa mesa, o es privada y necesita su enlace.
hall-no-such-seat = No existe el asiento { $given_count }: el último es el { $most_count }.
hall-no-such-session = No existe esa sesión.
hall-no-such-language = Aquí no se habla «{ $given_text }».
hall-no-rules-text = Las reglas de { $game_name } no están escritas aquí.
hall-no-spectators = Esta mesa no admite espectadores.
hall-rules-version-newer = Esta mesa ha continuado con la versión { $given_text } de sus reglas y esta sala todavía tiene la versión { $present_text }. Vuelve a intentarlo cuando la sala se haya actualizado.
hall-stranded = Esta partida empezó con reglas anteriores y no puede continuar con las actuales: se puede consultar, guardar y terminar.
hall-stranded-transcript = Esta partida empezó con reglas anteriores y con las actuales no se desarrolla igual, así que no hay ninguna transcripción que se pueda reproducir; en su lugar se puede guardar el registro.
hall-not-stranded = Las reglas no impiden que esta partida continúe: se puede seguir jugando sin más.
hall-end-already-agreed = { $seat } ya está de acuerdo con eso.
hall-rules-version-gone = Esta mesa se jugó con la versión { $given_text } de sus reglas; esta sala conoce la { $present_text }.
hall-table-damaged = El registro de esta mesa está dañado y no se puede abrir. Quien administra la sala quizá pueda recuperarla de una copia de seguridad.
hall-not-your-seat = Ese asiento no es tuyo: { $seat }.
hall-not-seated = No ocupas ningún asiento en esta mesa.
hall-not-host = Solo el anfitrión puede hacer eso.
hall-already-seated = Ya ocupas un asiento en esta mesa.
hall-table-full = Todos los asientos están ocupados.
hall-seat-taken = Ese asiento está ocupado: { $seat }.
hall-seats-free = { $seats_count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $seats_count } asientos libres.
}
hall-seats-wrong-count = { $given_count ->
    [one] Se describió { $given_count } asiento y los jugadores son { $players_count }.
   *[other] Se describieron { $given_count } asientos y los jugadores son { $players_count }.
}
hall-seats-several-mine = Solo una mesa de pantalla compartida deja que una persona tenga varios asientos.
hall-names-wrong-count = { $given_count ->
    [one] Se ha dado { $given_count } nombre y los jugadores son { $players_count }.
   *[other] Se han dado { $given_count } nombres y los jugadores son { $players_count }.
}
hall-name-not-yours = Solo puedes poner nombre a tus propios asientos: { $seat } no es tuyo.
hall-names-without-hot-seat = Los asientos solo tienen nombre propio en una mesa alrededor de una pantalla.
hall-seeds-not-allowed = Esta sala sortea las semillas ella misma.
hall-nonce-not-taken = Este reparto ya está fijado: no admite ningún nonce tuyo.
hall-nonce-without-seat = Un nonce va con un asiento tuyo, y ninguno de estos lo es.
hall-reveal-not-asked = Ahora no se te pide ningún nonce.
hall-reveal-wrong = Ese no es el nonce al que se comprometió { $seat }.
hall-dealing = Los asientos están fijados y se está repartiendo; la partida empieza enseguida.
hall-daily-one-person = La partida del día es para una sola persona, en solitario o contra bots.
hall-daily-not-yours = Es la partida del día de otra persona: los demás podrán verla cuando acabe el día (UTC).
hall-daily-day-over = Este reparto era el del { $day_text }: ese día ha pasado y su semilla ya se conoce.
hall-pace-field-unused = Un ritmo { $pace_name } no tiene { $field_name }.
hall-pace-out-of-bounds = { $field_name } debe estar entre { $least_count } y { $most_count }, no { $given_count }.
hall-bot-unknown = No existe el bot «{ $given_text }». ¿Querías decir { $nearest_name }?
hall-already-started = La partida ya ha empezado.
hall-not-started = La partida aún no ha empezado.
hall-not-finished = La partida aún no ha terminado.
hall-finished = La partida ha terminado.
hall-nothing-to-leave = No hay nada que dejar.
hall-already-out = { $seat } está fuera de la partida.
hall-seat-away = { $seat } está ausente: primero hay que sentarse de nuevo.
hall-seat-flagged = El tiempo de { $seat } se agotó: vuelve primero a tu asiento.
hall-missed-decision = Se está respondiendo la decisión que { $seat } dejó pasar: inténtalo de nuevo en un momento.
hall-undo-nothing = No hay ninguna decisión tuya que deshacer.
hall-undo-no-such-ply = La partida no puede volver a la jugada { $given_count }: va por la { $present_count }.
hall-undo-already-asked = { $seat } ya ha pedido deshacer.
hall-undo-not-asked = Nadie te ha pedido deshacer.
hall-name-wrong = Un nombre tiene de { $least_count } a { $most_count } caracteres visibles, entre ellos al menos una letra o una cifra, y sin acentos amontonados.
hall-no-such-deck = No existe ese mazo guardado.
hall-deck-name-wrong = El nombre de un mazo tiene de { $least_count } a { $most_count } caracteres visibles, entre ellos al menos una letra o una cifra, y sin acentos amontonados.
hall-deck-name-taken = Otro mazo guardado ya se llama «{ $name_text }».
hall-decks-full = Tienes { $most_count } mazos guardados, tantos como conserva la sala: borra uno primero.
hall-deck-size-wrong = Un mazo guardado tiene de 1 a { $most_count } cartas.
hall-undo-counting = Esta mesa cuenta: nadie deshace un sorteo ni algo revelado, ni siquiera de común acuerdo.
hall-hint-counting = Esta mesa cuenta: aquí no hay pistas.
hall-hint-not-asked = Ahora no se espera nada de { $seat }, así que no hay nada que aconsejar.
hall-hint-one-move = Solo hay una jugada legal.
hall-hint-reaction = Aquí no hay pista: todos verían que la pides y adivinarían que puedes reaccionar.
hall-no-hint = { $seat } no ha pedido ninguna pista.
hall-no-review = Esta partida aún no se ha analizado.
hall-review-not-played = No hay nada que analizar: nadie hizo una jugada, o la partida no se puede reproducir.
hall-review-daily = Es una partida del día. Su análisis se abre a medianoche (UTC), cuando ya nadie pueda jugarla.
hall-branch-past-end = La partida no tiene ninguna decisión después de la jugada { $given_count }: elige una de la 0 a la { $most_count }.
hall-branch-daily = Es una partida del día. Cuando termine su día, podrás seguir desde aquí en una mesa propia.
hall-undo-needs-absent = { $seat } no está para dar su acuerdo, así que ahora no se puede deshacer.
hall-chat-wrong = Una línea de chat tiene de 1 a { $most_count } caracteres.
hall-has-account = Ya tienes una cuenta.
hall-no-account = Aún no tienes cuenta.
hall-login-taken = El nombre de usuario «{ $login_text }» está ocupado.
hall-login-wrong = El nombre de usuario o la contraseña no son correctos.
hall-banned = No puedes entrar en esta sala. El motivo: { $why_text }
hall-banned-until = No puedes entrar en esta sala hasta { $until_text }. El motivo: { $why_text }
hall-you-were-removed = El anfitrión te ha quitado de esta mesa.
hall-nobody-there = Ahí no hay nadie: { $seat }.
hall-remove-yourself = No puedes quitarte de la mesa: levántate de ella.
hall-not-removed = A esa persona no se la ha quitado de esta mesa.
hall-table-closed = El operador de la sala ha cerrado esta mesa. El motivo: { $why_text }
hall-confirm-wrong = Lo que has escrito para confirmar no es tu nombre de usuario (o, si eres invitado, tu nombre).
hall-recovery-wrong = El nombre de usuario o el código no son correctos, o el código ya se usó o ha caducado.
hall-commitment-differs = La semilla de la transcripción tiene el compromiso { $found_text }, pero anotaste { $noted_text }: no es la partida que empezó.
hall-nonce-not-in-deal = Ningún jugador aportó el nonce { $noted_text } a este reparto.
hall-proof-of-position = Esta transcripción empieza desde una posición que alguien dispuso, no desde un reparto: no prueba nada sobre el azar de una mesa.

# --- avisos
hall-sat-down = { $seat } se sienta.
hall-started = Empieza la partida.
hall-no-reveal = { $seat } no reveló su nonce a tiempo; se repartió sin él.
hall-bot-stuck = El bot de { $seat } no respondió a tiempo; se jugó al azar por él.
hall-undone = { $seat } deshace una jugada.
hall-hint-taken = { $seat } pide una pista. La partida queda marcada.
hall-undo-asked = { $seat } querría deshacer una jugada.
hall-undo-refused = { $seat } no acepta deshacer la jugada.
hall-left = { $seat } se va; un bot sigue jugando.
hall-came-back = { $seat } ha vuelto.
hall-resigned = { $seat } abandona; un bot sigue jugando.
hall-flagged = { $seat } se ha quedado sin tiempo; un bot sigue jugando.
hall-gone = { $seat } ha dejado esta sala para siempre; un bot sigue jugando.
hall-removed = El anfitrión ha quitado a alguien del asiento { $place_count }.
hall-outage = { $seconds_count ->
    [one] La sala estuvo fuera de servicio { $seconds_count } segundo; ningún reloj corrió.
   *[other] La sala estuvo fuera de servicio { $seconds_count } segundos; ningún reloj corrió.
}
hall-rules-changed = Las reglas de este juego han cambiado de la versión { $from_text } a la versión { $to_text }. Todas las jugadas hechas hasta ahora dan lo mismo con las reglas nuevas y la partida continúa con ellas.
hall-rules-changed-uncompared = Las reglas de este juego han cambiado de la versión { $from_text } a la versión { $to_text }. Todas las jugadas hechas hasta ahora son legales con las reglas nuevas y la partida continúa con ellas. De algunas jugadas antiguas no quedó anotado qué efecto tuvieron y no se ha podido comparar.
hall-end-agreed = { $seat } está de acuerdo en terminar la partida sin resultado.
hall-ended-without-result = La partida termina sin resultado: las reglas han cambiado y no puede continuar con ellas.
hall-prompt-stranded = Las reglas han cambiado: esta partida no puede continuar.
hall-flagged-default = El tiempo de { $seat } se ha agotado; hasta que vuelva se dan las respuestas por defecto del juego.
hall-reminder = { $seat }: { $hours_count ->
    [one] queda menos de una hora
   *[other] quedan menos de { $hours_count } horas
} para esta decisión.
hall-clock-forward = El reloj de la sala se adelantó { $seconds_count } segundos; no se le descontaron a nadie.
hall-clock-back = El reloj de la sala se atrasó { $seconds_count } segundos; el tiempo de todos sigue como estaba.
hall-daily-late = El día de esta partida diaria ha terminado: este intento ya no cuenta.

# --- prueba de limpieza
hall-proven = { $moves_count ->
    [one] PROBADO: reparto de la semilla con compromiso { $commitment_text }; 1 jugada, y fue legal.
   *[other] PROBADO: reparto de la semilla con compromiso { $commitment_text }; { $moves_count } jugadas, todas legales.
}
hall-proven-noted = Es el compromiso que anotaste al empezar: nada se volvió a sortear.
hall-proven-not-noted = Compáralo con el que se mostró al empezar la mesa (o dalo con --commitment).
hall-proven-take-backs = La partida se jugó con jugadas deshechas: alguien deshizo un sorteo o algo revelado.
hall-proven-hints = Pidieron pistas: { $hinted_seat }.
hall-proven-together = { $moves_count ->
    [one] PROBADO: 1 jugada, y fue legal, con un reparto hecho de la parte de la sala de compromiso { $commitment_text } y los nonces de los jugadores.
   *[other] PROBADO: { $moves_count } jugadas, todas legales, con un reparto hecho de la parte de la sala de compromiso { $commitment_text } y los nonces de los jugadores.
}
hall-proven-contributed = { COUNT($contributed_seat) ->
    [one] { $contributed_seat } aportó un nonce: es el que correspondía a su hash, y la semilla está hecha con él.
   *[other] { $contributed_seat } aportaron un nonce: cada uno es el que correspondía a su hash, y la semilla está hecha con todos.
}
hall-proven-missing = { COUNT($missing_seat) ->
    [one] { $missing_seat } se comprometió a un nonce y no lo reveló; la semilla se hizo sin él.
   *[other] { $missing_seat } se comprometieron a un nonce y no lo revelaron; la semilla se hizo sin ellos.
}
hall-proven-own = Tu nonce está en el reparto: es el de { $seat }.
hall-unproven-alone = No probado: que la sala sorteara su semilla a ciegas. Nadie aportó un nonce, así que pudo mirar muchas semillas antes de comprometerse con una.
hall-unproven-contributed = Nadie pudo elegir este reparto si al menos uno de los que aportaron no está confabulado con la sala y mostró su nonce solo cuando el compromiso y todos los hashes estaban fijados. No probado: cuándo fue eso y quién estaba sentado.
hall-unproven-missing = No probado: por qué falta un nonce. Una sala que oculta uno recibido, o que ayuda a un jugador a retenerlo, elige entre dos repartos por cada uno que falta.
hall-unproven-chosen = Nada está probado sobre el azar. Quien abrió la mesa eligió su semilla y pudo conocer de antemano todo lo que saldría.
hall-unproven-allowed = Esta sala deja que quien abre una mesa elija su semilla (--allow-seeds). La transcripción dice que esta la sorteó la sala; eso no está probado.
hall-unproven-daily = Es el reparto del { $day_text }, el mismo para todos los que lo jugaron. Compara el compromiso con el que la sala publicó para ese día. No probado: que la sala lo sorteara a ciegas.
hall-unproven-moves = No probado: que estas sean todas las jugadas, quién las hizo, ni que nadie que administre la sala haya mirado cartas ocultas.
