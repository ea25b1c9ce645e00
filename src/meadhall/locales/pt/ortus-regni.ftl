# Ortus Regni

## Nomes

ortus-regni-card-castle = { $form ->
    [a] um Castelo
    [the] o Castelo
    [of] do Castelo
    [counted] { $count ->
        [0] Castelos
        [one] Castelo
       *[other] Castelos
    }
   *[plain] Castelo
}
    .gender = masculine
ortus-regni-card-land = { $form ->
    [a] uma Terra
    [the] a Terra
    [of] da Terra
    [counted] { $count ->
        [0] Terras
        [one] Terra
       *[other] Terras
    }
   *[plain] Terra
}
    .gender = feminine
ortus-regni-card-market_town = { $form ->
    [a] uma Vila-mercado
    [the] a Vila-mercado
    [of] da Vila-mercado
    [counted] { $count ->
        [0] Vilas-mercado
        [one] Vila-mercado
       *[other] Vilas-mercado
    }
   *[plain] Vila-mercado
}
    .gender = feminine
ortus-regni-card-church = { $form ->
    [a] uma Igreja
    [the] a Igreja
    [of] da Igreja
    [counted] { $count ->
        [0] Igrejas
        [one] Igreja
       *[other] Igrejas
    }
   *[plain] Igreja
}
    .gender = feminine
ortus-regni-card-cathedral = { $form ->
    [a] uma Catedral
    [the] a Catedral
    [of] da Catedral
    [counted] { $count ->
        [0] Catedrais
        [one] Catedral
       *[other] Catedrais
    }
   *[plain] Catedral
}
    .gender = feminine
ortus-regni-card-prince = { $form ->
    [a] um Príncipe
    [the] o Príncipe
    [of] do Príncipe
    [counted] { $count ->
        [0] Príncipes
        [one] Príncipe
       *[other] Príncipes
    }
   *[plain] Príncipe
}
    .gender = masculine
ortus-regni-card-vassal = { $form ->
    [a] um Vassalo
    [the] o Vassalo
    [of] do Vassalo
    [counted] { $count ->
        [0] Vassalos
        [one] Vassalo
       *[other] Vassalos
    }
   *[plain] Vassalo
}
    .gender = masculine
ortus-regni-card-champion = { $form ->
    [a] um Campeão
    [the] o Campeão
    [of] do Campeão
    [counted] { $count ->
        [0] Campeões
        [one] Campeão
       *[other] Campeões
    }
   *[plain] Campeão
}
    .gender = masculine
ortus-regni-card-monk = { $form ->
    [a] um Monge
    [the] o Monge
    [of] do Monge
    [counted] { $count ->
        [0] Monges
        [one] Monge
       *[other] Monges
    }
   *[plain] Monge
}
    .gender = masculine
ortus-regni-card-mercenary = { $form ->
    [a] um Mercenário
    [the] o Mercenário
    [of] do Mercenário
    [counted] { $count ->
        [0] Mercenários
        [one] Mercenário
       *[other] Mercenários
    }
   *[plain] Mercenário
}
    .gender = masculine
ortus-regni-card-treachery = { $form ->
    [a] uma Traição
    [the] a Traição
    [of] da Traição
    [counted] { $count ->
        [0] Traições
        [one] Traição
       *[other] Traições
    }
   *[plain] Traição
}
    .gender = feminine
ortus-regni-card-intrigue = { $form ->
    [a] uma Intriga
    [the] a Intriga
    [of] da Intriga
    [counted] { $count ->
        [0] Intrigas
        [one] Intriga
       *[other] Intrigas
    }
   *[plain] Intriga
}
    .gender = feminine
ortus-regni-card-allies = { $form ->
    [a] uma carta de Aliados
    [the] os Aliados
    [of] dos Aliados
    [counted] { $count ->
        [0] cartas de Aliados
        [one] carta de Aliados
       *[other] cartas de Aliados
    }
   *[plain] Aliados
}
    .gender = masculine
ortus-regni-card-banquet = { $form ->
    [a] um Banquete
    [the] o Banquete
    [of] do Banquete
    [counted] { $count ->
        [0] Banquetes
        [one] Banquete
       *[other] Banquetes
    }
   *[plain] Banquete
}
    .gender = masculine
ortus-regni-card-banner = { $form ->
    [a] um Estandarte
    [the] o Estandarte
    [of] do Estandarte
    [counted] { $count ->
        [0] Estandartes
        [one] Estandarte
       *[other] Estandartes
    }
   *[plain] Estandarte
}
    .gender = masculine
ortus-regni-card-palace = { $form ->
    [a] um Palácio
    [the] o Palácio
    [of] do Palácio
    [counted] { $count ->
        [0] Palácios
        [one] Palácio
       *[other] Palácios
    }
   *[plain] Palácio
}
    .gender = masculine
ortus-regni-card-nothing = nada

ortus-regni-hand-castle = { ortus-regni-card-castle }
ortus-regni-hand-land = { ortus-regni-card-land }
ortus-regni-hand-market_town = { ortus-regni-card-market_town }
ortus-regni-hand-church = { ortus-regni-card-church }
ortus-regni-hand-cathedral = { ortus-regni-card-cathedral }
ortus-regni-hand-prince = { ortus-regni-card-prince }
ortus-regni-hand-vassal = { ortus-regni-card-vassal }
ortus-regni-hand-champion = { ortus-regni-card-champion }
ortus-regni-hand-monk = { ortus-regni-card-monk }
ortus-regni-hand-mercenary = { ortus-regni-card-mercenary }
ortus-regni-hand-treachery = { ortus-regni-card-treachery }
ortus-regni-hand-intrigue = { ortus-regni-card-intrigue }
ortus-regni-hand-allies = { ortus-regni-card-allies }
ortus-regni-hand-banquet = { ortus-regni-card-banquet }
ortus-regni-hand-banner = { ortus-regni-card-banner }
ortus-regni-hand-palace = { ortus-regni-card-palace }

ortus-regni-army-infantry = { $form ->
    [a] uma Infantaria
    [the] a Infantaria
    [of] da Infantaria
    [counted] { $count ->
        [0] Infantarias
        [one] Infantaria
       *[other] Infantarias
    }
   *[plain] Infantaria
}
    .gender = feminine
ortus-regni-army-knight = { $form ->
    [a] um Cavaleiro
    [the] o Cavaleiro
    [of] do Cavaleiro
    [counted] { $count ->
        [0] Cavaleiros
        [one] Cavaleiro
       *[other] Cavaleiros
    }
   *[plain] Cavaleiro
}
    .gender = masculine
ortus-regni-viking-viking = { $form ->
    [a] um Viking
    [the] o Viking
    [of] do Viking
    [counted] { $count ->
        [0] Vikings
        [one] Viking
       *[other] Vikings
    }
   *[plain] Viking
}
    .gender = masculine
ortus-regni-viking-chieftain = { $form ->
    [a] um Chefe
    [the] o Chefe
    [of] do Chefe
    [counted] { $count ->
        [0] Chefes
        [one] Chefe
       *[other] Chefes
    }
   *[plain] Chefe
}
    .gender = masculine
ortus-regni-joust-prince = Príncipe
ortus-regni-joust-vassal = Vassalo
ortus-regni-joust-no_luck = Sem Sorte
ortus-regni-result-normal = Normal
ortus-regni-result-attacker_wins = Atacante Vence
ortus-regni-result-defender_wins = Defensor Vence
ortus-regni-result-church_decides = A Igreja Decide

ortus-regni-unit-prince = Príncipe
ortus-regni-unit-vassal = Vassalo
ortus-regni-unit-champion = Campeão
ortus-regni-unit-monk = Monge
ortus-regni-unit-mercenary = Mercenário
ortus-regni-unit-king = Rei
ortus-regni-unit-infantry = Infantaria
ortus-regni-unit-knight = Cavaleiro

ortus-regni-deck-land_army = Terras e Exércitos
ortus-regni-deck-lords = Lordes
ortus-regni-deck-church_emissaries = Igreja e Emissários
ortus-regni-deck-politics = Política
ortus-regni-deck-all_rounder = Versátil

ortus-regni-line-outlasted = Condes superados
ortus-regni-line-wins = Partidas vencidas
ortus-regni-tie-holdings = Absorção de construções e Propriedades
ortus-regni-tie-towers = Torres
ortus-regni-tie-cards = Cartas no baralho e na mão
# Um Feudo dentro de uma linha do registro, como seu rótulo na mesa: “Castelo 3”.
ortus-regni-fief-with-cards = { ID($card) ->
    [castle] { ortus-regni-numbered-castle }
    [palace] { ortus-regni-numbered-palace }
   *[other] { ID($told_card) ->
        [castle] { ortus-regni-numbered-castle }
        [palace] { ortus-regni-numbered-palace }
       *[other] { ortus-regni-numbered-fief }
    }
}
ortus-regni-numbered-castle = Castelo { $fief }
ortus-regni-numbered-palace = Palácio { $fief }
ortus-regni-numbered-fief = Feudo { $fief }

## O que cada carta faz

ortus-regni-reminder-castle = Coloque-o como construção: um novo Feudo. Cai com 2 de dano em um cerco. A salvo de Intriga.
ortus-regni-reminder-palace = A construção com que você começa. Cai com 3 de dano em um cerco. Perdida, vai para o descarte do dono e pode ser comprada de novo.
ortus-regni-reminder-land = Anexe-a a um Feudo: 1 carta de Exército na hora, mais 1 a cada recrutamento e lugar para convocar 1 em batalha.
ortus-regni-reminder-market_town = Anexe-a a um Feudo: em par com uma Terra sua, recruta e convoca mais 1.
ortus-regni-reminder-church = Anexe-a a um Feudo: quem tem mais Igrejas decide as batalhas “A Igreja Decide” enquanto não há Catedral; permite fazer legados apesar de uma.
ortus-regni-reminder-cathedral = Anexe-a a um Feudo, uma só na mesa inteira: você decide as batalhas “A Igreja Decide” e impede os legados de Condes sem Igreja.
ortus-regni-reminder-prince = Lorde ou combatente da mão (causa 1). Assassinado, não custa o Feudo. Herdeiro de um legado. Carta alta em uma Justa.
ortus-regni-reminder-vassal = Lorde ou combatente da mão (causa 1). Emissário de 1 cubo. Responde a Traição, Intriga e Vassalos. Carta baixa em uma Justa.
ortus-regni-reminder-champion = Lorde ou combatente da mão (causa 2). Em uma Justa conta como Príncipe ou Vassalo, o que for melhor.
ortus-regni-reminder-monk = Lorde (um Abade, que pode ver uma mão) ou combatente da mão (causa 0, absorve 1). Emissário de 2 cubos.
ortus-regni-reminder-mercenary = Contrate-o: causa 2 em qualquer batalha sua, sozinho ou com uma carta de Exército na guarnição. Exposto a Traição e Intriga.
ortus-regni-reminder-treachery = Assassine um Lorde (todos, menos um Príncipe, custam o Feudo), queime uma Propriedade ou mate um Mercenário de outro Conde. Pode ser respondida.
ortus-regni-reminder-intrigue = Tome uma Propriedade ou um Mercenário de outro Conde. Pode ser respondida.
ortus-regni-reminder-allies = Só uma resposta em uma disputa: vence Traição, Intriga, Vassalos e Aliados; só Aliados a vencem.
ortus-regni-reminder-banquet = Compre 2 cartas.
ortus-regni-reminder-banner = Estandarte da Realeza (uma vantagem de 2 faz de você Rei), ou convoque uma Justa, ou faça um legado: seu descarte volta ao baralho. Dispensa você de uma Justa.

## Opções

ortus-regni-option-tournament = Torneio: todos começam com duas Torres da bandeja. Por duas rodadas ninguém pode atacar nem jogar Traição ou Intriga.
ortus-regni-option-mulligan = Mulligan livre: cada um pode, uma vez, embaralhar de volta a mão inicial e comprar cinco cartas novas. O resto não muda.
ortus-regni-option-legacy = Pontos de Legado: antes de montar os baralhos, cada ponto compra duas Torres, um Estandarte, uma construção, uma Propriedade ou um Lorde. O que se compra fica na mesa desde o começo e sai do conjunto.
ortus-regni-option-neighbours = Vizinhos: os Condes só podem atacar o próximo Conde à sua esquerda. Tramas, Justas e Vikings continuam alcançando todos.
ortus-regni-option-tactics = Táticas Medievais: o Conde prejudicado por uma batalha ganha pode torná-la normal com um Estandarte da mão. O outro pode revertê-la com outro Estandarte, e assim por diante.
ortus-regni-option-house = Uma Casa Dividida: um Conde expõe doze cartas que estarão no baralho de todos. As outras doze cada um escolhe sozinho.
ortus-regni-option-draft = Seleção de cartas: cada um guarda duas cartas de um maço e passa o resto, até os baralhos ficarem completos. Não há bandejas, e uma carta que muda de mãos pertence ao novo detentor.
ortus-regni-option-state_and_church = Estado e Igreja: quem for Rei e tiver a Catedral no começo do próprio turno vence na hora. O resto não muda.
ortus-regni-option-captains = Capitães Mercenários: as guarnições dos Mercenários não têm limite. Um Mercenário continua levando a guarnição inteira à batalha.
ortus-regni-option-resource = Condes Engenhosos: como Ação, abra mão de duas cartas da mão por uma carta da sua bandeja. Ninguém vê qual, e a bandeja não é reposta.
ortus-regni-option-teams = Conde de Duas Cabeças: duas equipes de dois, sentadas alternadamente, vencem e perdem juntas. Aliados combatem nas batalhas um do outro e respondem a tramas um pelo outro.
ortus-regni-option-heathen = Grande Exército Pagão: ninguém é eliminado; quem perdeu todos os Feudos continua jogando e pode voltar. Depois que os Vikings chegam, os Condes devem destruir a horda antes que não reste Feudo algum, ou todos perdem.
ortus-regni-option-series = Quantas partidas tem uma série: 1, 3 ou 5.
ortus-regni-option-legacy_points = Quantos Pontos de Legado tem cada Conde.
ortus-regni-option-bequests = Quantos legados cada Conde pode fazer em uma partida. Com 0 não há limite.
ortus-regni-option-heathen_turns = Com o Grande Exército Pagão: depois de quantos turnos os Vikings voltam para casa e os Condes são classificados. Com 0 eles ficam até serem destruídos ou vencerem.
ortus-regni-option-round_limit = A rodada depois da qual os Condes em jogo são classificados.
ortus-regni-option-concession = Os Condes podem desistir no próprio turno.
ortus-regni-option-first_turn_attack = Os Condes podem atacar no primeiro turno.
ortus-regni-option-market_needs_land = Uma Vila-mercado só funciona em par com uma Terra.
ortus-regni-option-banquet_needs_full_draw = Um Banquete exige cartas suficientes no baralho; sem esta opção, não poder comprar elimina (não com o Grande Exército Pagão).
ortus-regni-option-monastery_private = Só o Conde do Abade vê a mão mostrada.
ortus-regni-option-seize_enabled = Um vencedor com presença no campo pode tomar Propriedades que caíram.
ortus-regni-option-capture_buildings = Um vencedor com presença no campo pode tomar uma construção que caiu.
ortus-regni-option-cube_returns = O cubo que indica o líder dos Vikings volta ao saco.
ortus-regni-option-viking_self_target = Quem lidera os Vikings pode voltá-los contra si mesmo.
ortus-regni-option-joust_kickers = As cartas que sobram desempatam uma Justa.
ortus-regni-option-equal_turns = Um Conde que não pode comprar é eliminado no fim da rodada, junto com todos os outros que não podem. Se não restar mais ninguém, os Condes são classificados pelo que têm; sem esta opção, quem não pode comprar sai na hora.
ortus-regni-option-decks = Listas de baralho fixadas de antemão: quinze números para todos, ou quinze para cada Conde. Sem elas os baralhos são montados à mesa.
ortus-regni-option-decks-land_army = Terras e Exércitos
ortus-regni-option-decks-lords = Lordes
ortus-regni-option-decks-church_emissaries = Igreja e Emissários
ortus-regni-option-decks-politics = Política
ortus-regni-option-decks-all_rounder = Versátil

ortus-regni-variant-tournament = Torneio
ortus-regni-variant-mulligan = Mulligan livre
ortus-regni-variant-legacy = Pontos de Legado
ortus-regni-variant-neighbours = Vizinhos
ortus-regni-variant-tactics = Táticas Medievais
ortus-regni-variant-house = Uma Casa Dividida
ortus-regni-variant-draft = Seleção de cartas
ortus-regni-variant-state_and_church = Estado e Igreja
ortus-regni-variant-captains = Capitães Mercenários
ortus-regni-variant-resource = Condes Engenhosos
ortus-regni-variant-teams = Conde de Duas Cabeças
ortus-regni-variant-heathen = Grande Exército Pagão
ortus-regni-variant-series = Série de partidas

ortus-regni-variant-players = { $variant }: não se joga com { $given_count }; são { $least_count ->
    [4] exatamente { $most_count }
   *[other] de { $least_count } a { $most_count }
} Condes.
ortus-regni-variants-clash = { $variant }: não se joga junto com { $other_variant }.
ortus-regni-series-length = Uma série tem 1, 3 ou 5 partidas, não { $given_text }.
ortus-regni-series-alone = Uma série de partidas faz parte da variante Torneio; ligue-a também.
ortus-regni-decks-length = “decks” tem { $given_count } números; são { $each_count }, um para cada tipo de carta, ou { $all_count }, tantos para cada Conde.
ortus-regni-decks-clash = “decks” não pode ser dado com a variante { $variant }, que faz os baralhos à mesa.

## Baralhos

ortus-regni-deck-palace = O Palácio nunca faz parte de um baralho: fica na mesa desde o começo.
ortus-regni-deck-unknown-card = Não existe a carta “{ $given_text }”. Você quis dizer “{ $nearest_name }”?
ortus-regni-deck-unreadable = “{ $given_text }” não pode ser lido; escreva a carta e a quantidade, como castle*3.
ortus-regni-deck-too-many = { $card }: { $given_count } cópias são { $over_count } a mais; um conjunto tem { $most_count } de cada tipo.
ortus-regni-deck-too-big = O baralho tem { $given_count } cartas, { $over_count } a mais que as { $size_count } que deve ter.
ortus-regni-deck-too-small = O baralho tem { $given_count ->
    [0] { $given_count } cartas
    [1] { $given_count } carta
   *[other] { $given_count } cartas
}, { $short_count } a menos que as { $size_count } que deve ter.

## Perguntas

ortus-regni-question-house = que carta comum expor
ortus-regni-question-deck = que cartas o baralho tem
ortus-regni-question-draft = que carta guardar
ortus-regni-question-tray-towers = que carta da bandeja vira uma Torre
ortus-regni-question-mulligan = se fica com a mão inicial
ortus-regni-question-legacy = o que comprar com um Ponto de Legado
ortus-regni-question-legacy-tower = que carta vira a Torre comprada
ortus-regni-question-turn = o que fazer neste turno
ortus-regni-question-free-moves = se move algo antes de o turno acabar
ortus-regni-question-place = a que Feudo vai a Propriedade
ortus-regni-question-attach = a que Feudo vai a Propriedade
ortus-regni-question-install = em que construção o Lorde se instala
ortus-regni-question-bequest = que Príncipe deixa o legado
ortus-regni-question-treachery = a quem a Traição atinge
ortus-regni-question-intrigue = o que a Intriga toma
ortus-regni-question-property = que Propriedade do Feudo
ortus-regni-question-struggle = como responder na disputa
ortus-regni-question-attack = o que atacar
ortus-regni-question-vikings = para onde levar os Vikings
ortus-regni-question-field-attack = o que convocar para o ataque
ortus-regni-question-field-defence = o que convocar para a defesa
ortus-regni-question-church-ruling = como a Igreja decide a batalha
ortus-regni-question-tactics = se muda a batalha com um Estandarte
ortus-regni-question-spread = que carta absorve o próximo ponto
ortus-regni-question-spread-horde = que carta de Vikings se perde
ortus-regni-question-towers-fall = que Torre cai
ortus-regni-question-properties-fall = que Propriedade cai
ortus-regni-question-spoils = o que fazer com a Propriedade que caiu
ortus-regni-question-capture = o que fazer com a construção que caiu
ortus-regni-question-ransom = que Lorde capturado resgatar
ortus-regni-question-ransom-item = o que pagar como resgate
ortus-regni-question-ransom-property = que Propriedade pagar como resgate
ortus-regni-question-joust = se comparece à Justa
ortus-regni-question-stake = o que apostar na Justa
ortus-regni-question-rider = quem participa da Justa
ortus-regni-question-levy = que carta de Exército dar ao Rei
ortus-regni-question-barter = de que carta abrir mão
ortus-regni-question-barter-take = que carta pegar da bandeja
ortus-regni-question-series = se fica com o baralho na próxima partida

ortus-regni-ask-house = Você expõe as cartas comuns de todos os baralhos: { $cards_count } de { $common_count } até agora.
ortus-regni-ask-deck = Monte seu baralho: { $cards_count } de { $deck_count } cartas até agora. Use um baralho de exemplo ou acrescente cartas.
ortus-regni-ask-draft = Guarde uma carta do seu maço; o resto segue adiante.
ortus-regni-ask-tray-towers = Ponha cartas da sua bandeja como Torres: { $left_count ->
    [1] falta { $left_count }
   *[other] faltam { $left_count }
}.
ortus-regni-ask-mulligan = Fique com a mão inicial ou embaralhe-a de volta e compre uma nova.
ortus-regni-ask-legacy = Gaste um Ponto de Legado; você tem { $left_count }.
ortus-regni-ask-legacy-tower = Escolha uma carta do seu conjunto para uma Torre; ninguém a vê.
ortus-regni-ask-turn = Sua vez: faça uma Ação, ponha Torres ou encerre seu turno.
ortus-regni-ask-free-moves = Você já fez sua Ação. Ponha Torres, preencha guarnições ou encerre seu turno.
ortus-regni-ask-place = Escolha o Feudo para { NAME($card, form: "the") }.
ortus-regni-ask-attach = Você obteve { NAME($card, form: "the") }: escolha o Feudo.
ortus-regni-ask-install = Escolha a construção para { NAME($card, form: "the") }.
ortus-regni-ask-bequest = Escolha o Príncipe que deixa o legado.
ortus-regni-ask-treachery = Traição: indique um Lorde, um Feudo com uma Propriedade ou um Mercenário.
ortus-regni-ask-intrigue = Intriga: indique um Feudo com uma Propriedade ou um Mercenário.
ortus-regni-ask-property = Escolha uma Propriedade desse Feudo.
ortus-regni-ask-struggle = Responda à carta { $card } ou passe.
ortus-regni-ask-attack = Ataque: assalte as Torres de um Conde, faça uma incursão a um Feudo ou cerque uma construção.
ortus-regni-ask-vikings = Os Vikings seguem você ({ $vikings_count ->
    [0] { $vikings_count } Vikings
    [1] { $vikings_count } Viking
   *[other] { $vikings_count } Vikings
}, { $chieftains_count ->
    [0] { $chieftains_count } Chefes
    [1] { $chieftains_count } Chefe
   *[other] { $chieftains_count } Chefes
}): indique o alvo ou passe.
ortus-regni-ask-field-attack = Convoque seu ataque carta por carta; depois diga que terminou.
ortus-regni-ask-field-defence = Convoque sua defesa carta por carta, ou nada; depois diga que terminou.
ortus-regni-ask-church-ruling = A Igreja decide, e você a controla: indique o resultado da batalha.
ortus-regni-ask-tactics = O resultado está em “{ $result }”: mude-o com um Estandarte ou passe.
ortus-regni-ask-spread = { $points_count ->
    [1] Resta 1 ponto de dano: escolha a carta que o absorve.
   *[other] Restam { $points_count } pontos de dano: escolha a carta que absorve o próximo.
}
ortus-regni-ask-spread-horde = A horda recebe { $points_count ->
    [1] mais um ponto
   *[other] { $points_count } pontos
}: que carta se perde?
ortus-regni-ask-towers-fall = { $left_count ->
    [1] Cai uma Torre: qual?
   *[other] Caem { $left_count } Torres: quais?
}
ortus-regni-ask-properties-fall = { $left_count ->
    [1] Cai uma Propriedade: qual?
   *[other] Caem { $left_count } Propriedades: quais?
}
ortus-regni-ask-spoils = Caiu { NAME($card, form: "the") }: confisque para um dos seus Feudos ou destrua.
ortus-regni-ask-capture = A construção caiu: capture-a ou destrua-a.
ortus-regni-ask-ransom = Seus Lordes foram capturados: resgate um ou deixe-os.
ortus-regni-ask-ransom-item = Pague para resgatar { NAME($card, form: "the") }: uma Propriedade, ou uma construção com todas as suas Propriedades.
ortus-regni-ask-ransom-property = Escolha a Propriedade que paga o resgate { NAME($card, form: "of") }.
ortus-regni-ask-joust = Uma Justa foi convocada: compareça ou peça dispensa com um Estandarte.
ortus-regni-ask-stake = Aposte uma Propriedade, ou uma construção com todo o seu Feudo.
ortus-regni-ask-rider = Escolha seu participante: um Lorde, ou uma carta da mão, virada para baixo.
ortus-regni-ask-levy = O Rei exige uma carta de Exército: escolha qual você dá.
ortus-regni-ask-barter = Abra mão de duas cartas da mão por uma da bandeja: escolha a próxima.
ortus-regni-ask-barter-take = Pegue uma carta da sua bandeja; ninguém vê qual.
ortus-regni-ask-series = Fique com o baralho na próxima partida ou refaça-o.

## Recusas

ortus-regni-refuse-other-question = Isso não responde à pergunta: { $question }.
ortus-regni-refuse-not-in-hand = Você não tem { $card } na mão.
ortus-regni-refuse-acted = Você já fez sua Ação neste turno.
ortus-regni-refuse-garrison = Essa guarnição não tem vaga livre, ou você não tem essa carta na reserva.
ortus-regni-refuse-guard = Só o Rei preenche a Guarda Real, da reserva, enquanto houver lugar.
ortus-regni-refuse-concession-off = Nesta mesa não é permitido desistir.
ortus-regni-refuse-not-placed = { $card }: não é construção nem Propriedade.
ortus-regni-refuse-no-lord = { $card }: não pode ser Lorde.
ortus-regni-refuse-no-room-for-lord = Todas as suas construções já têm Lorde.
ortus-regni-refuse-no-fief = { NAME($card, form: "the") } precisa de um Feudo, e você não tem nenhum.
ortus-regni-refuse-cathedral-stands = Já há uma Catedral na mesa.
ortus-regni-refuse-no-land = Recrutar exige uma Terra.
ortus-regni-refuse-no-army = Não há mais cartas de Exército.
ortus-regni-refuse-no-emissary = { $card }: não pode ser Emissário.
ortus-regni-refuse-no-abbot = Você não tem Abade.
ortus-regni-refuse-no-other-earl = Indique outro Conde em jogo.
ortus-regni-refuse-no-barter = A troca exige a variante Condes Engenhosos, duas cartas na mão e uma carta na bandeja.
ortus-regni-refuse-peace = As primeiras rodadas de um torneio são de paz: nem ataques, nem Traição, nem Intriga.
ortus-regni-refuse-first-turn = Você não pode atacar no seu primeiro turno.
ortus-regni-refuse-no-force = Você não tem nada que cause dano.
ortus-regni-refuse-no-march = Sem uma Terra, seus soldados não podem marchar.
ortus-regni-refuse-no-target = Não há alvo para isso.
ortus-regni-refuse-deck-short = Seu baralho tem { $deck_count ->
    [0] { $deck_count } cartas
    [1] { $deck_count } carta
   *[other] { $deck_count } cartas
}; um Banquete exige { $needed_count }.
ortus-regni-refuse-crown-taken = { $king_seat } já é Rei: não se erguem Estandartes da Realeza.
ortus-regni-refuse-no-heir = Para fazer um legado você precisa de um Príncipe como Lorde.
ortus-regni-refuse-bequests-used-up = { $bequests_count ->
    [1] Você já fez seu único legado desta partida.
   *[other] Você já fez todos os seus { $bequests_count } legados desta partida.
}
ortus-regni-refuse-bequest-barred = { $archbishop_seat } é Arcebispo e proíbe o legado, a menos que você tenha uma Igreja.
ortus-regni-refuse-too-weak = A força atacante deve causar pelo menos 1 ponto de dano.
ortus-regni-refuse-no-fighter = { $card }: não combate a partir da mão.
ortus-regni-refuse-field-limit = { $most_count ->
    [0] Nesta batalha você não pode convocar cartas da reserva.
    [1] Nesta batalha você pode convocar só 1 carta da reserva.
   *[other] Nesta batalha você pode convocar só { $most_count } cartas da reserva.
}
ortus-regni-refuse-guard-alone = Cartas da Guarda só são convocadas junto com a carta do Rei.
ortus-regni-refuse-supposed = Não se pode supor “{ $given_text }” da defesa: enquanto um ataque é convocado, supõem-se cartas que o defensor tem na mesa, cada uma uma vez e dentro dos limites de convocação.
ortus-regni-refuse-not-yours = Isso não é seu para convocar, ou já foi convocado.
ortus-regni-refuse-vassal-against-allies = Um Vassalo não pode responder a Aliados.
ortus-regni-refuse-no-copies = Este baralho já tem todas as cópias que pode ter ({ $copies_count }): { $card }.
ortus-regni-refuse-deck-begun = Esse baralho de exemplo não combina com o que já foi escolhido.
ortus-regni-refuse-begins-fief = { NAME($card, form: "a") } começa um Feudo próprio, no seu Condado.
ortus-regni-refuse-not-your-fief = { NAME($card, form: "a") } só vai para um Feudo seu.
ortus-regni-refuse-lord-there = Essa construção já tem um Lorde.
ortus-regni-refuse-no-lord-there = Essa construção não tem Lorde.
ortus-regni-refuse-treachery-aim = A Traição atinge um Lorde, uma Propriedade ou um Mercenário de outro Conde.
ortus-regni-refuse-intrigue-aim = A Intriga toma uma Propriedade ou um Mercenário de outro Conde.
ortus-regni-refuse-ally = { $ally_seat } é seu aliado.
ortus-regni-refuse-only-banner = Ali só conta um Estandarte.
ortus-regni-refuse-own-towers = Você só põe Torres no seu próprio Condado.
ortus-regni-refuse-banquet-aim = Um Banquete só compra cartas do seu próprio baralho.
ortus-regni-refuse-hired-at-home = Um Mercenário é contratado no seu próprio Condado, ao lado dos Feudos.
ortus-regni-refuse-banner-aim = Um Estandarte é erguido pela coroa, convoca uma Justa ou faz um Príncipe seu deixar um legado.
ortus-regni-refuse-attack-aim = Um ataque vai contra Torres, Propriedades ou uma construção de outro Conde.
ortus-regni-refuse-only-neighbour = Aqui você só pode atacar quem está à sua esquerda: { $neighbour_seat }.
ortus-regni-refuse-no-towers = { $victim_seat } não tem nenhuma Torre.
ortus-regni-refuse-no-properties = Esse Feudo não tem Propriedades que possam sofrer uma incursão.

## Posições impossíveis

ortus-regni-position-too-many-fiefs = “{ $path_name }” é um Feudo a mais para as construções que há.
ortus-regni-position-too-many-mercenaries = “{ $path_name }” é um Mercenário a mais.
ortus-regni-position-number-twice = “{ $path_name }” tem o número { $given_count }, que já está em uso.
ortus-regni-position-seats = “{ $path_name }”: precisa de um número para cada lugar.
ortus-regni-position-fallen = “{ $path_name }”: deve citar quem não está mais em jogo: { $fallen_seat }.
ortus-regni-position-fallen-holds = “{ $path_name }”: { $seat } está fora do jogo, mas tem algo.
ortus-regni-position-guard-full = “{ $path_name }”: a Guarda Real tem mais cartas do que pode ter.
ortus-regni-position-guard-without-king = “{ $path_name }”: há uma Guarda, mas não um Rei.
ortus-regni-position-horde-early = “{ $path_name }”: há uma horda, mas os Vikings não chegaram.
ortus-regni-position-not-a-building = “{ $path_name }”: o Feudo { $fief } tem como base { $card }, que não é construção.
ortus-regni-position-not-a-lord = “{ $path_name }”: o Lorde do Feudo { $fief } é { $card }, o que não pode ser.
ortus-regni-position-not-a-property = “{ $path_name }”: o Feudo { $fief } tem { $card }, que não é Propriedade.
ortus-regni-position-garrison-full = “{ $path_name }”: o Mercenário { $mercenary } tem na guarnição mais do que há vagas.
ortus-regni-position-unit = “{ $path_name }”: { $given_count } não corresponde a nenhuma carta que possa ter sido convocada.
ortus-regni-position-no-battle = “{ $path_name }”: há forças, cativos ou espólios, mas nenhuma batalha.
ortus-regni-position-no-joust = “{ $path_name }”: alguém comparece a uma Justa, mas não há nenhuma.
ortus-regni-position-joust = “{ $path_name }”: o que { $seat } aposta ou manda à Justa não está lá.
ortus-regni-position-copies = “{ $path_name }”: { $seat } tem { $given_count } vezes { $card }, com a bandeja; um conjunto tem { $most_count }.
ortus-regni-position-palaces = “{ $path_name }”: { $seat } tem { $given_count } Palácios.
ortus-regni-position-drafted-copies = “{ $path_name }”: há ao todo { $given_count } vezes { $card }; o conjunto da seleção tem { $most_count }.
ortus-regni-position-army-cards = “{ $path_name }”: há { $given_count } cartas de Exército de um tipo em vez de { $most_count }.
ortus-regni-position-viking-cards = “{ $path_name }”: não há { $most_count } cartas de Vikings de um tipo.
ortus-regni-position-bare-table = “{ $path_name }”: a mesa ainda não está posta, então não há nada dela a declarar.
ortus-regni-position-battle-cards = “{ $path_name }”: não há { $most_count } cartas de Batalha de um tipo.
ortus-regni-position-pending = “{ $path_name }”: o passo pendente “{ $step_name }” não pode estar onde está.
ortus-regni-position-frame = “{ $path_name }”: o passo pendente “{ $step_name }” não combina com a mesa.
ortus-regni-position-wins = “{ $path_name }”: mais vitórias que partidas, ou uma série decidida que não acabou.
ortus-regni-position-no-building = “{ $path_name }”: { $seat } está em jogo sem construção.
ortus-regni-position-emissaries = “{ $path_name }”: só Vassalos e Monges são Emissários.
ortus-regni-position-cathedrals = “{ $path_name }”: há { $given_count } Catedrais em jogo; pode haver { $most_count }.
ortus-regni-position-growth-early = “{ $path_name }”: a horda não cresce antes de os Vikings chegarem.
ortus-regni-position-timer-late = “{ $path_name }”: o relógio some quando os Vikings chegam.
ortus-regni-position-round = “{ $path_name }”: a rodada é 0 antes do jogo e depois vai de 1 a { $most_count }.
ortus-regni-position-first = “{ $path_name }”: o primeiro jogador é sorteado depois de montados os baralhos, ou antes de gastos os Pontos de Legado, e não mais cedo.
ortus-regni-position-points = “{ $path_name }”: neste momento não há pontos a gastar.
ortus-regni-position-no-draft = “{ $path_name }”: neste momento não há seleção de cartas.
ortus-regni-position-hand-early = “{ $path_name }”: as mãos ainda não foram compradas.
ortus-regni-position-deck-size = “{ $path_name }”: antes do jogo, baralho e mão devem somar { $wanted_count } cartas.
ortus-regni-position-outcome = “{ $path_name }”: a partida não pode ter acabado assim.
ortus-regni-position-too-early = “{ $path_name }”: nada disso existe antes de montados os baralhos.
ortus-regni-position-bought = “{ $path_name }”: o que { $seat } comprou deve ser o que está em Torres e na mesa antes de montados os baralhos.
ortus-regni-position-deck-list = “{ $path_name }”: a lista do baralho de { $seat } descumpre uma regra de montagem.
ortus-regni-position-common = “{ $path_name }”: cartas comuns existem só com Uma Casa Dividida.
ortus-regni-position-no-tray = “{ $path_name }”: não há bandejas em uma partida com seleção de cartas.
ortus-regni-position-spent = “{ $path_name }”: { $seat } não pode estar esperando o fim desta rodada com o baralho vazio.
ortus-regni-position-bequests = “{ $path_name }”: aqui um Conde pode fazer no máximo { $bequests_count }.

## Diário: antes da partida

ortus-regni-first-player = { $seat } joga primeiro.
ortus-regni-deck-ready = { $seat } montou um baralho.
ortus-regni-deck-list = O baralho de { $seat }: { NAME($deck_hand, form: "a", repeated: "counted") }.
ortus-regni-opening-hand = { $seat } compra { NAME($drawn_hand, form: "a", repeated: "counted") }.
ortus-regni-house-named = { $seat } expõe as cartas comuns.
ortus-regni-common-card = { $seat } expõe { NAME($card, form: "a") } como carta comum.
ortus-regni-pack = O maço de { $seat }: { NAME($pack_hand, form: "a", repeated: "counted") }.
ortus-regni-kept = { $seat } guarda { NAME($card, form: "a") }.
ortus-regni-pack-done = O maço { $pack_number } já foi selecionado.
ortus-regni-bought-towers = { $seat } compra duas Torres.
ortus-regni-bought = { $seat } compra { NAME($card, form: "a") }.
ortus-regni-hand-kept = { $seat } fica com a mão inicial.
ortus-regni-hand-redrawn = { $seat } compra uma nova mão inicial.
ortus-regni-tray-towers-laid = { $seat } põe { $towers_count ->
    [1] { $towers_count } Torre
   *[other] { $towers_count } Torres
} da bandeja.
ortus-regni-deck-kept = { $seat } fica com o mesmo baralho.
ortus-regni-deck-rebuilt = { $seat } refaz o baralho.
ortus-regni-game-begins = Começa a partida { $game_number } da série.

## Diário: o turno

ortus-regni-round-begins = Começa a rodada { $round_number }.
ortus-regni-turn-begins = É a vez de { $seat }.
ortus-regni-placed = { $seat } coloca o { $fief }.
ortus-regni-attached = { $seat } anexa { NAME($card, form: "a") } ao { $fief }.
ortus-regni-no-place-for = { $seat } não tem Feudo para { NAME($card, form: "the") }; a carta se perde.
ortus-regni-installed = { $seat } instala { NAME($card, form: "a") } como Lorde do { $fief }.
ortus-regni-hired = { $seat } contrata o Mercenário { $mercenary }.
ortus-regni-banquet-held = { $seat } dá um Banquete e compra { $cards_count ->
    [0] { $cards_count } cartas
    [1] { $cards_count } carta
   *[other] { $cards_count } cartas
}.
ortus-regni-banner-laid = { $banners_count ->
    [1] { $seat } ergue seu primeiro Estandarte da Realeza.
   *[other] { $seat } ergue um Estandarte da Realeza e agora tem { $banners_count }.
}
ortus-regni-bequeathed = { $cards_count ->
    [1] O Príncipe do { $fief } deixa o legado: { $seat } embaralha o descarte no baralho, que agora tem 1 carta.
   *[other] O Príncipe do { $fief } deixa o legado: { $seat } embaralha o descarte no baralho, que agora tem { $cards_count } cartas.
}
ortus-regni-recruited = { $knights_count ->
    [0] { $infantry_count ->
        [0] { $seat } recruta 0 Infantarias.
        [1] { $seat } recruta 1 Infantaria.
       *[other] { $seat } recruta { $infantry_count } Infantarias.
    }
    [1] { $infantry_count ->
        [0] { $seat } recruta { $knights_count } Cavaleiro.
        [1] { $seat } recruta 1 Infantaria e { $knights_count } Cavaleiro.
       *[other] { $seat } recruta { $infantry_count } Infantarias e { $knights_count } Cavaleiro.
    }
   *[other] { $infantry_count ->
        [0] { $seat } recruta { $knights_count } Cavaleiros.
        [1] { $seat } recruta 1 Infantaria e { $knights_count } Cavaleiros.
       *[other] { $seat } recruta { $infantry_count } Infantarias e { $knights_count } Cavaleiros.
    }
}
ortus-regni-land-levy = { $knights_count ->
    [0] { $infantry_count ->
        [0] { $seat } recebe 0 Infantarias pela Terra.
        [1] { $seat } recebe 1 Infantaria pela Terra.
       *[other] { $seat } recebe { $infantry_count } Infantarias pela Terra.
    }
    [1] { $infantry_count ->
        [0] { $seat } recebe { $knights_count } Cavaleiro pela Terra.
        [1] { $seat } recebe 1 Infantaria e { $knights_count } Cavaleiro pela Terra.
       *[other] { $seat } recebe { $infantry_count } Infantarias e { $knights_count } Cavaleiro pela Terra.
    }
   *[other] { $infantry_count ->
        [0] { $seat } recebe { $knights_count } Cavaleiros pela Terra.
        [1] { $seat } recebe 1 Infantaria e { $knights_count } Cavaleiros pela Terra.
       *[other] { $seat } recebe { $infantry_count } Infantarias e { $knights_count } Cavaleiros pela Terra.
    }
}
ortus-regni-emissary-sent = { $seat } envia { NAME($card, form: "a") } aos Vikings: { $cubes_count ->
    [1] mais { $cubes_count } cubo
   *[other] mais { $cubes_count } cubos
} no saco.
ortus-regni-hand-shown = { $shown_seat } mostra a mão inteira a { $seat }.
ortus-regni-hand-seen = A mão de { $shown_seat }: { NAME($seen_hand, repeated: "counted") }.
ortus-regni-bartered = { $seat } troca { NAME($first_card, form: "a") } e { NAME($second_card, form: "a") } por uma carta da bandeja.
ortus-regni-took-from-tray = { $seat } pega { NAME($card, form: "a") } da bandeja.
ortus-regni-tower-laid = { $towers_count ->
    [1] { $seat } põe sua primeira Torre.
   *[other] { $seat } põe uma Torre e agora tem { $towers_count }.
}
ortus-regni-tower-face = A nova Torre de { $seat } é { NAME($card, form: "a") }.
ortus-regni-garrisoned = { $seat } põe { NAME($army, form: "a") } na guarnição do Mercenário { $mercenary }.
ortus-regni-guarded = { $seat } põe { NAME($army, form: "a") } na Guarda Real.
ortus-regni-drew = { $seat } compra uma carta.
ortus-regni-drew-card = { $seat } comprou { NAME($card, form: "a") }.
ortus-regni-cannot-draw = { $seat } não pode comprar: o baralho está vazio.
ortus-regni-cannot-draw-this-round = { $seat } não pode comprar: o baralho está vazio, e no fim desta rodada sairá do jogo.
ortus-regni-decks-run-dry = Nenhum Conde em jogo tem carta para comprar: a rodada { $rounds_count } foi a última, e os que restam são classificados.

## Diário: disputas

ortus-regni-struggle-lord = { $seat } joga { $card } contra o Lorde do { $fief }, de { $victim_seat }.
ortus-regni-struggle-property = { $seat } joga { $card } contra uma Propriedade do { $fief }, de { $victim_seat }.
ortus-regni-struggle-mercenary = { $seat } joga { $card } contra o Mercenário { $mercenary }, de { $victim_seat }.
ortus-regni-struggle-target = O alvo é { NAME($card, form: "the") }.
ortus-regni-answered = { $seat } responde com { NAME($card, form: "a") }.
ortus-regni-passed = { $seat } passa.
ortus-regni-foiled = A trama fracassa: { $seat } não consegue nada.
ortus-regni-murdered = { NAME($card, form: "the") } do { $fief } é assassinado; { $victim_seat } mantém o Feudo.
ortus-regni-murdered-with-fief = { NAME($card, form: "the") } do { $fief } é assassinado; { $victim_seat } perde o Feudo com ele.
ortus-regni-burnt = { $victim_seat } perde { NAME($card, form: "the") } do { $fief }.
ortus-regni-stolen = { $seat } toma { NAME($card, form: "a") } de { $victim_seat }.
ortus-regni-mercenary-killed = { $victim_seat } perde o Mercenário { $mercenary } com sua guarnição.
ortus-regni-mercenary-stolen = O Mercenário { $mercenary } troca { $victim_seat } por { $seat }.

## Diário: batalhas

ortus-regni-attacks-towers = { $seat } ataca as Torres de { $victim_seat }.
ortus-regni-raids = { $seat } faz uma incursão ao { $fief }, de { $victim_seat }.
ortus-regni-besieges = { $seat } cerca o { $fief }, de { $victim_seat }.
ortus-regni-vikings-attack-towers = { $seat } lidera os Vikings contra as Torres de { $victim_seat }.
ortus-regni-vikings-raid = { $seat } lidera os Vikings em uma incursão ao { $fief }, de { $victim_seat }.
ortus-regni-vikings-besiege = { $seat } lidera os Vikings no cerco ao { $fief }, de { $victim_seat }.
ortus-regni-fielded-lord = { $seat } convoca { NAME($card, form: "the") }, Lorde do { $fief }.
ortus-regni-fielded-hand = { $seat } convoca { NAME($card, form: "a") } da mão.
ortus-regni-fielded-pool = { $seat } convoca { NAME($army, form: "a") }.
ortus-regni-fielded-mercenary = { $seat } convoca o Mercenário { $mercenary } com sua guarnição.
ortus-regni-fielded-king = { $seat } entra em campo como Rei.
ortus-regni-fielded-guard = { $seat } convoca { NAME($army, form: "a") } da Guarda Real.
ortus-regni-undefended = { $seat } não convoca nada; não se compra carta de Batalha.
ortus-regni-battle-card = Carta de Batalha: { $result }.
ortus-regni-church-chose = { $seat } decide pela Igreja: { $result }.
ortus-regni-no-controller = Ninguém controla a Igreja; o resultado é Normal.
ortus-regni-banner-turned = { $seat } joga um Estandarte: o resultado agora é { $result }.
ortus-regni-damage = { $attacker_count ->
    [0] O atacante recebe 0 pontos de dano, o defensor { $defender_count }.
    [1] O atacante recebe 1 ponto de dano, o defensor { $defender_count }.
   *[other] O atacante recebe { $attacker_count } pontos de dano, o defensor { $defender_count }.
}
ortus-regni-army-lost = { $seat } perde { NAME($army, form: "a") }.
ortus-regni-mercenary-lost = { $seat } perde o Mercenário { $mercenary } e o que resta da guarnição dele.
ortus-regni-viking-lost = A horda perde { NAME($viking, form: "a") }.
ortus-regni-towers-absorb = As Torres de { $seat } absorvem { $towers_count ->
    [1] { $towers_count } ponto
   *[other] { $towers_count } pontos
}.
ortus-regni-tower-fell = Cai uma Torre de { $seat }: era { NAME($card, form: "a") }.
ortus-regni-property-fell = { NAME($card, form: "the") } do { $fief } cai na incursão.
ortus-regni-siege-held = O { $fief } de { $seat } resiste: { $points_count ->
    [0] chegaram { $points_count } de { $needed_count } pontos.
    [1] chegou { $points_count } de { $needed_count } pontos.
   *[other] chegaram { $points_count } de { $needed_count } pontos.
}
ortus-regni-building-fell = O { $fief } cai; { $seat } perde essa construção.
ortus-regni-destroyed = { GENDER($card) ->
    [feminine] { NAME($card, form: "the") } é destruída.
   *[masculine] { NAME($card, form: "the") } é destruído.
}
ortus-regni-seized = { $seat } confisca { NAME($card, form: "the") }.
ortus-regni-captured-building = { $seat } captura o { $fief }.
ortus-regni-lord-captured = { NAME($card, form: "the") } do { $fief }, de { $seat }, é capturado.
ortus-regni-ransomed = { $seat } resgata { NAME($card, form: "the") }, que volta ao { $fief }.
ortus-regni-paid-property = { $seat } paga com { NAME($card, form: "a") }.
ortus-regni-paid-building = { $seat } paga com o { $fief }.
ortus-regni-lord-lost = { $seat } perde no cativeiro { NAME($card, form: "the") }, Lorde do { $fief }.
ortus-regni-fief-lost = { $seat } perde o { $fief } com tudo o que há nele.

## Diário: realeza e Justa

ortus-regni-crowned = { $seat } recebe a coroa e é Rei.
ortus-regni-levied = { $seat } dá { NAME($army, form: "a") } à Guarda Real.
ortus-regni-crown-unclaimed = { $seat } era Rei: a coroa volta a ficar sem dono, e a Guarda Real se perde.
ortus-regni-joust-called = { $seat } convoca uma Justa.
ortus-regni-excused = { $seat } joga um Estandarte e não comparece.
ortus-regni-attends = { $seat } comparece à Justa.
ortus-regni-staked-property = { $seat } aposta { NAME($card, form: "the") } do { $fief }.
ortus-regni-staked-building = { $seat } aposta o { $fief }.
ortus-regni-rides-lord = { NAME($card, form: "the") }, Lorde do { $fief }, participa por { $seat }.
ortus-regni-rides-hidden = { $seat } manda uma carta da mão, virada para baixo.
ortus-regni-rides-card = O participante de { $seat } é { NAME($card, form: "a") }.
ortus-regni-joust-off = Ninguém comparece; a Justa de { $seat } não acontece.
ortus-regni-contestant-shown = { $seat } mostra o participante: { $card }.
ortus-regni-joust-dealt = { $seat } recebe na Justa: { $joust }.
ortus-regni-joust-won = { $seat } vence a Justa.
ortus-regni-stake-won = { $seat } ganha { NAME($card, form: "a") } de { $loser_seat }.

## Diário: Vikings

ortus-regni-marker-forward = { $markers_count ->
    [1] O primeiro marcador preto vai à frente.
   *[other] Mais um marcador preto vai à frente: já são { $markers_count }.
}
ortus-regni-white-back = O marcador branco volta; os Vikings esperam.
ortus-regni-white-forward = Guerra entre Condes: o marcador branco vai à frente.
ortus-regni-vikings-arrive = Os Vikings chegam: { $vikings_count ->
    [0] { $chieftains_count ->
        [1] { $chieftains_count } Chefe
       *[other] { $chieftains_count } Chefes
    }
   *[other] { $vikings_count ->
        [1] { $vikings_count } Viking
       *[other] { $vikings_count } Vikings
    }{ $chieftains_count ->
        [0] { "" }
        [1] { " e " }{ $chieftains_count } Chefe
       *[other] { " e " }{ $chieftains_count } Chefes
    }
}.
ortus-regni-horde-grows = { NAME($viking, form: "a") } se junta à horda.
ortus-regni-horde-dormant = { $horde_count ->
    [0] A horda, sem cartas, descansa.
    [1] A horda de { $horde_count } carta descansa.
   *[other] A horda de { $horde_count } cartas descansa.
}
ortus-regni-controller = Sai um cubo de { $seat }, que lidera os Vikings.
ortus-regni-no-cubes = O saco está vazio; ninguém lidera os Vikings.
ortus-regni-vikings-rest = { $seat } impede os Vikings de atacar.
ortus-regni-vikings-sail-home = { $turns_count ->
    [1] Os Vikings tiveram seu turno e voltam para casa: a terra está salva.
   *[other] Os Vikings tiveram { $turns_count } turnos e voltam para casa: a terra está salva.
}

## Diário: o fim

ortus-regni-eliminated = { $seat } está fora do jogo.
ortus-regni-conceded = { $seat } desiste.
ortus-regni-fiefless = { $seat } perde o último Feudo e, com ele, todos os Mercenários e Estandartes.
ortus-regni-exhausted = { $seat } perde todos os Feudos, Mercenários e Estandartes e embaralha o descarte em um novo baralho.
ortus-regni-won = { $seat } vence.
ortus-regni-shared-win = { $seat } divide a vitória.
ortus-regni-won-by-crown = { $seat } é Rei e Arcebispo ao mesmo tempo, e vence.
ortus-regni-vikings-won = Os Vikings vencem; todos os Condes perdem.
ortus-regni-round-limit-reached = A rodada { $rounds_count } foi a última; os Condes em jogo são classificados.

## Tabelas no terminal

ortus-regni-sheet-your-deck = Seu baralho: { $cards } de { $size } cartas
ortus-regni-sheet-deck = Baralho
ortus-regni-sheet-id = Id
ortus-regni-sheet-card = Carta
ortus-regni-sheet-owned = { $card } ({ $owner })
ortus-regni-sheet-count = Quant.
ortus-regni-sheet-effect = O que faz
ortus-regni-sheet-timer = Rodada { $round }: { $black } de { $markers } marcadores pretos à frente até os Vikings chegarem
ortus-regni-sheet-horde = { $cards ->
    [0] Rodada { $round }: a horda tem { $cards } cartas de força { $strength }
    [1] Rodada { $round }: a horda tem 1 carta de força { $strength }
   *[other] Rodada { $round }: a horda tem { $cards } cartas de força { $strength }
}
ortus-regni-sheet-earl = Conde
ortus-regni-sheet-hand = Mão
ortus-regni-sheet-pack = Maço
ortus-regni-sheet-towers = Torres
ortus-regni-sheet-banners = Estandartes
ortus-regni-sheet-cubes = Cubos
ortus-regni-sheet-field_limit = Convoca
ortus-regni-sheet-holdings = Posses
ortus-regni-sheet-army = Inf.+Cav.
ortus-regni-sheet-fiefs = Feudos e Mercenários
ortus-regni-sheet-number = N.º
ortus-regni-sheet-building = Construção
ortus-regni-sheet-lord = Lorde
ortus-regni-sheet-properties = Propriedades
ortus-regni-sheet-vikings = Os Vikings
ortus-regni-sheet-battle-towers = Batalha: ataque às Torres
ortus-regni-sheet-battle-raid = Batalha: incursão ao Feudo { $fief }
ortus-regni-sheet-battle-siege = Batalha: cerco ao Feudo { $fief }
ortus-regni-sheet-strength = Força
ortus-regni-sheet-force = Tropas

## Dicas e análises

ortus-regni-order-deck = Pegue o baralho { $name_deck }.
ortus-regni-order-add = Acrescente { NAME($card, form: "a") }.
ortus-regni-order-keep = Fique com { NAME($card, form: "a") }.
ortus-regni-order-tower = Coloque { NAME($card, form: "a") } como Torre.
ortus-regni-order-place = Coloque { NAME($card, form: "a") }.
ortus-regni-order-install = Instale { NAME($card, form: "a") } como Lorde.
ortus-regni-order-emissary = Envie { NAME($card, form: "a") } aos Vikings como Emissário.
ortus-regni-order-look = Faça mostrar a mão de { $earl_seat } ao seu Abade.
ortus-regni-order-discard = Abra mão de { NAME($card, form: "a") }.
ortus-regni-order-take = Pegue { NAME($card, form: "a") }.
ortus-regni-order-at = Ponha no Feudo { $fief }.
ortus-regni-order-storm = Ataque as Torres de { $earl_seat }.
ortus-regni-order-raid = Faça uma incursão às Propriedades do Feudo { $fief }.
ortus-regni-order-siege = Cerque a construção do Feudo { $fief }.
ortus-regni-order-answer = Responda com { NAME($card, form: "a") }.
ortus-regni-order-ride = Mande da mão uma carta virada para baixo: { $card }.
ortus-regni-order-field = Convoque { NAME($card, form: "a") } da mão.
ortus-regni-order-field-lord_n = Convoque o Lorde do Feudo { $number }.
ortus-regni-order-field-mercenary_n = Convoque o Mercenário { $number } com sua guarnição.
ortus-regni-order-field-infantry = Convoque uma Infantaria.
ortus-regni-order-field-knight = Convoque um Cavaleiro.
ortus-regni-order-field-king = Convoque o Rei.
ortus-regni-order-field-guard_infantry = Convoque uma Infantaria da Guarda.
ortus-regni-order-field-guard_knight = Convoque um Cavaleiro da Guarda.
ortus-regni-order-absorb-unharmed = Absorva um ponto com uma carta que não sofre.
ortus-regni-order-absorb-infantry_of_n = Absorva um ponto com uma Infantaria de { $player_seat }.
ortus-regni-order-absorb-knight_of_n = Absorva um ponto com um Cavaleiro de { $player_seat }.
ortus-regni-order-absorb-guard_infantry = Absorva um ponto com uma Infantaria da Guarda.
ortus-regni-order-absorb-guard_knight = Absorva um ponto com um Cavaleiro da Guarda.
ortus-regni-order-absorb-mercenary_n = Absorva um ponto com o Mercenário { $number }.
ortus-regni-order-absorb-garrison_n_infantry = Absorva um ponto com uma Infantaria da guarnição do Mercenário { $number }.
ortus-regni-order-absorb-garrison_n_knight = Absorva um ponto com um Cavaleiro da guarnição do Mercenário { $number }.
ortus-regni-order-absorb-viking = Absorva um ponto com um Viking.
ortus-regni-order-absorb-chieftain = Absorva um ponto com um Chefe.
ortus-regni-order-give-infantry = Dê uma Infantaria da reserva.
ortus-regni-order-give-knight = Dê um Cavaleiro da reserva.
ortus-regni-order-give-garrison_n_infantry = Dê uma Infantaria da guarnição do Mercenário { $number }.
ortus-regni-order-give-garrison_n_knight = Dê um Cavaleiro da guarnição do Mercenário { $number }.
ortus-regni-order-garrison = Preencha a guarnição do Mercenário { $mercenary } com { NAME($army, form: "a") }.
ortus-regni-order-guard = Preencha a Guarda Real com { NAME($army, form: "a") }.
ortus-regni-order-seize = Confisque para o Feudo { $fief }.
ortus-regni-order-ransom = Resgate o Lorde do Feudo { $fief }.
ortus-regni-order-fall = Deixe cair { NAME($card, form: "the") }.
ortus-regni-order-at-place = Ponha { NAME($card, form: "the") } no { $fief }.
ortus-regni-order-at-attach = Ponha { NAME($card, form: "the") } no { $fief }.
ortus-regni-order-at-install = Instale { NAME($card, form: "the") } como Lorde do { $fief }.
ortus-regni-order-at-bequest = Que o Príncipe do { $fief } deixe o legado.
ortus-regni-order-lord-treachery = Assassine { NAME($lord_card, form: "the") }, Lorde do { $fief }, de { $holder_seat }.
ortus-regni-order-fief-treachery = Queime uma Propriedade do { $fief }, de { $holder_seat }.
ortus-regni-order-mercenary-treachery = Mate o Mercenário { $mercenary }.
ortus-regni-order-fief-intrigue = Roube uma Propriedade do { $fief }, de { $holder_seat }.
ortus-regni-order-mercenary-intrigue = Conquiste o Mercenário { $mercenary }.
ortus-regni-order-do-pass-struggle = Passe, sem responder à carta { $card }.
ortus-regni-order-do-pass-vikings = Impeça os Vikings de atacar.
ortus-regni-order-do-pass-tactics = Passe: deixe o resultado em “{ $result }”.
ortus-regni-order-do-done-field-attack = Não convoque mais cartas de ataque.
ortus-regni-order-do-done-field-defence = Não convoque mais cartas de defesa.
ortus-regni-order-do-done-ransom = Não pague mais resgates.
ortus-regni-order-do-capture = Capture a construção que caiu.
ortus-regni-order-do-destroy = Destrua o que caiu.
ortus-regni-order-result-church-ruling = Decida a batalha: “{ $result }”.
ortus-regni-order-seize-spoils = Confisque { NAME($card, form: "the") } para o { $fief }.
ortus-regni-order-building-ransom-item = Pague com o { $fief } e tudo o que é dele.
ortus-regni-order-fief-ransom-item = Pague com uma Propriedade do { $fief }.
ortus-regni-order-raid-attack = Faça uma incursão às Propriedades do { $fief }, de { $holder_seat }.
ortus-regni-order-siege-attack = Cerque o { $fief }, de { $holder_seat }.
ortus-regni-order-raid-vikings = Lidere os Vikings em uma incursão ao { $fief }, de { $holder_seat }.
ortus-regni-order-siege-vikings = Lidere os Vikings no cerco ao { $fief }, de { $holder_seat }.
ortus-regni-order-ransom-ransom = Resgate { NAME($lord_card, form: "the") } do { $fief }.
ortus-regni-order-field-lord_n-field-attack = Convoque { NAME($lord_card, form: "the") }, Lorde do { $fief }.
ortus-regni-order-field-lord_n-field-defence = Convoque { NAME($lord_card, form: "the") }, Lorde do { $fief }.
ortus-regni-order-building-stake = Aposte o { $fief } e tudo o que é dele.
ortus-regni-order-fief-stake = Aposte uma Propriedade do { $fief }.
ortus-regni-order-property-stake = Aposte { NAME($card, form: "the") }.
ortus-regni-order-property-property = Escolha { NAME($card, form: "the") }.
ortus-regni-order-property-properties-fall = Deixe cair { NAME($card, form: "the") }.
ortus-regni-order-property-ransom-property = Pague com { NAME($card, form: "the") }.
ortus-regni-order-do-keep-mulligan = Fique com esta mão.
ortus-regni-order-lord-rider = Envie à justa { NAME($lord_card, form: "the") } do { $fief }.
ortus-regni-why-buildings = Deixa você com mais construções e Propriedades.
ortus-regni-why-lands = Dá mais Terras e Vilas-mercado que funcionam.
ortus-regni-why-church = Dá mais Igrejas, ou a Catedral.
ortus-regni-why-lords = Dá mais Lordes, ou um herdeiro.
ortus-regni-why-army = Fortalece seus exércitos.
ortus-regni-why-towers = Deixa você com mais Torres.
ortus-regni-why-hand = Deixa mais cartas na sua mão, ou melhores.
ortus-regni-why-king = Aproxima você da coroa.
ortus-regni-why-deck = Faz seu baralho durar mais.
ortus-regni-why-deck-chosen = As cartas dele rendem mais juntas.
ortus-regni-why-safety = Deixa você menos exposto a ataques.
ortus-regni-why-threat = Deixa você ameaçar mais os outros.
ortus-regni-why-struggle = Decide a seu favor a disputa em curso.
ortus-regni-why-win = Vence mais vezes.
ortus-regni-why-rival = Freia seu rival mais forte: { $rival_seat }.
ortus-regni-less-buildings = Deixa você com menos construções e Propriedades.
ortus-regni-less-lands = Dá menos Terras e Vilas-mercado que funcionam.
ortus-regni-less-church = Dá menos Igrejas, ou nenhuma Catedral.
ortus-regni-less-lords = Dá menos Lordes, ou nenhum herdeiro.
ortus-regni-less-army = Deixa seus exércitos mais fracos.
ortus-regni-less-towers = Deixa você com menos Torres.
ortus-regni-less-hand = Deixa menos cartas na sua mão, ou piores.
ortus-regni-less-king = Afasta você da coroa.
ortus-regni-less-deck = Gasta seu baralho mais cedo.
ortus-regni-less-deck-chosen = As cartas dele rendem menos juntas.
ortus-regni-less-safety = Expõe você mais a ataques.
ortus-regni-less-threat = Deixa você ameaçar menos os outros.
ortus-regni-less-struggle = Ajuda menos na disputa em curso.
ortus-regni-less-win = Vence menos vezes.
ortus-regni-less-rival = Ajuda seu rival mais forte: { $rival_seat }.
