# What the game is called on the first page, before anybody has opened it.

feast-for-odin-title = Um Banquete a Odin
feast-for-odin-blurb = Mande seus Vikings caçar, comerciar, atacar e povoar; encha seus tabuleiros com o que eles trouxerem e dê de comer a todos.
