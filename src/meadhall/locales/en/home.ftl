# The first page, the choice of opponents, and the numbers of one's games.

home-promise = Board games of the Viking age, against bots or friends. One click and you are playing: no account, nothing to install.
home-welcome-back = Welcome back, { $name }
home-welcome-back-guest = Welcome back
home-waiting-count = { $count ->
    [0] No table waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
home-waiting = Waiting for you
home-continue = Continue
home-round = Round { $round }
home-round-of = Round { $round } of { $rounds }
home-days-left = { $days ->
    [one] 1 day left
   *[other] { $days } days left
}
home-hours-left = { $hours } h left
home-minutes-left = { $minutes } min left
home-ends-in = ends in { $hours } h { $minutes } min
home-more = { $count } more
home-others-think = Others are thinking:
home-table-with = { $game } with { $names }
home-last-game = Last game:
home-last-place = { $game }, place { $place } of { $players }
home-minutes = about { $minutes } min
home-usual-opponents = with your usual opponents
home-open-hint = free seats, no account needed
home-free-seats = { $count ->
    [one] 1 free
   *[other] { $count } free
}
home-no-open-tables = Nobody is waiting for players just now.

## The deal of the day

home-deal = Today's deal
home-deal-day = { $day } · { $ends }
home-deal-alone = { $game }, alone
home-deal-words = The same luck for everybody.
home-deal-played = { $count ->
    [one] One has played.
   *[other] { $count } have played.
}
home-deal-yesterday = Nobody has finished it yet; these are yesterday's standings.
home-play-deal = Play the deal
home-all-standings = All standings
home-histogram = Scores from { $least } to { $most }.
home-histogram-mine = Scores from { $least } to { $most }; yours is { $mine }.
home-you-made = you { $points }

## Opponents

home-alone = alone, for points
home-against-random = { $count ->
    [one] against 1 Wanderer
   *[other] against { $count } Wanderers
}
home-against-quick = { $count ->
    [one] against 1 Steward
   *[other] against { $count } Stewards
}
home-against-steady = { $count ->
    [one] against 1 Huscarl
   *[other] against { $count } Huscarls
}
home-against-strong = { $count ->
    [one] against 1 Jarl
   *[other] against { $count } Jarls
}
home-play-alone = Play alone
home-play-against-random = { $count ->
    [one] Play against a Wanderer
   *[other] Play against { $count } Wanderers
}
home-play-against-quick = { $count ->
    [one] Play against a Steward
   *[other] Play against { $count } Stewards
}
home-play-against-steady = { $count ->
    [one] Play against a Huscarl
   *[other] Play against { $count } Huscarls
}
home-play-against-strong = { $count ->
    [one] Play against a Jarl
   *[other] Play against { $count } Jarls
}
home-choose-opponents = Choose opponents for { $game }
home-opponents = Who sits with you at { $game }?
home-level = Level
home-comes-first = Comes first, of ten games
home-alone-scores = Nobody else sits here. To compare: what the levels make alone.
home-time = Thinks
home-strength = { $of10 } of 10
home-strength-range = { $least } to { $most } · chance: { $chance }
home-strength-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
home-strength-alone = { $points } points, the median
home-strength-floor = The floor of the scale
home-not-measured = { $players ->
    [one] Not measured alone
   *[other] Not measured at { $players } seats
}
home-thinks = up to { $seconds } s
home-thinks-at-once = at once
home-hints = Hints and take-backs
home-hints-marked = Asking for a hint, or going back past a draw, marks the game for all to see.
home-hints-off = The table counts: no hints, and nobody goes back past a draw.
home-seat-by-seat = Seat by seat…
home-measured = Each level played tables full of the level below it, every deal from every seat. The line under the pips is the 95 % interval, the dashed mark is chance.
home-measured-alone = What each level made of the long game with all decks. Few games stand behind it; chance of the deal is in it.

## Numbers of one's games

home-numbers = Your games in numbers
home-numbers-none = Finish a game, and its numbers stand here.
home-numbers-screen = Games around one screen aren't counted.
home-players-count = { $players ->
    [one] Alone
   *[other] { $players } players
}
home-best = best: { $points }
home-place-times = { $count ->
    [one] Place { $place }: once
   *[other] Place { $place }: { $count } times
}
home-scores = Scores over time
home-scores-words = { $count ->
    [one] One score, { $last } points.
   *[other] { $count } scores: from { $least } to { $most } points, the last { $last }.
}
home-favourites = Chosen most often
home-favourites-from = { $count ->
    [one] From the log of your last game.
   *[other] From the logs of your last { $count } games.
}
home-favourite-brian-boru-play = Cards
home-favourite-brian-boru-play-one = Card { $card }
home-favourite-feast-for-odin-send = Spaces
home-favourite-feast-for-odin-play = Occupations
home-favourite-ortus-regni-deck = Decks
home-favourite-ortus-regni-place = Cards on the table
home-times = { $count }×
home-not-kept = The points of each scoring line aren't kept in this list; the table and the review of a game have them.
home-older = Older games
home-newer = Newer games
