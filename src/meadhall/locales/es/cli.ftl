# La terminal

cli-total = Total
cli-place = Puesto
cli-bot = { $name } { $number }
cli-welcome = { $game }. Eres { $player }. La partida se guarda como «{ $save }» con cada jugada. Escribe un número o palabras; ? explica.
cli-resumed = { $count ->
    [one] Continúas después de 1 jugada.
   *[other] Continúas después de { $count } jugadas.
}
cli-left = Dejas la mesa. «meadhall play --resume { $save }» continúa desde aquí.

# Lo que se puede escribir; las palabras inglesas se entienden siempre también. Una palabra cada una.
cli-word-quit = salir
cli-word-help = ayuda
cli-word-table = mesa
cli-word-log = diario
cli-word-list = lista
cli-word-undo = deshacer
cli-word-hint = pista
cli-word-back = volver
cli-word-why = porqué
cli-word-rules = reglas
cli-help =
    Un número juega esa respuesta, y también sus palabras o su notación.
    Parte de una palabra muestra las respuestas que la tienen; el tabulador completa, la flecha arriba trae la última línea.
    { cli-word-list } – todas las respuestas; { cli-word-list } madera – las que tienen esa palabra
    { cli-word-table } – la mesa entera; { cli-word-table } madera – lo que tiene esa palabra
    { cli-word-log } – todo lo ocurrido hasta ahora
    { cli-word-undo } – deshace tu última decisión
    { cli-word-hint } – las mejores jugadas que encuentra una búsqueda de unos segundos; la transcripción dice que se pidieron pistas
    { cli-word-back } – deja una lista de lugares sin elegir
    { cli-word-why } – la regla de la pregunta; { cli-word-why } { $clause } – el texto de una cláusula
    { cli-word-rules } – los capítulos de las reglas; { cli-word-rules } 7 – un capítulo; { cli-word-rules } ingresos – las cláusulas con esa palabra
    { cli-word-quit } o q – deja la mesa; la partida queda guardada
cli-many = { $count ->
    [one] 1 respuesta. Intro la muestra; parte de una palabra, las que la tienen.
   *[other] { $count } respuestas. Intro las muestra todas; parte de una palabra, las que la tienen.
}
cli-group = { $group } ({ $count })
cli-found-one = Intro la juega.
cli-more-found = { $count ->
    [one] 1 más lo tiene.
   *[other] { $count } más lo tienen.
}
cli-page = { $left ->
    [one] Intro muestra 1 más.
   *[other] Intro muestra más (quedan { $left }).
}
cli-ways = { $left ->
    [0] Elige un lugar para verlo. «{ $back }» deja la lista.
    [one] Elige un lugar para verlo. Intro muestra 1 más, «{ $back }» deja la lista.
   *[other] Elige un lugar para verlo. Intro muestra más (quedan { $left }), «{ $back }» deja la lista.
}
cli-confirm = Intro la coloca así. Otro número muestra otro lugar, «{ $back }» lo deja.
cli-no-number = No hay respuesta { $given_number }: van de 1 a { $most_number }.
cli-none-found = Ninguna respuesta contiene «{ $given_text }».
cli-not-on-table = Nada en la mesa contiene «{ $given_text }».
cli-nowhere-back = No hay de dónde volver. «{ $undo_word }» deshace una decisión.
cli-undo-nothing = No hay ninguna decisión tuya que deshacer.
cli-undone = { $marked ->
    [yes] Deshecho: { $move }. La transcripción dice que se deshicieron jugadas después de un sorteo o de algo revelado.
   *[no] Deshecho: { $move }.
}
cli-may-be-played = «{ $line }» se puede jugar.
cli-no-clause = No hay ninguna cláusula { $clause }.
cli-rules-hint = Un número muestra un capítulo; una palabra, las cláusulas que la tienen.
cli-rules-none = Ninguna cláusula contiene «{ $wanted }».
cli-rules-more = { $count ->
    [one] 1 cláusula más la tiene: añade una palabra.
   *[other] { $count } cláusulas más la tienen: añade una palabra.
}
cli-saved = Partidas guardadas
cli-saved-name = Nombre
cli-saved-game = Juego
cli-saved-players = Jugadores
cli-saved-moves = Jugadas
cli-saved-when = Última vez
cli-saved-over = { $count }, terminada
cli-saved-hint = «meadhall play --resume NOMBRE» continúa una; sin nombre, la última que se jugó.
cli-games-title = { $title } · { $game } · de { $least } a { $most } jugadores
cli-games-option = Opción
cli-games-meaning = Qué hace
cli-games-default = Por defecto
cli-games-bots = Bots: { $bots }.
cli-replayed = { $count ->
    [one] 1 jugada reproducida; todas las líneas y el estado final coinciden. Hash { $hash }
   *[other] { $count } jugadas reproducidas; todas las líneas y el estado final coinciden. Hash { $hash }
}

language-unknown = No hay ningún idioma «{ $given_text }»: hay { $languages_text }.
file-unreadable = «{ $path_name }» no se puede leer.
file-missing = No hay ningún archivo «{ $path_name }».
file-is-folder = «{ $path_name }» es una carpeta, no un archivo.
file-not-text = «{ $path_name }» no es texto.
file-unwritable = «{ $path_name }» no se puede escribir. { $reason_message }
option-unreadable = «{ $given_text }» no es una opción: escríbela como nombre=valor.
option-no-address = «{ $given_text }» no es una dirección.
option-no-origin = «{ $given_text }» no es un origen como https://hall.example.org.
option-no-limit = «{ $given_text }» no es ningún límite; hay { $limits_text }.
option-no-number = «{ $given_text }» no es un número válido para { $limit_name }.
option-not-positive = El límite { $limit_name } debe ser mayor que 0, no { $given_text }.
option-no-date = «{ $given_text }» no es una fecha como 2026-12-31 o 2026-12-31T18:00.
option-no-reason = Da un motivo de 1 a 300 caracteres.
option-none-of = «{ $given_text }» no es ninguno de estos valores: { $choices_text }.
option-both = Elige --finished o --abandoned, o ninguna de las dos para ambas clases.

save-name-wrong = «{ $given_text }» no puede ser el nombre de una partida guardada: usa hasta 80 letras, cifras, puntos, guiones y guiones bajos, y empieza con una letra o una cifra.
save-none = No hay ninguna partida que continuar.
save-unknown = No hay ninguna partida guardada «{ $given_text }». ¿Querías decir «{ $nearest_name }»?
save-unreadable = La partida guardada «{ $save_name }» no se puede leer.
save-without-sitting = La partida guardada «{ $save_name }» no dice quién ocupa cada asiento.
save-damaged = La partida guardada «{ $save_name }» está dañada: { $reason_message }
save-in-use = La partida guardada «{ $save_name }» está abierta en otra terminal.
save-exists = Ya hay una partida guardada «{ $save_name }».
save-unwritable = La partida guardada «{ $save_name }» no se puede escribir. { $reason_message }
game-missing = Di a qué juego quieres jugar: { $games_text }.

arena-iterations-wrong = «{ $given_text }» no nombra ningún bot: tras la @ va cuántas iteraciones puede usar por turno.
arena-other-match = «{ $file_name }» contiene partidas de otro encuentro. Nombra otro archivo o repite el encuentro con que se empezó.
arena-without-ray = Para jugar en un clúster, instala Ray: pip install 'meadhall[ray]'.
train-without-features = { $game_name } no tiene características cuyos pesos aprender.
train-alone = { $game_name } aprende en solitario: sus pesos se entrenan con 1 jugador y sirven para cualquier número, así que no se puede entrenar con { $given_count }.
train-too-few-games = { $given_count ->
    [one] 1 partida es muy poco
   *[other] { $given_count } partidas son muy pocas
} para aprender: juega al menos { $least_count }.

cli-reviewing = Analizando
cli-thinking = Pensando
cli-review-given-up = La partida no se jugó hasta el final: los últimos valores son estimaciones de cómo estaba.
cli-review-seat = { $seat }: de { $start_text } a { $end_text }. Suerte { $luck_text }, decisiones de todos { $choices_text }. { $slip_count ->
    [0] Sin descuidos.
    [one] 1 descuido: { $costliest_text }.
   *[other] { $slip_count } descuidos, el más caro { $costliest_text }.
}
cli-review-slip = Jugada { $move_number }, { $seat }: «{ $chosen_message }» costó { $cost_text }. Mejor: «{ $best_message }»
cli-review-luck = Jugada { $move_number }: la suerte cambia en { $change_text } las perspectivas de { $seat }.
cli-hint-one = Solo hay una respuesta: nada que elegir.
cli-hint-move = { $rank_number }. { $move_message } { $value_text } (de { $low_text } a { $high_text }), la mejor en { $best_count } de { $batches_count }: { $sure_name ->
    [sure] seguro.
    [fairly-sure] bastante seguro.
   *[too-close] demasiado igualado.
}
hint-game-over = La partida ha terminado: no hay nada que aconsejar.
hint-no-such-ply = La transcripción no tiene ningún momento después de { $given_count } jugadas: da un número de 0 a { $most_count }.
hint-without-game = La posición no dice de qué juego es: indica «{ $path_name }».
