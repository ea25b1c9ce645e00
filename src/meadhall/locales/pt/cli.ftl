# O terminal

cli-total = Total
cli-place = Lugar
cli-bot = { $name } { $number }

# O que se pode digitar; as palavras em inglês também são sempre entendidas. Uma palavra cada.
cli-word-quit = sair
cli-word-help = ajuda
cli-word-table = mesa
cli-word-log = registro
cli-word-why = regra

cli-welcome = { $game }. Você é { $player }. Responda com o número de uma ação ou sua notação. ? explica, q sai.
cli-left = Você deixa a mesa.
cli-help =
    Um número ou uma notação joga essa ação.
    { cli-word-table } – mostra a mesa de novo
    { cli-word-log } – tudo o que aconteceu até agora
    { cli-word-why } BB-7.19 – o texto de uma cláusula
    { cli-word-quit } ou q – deixa a mesa
cli-no-clause = Não existe a cláusula { $clause }.
cli-replayed = { $count ->
    [1] 1 jogada reproduzida; cada linha e o estado final conferem. Hash { $hash }
   *[other] { $count } jogadas reproduzidas; cada linha e o estado final conferem. Hash { $hash }
}

file-unreadable = “{ $path_name }” não pode ser lido.
file-missing = Não existe o arquivo “{ $path_name }”.
file-is-folder = “{ $path_name }” é uma pasta, não um arquivo.
file-not-text = “{ $path_name }” não é um texto.
option-unreadable = “{ $given_text }” não é uma opção: escreva nome=valor.

arena-iterations-wrong = “{ $given_text }” não é um bot: escreva depois do @ quantas iterações ele pode usar por turno.
arena-other-match = “{ $file_name }” tem partidas de outro confronto. Indique outro arquivo ou repita o confronto com que ele começou.
train-without-features = { $game_name } não tem características para aprender pesos.
train-too-few-games = { $given_count ->
    [1] 1 partida é pouco para aprender: jogue pelo menos { $least_count }.
   *[other] { $given_count } partidas são poucas para aprender: jogue pelo menos { $least_count }.
}
