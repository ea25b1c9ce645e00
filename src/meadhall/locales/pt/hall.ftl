# O que o próprio salão diz: recusas, avisos, a prova de lisura.

# --- recusas
hall-no-identity = Você ainda não tem identidade aqui, ou ela expirou: peça uma nova.
hall-foreign-origin = Este pedido vem da página de outro site.
hall-request-unreadable = O pedido não pode ser lido: { $reason_message }
hall-query-wrong = “{ $given_text }” não é um valor para { $field_name }.
hall-not-json-type = O conteúdo deve ser application/json, não { $given_text }.
hall-body-too-long = O conteúdo passa de { $most_count } bytes.
hall-options-too-long = As opções passam de { $most_count } bytes.
hall-body-too-slow = O conteúdo demorou demais a chegar.
hall-too-many = { $seconds_count ->
    [1] Pedidos demais: tente de novo em { $seconds_count } segundo.
   *[other] Pedidos demais: tente de novo em { $seconds_count } segundos.
}
hall-watching-too-many = Uma conexão pode acompanhar no máximo { $most_count } mesas.
hall-store-down = O banco de dados não responde; tente daqui a pouco.
hall-closing = O salão está fechando; tente daqui a pouco.
hall-busy = Gente demais escrevendo ao mesmo tempo; tente daqui a pouco.
hall-failed = Algo deu errado no salão; ficou anotado.
hall-no-such-address = Não há nada neste endereço.
hall-wrong-method = Este endereço não aceita esse tipo de pedido.
hall-no-such-table = Essa mesa não existe, ou é privada e precisa do link.
hall-no-such-seat = Não existe o lugar { $given_count }: o último é { $most_count }.
hall-no-such-session = Essa sessão não existe.
hall-no-such-language = Não há o idioma “{ $given_text }” aqui.
hall-no-rules-text = As regras de { $game_name } não estão escritas aqui.
hall-no-spectators = Esta mesa não aceita espectadores.
hall-rules-version-newer = Esta mesa já continuou com a versão { $given_text } das regras, e este salão ainda tem a versão { $present_text }. Tente de novo quando o salão tiver sido atualizado.
hall-stranded = Esta partida começou com regras mais antigas e não pode continuar com as atuais: dá para vê-la, guardá-la e encerrá-la.
hall-stranded-transcript = Esta partida começou com regras mais antigas e não transcorre da mesma forma com as atuais; por isso não há transcrição que possa ser reproduzida, mas o registro dela pode ser guardado.
hall-not-stranded = As regras não impedem esta partida de continuar: é só seguir jogando.
hall-end-already-agreed = { $seat } já concordou com isso.
hall-rules-version-gone = Esta mesa foi jogada com a versão { $given_text } das regras; este salão conhece a { $present_text }.
hall-table-damaged = O registro desta mesa está danificado e ela não pode ser aberta. Quem administra o salão talvez possa recuperá-la de um backup.
hall-not-your-seat = Esse lugar não é seu: { $seat }.
hall-not-seated = Você não ocupa um lugar nesta mesa.
hall-not-host = Só o anfitrião pode fazer isso.
hall-already-seated = Você já ocupa um lugar nesta mesa.
hall-table-full = Todos os lugares estão ocupados.
hall-seat-taken = Esse lugar está ocupado: { $seat }.
hall-seats-free = { $seats_count ->
    [1] Ainda há um lugar livre.
   *[other] Ainda há { $seats_count } lugares livres.
}
hall-seats-wrong-count = { $given_count ->
    [1] Foi descrito { $given_count } lugar, e os jogadores são { $players_count }.
   *[other] Foram descritos { $given_count } lugares, e os jogadores são { $players_count }.
}
hall-seats-several-mine = Só uma mesa de tela compartilhada deixa uma pessoa ter vários lugares.
hall-names-wrong-count = { $given_count ->
    [1] Foi dado { $given_count } nome, e os jogadores são { $players_count }.
   *[other] Foram dados { $given_count } nomes, e os jogadores são { $players_count }.
}
hall-name-not-yours = Só os seus próprios lugares podem ter nome: { $seat } não é seu.
hall-names-without-hot-seat = Os lugares só têm nome próprio em uma mesa ao redor de uma tela.
hall-seeds-not-allowed = Este salão sorteia as sementes ele mesmo.
hall-nonce-not-taken = Esta distribuição já está fixada: não aceita um nonce seu.
hall-nonce-without-seat = Um nonce acompanha um lugar seu, e nenhum destes é.
hall-reveal-not-asked = Nenhum nonce seu é pedido agora.
hall-reveal-wrong = Esse não é o nonce com que { $seat } se comprometeu.
hall-dealing = Os lugares estão fixados e a distribuição está sendo feita; a partida começa em instantes.
hall-daily-one-person = A partida do dia é para uma só pessoa, sozinha ou contra bots.
hall-daily-not-yours = Esta é a partida do dia de outra pessoa: os demais podem vê-la quando o dia acabar (UTC).
hall-daily-day-over = Esta distribuição era a de { $day_text }: esse dia já passou e a semente é conhecida.
hall-pace-field-unused = Um ritmo { $pace_name } não tem { $field_name }.
hall-pace-out-of-bounds = { $field_name } deve ir de { $least_count } a { $most_count }, não { $given_count }.
hall-bot-unknown = Não existe o bot “{ $given_text }”. Você quis dizer { $nearest_name }?
hall-already-started = A partida já começou.
hall-not-started = A partida ainda não começou.
hall-not-finished = A partida ainda não acabou.
hall-finished = A partida acabou.
hall-nothing-to-leave = Não há nada a deixar.
hall-already-out = { $seat } está fora da partida.
hall-seat-away = { $seat } está ausente: é preciso sentar de novo primeiro.
hall-seat-flagged = O tempo de { $seat } acabou: volte primeiro ao seu lugar.
hall-missed-decision = A decisão que { $seat } perdeu está sendo respondida: tente de novo em um instante.
hall-undo-nothing = Não há decisão sua para desfazer.
hall-undo-no-such-ply = A partida não pode voltar à jogada { $given_count }: está na { $present_count }.
hall-undo-already-asked = { $seat } já pediu para desfazer.
hall-undo-not-asked = Nenhum pedido de desfazer espera sua resposta.
hall-name-wrong = Um nome tem de { $least_count } a { $most_count } caracteres visíveis, com pelo menos uma letra ou um algarismo e sem acentos empilhados.
hall-no-such-deck = Esse baralho salvo não existe.
hall-deck-name-wrong = O nome de um baralho tem de { $least_count } a { $most_count } caracteres visíveis, com pelo menos uma letra ou um algarismo e sem acentos empilhados.
hall-deck-name-taken = Outro baralho salvo já se chama “{ $name_text }”.
hall-decks-full = Você tem { $most_count } baralhos salvos, tantos quantos o salão guarda: apague um primeiro.
hall-deck-size-wrong = Um baralho salvo tem de 1 a { $most_count } cartas.
hall-undo-counting = Esta mesa conta: ninguém desfaz um sorteio nem algo revelado, nem mesmo de comum acordo.
hall-hint-counting = Esta mesa conta: aqui não há dicas.
hall-hint-not-asked = Agora não se espera nada de { $seat }, então não há o que aconselhar.
hall-hint-one-move = Só há uma jogada legal.
hall-hint-reaction = Aqui não há dica: todos veriam o pedido e adivinhariam que você pode reagir.
hall-no-hint = { $seat } não pediu nenhuma dica.
hall-no-review = Esta partida ainda não foi analisada.
hall-review-not-played = Não há nada a analisar: ninguém fez uma jogada, ou a partida não pode ser reproduzida.
hall-review-daily = É uma partida do dia. A análise dela abre à meia-noite (UTC), quando ninguém mais puder jogá-la.
hall-branch-past-end = A partida não tem nenhuma decisão depois da jogada { $given_count }: escolha uma de 0 a { $most_count }.
hall-branch-daily = É uma partida do dia. Quando o dia dela acabar, você poderá continuar daqui em uma mesa sua.
hall-undo-needs-absent = { $seat } não está aqui para concordar, então agora não dá para desfazer.
hall-chat-wrong = Uma linha de chat tem de 1 a { $most_count } caracteres.
hall-has-account = Você já tem uma conta.
hall-no-account = Você ainda não tem conta.
hall-login-taken = O nome de usuário “{ $login_text }” já está em uso.
hall-login-wrong = Nome de usuário ou senha incorretos.
hall-banned = Você não pode entrar neste salão. O motivo: { $why_text }
hall-banned-until = Você não pode entrar neste salão até { $until_text }. O motivo: { $why_text }
hall-you-were-removed = O anfitrião tirou você desta mesa.
hall-nobody-there = Não há ninguém ali: { $seat }.
hall-remove-yourself = Você não pode tirar a si mesmo: basta sair da mesa.
hall-not-removed = Essa pessoa não foi tirada desta mesa.
hall-table-closed = O operador do salão fechou esta mesa. O motivo: { $why_text }
hall-confirm-wrong = O que você digitou para confirmar não é seu nome de usuário (ou, se você é convidado, seu nome).
hall-recovery-wrong = Nome de usuário ou código incorretos, ou o código já foi usado ou expirou.
hall-commitment-differs = A semente da transcrição tem o compromisso { $found_text }, mas você anotou { $noted_text }: não é a partida que começou.
hall-nonce-not-in-deal = Ninguém contribuiu com o nonce { $noted_text } para esta distribuição.
hall-proof-of-position = Esta transcrição começa de uma posição que alguém montou, não de uma distribuição: não prova nada sobre o acaso de uma mesa.

# --- avisos
hall-sat-down = { $seat } se senta.
hall-started = A partida começa.
hall-no-reveal = { $seat } não revelou o nonce a tempo; a distribuição foi feita sem ele.
hall-bot-stuck = O bot de { $seat } não respondeu a tempo; foi feita uma jogada aleatória.
hall-undone = { $seat } desfaz uma jogada.
hall-hint-taken = { $seat } pede uma dica. A partida fica marcada.
hall-undo-asked = { $seat } gostaria de desfazer uma jogada.
hall-undo-refused = { $seat } não concorda em desfazer a jogada.
hall-left = { $seat } sai; um bot continua.
hall-came-back = { $seat } voltou.
hall-resigned = { $seat } desiste; um bot continua.
hall-flagged = { $seat } ficou sem tempo; um bot continua.
hall-gone = { $seat } deixou este salão de vez; um bot continua.
hall-removed = O anfitrião tirou alguém do lugar { $place_count }.
hall-outage = { $seconds_count ->
    [1] O salão ficou fora do ar por { $seconds_count } segundo; nenhum relógio correu.
   *[other] O salão ficou fora do ar por { $seconds_count } segundos; nenhum relógio correu.
}
hall-rules-changed = As regras deste jogo mudaram da versão { $from_text } para a versão { $to_text }. Todas as jogadas feitas até aqui dão o mesmo com as regras novas, e a partida continua com elas.
hall-rules-changed-uncompared = As regras deste jogo mudaram da versão { $from_text } para a versão { $to_text }. Todas as jogadas feitas até aqui são válidas com as regras novas, e a partida continua com elas. O efeito de algumas jogadas antigas não foi anotado na época e não pôde ser comparado.
hall-end-agreed = { $seat } concorda em encerrar a partida sem resultado.
hall-ended-without-result = A partida é encerrada sem resultado: as regras mudaram, e ela não pode continuar com elas.
hall-prompt-stranded = As regras mudaram: esta partida não pode continuar.
hall-flagged-default = O tempo de { $seat } acabou; até a volta valem as respostas padrão do jogo.
hall-reminder = { $seat }: { $hours_count ->
    [1] falta menos de uma hora
   *[other] faltam menos de { $hours_count } horas
} para esta decisão.
hall-clock-forward = O relógio do salão foi adiantado em { $seconds_count } segundos; ninguém foi cobrado por eles.
hall-clock-back = O relógio do salão foi atrasado em { $seconds_count } segundos; o tempo de todos segue como estava.
hall-daily-late = O dia desta partida diária acabou: esta tentativa não conta mais.

# --- prova de lisura
hall-proven = { $moves_count ->
    [1] PROVADO: distribuição da semente com o compromisso { $commitment_text }; 1 jogada, e foi legal.
   *[other] PROVADO: distribuição da semente com o compromisso { $commitment_text }; { $moves_count } jogadas, todas legais.
}
hall-proven-noted = É o compromisso que você anotou no começo: nada foi sorteado de novo.
hall-proven-not-noted = Compare-o com o mostrado quando a mesa começou (ou informe com --commitment).
hall-proven-take-backs = A partida teve jogadas desfeitas: alguém desfez um sorteio ou algo revelado.
hall-proven-hints = Pediram dicas: { $hinted_seat }.
hall-proven-together = { $moves_count ->
    [1] PROVADO: 1 jogada, e foi legal, com uma distribuição feita da parte do salão de compromisso { $commitment_text } e dos nonces dos jogadores.
   *[other] PROVADO: { $moves_count } jogadas, todas legais, com uma distribuição feita da parte do salão de compromisso { $commitment_text } e dos nonces dos jogadores.
}
hall-proven-contributed = { COUNT($contributed_seat) ->
    [1] { $contributed_seat } contribuiu com um nonce: é o que correspondia ao seu hash, e a semente é feita com ele.
   *[other] { $contributed_seat } contribuíram com um nonce: cada um é o que correspondia ao seu hash, e a semente é feita de todos.
}
hall-proven-missing = { COUNT($missing_seat) ->
    [1] { $missing_seat } se comprometeu com um nonce e não o revelou; a semente foi feita sem ele.
   *[other] { $missing_seat } se comprometeram com um nonce e não os revelaram; a semente foi feita sem eles.
}
hall-proven-own = Seu nonce está na distribuição: é o de { $seat }.
hall-unproven-alone = Não provado: que o salão sorteou a semente às cegas. Ninguém contribuiu com um nonce, então o salão pode ter olhado muitas sementes antes de se comprometer com uma.
hall-unproven-contributed = Ninguém pôde escolher esta distribuição se ao menos uma das pessoas que contribuíram não está em conluio com o salão e só mostrou o nonce depois de fixados o compromisso e todos os hashes. Não provado: quando isso foi e quem estava sentado.
hall-unproven-missing = Não provado: por que falta um nonce. Um salão que esconde um nonce recebido, ou que ajuda um jogador a retê-lo, escolhe entre duas distribuições para cada um que falta.
hall-unproven-chosen = Nada está provado sobre o acaso. Quem abriu a mesa escolheu a semente e podia saber tudo de antemão.
hall-unproven-allowed = Este salão deixa quem abre uma mesa escolher a semente (--allow-seeds). A transcrição diz que esta foi sorteada pelo salão; isso não está provado.
hall-unproven-daily = Esta é a distribuição de { $day_text }, a mesma para todos que a jogaram. Compare o compromisso com o que o salão publicou para esse dia. Não provado: que o salão a sorteou às cegas.
hall-unproven-moves = Não provado: que estas sejam todas as jogadas, quem as fez, nem que ninguém que administra o salão tenha olhado cartas ocultas.
