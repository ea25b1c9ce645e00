# What the game is called on the first page, before anybody has opened it.

ortus-regni-title = Ortus Regni
ortus-regni-blurb = Zbuduj talię, wznoś zamki i wieże i zostań na placu jako ostatni hrabia, gdy przyjdą wikingowie.
