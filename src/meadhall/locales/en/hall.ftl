# What the hall itself says: refusals, notices, the proof of fairness.

# --- refusals
hall-no-identity = You have no identity here yet, or it has ended: ask for a new one.
hall-foreign-origin = This request comes from another site's page.
hall-request-unreadable = The request can't be read: { $reason_message }
hall-query-wrong = “{ $given_text }” is no value for { $field_name }.
hall-not-json-type = A body must be application/json, not { $given_text }.
hall-body-too-long = The body is longer than { $most_count } bytes.
hall-options-too-long = The options are longer than { $most_count } bytes.
hall-body-too-slow = The body took too long to arrive.
hall-too-many = { $seconds_count ->
    [one] Too many requests: try again in { $seconds_count } second.
   *[other] Too many requests: try again in { $seconds_count } seconds.
}
hall-watching-too-many = One connection can watch { $most_count } tables at most.
hall-store-down = The hall's store doesn't answer; try again in a moment.
hall-closing = The hall is closing; try again in a moment.
hall-busy = Too many are writing at once; try again in a moment.
hall-failed = Something went wrong in the hall; it has been noted.
hall-no-such-address = There is nothing at this address.
hall-wrong-method = This address doesn't take that kind of request.
hall-no-such-table = There is no such table, or it is private and needs its link.
hall-no-such-seat = There is no seat { $given_count }: the last is { $most_count }.
hall-no-such-session = There is no such session.
hall-no-such-language = There is no language “{ $given_text }” here.
hall-no-rules-text = The rules of { $game_name } aren't written down here.
hall-no-spectators = This table is closed to spectators.
hall-rules-version-newer = This table has gone on under version { $given_text } of its rules, and this hall still has version { $present_text }. Try again when the hall has been upgraded.
hall-stranded = This game was begun under older rules and can't go on under the present ones: it can be looked at, kept and ended.
hall-stranded-transcript = This game was begun under older rules and doesn't play the same under the present ones, so there is no transcript that could be replayed; its log can be kept instead.
hall-not-stranded = This game isn't held up by its rules: it can simply be played on.
hall-end-already-agreed = { $seat } has agreed to that already.
hall-rules-version-gone = This table was played by version { $given_text } of its rules; this hall knows version { $present_text }.
hall-table-damaged = This table's record is damaged: it can't be opened. The operator of the hall may restore it from a backup.
hall-not-your-seat = That seat isn't yours: { $seat }.
hall-not-seated = You don't sit at this table.
hall-not-host = Only the host may do that.
hall-already-seated = You sit at this table already.
hall-table-full = Every seat is taken.
hall-seat-taken = That seat is taken: { $seat }.
hall-seats-free = { $seats_count ->
    [one] One seat is still free.
   *[other] { $seats_count } seats are still free.
}
hall-seats-wrong-count = { $given_count ->
    [one] { $given_count } seat was described for { $players_count } players.
   *[other] { $given_count } seats were described for { $players_count } players.
}
hall-seats-several-mine = Only a hot-seat table lets one person hold several seats.
hall-names-wrong-count = { $given_count ->
    [one] { $given_count } name was given for { $players_count } players.
   *[other] { $given_count } names were given for { $players_count } players.
}
hall-name-not-yours = Only seats of your own can be named: { $seat } is not yours.
hall-names-without-hot-seat = Seats have names of their own only at a table around one screen.
hall-seeds-not-allowed = This hall draws the seeds itself.
hall-nonce-not-taken = This deal is fixed already: it takes no nonce of yours.
hall-nonce-without-seat = A nonce goes with a seat of yours, and none of these seats is.
hall-reveal-not-asked = No nonce of yours is asked for now.
hall-reveal-wrong = That isn't the nonce { $seat } committed to.
hall-dealing = The seats are fixed and the cards are being dealt; the game begins in a moment.
hall-daily-one-person = The deal of the day is for one person, alone or against bots.
hall-daily-not-yours = This is somebody's deal of the day: others may look at it when the day is over (UTC).
hall-daily-day-over = This deal was that of { $day_text }: that day is over, and its seed is known.
hall-pace-field-unused = A pace of kind { $pace_name } has no { $field_name }.
hall-pace-out-of-bounds = { $field_name } must be from { $least_count } to { $most_count }, not { $given_count }.
hall-bot-unknown = There is no bot “{ $given_text }”. Did you mean { $nearest_name }?
hall-already-started = The game has started already.
hall-not-started = The game hasn't started yet.
hall-not-finished = The game isn't finished yet.
hall-finished = The game is finished.
hall-nothing-to-leave = There is nothing to leave.
hall-already-out = { $seat } is out of the game.
hall-seat-away = { $seat } is away: sit down again first.
hall-seat-flagged = { $seat }'s time ran out: come back to the seat first.
hall-missed-decision = The decision { $seat } missed is being answered: try again in a moment.
hall-undo-nothing = There is no decision of yours to take back.
hall-undo-no-such-ply = The game can't go back to ply { $given_count }: it is at { $present_count }.
hall-undo-already-asked = { $seat } has asked for an undo already.
hall-undo-not-asked = No undo waits for your answer.
hall-name-wrong = A name has { $least_count } to { $most_count } visible characters, at least one letter or digit among them, and no stacks of marks.
hall-no-such-deck = There is no such saved deck.
hall-deck-name-wrong = A deck's name has { $least_count } to { $most_count } visible characters, at least one letter or digit among them, and no stacks of marks.
hall-deck-name-taken = Another saved deck is called “{ $name_text }” already.
hall-decks-full = You have { $most_count } saved decks, which is as many as the hall keeps: delete one first.
hall-deck-size-wrong = A saved deck has from 1 to { $most_count } cards.
hall-undo-counting = This table counts: nobody goes back past a draw or anything that was shown, not even by agreement.
hall-hint-counting = This table counts: there are no hints here.
hall-hint-not-asked = { $seat } isn't asked for anything now, so there is nothing to hint at.
hall-hint-one-move = There is only one legal move.
hall-hint-reaction = No hint here: everybody sees that one was asked for, and would guess that you can react.
hall-no-hint = No hint was asked for by { $seat }.
hall-no-review = This game hasn't been reviewed yet.
hall-review-not-played = There is nothing to review: nobody made a move, or the game can't be played back.
hall-review-daily = This is a deal of the day. Its review opens at midnight (UTC), when nobody can play the deal any more.
hall-branch-past-end = The game has no decision after move { $given_count }: choose a move from 0 to { $most_count }.
hall-branch-daily = This is a deal of the day. Once its day is over, you can go on from here on a table of your own.
hall-undo-needs-absent = { $seat } isn't here to agree, so this can't be taken back now.
hall-chat-wrong = A line of chat has 1 to { $most_count } characters.
hall-has-account = You have an account already.
hall-no-account = You have no account yet.
hall-login-taken = The login “{ $login_text }” is taken.
hall-login-wrong = Login or password is wrong.
hall-banned = You may not come in to this hall. The reason: { $why_text }
hall-banned-until = You may not come in to this hall until { $until_text }. The reason: { $why_text }
hall-you-were-removed = The host has removed you from this table.
hall-nobody-there = Nobody sits there: { $seat }.
hall-remove-yourself = You can't remove yourself: leave the table instead.
hall-not-removed = That person wasn't removed from this table.
hall-table-closed = This table was closed by the hall's operator. The reason: { $why_text }
hall-confirm-wrong = What you typed to confirm isn't your login (or, for a guest, your name).
hall-recovery-wrong = Login or code is wrong, or the code was used before or has expired.
hall-commitment-differs = The transcript's seed has the commitment { $found_text }, but you noted { $noted_text }: this is not the game that was begun.
hall-nonce-not-in-deal = No player contributed the nonce { $noted_text } to this deal.
hall-proof-of-position = This transcript begins from a position somebody set up, not from a deal: it proves nothing about a table's chance.

# --- notices
hall-sat-down = { $seat } sits down.
hall-started = The game begins.
hall-no-reveal = { $seat } didn't reveal a nonce in time; the deal was made without it.
hall-bot-stuck = { $seat }'s bot gave no answer in time; a random move was played for it.
hall-undone = { $seat } takes a move back.
hall-hint-taken = { $seat } asks for a hint. The game stays marked.
hall-undo-asked = { $seat } would like to take a move back.
hall-undo-refused = { $seat } doesn't agree to take the move back.
hall-left = { $seat } leaves; a bot plays on.
hall-came-back = { $seat } is back.
hall-resigned = { $seat } resigns; a bot plays on.
hall-flagged = { $seat } has run out of time; a bot plays on.
hall-gone = { $seat } has left this hall for good; a bot plays on.
hall-removed = The host has removed somebody from seat { $place_count }.
hall-outage = { $seconds_count ->
    [one] The hall was away for { $seconds_count } second; no clock ran.
   *[other] The hall was away for { $seconds_count } seconds; no clock ran.
}
hall-rules-changed = The rules of this game have changed, from version { $from_text } to version { $to_text }. Every move so far plays the same under the new rules, and the game goes on under them.
hall-rules-changed-uncompared = The rules of this game have changed, from version { $from_text } to version { $to_text }. Every move so far is legal under the new rules, and the game goes on under them. What some older moves brought about wasn't recorded then and couldn't be compared.
hall-end-agreed = { $seat } agrees to end the game without a result.
hall-ended-without-result = The game is ended without a result: the rules have changed, and it can't go on under them.
hall-prompt-stranded = The rules have changed: this game can't go on.
hall-flagged-default = { $seat } has run out of time; the game's default answers are given until they are back.
hall-reminder = { $seat }: { $hours_count ->
    [one] less than an hour is left
   *[other] less than { $hours_count } hours are left
} for this decision.
hall-clock-forward = The hall's clock was set forward by { $seconds_count } seconds; nobody was charged for them.
hall-clock-back = The hall's clock was set back by { $seconds_count } seconds; everybody's time goes on as it was.
hall-daily-late = The day of this daily game is over: this try no longer counts.

# --- proof of fairness
hall-proven = { $moves_count ->
    [one] PROVEN: dealt from the seed with commitment { $commitment_text }; 1 move, which was legal.
   *[other] PROVEN: dealt from the seed with commitment { $commitment_text }; { $moves_count } moves, every one legal.
}
hall-proven-noted = That is the commitment you noted when the table started: nothing was redrawn.
hall-proven-not-noted = Compare it with the one shown when the table started (or give it with --commitment).
hall-proven-take-backs = The game was played with take-backs: somebody went back past a draw or a revelation.
hall-proven-hints = Hints were asked for by { $hinted_seat }.
hall-proven-together = { $moves_count ->
    [one] PROVEN: 1 move, which was legal, dealt from the hall's part with commitment { $commitment_text } and the players' nonces.
   *[other] PROVEN: { $moves_count } moves, every one legal, dealt from the hall's part with commitment { $commitment_text } and the players' nonces.
}
hall-proven-contributed = Nonces were contributed by { $contributed_seat }: each is the one its hash stood for, and the seed is made of all of them.
hall-proven-missing = A nonce was committed to and not revealed by { $missing_seat }; the seed was made without it.
hall-proven-own = Your nonce is in the deal: it is that of { $seat }.
hall-unproven-alone = Not proved: that the hall drew its seed blindly. Nobody contributed a nonce, so the hall could have looked at many seeds before it committed to one.
hall-unproven-contributed = Nobody could aim at this deal, if at least one of those who contributed isn't in league with the hall and showed their nonce only when the commitment and every hash were fixed. Not proved: when that was, and who sat there.
hall-unproven-missing = Not proved: why a nonce is missing. A hall that hides one it was given, or helps a player keep one back, chooses between two deals for each that is missing.
hall-unproven-chosen = Not proved: anything about chance. Whoever opened the table chose its seed and could know every draw in advance.
hall-unproven-allowed = This hall lets whoever opens a table choose its seed (--allow-seeds). The transcript says that the hall drew this one; that is not proved.
hall-unproven-daily = This is the deal of { $day_text }, the same for everybody who played it. Compare the commitment with the one the hall published for that day. Not proved: that the hall drew it blindly.
hall-unproven-moves = Not proved: that these are all the moves, who made them, or that nobody who runs the hall looked at hidden cards.
