# Lo que dice el cliente del navegador alrededor de cada mesa.

shell-title = Meadhall: juegos de mesa de la era vikinga
shell-welcome = Siéntate, el hidromiel está servido
shell-welcome-words = Juegos de mesa de la era vikinga, fieles a sus reglas: a solas contra bots, alrededor de una pantalla, en tiempo real o a una jugada por día. Sin cuenta.
shell-home = Inicio
shell-navigation = Navegación principal
shell-nav-play = Nueva mesa
shell-nav-settings = Ajustes
shell-nav-profile = Perfil
shell-switch-theme = Día o noche
shell-skip-to-content = Saltar al contenido
shell-announcements = Avisos
shell-unreachable = Ahora mismo no se puede llegar a la sala. Inténtalo otra vez.
shell-reconnecting = Conexión perdida. Reconectando…
shell-loading = Cargando…
shell-close = Cerrar
shell-save = Guardar
shell-cancel = Cancelar
shell-not-found = No hay nada en esta dirección
shell-not-found-words = Quizá el enlace llegó cortado. Las mesas están en el inicio.
shell-session-ended = Tu sesión ha terminado; ahora eres un invitado nuevo. Inicia sesión para recuperar tus mesas:
shell-guest = Invitado
shell-gone = Antiguo jugador
shell-banned = No puedes entrar
shell-turn-elsewhere = Te toca: { $game } con { $names }
shell-turns-more = { $count ->
    [one] una mesa más
   *[other] { $count } mesas más
}

## Inicio

shell-games = Juegos
shell-players-range = De { $least } a { $most } jugadores
shell-play-now = Jugar ya
shell-starting = Preparando…
shell-new-table = Nueva mesa
shell-rules = Reglas
shell-your-tables = Tus mesas
shell-open-tables = Mesas abiertas
shell-no-open-tables = Nadie espera jugadores ahora mismo. Abre una mesa y envía el enlace.
shell-finished-tables = Partidas terminadas
shell-result-with = con { $names }
shell-result-place = Puesto { $place } de { $players }
shell-result-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
shell-free-seat = Asiento libre
shell-your-turn = Te toca
shell-status-open = Esperando jugadores
shell-status-finished = Terminada
shell-status-stranded = Las reglas han cambiado
shell-one-screen = Alrededor de una pantalla
shell-move-number = Jugada { $number }

## Abrir una mesa

shell-game = Juego
shell-players = Jugadores
shell-seats = Asientos
shell-seats-hint = Quién se sienta dónde. Deja un asiento abierto para quien tenga el enlace.
shell-seat-me = Yo
shell-seat-open = Abierto, para quien tenga el enlace
shell-seat-bot = Bot: { $bot }
shell-bot-random = Vagabundo (al azar)
shell-bot-greedy = Mayordomo (rápido)
shell-bot-quick = Mayordomo (rápido)
shell-bot-steady = Huscarle (constante)
shell-bot-strong = Jarl (fuerte)
shell-bot-random-name = Vagabundo
shell-bot-greedy-name = Mayordomo
shell-bot-quick-name = Mayordomo
shell-bot-steady-name = Huscarle
shell-bot-strong-name = Jarl
shell-bot-random-about = Juega cualquier cosa que permitan las reglas.
shell-bot-quick-about = Responde al instante y toma lo que mejor parece por el momento.
shell-bot-steady-about = Mira algunas jugadas por delante y se toma un momento para ello.
shell-bot-strong-about = Piensa por adelantado hasta tres segundos por turno: el rival más fuerte de esta sala.
shell-bot-quick-raider = Mayordomo saqueador (rápido)
shell-bot-quick-merchant = Mayordomo mercader (rápido)
shell-bot-quick-builder = Mayordomo constructor (rápido)
shell-bot-steady-raider = Huscarle saqueador (constante)
shell-bot-steady-merchant = Huscarle mercader (constante)
shell-bot-steady-builder = Huscarle constructor (constante)
shell-bot-strong-raider = Jarl saqueador (fuerte)
shell-bot-strong-merchant = Jarl mercader (fuerte)
shell-bot-strong-builder = Jarl constructor (fuerte)
shell-bot-quick-raider-name = Mayordomo saqueador
shell-bot-quick-merchant-name = Mayordomo mercader
shell-bot-quick-builder-name = Mayordomo constructor
shell-bot-steady-raider-name = Huscarle saqueador
shell-bot-steady-merchant-name = Huscarle mercader
shell-bot-steady-builder-name = Huscarle constructor
shell-bot-strong-raider-name = Jarl saqueador
shell-bot-strong-merchant-name = Jarl mercader
shell-bot-strong-builder-name = Jarl constructor
shell-bot-quick-raider-about = { shell-bot-quick-about } { shell-temper-raider-about }
shell-bot-quick-merchant-about = { shell-bot-quick-about } { shell-temper-merchant-about }
shell-bot-quick-builder-about = { shell-bot-quick-about } { shell-temper-builder-about }
shell-bot-steady-raider-about = { shell-bot-steady-about } { shell-temper-raider-about }
shell-bot-steady-merchant-about = { shell-bot-steady-about } { shell-temper-merchant-about }
shell-bot-steady-builder-about = { shell-bot-steady-about } { shell-temper-builder-about }
shell-bot-strong-raider-about = { shell-bot-strong-about } { shell-temper-raider-about }
shell-bot-strong-merchant-about = { shell-bot-strong-about } { shell-temper-merchant-about }
shell-bot-strong-builder-about = { shell-bot-strong-about } { shell-temper-builder-about }
shell-temper = Carácter
shell-temper-none = Sin carácter especial
shell-temper-raider = Saqueador
shell-temper-merchant = Mercader
shell-temper-builder = Constructor
shell-temper-raider-about = Aprecia más que otros las incursiones, los drakkar y los ejércitos.
shell-temper-merchant-about = Aprecia más que otros el dinero, el comercio y las tierras ricas.
shell-temper-builder-about = Aprecia más que otros los monasterios, las casas y los castillos.
shell-name-of-seat = Nombre de { $seat }
shell-hot-seat-hint = Varios asientos son tuyos: se juega alrededor de una pantalla, y un telón oculta cada mano a los demás.
shell-pace = Ritmo
shell-pace-untimed = Sin reloj
shell-pace-live = En tiempo real
shell-pace-correspondence = Por correspondencia
shell-pace-untimed-hint = Cada cual se toma el tiempo que necesita.
shell-pace-live-hint = Cada jugador tiene un reloj; cada decisión añade un poco de tiempo.
shell-pace-correspondence-hint = Cada decisión tiene un plazo de días.
shell-pace-live-short = { $minutes } min + { $seconds } s
shell-pace-days = { $days ->
    [one] 1 día por jugada
   *[other] { $days } días por jugada
}
shell-minutes = Minutos por jugador
shell-increment = Segundos añadidos por decisión
shell-days = Días por decisión
shell-private = Mesa privada
shell-private-hint = Solo quien tenga el enlace puede encontrarla y mirar.
shell-daily = Partida del día
shell-counting-table = Mesa que cuenta
shell-counting = Cuenta
shell-counting-hint = Nadie deshace un sorteo ni algo revelado, ni siquiera de común acuerdo.
shell-counted = Cuenta hoy
shell-counted-hint = Este es tu único intento contado de la partida de hoy; nadie deshace un sorteo ni algo revelado.
shell-practice = Práctica
shell-practice-hint = Esta partida no cuenta: ya has tenido tu intento del día, o su día ha terminado.
shell-take-backs = Con jugadas deshechas
shell-take-backs-hint = Alguien deshizo un sorteo o algo revelado. La partida queda marcada.
shell-on-timeout = Cuando ha pasado un plazo
shell-on-timeout-stand-in = Decide un bot
shell-on-timeout-default = Respuestas por defecto
shell-on-timeout-stand-in-hint = Quien deja pasar un plazo recibe antes un aviso; después un bot juega en su lugar hasta que vuelva.
shell-on-timeout-default-hint = Quien deja pasar un plazo recibe antes un aviso; después se dan las respuestas por defecto del juego hasta que vuelva. Si el juego no las tiene, decide un bot.
shell-daily-hint = Quien marque esto hoy tendrá la misma suerte que los demás. Es para una sola persona, en solitario o contra bots; los demás podrán mirar mañana.
shell-daily-alone = La partida del día es para una sola persona: da los demás asientos a bots.
shell-daily-commitment = El reparto del día está fijado: su compromiso es { $hash }. La semilla se muestra cuando acaba el día.
shell-daily-results = Resultados del día
shell-daily-nobody = Nadie la ha terminado todavía.
shell-daily-rank = Puesto
shell-daily-name = Nombre
shell-daily-kind = { $players ->
    [one] En solitario
   *[other] { $players } jugadores, contra { $bots }
}
shell-options = Opciones del juego
shell-option-clause = Regla { $clause }
shell-option-editor = Abrir el editor
shell-start-now = Empezar la partida
shell-open-table = Abrir la mesa

## Sala de espera

shell-table = Mesa
shell-table-closed = Esta mesa no se puede mostrar
shell-closed = Esta mesa se cerró
shell-host = Anfitrión
shell-sit-down = Sentarse
shell-stand-up = Levantarse
shell-put-bot = Sentar un bot…
shell-take-off = Quitar
shell-remove-person = Quitar a { $name } de la mesa
shell-remove-sure = Pierde el asiento al momento y ya no podrá sentarse ni usar el chat aquí, a menos que le dejes volver.
shell-remove-yes = Sí, quitar
shell-removed-people = Fuera de la mesa
shell-let-in = Dejar volver
shell-start = Empezar
shell-start-with-bots = { $count ->
    [one] Empezar con un bot en el asiento libre
   *[other] Empezar con bots en los { $count } asientos libres
}
shell-waiting-seats = { $count ->
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
shell-waiting-host = Todos los asientos están ocupados. El anfitrión empieza la partida.
shell-invite = Invitar
shell-invite-hint = Quien abra este enlace puede sentarse: sin cuenta y en su idioma.
shell-invite-link = Enlace a esta mesa
shell-copy = Copiar
shell-copied = Copiado
shell-copy-link = Copiar el enlace a esta mesa
shell-qr = Código QR del enlace

## En la mesa

shell-you = Tú
shell-is-bot = Bot
shell-out-resigned = Abandonó
shell-out-flagged = Sin tiempo
shell-out-gone = Ya no está
shell-away = Ausente
shell-offline = Sin conexión
shell-deadline-near = Plazo a punto de vencer
shell-to-move = Le toca
shell-clock = Quedan { $time }
shell-clock-days = { $days ->
    [one] 1 día
   *[other] { $days } días
}
shell-watchers = { $count ->
    [one] 1 mirando
   *[other] { $count } mirando
}
shell-menu = Menú
shell-side = Registro y chat
shell-log = Registro
shell-log-all = Mostrar todo el registro
shell-chat = Chat
shell-chat-empty = Nadie ha dicho nada todavía.
shell-chat-removed = (retirado)
shell-chat-unread = { $count ->
    [one] { $count } línea sin leer en el chat
   *[other] { $count } líneas sin leer en el chat
}
shell-chat-write = Di algo
shell-send = Enviar
shell-why = ¿por qué?
shell-why-clause = ¿Por qué? Regla { $clause }
shell-why-title = ¿Por qué?
shell-read-rules = Leerlo en las reglas
shell-steps = Mostrar efectos
shell-pause = Pausa
shell-go-on = Seguir
shell-next-step = Efecto siguiente
shell-skip = Saltar
shell-undo = Deshacer
shell-undo-ask = Deshacer: se preguntará a los demás
shell-undo-marks = Deshacer: más allá de un sorteo o de algo revelado, la partida queda marcada «con jugadas deshechas»
shell-undo-counting = Deshacer: esta mesa cuenta, así que nunca más allá de un sorteo o de algo revelado
shell-undo-asked = { $name } pide deshacer una jugada.
shell-undo-asked-move = { $name } pide deshacer esto: «{ $move }»
shell-undo-refused = { $name } no acepta deshacer la jugada.
shell-undo-refused-move = { $name } no acepta deshacer esto: «{ $move }»
shell-agree = Aceptar
shell-refuse = Rechazar
shell-outlook = Si la ronda acabara ahora
shell-outlook-short = Si acabara ahora
shell-copy-moment = Copiar enlace a este momento
shell-plain-table = Mesa sencilla: listas y botones
shell-own-table = Tablero gráfico
shell-let-bot-play = Irme: un bot juega por mí
shell-come-back = Recuperar mi asiento
shell-i-am-back = Ya estoy aquí
shell-you-are-flagged = Se te acabó el tiempo. Un bot juega por ti hasta que vuelvas.
shell-you-are-flagged-default = Se te acabó el tiempo. Se dan respuestas por defecto por ti hasta que vuelvas.
shell-you-are-away = Has dejado esta mesa. Un bot juega por ti hasta que vuelvas.
shell-resign = Abandonar
shell-resign-sure = Un bot jugará tu asiento hasta el final. No se puede deshacer.
shell-resign-yes = Sí, abandonar
shell-keys-line = Teclas: U deshacer · S saltar · E si acabara ahora · L registro · C chat · M tablero · H mano · I pista · flechas e Intro en el tablero
shell-dealing = Los asientos están fijados; se está repartiendo…
shell-commitment = El compromiso es { $hash }. La semilla que representa se muestra al acabar la partida.
shell-deal-title = Cómo se hizo este reparto
shell-deal-hall = La sala sorteó una semilla secreta y la fijó antes de que nadie se sentara.
shell-deal-daily = Es el reparto del { $day }: todos los que lo juegan tienen el mismo. Se fijó antes de que empezara el día.
shell-deal-daily-short = Partida del día
shell-deal-chosen = Quien abrió esta mesa eligió su semilla y puede conocer de antemano todo lo que saldrá.
shell-deal-chosen-short = Semilla elegida
shell-deal-allowed = Esta sala deja que quien abre una mesa elija su semilla: es para pruebas.
shell-deal-allowed-short = Sala de pruebas
shell-deal-given = Aportaron a la semilla, para que la sala no la eligiera sola: { $names }.
shell-deal-nobody = Nadie aportó a la semilla: la sorteó la sala sola.
shell-deal-missing = No aportaron a tiempo: { $names }.
shell-deal-kept = Tu navegador aportó { $nonce }, y la sala ha respetado todo lo que estaba fijado antes.
shell-deal-late = La aportación de tu navegador llegó tarde; se repartió sin ella.
shell-deal-broken = AVISO: la sala no respetó lo que había fijado cuando tu navegador aportó { $nonce }.
shell-deal-verify = Para comprobarlo todo, guarda la transcripción y ejecuta:
shell-deal-verify-later = Anota el compromiso: con él y la transcripción, cualquiera puede comprobar el reparto al acabar la partida.
shell-curtain = Pasa la pantalla a { $name }
shell-curtain-hint = Que nadie más mire ahora.
shell-curtain-open = Soy { $name }
shell-actions = Lo que puedes hacer
shell-actions-none = Nada que decidir ahora.
shell-actions-search = Buscar una acción
shell-actions-not-found = Ninguna acción tiene esas palabras.
shell-notation = Escribirla en notación
shell-view = La mesa
shell-view-all = Todo lo que se sabe

## El final de la partida

shell-game-over = La partida ha terminado
shell-result = Resultado
shell-winner = { $count ->
    [one] ¡Gana { $names }!
   *[other] ¡Ganan { $names }!
}
shell-nobody-wins = Nadie gana.
shell-score-alone = { $score ->
    [one] { $name }: { $score } punto
   *[other] { $name }: { $score } puntos
}
shell-score = Puntuación
shell-total = Total
shell-place = Puesto
shell-rematch = Revancha
shell-replay = Repetición
shell-transcript = Transcripción

## A game whose rules have changed

shell-stranded = { $game }: las reglas han cambiado
shell-stranded-over = { $game }: terminada por un cambio de reglas
shell-stranded-why = Esta partida empezó con la versión { $from } de las reglas. Desde entonces se han corregido reglas y la sala juega con la versión { $to }. Con las reglas corregidas, esta partida no habría transcurrido como lo hizo. Las jugadas de nadie se juzgan nunca con reglas posteriores, así que la partida no puede continuar.
shell-stranded-setup = Ya la preparación sería otra, así que no se puede mostrar nada de la partida en el tablero. Todas las jugadas siguen guardadas.
shell-stranded-illegal = Hasta la jugada { $last } la partida transcurre exactamente igual y se puede consultar. La jugada { $next } ya no está permitida.
shell-stranded-differs = Hasta la jugada { $last } la partida transcurre exactamente igual y se puede consultar. La jugada { $next } tendría ahora otros efectos.
shell-stranded-look = Ver la partida hasta aquí
shell-save-log = Guardar el registro
shell-end-game = Terminar la partida…
shell-end-game-sure = La partida termina sin resultado en cuanto todos los que están a la mesa estén de acuerdo. Entonces todas las manos, cartas ocultas y jugadas quedan a la vista de todos. No se puede deshacer.
shell-end-game-yes = De acuerdo: terminarla sin resultado
shell-end-game-waiting = Falta que estén de acuerdo con terminarla: { $names }.
shell-ended-without-result = Terminada de común acuerdo, sin resultado.
shell-result-not-kept = Esta partida terminó con las reglas anteriores. Su resultado no se guardó entonces y ya no se puede averiguar.
shell-stored-moves = { $count ->
    [one] Una jugada guardada más
   *[other] { $count } jugadas guardadas más
}
shell-stored-moves-words = Estas jugadas se hicieron con las reglas anteriores y aparecen tal como están guardadas. Las de los demás se muestran cuando la partida haya terminado, porque algunas son secretas.
shell-stored-move-hidden = se muestra cuando termine la partida

## Repetición

shell-back-to-table = Volver a la mesa
shell-previous-move = Jugada anterior
shell-next-move = Jugada siguiente
shell-moment = Momento de la partida
shell-move-of = Jugada { $number } de { $last }
shell-look-from = Mirar desde
shell-spectator = Espectador

## Reglas

shell-rules-search = Buscar en las reglas
shell-rules-chapters = Capítulos
shell-rules-lesson = Aprende en diez minutos
shell-rules-clauses = Todas las reglas, punto por punto
shell-rules-none = Las reglas de este juego aún no están escritas aquí.
shell-rules-not-found = Ninguna cláusula tiene esas palabras.

## Ajustes

shell-language = Idioma
shell-theme = Colores
shell-theme-auto = Según el sistema
shell-theme-light = Claro
shell-theme-dark = Oscuro
shell-motion = Animaciones
shell-motion-auto = Según el sistema
shell-motion-less = Menos
shell-motion-full = Completas
shell-steps-slow = Despacio
shell-steps-normal = Normal
shell-steps-fast = Deprisa
shell-steps-none = De una vez
shell-sound = Un golpe en la madera cuando me toca
shell-patterns = Marcas junto a los colores
shell-settings-of-account = Nombre, cuenta, contraseña y tus datos
shell-keys = Teclas
shell-key-help = Abrir el menú de la mesa
shell-key-undo = Deshacer
shell-key-skip = Saltar los efectos que se muestran
shell-key-outlook = Si la ronda acabara ahora
shell-key-log = Mostrar u ocultar el registro
shell-key-chat = Escribir en el chat
shell-key-board = Ir al tablero
shell-key-hand = Ir a tus cartas
shell-key-arrows = Moverse por el tablero y entre cartas; jugada anterior y siguiente en una repetición
shell-key-enter = Elegir
shell-key-escape = Cerrar

## Perfil

shell-your-name = Tu nombre en la mesa
shell-name-hint = Hasta 24 caracteres.
shell-name-changed = Ese es tu nombre desde ahora.
shell-account = Cuenta
shell-account-hint = Eres un invitado de este navegador. Con una cuenta, tus mesas te siguen a otros dispositivos.
shell-account-of = Cuenta: { $login }
shell-account-made = Tu cuenta está lista, y tus mesas han venido con ella.
shell-login-name = Nombre de usuario
shell-password = Contraseña
shell-make-account = Crear una cuenta
shell-log-in = Entrar
shell-log-out = Salir
shell-logged-in = Hola de nuevo.
shell-logged-out = Has salido.
shell-change-password = Cambiar la contraseña
shell-old-password = Contraseña actual
shell-new-password = Contraseña nueva
shell-password-changed = Tu contraseña ha cambiado; tus otros dispositivos se han desconectado.
shell-forgot-password = ¿Has olvidado la contraseña?
shell-recover-title = Una contraseña nueva
shell-recover-hint = Necesitas uno de tus códigos de recuperación. Si no tienes ninguno, pide un código de un solo uso a quien lleva esta sala.
shell-recovery-code = Código de recuperación
shell-recovered = Tu contraseña ha cambiado y ya has entrado.
shell-recovery-codes = Códigos de recuperación
shell-recovery-hint = Si olvidas la contraseña, cada uno de estos códigos te da una nueva, una sola vez.
shell-recovery-keep = Guarda estos códigos en un lugar seguro. Solo se muestran ahora.
shell-recovery-left = { $count ->
    [0] No te quedan códigos.
    [one] Te queda un código.
   *[other] Te quedan { $count } códigos.
}
shell-recovery-new = Crear códigos nuevos
shell-recovery-new-hint = Los anteriores dejan de valer.
shell-your-data = Tus datos
shell-your-data-hint = Todo lo que esta sala sabe de ti: tu nombre, tus sesiones, tus mesas y lo que has dicho.
shell-export = Descargarlo todo
shell-delete = Borrarlo todo
shell-delete-words = En las partidas pasadas tu nombre será «Antiguo jugador», lo que has dicho se retira y unos bots juegan tus asientos hasta el final. Nadie puede deshacerlo.
shell-delete-confirm = Escribe «{ $word }» para confirmar
shell-delete-yes = Borrar para siempre
shell-deleted = Esta sala te ha olvidado. Eres un invitado nuevo.

## Créditos y diseño

shell-credits = Créditos
shell-credits-words = Meadhall es un proyecto de aficionados, sin relación con las editoriales de los juegos. Todas las palabras, tableros y dibujos son nuestros, salvo lo que aquí se enumera con agradecimiento.
shell-credit-icons = Iconos
shell-credit-reading-font = Tipografía de lectura
shell-credit-coast = Costa de Irlanda
shell-credit-fluent = Traducciones
shell-credit-qr = Códigos QR
shell-credit-svelte = Interfaz de usuario
shell-design = Sistema de diseño
shell-design-colours = Colores
shell-design-type = Tipografía
shell-design-controls = Controles
shell-design-icons = Iconos

## Hints and reviews

shell-hint = Pista
shell-hint-asked = Pidió una pista
shell-hints = Con pistas
shell-hints-hint = Alguien pidió una pista en esta partida; hay una lámpara junto a su nombre.
shell-mark-1 = primera jugada de la pista
shell-mark-2 = segunda jugada de la pista
shell-mark-3 = tercera jugada de la pista
shell-mark-played = jugado
shell-mark-strong = lo que habría jugado el jugador fuerte
shell-review = Análisis
shell-review-tomorrow = El análisis se abre cuando acabe el día.
shell-branch-title = Otro curso de una partida acabada.
shell-branch-words = Aquí nada cuenta.
shell-branch-back = Volver al análisis
