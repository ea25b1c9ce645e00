"""The hall: tables, seats, clocks and chat for people and bots, over HTTP and WebSocket.

The rooms of this room, from the inside out:

* `charter`, `lines`, `seating`, `record`, `clock`, `takeback`: what a table is, folded from its log. Pure: no network,
  no disk, no clock of its own.
* `deeds`: everything a person can do at a table, each checked against the record and turned into lines of the log.
* `store`: where logs, people and chat are kept, on SQLite or PostgreSQL.
* `room`, `rooms`, `watchers`, `doors`, `keeper`, `workers`: tables that are alive in this process, who follows them,
  who may come in, and the bots.
* `lobby`, `neighbours`: what is told of all tables at once, and what other processes on the same database have to say.
* `people`, `limits`: who is asking, and how often.
* `bans`, `recovery`, `own_data`, `bulletins`: who may not come in, lost passwords, what is known of a person and how it
  is forgotten, and how all processes hear of such things.
* `admin`: what operators do (`meadhall admin`).
* `web`: HTTP and WebSocket, thin over all of that.
"""
