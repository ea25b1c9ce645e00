# O que diz o próprio salão: recusas, avisos, a prova de jogo limpo.

# --- recusas
hall-no-identity = Ainda não tens identidade aqui, ou ela terminou: pede uma nova.
hall-foreign-origin = Este pedido vem da página de outro sítio.
hall-request-unreadable = O pedido não pode ser lido: { $reason_text }
hall-query-wrong = «{ $given_text }» não é um valor para { $field_name }.
hall-not-json-type = O corpo tem de ser application/json, não { $given_text }.
hall-body-too-long = O corpo tem mais de { $most_count } bytes.
hall-body-too-slow = O corpo demorou demasiado a chegar.
hall-too-many = Demasiados pedidos: tenta de novo dentro de { $seconds_count } segundos.
hall-watching-too-many = Uma ligação pode seguir { $most_count } mesas, no máximo.
hall-store-down = O armazém do salão não responde; tenta daqui a pouco.
hall-closing = O salão está a fechar; tenta daqui a pouco.
hall-busy = Há demasiada gente a escrever ao mesmo tempo; tenta daqui a pouco.
hall-failed = Algo correu mal no salão; ficou registado.
hall-no-such-address = Não há nada neste endereço.
hall-wrong-method = Este endereço não aceita esse tipo de pedido.
hall-no-such-table = Essa mesa não existe, ou é privada e precisa da sua ligação.
hall-no-such-seat = Não existe o lugar { $given_count }: o último é o { $most_count }.
hall-no-such-session = Essa sessão não existe.
hall-no-such-language = Não há aqui nenhuma língua «{ $given_text }».
hall-no-rules-text = As regras de { $game_name } não estão escritas aqui.
hall-no-spectators = Esta mesa não aceita espectadores.
hall-rules-version-gone = Esta mesa jogava-se com a versão { $given_text } das suas regras; este salão conhece a { $present_text }.
hall-not-your-seat = Esse lugar não é teu: { $seat }.
hall-not-seated = Não estás nesta mesa.
hall-not-host = Só quem abriu a mesa o pode fazer.
hall-already-seated = Já estás nesta mesa.
hall-table-full = Todos os lugares estão ocupados.
hall-seat-taken = Esse lugar está ocupado: { $seat }.
hall-seats-free = { $seats_count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $seats_count } lugares livres.
}
hall-seats-wrong-count = Foram descritos { $given_count } lugares para { $players_count } jogadores.
hall-seats-several-mine = Só uma mesa de ecrã partilhado deixa uma pessoa ocupar vários lugares.
hall-seeds-not-allowed = Este salão sorteia ele próprio as sementes.
hall-pace-field-unused = O ritmo { $pace_name } não tem { $field_name }.
hall-pace-out-of-bounds = { $field_name } vai de { $least_count } a { $most_count }, não { $given_count }.
hall-bot-unknown = Não existe o bot «{ $given_text }». Querias dizer { $nearest_name }?
hall-already-started = A partida já começou.
hall-not-started = A partida ainda não começou.
hall-not-finished = A partida ainda não terminou.
hall-finished = A partida terminou.
hall-nothing-to-leave = Não há nada para deixar.
hall-already-out = { $seat } está fora da partida.
hall-seat-away = { $seat } está ausente: é preciso voltar a sentar-se primeiro.
hall-undo-nothing = Não há nenhuma decisão tua para desfazer.
hall-undo-no-such-ply = A partida não pode voltar à jogada { $given_count }: vai na { $present_count }.
hall-undo-already-asked = { $seat } já pediu para desfazer.
hall-undo-not-asked = Ninguém espera a tua resposta para desfazer.
hall-name-wrong = Um nome tem de { $least_count } a { $most_count } caracteres visíveis.
hall-chat-wrong = Uma linha de conversa tem de 1 a { $most_count } caracteres.
hall-has-account = Já tens uma conta.
hall-no-account = Ainda não tens conta.
hall-login-taken = O utilizador «{ $login_text }» já existe.
hall-login-wrong = O utilizador ou a palavra-passe não estão certos.
hall-commitment-differs = A semente da transcrição tem o compromisso { $found_text }, mas anotaste { $noted_text }: não é a partida que começou.

# --- avisos
hall-sat-down = { $seat } senta-se.
hall-started = A partida começa.
hall-bot-stuck = O bot de { $seat } não respondeu a tempo; foi jogada por ele uma ação ao acaso.
hall-undone = { $seat } leva a partida de volta à jogada { $ply_count }.
hall-undo-asked = { $seat } gostaria de voltar à jogada { $ply_count }.
hall-undo-refused = { $seat } não concorda em desfazer.
hall-left = { $seat } sai; um bot continua a jogar.
hall-came-back = { $seat } voltou.
hall-resigned = { $seat } desiste; um bot continua a jogar.
hall-flagged = O tempo de { $seat } acabou; um bot continua a jogar.
hall-outage = O salão esteve ausente { $seconds_count } segundos; nenhum relógio correu.

# --- prova de jogo limpo
hall-proven = PROVADO: { $moves_count } jogadas, todas legais, dadas a partir da semente com o compromisso { $commitment_text }.
hall-proven-noted = É o compromisso que anotaste no início da mesa: nada foi sorteado de novo.
hall-proven-not-noted = Compara-o com o que foi mostrado no início da mesa (ou indica-o com --commitment).
