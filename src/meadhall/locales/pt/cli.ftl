# O terminal

cli-total = Total
cli-place = Lugar
cli-welcome = { $game }. Você é { $player }. Responda com o número de uma ação ou sua notação. ? explica, q sai.
cli-left = Você deixa a mesa.
cli-help =
    Um número ou uma notação joga essa ação.
    table – mostra a mesa de novo
    log – tudo o que aconteceu até agora
    why BB-7.19 – o texto de uma cláusula
    q – deixa a mesa
cli-no-clause = Não existe a cláusula { $clause }.

file-unreadable = “{ $path_name }” não pode ser lido: { $reason_text }.
option-unreadable = “{ $given_text }” não é uma opção: escreva nome=valor.

arena-iterations-wrong = “{ $given_text }” não é um bot: depois do @ vem quantas iterações ele pode usar por turno.
arena-other-match = “{ $file_name }” tem partidas de outro confronto. Indique outro arquivo ou repita o confronto com que ele começou.
train-without-features = { $game_name } não tem características para aprender pesos.
train-too-few-games = { $given_count } partidas são poucas para aprender: jogue pelo menos { $least_count }.
