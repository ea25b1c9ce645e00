"""The hall: tables, seats, clocks and chat for people and bots, over HTTP and WebSocket.

From the inside out:

* `table`: one table, pure: its terms, its log, the commands people give, the record the log folds into.
* `protocol`: requests that come in, messages that go out, acknowledgements, replays.
* `live`: tables that are alive in this process, who watches them, who has access, the lobby, and the other processes
  on the same database (`peers`, `broadcasts`).
* `bots`: when a bot must move, and the pool of processes bots think in.
* `people`: accounts, names, bans, lost passwords, and what is known of a person.
* `store`: where all of that is kept, on SQLite or PostgreSQL.
* `web`: HTTP and WebSocket, thin over all of that.
* `admin`, `cli`: what operators do, and how a hall is started.

`hall` puts them together. The special words are defined in docs/glossary.md.
"""
