# Lo que dice cualquier mesa, sea cual sea el juego.

seat-number = Jugador { $number }

# A number and the name of what is counted; $name has the right form already.
counted = { $number } { $name }

prompt-over = La partida ha terminado.
prompt-waiting = Esperando a { $waiting_seat }.

## Acciones que no se pueden jugar

action-game-over = La partida ha terminado; ya no se puede jugar nada.
action-not-asked = { $asked_seat } no tiene nada que decidir ahora; se espera a { $waiting_seat }.
action-stale = Eso responde a una pregunta de la jugada { $given_count }, pero la partida va por la { $present_count }.
action-unreadable = «{ $given_text }» no es una acción. La legal más parecida es «{ $nearest_text }».
action-past-barrier = Tras «{ $barrier_text }» se roba o se muestra algo: aún no se puede saber qué viene después. Juégalo primero y luego continúa.
action-out-of-space = { $given_count } no es una acción: van de 0 a { $most_count }.
seat-unknown = No existe el asiento { $given_text }: van de 0 a { $most_count }.

## Juegos y opciones

game-unknown = No existe el juego «{ $given_text }». ¿Querías decir «{ $nearest_name }»?
players-wrong = { $game_name } no puede jugarse con { $given_text }: admite { $counts_text } jugadores.
option-unknown = { $game_name } no tiene la opción «{ $option_name }»; tiene { $known_names }.
option-not-flag = La opción «{ $option_name }» es true o false, no { $given_text }.
option-not-number = La opción «{ $option_name }» es un número entero de { $least_count } a { $most_count }, no { $given_text }.
option-not-choice = La opción «{ $option_name }» es una de { $known_names }, no { $given_text }.
option-not-choices = La opción «{ $option_name }» es una lista con una o más de { $known_names }, no { $given_text }.
option-not-numbers = La opción «{ $option_name }» es una lista de como mucho { $longest_count } números enteros de { $least_count } a { $most_count }, o uno de los conjuntos { $known_names }, no { $given_text }.
option-without-effect = La opción «{ $option_name }» no cambia nada en una mesa de { $given_count }: solo sirve para este número de jugadores: { $counts_text }.
seed-wrong = Una semilla es un número entero o una línea de hasta 200 caracteres sin espacios alrededor, no { $given_text }.

## Posiciones

position-not-object = «{ $path_name }» debe ser un objeto JSON.
position-not-whole = «{ $path_name }» debe ser un número entero de { $least_count } a { $most_count }, no { $given_text }.
position-not-flag = «{ $path_name }» debe ser true o false, no { $given_text }.
position-not-list = «{ $path_name }» debe ser una lista, no { $given_text }.
position-not-wholes = «{ $path_name }» debe ser una lista de números enteros dentro de los límites, no { $given_text }.
position-no-such-frame = «{ $path_name }» debe ser un paso con sus números, no { $given_text }.
position-unknown-name = «{ $path_name }» nombra { $given_text }, que no existe. ¿Querías decir «{ $nearest_name }»?
position-wrong-length = «{ $path_name }» debe ser una lista de { $wanted_count }, no { $given_text }.
position-unknown-field = Una posición no tiene el campo «{ $path_name }». ¿Querías decir «{ $nearest_name }»?
position-names-no-game = La posición no dice de qué juego es: escríbelo en «{ $path_name }» o indícalo con --game.
position-other-game = La posición es de «{ $given_text }», no de «{ $game_name }».
position-other-rules = La posición es de la versión { $given_text } de las reglas; esta es la { $present_text }.
position-bad-key = «{ $path_name }» debe ser una clave de 64 dígitos hexadecimales, no { $given_text }.
position-nothing-pending = «pending» está vacío aunque la partida no ha terminado.
position-phase-and-pending = «phase» y «pending» dicen lo mismo: indica solo uno.
position-over-pending = La partida no puede haber terminado mientras haya pasos pendientes: da «pending» como lista vacía.
position-not-json = La posición no se puede leer. { $reason_message }
input-field-missing = A «{ $path_name }» le falta el campo «{ $field_name }».
input-field-unknown = «{ $path_name }» tiene un campo «{ $field_name }» que no puede tener.
input-wrong-type = «{ $path_name }» debe ser { $wanted_name }, no { $given_name }.
input-not-json = No es JSON: el byte { $byte_number } es incorrecto.
input-cut-off = Está incompleto.
input-wrong-value = El valor de «{ $path_name }» no está permitido.

## Transcripciones

transcript-no-header = Esto no es una transcripción: su primera línea debe ser «{ $wanted_text }».
transcript-truncated = La transcripción está cortada: no tiene «{ $field_name }».
transcript-bad-field = La línea { $line_number } no se puede leer: «{ $given_text }».
transcript-bad-line = La línea { $line_number } debería ser la jugada { $wanted_number }, pero dice «{ $given_text }».
transcript-bad-json = «{ $field_name }» no se puede leer: «{ $given_text }».
transcript-illegal = La línea { $line_number }, «{ $given_text }», no se puede jugar: { $reason_message }
transcript-other-rules = La transcripción es de la versión { $given_text } de las reglas y con la versión { $present_text } no se desarrolla igual. { $reason_message } El Meadhall que la escribió todavía puede reproducirla.
transcript-newer-rules = La transcripción es de la versión { $given_text } de las reglas; este Meadhall solo tiene la versión { $present_text }. Actualízalo para reproducirla.
transcript-older-rules = La transcripción se escribió con la versión { $given_text } de las reglas. Con la versión { $present_text } todas las líneas son también legales y la partida termina igual.
transcript-other-seed = La semilla «{ $given_text }» no es la que la transcripción dejó fijada.
transcript-differs = La línea { $line_number } dice { $field_name } «{ $said_text }», pero la partida da «{ $found_text }».
transcript-seed-kept = La transcripción aún no muestra la semilla: la partida no ha terminado, o es una partida del día y el día no ha acabado. Da la semilla para reproducirla.
transcript-bad-contribution = La línea { $line_number } no es una aportación al reparto: «{ $given_text }».
transcript-other-nonce = Línea { $line_number }: el nonce de { $seat } no es el que corresponde a su hash.

## Bots

bot-unknown = No existe el bot «{ $given_text }». ¿Querías decir «{ $nearest_name }»?
bot-unloadable = No se puede cargar el bot «{ $given_text }»: { $reason_text }
bot-incomplete = «{ $given_text }» no es un bot: un bot tiene un nombre y un método choose(seat).
bot-bad-answer = El bot «{ $bot_name }» respondió { $given_text }, que no es ninguno de sus códigos legales.
bots-same-name = Dos bots distintos se llaman «{ $bot_name }»: dale a cada uno su propio nombre.
out-unknown-kind = «{ $file_name }» no dice cómo guardar las partidas: termina el nombre en .jsonl para líneas JSON, en .parquet para Parquet o en / para una carpeta de transcripciones.
package-missing = { $feature_text } necesita el paquete { $package_name }, que no está instalado: pip install 'meadhall[{ $extra_name }]'
jobs-wrong = No se puede jugar con { $given_count } procesos: pide al menos uno, o 0 para usar todos los procesadores.
cores-wrong = Con { $given_count } núcleos no se puede pensar: pide al menos uno.
bots-wrong-count = { $given_count ->
    [one] Se nombró { $given_count } bot y los asientos son { $players_count }: nombra uno para todos o uno por asiento.
   *[other] Se nombraron { $given_count } bots y los asientos son { $players_count }: nombra uno para todos o uno por asiento.
}
games-wrong = No se pueden jugar { $given_count } partidas: pide al menos una.
game-without-decks = { $game_name } no se juega con mazos propios de los jugadores.
nothing-to-suppose = En { $game_name } no hay nada que suponer.

## Entornos para código que aprende

reward-wrong = «{ $given_text }» no es una recompensa en una mesa para { $players_count }: pide «places» (no en una mesa para uno) o «scores».
observation-wrong = «{ $given_text }» no es un tipo de observación: pide «vector», «fields» o «view».
environment-not-reset = Aquí no ha empezado ninguna partida: llama antes a reset.
actions-wrong = «{ $given_text }» no es un tipo de acción de { $game_name }: pide «decisions», o «turns» si el juego tiene turnos enteros.
action-no-turn = «{ $action_text }» no empieza ningún turno: la máscara dice qué acciones lo hacen.
batch-wrong-count = Se dieron { $given_count } respuestas para { $games_count } partidas: da una para cada una.

## Pistas y análisis

order-plain = { $line_text }
review-round = Ronda { $round_number }
review-not-over = Solo se puede analizar una partida terminada.
review-nothing-played = Nadie ha hecho una jugada: no hay nada que analizar.

## Por qué se niega el sistema

system-missing = No existe ese archivo o esa carpeta.
system-forbidden = El sistema no lo permite.
system-is-folder = Hay una carpeta con ese nombre.
system-no-folder = Una parte de la ruta no es una carpeta.
system-exists = Ya hay algo con ese nombre.
system-full = No queda espacio.
system-no-answer = No responde.
system-no-address = Esta máquina no tiene esa dirección.
system-says = El sistema dice: «{ $reason_text }».
