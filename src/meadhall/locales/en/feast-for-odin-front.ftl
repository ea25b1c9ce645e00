# What the game is called on the first page, before anybody has opened it.

feast-for-odin-title = A Feast for Odin
feast-for-odin-blurb = Send your Vikings to hunt, trade, raid and settle; fill your boards with what they bring home, and feed them all.
