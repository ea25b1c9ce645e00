# O que a mesa de Brian Boru diz no navegador, além das palavras do próprio jogo.

brian-boru-table-map = Mapa da Irlanda
brian-boru-table-map-hint = Aponte para uma cidade, uma ficha ou um ícone para ler o que é.
brian-boru-table-town = { $town }, cidade de cor { $colour } em { $region }
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
brian-boru-table-church-hint = A área da Igreja: quem tiver sozinho mais discos ganha um monastério e o marcador.

## Cartas e vazas

brian-boru-table-card = Carta { $number }, cor { $colour }. Vencedor: { $main }. Os outros: { $secondary }.
brian-boru-table-trick = Vaza
brian-boru-table-trick-for = { $town }, { $colour }, { $region }
brian-boru-table-winning = Vence do jeito que as cartas estão
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
brian-boru-table-pick-card = Escolha uma carta para ver o que ela faria.
brian-boru-table-play = Jogar { $card }
brian-boru-table-wins = vence
brian-boru-table-loses = perde
brian-boru-table-would-win = { $others ->
    [0] Vence a vaza.
    [one] Vence do jeito que as cartas estão; falta um jogador.
   *[other] Vence do jeito que as cartas estão; faltam { $others } jogadores.
}
brian-boru-table-would-not-win = { $others ->
    [0] Não vence: você escolhe uma ação secundária.
   *[other] Não vence do jeito que as cartas estão.
}

## Decisões

brian-boru-table-choices = Suas escolhas
brian-boru-table-lands = → espaço { $space }
brian-boru-table-buy = Comprar { $count } por { $coins } moedas
brian-boru-table-buy-none = Não comprar
brian-boru-table-decline = Não expandir
brian-boru-table-princess-military = Apoio militar
brian-boru-table-princess-military-hint = As cidades dos Vikings contam como suas para as regiões.
brian-boru-table-princess-trade = Comércio
brian-boru-table-princess-trade-hint = As cidades dos Vikings contam como suas para a presença em regiões.
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
    [one] { $count } ponto
   *[other] { $count } pontos
}
brian-boru-table-coins-count = { $count ->
    [one] { $count } moeda
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
brian-boru-table-first-spoils = { $name } tem sozinho mais invasores: 1 renome e depois um ponto por renome.
brian-boru-table-church-first = { $name } lidera na Igreja: um monastério e o marcador.
brian-boru-table-church-third = { $name }: mais um monastério.
brian-boru-table-outlook-married = { $name } ganha { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } pela trilha.
brian-boru-table-outlook-nobody = Ninguém fez a corte: a carta sai do jogo.
brian-boru-table-outlook-repelled = Não sobrou nenhum invasor: nenhuma cidade cai.
brian-boru-table-outlook-no-loss = Sobraram invasores, mas ninguém tem cidade a perder.
brian-boru-table-outlook-lose = { $count ->
    [one] { $names } perde uma cidade à sua escolha.
   *[other] { $names } perdem uma cidade cada, à sua escolha.
}
brian-boru-table-outlook-lose-to = { $count ->
    [one] { $names } perde uma cidade; { $chooser } a escolhe.
   *[other] { $names } perdem uma cidade cada; { $chooser } as escolhe.
}
brian-boru-table-outlook-second = Um ponto: { $names }.
brian-boru-table-outlook-church-tied = Ninguém lidera sozinho: o marcador fica.
brian-boru-table-shared = metade: { $names }
brian-boru-table-on-board = no tabuleiro
brian-boru-table-face-down = { $weight } de { $threshold }
brian-boru-table-score-now = Pontuação
brian-boru-table-outlook-note = Sem contar as cidades que ainda seriam escolhidas na manutenção.
