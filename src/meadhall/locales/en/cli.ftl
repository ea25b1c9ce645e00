# The terminal

cli-total = Total
cli-place = Place
cli-bot = { $name } { $number }
cli-welcome = { $game }. You are { $player }. Answer with the number of an action or its notation. ? explains, q leaves.
cli-left = You leave the table.

# What can be typed; the English words are always understood as well. One word each.
cli-word-quit = quit
cli-word-help = help
cli-word-table = table
cli-word-log = log
cli-word-why = why
cli-help =
    A number or a notation plays that action.
    { cli-word-table } – show the table again
    { cli-word-log } – everything that has happened so far
    { cli-word-why } BB-7.19 – the text of a clause
    { cli-word-quit } or q – leave the table
cli-no-clause = There is no clause { $clause }.
cli-replayed = { $count ->
    [one] 1 move replayed; every line and the final state agree. Hash { $hash }
   *[other] { $count } moves replayed; every line and the final state agree. Hash { $hash }
}

file-unreadable = “{ $path_name }” can't be read.
file-missing = There is no file “{ $path_name }”.
file-is-folder = “{ $path_name }” is a folder, not a file.
file-not-text = “{ $path_name }” is no text.
option-unreadable = “{ $given_text }” is no option: write it as name=value.

arena-iterations-wrong = “{ $given_text }” names no bot: write after the @ how many iterations it may take for a turn.
arena-other-match = “{ $file_name }” holds games of another match. Name another file, or repeat the match it was begun with.
train-without-features = { $game_name } has no features to learn weights for.
train-too-few-games = { $given_count ->
    [one] 1 game is too few to learn from: play at least { $least_count }.
   *[other] { $given_count } games are too few to learn from: play at least { $least_count }.
}
