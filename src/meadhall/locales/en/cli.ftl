# The terminal

cli-total = Total
cli-place = Place
cli-welcome = { $game }. You are { $player }. Answer with the number of an action or its notation. ? explains, q leaves.
cli-left = You leave the table.
cli-help =
    A number or a notation plays that action.
    table – show the table again
    log – everything that happened so far
    why BB-7.19 – the text of a clause
    q – leave the table
cli-no-clause = There is no clause { $clause }.

file-unreadable = “{ $path_name }” can't be read: { $reason_text }.
option-unreadable = “{ $given_text }” is no option: write it as name=value.

arena-iterations-wrong = “{ $given_text }” names no bot: after the @ stands how many iterations it may take for a turn.
arena-other-match = “{ $file_name }” holds games of another match. Name another file, or repeat the match it was begun with.
train-without-features = { $game_name } has no features to learn weights for.
train-too-few-games = { $given_count } games are too few to learn from: play at least { $least_count }.
