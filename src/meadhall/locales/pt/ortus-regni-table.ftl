# O que a mesa simples diz de Ortus Regni: ações, grupos, campos da vista.

# --- como os valores são nomeados
ortus-regni-named-types = card army viking result
ortus-regni-names-of-earl = player
ortus-regni-names-of-name = deck
ortus-regni-names-of-owner = seat
ortus-regni-names-of-property_owner = player
ortus-regni-names-of-first = seat
ortus-regni-names-of-king = seat
ortus-regni-names-of-archbishop = seat
ortus-regni-names-of-controller = seat
ortus-regni-names-of-attacker = seat
ortus-regni-names-of-defender = seat
ortus-regni-names-of-actor = seat
ortus-regni-names-of-victim = seat
ortus-regni-names-of-winner = seat
ortus-regni-names-of-fallen = seat
ortus-regni-names-of-attending = seat

# --- grupos de ações
ortus-regni-kind-deck = Usar um baralho de exemplo
ortus-regni-kind-add = Acrescentar uma carta
ortus-regni-kind-keep = Guardar
ortus-regni-kind-tower = Pôr uma Torre, virada para baixo
ortus-regni-kind-place = Colocar
ortus-regni-kind-install = Instalar um Lorde
ortus-regni-kind-emissary = Enviar um Emissário aos Vikings
ortus-regni-kind-look = Fazer mostrar uma mão ao seu Abade
ortus-regni-kind-discard = Abrir mão
ortus-regni-kind-take = Pegar da bandeja
ortus-regni-kind-garrison = Preencher uma guarnição
ortus-regni-kind-guard = Preencher a Guarda Real
ortus-regni-kind-at = Pôr em
ortus-regni-kind-lord = Um Lorde
ortus-regni-kind-fief = Uma Propriedade de
ortus-regni-kind-building = Uma construção com tudo o que é dela
ortus-regni-kind-mercenary = Um Mercenário
ortus-regni-kind-property = Uma Propriedade
ortus-regni-kind-answer = Responder com
ortus-regni-kind-ride = Mandar uma carta da mão, virada para baixo
ortus-regni-kind-storm = Assaltar as Torres de
ortus-regni-kind-raid = Incursão às Propriedades de
ortus-regni-kind-siege = Cercar a construção de
ortus-regni-kind-field = Convocar
ortus-regni-kind-result = Decidir
ortus-regni-kind-absorb = Absorver um ponto com
ortus-regni-kind-fall = Deixar cair
ortus-regni-kind-seize = Confiscar para
ortus-regni-kind-ransom = Resgatar o Lorde de
ortus-regni-kind-give = Dar

# --- ações
ortus-regni-action-deck = { $name }
ortus-regni-action-add = { $card }
ortus-regni-action-keep = { $card }
ortus-regni-action-tower = { $card }
ortus-regni-action-place = { $card }
ortus-regni-action-install = { $card }
ortus-regni-action-emissary = { $card }
ortus-regni-action-look = { $earl }
ortus-regni-action-discard = { $card }
ortus-regni-action-take = { $card }
ortus-regni-action-garrison = { $army }: Mercenário { $mercenary }
ortus-regni-action-guard = { $army }
ortus-regni-action-at = Feudo { $fief }
ortus-regni-action-lord = Feudo { $fief }
ortus-regni-action-fief = Feudo { $fief }
ortus-regni-action-building = Feudo { $fief }
ortus-regni-action-mercenary = Mercenário { $mercenary }
ortus-regni-action-property = { $card } (conjunto de { $owner })
ortus-regni-action-answer = { $card }
ortus-regni-action-ride = { $card }
ortus-regni-action-storm = { $earl }
ortus-regni-action-raid = Feudo { $fief }
ortus-regni-action-siege = Feudo { $fief }
ortus-regni-action-field = { $card } da mão
ortus-regni-action-field-lord_n = o Lorde do Feudo { $number }
ortus-regni-action-field-mercenary_n = o Mercenário { $number } com sua guarnição
ortus-regni-action-field-infantry = Infantaria
ortus-regni-action-field-knight = Cavaleiro
ortus-regni-action-field-king = o Rei
ortus-regni-action-field-guard_infantry = Infantaria da Guarda
ortus-regni-action-field-guard_knight = Cavaleiro da Guarda
ortus-regni-action-result = { $result }
ortus-regni-action-result-normal = Normal
ortus-regni-action-result-attacker_wins = o atacante vence
ortus-regni-action-result-defender_wins = o defensor vence
ortus-regni-action-absorb = { $card }
ortus-regni-action-absorb-unharmed = uma carta que não sofre
ortus-regni-action-absorb-infantry_of_n = Infantaria de { $player }
ortus-regni-action-absorb-knight_of_n = Cavaleiro de { $player }
ortus-regni-action-absorb-guard_infantry = Infantaria da Guarda
ortus-regni-action-absorb-guard_knight = Cavaleiro da Guarda
ortus-regni-action-absorb-mercenary_n = Mercenário { $number }
ortus-regni-action-absorb-garrison_n_infantry = Infantaria na guarnição do Mercenário { $number }
ortus-regni-action-absorb-garrison_n_knight = Cavaleiro na guarnição do Mercenário { $number }
ortus-regni-action-fall = { $card }
ortus-regni-action-seize = Feudo { $fief }
ortus-regni-action-ransom = Feudo { $fief }
ortus-regni-action-give-infantry = Infantaria da reserva
ortus-regni-action-give-knight = Cavaleiro da reserva
ortus-regni-action-give-garrison_n_infantry = Infantaria na guarnição do Mercenário { $number }
ortus-regni-action-give-garrison_n_knight = Cavaleiro na guarnição do Mercenário { $number }
ortus-regni-action-do-buy_towers = comprar duas Torres
ortus-regni-action-do-buy_banner = comprar um Estandarte
ortus-regni-action-do-keep = manter
ortus-regni-action-do-redraw = comprar uma nova mão
ortus-regni-action-do-rebuild = refazer o baralho
ortus-regni-action-do-hire = contratar um Mercenário
ortus-regni-action-do-banquet = dar um Banquete: comprar 2 cartas
ortus-regni-action-do-kingship = erguer um Estandarte da Realeza
ortus-regni-action-do-joust = convocar uma Justa
ortus-regni-action-do-bequeath = fazer um legado: o descarte volta ao baralho
ortus-regni-action-do-treachery = jogar Traição
ortus-regni-action-do-intrigue = jogar Intriga
ortus-regni-action-do-attack = atacar
ortus-regni-action-do-recruit = recrutar cartas de Exército
ortus-regni-action-do-barter = trocar duas cartas por uma da bandeja
ortus-regni-action-do-end = encerrar o turno
ortus-regni-action-do-concede = desistir
ortus-regni-action-do-pass = passar
ortus-regni-action-do-banner = jogar um Estandarte
ortus-regni-action-do-attend = comparecer à Justa
ortus-regni-action-do-done = pronto
ortus-regni-action-do-capture = capturar
ortus-regni-action-do-destroy = destruir

# --- campos da vista
ortus-regni-field-phase = Fase
ortus-regni-field-round = Rodada
ortus-regni-field-round_limit = Última rodada
ortus-regni-field-first = Primeiro jogador
ortus-regni-field-seats = Condes
ortus-regni-field-king = Rei
ortus-regni-field-guard = Guarda Real
ortus-regni-field-archbishop = Arcebispo
ortus-regni-field-church_controller = Controla a Igreja
ortus-regni-field-vikings = Os Vikings
ortus-regni-field-arrived = Chegaram
ortus-regni-field-black = Marcadores pretos à frente
ortus-regni-field-markers = Marcadores pretos
ortus-regni-field-white = Marcador branco
ortus-regni-field-horde = A horda
ortus-regni-field-strength = Força
ortus-regni-field-decks = Baralhos da mesa
ortus-regni-field-army = Cartas de Exército
ortus-regni-field-battle = Batalha
ortus-regni-field-viking = Cartas de Vikings
ortus-regni-field-deck = Cartas no baralho
ortus-regni-field-discard = Descarte
ortus-regni-field-fallen = Eliminados
ortus-regni-field-struggle = Disputa
ortus-regni-field-joust = Justa
ortus-regni-field-common = Cartas comuns
ortus-regni-field-game_number = Partida da série
ortus-regni-field-wins = Partidas vencidas
ortus-regni-field-winner = Vencedor
ortus-regni-field-alive = Em jogo
ortus-regni-field-hand = Mão
ortus-regni-field-towers = Torres
ortus-regni-field-fiefs = Feudos
ortus-regni-field-fief = Feudo
ortus-regni-field-building = Construção
ortus-regni-field-card = Carta
ortus-regni-field-owner = Do conjunto de
ortus-regni-field-lord = Lorde
ortus-regni-field-properties = Propriedades
ortus-regni-field-mercenaries = Mercenários
ortus-regni-field-mercenary = Mercenário
ortus-regni-field-garrison = Guarnição
ortus-regni-field-pool = Reserva
ortus-regni-field-infantry = Infantaria
ortus-regni-field-knight = Cavaleiros
ortus-regni-field-field_limit = Pode convocar
ortus-regni-field-banners = Estandartes da Realeza
ortus-regni-field-cubes = Cubos no saco
ortus-regni-field-emissaries = Emissários
ortus-regni-field-turns = Turnos jogados
ortus-regni-field-holdings = Posses
ortus-regni-field-points = Pontos de Legado
ortus-regni-field-own_towers = Suas Torres
ortus-regni-field-own_deck = Resta no seu baralho
ortus-regni-field-tray = Sua bandeja
ortus-regni-field-deck_list = Seu baralho
ortus-regni-field-pack = Seu maço
ortus-regni-field-kept = Guardadas
ortus-regni-field-own_rider = Seu participante
ortus-regni-field-attacker = Atacante
ortus-regni-field-controller = Sob o comando de
ortus-regni-field-defender = Defensor
ortus-regni-field-way = Objetivo
ortus-regni-field-result = Resultado
ortus-regni-field-attack = Força atacante
ortus-regni-field-defence = Força defensora
ortus-regni-field-attack_strength = Força do ataque
ortus-regni-field-defence_strength = Força da defesa
ortus-regni-field-hurt_attacker = Pontos contra o atacante
ortus-regni-field-hurt_defender = Pontos contra o defensor
ortus-regni-field-captives = Lordes capturados, por Feudo
ortus-regni-field-forecast = Se o defensor for atingido agora
ortus-regni-field-past_force = Pontos além da força
ortus-regni-field-needed = Pontos necessários
ortus-regni-field-actor = Jogada por
ortus-regni-field-victim = Contra
ortus-regni-field-last = Última carta
ortus-regni-field-target = Alvo
ortus-regni-field-property = Propriedade
ortus-regni-field-attending = Comparecem
ortus-regni-field-stakes = Apostas
ortus-regni-field-riders = Participantes
ortus-regni-field-hidden = Virada para baixo
ortus-regni-field-role = Como
ortus-regni-field-seat = Conde
ortus-regni-field-revealed = Mostrado no fim

## A mesa própria

# --- o que cada carta faz, em uma linha que cabe na carta (uns 45 caracteres)
ortus-regni-table-brief-castle = Um novo Feudo. Cai com 2 pontos em um cerco.
ortus-regni-table-brief-palace = Um Feudo que cai com 3 pontos em um cerco.
ortus-regni-table-brief-land = 1 Exército já; recruta e convoca mais 1.
ortus-regni-table-brief-market_town = Com uma Terra: recruta e convoca mais 1.
ortus-regni-table-brief-church = Com mais Igrejas, decide “A Igreja Decide”.
ortus-regni-table-brief-cathedral = Você é Arcebispo e decide pela Igreja.
ortus-regni-table-brief-prince = Lorde ou combatente. Morto, o Feudo fica.
ortus-regni-table-brief-vassal = Lorde, combatente, Emissário. Contra tramas.
ortus-regni-table-brief-champion = Lorde ou combatente de 2. O melhor na Justa.
ortus-regni-table-brief-monk = Abade que vê uma mão, ou Emissário de 2.
ortus-regni-table-brief-mercenary = Causa 2 nas suas batalhas; pode levar uma carta de Exército.
ortus-regni-table-brief-treachery = Mata Lorde ou Mercenário, queima Propriedade.
ortus-regni-table-brief-intrigue = Roube uma Propriedade ou um Mercenário.
ortus-regni-table-brief-allies = Responde a tudo; só Aliados a vencem.
ortus-regni-table-brief-banquet = Compre 2 cartas do seu baralho.
ortus-regni-table-brief-banner = Dispute a coroa, convoque Justa ou legue.
ortus-regni-table-brief-infantry = Combate com 1; perde-se com 1 ponto.
ortus-regni-table-brief-knight = Combate com 2; perde-se com 1 ponto.
ortus-regni-table-brief-viking = Combate com 1 na horda.
ortus-regni-table-brief-chieftain = Combate com 2 na horda.
ortus-regni-table-brief-king = Combate com 1 e traz a Guarda.
ortus-regni-table-brief-normal = Cada lado recebe a força do outro.
ortus-regni-table-brief-attacker_wins = Só o defensor sofre; Lordes são capturados.
ortus-regni-table-brief-defender_wins = Só o atacante sofre; Lordes são capturados.
ortus-regni-table-brief-church_decides = Quem controla a Igreja indica o resultado.
ortus-regni-table-brief-no_luck = Não vale nada em uma Justa.
ortus-regni-table-face-down = Uma carta virada para baixo
ortus-regni-table-falls-to = Cai com { $points } pontos em um cerco
ortus-regni-table-deals = Causa { $points } em batalha

# --- nomes de coisas na mesa; começam com “o”, de modo que “d” e “n” dão “do” e “no”
ortus-regni-table-prompt-deck = Monte um baralho de { $deck_count } cartas: use um de exemplo ou escolha você as cartas.
ortus-regni-table-prompt-draft = Guarde cartas do seu maço; o resto segue adiante.
ortus-regni-table-fief = { $form ->
    [of] d
    [in] n
   *[plain] { "" }
}{ $own ->
    [yes] { $number ->
        [0] o seu { $card }
       *[other] o seu { $card } { $number }
    }
   *[no] { $number ->
        [0] o { $card } de { $name }
       *[other] o { $card } { $number } de { $name }
    }
}
ortus-regni-table-fief-gone = { $form ->
    [of] do Feudo que não existe mais
    [in] no Feudo que não existe mais
   *[plain] o Feudo que não existe mais
}
ortus-regni-table-mercenary = { $form ->
    [of] d
   *[plain] { "" }
}{ $own ->
    [yes] { $place ->
        [0] o seu Mercenário
       *[other] o seu Mercenário n.º { $place }
    }
   *[no] { $place ->
        [0] o Mercenário de { $name }
       *[other] o Mercenário n.º { $place } de { $name }
    }
}
ortus-regni-table-unit-unharmed = uma carta que não sofre
ortus-regni-table-unit-lord = { $card }, Lorde { NAME($fief, form: "of") }
ortus-regni-table-unit-garrison = { $card } da guarnição { NAME($mercenary, form: "of") }
ortus-regni-table-unit-guard = { $card } da Guarda
ortus-regni-table-unit-of = { $card } de { $name }

# --- o tabuleiro
ortus-regni-table-board = A mesa
ortus-regni-table-hand = Sua mão
ortus-regni-table-hand-empty = Sua mão está vazia.
ortus-regni-table-hand-card = { $uses ->
    [0] { $place } de { $of }, { $card }: sem uso agora
    [1] { $place } de { $of }, { $card }: um uso agora
   *[other] { $place } de { $of }, { $card }: { $uses } usos agora
}
ortus-regni-table-head = { $name }{ $king ->
    [yes] , Rei
   *[no] {""}
}{ $archbishop ->
    [yes] , Arcebispo
   *[no] {""}
}: { $hand ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $hand } cartas
} na mão, { $deck } no baralho, { $banners ->
    [0] { $banners } Estandartes
    [1] { $banners } Estandarte
   *[other] { $banners } Estandartes
}, { $cubes ->
    [0] { $cubes } cubos
    [1] { $cubes } cubo
   *[other] { $cubes } cubos
} no saco
ortus-regni-table-you = você
ortus-regni-table-out = fora do jogo
ortus-regni-table-king = Rei
ortus-regni-table-archbishop = Arcebispo
ortus-regni-table-hand-count = { $count ->
    [0] Nenhuma carta na mão
    [1] Uma carta na mão
   *[other] { $count } cartas na mão
}
ortus-regni-table-deck-count = { $count ->
    [0] Nenhuma carta no baralho. Quem não pode comprar sai do jogo.
    [1] Resta uma carta no baralho. Quem não pode comprar sai do jogo.
   *[other] Restam { $count } cartas no baralho. Quem não pode comprar sai do jogo.
}
ortus-regni-table-banner-count = { $count ->
    [0] Nenhum Estandarte da Realeza
    [1] Um Estandarte da Realeza
   *[other] { $count } Estandartes da Realeza
}
ortus-regni-table-cube-count = { $count ->
    [0] Nenhum cubo no saco dos Vikings
    [1] Um cubo no saco dos Vikings
   *[other] { $count } cubos no saco dos Vikings
}
ortus-regni-table-deck-ends = fim do baralho: rodada { $round }
ortus-regni-table-fiefs = Feudos de { $name }
ortus-regni-table-stack = { $card } { $fief }
ortus-regni-table-no-lord = sem Lorde
ortus-regni-table-building-label = { $fief }, cai com { $points } pontos
ortus-regni-table-lord-label = { $card }, Lorde { NAME($fief, form: "of") }
ortus-regni-table-no-lord-label = { $fief } não tem Lorde
ortus-regni-table-property-label = { $foreign ->
    [yes] { COUNT($count, $card) } { NAME($fief, form: "in") }, do conjunto de { $owner }
   *[no] { COUNT($count, $card) } { NAME($fief, form: "in") }
}
ortus-regni-table-new-fief = novo Feudo
ortus-regni-table-towers = { $count ->
    [0] nenhuma Torre
    [1] 1 Torre
   *[other] { $count } Torres
}
ortus-regni-table-towers-label = { $count ->
    [0] { $name } não tem Torres
    [1] { $name } tem 1 Torre
   *[other] { $name } tem { $count } Torres
}
ortus-regni-table-hired = contratado { $number }
ortus-regni-table-hireling-label = { $count ->
    [0] { $mercenary }, guarnição vazia
    [1] { $mercenary }, 1 carta de Exército na guarnição
   *[other] { $mercenary }, { $count } cartas de Exército na guarnição
}
ortus-regni-table-hire-here = contratar
ortus-regni-table-pool-label = { $card } na reserva: { $count }
ortus-regni-table-fields = convoca { $count } · recruta { $recruits }
ortus-regni-table-fields-short = convoca { $count }
ortus-regni-table-vikings-far = { $markers ->
    [1] Vikings: falta um marcador
   *[other] Vikings: faltam { $markers } marcadores
}
ortus-regni-table-vikings-land = Os Vikings chegam na rodada { $round }
ortus-regni-table-vikings-marker = { $white ->
    [yes] A guerra entre Condes os atrasa uma rodada.
   *[no] Ataques os atrasam, Emissários os apressam.
}
ortus-regni-table-vikings-sail = A horda de { $strength } zarpa nesta rodada
ortus-regni-table-vikings-rest = A horda de { $strength } descansa
ortus-regni-table-horde = { $cards ->
    [0] { $cards } cartas
    [1] { $cards } carta
   *[other] { $cards } cartas
}; ataca com mais de { $above }; mais { $grows } a cada rodada.
ortus-regni-table-horde-strength = Força da horda
ortus-regni-table-strikes = Sem defesa, cai uma construção:
ortus-regni-table-bag = De quem será o cubo
ortus-regni-table-bag-empty = O saco está vazio.
ortus-regni-table-bag-share = { $name }: { $share }%.
ortus-regni-table-round = Rodada { $round }
# O que é cada coisa da mesa quando se aponta para ela sem nada escolhido.
ortus-regni-table-about-head = Cartas na mão e no baralho, Estandartes da Realeza e cubos. Quem fica sem construções ou não pode comprar sai do jogo.
ortus-regni-table-about-no-lord = Um Príncipe, Vassalo, Campeão ou Monge pode ser Lorde aqui e então combate em todas as batalhas.
ortus-regni-table-about-towers = Cada Torre absorve 1 ponto de cada incursão e cerco. Só um ataque às Torres as derruba.
ortus-regni-table-about-vikings = Depois do desembarque, um cubo do saco indica o Conde que envia a horda inteira contra quem quiser. Emissários dão cubos a você.
ortus-regni-table-about-crown = Dois Estandartes da Realeza a mais que qualquer outro Conde fazem de você Rei: o Rei combate em todas as suas batalhas, e os outros contribuem para a sua Guarda.
ortus-regni-table-about-joust = Um Estandarte convoca uma Justa. Cada Conde aposta uma Propriedade ou um Feudo, ou obtém dispensa com um Estandarte; quem vence leva as apostas.
ortus-regni-table-about-church = Quem controla a Igreja decide as batalhas quando sai “A Igreja Decide”: com a Catedral ou, sem ela, com mais Igrejas que todos.
ortus-regni-table-no-king = Ainda não há Rei
ortus-regni-table-king-is = { $name } é Rei; Guarda de { $guard }
ortus-regni-table-race = { $count ->
    [0] { $name }: nenhum Estandarte.
    [1] { $name }: 1 Estandarte.
   *[other] { $name }: { $count } Estandartes.
}
ortus-regni-table-tilt-yard = Liça: um Estandarte convoca uma Justa
ortus-regni-table-archbishop-is = { $name } é Arcebispo
ortus-regni-table-church-is = { $name } controla a Igreja
ortus-regni-table-no-church = Ninguém controla a Igreja
ortus-regni-table-watch = Atenção
ortus-regni-table-watch-nothing = Nada ameaça por enquanto.
ortus-regni-table-recap = Desde o seu turno
ortus-regni-table-recap-nothing = Nada aconteceu desde o seu último turno.
ortus-regni-table-earl = Conde
ortus-regni-table-place = Lugar
ortus-regni-table-outlook-note = Vence o último Conde em jogo. Depois da rodada { $round } os que restam são classificados assim.
ortus-regni-table-variants = Variantes em jogo:

# --- escolher
ortus-regni-table-keys = Nesta mesa: 1 a 9 e 0 escolhem uma carta · T põe como Torre · ← → entre lugares acesos · ↑ ↓ entre jogadores · Enter pega, confirma · A atacar · R recrutar · B Abade · X troca · N encerrar o turno · V ver a mesa por trás de uma cena · Esc devolver
ortus-regni-table-change-fields = convoca { $before } → { $after }
ortus-regni-table-change-recruits = recruta { $before } → { $after }
ortus-regni-table-change-towers = Torres { $before } → { $after }
ortus-regni-table-change-banners = Estandartes { $before } → { $after }
ortus-regni-table-change-deck = baralho { $before } → { $after }
ortus-regni-table-change-lead = chance de comandar os Vikings { $before }% → { $after }%
ortus-regni-table-change-king = { $after ->
    [1] você se torna Rei
   *[0] você perde a coroa
}
ortus-regni-table-change-church = { $after ->
    [1] você controla a Igreja
   *[0] você deixa de controlar a Igreja
}
ortus-regni-table-goal = Vence o último Conde no jogo. Quem fica sem construção ou não pode comprar uma carta sai do jogo.
ortus-regni-table-hand-stack = { $count } iguais
ortus-regni-table-pick-card = Escolha uma carta e seus lugares se acendem, ou escolha um lugar e veja que cartas servem.
ortus-regni-table-pick-tower = Você já fez sua Ação. Qualquer carta ainda pode ser posta como Torre; encerrar o turno compra uma carta.
ortus-regni-table-answer-hint = Responda na mesa, onde está aceso, ou com um botão.
ortus-regni-table-waiting = { $by ->
    [finger] Outros decidem. Deixe um dedo sobre qualquer coisa para saber o que é.
   *[pointer] Outros decidem. Aponte para qualquer coisa para saber o que é.
}
ortus-regni-table-over = { $by ->
    [finger] A partida acabou. Deixe um dedo sobre qualquer coisa para saber o que é.
   *[pointer] A partida acabou. Aponte para qualquer coisa para saber o que é.
}
ortus-regni-table-watch-over = A partida acabou.
ortus-regni-table-watch-more = e mais { $count }
ortus-regni-table-watching = Você está assistindo.
ortus-regni-table-click-lit = Clique no que está aceso na mesa.
ortus-regni-table-click-lit-or-undo = Clique no que está aceso na mesa. Desfazer volta ao seu turno.
ortus-regni-table-or-lit = Ou clique no que está aceso na mesa.
ortus-regni-table-lit-places = { $count ->
    [1] Um lugar: { $places }
   *[other] { $count } lugares: { $places }
}
ortus-regni-table-place-picked = { $count ->
    [0] Nada pode vir para cá agora.
    [1] Uma coisa pode ser feita aqui: escolha-a.
   *[other] { $count } coisas podem ser feitas aqui: escolha uma carta emoldurada.
}
ortus-regni-table-confirm = Confirmar
ortus-regni-table-cancel = Cancelar
ortus-regni-table-put-back = Devolver
ortus-regni-table-undo = Dá para desfazer até que algo seja comprado ou alguém responda.
ortus-regni-table-no-undo = Depois disto não há como desfazer livremente.
ortus-regni-table-actions = Ações do seu turno
ortus-regni-table-acted = Sua Ação está feita.
ortus-regni-table-attack-hint = escolher um alvo
ortus-regni-table-recruit-hint = { $count ->
    [0] 0 cartas de Exército
    [1] 1 carta de Exército
   *[other] { $count } cartas de Exército
}
ortus-regni-table-look-hint = ver uma mão
ortus-regni-table-barter-hint = duas cartas por uma
ortus-regni-table-concede-hint = sair do jogo
ortus-regni-table-end-turn = Encerrar: comprar 1 de { $deck }
ortus-regni-table-mode-attack = Ataque: clique em uma construção para cercá-la, em Propriedades para uma incursão, em Torres para assaltá-las.
ortus-regni-table-mode-look = Abade: clique no Conde cuja mão você quer ver.

# --- a palavra em um lugar aceso
ortus-regni-table-word-here = aqui
ortus-regni-table-word-place = Novo Feudo
ortus-regni-table-word-attach = Anexar
ortus-regni-table-word-install = Lorde aqui
ortus-regni-table-word-tower = Torre
ortus-regni-table-word-hire = Contratar
ortus-regni-table-word-banquet = Comprar 2
ortus-regni-table-word-kingship = Realeza
ortus-regni-table-word-joust = Justa
ortus-regni-table-word-bequeath = Legado
ortus-regni-table-word-treachery = Traição
ortus-regni-table-word-intrigue = Intriga
ortus-regni-table-word-murder = Assassinar
ortus-regni-table-word-burn = Queimar
ortus-regni-table-word-kill = Matar
ortus-regni-table-word-steal = Roubar
ortus-regni-table-word-hire-away = Aliciar
ortus-regni-table-word-emissary = Emissário
ortus-regni-table-word-look = Ver a mão
ortus-regni-table-word-garrison = Guarnição
ortus-regni-table-word-guard = Guarda
ortus-regni-table-word-storm = Assaltar
ortus-regni-table-word-raid = Incursão
ortus-regni-table-word-siege = Cercar
ortus-regni-table-word-attack = Atacar
ortus-regni-table-word-recruit = Recrutar
ortus-regni-table-word-barter = Trocar
ortus-regni-table-word-concede = Desistir
ortus-regni-table-word-end = Encerrar
ortus-regni-table-word-field = Convocar
ortus-regni-table-word-answer = Responder
ortus-regni-table-word-ride = Participar
ortus-regni-table-word-ransom = Resgatar
ortus-regni-table-word-seize = Confiscar
ortus-regni-table-word-at = Aqui
ortus-regni-table-word-lord = Este Lorde
ortus-regni-table-word-fief = Propriedade
ortus-regni-table-word-building = O Feudo
ortus-regni-table-word-mercenary = Este
ortus-regni-table-word-discard = Abrir mão
ortus-regni-table-word-banner = Estandarte
ortus-regni-table-word-give = Dar

# --- o que aconteceria, em uma frase
ortus-regni-table-do-place = { NAME($card, form: "the") } passa a ser um novo Feudo seu.
ortus-regni-table-do-attach = { NAME($card, form: "the") } vai para { $fief }.
ortus-regni-table-do-install = { NAME($card, form: "the") } passa a ser Lorde { NAME($fief, form: "of") } e pode combater em todas as batalhas.
ortus-regni-table-do-tower = A carta { $card } é posta virada para baixo como Torre: absorve 1 ponto de cada incursão e cerco contra você.
ortus-regni-table-do-hire = Você contrata um Mercenário: ele causa 2 em qualquer batalha sua, e uma carta de Exército na guarnição combate com ele.
ortus-regni-table-do-banquet = Você compra 2 das { $deck } cartas do seu baralho. Quem não pode comprar no fim do turno sai do jogo.
ortus-regni-table-do-kingship = Você ergue um Estandarte da Realeza. Dois a mais que todos os outros fazem de você Rei.
ortus-regni-table-do-joust = Você convoca uma Justa: cada um aposta algo ou obtém dispensa com um Estandarte.
ortus-regni-table-do-bequeath = O Príncipe { NAME($fief, form: "of") } se vai, e todo o seu descarte volta ao seu baralho.
ortus-regni-table-do-treachery = Traição: em seguida escolha um Lorde, uma Propriedade ou um Mercenário de outro Conde.
ortus-regni-table-do-intrigue = Intriga: em seguida escolha uma Propriedade ou um Mercenário de outro Conde.
ortus-regni-table-do-murder = { $heir ->
    [yes] O Príncipe { NAME($fief, form: "of") } é assassinado, a menos que { $name } responda; o Feudo fica.
   *[no] { NAME($lord, form: "the") } { NAME($fief, form: "of") } é assassinado, a menos que { $name } responda, e o Feudo inteiro se perde com ele.
}
ortus-regni-table-do-burn = { NAME($property, form: "the") } { NAME($fief, form: "of") } é queimada, a menos que { $name } responda.
ortus-regni-table-do-kill = Morre { $mercenary }, com sua guarnição, a menos que seu Conde responda.
ortus-regni-table-do-steal = { NAME($property, form: "the") } { NAME($fief, form: "of") } passa a ser sua, a menos que { $name } responda.
ortus-regni-table-do-hire-away = Passa para o seu lado { $mercenary }, com sua guarnição, a menos que seu Conde responda.
ortus-regni-table-do-emissary = { NAME($card, form: "the") } vai para os Vikings e não volta, e mais cubos seus entram no saco. Antes do desembarque dos Vikings, um marcador preto avança.
ortus-regni-table-do-look = { $name } mostra a mão inteira ao seu Abade.
ortus-regni-table-do-garrison = { $card }: entra na guarnição { NAME($mercenary, form: "of") } e combate com ele.
ortus-regni-table-do-guard = { $card }: entra na Guarda Real e combate ao lado do Rei.
ortus-regni-table-do-storm = { $who ->
    [vikings] Os Vikings assaltam
   *[you] Você assalta
} { $towers ->
    [1] a Torre
   *[other] as { $towers } Torres
} de { $name }: cada ponto além dos defensores derruba uma.
ortus-regni-table-do-raid = { $who ->
    [vikings] Incursão dos Vikings
   *[you] Incursão
} contra { $fief }: cada ponto além dos defensores{ $towers ->
    [0] { "" }
    [1] { " " }e de uma Torre
   *[other] { " " }e de { $towers } Torres
} derruba uma Propriedade.
ortus-regni-table-do-siege = { $who ->
    [vikings] Os Vikings cercam
   *[you] Você cerca
} { $fief }: ele cai com tudo o que é dele se { $needed } pontos passarem dos defensores{ $towers ->
    [0] .
    [1] , um deles pela Torre.
   *[other] , { $towers } deles pelas Torres.
}
ortus-regni-table-do-attack = Você ataca. Em seguida escolha o alvo.
ortus-regni-table-do-recruit = { $recruits ->
    [1] Você recruta 1 carta de Exército para a reserva, pela sua Terra.
   *[other] Você recruta { $recruits } cartas de Exército para a reserva, uma por Terra e por Vila-mercado em par com uma.
}
ortus-regni-table-do-end = Você encerra o turno sem Ação e compra uma carta; { $deck ->
    [0] não resta nenhuma
    [1] resta { $deck }
   *[other] restam { $deck }
}.
ortus-regni-table-do-concede = Você desiste: sai do jogo na hora.
ortus-regni-table-do-at = Vai para { $fief }.
ortus-regni-table-do-seize = Você a confisca para { $fief }.

# --- respostas em palavras, onde há uma pergunta
ortus-regni-table-answer-deck = Usar o baralho de exemplo “{ $deck }”
ortus-regni-table-answer-add = Acrescentar { NAME($card, form: "a") }
ortus-regni-table-answer-keep = Manter
ortus-regni-table-answer-tower = { $card } como Torre
ortus-regni-table-answer-place = Colocar { NAME($card, form: "the") }
ortus-regni-table-answer-attach = Anexar { NAME($card, form: "the") }
ortus-regni-table-answer-install = { $card } como Lorde
ortus-regni-table-answer-hold-back = Impedir o ataque
ortus-regni-table-answer-take = Pegar { NAME($card, form: "the") }
ortus-regni-table-answer-discard = Abrir mão de { $card }
ortus-regni-table-answer-at = Para { $fief }
ortus-regni-table-answer-lord = { NAME($lord, form: "the") } { NAME($fief, form: "of") }
ortus-regni-table-answer-fief = Uma Propriedade { NAME($fief, form: "of") }
ortus-regni-table-answer-building = { $fief } com tudo o que é dele
ortus-regni-table-answer-mercenary = { $mercenary }
ortus-regni-table-answer-property = { $card } do conjunto de { $owner }
ortus-regni-table-answer-answer = Responder com { NAME($card, form: "a") }
ortus-regni-table-answer-ride = Mandar { NAME($card, form: "a") } (carta virada para baixo)
ortus-regni-table-answer-storm = Assaltar as Torres de { $name }
ortus-regni-table-answer-raid = Incursão contra { $fief }
ortus-regni-table-answer-siege = Cercar { $fief }
ortus-regni-table-answer-field = Convocar { $unit }
ortus-regni-table-answer-absorb = { $unit } absorve um ponto
ortus-regni-table-answer-give = Dar { $unit }
ortus-regni-table-answer-result = Decidir: { $result }
ortus-regni-table-answer-fall = { NAME($card, form: "the") } cai
ortus-regni-table-answer-seize = Confiscar para { $fief }
ortus-regni-table-answer-ransom = Resgatar { NAME($lord, form: "the") } { NAME($fief, form: "of") }

# --- o que as regras dizem ao lado da mesa: motivos e perigos
ortus-regni-table-only-answer = Aliados só são jogados como resposta em uma disputa, ou postos como Torre.
ortus-regni-table-threat-own-deck = Seu baralho acaba na rodada { $round_number }: sem poder comprar, você sai do jogo, a menos que um Príncipe deixe um legado.
ortus-regni-table-threat-deck = { $seat } não poderá comprar na rodada { $round_number } e sairá do jogo, a menos que um Príncipe deixe um legado.
ortus-regni-table-threat-own-deck-heirless = Seu baralho acaba na rodada { $round_number }: sem poder comprar, você sai do jogo. Você já não tem Príncipe e Estandarte para deixar um legado.
ortus-regni-table-threat-own-deck-last = Seu baralho acaba na rodada { $round_number }: sem poder comprar, você sai do jogo. Você não tem mais legados.
ortus-regni-table-threat-deck-last = { $seat } não poderá comprar na rodada { $round_number } e sairá do jogo: não tem mais legados.
ortus-regni-table-threat-own-deck-heathen = Seu baralho acaba na rodada { $round_number }: você perderia todos os Feudos e embaralharia o descarte.
ortus-regni-table-threat-deck-heathen = O baralho de { $seat } acaba na rodada { $round_number }, e com ele todos os Feudos de { $seat }.
ortus-regni-table-threat-crown = Com mais um Estandarte da Realeza, { $seat } será Rei, a menos que outro Conde erga um antes.
ortus-regni-table-threat-own-crown = Mais um Estandarte da Realeza faz de você Rei.
ortus-regni-table-threat-crown-wins = { $seat } é Rei e Arcebispo e vence no começo do próximo turno.
ortus-regni-table-threat-own-crown-wins = Você é Rei e Arcebispo: vence no começo do seu próximo turno.
ortus-regni-table-threat-archbishop = { $seat } é Arcebispo e decide as batalhas “A Igreja Decide”.
ortus-regni-table-threat-archbishop-bars = { $seat } é Arcebispo, decide as batalhas “A Igreja Decide” e proíbe seus legados: você não tem Igreja.
ortus-regni-table-threat-landing = Os Vikings chegam na rodada { $round_number }.
ortus-regni-table-threat-horde = { $towers_count ->
    [0] Sem defesa, a horda de { $strength_count } derruba o seu { $card }: você não tem Torres, e ele cai com { $needed_count } pontos.
    [1] Sem defesa, a horda de { $strength_count } derruba o seu { $card }: só há 1 Torre, e ele cai com { $needed_count } pontos.
   *[other] Sem defesa, a horda de { $strength_count } derruba o seu { $card }: só há { $towers_count } Torres, e ele cai com { $needed_count } pontos.
}
ortus-regni-table-threat-own-last-lord = { NAME($card, form: "a") } governa sua última construção: se uma Traição o assassinar, você a perde com ele e sai do jogo.
ortus-regni-table-threat-last-lord = { NAME($card, form: "a") } governa a última construção de { $seat }: quem o assassinar tira { $seat } do jogo.
ortus-regni-table-threat-own-last-building = O seu { $card } é a sua última construção: se cair, você sai do jogo. { $towers_count ->
    [0] Sem Torres, ele cai com { $needed_count } pontos.
    [1] Além do que 1 Torre absorve, ele cai com { $needed_count } pontos.
   *[other] Além do que { $towers_count } Torres absorvem, ele cai com { $needed_count } pontos.
}
ortus-regni-table-threat-last-building = { $seat } só tem mais uma construção. { $towers_count ->
    [0] Sem Torres, o { $card } cai com { $needed_count } pontos.
    [1] Além do que 1 Torre absorve, o { $card } cai com { $needed_count } pontos.
   *[other] Além do que { $towers_count } Torres absorvem, o { $card } cai com { $needed_count } pontos.
}
