# The terminal

cli-total = Total
cli-place = Place
cli-bot = { $name } { $number }
cli-welcome = { $game }. You are { $player }. This game is saved as “{ $save }” with every move. Type a number or words; ? explains.
cli-resumed = { $count ->
    [one] You go on after 1 move.
   *[other] You go on after { $count } moves.
}
cli-left = You leave the table. “meadhall play --resume { $save }” goes on from here.

# What can be typed; the English words are always understood as well. One word each.
cli-word-quit = quit
cli-word-help = help
cli-word-table = table
cli-word-log = log
cli-word-list = list
cli-word-undo = undo
cli-word-hint = hint
cli-word-back = back
cli-word-why = why
cli-word-rules = rules
cli-help =
    A number plays that answer, and so do its words or its notation.
    Part of a word lists the answers that have it; Tab completes, the up arrow brings the last line back.
    { cli-word-list } – all answers; { cli-word-list } wood – those with this word
    { cli-word-table } – the whole table; { cli-word-table } wood – what of it has this word
    { cli-word-log } – everything that has happened so far
    { cli-word-undo } – take your last decision back
    { cli-word-hint } – the best moves, as far as a search of a few seconds finds them; the transcript says that hints were asked for
    { cli-word-back } – leave a list of places without choosing
    { cli-word-why } – the rule behind the question; { cli-word-why } { $clause } – the text of a clause
    { cli-word-rules } – the chapters of the rules; { cli-word-rules } 7 – a chapter; { cli-word-rules } income – clauses with this word
    { cli-word-quit } or q – leave the table; the game is saved
cli-many = { $count ->
    [one] 1 answer. Enter lists it, part of a word those that have it.
   *[other] { $count } answers. Enter lists them all, part of a word those that have it.
}
cli-group = { $group } ({ $count })
cli-found-one = Enter plays it.
cli-more-found = { $count ->
    [one] 1 more has it.
   *[other] { $count } more have it.
}
cli-page = { $left ->
    [one] Enter shows 1 more.
   *[other] Enter shows more ({ $left } left).
}
cli-ways = { $left ->
    [0] Choose a place to see it. “{ $back }” leaves the list.
    [one] Choose a place to see it. Enter shows 1 more, “{ $back }” leaves the list.
   *[other] Choose a place to see it. Enter shows more ({ $left } left), “{ $back }” leaves the list.
}
cli-confirm = Enter lays it like this. Another number shows another place, “{ $back }” leaves it.
cli-no-number = There is no answer { $given_number }: they go from 1 to { $most_number }.
cli-none-found = No answer has “{ $given_text }” in it.
cli-not-on-table = Nothing on the table has “{ $given_text }” in it.
cli-nowhere-back = There is nothing to go back from. “{ $undo_word }” takes a decision back.
cli-undo-nothing = There is no decision of yours to take back.
cli-undone = { $marked ->
    [yes] Taken back: { $move }. The transcript says that moves were taken back after something was drawn or shown.
   *[no] Taken back: { $move }.
}
cli-may-be-played = “{ $line }” may be played.
cli-no-clause = There is no clause { $clause }.
cli-rules-hint = A number shows a chapter, a word the clauses that have it.
cli-rules-none = No clause has “{ $wanted }” in it.
cli-rules-more = { $count ->
    [one] 1 more clause has it: add a word.
   *[other] { $count } more clauses have it: add a word.
}
cli-saved = Saved games
cli-saved-name = Name
cli-saved-game = Game
cli-saved-players = Players
cli-saved-moves = Moves
cli-saved-when = Last played
cli-saved-over = { $count }, over
cli-saved-hint = “meadhall play --resume NAME” goes on with one; without a name, with the one played last.
cli-games-title = { $title } · { $game } · { $least } to { $most } players
cli-games-option = Option
cli-games-meaning = What it does
cli-games-default = Default
cli-games-bots = Bots: { $bots }.
cli-replayed = { $count ->
    [one] 1 move replayed; every line and the final state agree. Hash { $hash }
   *[other] { $count } moves replayed; every line and the final state agree. Hash { $hash }
}

language-unknown = There is no language “{ $given_text }”: there is { $languages_text }.
file-unreadable = “{ $path_name }” can't be read.
file-missing = There is no file “{ $path_name }”.
file-is-folder = “{ $path_name }” is a folder, not a file.
file-not-text = “{ $path_name }” is no text.
file-unwritable = “{ $path_name }” can't be written. { $reason_message }
option-unreadable = “{ $given_text }” is no option: write it as name=value.
option-no-address = “{ $given_text }” is no address.
option-no-origin = “{ $given_text }” is no origin such as https://hall.example.org.
option-no-limit = “{ $given_text }” is no limit; there are { $limits_text }.
option-no-number = “{ $given_text }” is no number for { $limit_name }.
option-not-positive = The limit { $limit_name } must be more than 0, not { $given_text }.
option-no-date = “{ $given_text }” is no date such as 2026-12-31 or 2026-12-31T18:00.
option-no-reason = Give a reason of 1 to 300 characters.
option-none-of = “{ $given_text }” is none of { $choices_text }.
option-both = Choose --finished or --abandoned, or neither for both kinds.

save-name-wrong = “{ $given_text }” can't name a saved game: use up to 80 letters, digits, dots, dashes and underscores, a letter or digit first.
save-none = There is no game to go on with.
save-unknown = There is no saved game “{ $given_text }”. Did you mean “{ $nearest_name }”?
save-unreadable = The saved game “{ $save_name }” can't be read.
save-without-sitting = The saved game “{ $save_name }” doesn't say who sits where.
save-damaged = The saved game “{ $save_name }” is damaged: { $reason_message }
save-in-use = The saved game “{ $save_name }” is open in another terminal.
save-exists = There is a saved game “{ $save_name }” already.
save-unwritable = The saved game “{ $save_name }” can't be written. { $reason_message }
game-missing = Say which game to play: { $games_text }.

arena-iterations-wrong = “{ $given_text }” names no bot: write after the @ how many iterations it may take for a turn.
arena-other-match = “{ $file_name }” holds games of another match. Name another file, or repeat the match it was begun with.
arena-without-ray = To play on a cluster, install Ray: pip install 'meadhall[ray]'.
train-without-features = { $game_name } has no features to learn weights for.
train-alone = { $game_name } learns alone: its weights are trained with 1 player and serve every number, so { $given_count } can’t be trained.
train-too-few-games = { $given_count ->
    [one] 1 game is too few to learn from: play at least { $least_count }.
   *[other] { $given_count } games are too few to learn from: play at least { $least_count }.
}

cli-reviewing = Reviewing
cli-thinking = Thinking
cli-review-given-up = The game wasn't played to its end: the last values are estimates of where it stood.
cli-review-seat = { $seat }: from { $start_text } to { $end_text }. Luck { $luck_text }, everybody's choices { $choices_text }. { $slip_count ->
    [0] No slips.
    [one] 1 slip: { $costliest_text }.
   *[other] { $slip_count } slips, the costliest { $costliest_text }.
}
cli-review-slip = Move { $move_number }, { $seat }: “{ $chosen_message }” cost { $cost_text }. Better: “{ $best_message }”
cli-review-luck = Move { $move_number }: luck changes { $seat }'s prospects by { $change_text }.
cli-hint-one = There is only one answer: nothing to choose.
cli-hint-move = { $rank_number }. { $move_message } { $value_text } ({ $low_text } to { $high_text }), best in { $best_count } of { $batches_count }: { $sure_name ->
    [sure] sure.
    [fairly-sure] fairly sure.
   *[too-close] too close to call.
}
hint-game-over = The game is over: there is nothing to hint at.
hint-no-such-ply = The transcript has no moment after { $given_count } moves: give a number from 0 to { $most_count }.
hint-without-game = The position doesn't say of which game it is: give “{ $path_name }”.
