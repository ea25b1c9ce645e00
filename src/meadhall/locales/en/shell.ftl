# What the browser client says around every table.

shell-title = Meadhall: board games of the Viking age
shell-welcome = Sit down, the mead is poured
shell-welcome-words = Board games of the Viking age, played exactly by their rules: alone against bots, around one screen, live or a move a day. No account needed.
shell-home = Home
shell-navigation = Main navigation
shell-nav-play = New table
shell-nav-settings = Settings
shell-nav-profile = Profile
shell-switch-theme = Day or night
shell-skip-to-content = Skip to content
shell-announcements = Announcements
shell-unreachable = The hall can't be reached just now. Please try again.
shell-reconnecting = Connection lost. Reconnecting…
shell-loading = Loading…
shell-close = Close
shell-save = Save
shell-cancel = Cancel
shell-not-found = There is nothing at this address
shell-not-found-words = Perhaps the link was cut short. The tables are at home.
shell-session-ended = Your session has ended; you are a new guest here. Log in to find your tables again:
shell-guest = Guest
shell-gone = Former player
shell-banned = You can't come in
shell-turn-elsewhere = Your turn: { $game } with { $names }
shell-turns-more = { $count ->
    [one] one more table
   *[other] { $count } more tables
}

## Home

shell-games = Games
shell-players-range = { $least } to { $most } players
shell-play-now = Play now
shell-starting = Setting up…
shell-new-table = New table
shell-rules = Rules
shell-your-tables = Your tables
shell-open-tables = Open tables
shell-no-open-tables = Nobody is waiting for players just now. Open a table and send the link.
shell-finished-tables = Finished games
shell-result-with = with { $names }
shell-result-place = Place { $place } of { $players }
shell-result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shell-free-seat = Free seat
shell-your-turn = Your turn
shell-status-open = Waiting for players
shell-status-finished = Finished
shell-status-stranded = Rules have changed
shell-one-screen = Around one screen
shell-move-number = Move { $number }

## Opening a table

shell-game = Game
shell-players = Players
shell-seats = Seats
shell-seats-hint = Who sits where. Leave a seat open for whoever has the link.
shell-seat-me = Me
shell-seat-open = Open, for somebody with the link
shell-seat-bot = Bot: { $bot }
shell-bot-random = Wanderer (random)
shell-bot-greedy = Steward (quick)
shell-bot-quick = Steward (quick)
shell-bot-steady = Huscarl (steady)
shell-bot-strong = Jarl (strong)
shell-bot-random-name = Wanderer
shell-bot-greedy-name = Steward
shell-bot-quick-name = Steward
shell-bot-steady-name = Huscarl
shell-bot-strong-name = Jarl
shell-bot-random-about = Plays anything the rules allow.
shell-bot-quick-about = Answers at once and takes what looks best for the moment.
shell-bot-steady-about = Looks some moves ahead, and takes a moment for it.
shell-bot-strong-about = Thinks ahead for as long as three seconds a turn: the strongest opponent of this hall.
shell-bot-quick-raider = Steward the Raider (quick)
shell-bot-quick-merchant = Steward the Merchant (quick)
shell-bot-quick-builder = Steward the Builder (quick)
shell-bot-steady-raider = Huscarl the Raider (steady)
shell-bot-steady-merchant = Huscarl the Merchant (steady)
shell-bot-steady-builder = Huscarl the Builder (steady)
shell-bot-strong-raider = Jarl the Raider (strong)
shell-bot-strong-merchant = Jarl the Merchant (strong)
shell-bot-strong-builder = Jarl the Builder (strong)
shell-bot-quick-raider-name = Steward the Raider
shell-bot-quick-merchant-name = Steward the Merchant
shell-bot-quick-builder-name = Steward the Builder
shell-bot-steady-raider-name = Huscarl the Raider
shell-bot-steady-merchant-name = Huscarl the Merchant
shell-bot-steady-builder-name = Huscarl the Builder
shell-bot-strong-raider-name = Jarl the Raider
shell-bot-strong-merchant-name = Jarl the Merchant
shell-bot-strong-builder-name = Jarl the Builder
shell-bot-quick-raider-about = { shell-bot-quick-about } { shell-temper-raider-about }
shell-bot-quick-merchant-about = { shell-bot-quick-about } { shell-temper-merchant-about }
shell-bot-quick-builder-about = { shell-bot-quick-about } { shell-temper-builder-about }
shell-bot-steady-raider-about = { shell-bot-steady-about } { shell-temper-raider-about }
shell-bot-steady-merchant-about = { shell-bot-steady-about } { shell-temper-merchant-about }
shell-bot-steady-builder-about = { shell-bot-steady-about } { shell-temper-builder-about }
shell-bot-strong-raider-about = { shell-bot-strong-about } { shell-temper-raider-about }
shell-bot-strong-merchant-about = { shell-bot-strong-about } { shell-temper-merchant-about }
shell-bot-strong-builder-about = { shell-bot-strong-about } { shell-temper-builder-about }
shell-temper = Temper
shell-temper-none = No special temper
shell-temper-raider = Raider
shell-temper-merchant = Merchant
shell-temper-builder = Builder
shell-temper-raider-about = Likes raids, longships and armies more than others do.
shell-temper-merchant-about = Likes coin, trade and rich lands more than others do.
shell-temper-builder-about = Likes monasteries, houses and castles more than others do.
shell-name-of-seat = Name of { $seat }
shell-hot-seat-hint = Several seats are yours: you play around one screen, and a curtain hides one hand from the next.
shell-pace = Pace
shell-pace-untimed = No clock
shell-pace-live = Live
shell-pace-correspondence = By correspondence
shell-pace-untimed-hint = Everybody takes the time they need.
shell-pace-live-hint = Each player has a clock; every decision adds a little time.
shell-pace-correspondence-hint = Each decision has its deadline, days away.
shell-pace-live-short = { $minutes } min + { $seconds } s
shell-pace-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
shell-minutes = Minutes each
shell-increment = Seconds added per decision
shell-days = Days per decision
shell-private = Private table
shell-private-hint = Only people with the link can find it and look on.
shell-daily = Deal of the day
shell-counting-table = Counting table
shell-counting = Counts
shell-counting-hint = Nobody takes back a draw or anything that was shown, not even by agreement.
shell-counted = Counts today
shell-counted-hint = This is your one counted try at today's game; nobody takes back a draw or anything that was shown.
shell-practice = Practice
shell-practice-hint = This game isn't counted: you have had your try of the day, or its day is over.
shell-take-backs = With take-backs
shell-take-backs-hint = Somebody went back past a draw or something that was shown. The game stays marked.
shell-on-timeout = When a deadline has passed
shell-on-timeout-stand-in = A bot decides
shell-on-timeout-default = Default answers
shell-on-timeout-stand-in-hint = Whoever misses a deadline is reminded before; then a bot plays for them until they are back.
shell-on-timeout-default-hint = Whoever misses a deadline is reminded before; then the game's default answers are given for them until they are back. Where a game has none, a bot decides.
shell-daily-hint = Everybody who ticks this today gets the same luck. It is for one person, alone or against bots; others may look on tomorrow.
shell-daily-alone = The deal of the day is for one person: give every other seat to a bot.
shell-daily-commitment = The day's deal is fixed: its commitment is { $hash }. The seed is shown when the day is over.
shell-daily-results = Results of the day
shell-daily-nobody = Nobody has finished it yet.
shell-daily-rank = Rank
shell-daily-name = Name
shell-daily-kind = { $players ->
    [one] Alone
   *[other] { $players } players, against { $bots }
}
shell-options = Options of the game
shell-option-clause = Rule { $clause }
shell-option-editor = Open the builder
shell-start-now = Start the game
shell-open-table = Open the table

## Lobby

shell-table = Table
shell-table-closed = This table can't be shown
shell-closed = This table was closed
shell-host = Host
shell-sit-down = Sit down
shell-stand-up = Stand up
shell-put-bot = Seat a bot…
shell-take-off = Remove
shell-remove-person = Remove { $name } from the table
shell-remove-sure = They lose the seat at once and can't sit down or chat here again, unless you let them in.
shell-remove-yes = Yes, remove
shell-removed-people = Removed from the table
shell-let-in = Let in again
shell-start = Start
shell-start-with-bots = { $count ->
    [one] Start with a bot on the free seat
   *[other] Start with bots on the { $count } free seats
}
shell-waiting-seats = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
shell-waiting-host = All seats are taken. The host starts the game.
shell-invite = Invite
shell-invite-hint = Whoever opens this link can sit down: no account, any language.
shell-invite-link = Link to this table
shell-copy = Copy
shell-copied = Copied
shell-copy-link = Copy the link to this table
shell-qr = QR code of the link

## At the table

shell-you = You
shell-is-bot = Bot
shell-out-resigned = Resigned
shell-out-flagged = Out of time
shell-out-gone = Gone
shell-away = Away
shell-offline = Offline
shell-deadline-near = Deadline near
shell-to-move = To move
shell-clock = { $time } left
shell-clock-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
shell-watchers = { $count ->
    [one] 1 watching
   *[other] { $count } watching
}
shell-menu = Menu
shell-side = Log and chat
shell-log = Log
shell-log-all = Show the whole log
shell-chat = Chat
shell-chat-empty = Nobody has said anything yet.
shell-chat-removed = (removed)
shell-chat-unread = { $count ->
    [one] { $count } unread line in the chat
   *[other] { $count } unread lines in the chat
}
shell-chat-write = Say something
shell-send = Send
shell-why = why?
shell-why-clause = Why? Rule { $clause }
shell-why-title = Why?
shell-read-rules = Read it in the rules
shell-steps = Showing effects
shell-pause = Pause
shell-go-on = Go on
shell-next-step = Next effect
shell-skip = Skip
shell-undo = Undo
shell-undo-ask = Undo: the others will be asked
shell-undo-marks = Undo: past a draw or a reveal the game is marked “with take-backs”
shell-undo-counting = Undo: this table counts, so never past a draw or a reveal
shell-undo-asked = { $name } asks to take a move back.
shell-undo-asked-move = { $name } asks to take this back: “{ $move }”
shell-undo-refused = { $name } doesn't agree to take the move back.
shell-undo-refused-move = { $name } doesn't agree to take this back: “{ $move }”
shell-agree = Agree
shell-refuse = Refuse
shell-outlook = If the round ended now
shell-outlook-short = If it ended now
shell-copy-moment = Copy link to this moment
shell-plain-table = Plain table: lists and buttons
shell-own-table = The game's own table
shell-let-bot-play = Leave: a bot plays for me
shell-come-back = Take my seat back
shell-i-am-back = I'm back
shell-you-are-flagged = Your time ran out. A bot plays for you until you are back.
shell-you-are-flagged-default = Your time ran out. Default answers are given for you until you are back.
shell-you-are-away = You left this table. A bot plays for you until you are back.
shell-resign = Resign
shell-resign-sure = A bot will play your seat to the end. This can't be undone.
shell-resign-yes = Yes, resign
shell-keys-line = Keys: U undo · S skip · E if it ended now · L log · C chat · M board · H hand · I hint · arrows and Enter on the board
shell-dealing = The seats are fixed; the cards are being dealt…
shell-commitment = The commitment is { $hash }. The seed it stands for is shown when the game is over.
shell-deal-title = How this deal was made
shell-deal-hall = The hall drew a secret seed and fixed it before anybody sat down.
shell-deal-daily = This is the deal of { $day }: everybody who plays it has the same. It was fixed before the day began.
shell-deal-daily-short = Deal of the day
shell-deal-chosen = Whoever opened this table chose its seed and can know every draw in advance.
shell-deal-chosen-short = Chosen seed
shell-deal-allowed = This hall lets whoever opens a table choose its seed: it is meant for tests.
shell-deal-allowed-short = Test hall
shell-deal-given = Contributed to the seed, so that the hall couldn't choose it alone: { $names }.
shell-deal-nobody = Nobody contributed to the seed: the hall alone drew it.
shell-deal-missing = Not contributed in time: { $names }.
shell-deal-kept = Your browser contributed { $nonce }, and the hall has kept to everything that was fixed before that.
shell-deal-late = Your browser's contribution came too late; the deal was made without it.
shell-deal-broken = WARNING: the hall didn't keep to what it had fixed when your browser contributed { $nonce }.
shell-deal-verify = To check it all, save the transcript and run:
shell-deal-verify-later = Note the commitment: with it and the transcript anybody can check the deal when the game is over.
shell-curtain = Pass the screen to { $name }
shell-curtain-hint = Nobody else should look now.
shell-curtain-open = I am { $name }
shell-actions = What you can do
shell-actions-none = Nothing to decide just now.
shell-actions-search = Find an action
shell-actions-not-found = No action has these words.
shell-notation = Write it in notation
shell-view = The table
shell-view-all = Everything known

## The end of a game

shell-game-over = The game is over
shell-result = Result
shell-winner = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
shell-nobody-wins = Nobody wins.
shell-score-alone = { $score ->
    [one] { $name }: { $score } point
   *[other] { $name }: { $score } points
}
shell-score = Score
shell-total = Total
shell-place = Place
shell-rematch = Rematch
shell-replay = Replay
shell-transcript = Transcript

## A game whose rules have changed

shell-stranded = { $game }: the rules have changed
shell-stranded-over = { $game }: ended by a change of rules
shell-stranded-why = This game was begun under version { $from } of the rules. Since then rules have been corrected, and the hall plays by version { $to }. Under the corrected rules this game would not have gone as it did. Nobody's moves are ever judged by rules that came later, so the game can't go on.
shell-stranded-setup = Already the setup would be another, so nothing of the game can be shown on the board. Every move is still stored.
shell-stranded-illegal = Up to move { $last } the game plays exactly as it did, and can be looked at. Move { $next } is no longer allowed.
shell-stranded-differs = Up to move { $last } the game plays exactly as it did, and can be looked at. Move { $next } would have other effects now.
shell-stranded-look = Look at the game so far
shell-save-log = Save the log
shell-end-game = End the game…
shell-end-game-sure = The game ends without a result as soon as everybody at the table agrees. All hands, hidden cards and moves are then open to all. This can't be undone.
shell-end-game-yes = I agree: end it without a result
shell-end-game-waiting = Still to agree to the end: { $names }.
shell-ended-without-result = Ended by agreement, without a result.
shell-result-not-kept = This game was finished under the older rules. Its result wasn't kept then and can't be worked out any more.
shell-stored-moves = { $count ->
    [one] One more stored move
   *[other] { $count } more stored moves
}
shell-stored-moves-words = These moves were made under the older rules and are listed as they are stored. Other players' moves are shown when the game is ended, since some of them are secret.
shell-stored-move-hidden = shown when the game is ended

## Replay

shell-back-to-table = Back to the table
shell-previous-move = Previous move
shell-next-move = Next move
shell-moment = Moment of the game
shell-move-of = Move { $number } of { $last }
shell-look-from = Look from
shell-spectator = Spectator

## Rules

shell-rules-search = Search the rules
shell-rules-chapters = Chapters
shell-rules-lesson = Learn it in ten minutes
shell-rules-clauses = Every rule, clause by clause
shell-rules-none = The rules of this game aren't written up yet.
shell-rules-not-found = No clause has these words.

## Settings

shell-language = Language
shell-theme = Colours
shell-theme-auto = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-motion = Motion
shell-motion-auto = As the system
shell-motion-less = Less
shell-motion-full = Full
shell-steps-slow = Slow
shell-steps-normal = Normal
shell-steps-fast = Fast
shell-steps-none = All at once
shell-sound = A knock when it is my turn
shell-patterns = Marks beside colours
shell-settings-of-account = Name, account, password and your data
shell-keys = Keys
shell-key-help = Open the menu of the table
shell-key-undo = Undo
shell-key-skip = Skip the effects being shown
shell-key-outlook = If the round ended now
shell-key-log = Show or hide the log
shell-key-chat = Write in the chat
shell-key-board = Go to the board
shell-key-hand = Go to your cards
shell-key-arrows = Move on the board and among cards; previous and next move in a replay
shell-key-enter = Choose
shell-key-escape = Close

## Profile

shell-your-name = Your name at the table
shell-name-hint = Up to 24 characters.
shell-name-changed = That is your name from now on.
shell-account = Account
shell-account-hint = You are a guest of this browser. With an account your tables follow you to other devices.
shell-account-of = Account: { $login }
shell-account-made = Your account is ready, and your tables have come along.
shell-login-name = Login name
shell-password = Password
shell-make-account = Make an account
shell-log-in = Log in
shell-log-out = Log out
shell-logged-in = Welcome back.
shell-logged-out = You are logged out.
shell-change-password = Change the password
shell-old-password = Present password
shell-new-password = New password
shell-password-changed = Your password is changed; your other devices are logged out.
shell-forgot-password = Forgot your password?
shell-recover-title = A new password
shell-recover-hint = You need one of your recovery codes. If you have none, ask whoever runs this hall for a one-time code.
shell-recovery-code = Recovery code
shell-recovered = Your password is changed, and you are logged in.
shell-recovery-codes = Recovery codes
shell-recovery-hint = If you forget your password, each of these codes gives you a new one, once.
shell-recovery-keep = Keep these codes somewhere safe. They are shown only now.
shell-recovery-left = { $count ->
    [0] You have no codes left.
    [one] You have one code left.
   *[other] You have { $count } codes left.
}
shell-recovery-new = Make new codes
shell-recovery-new-hint = The old ones stop working.
shell-your-data = Your data
shell-your-data-hint = Everything this hall knows of you: your name, sessions, tables and what you said.
shell-export = Download all of it
shell-delete = Delete all of it
shell-delete-words = Your name in past games becomes “Former player”, what you said is removed, and bots play your seats to the end. Nobody can undo this.
shell-delete-confirm = Type “{ $word }” to confirm
shell-delete-yes = Delete for good
shell-deleted = This hall has forgotten you. You are a new guest.

## Credits and design

shell-credits = Credits
shell-credits-words = Meadhall is a fan project, not affiliated with the publishers of the games. All words, boards and drawings are our own, except what is listed here with thanks.
shell-credit-icons = Icons
shell-credit-reading-font = Reading typeface
shell-credit-coast = Coastline of Ireland
shell-credit-fluent = Translations
shell-credit-qr = QR codes
shell-credit-svelte = User interface
shell-design = Design system
shell-design-colours = Colours
shell-design-type = Type
shell-design-controls = Controls
shell-design-icons = Icons

## Hints and reviews

shell-hint = Hint
shell-hint-asked = Asked for a hint
shell-hints = With hints
shell-hints-hint = Somebody asked for a hint in this game; a lamp stands beside their name.
shell-mark-1 = the hint's first move
shell-mark-2 = the hint's second move
shell-mark-3 = the hint's third move
shell-mark-played = played
shell-mark-strong = what the strong player would have played
shell-review = Review
shell-review-tomorrow = The review opens when the day is over.
shell-branch-title = Another course of a finished game.
shell-branch-words = Nothing here counts.
shell-branch-back = Back to the review
