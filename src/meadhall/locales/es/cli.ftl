# La terminal

cli-total = Total
cli-place = Puesto
cli-bot = { $name } { $number }

# Lo que se puede escribir; las palabras inglesas se entienden siempre también. Una palabra cada una.
cli-word-quit = salir
cli-word-help = ayuda
cli-word-table = mesa
cli-word-log = diario
cli-word-why = regla

cli-welcome = { $game }. Eres { $player }. Responde con el número de una acción o con su notación. ? explica, q sale.
cli-left = Dejas la mesa.
cli-help =
    Un número o una notación juega esa acción.
    { cli-word-table } – muestra otra vez la mesa
    { cli-word-log } – todo lo ocurrido hasta ahora
    { cli-word-why } BB-7.19 – el texto de una cláusula
    { cli-word-quit } o q – deja la mesa
cli-no-clause = No hay ninguna cláusula { $clause }.
cli-replayed = { $count ->
    [one] 1 jugada reproducida; todas las líneas y el estado final coinciden. Hash { $hash }
   *[other] { $count } jugadas reproducidas; todas las líneas y el estado final coinciden. Hash { $hash }
}

file-unreadable = «{ $path_name }» no se puede leer.
file-missing = No hay ningún archivo «{ $path_name }».
file-is-folder = «{ $path_name }» es una carpeta, no un archivo.
file-not-text = «{ $path_name }» no es texto.
option-unreadable = «{ $given_text }» no es una opción: escríbela como nombre=valor.

arena-iterations-wrong = «{ $given_text }» no nombra ningún bot: tras la @ va cuántas iteraciones puede usar por turno.
arena-other-match = «{ $file_name }» contiene partidas de otro encuentro. Nombra otro archivo o repite el encuentro con que se empezó.
train-without-features = { $game_name } no tiene características cuyos pesos aprender.
train-too-few-games = { $given_count ->
    [one] 1 partida es muy poco
   *[other] { $given_count } partidas son muy pocas
} para aprender: juega al menos { $least_count }.
