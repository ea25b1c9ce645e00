# What the game is called on the first page, before anybody has opened it.

ortus-regni-title = Ortus Regni
ortus-regni-blurb = Monte um baralho, erga castelos e torres e seja o último Conde de pé quando os Vikings chegarem.
