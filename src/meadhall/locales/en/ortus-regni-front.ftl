# What the game is called on the first page, before anybody has opened it.

ortus-regni-title = Ortus Regni
ortus-regni-blurb = Build a deck, raise castles and towers, and be the last Earl standing when the Vikings come.
