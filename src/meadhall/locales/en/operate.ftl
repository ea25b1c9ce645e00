# What is said to whoever runs a hall: `meadhall serve`, `backup`, `verify`, `admin`.

# --- opening a hall
operate-open = Meadhall: { $address_text }   (data in { $folder_text }; stop with Ctrl-C)
operate-packages-missing = The hall needs more packages ({ $package_text } is missing): pip install 'meadhall[hall]'
operate-port-taken = Port { $port_text } is taken by another program: choose another with --port.
operate-cant-listen = The hall can't listen at { $host_text }, port { $port_text }. { $reason_message }
operate-no-store = There is no store for the address { $address_text }: it must begin with postgresql://.
operate-data-in-use = Another hall uses the data in { $folder_text }: choose another folder with --data.
operate-folder-unusable = The data folder { $path_text } can't be used. { $reason_message }
operate-database-unusable = The database { $path_text } can't be used. { $reason_message }
operate-server-unusable = The database server can't be used. { $reason_message }
operate-settings-unusable = The hall's settings can't be used: { $reason_text }
operate-secret-empty = { $path_text } is empty: put the hall's secret there, or delete the file.
operate-schema-newer = The database is at migration { $found_text }, this Meadhall knows { $newest_text }: upgrade Meadhall first.
operate-schema-foreign = It is a database of another program.
operate-schema-no-list = Its list of migrations can't be read.
operate-schema-no-table = It has no table { $table_text }.
operate-schema-no-column = Its table { $table_text } has no column { $column_text }.

# --- backup and proof
operate-backed-up = { $path_text }: { $tables_count ->
    [one] 1 table
   *[other] { $tables_count } tables
}, { $lines_count ->
    [one] 1 log line
   *[other] { $lines_count } log lines
}.
operate-no-backup = No backup was made. { $reason_message }
operate-no-database = There is no database { $path_text }.
operate-exists-already = { $path_text } exists already.
operate-copy-damaged = The copy is damaged: { $reason_text }
operate-not-proven = NOT PROVEN. { $reason_message }

# --- looking after a hall: what was done
operate-banned = { $until_text ->
    [never] { $subject_text } is banned.
   *[other] { $subject_text } is banned until { $until_text }.
}
operate-unbanned = { $subject_text } is no longer banned.
operate-sessions-ended = { $ended_count ->
    [0] { $person_text } had no open session.
    [one] 1 session of { $person_text } was ended.
   *[other] { $ended_count } sessions of { $person_text } were ended.
}
operate-reset-code = Code: { $code_text }
operate-reset-link = Link: { $link_text }
operate-reset-until = Good for one new password until { $until_text }.
operate-closed = Table { $table_text } is closed.
operate-line-removed = Line { $number_text } at table { $table_text }, by { $person_text }, is removed.
operate-pruned = Deleted tables: { $finished_count } finished, { $abandoned_count } abandoned.
operate-prune-would = Tables that would be deleted: { $finished_count } finished, { $abandoned_count } abandoned.
operate-failed = It failed. { $reason_message }

# --- looking after a hall: what can't be done
operate-nobody-such = There is nobody with the login or id “{ $given_text }”: “meadhall admin people” finds people.
operate-no-such-login = There is no account with the login “{ $given_text }”.
operate-ban-in-the-past = { $until_text } is in the past: nobody would be banned.
operate-not-banned = { $subject_text } is not banned: “meadhall admin bans” lists who is.
operate-cant-close = Table { $table_text } can't be closed. { $reason_message }
operate-no-such-table = There is no table { $table_text }: “meadhall admin tables” finds tables.
operate-no-such-line = Table { $table_text } has no line of chat with the number { $number_text }.
operate-hall-no-answer = The hall that runs on this data doesn't answer; nothing was done.
operate-hall-not-finished = The hall has begun, but not finished: see “meadhall admin log”.
operate-hall-older = The hall that runs is of an older version: restart it first.
operate-hall-database-unusable = The database can't be used. { $reason_message }
operate-no-hall-database = There is no database { $path_text }: say with --data or --database where the hall keeps its data.

# --- looking after a hall: lists
operate-nobody-found = Nobody was found.
operate-nobody-banned = Nobody is banned.
operate-nobody-spoke = Nobody has said anything.
operate-no-table-found = No table was found.
operate-nothing-done = Nothing has been done yet.
operate-banned-now = banned
operate-adopted = now { $person_text }
operate-private = private
operate-removed = (removed)
operate-status-open = open
operate-status-playing = being played
operate-status-finished = finished
operate-state-waiting = waiting
operate-state-taken = begun
operate-state-withdrawn = withdrawn
operate-state-done = done
operate-state-refused = refused
operate-state-failed = failed
operate-head-id = Id
operate-head-name = Name
operate-head-login = Login
operate-head-since = Since
operate-head-last-seen = Last seen
operate-head-sessions = Sessions
operate-head-tables = Tables
operate-head-who = Who
operate-head-until = Until
operate-head-why = Why
operate-head-game = Game
operate-head-status = Status
operate-head-people = People
operate-head-lines = Lines
operate-head-chat = Chat
operate-head-last-change = Last change
operate-head-number = Number
operate-head-when = When
operate-head-person = Person
operate-head-words = Words
operate-head-what = What
operate-head-request = Request
operate-head-outcome = Outcome
