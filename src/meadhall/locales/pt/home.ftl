# A primeira página, a escolha de adversários e os números das próprias partidas.

home-promise = Jogos de tabuleiro da era viking, contra bots ou com amigos. Um clique e você já está jogando: sem conta e sem instalar nada.
home-welcome-back = Olá de novo, { $name }
home-welcome-back-guest = Olá de novo
home-waiting-count = { $count ->
    [0] Nenhuma mesa espera por você.
    [1] Uma mesa espera por você.
   *[other] { $count } mesas esperam por você.
}
home-waiting = Esperando por você
home-continue = Continuar
home-round = Rodada { $round }
home-round-of = Rodada { $round } de { $rounds }
home-days-left = { $days ->
    [1] Resta { $days } dia
   *[other] Restam { $days } dias
}
home-hours-left = Restam { $hours } h
home-minutes-left = Restam { $minutes } min
home-ends-in = termina em { $hours } h { $minutes } min
home-more = Mais { $count }
home-others-think = Os outros estão pensando:
home-table-with = { $game } com { $names }
home-last-game = Última partida:
home-last-place = { $game }, { $place }º lugar de { $players }
home-minutes = cerca de { $minutes } min
home-usual-opponents = com os adversários de sempre
home-open-hint = lugares livres, sem conta
home-free-seats = { $count ->
    [1] { $count } livre
   *[other] { $count } livres
}
home-no-open-tables = Ninguém está esperando jogadores agora.

## A partida do dia

home-deal = A partida de hoje
home-deal-day = { $day } · { $ends }
home-deal-alone = { $game }, jogo solo
home-deal-words = A mesma sorte para todos.
home-deal-played = { $count ->
    [1] Uma pessoa já jogou.
   *[other] { $count } pessoas já jogaram.
}
home-deal-yesterday = Ninguém a terminou ainda; esta é a classificação de ontem.
home-play-deal = Jogar a partida
home-all-standings = Classificação completa
home-histogram = Pontuações de { $least } a { $most }.
home-histogram-mine = Pontuações de { $least } a { $most }; a sua é { $mine }.
home-you-made = você { $points }

## Adversários

home-alone = jogo solo, por pontos
home-against-random = { $count ->
    [1] contra { $count } Andarilho
   *[other] contra { $count } Andarilhos
}
home-against-quick = { $count ->
    [1] contra { $count } Mordomo
   *[other] contra { $count } Mordomos
}
home-against-steady = { $count ->
    [1] contra { $count } Huscarl
   *[other] contra { $count } Huscarls
}
home-against-strong = { $count ->
    [1] contra { $count } Jarl
   *[other] contra { $count } Jarls
}
home-play-alone = Jogar solo
home-play-against-random = { $count ->
    [1] Jogar contra um Andarilho
   *[other] Jogar contra { $count } Andarilhos
}
home-play-against-quick = { $count ->
    [1] Jogar contra um Mordomo
   *[other] Jogar contra { $count } Mordomos
}
home-play-against-steady = { $count ->
    [1] Jogar contra um Huscarl
   *[other] Jogar contra { $count } Huscarls
}
home-play-against-strong = { $count ->
    [1] Jogar contra um Jarl
   *[other] Jogar contra { $count } Jarls
}
home-choose-opponents = Escolher adversários para { $game }
home-opponents = Quem se senta com você em { $game }?
home-level = Nível
home-comes-first = Fica em primeiro, em dez partidas
home-alone-scores = Ninguém mais se senta aqui. Para comparar: o que cada nível faz no jogo solo.
home-time = Pensa
home-strength = { $of10 } de 10
home-strength-range = de { $least } a { $most } · acaso: { $chance }
home-strength-games = { $count ->
    [1] { $count } partida
   *[other] { $count } partidas
}
home-strength-alone = { $points } pontos, a mediana
home-strength-floor = O piso da escala
home-not-measured = { $players ->
    [1] Não medido no jogo solo
   *[other] Não medido com { $players } lugares
}
home-thinks = até { $seconds } s
home-thinks-at-once = na hora
home-hints = Dicas e jogadas desfeitas
home-hints-marked = Pedir uma dica, ou desfazer um sorteio, marca a partida à vista de todos.
home-hints-off = A mesa conta: sem dicas, e ninguém desfaz um sorteio.
home-seat-by-seat = Lugar por lugar…
home-measured = Cada nível jogou contra mesas cheias do nível abaixo, cada distribuição a partir de todos os lugares. A linha sob os pontos é o intervalo de 95 %; a marca tracejada é o acaso.
home-measured-alone = O que cada nível fez na partida longa com todos os baralhos. São poucas partidas, e a sorte da distribuição pesa.

## Números das próprias partidas

home-numbers = Suas partidas em números
home-numbers-none = Termine uma partida e os números dela aparecem aqui.
home-numbers-screen = Partidas em volta de uma tela não são contadas.
home-players-count = { $players ->
    [1] Jogo solo
   *[other] { $players } jogadores
}
home-best = melhor: { $points }
home-place-times = { $count ->
    [1] { $place }º lugar: uma vez
   *[other] { $place }º lugar: { $count } vezes
}
home-scores = Pontuações ao longo do tempo
home-scores-words = { $count ->
    [1] Uma pontuação, { $last } pontos.
   *[other] { $count } pontuações: de { $least } a { $most } pontos, a última { $last }.
}
home-favourites = O que você mais escolhe
home-favourites-from = { $count ->
    [1] Pelo registro da sua última partida.
   *[other] Pelos registros das suas últimas { $count } partidas.
}
home-favourite-brian-boru-play = Cartas
home-favourite-brian-boru-play-one = Carta { $card }
home-favourite-feast-for-odin-send = Espaços
home-favourite-feast-for-odin-play = Ocupações
home-favourite-ortus-regni-deck = Baralhos
home-favourite-ortus-regni-place = Cartas na mesa
home-times = { $count }×
home-not-kept = Esta lista não guarda os pontos de cada linha; a mesa e a análise de cada partida têm.
home-older = Partidas mais antigas
home-newer = Partidas mais recentes
