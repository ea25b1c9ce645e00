# La terminal

cli-total = Total
cli-place = Puesto
cli-welcome = { $game }. Eres { $player }. Responde con el número de una acción o con su notación. ? explica, q sale.
cli-left = Dejas la mesa.
cli-help =
    Un número o una notación juega esa acción.
    table – muestra otra vez la mesa
    log – todo lo ocurrido hasta ahora
    why BB-7.19 – el texto de una cláusula
    q – deja la mesa
cli-no-clause = No hay ninguna cláusula { $clause }.

file-unreadable = «{ $path_name }» no se puede leer: { $reason_text }.
option-unreadable = «{ $given_text }» no es una opción: escríbela como nombre=valor.

arena-iterations-wrong = «{ $given_text }» no nombra ningún bot: tras la @ va cuántas iteraciones puede usar por turno.
arena-other-match = «{ $file_name }» contiene partidas de otro encuentro. Nombra otro archivo o repite el encuentro con que se empezó.
train-without-features = { $game_name } no tiene características cuyos pesos aprender.
train-too-few-games = { $given_count ->
    [one] 1 partida es muy poco
   *[other] { $given_count } partidas son muy pocas
} para aprender: juega al menos { $least_count }.
