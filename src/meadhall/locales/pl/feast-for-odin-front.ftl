# What the game is called on the first page, before anybody has opened it.

feast-for-odin-title = Uczta dla Odyna
feast-for-odin-blurb = Wysyłaj wikingów na łowy, handel, rabunek i w nieznane; zapełniaj plansze tym, co przywiozą, i wykarm wszystkich.
