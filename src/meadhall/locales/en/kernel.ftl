# What every table says, whichever game lies on it.

seat-number = Player { $number }

# A number and the name of what is counted; $name has the right form already.
counted = { $number } { $name }

prompt-over = The game is over.
prompt-waiting = Waiting for { $waiting_seat }.

## Actions that can't be played

action-game-over = The game is over; nothing more can be played.
action-not-asked = { $asked_seat } owes no decision now; waiting for { $waiting_seat }.
action-stale = That answers a question of move { $given_count }, but the game is at move { $present_count }.
action-unreadable = “{ $given_text }” is no action. The nearest legal one is “{ $nearest_text }”.
action-past-barrier = After “{ $barrier_text }” something is drawn or shown: nobody can know yet what can follow. Play it first, then go on.
action-out-of-space = { $given_count } is no action: they are numbered 0 to { $most_count }.
seat-unknown = There is no seat { $given_text }: seats are numbered 0 to { $most_count }.

## Games and options

game-unknown = There is no game “{ $given_text }”. Did you mean “{ $nearest_name }”?
players-wrong = { $game_name } can't be played by { $given_text }: it takes { $counts_text } players.
game-without-decks = { $game_name } is not played with decks of the players' own.
nothing-to-suppose = { $game_name } has nothing that could be supposed.
option-unknown = { $game_name } has no option “{ $option_name }”; it has { $known_names }.
option-not-flag = Option “{ $option_name }” is true or false, not { $given_text }.
option-not-number = Option “{ $option_name }” is a whole number from { $least_count } to { $most_count }, not { $given_text }.
option-not-choice = Option “{ $option_name }” is one of { $known_names }, not { $given_text }.
option-not-choices = Option “{ $option_name }” is a list of one or more of { $known_names }, not { $given_text }.
option-not-numbers = Option “{ $option_name }” is a list of at most { $longest_count } whole numbers from { $least_count } to { $most_count }, or one of the presets { $known_names }, not { $given_text }.
option-without-effect = Option “{ $option_name }” changes nothing at a table of { $given_count }: it is only for this number of players: { $counts_text }.
seed-wrong = A seed is a whole number or a line of up to 200 characters without spaces around it, not { $given_text }.

## Positions

position-not-object = “{ $path_name }” must be a JSON object.
position-not-whole = “{ $path_name }” must be a whole number from { $least_count } to { $most_count }, not { $given_text }.
position-not-flag = “{ $path_name }” must be true or false, not { $given_text }.
position-not-list = “{ $path_name }” must be a list, not { $given_text }.
position-not-wholes = “{ $path_name }” must be a list of whole numbers in range, not { $given_text }.
position-no-such-frame = “{ $path_name }” must be a step with its numbers, not { $given_text }.
position-unknown-name = “{ $path_name }” names { $given_text }, which there isn't. Did you mean “{ $nearest_name }”?
position-wrong-length = “{ $path_name }” must be a list of { $wanted_count }, not { $given_text }.
position-unknown-field = A position has no field “{ $path_name }”. Did you mean “{ $nearest_name }”?
position-names-no-game = The position doesn't say of which game it is: write it into “{ $path_name }”, or name it with --game.
position-other-game = The position is of “{ $given_text }”, not of “{ $game_name }”.
position-other-rules = The position is of rules version { $given_text }; this is version { $present_text }.
position-bad-key = “{ $path_name }” must be a key of 64 hexadecimal digits, not { $given_text }.
position-nothing-pending = “pending” is empty although the game isn't over.
position-phase-and-pending = “phase” and “pending” say the same thing: give one of them.
position-over-pending = The game can't be over while steps are pending: give “pending” as an empty list.
position-not-json = The position can't be read. { $reason_message }
input-field-missing = “{ $path_name }” has no field “{ $field_name }”, which it must have.
input-field-unknown = “{ $path_name }” has a field “{ $field_name }”, which it may not have.
input-wrong-type = “{ $path_name }” must be { $wanted_name }, not { $given_name }.
input-not-json = It is no JSON: byte { $byte_number } is wrong.
input-cut-off = It is cut off.
input-wrong-value = The value of “{ $path_name }” is not allowed.

## Transcripts

transcript-no-header = This is no transcript: its first line must be “{ $wanted_text }”.
transcript-truncated = The transcript is cut off: it has no “{ $field_name }”.
transcript-bad-field = Line { $line_number } can't be read: “{ $given_text }”.
transcript-bad-line = Line { $line_number } should be move { $wanted_number } of the game, but reads “{ $given_text }”.
transcript-bad-json = “{ $field_name }” can't be read: “{ $given_text }”.
transcript-illegal = Line { $line_number }, “{ $given_text }”, can't be played: { $reason_message }
transcript-other-rules = The transcript is of version { $given_text } of the rules and doesn't play the same under version { $present_text }. { $reason_message } The Meadhall that wrote it can still replay it.
transcript-newer-rules = The transcript is of version { $given_text } of the rules; this Meadhall has only version { $present_text }. Upgrade it to replay this transcript.
transcript-older-rules = The transcript was written under version { $given_text } of the rules. Under version { $present_text } every line is legal, too, and the game ends the same.
transcript-other-seed = The seed “{ $given_text }” is not the one the transcript is committed to.
transcript-differs = Line { $line_number } says { $field_name } “{ $said_text }”, but the game replays to “{ $found_text }”.
transcript-seed-kept = The transcript doesn't show the seed yet: the game isn't over, or it is a deal of the day and the day isn't; give the seed to replay it.
transcript-bad-contribution = Line { $line_number } is no contribution to the deal: “{ $given_text }”.
transcript-other-nonce = Line { $line_number }: the nonce of { $seat } is not the one its hash was made of.

## Bots

bot-unknown = There is no bot “{ $given_text }”. Did you mean “{ $nearest_name }”?
bot-unloadable = The bot “{ $given_text }” can't be loaded: { $reason_text }
bot-incomplete = “{ $given_text }” is no bot: a bot has a name and a method choose(seat).
bot-bad-answer = The bot “{ $bot_name }” answered { $given_text }, which is none of its legal codes.
bots-same-name = Two different bots are called “{ $bot_name }”: give each a name of its own.
out-unknown-kind = “{ $file_name }” doesn't say how games are to be kept: end the name in .jsonl for JSON lines, in .parquet for Parquet, or in / for a folder of transcripts.
package-missing = { $feature_text } needs the package { $package_name }, which isn't installed: pip install 'meadhall[{ $extra_name }]'
jobs-wrong = { $given_count } processes can't play: ask for at least one, or for 0 to use every processor.
cores-wrong = { $given_count } cores can't think: ask for at least one.
games-wrong = { $given_count } games can't be played: ask for at least one.
bots-wrong-count = { $given_count ->
    [one] { $given_count } bot was named for { $players_count } seats: name one for all, or one for each seat.
   *[other] { $given_count } bots were named for { $players_count } seats: name one for all, or one for each seat.
}

## Environments for learning code

reward-wrong = “{ $given_text }” is no reward at a table for { $players_count }: ask for “places” (not at a table for one) or “scores”.
observation-wrong = “{ $given_text }” is no kind of observation: ask for “vector”, “fields” or “view”.
environment-not-reset = No game has begun here: call reset first.
actions-wrong = “{ $given_text }” is no kind of action of { $game_name }: ask for “decisions”, or for “turns” if the game has whole turns.
action-no-turn = “{ $action_text }” begins no turn: the mask says which actions do.
batch-wrong-count = { $given_count } answers were given for { $games_count } games: give one for each.

## Hints and reviews

order-plain = { $line_text }
review-round = Round { $round_number }
review-not-over = Only a game that is over can be reviewed.
review-nothing-played = Nobody has made a move: there is nothing to review.

## Why the system refuses

system-missing = There is no such file or folder.
system-forbidden = The system doesn't allow it.
system-is-folder = There is a folder of that name.
system-no-folder = A part of the path is no folder.
system-exists = There is something of that name already.
system-full = There is no space left.
system-no-answer = It doesn't answer.
system-no-address = This machine doesn't have that address.
system-says = The system says: “{ $reason_text }”.
