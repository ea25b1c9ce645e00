# O que a mesa de Brian Boru diz no navegador, além das palavras do próprio jogo.

brian-boru-table-map = Mapa da Irlanda
brian-boru-table-map-hint = Aponte para uma cidade, uma ficha ou um ícone para ler o que é.
brian-boru-table-whole-map = Mapa inteiro
brian-boru-table-town = { $town }, cidade { $hue ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
} em { $region }
brian-boru-table-town-free = livre
brian-boru-table-town-disc = disco de { $name }
brian-boru-table-monastery = monastério
brian-boru-table-under-vikings = nas mãos dos Vikings
brian-boru-table-active-town = cidade ativa da vaza
brian-boru-table-town-list = Escolher de uma lista…
brian-boru-table-choose-town = Escolher { $town }
brian-boru-table-token = { $state ->
    [down] Ficha de conquista virada para baixo: { $points } pontos. As cidades somam { $weight }; ela vira com { $threshold }.
    [board] Ficha de conquista no tabuleiro: { $points } pontos, metade para cada um que lidera.
   *[held] Ficha de conquista de { $name }: { $points } pontos.
}
brian-boru-table-battle-area = Invasores
brian-boru-table-battle-hint = A área de batalha: se sobrar algum invasor no fim da rodada, quem tiver menos perde uma cidade.
brian-boru-table-church-area = Igreja
brian-boru-table-church-hint = A área da Igreja: ter mais discos que todos os outros dá um monastério e o marcador.

## Cartas e vazas

brian-boru-table-card = Carta { $number }, { $hue ->
    [red] vermelha
    [blue] azul
    [yellow] amarela
   *[white] branca
}. Quem vence: { $main }. Os outros: { $secondary }.
brian-boru-table-trick = Vaza
brian-boru-table-trick-for = { $town }, { $hue ->
    [red] vermelha
    [blue] azul
   *[yellow] amarela
}, { $region }
brian-boru-table-winning = Por enquanto vence
brian-boru-table-acts = age em { $place }.º
brian-boru-table-you-act = Por enquanto você age em { $place }.º lugar.
brian-boru-table-to-play = ainda vai jogar
brian-boru-table-hand = Suas cartas
brian-boru-table-packet = Seu maço: fique com duas e passe o resto
brian-boru-table-kept = Guardadas:
brian-boru-table-keep = { $count ->
    [0] Escolha duas cartas
    [1] Escolha mais uma carta
   *[other] Ficar com estas duas
}
brian-boru-table-pick-card = Aponte para uma carta para ler o que ela faria.
brian-boru-table-play = Jogar { $card }
brian-boru-table-no-card = Escolha uma carta
brian-boru-table-wins = vence
brian-boru-table-loses = perde
brian-boru-table-would-win = { $others ->
    [0] Vence a vaza.
    [1] Por enquanto vence; falta um jogador.
   *[other] Por enquanto vence; faltam { $others } jogadores.
}
brian-boru-table-would-not-win = { $others ->
    [0] Não vence: você escolhe uma ação secundária.
   *[other] Por enquanto não vence.
}

## Decisões

brian-boru-table-choices = Suas escolhas
brian-boru-table-lands = → espaço { $space }
brian-boru-table-buy = Comprar { $count } por { $coins } moedas
brian-boru-table-buy-none = Não comprar
brian-boru-table-decline = Não expandir
brian-boru-table-princess-military = Apoio militar
brian-boru-table-princess-military-hint = As cidades dos Vikings contam como suas ao conquistar e dividir regiões.
brian-boru-table-princess-trade = Comércio
brian-boru-table-princess-trade-hint = As cidades dos Vikings contam como suas para as regiões em que você está presente.
brian-boru-table-princess-spurn = Rejeitá-la
brian-boru-table-princess-spurn-hint = 4 pontos agora mesmo.

## Jogadores e trilhas

brian-boru-table-round = { $round ->
    [0] Preparação
   *[other] Rodada { $round } de { $rounds }
}
brian-boru-table-players = Jogadores
brian-boru-table-player = Jogador
brian-boru-table-column-points = Pontos
brian-boru-table-column-coin = Moedas
brian-boru-table-column-renown = Renome
brian-boru-table-column-raider = Invasores pegos
brian-boru-table-column-church = Discos na Igreja
brian-boru-table-column-marriage = Espaço na trilha de casamento
brian-boru-table-column-town = Cidades controladas
brian-boru-table-column-cards = Cartas na mão
brian-boru-table-column-outlook = Pontuação se a partida acabasse agora
brian-boru-table-has-marker = Tem o marcador de cidade ativa
brian-boru-table-has-picked = Já escolheu
brian-boru-table-marriage-track = Trilha de casamento
brian-boru-table-track-town = qualquer cidade livre
brian-boru-table-town-in = uma cidade em { $region }
brian-boru-table-princess-reward = apoio militar, comércio ou 4 pontos
brian-boru-table-points-count = { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
}
brian-boru-table-coins-count = { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
}
brian-boru-table-renown-count = { $count } de renome

## Se a rodada acabasse agora

brian-boru-table-upkeep = Manutenção
brian-boru-table-step-marriage = Casamento
brian-boru-table-step-battle = Batalha
brian-boru-table-step-church = Igreja
brian-boru-table-step-claims = Regiões
brian-boru-table-would-lose = { $name } perderia uma cidade para os Vikings.
brian-boru-table-first-spoils = { $name } tem mais invasores, sem empate: 1 de renome e depois um ponto por renome.
brian-boru-table-church-first = { $name } lidera na Igreja: um monastério e o marcador.
brian-boru-table-church-third = { $name }: mais um monastério.
brian-boru-table-outlook-married = { $name } ganha a carta { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } pela trilha.
brian-boru-table-outlook-nobody = Ninguém fez a corte: a carta sai do jogo.
brian-boru-table-outlook-repelled = Não sobrou nenhum invasor: nenhuma cidade cai.
brian-boru-table-outlook-no-loss = Sobraram invasores, mas ninguém tem cidade a perder.
brian-boru-table-outlook-lose = { $count ->
    [1] { $names } perde uma cidade à sua escolha.
   *[other] { $names } perdem uma cidade cada, à sua escolha.
}
brian-boru-table-outlook-lose-to = { $count ->
    [1] { $names } perde uma cidade; { $chooser } a escolhe.
   *[other] { $names } perdem uma cidade cada; { $chooser } as escolhe.
}
brian-boru-table-outlook-second = Um ponto: { $names }.
brian-boru-table-outlook-church-tied = Ninguém lidera sem empate: o marcador fica onde está.
brian-boru-table-shared = metade cada: { $names }
brian-boru-table-on-board = no tabuleiro
brian-boru-table-face-down = { $weight } de { $threshold }
brian-boru-table-score-now = Pontuação
brian-boru-table-outlook-note = As decisões ainda em aberto na manutenção não são contadas.

## O que uma ação faria

brian-boru-table-if-won = Se vencer:
brian-boru-table-if-lost = Se não vencer:
brian-boru-table-or = ou:
brian-boru-table-effect-town = toma { $town } e o marcador
brian-boru-table-effect-some-town = toma a cidade e o marcador
brian-boru-table-effect-coin = { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
} (no total { $after })
brian-boru-table-effect-renown = { $count } de renome (no total { $after })
brian-boru-table-effect-pay = paga { $count ->
    [1] { $count } moeda
   *[other] { $count } moedas
} (sobram { $after })
brian-boru-table-effect-pay-points = paga { $count ->
    [1] { $count } ponto
   *[other] { $count } pontos
} por falta de moedas
brian-boru-table-effect-church = { $count ->
    [1] { $count } disco na Igreja
   *[other] { $count } discos na Igreja
} (no total { $after }{ $standing ->
    [alone] , mais que todos
    [level] , empatando com quem tem mais
   *[behind] {""}
})
brian-boru-table-effect-battle = { $count ->
    [1] { $count } invasor
   *[other] { $count } invasores
} (no total { $after }{ $standing ->
    [alone] , mais que todos
    [level] , empatando com quem tem mais
   *[behind] {""}
})
brian-boru-table-effect-no-raider = não sobrou nenhum invasor
brian-boru-table-effect-marriage = sobe { $count ->
    [1] { $count } passo
   *[other] { $count } passos
} e fica no espaço { $space }
brian-boru-table-effect-expand = pode expandir por 5 moedas ({ $count ->
    [1] { $count } cidade
   *[other] { $count } cidades
} ao alcance)
brian-boru-table-effect-expand-coins = sem expansão: custa 5 moedas
brian-boru-table-effect-expand-road = sem expansão: nenhuma estrada leva a uma cidade livre
brian-boru-table-effect-free = liberta uma cidade dos Vikings
brian-boru-table-effect-nothing-to-free = não há cidade para libertar

## Explicações

brian-boru-table-board = Mesa
brian-boru-table-marries = { $name } está na frente na trilha e ganharia a carta de casamento.
brian-boru-table-space = { $reward ->
    [none] Espaço { $space } da trilha de casamento
   *[other] Espaço { $space } da trilha de casamento: { $reward } no fim da rodada
}
brian-boru-table-region = { $lead ->
    [alone] { $names } lidera { $region }.
    [tied] Empate em { $region }: { $names }.
    [vikings] Os Vikings lideram { $region }.
    [shared] Empate com os Vikings em { $region }: { $names }.
   *[none] Ninguém tem cidades em { $region }.
}
brian-boru-table-newly = (nova)
brian-boru-table-step-marriage-hint = Quem estiver mais alto ganha a carta de casamento e volta ao início; a trilha paga aos outros.
brian-boru-table-step-battle-hint = Se sobrarem invasores, quem pegou menos perde uma cidade; escolhe quem pegou mais, se não houver empate. Depois, os espólios.
brian-boru-table-step-church-hint = Mais discos que todos: um monastério e o marcador. Depois, mais discos: um ponto. Depois, quatro discos: um monastério.
brian-boru-table-step-claims-hint = As fichas viram ao atingir o mínimo; quem somar mais que todos em uma região pega a ficha dela.
brian-boru-table-final-score = Pontuação final
brian-boru-table-final-of = { $points ->
    [1] { $place }.º { $name }: { $points } ponto
   *[other] { $place }.º { $name }: { $points } pontos
}
brian-boru-table-region-points = { $region } { $points }
brian-boru-table-spread = cidades em { $count ->
    [1] { $count } região
   *[other] { $count } regiões
}
brian-boru-table-line-points = por casamentos, espólios e Igreja, menos o que foi pago
brian-boru-table-line-coins = 1 ponto para quem tiver mais moedas, sem empate
brian-boru-table-line-marker = 1 ponto pelo marcador de cidade ativa
brian-boru-table-line-renown = 1 ponto por renome
brian-boru-table-line-held = os pontos das fichas de conquista que tem
brian-boru-table-line-board = metade dos pontos das fichas no tabuleiro, para quem soma mais na região
brian-boru-table-line-spread = pelas regiões com alguma cidade: 3 ou 4 dão 1 ponto, 5 dão 3, 6 dão 5, 7 dão 7 e as 8 dão 10

## O que os ícones significam

brian-boru-table-legend = O que os ícones significam
brian-boru-table-legend-cards = Nas cartas
brian-boru-table-legend-table = Na mesa
brian-boru-table-legend-town = Coloque um disco na cidade ativa e pegue o marcador.
brian-boru-table-legend-coin = Ganhe uma moeda.
brian-boru-table-legend-pay = Pague uma moeda; sem moedas, 2 pontos.
brian-boru-table-legend-church = Coloque um disco na Igreja. Cada disco a mais custa 2 moedas.
brian-boru-table-legend-battle = Pegue um invasor da área de batalha. Cada um a mais custa 2 moedas.
brian-boru-table-legend-marriage = Suba um passo na trilha de casamento. Cada passo a mais custa 2 moedas.
brian-boru-table-legend-expand = Você pode pagar 5 moedas por uma cidade livre ligada por estrada a uma cidade sua.
brian-boru-table-legend-free = Liberte uma cidade dos Vikings.
brian-boru-table-legend-red = Carta de batalha, para cidades vermelhas.
brian-boru-table-legend-blue = Carta da Igreja, para cidades azuis.
brian-boru-table-legend-yellow = Carta de corte, para cidades amarelas.
brian-boru-table-legend-white = Carta da realeza, para cidades de qualquer cor; sobre uma carta, a coroa diz que ela vence por enquanto.
brian-boru-table-legend-marker = O marcador de cidade ativa: quem o tem começa a próxima vaza.
brian-boru-table-legend-vikings = Os Vikings controlam esta cidade.
brian-boru-table-legend-monastery = Um monastério: a cidade conta em dobro na sua região.
brian-boru-table-legend-bride = Uma carta de casamento ganha.
brian-boru-table-legend-princess = A Princesa da Dinamarca.
brian-boru-table-legend-bang = Perderia uma cidade se os Vikings viessem agora.

brian-boru-names-of-first = card
brian-boru-names-of-second = card

## What a hint or a review points at on the map

brian-boru-table-points-1 = dica 1
brian-boru-table-points-2 = dica 2
brian-boru-table-points-3 = dica 3
brian-boru-table-points-played = jogou-se aqui
brian-boru-table-points-strong = jogador forte: aqui
