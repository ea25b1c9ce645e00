# O que qualquer mesa diz, seja qual for o jogo.

seat-number = Jogador { $number }

# A number and the name of what is counted; $name has the right form already.
counted = { $number } { $name }

prompt-over = A partida acabou.
prompt-waiting = Esperando { $waiting_seat }.

## Ações que não podem ser jogadas

action-game-over = A partida acabou; nada mais pode ser jogado.
action-not-asked = { $asked_seat } não tem nada a decidir agora; espera-se { $waiting_seat }.
action-stale = Isso responde a uma pergunta da jogada { $given_count }, mas a partida está na { $present_count }.
action-unreadable = “{ $given_text }” não é uma ação. A legal mais próxima é “{ $nearest_text }”.
action-past-barrier = Depois de “{ $barrier_text }” algo é comprado ou revelado: ainda não dá para saber o que pode vir a seguir. Jogue isso primeiro e depois continue.
action-out-of-space = { $given_count } não é uma ação: elas vão de 0 a { $most_count }.
seat-unknown = Não existe o lugar { $given_text }: eles vão de 0 a { $most_count }.

## Jogos e opções

game-unknown = Não existe o jogo “{ $given_text }”. Você quis dizer “{ $nearest_name }”?
players-wrong = { $game_name } não pode ser jogado por { $given_text }: aceita { $counts_text } jogadores.
option-unknown = { $game_name } não tem a opção “{ $option_name }”; tem { $known_names }.
option-not-flag = A opção “{ $option_name }” é true ou false, não { $given_text }.
option-not-number = A opção “{ $option_name }” é um número inteiro de { $least_count } a { $most_count }, não { $given_text }.
option-not-choice = A opção “{ $option_name }” é uma de { $known_names }, não { $given_text }.
option-not-choices = A opção “{ $option_name }” é uma lista com uma ou mais de { $known_names }, não { $given_text }.
option-not-numbers = A opção “{ $option_name }” é uma lista de no máximo { $longest_count } números inteiros de { $least_count } a { $most_count }, ou um dos conjuntos { $known_names }, não { $given_text }.
option-without-effect = A opção “{ $option_name }” não muda nada em uma mesa de { $given_count }: só vale para este número de jogadores: { $counts_text }.
seed-wrong = Uma semente é um número inteiro ou uma linha de até 200 caracteres sem espaços em volta, não { $given_text }.

## Posições

position-not-object = “{ $path_name }” deve ser um objeto JSON.
position-not-whole = “{ $path_name }” deve ser um número inteiro de { $least_count } a { $most_count }, não { $given_text }.
position-not-flag = “{ $path_name }” deve ser true ou false, não { $given_text }.
position-not-list = “{ $path_name }” deve ser uma lista, não { $given_text }.
position-not-wholes = “{ $path_name }” deve ser uma lista de números inteiros dentro dos limites, não { $given_text }.
position-no-such-frame = “{ $path_name }” deve ser um passo com seus números, não { $given_text }.
position-unknown-name = “{ $path_name }” cita { $given_text }, que não existe. Você quis dizer “{ $nearest_name }”?
position-wrong-length = “{ $path_name }” deve ser uma lista de { $wanted_count }, não { $given_text }.
position-unknown-field = Uma posição não tem o campo “{ $path_name }”. Você quis dizer “{ $nearest_name }”?
position-names-no-game = A posição não diz de que jogo é: escreva em “{ $path_name }” ou indique com --game.
position-other-game = A posição é de “{ $given_text }”, não de “{ $game_name }”.
position-other-rules = A posição é da versão { $given_text } das regras; esta é a { $present_text }.
position-bad-key = “{ $path_name }” deve ser uma chave de 64 dígitos hexadecimais, não { $given_text }.
position-nothing-pending = “pending” está vazio embora a partida não tenha acabado.
position-phase-and-pending = “phase” e “pending” dizem a mesma coisa: informe apenas um.
position-over-pending = A partida não pode ter acabado enquanto houver passos pendentes: dê “pending” como lista vazia.
position-not-json = A posição não pode ser lida. { $reason_message }
input-field-missing = Falta o campo “{ $field_name }” em “{ $path_name }”.
input-field-unknown = “{ $path_name }” tem um campo “{ $field_name }” que não pode ter.
input-wrong-type = “{ $path_name }” deve ser { $wanted_name }, não { $given_name }.
input-not-json = Não é JSON: o byte { $byte_number } está errado.
input-cut-off = Está incompleto.
input-wrong-value = O valor de “{ $path_name }” não é permitido.

## Transcrições

transcript-no-header = Isto não é uma transcrição: a primeira linha deve ser “{ $wanted_text }”.
transcript-truncated = A transcrição está cortada: falta “{ $field_name }”.
transcript-bad-field = A linha { $line_number } não pode ser lida: “{ $given_text }”.
transcript-bad-line = A linha { $line_number } deveria ser a jogada { $wanted_number }, mas diz “{ $given_text }”.
transcript-bad-json = “{ $field_name }” não pode ser lido: “{ $given_text }”.
transcript-illegal = A linha { $line_number }, “{ $given_text }”, não pode ser jogada: { $reason_message }
transcript-other-rules = A transcrição é da versão { $given_text } das regras e não transcorre da mesma forma com a versão { $present_text }. { $reason_message } O Meadhall que a escreveu ainda consegue reproduzi-la.
transcript-newer-rules = A transcrição é da versão { $given_text } das regras; este Meadhall só tem a versão { $present_text }. Atualize-o para reproduzi-la.
transcript-older-rules = A transcrição foi escrita com a versão { $given_text } das regras. Com a versão { $present_text } todas as linhas também são válidas, e a partida termina da mesma forma.
transcript-other-seed = A semente “{ $given_text }” não é a que a transcrição fixou.
transcript-differs = A linha { $line_number } diz { $field_name } “{ $said_text }”, mas a partida dá “{ $found_text }”.
transcript-seed-kept = A transcrição ainda não mostra a semente: a partida não acabou, ou é uma partida do dia e o dia não acabou. Informe a semente para reproduzir.
transcript-bad-contribution = A linha { $line_number } não é uma contribuição para a distribuição: “{ $given_text }”.
transcript-other-nonce = Linha { $line_number }: o nonce de { $seat } não é o que corresponde ao seu hash.

## Bots

bot-unknown = Não existe o bot “{ $given_text }”. Você quis dizer “{ $nearest_name }”?
bot-unloadable = Não é possível carregar o bot “{ $given_text }”: { $reason_text }
bot-incomplete = “{ $given_text }” não é um bot: um bot tem um nome e um método choose(seat).
bot-bad-answer = O bot “{ $bot_name }” respondeu { $given_text }, que não é nenhum dos seus códigos legais.
bots-same-name = Dois bots diferentes se chamam “{ $bot_name }”: dê a cada um um nome próprio.
out-unknown-kind = “{ $file_name }” não diz como guardar as partidas: termine o nome em .jsonl para linhas JSON, em .parquet para Parquet ou em / para uma pasta de transcrições.
package-missing = { $feature_text } precisa do pacote { $package_name }, que não está instalado: pip install 'meadhall[{ $extra_name }]'
jobs-wrong = Não dá para jogar com { $given_count } processos: peça pelo menos um, ou 0 para usar todos os processadores.
cores-wrong = Com { $given_count } núcleos não dá para pensar: peça pelo menos um.
bots-wrong-count = { $given_count ->
    [1] Foi citado { $given_count } bot, e os lugares são { $players_count }: cite um para todos ou um por lugar.
   *[other] Foram citados { $given_count } bots, e os lugares são { $players_count }: cite um para todos ou um por lugar.
}
games-wrong = Não dá para jogar { $given_count } partidas: peça pelo menos uma.
game-without-decks = { $game_name } não é jogado com baralhos próprios dos jogadores.
nothing-to-suppose = Em { $game_name } não há nada a supor.

## Ambientes para código que aprende

reward-wrong = “{ $given_text }” não é uma recompensa em uma mesa para { $players_count }: peça “places” (não em uma mesa para um) ou “scores”.
observation-wrong = “{ $given_text }” não é um tipo de observação: peça “vector”, “fields” ou “view”.
environment-not-reset = Nenhuma partida começou aqui: chame reset antes.
actions-wrong = “{ $given_text }” não é um tipo de ação de { $game_name }: peça “decisions”, ou “turns” se o jogo tiver turnos inteiros.
action-no-turn = “{ $action_text }” não começa um turno: a máscara diz quais ações começam.
batch-wrong-count = Foram dadas { $given_count } respostas para { $games_count } partidas: dê uma para cada.

## Dicas e análises

order-plain = { $line_text }
review-round = Rodada { $round_number }
review-not-over = Só uma partida terminada pode ser analisada.
review-nothing-played = Ninguém fez uma jogada: não há nada a analisar.

## Por que o sistema se nega

system-missing = Esse arquivo ou essa pasta não existe.
system-forbidden = O sistema não permite.
system-is-folder = Há uma pasta com esse nome.
system-no-folder = Uma parte do caminho não é uma pasta.
system-exists = Já existe algo com esse nome.
system-full = Não há mais espaço.
system-no-answer = Não há resposta.
system-no-address = Esta máquina não tem esse endereço.
system-says = O sistema diz: “{ $reason_text }”.
