# Informes del laboratorio: `meadhall simulate`, `arena`, `train`, `bench`. `report-head-…` son cabezas de columnas.

report-stopped = { $wanted_count ->
    [one] Detenido tras { $games_count } de 1 partida.
   *[other] Detenido tras { $games_count } de { $wanted_count } partidas.
}
report-resumed = { $resumed_count ->
    [one] Ya había 1 partida.
   *[other] Ya había { $resumed_count } partidas.
}
report-simulated = { $game_text }, { $players_count ->
    [one] 1 jugador
   *[other] { $players_count } jugadores
}: { $games_count ->
    [one] 1 partida
   *[other] { $games_count } partidas
} en { $seconds_text } s ({ $build_name ->
    [compiled] compilado
   *[plain] Python sin compilar
}).
report-speed = Partidas por segundo: { $games_text }. Decisiones por segundo: { $decisions_text }.
report-arena = { $game_text }, { $seats_count ->
    [one] 1 asiento
   *[other] { $seats_count } asientos
}, { $games_count ->
    [one] 1 partida
   *[other] { $games_count } partidas
} ({ $build_name ->
    [compiled] compilado
   *[plain] Python sin compilar
})
report-arena-picture = { $game_text }, { $seats_count ->
    [one] 1 asiento
   *[other] { $seats_count } asientos
}, { $games_count ->
    [one] 1 partida
   *[other] { $games_count } partidas
}: proporción de primeros puestos, intervalo del 95 %
report-failures = { $failures_count ->
    [one] 1 decisión falló y se tomó al azar: { $reason_text }
   *[other] { $failures_count } decisiones fallaron y se tomaron al azar. Una de ellas: { $reason_text }
}
report-weights-written = Los pesos están en { $file_text }.
report-measuring = Midiendo { $game_text }, { $players_count ->
    [one] 1 jugador
   *[other] { $players_count } jugadores
}
report-bench = { $build_name ->
    [compiled] Compilado
   *[plain] Python sin compilar
}, { $repeats_count ->
    [one] 1 medición
   *[other] mediana de { $repeats_count } mediciones
}; vara de medir: { $loops_text } vueltas por segundo

report-head-seat = Asiento
report-head-bot = Bot
report-head-won = Ganadas
report-head-mean = Puntuación media
report-head-median = Puntuación mediana
report-head-least = Mínima
report-head-most = Máxima
report-head-first-places = Primeros puestos
report-head-interval = 95 %
report-head-chance = Por azar
report-head-rating = Nivel
report-head-decision-time = ms por decisión
report-head-game = Juego
report-head-players = Jugadores
report-head-games = Partidas
report-head-states = Estados
report-head-decisions-a-second = Decisiones por segundo
report-head-yardsticks = Varas de medir
report-head-clone-time = µs por copia
report-head-decisions-a-game = Decisiones por partida
report-head-held-out = Repartos de prueba
report-head-mean-before = Media anterior
report-head-before = Antes
report-head-learned = Aprendido
report-head-gain = Mejora
report-head-loss-by-chance = Pérdida por azar
report-head-curve = Curva
