# O que o cliente do navegador diz em volta de cada mesa.

shell-title = Meadhall: jogos de tabuleiro da era viking
shell-welcome = Sente-se, o hidromel está servido
shell-welcome-words = Jogos de tabuleiro da era viking, fiéis às regras: sozinho contra bots, em volta de uma tela, em tempo real ou com uma jogada por dia. Sem precisar de conta.
shell-home = Início
shell-navigation = Navegação principal
shell-nav-play = Nova mesa
shell-nav-settings = Configurações
shell-nav-profile = Perfil
shell-switch-theme = Dia ou noite
shell-skip-to-content = Pular para o conteúdo
shell-announcements = Avisos
shell-unreachable = Não foi possível chegar ao salão agora. Tente de novo.
shell-reconnecting = Conexão perdida. Reconectando…
shell-loading = Carregando…
shell-close = Fechar
shell-save = Salvar
shell-cancel = Cancelar
shell-not-found = Não há nada neste endereço
shell-not-found-words = Talvez o link tenha vindo cortado. As mesas estão no início.
shell-session-ended = Sua sessão terminou; agora você é um convidado novo. Entre de novo para achar suas mesas:
shell-guest = Convidado
shell-gone = Ex-jogador
shell-banned = Você não pode entrar
shell-turn-elsewhere = Sua vez: { $game } com { $names }
shell-turns-more = { $count ->
    [1] mais uma mesa
   *[other] mais { $count } mesas
}

## Início

shell-games = Jogos
shell-players-range = De { $least } a { $most } jogadores
shell-play-now = Jogar agora
shell-starting = Preparando…
shell-new-table = Nova mesa
shell-rules = Regras
shell-your-tables = Suas mesas
shell-open-tables = Mesas abertas
shell-no-open-tables = Ninguém está esperando jogadores agora. Abra uma mesa e mande o link.
shell-finished-tables = Partidas encerradas
shell-result-with = com { $names }
shell-result-place = { $place }º lugar de { $players }
shell-result-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
shell-free-seat = Lugar livre
shell-your-turn = Sua vez
shell-status-open = Esperando jogadores
shell-status-finished = Terminada
shell-status-stranded = As regras mudaram
shell-one-screen = Ao redor de uma tela
shell-move-number = Jogada { $number }

## Abrir uma mesa

shell-game = Jogo
shell-players = Jogadores
shell-seats = Lugares
shell-seats-hint = Quem senta onde. Deixe um lugar aberto para quem tiver o link.
shell-seat-me = Eu
shell-seat-open = Aberto, para quem tiver o link
shell-seat-bot = Bot: { $bot }
shell-bot-random = Andarilho (ao acaso)
shell-bot-greedy = Mordomo (rápido)
shell-bot-quick = Mordomo (rápido)
shell-bot-steady = Huscarl (constante)
shell-bot-strong = Jarl (forte)
shell-bot-random-name = Andarilho
shell-bot-greedy-name = Mordomo
shell-bot-quick-name = Mordomo
shell-bot-steady-name = Huscarl
shell-bot-strong-name = Jarl
shell-bot-random-about = Joga qualquer coisa que as regras permitam.
shell-bot-quick-about = Responde na hora e pega o que parece melhor no momento.
shell-bot-steady-about = Olha alguns lances à frente e leva um instante para isso.
shell-bot-strong-about = Pensa à frente por até três segundos por turno: o adversário mais forte deste salão.
shell-bot-quick-raider = Mordomo saqueador (rápido)
shell-bot-quick-merchant = Mordomo mercador (rápido)
shell-bot-quick-builder = Mordomo construtor (rápido)
shell-bot-steady-raider = Huscarl saqueador (constante)
shell-bot-steady-merchant = Huscarl mercador (constante)
shell-bot-steady-builder = Huscarl construtor (constante)
shell-bot-strong-raider = Jarl saqueador (forte)
shell-bot-strong-merchant = Jarl mercador (forte)
shell-bot-strong-builder = Jarl construtor (forte)
shell-bot-quick-raider-name = Mordomo saqueador
shell-bot-quick-merchant-name = Mordomo mercador
shell-bot-quick-builder-name = Mordomo construtor
shell-bot-steady-raider-name = Huscarl saqueador
shell-bot-steady-merchant-name = Huscarl mercador
shell-bot-steady-builder-name = Huscarl construtor
shell-bot-strong-raider-name = Jarl saqueador
shell-bot-strong-merchant-name = Jarl mercador
shell-bot-strong-builder-name = Jarl construtor
shell-bot-quick-raider-about = { shell-bot-quick-about } { shell-temper-raider-about }
shell-bot-quick-merchant-about = { shell-bot-quick-about } { shell-temper-merchant-about }
shell-bot-quick-builder-about = { shell-bot-quick-about } { shell-temper-builder-about }
shell-bot-steady-raider-about = { shell-bot-steady-about } { shell-temper-raider-about }
shell-bot-steady-merchant-about = { shell-bot-steady-about } { shell-temper-merchant-about }
shell-bot-steady-builder-about = { shell-bot-steady-about } { shell-temper-builder-about }
shell-bot-strong-raider-about = { shell-bot-strong-about } { shell-temper-raider-about }
shell-bot-strong-merchant-about = { shell-bot-strong-about } { shell-temper-merchant-about }
shell-bot-strong-builder-about = { shell-bot-strong-about } { shell-temper-builder-about }
shell-temper = Temperamento
shell-temper-none = Sem temperamento especial
shell-temper-raider = Saqueador
shell-temper-merchant = Mercador
shell-temper-builder = Construtor
shell-temper-raider-about = Aprecia mais que os outros as incursões, os dracares e os exércitos.
shell-temper-merchant-about = Aprecia mais que os outros o dinheiro, o comércio e as terras ricas.
shell-temper-builder-about = Aprecia mais que os outros os monastérios, as casas e os castelos.
shell-name-of-seat = Nome de { $seat }
shell-hot-seat-hint = Vários lugares são seus: joga-se em volta de uma tela, e uma cortina esconde cada mão das outras.
shell-pace = Ritmo
shell-pace-untimed = Sem relógio
shell-pace-live = Em tempo real
shell-pace-correspondence = Por correspondência
shell-pace-untimed-hint = Cada um leva o tempo que precisar.
shell-pace-live-hint = Cada jogador tem um relógio; cada decisão acrescenta um pouco de tempo.
shell-pace-correspondence-hint = Cada decisão tem um prazo de dias.
shell-pace-live-short = { $minutes } min + { $seconds } s
shell-pace-days = { $days ->
    [1] { $days } dia por jogada
   *[other] { $days } dias por jogada
}
shell-minutes = Minutos por jogador
shell-increment = Segundos a mais por decisão
shell-days = Dias por decisão
shell-private = Mesa privada
shell-private-hint = Só quem tem o link pode encontrá-la e assistir.
shell-daily = Partida do dia
shell-counting-table = Mesa que conta
shell-counting = Conta
shell-counting-hint = Ninguém desfaz um sorteio nem algo revelado, nem mesmo de comum acordo.
shell-counted = Conta hoje
shell-counted-hint = Esta é a sua única tentativa que conta na partida de hoje; ninguém desfaz um sorteio nem algo revelado.
shell-practice = Treino
shell-practice-hint = Esta partida não conta: você já fez a sua tentativa do dia, ou o dia dela acabou.
shell-take-backs = Com jogadas desfeitas
shell-take-backs-hint = Alguém desfez um sorteio ou algo revelado. A partida fica marcada.
shell-on-timeout = Quando um prazo passa
shell-on-timeout-stand-in = Um bot decide
shell-on-timeout-default = Respostas padrão
shell-on-timeout-stand-in-hint = Quem perde um prazo recebe antes um lembrete; depois um bot joga no seu lugar até a volta.
shell-on-timeout-default-hint = Quem perde um prazo recebe antes um lembrete; depois valem as respostas padrão do jogo até a volta. Se o jogo não as tem, um bot decide.
shell-daily-hint = Quem marcar isto hoje terá a mesma sorte que os outros. É para uma só pessoa, sozinha ou contra bots; os demais podem assistir amanhã.
shell-daily-alone = A partida do dia é para uma só pessoa: dê os outros lugares a bots.
shell-daily-commitment = A partida do dia está fixada: seu compromisso é { $hash }. A semente aparece quando o dia acaba.
shell-daily-results = Resultados do dia
shell-daily-nobody = Ninguém a terminou ainda.
shell-daily-rank = Posição
shell-daily-name = Nome
shell-daily-kind = { $players ->
    [1] Jogo solo
   *[other] { $players } jogadores, contra { $bots }
}
shell-options = Opções do jogo
shell-option-clause = Regra { $clause }
shell-option-editor = Abrir o editor
shell-start-now = Começar a partida
shell-open-table = Abrir a mesa

## Sala de espera

shell-table = Mesa
shell-table-closed = Esta mesa não pode ser mostrada
shell-closed = Esta mesa foi fechada
shell-host = Anfitrião
shell-sit-down = Sentar
shell-stand-up = Levantar
shell-put-bot = Sentar um bot…
shell-take-off = Tirar
shell-remove-person = Tirar { $name } da mesa
shell-remove-sure = A pessoa perde o lugar na hora e não poderá mais se sentar nem usar o chat aqui, a menos que você a deixe voltar.
shell-remove-yes = Sim, tirar
shell-removed-people = Fora da mesa
shell-let-in = Deixar voltar
shell-start = Começar
shell-start-with-bots = { $count ->
    [1] Começar com um bot no lugar livre
   *[other] Começar com bots nos { $count } lugares livres
}
shell-waiting-seats = { $count ->
    [1] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
}
shell-waiting-host = Todos os lugares estão ocupados. O anfitrião começa a partida.
shell-invite = Convidar
shell-invite-hint = Quem abrir este link pode sentar: sem conta e no seu idioma.
shell-invite-link = Link desta mesa
shell-copy = Copiar
shell-copied = Copiado
shell-copy-link = Copiar o link desta mesa
shell-qr = Código QR do link

## À mesa

shell-you = Você
shell-is-bot = Bot
shell-out-resigned = Desistiu
shell-out-flagged = Sem tempo
shell-out-gone = Não está mais aqui
shell-away = Ausente
shell-offline = Sem conexão
shell-deadline-near = Prazo no fim
shell-to-move = É a vez
shell-clock = Restam { $time }
shell-clock-days = { $days ->
    [1] { $days } dia
   *[other] { $days } dias
}
shell-watchers = { $count ->
    [1] { $count } assistindo
   *[other] { $count } assistindo
}
shell-menu = Menu
shell-side = Registro e chat
shell-log = Registro
shell-log-all = Mostrar o registro inteiro
shell-chat = Chat
shell-chat-empty = Ninguém disse nada ainda.
shell-chat-removed = (removido)
shell-chat-unread = { $count ->
    [1] { $count } linha não lida no chat
   *[other] { $count } linhas não lidas no chat
}
shell-chat-write = Diga algo
shell-send = Enviar
shell-why = por quê?
shell-why-clause = Por quê? Regra { $clause }
shell-why-title = Por quê?
shell-read-rules = Ler nas regras
shell-steps = Mostrar efeitos
shell-pause = Pausa
shell-go-on = Continuar
shell-next-step = Próximo efeito
shell-skip = Pular
shell-undo = Desfazer
shell-undo-ask = Desfazer: os outros serão consultados
shell-undo-marks = Desfazer: além de um sorteio ou de algo revelado, a partida fica marcada “com jogadas desfeitas”
shell-undo-counting = Desfazer: esta mesa conta, então nunca além de um sorteio ou de algo revelado
shell-undo-asked = { $name } pede para desfazer uma jogada.
shell-undo-asked-move = { $name } pede para desfazer isto: “{ $move }”
shell-undo-refused = { $name } não concorda em desfazer a jogada.
shell-undo-refused-move = { $name } não concorda em desfazer isto: “{ $move }”
shell-agree = Concordar
shell-refuse = Recusar
shell-outlook = Se a rodada acabasse agora
shell-outlook-short = Se acabasse agora
shell-copy-moment = Copiar link deste momento
shell-plain-table = Mesa simples: listas e botões
shell-own-table = A mesa própria do jogo
shell-let-bot-play = Sair: um bot joga por mim
shell-come-back = Voltar ao meu lugar
shell-i-am-back = Voltei
shell-you-are-flagged = Seu tempo acabou. Um bot joga por você até a sua volta.
shell-you-are-flagged-default = Seu tempo acabou. Valem respostas padrão por você até a sua volta.
shell-you-are-away = Você saiu desta mesa. Um bot joga por você até a sua volta.
shell-resign = Desistir
shell-resign-sure = Um bot vai jogar no seu lugar até o fim. Não dá para desfazer.
shell-resign-yes = Sim, desistir
shell-keys-line = Teclas: U desfazer · S pular · E se acabasse agora · L registro · C chat · M tabuleiro · H mão · I dica · setas e Enter no tabuleiro
shell-dealing = Os lugares estão fixados; a distribuição está sendo feita…
shell-commitment = O compromisso é { $hash }. A semente que ele representa aparece quando a partida acaba.
shell-deal-title = Como esta distribuição foi feita
shell-deal-hall = O salão sorteou uma semente secreta e a fixou antes de alguém se sentar.
shell-deal-daily = Esta é a distribuição de { $day }: todos que a jogam têm a mesma. Foi fixada antes de o dia começar.
shell-deal-daily-short = Partida do dia
shell-deal-chosen = Quem abriu esta mesa escolheu a semente e pode saber tudo de antemão.
shell-deal-chosen-short = Semente escolhida
shell-deal-allowed = Este salão deixa quem abre uma mesa escolher a semente: serve para testes.
shell-deal-allowed-short = Salão de testes
shell-deal-given = Contribuíram para a semente, para que o salão não a escolhesse sozinho: { $names }.
shell-deal-nobody = Ninguém contribuiu para a semente: só o salão a sorteou.
shell-deal-missing = Sem contribuição a tempo: { $names }.
shell-deal-kept = Seu navegador contribuiu com { $nonce }, e o salão manteve tudo o que estava fixado antes.
shell-deal-late = A contribuição do seu navegador chegou tarde; a distribuição foi feita sem ela.
shell-deal-broken = AVISO: o salão não manteve o que tinha fixado quando seu navegador contribuiu com { $nonce }.
shell-deal-verify = Para conferir tudo, salve a transcrição e execute:
shell-deal-verify-later = Anote o compromisso: com ele e a transcrição, qualquer pessoa pode conferir a distribuição quando a partida acabar.
shell-curtain = Passe a tela para { $name }
shell-curtain-hint = Ninguém mais deve olhar agora.
shell-curtain-open = Sou { $name }
shell-actions = O que você pode fazer
shell-actions-none = Nada a decidir agora.
shell-actions-search = Procurar uma ação
shell-actions-not-found = Nenhuma ação tem essas palavras.
shell-notation = Escrever em notação
shell-view = A mesa
shell-view-all = Tudo o que se sabe

## O fim da partida

shell-game-over = A partida acabou
shell-result = Resultado
shell-winner = { $count ->
    [1] { $names } venceu!
   *[other] { $names } venceram!
}
shell-nobody-wins = Ninguém venceu.
shell-score-alone = { $score ->
    [1] { $name }: { $score } ponto
   *[other] { $name }: { $score } pontos
}
shell-score = Pontuação
shell-total = Total
shell-place = Posição
shell-rematch = Revanche
shell-replay = Replay
shell-transcript = Transcrição

## A game whose rules have changed

shell-stranded = { $game }: as regras mudaram
shell-stranded-over = { $game }: encerrada por mudança de regras
shell-stranded-why = Esta partida começou com a versão { $from } das regras. Desde então regras foram corrigidas, e o salão joga com a versão { $to }. Com as regras corrigidas, esta partida não teria transcorrido como transcorreu. As jogadas de ninguém são julgadas por regras que vieram depois; por isso a partida não pode continuar.
shell-stranded-setup = Já a preparação seria outra, então nada da partida pode ser mostrado no tabuleiro. Todas as jogadas continuam guardadas.
shell-stranded-illegal = Até a jogada { $last } a partida transcorre exatamente como antes e pode ser vista. A jogada { $next } não é mais permitida.
shell-stranded-differs = Até a jogada { $last } a partida transcorre exatamente como antes e pode ser vista. A jogada { $next } teria agora outros efeitos.
shell-stranded-look = Ver a partida até aqui
shell-save-log = Guardar o registro
shell-end-game = Encerrar a partida…
shell-end-game-sure = A partida termina sem resultado assim que todos à mesa concordarem. Então todas as mãos, cartas ocultas e jogadas ficam abertas a todos. Isso não pode ser desfeito.
shell-end-game-yes = Concordo: encerrar sem resultado
shell-end-game-waiting = Ainda falta concordarem com o fim: { $names }.
shell-ended-without-result = Encerrada de comum acordo, sem resultado.
shell-result-not-kept = Esta partida terminou com as regras mais antigas. O resultado não foi guardado na época e não dá mais para apurá-lo.
shell-stored-moves = { $count ->
    [1] Mais uma jogada guardada
   *[other] Mais { $count } jogadas guardadas
}
shell-stored-moves-words = Estas jogadas foram feitas com as regras mais antigas e aparecem como estão guardadas. As dos outros são mostradas quando a partida for encerrada, pois algumas são secretas.
shell-stored-move-hidden = mostrada quando a partida for encerrada

## Replay

shell-back-to-table = Voltar à mesa
shell-previous-move = Jogada anterior
shell-next-move = Próxima jogada
shell-moment = Momento da partida
shell-move-of = Jogada { $number } de { $last }
shell-look-from = Ver como
shell-spectator = Espectador

## Regras

shell-rules-search = Procurar nas regras
shell-rules-chapters = Capítulos
shell-rules-lesson = Aprenda em dez minutos
shell-rules-clauses = Todas as regras, item por item
shell-rules-none = As regras deste jogo ainda não estão escritas aqui.
shell-rules-not-found = Nenhuma cláusula tem essas palavras.

## Configurações

shell-language = Idioma
shell-theme = Cores
shell-theme-auto = Como o sistema
shell-theme-light = Claro
shell-theme-dark = Escuro
shell-motion = Animações
shell-motion-auto = Como o sistema
shell-motion-less = Menos
shell-motion-full = Completas
shell-steps-slow = Devagar
shell-steps-normal = Normal
shell-steps-fast = Rápido
shell-steps-none = Tudo de uma vez
shell-sound = Uma batida na madeira quando é a minha vez
shell-patterns = Marcas junto às cores
shell-settings-of-account = Nome, conta, senha e seus dados
shell-keys = Teclas
shell-key-help = Abrir o menu da mesa
shell-key-undo = Desfazer
shell-key-skip = Pular os efeitos mostrados
shell-key-outlook = Se a rodada acabasse agora
shell-key-log = Mostrar ou esconder o registro
shell-key-chat = Escrever no chat
shell-key-board = Ir para o tabuleiro
shell-key-hand = Ir para suas cartas
shell-key-arrows = Mover-se no tabuleiro e entre cartas; jogada anterior e próxima no replay
shell-key-enter = Escolher
shell-key-escape = Fechar

## Perfil

shell-your-name = Seu nome à mesa
shell-name-hint = Até 24 caracteres.
shell-name-changed = Esse é o seu nome a partir de agora.
shell-account = Conta
shell-account-hint = Você é convidado deste navegador. Com uma conta, suas mesas acompanham você em outros dispositivos.
shell-account-of = Conta: { $login }
shell-account-made = Sua conta está pronta, e suas mesas vieram junto.
shell-login-name = Nome de usuário
shell-password = Senha
shell-make-account = Criar conta
shell-log-in = Entrar
shell-log-out = Sair
shell-logged-in = Que bom ver você de novo.
shell-logged-out = Você saiu.
shell-change-password = Mudar a senha
shell-old-password = Senha atual
shell-new-password = Senha nova
shell-password-changed = Sua senha foi mudada; seus outros dispositivos foram desconectados.
shell-forgot-password = Esqueceu a senha?
shell-recover-title = Uma senha nova
shell-recover-hint = Você precisa de um dos seus códigos de recuperação. Se não tiver nenhum, peça um código de uso único a quem cuida deste salão.
shell-recovery-code = Código de recuperação
shell-recovered = Sua senha foi mudada, e você já entrou.
shell-recovery-codes = Códigos de recuperação
shell-recovery-hint = Se você esquecer a senha, cada um destes códigos dá uma nova, uma única vez.
shell-recovery-keep = Guarde estes códigos em um lugar seguro. Eles só aparecem agora.
shell-recovery-left = { $count ->
    [0] Você não tem mais códigos.
    [1] Resta um código.
   *[other] Restam { $count } códigos.
}
shell-recovery-new = Criar códigos novos
shell-recovery-new-hint = Os antigos deixam de valer.
shell-your-data = Seus dados
shell-your-data-hint = Tudo o que este salão sabe de você: nome, sessões, mesas e o que você disse.
shell-export = Baixar tudo
shell-delete = Apagar tudo
shell-delete-words = Nas partidas passadas seu nome vira “Ex-jogador”, o que você disse é removido e bots jogam seus lugares até o fim. Ninguém pode desfazer isso.
shell-delete-confirm = Digite “{ $word }” para confirmar
shell-delete-yes = Apagar de vez
shell-deleted = Este salão esqueceu você. Agora você é um convidado novo.

## Créditos e design

shell-credits = Créditos
shell-credits-words = Meadhall é um projeto de fãs, sem ligação com as editoras dos jogos. Todas as palavras, tabuleiros e desenhos são nossos, exceto o que se lista aqui com gratidão.
shell-credit-icons = Ícones
shell-credit-reading-font = Fonte de leitura
shell-credit-coast = Costa da Irlanda
shell-credit-fluent = Traduções
shell-credit-qr = Códigos QR
shell-credit-svelte = Interface
shell-design = Sistema de design
shell-design-colours = Cores
shell-design-type = Tipografia
shell-design-controls = Controles
shell-design-icons = Ícones

## Hints and reviews

shell-hint = Dica
shell-hint-asked = Pediu uma dica
shell-hints = Com dicas
shell-hints-hint = Alguém pediu uma dica nesta partida; há uma lâmpada ao lado do nome.
shell-mark-1 = primeira jogada da dica
shell-mark-2 = segunda jogada da dica
shell-mark-3 = terceira jogada da dica
shell-mark-played = jogado
shell-mark-strong = o que o jogador forte teria jogado
shell-review = Análise
shell-review-tomorrow = A análise abre quando o dia acabar.
shell-branch-title = Outro rumo de uma partida encerrada.
shell-branch-words = Aqui nada conta.
shell-branch-back = Voltar à análise
