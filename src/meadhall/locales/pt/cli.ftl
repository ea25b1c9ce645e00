# O terminal

cli-total = Total
cli-place = Lugar
cli-bot = { $name } { $number }
cli-welcome = { $game }. Você é { $player }. A partida é salva como “{ $save }” a cada jogada. Digite um número ou palavras; ? explica.
cli-resumed = { $count ->
    [1] Você continua depois de 1 jogada.
   *[other] Você continua depois de { $count } jogadas.
}
cli-left = Você deixa a mesa. “meadhall play --resume { $save }” continua daqui.

# O que se pode digitar; as palavras em inglês também são sempre entendidas. Uma palavra cada.
cli-word-quit = sair
cli-word-help = ajuda
cli-word-table = mesa
cli-word-log = registro
cli-word-list = lista
cli-word-undo = desfazer
cli-word-hint = dica
cli-word-back = voltar
cli-word-why = porquê
cli-word-rules = regras
cli-help =
    Um número joga essa resposta, e também suas palavras ou sua notação.
    Parte de uma palavra mostra as respostas que a contêm; Tab completa, a seta para cima traz a última linha.
    { cli-word-list } – todas as respostas; { cli-word-list } madeira – as que têm essa palavra
    { cli-word-table } – a mesa inteira; { cli-word-table } madeira – o que tem essa palavra
    { cli-word-log } – tudo o que aconteceu até agora
    { cli-word-undo } – desfaz sua última decisão
    { cli-word-hint } – as melhores jogadas que uma busca de alguns segundos encontra; a transcrição diz que dicas foram pedidas
    { cli-word-back } – deixa uma lista de lugares sem escolher
    { cli-word-why } – a regra por trás da pergunta; { cli-word-why } { $clause } – o texto de uma cláusula
    { cli-word-rules } – os capítulos das regras; { cli-word-rules } 7 – um capítulo; { cli-word-rules } renda – as cláusulas com essa palavra
    { cli-word-quit } ou q – deixa a mesa; a partida fica salva
cli-many = { $count ->
    [1] 1 resposta. Enter a mostra; parte de uma palavra, as que a contêm.
   *[other] { $count } respostas. Enter mostra todas; parte de uma palavra, as que a contêm.
}
cli-group = { $group } ({ $count })
cli-found-one = Enter a joga.
cli-more-found = { $count ->
    [1] Mais 1 contém isso.
   *[other] Mais { $count } contêm isso.
}
cli-page = { $left ->
    [1] Enter mostra mais 1.
   *[other] Enter mostra mais (faltam { $left }).
}
cli-ways = { $left ->
    [0] Escolha um lugar para vê-lo. “{ $back }” deixa a lista.
    [1] Escolha um lugar para vê-lo. Enter mostra mais 1, “{ $back }” deixa a lista.
   *[other] Escolha um lugar para vê-lo. Enter mostra mais (faltam { $left }), “{ $back }” deixa a lista.
}
cli-confirm = Enter coloca a peça assim. Outro número mostra outro lugar, “{ $back }” desiste.
cli-no-number = Não há resposta { $given_number }: elas vão de 1 a { $most_number }.
cli-none-found = Nenhuma resposta contém “{ $given_text }”.
cli-not-on-table = Nada na mesa contém “{ $given_text }”.
cli-nowhere-back = Não há de onde voltar. “{ $undo_word }” desfaz uma decisão.
cli-undo-nothing = Não há decisão sua para desfazer.
cli-undone = { $marked ->
    [yes] Desfeito: { $move }. A transcrição diz que jogadas foram desfeitas depois de um sorteio ou de algo revelado.
   *[no] Desfeito: { $move }.
}
cli-may-be-played = “{ $line }” pode ser jogado.
cli-no-clause = Não existe a cláusula { $clause }.
cli-rules-hint = Um número mostra um capítulo; uma palavra, as cláusulas que a contêm.
cli-rules-none = Nenhuma cláusula contém “{ $wanted }”.
cli-rules-more = { $count ->
    [1] Mais 1 cláusula a contém: acrescente uma palavra.
   *[other] Mais { $count } cláusulas a contêm: acrescente uma palavra.
}
cli-saved = Partidas salvas
cli-saved-name = Nome
cli-saved-game = Jogo
cli-saved-players = Jogadores
cli-saved-moves = Jogadas
cli-saved-when = Última vez
cli-saved-over = { $count }, terminada
cli-saved-hint = “meadhall play --resume NOME” continua uma; sem nome, a última que foi jogada.
cli-games-title = { $title } · { $game } · de { $least } a { $most } jogadores
cli-games-option = Opção
cli-games-meaning = O que faz
cli-games-default = Padrão
cli-games-bots = Bots: { $bots }.
cli-replayed = { $count ->
    [1] 1 jogada reproduzida; cada linha e o estado final conferem. Hash { $hash }
   *[other] { $count } jogadas reproduzidas; cada linha e o estado final conferem. Hash { $hash }
}

language-unknown = Não há o idioma “{ $given_text }”: há { $languages_text }.
file-unreadable = “{ $path_name }” não pode ser lido.
file-missing = Não existe o arquivo “{ $path_name }”.
file-is-folder = “{ $path_name }” é uma pasta, não um arquivo.
file-not-text = “{ $path_name }” não é um texto.
file-unwritable = “{ $path_name }” não pode ser gravado. { $reason_message }
option-unreadable = “{ $given_text }” não é uma opção: escreva nome=valor.
option-no-address = “{ $given_text }” não é um endereço.
option-no-origin = “{ $given_text }” não é uma origem como https://hall.example.org.
option-no-limit = “{ $given_text }” não é um limite; há { $limits_text }.
option-no-number = “{ $given_text }” não é um número válido para { $limit_name }.
option-not-positive = O limite { $limit_name } deve ser maior que 0, não { $given_text }.
option-no-date = “{ $given_text }” não é uma data como 2026-12-31 ou 2026-12-31T18:00.
option-no-reason = Dê um motivo de 1 a 300 caracteres.
option-none-of = “{ $given_text }” não é um destes valores: { $choices_text }.
option-both = Escolha --finished ou --abandoned, ou nenhuma para os dois tipos.

save-name-wrong = “{ $given_text }” não pode ser o nome de uma partida salva: use até 80 letras, algarismos, pontos, hifens e sublinhados, começando com uma letra ou um algarismo.
save-none = Não há partida para continuar.
save-unknown = Não há partida salva “{ $given_text }”. Você quis dizer “{ $nearest_name }”?
save-unreadable = A partida salva “{ $save_name }” não pode ser lida.
save-without-sitting = A partida salva “{ $save_name }” não diz quem ocupa cada lugar.
save-damaged = A partida salva “{ $save_name }” está danificada: { $reason_message }
save-in-use = A partida salva “{ $save_name }” está aberta em outro terminal.
save-exists = Já existe uma partida salva “{ $save_name }”.
save-unwritable = A partida salva “{ $save_name }” não pode ser gravada. { $reason_message }
game-missing = Diga qual jogo jogar: { $games_text }.

arena-iterations-wrong = “{ $given_text }” não é um bot: escreva depois do @ quantas iterações ele pode usar por turno.
arena-other-match = “{ $file_name }” tem partidas de outro confronto. Indique outro arquivo ou repita o confronto com que ele começou.
arena-without-ray = Para jogar em um cluster, instale o Ray: pip install 'meadhall[ray]'.
train-without-features = { $game_name } não tem características para aprender pesos.
train-alone = { $game_name } aprende sozinho: seus pesos são treinados com 1 jogador e servem para qualquer número, então não é possível treinar com { $given_count }.
train-too-few-games = { $given_count ->
    [1] 1 partida é pouco para aprender: jogue pelo menos { $least_count }.
   *[other] { $given_count } partidas são poucas para aprender: jogue pelo menos { $least_count }.
}

cli-reviewing = Analisando
cli-thinking = Pensando
cli-review-given-up = A partida não foi jogada até o fim: os últimos valores são estimativas de como estava.
cli-review-seat = { $seat }: de { $start_text } a { $end_text }. Sorte { $luck_text }, decisões de todos { $choices_text }. { $slip_count ->
    [0] Nenhum deslize.
    [1] { $slip_count } deslize: { $costliest_text }.
   *[other] { $slip_count } deslizes, o mais caro { $costliest_text }.
}
cli-review-slip = Jogada { $move_number }, { $seat }: “{ $chosen_message }” custou { $cost_text }. Melhor: “{ $best_message }”
cli-review-luck = Jogada { $move_number }: a sorte muda em { $change_text } as perspectivas de { $seat }.
cli-hint-one = Só há uma resposta: nada a escolher.
cli-hint-move = { $rank_number }. { $move_message } { $value_text } (de { $low_text } a { $high_text }), a melhor em { $best_count } de { $batches_count }: { $sure_name ->
    [sure] com certeza.
    [fairly-sure] com bastante certeza.
   *[too-close] equilibrado demais.
}
hint-game-over = A partida acabou: não há o que aconselhar.
hint-no-such-ply = A transcrição não tem nenhum momento depois de { $given_count } jogadas: dê um número de 0 a { $most_count }.
hint-without-game = A posição não diz de que jogo é: informe “{ $path_name }”.
