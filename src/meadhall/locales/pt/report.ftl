# Relatórios do laboratório: `meadhall simulate`, `arena`, `train`, `bench`. `report-head-…` são títulos de colunas.

report-stopped = { $wanted_count ->
    [1] Interrompido após { $games_count } de 1 partida.
   *[other] Interrompido após { $games_count } de { $wanted_count } partidas.
}
report-resumed = { $resumed_count ->
    [1] 1 partida já estava lá.
   *[other] { $resumed_count } partidas já estavam lá.
}
report-simulated = { $game_text }, { $players_count ->
    [1] 1 jogador
   *[other] { $players_count } jogadores
}: { $games_count ->
    [1] 1 partida
   *[other] { $games_count } partidas
} em { $seconds_text } s ({ $build_name ->
    [compiled] compilado
   *[plain] Python sem compilação
}).
report-speed = Partidas por segundo: { $games_text }. Decisões por segundo: { $decisions_text }.
report-arena = { $game_text }, { $seats_count ->
    [1] 1 lugar
   *[other] { $seats_count } lugares
}, { $games_count ->
    [1] 1 partida
   *[other] { $games_count } partidas
} ({ $build_name ->
    [compiled] compilado
   *[plain] Python sem compilação
})
report-arena-picture = { $game_text }, { $seats_count ->
    [1] 1 lugar
   *[other] { $seats_count } lugares
}, { $games_count ->
    [1] 1 partida
   *[other] { $games_count } partidas
}: proporção de primeiros lugares, intervalo de 95 %
report-failures = { $failures_count ->
    [1] 1 decisão falhou e foi tomada ao acaso: { $reason_text }
   *[other] { $failures_count } decisões falharam e foram tomadas ao acaso. Uma delas: { $reason_text }
}
report-weights-written = Os pesos estão em { $file_text }.
report-measuring = Medindo { $game_text }, { $players_count ->
    [1] 1 jogador
   *[other] { $players_count } jogadores
}
report-bench = { $build_name ->
    [compiled] Compilado
   *[plain] Python sem compilação
}, { $repeats_count ->
    [1] 1 medição
   *[other] mediana de { $repeats_count } medições
}; padrão de medida: { $loops_text } voltas por segundo

report-head-seat = Lugar
report-head-bot = Bot
report-head-won = Vitórias
report-head-mean = Pontuação média
report-head-median = Pontuação mediana
report-head-least = Mínima
report-head-most = Máxima
report-head-first-places = Primeiros lugares
report-head-interval = 95 %
report-head-chance = Por acaso
report-head-rating = Nível
report-head-decision-time = ms por decisão
report-head-game = Jogo
report-head-players = Jogadores
report-head-games = Partidas
report-head-states = Estados
report-head-decisions-a-second = Decisões por segundo
report-head-yardsticks = Padrões de medida
report-head-clone-time = µs por cópia
report-head-decisions-a-game = Decisões por partida
report-head-held-out = Distribuições de teste
report-head-mean-before = Média anterior
report-head-before = Antes
report-head-learned = Aprendido
report-head-gain = Ganho
report-head-loss-by-chance = Perda por acaso
report-head-curve = Curva
