# Reports of the laboratory: `meadhall simulate`, `arena`, `train`, `bench`. `report-head-…` are heads of columns.

report-stopped = { $wanted_count ->
    [one] Stopped after { $games_count } of 1 game.
   *[other] Stopped after { $games_count } of { $wanted_count } games.
}
report-resumed = { $resumed_count ->
    [one] 1 game was there already.
   *[other] { $resumed_count } games were there already.
}
report-simulated = { $game_text }, { $players_count ->
    [one] 1 player
   *[other] { $players_count } players
}: { $games_count ->
    [one] 1 game
   *[other] { $games_count } games
} in { $seconds_text } s ({ $build_name ->
    [compiled] compiled
   *[plain] plain Python
}).
report-speed = Games a second: { $games_text }. Decisions a second: { $decisions_text }.
report-arena = { $game_text }, { $seats_count ->
    [one] 1 seat
   *[other] { $seats_count } seats
}, { $games_count ->
    [one] 1 game
   *[other] { $games_count } games
} ({ $build_name ->
    [compiled] compiled
   *[plain] plain Python
})
report-arena-picture = { $game_text }, { $seats_count ->
    [one] 1 seat
   *[other] { $seats_count } seats
}, { $games_count ->
    [one] 1 game
   *[other] { $games_count } games
}: share of first places, 95 % interval
report-failures = { $failures_count ->
    [one] 1 decision failed and was taken at random: { $reason_text }
   *[other] { $failures_count } decisions failed and were taken at random. One of them: { $reason_text }
}
report-weights-written = The weights are in { $file_text }.
report-measuring = Measuring { $game_text }, { $players_count ->
    [one] 1 player
   *[other] { $players_count } players
}
report-bench = { $build_name ->
    [compiled] Compiled
   *[plain] Plain Python
}, { $repeats_count ->
    [one] 1 measurement
   *[other] median of { $repeats_count } measurements
}; yardstick: { $loops_text } loops a second

report-head-seat = Seat
report-head-bot = Bot
report-head-won = Won
report-head-mean = Mean score
report-head-median = Median score
report-head-least = Least
report-head-most = Most
report-head-first-places = First places
report-head-interval = 95 %
report-head-chance = By chance
report-head-rating = Rating
report-head-decision-time = ms a decision
report-head-game = Game
report-head-players = Players
report-head-games = Games
report-head-states = States
report-head-decisions-a-second = Decisions a second
report-head-yardsticks = Yardsticks
report-head-clone-time = µs a copy
report-head-decisions-a-game = Decisions a game
report-head-held-out = Deals held out
report-head-mean-before = Mean before
report-head-before = Before
report-head-learned = Learned
report-head-gain = Gain
report-head-loss-by-chance = Loss by chance
report-head-curve = Curve
