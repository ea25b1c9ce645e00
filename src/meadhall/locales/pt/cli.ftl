# O terminal

cli-total = Total
cli-place = Lugar
cli-bot = { $name } { $number }
cli-welcome = { $game }. Você é { $player }. Responda com o número de uma ação ou com a sua notação. ? explica, q sai.
cli-left = Você deixa a mesa.

# O que se pode digitar; as palavras inglesas também são sempre entendidas. Uma palavra cada.
cli-word-quit = sair
cli-word-help = ajuda
cli-word-table = mesa
cli-word-log = registro
cli-word-why = porquê
cli-help =
    Um número ou uma notação joga essa ação.
    { cli-word-table } – mostra a mesa de novo
    { cli-word-log } – tudo o que aconteceu até agora
    { cli-word-why } BB-7.19 – o texto de uma cláusula
    { cli-word-quit } ou q – deixa a mesa
cli-no-clause = Não existe a cláusula { $clause }.
cli-replayed = { $count ->
    [one] { $count } jogada reproduzida; todas as linhas e o estado final conferem. Hash { $hash }
   *[other] { $count } jogadas reproduzidas; todas as linhas e o estado final conferem. Hash { $hash }
}

file-unreadable = “{ $path_name }” não pode ser lido.
file-missing = Não existe o arquivo “{ $path_name }”.
file-is-folder = “{ $path_name }” é uma pasta, não um arquivo.
file-not-text = “{ $path_name }” não é um texto.
option-unreadable = “{ $given_text }” não é uma opção: escreva-a como nome=valor.

arena-iterations-wrong = “{ $given_text }” não indica nenhum bot: depois do @ escreva quantas iterações ele pode usar por turno.
arena-other-match = “{ $file_name }” contém partidas de outro confronto. Indique outro arquivo ou repita o confronto com que ele foi começado.
train-without-features = { $game_name } não tem características para as quais aprender pesos.
train-too-few-games = { $given_count ->
    [one] { $given_count } partida é pouco para aprender: jogue pelo menos { $least_count }.
   *[other] { $given_count } partidas são poucas para aprender: jogue pelo menos { $least_count }.
}
