# Brian Boru: Alto Rei da Irlanda. Os nomes das cidades são os mesmos em todos os idiomas.

## Nomes

brian-boru-region-N = Uí Néill do Norte
brian-boru-region-U = Ulaid
brian-boru-region-B = Bréifne
brian-boru-region-S = Uí Néill do Sul
brian-boru-region-D = Dubhlinn
brian-boru-region-C = Connaught
brian-boru-region-L = Leinster
brian-boru-region-M = Munster

brian-boru-colour-red = vermelha
brian-boru-colour-blue = azul
brian-boru-colour-yellow = amarela
brian-boru-colour-white = branca
# After a town in the terminal: as short as can be, and no two alike.
brian-boru-colour-short-red = v
brian-boru-colour-short-blue = az
brian-boru-colour-short-yellow = am
brian-boru-colour-short-white = b

brian-boru-marriage-orlaith = Orlaith
brian-boru-marriage-aodhan = Aodhán
brian-boru-marriage-conall = Conall
brian-boru-marriage-cormac = Cormac
brian-boru-marriage-niall = Niall
brian-boru-marriage-aoife = Aoife
brian-boru-marriage-brigid = Brigid
brian-boru-marriage-princess = Estrid, Princesa da Dinamarca

brian-boru-symbol-town = { $form ->
    [inside] tomar a cidade
   *[plain] Tomar a cidade
}
brian-boru-symbol-coin = { $form ->
    [inside] ganhar uma moeda
   *[plain] Ganhar uma moeda
}
brian-boru-symbol-pay = { $form ->
    [inside] pagar uma moeda
   *[plain] Pagar uma moeda
}
brian-boru-symbol-renown = { $form ->
    [inside] ganhar um renome
   *[plain] Ganhar um renome
}
brian-boru-symbol-church = { $form ->
    [inside] disco na Igreja
   *[plain] Disco na Igreja
}
brian-boru-symbol-battle = { $form ->
    [inside] pegar um invasor
   *[plain] Pegar um invasor
}
brian-boru-symbol-marriage = { $form ->
    [inside] subir na trilha de casamento
   *[plain] Subir na trilha de casamento
}
brian-boru-symbol-expand = { $form ->
    [inside] pode expandir por 5 moedas
   *[plain] Pode expandir por 5 moedas
}
brian-boru-symbol-free = { $form ->
    [inside] libertar uma cidade
   *[plain] Libertar uma cidade
}

brian-boru-line-points = Pontos na partida
brian-boru-line-coins = Mais moedas
brian-boru-line-marker = Marcador de cidade ativa
brian-boru-line-renown = Renome
brian-boru-line-held = Regiões conquistadas
brian-boru-line-board = Regiões divididas
brian-boru-line-spread = Presença em regiões
brian-boru-tie-tokens = Fichas de conquista
brian-boru-tie-marriages = Cartas de casamento

brian-boru-town-N1 = Ailech
brian-boru-town-N2 = Druim Ceat
brian-boru-town-N3 = Machaire Rátha
brian-boru-town-N4 = Ráth Bhoth
brian-boru-town-N5 = Tulach Óc
brian-boru-town-N6 = Clochar
brian-boru-town-N7 = Emain Macha
brian-boru-town-U1 = Dún Sobhairce
brian-boru-town-U2 = Coindire
brian-boru-town-U3 = Craeb Telcha
brian-boru-town-U4 = Beannchar
brian-boru-town-U5 = Dún Dá Lethglas
brian-boru-town-B1 = Áth Seanaigh
brian-boru-town-B2 = Sligeach
brian-boru-town-B3 = Druim Lethan
brian-boru-town-B4 = Fidnacha
brian-boru-town-S1 = Tailtiu
brian-boru-town-S2 = Mainistir Buite
brian-boru-town-S3 = Temair
brian-boru-town-S4 = Cairbre
brian-boru-town-S5 = Dairmag
brian-boru-town-S6 = Gránairud
brian-boru-town-D1 = Lusca
brian-boru-town-D2 = Áth Cliath
brian-boru-town-D3 = Gleann Dá Loch
brian-boru-town-C1 = Dún Briste
brian-boru-town-C2 = Béal an Átha
brian-boru-town-C3 = Umhall
brian-boru-town-C4 = Cruachan
brian-boru-town-C5 = Ros Comáin
brian-boru-town-C6 = Cluain Fearta
brian-boru-town-C7 = Gaillim
brian-boru-town-C8 = Mag Tuired
brian-boru-town-C9 = Conmaicne Mara
brian-boru-town-L1 = Dún Másc
brian-boru-town-L2 = Cill Dara
brian-boru-town-L3 = Achad Bó
brian-boru-town-L4 = Callann
brian-boru-town-L5 = Inis Tíog
brian-boru-town-L6 = Port Láirge
brian-boru-town-L7 = Loch Garman
brian-boru-town-L8 = Fearna
brian-boru-town-L9 = Inber Mór
brian-boru-town-M1 = Cill Fhionnúrach
brian-boru-town-M2 = Cenn Corad
brian-boru-town-M3 = Luimneach
brian-boru-town-M4 = Caiseal
brian-boru-town-M5 = Lios Mór
brian-boru-town-M6 = Corcach
brian-boru-town-M7 = Lios Tuathail
brian-boru-town-M8 = Sliabh Mis
brian-boru-town-M9 = Corca Dhuibhne
brian-boru-town-M10 = Inis Faithlinn

## Opções

brian-boru-option-five_player_all_cards = Com cinco jogadores jogam-se as cinco cartas da mão; nenhuma é descartada.
brian-boru-option-viking_deck = A força da invasão de cada carta de Vikings.
brian-boru-option-viking_deck-seven_cards = Sete cartas
brian-boru-option-viking_deck-nine_cards = Nove cartas
brian-boru-option-open_discard = Todos podem olhar as cartas jogadas nesta rodada.
brian-boru-viking-deck-short = O baralho de Vikings tem { $given_count } cartas, mas a partida dura { $rounds_count } rodadas e precisa de uma para cada.

## Perguntas

brian-boru-question-starting-town = onde colocar o disco inicial
brian-boru-question-draft = com quais duas cartas ficar
brian-boru-question-active-town = por qual cidade jogar
brian-boru-question-lead-card = com qual carta começar
brian-boru-question-follow = qual carta jogar
brian-boru-question-secondary = qual ação secundária fazer
brian-boru-question-buy-church = quantos discos a mais comprar para a Igreja
brian-boru-question-buy-raiders = quantos invasores a mais comprar
brian-boru-question-buy-steps = quantos passos a mais comprar
brian-boru-question-expand = se e para onde expandir
brian-boru-question-free = qual cidade libertar
brian-boru-question-marriage-town = qual cidade tomar com a carta de casamento
brian-boru-question-princess = o que fazer com a Princesa
brian-boru-question-track-town = qual cidade tomar pela trilha de casamento
brian-boru-question-lose-town = qual cidade perder
brian-boru-question-take-town = qual cidade o perdedor entrega
brian-boru-question-first-monastery = onde construir o monastério
brian-boru-question-further-monastery = onde construir mais um monastério

brian-boru-ask-starting-town = Coloque seu primeiro disco em uma cidade de uma região onde não haja ninguém.
brian-boru-ask-draft = Fique com duas cartas do seu maço.
brian-boru-ask-active-town = Você começa a vaza: escolha a cidade ativa.
brian-boru-ask-lead-card = Comece com uma carta por { $town }.
brian-boru-ask-follow = Jogue uma carta por { $town }.
brian-boru-ask-secondary = Escolha uma ação secundária da sua carta { $card }.
brian-boru-ask-buy-church = Comprar mais discos para a Igreja? { $most_count ->
    [1] Você pode pagar um
   *[other] Você pode pagar até { $most_count }
}, a 2 moedas cada.
brian-boru-ask-buy-raiders = Comprar mais invasores? { $most_count ->
    [1] Você pode pegar um
   *[other] Você pode pegar até { $most_count }
}, a 2 moedas cada.
brian-boru-ask-buy-steps = Comprar mais passos na trilha de casamento? { $most_count ->
    [1] Você pode dar um
   *[other] Você pode dar até { $most_count }
}, a 2 moedas cada.
brian-boru-ask-expand = Expanda por uma estrada por { $coins_count } moedas, ou deixe passar.
brian-boru-ask-free = Liberte uma cidade dos Vikings.
brian-boru-ask-marriage-town = O casamento traz uma cidade em { $region }: escolha qual.
brian-boru-ask-princess = A Princesa da Dinamarca: apoio militar, comércio ou rejeitá-la em troca de 4 pontos?
brian-boru-ask-track-town = Seu lugar na trilha de casamento traz qualquer cidade livre: escolha qual.
brian-boru-ask-lose-town = Os Vikings tomam uma das suas cidades: escolha qual.
brian-boru-ask-take-town = Os Vikings tomam uma cidade de { $loser_seat }: você escolhe.
brian-boru-ask-first-monastery = Você lidera na Igreja: construa um monastério em uma das suas cidades.
brian-boru-ask-further-monastery = Construa mais um monastério em uma das suas cidades.

## Recusas

brian-boru-refuse-other-question = Isso não responde: a pergunta é { $question }.
brian-boru-refuse-town-taken = { $town } já tem um disco.
brian-boru-refuse-region-taken = { $town } fica em { $region }, onde alguém já tem um disco.
brian-boru-refuse-not-in-packet = Seu maço não tem { $cards_card }.
brian-boru-refuse-no-card-for-town = { $town } é { $colour }, e você não tem carta dessa cor nem branca.
brian-boru-refuse-not-in-hand = Você não tem a carta { $card }.
brian-boru-refuse-wrong-colour = A carta { $card } não pode começar: a cidade é { $colour } e pede carta dessa cor ou branca.
brian-boru-refuse-no-such-secondary = A carta { $card } não tem essa ação secundária.
brian-boru-refuse-buys-too-many = { $wanted_count } é demais: você pode comprar no máximo { $most_count }.
brian-boru-refuse-expands-to-active = Ninguém pode expandir para { $town } enquanto for a cidade ativa.
brian-boru-refuse-no-road = Nenhuma estrada liga uma cidade sua a { $town }.
brian-boru-refuse-no-vikings = { $town } não está nas mãos dos Vikings.
brian-boru-refuse-outside-region = { $town } não fica em { $region }.
brian-boru-refuse-not-controlled = { $town } não é controlada por { $seat }.
brian-boru-refuse-has-monastery = { $town } já tem um monastério.

## Posições impossíveis

brian-boru-position-negative = “{ $path_name }”: nenhuma quantidade pode ser menor que 0.
brian-boru-position-track-shared = “{ $path_name }”: dois discos estão no mesmo espaço da trilha de casamento.
brian-boru-position-two-discs = “{ $path_name }”: { $town } tem discos de dois jogadores.
brian-boru-position-bare-town = “{ $path_name }”: { $town } tem uma ficha Viking ou um monastério, mas nenhum disco.
brian-boru-position-marker = “{ $path_name }”: o marcador deve estar com um jogador ou em uma cidade.
brian-boru-position-active-town-taken = “{ $path_name }”: o marcador está em { $town }, que tem um disco.
brian-boru-position-marriage-card-twice = “{ $path_name }”: { $marriage } está em dois lugares.
brian-boru-position-card-places = “{ $path_name }”: a carta { $card } deve estar em um só lugar, não em { $places_count }.
brian-boru-position-card-twice = “{ $path_name }” cita uma carta duas vezes.
brian-boru-position-picks = “{ $path_name }”: a escolha de { $seat } deve ser de duas cartas do seu maço, ou nenhuma.
brian-boru-position-hand-sizes = “{ $path_name }”: todos devem ter o mesmo número de cartas, contando as jogadas.
brian-boru-position-pending = “{ $path_name }”: os passos pendentes não podem se empilhar assim.
brian-boru-position-frame = “{ $path_name }”: o passo pendente “{ $step_name }” não combina com a mesa.
brian-boru-position-trick = “{ $path_name }”: a vaza não combina com o passo em curso.
brian-boru-position-no-marriage-card = “{ $path_name }”: não há carta de casamento virada para cima para a etapa de casamento.
brian-boru-position-claim = “{ $path_name }” deve ser "down", "board" ou um lugar de 0 a { $most_count }, não { $given_text }.
brian-boru-position-played = “{ $path_name }”: deve ser uma lista de { $wanted_count } números de carta ou null, não { $given_text }.
brian-boru-position-viking-cards = “{ $path_name }”: as cartas Vikings reveladas, uma por rodada, e as restantes devem ser do baralho e bastar para as rodadas que faltam.
brian-boru-position-over-early = “{ $path_name }”: a partida não termina antes da rodada { $rounds_count }.
brian-boru-position-battle-area = “{ $path_name }” pode ser no máximo { $most_count } neste momento.
brian-boru-position-marriage-deck = “{ $path_name }” deve ter uma carta para cada rodada que falta, aqui { $wanted_count }, com a Princesa no fundo.
brian-boru-position-marriages-removed = “{ $path_name }” deve ter { $wanted_count } cartas de casamento comuns.
brian-boru-position-too-many-marriages = “{ $path_name }”: os jogadores têm mais cartas de casamento do que as { $most_count } que podem ter sido ganhas.
brian-boru-position-open-marriage = “{ $path_name }”: { $marriage } não pode ser a carta de casamento aberta neste momento.
brian-boru-position-princess = “{ $path_name }” deve dizer quem tem a carta da Princesa e para quê.
brian-boru-position-no-draft = “{ $path_name }”: não há maços neste momento.
brian-boru-position-no-tricks = “{ $path_name }”: ninguém tem mão neste momento.
brian-boru-position-unseen-early = “{ $path_name }”: nada foi descartado sem mostrar antes do fim das vazas.
brian-boru-position-packet-sizes = “{ $path_name }”: um maço para escolher e as cartas já guardadas devem somar { $cards_count }.

## Diário: preparação

brian-boru-starting-player = { $seat } começa e recebe o marcador.
brian-boru-starting-disc = { $seat } começa em { $town }.
brian-boru-round-begins = Começa a rodada { $round_number }.
brian-boru-raiders-land = { $raiders_count ->
    [1] Desembarca { $raiders_count } invasor Viking.
   *[other] Desembarcam { $raiders_count } invasores Vikings.
}
brian-boru-marriage-card-opened = A carta de casamento desta rodada é { $marriage }.

## Diário: seleção de cartas

brian-boru-cards-dealt = Cada jogador recebe { $cards_count } cartas.
brian-boru-packet = { $seat } olha um maço com as cartas { $cards_set }.
brian-boru-picked = { $seat } já escolheu.
brian-boru-picked-together = { $seat } já escolheram.
brian-boru-picked-cards = { $seat } fica com as cartas { $cards_set }.
brian-boru-draft-done = Fim da seleção: cada um tem { $cards_count } cartas.
brian-boru-hand = { $seat } tem as cartas { $cards_set }.

## Diário: vazas

brian-boru-led = { $seat } joga por { $town }.
brian-boru-led-card = { $seat } começa com a carta { $card }.
brian-boru-led-any-card = { $seat } começa com a carta { $card }, sem ter nenhuma que sirva.
brian-boru-played = { $seat } joga a carta { $card }.
brian-boru-won-trick = { $seat } vence a vaza por { $town } com a carta { $card }.
brian-boru-won-trick-by-leading = Nenhuma carta serve para { $town }: { $seat } vence a vaza com a carta inicial, { $card }.
brian-boru-uses-main = { $seat } faz a ação principal da carta { $card }.
brian-boru-uses-secondary = { $seat } faz a ação secundária { $secondary_number } da carta { $card }.
brian-boru-last-cards-discarded = Todos descartam a última carta sem mostrá-la.
brian-boru-last-card = { COUNT($cards_set) ->
    [1] { $seat } descarta a carta { $cards_set } sem mostrá-la.
   *[other] { $seat } descarta as cartas { $cards_set } sem mostrá-las.
}
brian-boru-tricks-skipped = Não há cidade livre: as vazas restantes são puladas e as mãos, descartadas sem que ninguém as veja.

## Diário: símbolos

brian-boru-town-taken = { $seat } toma { $town } e o marcador.
brian-boru-coins-gained = { $seat } ganha { $coins_count ->
    [1] { $coins_count } moeda
   *[other] { $coins_count } moedas
}.
brian-boru-renown-gained = { $seat } ganha { $renown_count } de renome.
brian-boru-paid-coin = { $seat } paga 1 moeda.
brian-boru-paid-points = { $seat } não tem moedas e paga { $points_count ->
    [1] { $points_count } ponto
   *[other] { $points_count } pontos
}.
brian-boru-paid-nothing = { $seat } não tem moedas nem pontos e não paga nada.
brian-boru-paid-last-point = { $seat } não tem moedas e paga o último ponto.
brian-boru-church-discs = { $seat } coloca { $discs_count ->
    [1] { $discs_count } disco
   *[other] { $discs_count } discos
} na Igreja.
brian-boru-church-bought = { $seat } compra mais { $discs_count ->
    [1] { $discs_count } disco
   *[other] { $discs_count } discos
} para a Igreja por { $coins_count } moedas.
brian-boru-raiders-taken = { $seat } pega { $raiders_count ->
    [1] { $raiders_count } invasor
   *[other] { $raiders_count } invasores
}.
brian-boru-no-raiders = Não sobrou invasor para { $seat }.
brian-boru-raiders-bought = { $seat } compra mais { $raiders_count ->
    [1] { $raiders_count } invasor
   *[other] { $raiders_count } invasores
} por { $coins_count } moedas.
brian-boru-courted = { $seat } sobe ao espaço { $space_number } da trilha de casamento.
brian-boru-courted-in-vain = { $seat } já está no topo da trilha de casamento.
brian-boru-steps-bought = { $seat } compra mais { $steps_count ->
    [1] { $steps_count } passo
   *[other] { $steps_count } passos
} por { $coins_count } moedas e fica no espaço { $space_number }.
brian-boru-slid-down = O espaço está ocupado: { $seat } desce ao espaço { $space_number }.
brian-boru-expanded = { $seat } expande para { $town } por { $coins_count } moedas.
brian-boru-not-expanded = { $seat } não expande.
brian-boru-cannot-expand = { $seat } não pode expandir.
brian-boru-town-freed = { $seat } liberta { $town } para { $owner_seat }.
brian-boru-nothing-to-free = Não há cidade para { $seat } libertar.

## Diário: casamento

brian-boru-married = { $seat } está na frente na trilha de casamento e ganha a carta { $marriage }.
brian-boru-marriage-points = { $seat } ganha { $points_count } pontos pelo casamento.
brian-boru-marriage-renown = { $seat } ganha { $renown_count } de renome pelo casamento.
brian-boru-marriage-town = { $seat } recebe { $town } com o casamento.
brian-boru-marriage-town-lost = Não há cidade livre em { $region }: { $seat } não recebe nenhuma.
brian-boru-back-to-start = O disco de casamento de { $seat } volta ao início.
brian-boru-nobody-courted = Ninguém fez a corte: a carta { $marriage } sai do jogo.
brian-boru-princess-military = { $seat } pede apoio militar à Princesa.
brian-boru-princess-trade = { $seat } estabelece comércio com a Princesa.
brian-boru-princess-spurned = { $seat } rejeita a Princesa em troca de { $points_count } pontos.
brian-boru-track-coins = { $seat } ganha { $coins_count ->
    [1] { $coins_count } moeda
   *[other] { $coins_count } moedas
} pelo espaço { $space_number } da trilha de casamento.
brian-boru-track-renown = { $seat } ganha { $renown_count } de renome pelo espaço { $space_number } da trilha de casamento.
brian-boru-track-town = { $seat } toma { $town } pela trilha de casamento.

## Diário: batalha

brian-boru-raid-repelled = Não sobrou nenhum invasor: nenhuma cidade cai.
brian-boru-incursion = { $raiders_count ->
    [1] Sobrou { $raiders_count } invasor
   *[other] Sobraram { $raiders_count } invasores
}: quem tiver menos perde uma cidade.
brian-boru-town-lost-to-leader = { $loser_seat } perde { $town } para os Vikings; a escolha foi de { $leader_seat }, que é quem tem mais invasores.
brian-boru-town-lost = { $loser_seat } perde { $town } para os Vikings.
brian-boru-town-lost-by-all = Todos têm o mesmo número, e { $loser_seat } perde { $town } para os Vikings.
brian-boru-no-town-to-lose = { $loser_seat } não controla cidade alguma e não perde nada.
brian-boru-raiders-leave = { $raiders_count ->
    [1] O último invasor vai embora.
   *[other] Os { $raiders_count } invasores restantes vão embora.
}
brian-boru-first-spoils = { $seat } é quem tem mais invasores, sem empate: { $renown_count } de renome e { $points_count ->
    [1] { $points_count } ponto
   *[other] { $points_count } pontos
}; devolve { $raiders_count ->
    [1] { $raiders_count } invasor
   *[other] { $raiders_count } invasores
}.
brian-boru-first-spoils-shared = Empate em invasores: não há primeiros espólios.
brian-boru-second-spoils = { $seat } ganha { $points_count ->
    [1] { $points_count } ponto
   *[other] { $points_count } pontos
} e devolve um invasor.

## Diário: Igreja

brian-boru-first-monastery = { $seat } constrói um monastério em { $town }.
brian-boru-no-town-for-monastery = { $seat } não tem cidade para um monastério.
brian-boru-church-leader = { $seat } lidera na Igreja, pega o marcador e recolhe { $discs_count ->
    [1] { $discs_count } disco
   *[other] { $discs_count } discos
}.
brian-boru-church-tied = Empate em discos na Igreja: o marcador fica onde está.
brian-boru-second-church = { $seat } ganha { $points_count ->
    [1] { $points_count } ponto
   *[other] { $points_count } pontos
} e recolhe um disco da Igreja.
brian-boru-further-monastery = { $seat } constrói mais um monastério em { $town }.
brian-boru-discs-taken-back = { $seat } recolhe { $discs_count ->
    [1] { $discs_count } disco
   *[other] { $discs_count } discos
} da Igreja.
brian-boru-discs-stay = { $seat } não tem cidade para um monastério; os discos ficam na Igreja.

## Diário: regiões

brian-boru-token-flipped = A ficha de { $region } é virada: suas cidades somam { $weight_count }, e o mínimo era { $threshold_count }.
brian-boru-token-claimed = { $seat } conquista { $region } com { $total_count }.
brian-boru-token-kept = { $seat } mantém { $region } com { $total_count }.
brian-boru-token-tied = Empate em { $region } com { $total_count }: a ficha fica onde está.
brian-boru-token-to-board = Os Vikings lideram { $region } com { $total_count }: a ficha fica no tabuleiro.
brian-boru-token-tied-with-vikings = Os Vikings dividem a liderança em { $region } com { $total_count }: a ficha fica onde está.

## Diário: fim

brian-boru-game-ends = A última rodada acabou.
brian-boru-scored-coins = { $seat }: { $points_count } por ter mais moedas.
brian-boru-scored-marker = { $seat }: { $points_count } pelo marcador.
brian-boru-scored-renown = { $seat }: { $points_count } por renome.
brian-boru-scored-held = { $seat }: { $points_count } por regiões conquistadas.
brian-boru-scored-board = { $seat }: { $points_count } por regiões divididas.
brian-boru-scored-spread = { $seat }: { $points_count } por cidades em { $regions_count ->
    [1] { $regions_count } região
   *[other] { $regions_count } regiões
}.
brian-boru-won = { $seat } vence com { $points_count ->
    [1] { $points_count } ponto
   *[other] { $points_count } pontos
}.
brian-boru-won-by-tokens = { $seat } vence: entre quem tem { $points_count } pontos, ninguém mais tem tantas fichas de conquista ({ $tokens_count }).
brian-boru-won-by-marriages = { $seat } vence: entre quem tem { $points_count } pontos e o mesmo número de fichas de conquista, ninguém mais tem tantas cartas de casamento ({ $marriages_count }).
brian-boru-shared-win = { $seat } divide a vitória com { $points_count } pontos.

## A mesa como texto

brian-boru-sheet-round = { $raiders ->
    [1] Rodada { $round } de { $rounds } · { $raiders } invasor na área de batalha · carta de casamento: { $marriage }
   *[other] Rodada { $round } de { $rounds } · { $raiders } invasores na área de batalha · carta de casamento: { $marriage }
}
brian-boru-sheet-region = Região (exige/pontos) ficha
brian-boru-sheet-towns = Cidades: as livres com cor e estradas; * monastério, ! Vikings, ◆ marcador
brian-boru-sheet-claim-down = virada para baixo
brian-boru-sheet-claim-board = no tabuleiro
brian-boru-sheet-players = Jogadores (◆ tem o marcador)
brian-boru-sheet-player = Jogador
brian-boru-sheet-points = Pontos
brian-boru-sheet-coins = Moedas
brian-boru-sheet-renown = Renome
brian-boru-sheet-raiders = Invasores
brian-boru-sheet-church = Igreja
brian-boru-sheet-track = Trilha
brian-boru-sheet-hand = Mão
brian-boru-sheet-packet = Seu maço
brian-boru-sheet-claims = Regiões
brian-boru-sheet-marriages = Casamentos
brian-boru-sheet-your-card = Sua carta na vaza
brian-boru-sheet-trick = Vaza por { $town }
brian-boru-sheet-card = Carta
brian-boru-sheet-card-of = { $card } { $colour }
brian-boru-sheet-acts = Age
brian-boru-sheet-wins = vence
brian-boru-sheet-main = Se vencer
brian-boru-sheet-secondary-1 = Se não vencer, 1
brian-boru-sheet-secondary-2 = Se não vencer, 2

## Respostas

brian-boru-kind-start = Coloque seu primeiro disco em
brian-boru-kind-pick = Fique com
brian-boru-kind-lead = Jogue por
brian-boru-kind-play = Jogue
brian-boru-kind-use = Realize
brian-boru-kind-buy = Compre
brian-boru-kind-expand = Expanda para
brian-boru-kind-free = Liberte
brian-boru-kind-settle = Coloque o disco em
brian-boru-kind-princess = A Princesa da Dinamarca
brian-boru-kind-lose = Entregue aos Vikings
brian-boru-kind-build = Construa um monastério em
brian-boru-action-pick = cartas { $first } e { $second }
brian-boru-action-use = { $secondary ->
    [1] a ação secundária de cima
   *[other] a ação secundária de baixo
}
brian-boru-action-buy = { $count ->
    [0] nada
   *[other] mais { $count }
}
brian-boru-action-decline = não expandir

## Dicas e análises

brian-boru-order-start = Coloque seu primeiro disco em { $town }.
brian-boru-order-pick = Fique com { $first } e { $second }.
brian-boru-order-lead = Jogue por { $town }.
brian-boru-order-play = Jogue { $card }.
brian-boru-order-play-follow = Jogue { $card } por { $town }.
brian-boru-order-play-lead-card = Comece com { $card }.
brian-boru-order-use-1 = Faça a ação de cima.
brian-boru-order-use-2 = Faça a ação de baixo.
brian-boru-order-use-coin = { $count ->
    [1] Pegue { $count } moeda
   *[other] Pegue { $count } moedas
}.
brian-boru-order-use-coin-expand = { $count ->
    [1] Pegue { $count } moeda e expanda se quiser
   *[other] Pegue { $count } moedas e expanda se quiser
}.
brian-boru-order-use-church = { $count ->
    [1] Coloque { $count } disco na Igreja
   *[other] Coloque { $count } discos na Igreja
}.
brian-boru-order-use-battle = { $count ->
    [1] Pegue { $count } invasor
   *[other] Pegue { $count } invasores
}.
brian-boru-order-use-no-raider = Pegue um invasor, embora não sobre nenhum.
brian-boru-order-use-marriage = { $count ->
    [1] Suba { $count } passo na trilha de casamento
   *[other] Suba { $count } passos na trilha de casamento
}.
brian-boru-order-buy-0 = Não compre mais.
brian-boru-order-buy = Compre mais { $count }.
brian-boru-order-buy-0-buy-church = Não compre mais discos para a Igreja.
brian-boru-order-buy-buy-church = { $count ->
    [1] Compre mais { $count } disco para a Igreja
   *[other] Compre mais { $count } discos para a Igreja
}.
brian-boru-order-buy-0-buy-raiders = Não compre mais invasores.
brian-boru-order-buy-buy-raiders = { $count ->
    [1] Compre mais { $count } invasor
   *[other] Compre mais { $count } invasores
}.
brian-boru-order-buy-0-buy-steps = Não compre mais passos na trilha de casamento.
brian-boru-order-buy-buy-steps = { $count ->
    [1] Compre mais { $count } passo na trilha de casamento
   *[other] Compre mais { $count } passos na trilha de casamento
}.
brian-boru-order-decline = Não expanda.
brian-boru-order-expand = Expanda para { $town }.
brian-boru-order-free = Liberte { $town } dos Vikings.
brian-boru-order-settle = Coloque o disco em { $town }.
brian-boru-order-princess-military = Peça apoio militar à Princesa.
brian-boru-order-princess-trade = Estabeleça comércio com a Princesa.
brian-boru-order-princess-spurn = Rejeite a Princesa.
brian-boru-order-lose = Entregue { $town } aos Vikings.
brian-boru-order-lose-take-town = Deixe os Vikings tomarem { $town } de { $loser_seat }.
brian-boru-order-build = Construa um monastério em { $town }.
brian-boru-why-points = Dá mais pontos.
brian-boru-why-points-at = Decide a seu favor a região { $region }.
brian-boru-why-coins = Deixa você com mais moedas.
brian-boru-why-lead = Dá a você o marcador, e assim você escolhe a próxima cidade.
brian-boru-why-towns = Dá a você mais cidades, ou estradas até as livres.
brian-boru-why-towns-at = Dá a você mais vezes a cidade { $town }.
brian-boru-why-spread = Leva você a mais regiões.
brian-boru-why-marriage = Faz você avançar mais na trilha de casamento.
brian-boru-why-church = Fortalece você na Igreja.
brian-boru-why-vikings = Ajuda mais contra os Vikings: renome, invasores ou uma cidade a salvo.
brian-boru-why-regions = Garante melhor a você as fichas de conquista das regiões.
brian-boru-why-regions-at = Garante melhor a você a região { $region }.
brian-boru-why-hand = Deixa cartas melhores na sua mão.
brian-boru-why-low-hand = As cartas baixas custam menos moedas quando vencem e dão mais quando não vencem.
brian-boru-why-rival = Freia seu rival mais forte: { $rival_seat }.
brian-boru-less-points = Dá menos pontos.
brian-boru-less-points-at = Faz você perder a região { $region }.
brian-boru-less-coins = Deixa você com menos moedas.
brian-boru-less-lead = Deixa a outros o marcador e a escolha da próxima cidade.
brian-boru-less-towns = Dá a você menos cidades, ou menos estradas até as livres.
brian-boru-less-towns-at = Dá a você menos vezes a cidade { $town }.
brian-boru-less-spread = Leva você a menos regiões.
brian-boru-less-marriage = Deixa você mais atrás na trilha de casamento.
brian-boru-less-church = Enfraquece você na Igreja.
brian-boru-less-vikings = Ajuda menos contra os Vikings: renome, invasores ou uma cidade a salvo.
brian-boru-less-regions = Garante pior a você as fichas de conquista das regiões.
brian-boru-less-regions-at = Garante pior a você a região { $region }.
brian-boru-less-hand = Deixa cartas piores na sua mão.
brian-boru-less-low-hand = As cartas altas custam mais moedas quando vencem e dão menos quando não vencem.
brian-boru-less-rival = Ajuda seu rival mais forte: { $rival_seat }.
