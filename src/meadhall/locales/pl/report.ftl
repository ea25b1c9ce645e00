# Raporty laboratorium: `meadhall simulate`, `arena`, `train`, `bench`. `report-head-…` to nagłówki kolumn.

report-stopped = { $wanted_count ->
    [one] Przerwano po { $games_count } z { $wanted_count } gry.
   *[many] Przerwano po { $games_count } z { $wanted_count } gier.
}
report-resumed = { $resumed_count ->
    [one] { $resumed_count } gra już tam była.
    [few] { $resumed_count } gry już tam były.
   *[many] { $resumed_count } gier już tam było.
}
report-simulated = { $game_text }, { $players_count ->
    [one] { $players_count } gracz
   *[many] { $players_count } graczy
}: { $games_count ->
    [one] { $games_count } gra
    [few] { $games_count } gry
   *[many] { $games_count } gier
} w { $seconds_text } s ({ $build_name ->
    [compiled] wersja skompilowana
   *[plain] zwykły Python
}).
report-speed = Gier na sekundę: { $games_text }. Decyzji na sekundę: { $decisions_text }.
report-arena = { $game_text }, { $seats_count ->
    [one] { $seats_count } miejsce
    [few] { $seats_count } miejsca
   *[many] { $seats_count } miejsc
}, { $games_count ->
    [one] { $games_count } gra
    [few] { $games_count } gry
   *[many] { $games_count } gier
} ({ $build_name ->
    [compiled] wersja skompilowana
   *[plain] zwykły Python
})
report-arena-picture = { $game_text }, { $seats_count ->
    [one] { $seats_count } miejsce
    [few] { $seats_count } miejsca
   *[many] { $seats_count } miejsc
}, { $games_count ->
    [one] { $games_count } gra
    [few] { $games_count } gry
   *[many] { $games_count } gier
}: udział pierwszych miejsc, przedział 95 %
report-failures = { $failures_count ->
    [one] { $failures_count } decyzja się nie udała i podjęto ją losowo: { $reason_text }
    [few] { $failures_count } decyzje się nie udały i podjęto je losowo. Jedna z nich: { $reason_text }
   *[many] { $failures_count } decyzji się nie udało i podjęto je losowo. Jedna z nich: { $reason_text }
}
report-weights-written = Wagi są w pliku { $file_text }.
report-measuring = Pomiar: { $game_text }, { $players_count ->
    [one] { $players_count } gracz
   *[many] { $players_count } graczy
}
report-bench = { $build_name ->
    [compiled] Wersja skompilowana
   *[plain] Zwykły Python
}, { $repeats_count ->
    [one] { $repeats_count } pomiar
   *[many] mediana z { $repeats_count } pomiarów
}; wzorzec: { $loops_text } obiegów na sekundę

report-head-seat = Miejsce
report-head-bot = Bot
report-head-won = Wygrane
report-head-mean = Średni wynik
report-head-median = Mediana wyniku
report-head-least = Najniższy
report-head-most = Najwyższy
report-head-first-places = Pierwsze miejsca
report-head-interval = 95 %
report-head-chance = Z przypadku
report-head-rating = Ocena
report-head-decision-time = ms na decyzję
report-head-game = Gra
report-head-players = Gracze
report-head-games = Gry
report-head-states = Stany
report-head-decisions-a-second = Decyzje na sekundę
report-head-yardsticks = Wzorce
report-head-clone-time = µs na kopię
report-head-decisions-a-game = Decyzje na grę
report-head-held-out = Rozdania sprawdzające
report-head-mean-before = Średnia przedtem
report-head-before = Przedtem
report-head-learned = Po nauce
report-head-gain = Zysk
report-head-loss-by-chance = Strata z przypadku
report-head-curve = Krzywa
