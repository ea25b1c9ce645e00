# Hints at the table and the review of a finished game.

## Hints

review-hint-title = Ask for a hint?
review-hint-words = A strong player looks for a few seconds at what you can see, and names the best moves with the reason.
review-hint-price-title = Asking marks this game.
review-hint-price = Everybody sees a small lamp beside your name, and result and transcript say so. Later hints change nothing more.
review-hint-show = Show the best moves
review-hint-where = Only tell me where to look
review-hint-thinking = Thinking…
review-hint-stop = Stop
review-hint-stopped = Stopped early: this is what was found so far.
review-hint-failed = No hint was found this time.
review-hint-stale = The position has moved on; this hint is old.
review-hint-again = Ask again
review-hint-counting = This table counts; hints are off.
review-hint-single = There is nothing to choose: only one move is legal.
review-hint-waiting = You can ask for a hint when it is your turn to decide.
review-hint-closed = Hints are for those who play here.
review-hint-look = Worth a look:
review-thing-card = card { $id }
review-hint-ready = { $count ->
    [one] The hint is there: one move.
   *[other] The hint is there: { $count } moves.
}
review-hint-moves = Moves of the hint
review-hint-nth = Hint { $rank } of { $count }
review-hint-marked-title = This game is marked.
review-hint-marked = Only you see the hint; everybody sees the mark.
review-hint-legend-chance = Bars: your chance to win, from { $least } to { $most }. Dotted: { $before } before this move.
review-hint-legend-points = Bars: your expected final score, from { $least } to { $most }. Dotted: { $before } before this move.
review-sure-sure = Sure
review-sure-fairly-sure = Fairly sure
review-sure-too-close = Too close to call
review-weaker-sure = Sure it is weaker
review-weaker-fairly-sure = Probably weaker
review-best-in = none better in { $times } of { $tries } tries

## What a move changes

review-change-points = points
review-change-towns = towns
review-change-coins = coins
review-change-silver = silver
review-change-income = income
review-change-renown = renown
review-change-cards = cards
review-change-armies = armies
review-change-towers = Towers
review-change-tiles = tiles
review-change-ships = ships
review-change-church = church discs
review-change-raiders = raiders
review-change-courtship = marriage track
review-change-wood = wood
review-change-stone = stone
review-change-ore = ore
review-change-weapons = weapons
review-change-animals = animals
review-change-buildings = buildings
review-change-properties = Properties
review-change-lords = Lords
review-change-mercenaries = Mercenaries
review-change-banners = Banners
review-change-vikings = Vikings left
review-change-high-cards = high cards
review-change-white-cards = white cards
review-change-food = food for the feast

## Why one move is better than another, in things one can count

review-why-1 = { $reason_message } { $than_name ->
    [played] Against what was played
    [best] Against the best move
   *[next] Against the next best
}: { $first_change } { $first_text }.
review-why-2 = { $reason_message } { $than_name ->
    [played] Against what was played
    [best] Against the best move
   *[next] Against the next best
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-why-3 = { $reason_message } { $than_name ->
    [played] Against what was played
    [best] Against the best move
   *[next] Against the next best
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.
review-theirs-1 = { $reason_message } { $than_name ->
    [played] Theirs, against what was played
    [best] Theirs, against the best move
   *[next] Theirs, against the next best
}: { $first_change } { $first_text }.
review-theirs-2 = { $reason_message } { $than_name ->
    [played] Theirs, against what was played
    [best] Theirs, against the best move
   *[next] Theirs, against the next best
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-theirs-3 = { $reason_message } { $than_name ->
    [played] Theirs, against what was played
    [best] Theirs, against the best move
   *[next] Theirs, against the next best
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.

## The review of a game

review-title = Review
review-by = reviewed by { $adviser }, the strong player
review-course = The course of the game
review-working = The game is being looked through; what is known is shown already.
review-failed = The review couldn't be finished. Load the page again to try once more.
review-lanes = One lane each
review-as-table = As a table
review-share = Share this moment
review-truth = With everything known
review-truth-words = The second reading: values with hidden cards as they truly were.
review-sums = From start to end
review-at-start = at the start
review-by-luck = luck
review-by-choices = everybody's choices
review-by-own-choices = own choices
review-slips = { $count ->
    [0] slips
    [one] slip: { $most }
   *[other] slips, worst { $most }
}
review-at-end = at the end
review-at-stop = where it stopped (estimate)
review-stopped = The game wasn't played to its end: the last values are estimates of where it stood.
review-no-sheet = There is no score sheet: the game wasn't played to its end.
review-judged-turns = Only whole turns are compared: not by itself how goods are laid, upgraded or feasted on.
review-luck = Luck
review-drawn = What was drawn
review-choices = Choices
review-others = Others
review-equal = equal
review-out = out of the game
review-turning = Turning points
review-listed = { $listed } of { $all }
review-all = all
review-fewer = fewer
review-no-points = No move changed much.
review-points-later = They appear as the game is looked through.
review-whose-mine = Own choice
review-whose-another = Another's choice
review-whose-luck = Luck
review-anothers-move = { $name }: { $words }
review-better = better: { $words }
review-one-move = One legal move
review-move = Move { $number }
review-move-of = Move { $number } of { $last }
review-end = The end
review-effect-another = another's choice, { $change } for this seat
review-effect-luck = { $change } for this seat, with everything known
review-cost-chance = { $count ->
    [one] own choice, cost one point of chance
   *[other] own choice, cost { $count } points of chance
}
review-cost-points = { $count ->
    [one] own choice, cost one expected point
   *[other] own choice, cost { $count } expected points
}
review-no-cost = own choice, no clear loss
review-strong = The strong player:
review-played = Played:
review-strong-and-played = Played, and the strong player's choice:
review-line = The strong player's move, step by step
review-try = Try it from here
review-try-words = opens a table of your own, on the seat looked from; this game stays as it was
review-try-against = Against
review-try-same = those who sat there
review-tab-board = Board
review-tab-score = Score sheet
review-steps = From move to move
review-first = First move
review-last = To the end
review-next-point = Next turning point
review-column-move = Move
review-column-what = What was done
review-table-chance = Chance to win before every move
review-table-points = Expected final score before every move
review-outline-chance = Chance of { $name } to win: { $start } at the start, highest { $highest } before move { $highest_move }, lowest { $lowest } before move { $lowest_move }, { $end } at the end.
review-outline-points = Expected final score of { $name }: { $start } at the start, highest { $highest } before move { $highest_move }, lowest { $lowest } before move { $lowest_move }, { $end } at the end.
review-slider-chance = { $move } of { $last }, { $round }, chance of { $name }: { $value }
review-slider-points = { $move } of { $last }, { $round }, expected score of { $name }: { $value }
