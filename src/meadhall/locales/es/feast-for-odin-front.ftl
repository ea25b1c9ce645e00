# What the game is called on the first page, before anybody has opened it.

feast-for-odin-title = El banquete de Odín
feast-for-odin-blurb = Envía a tus vikingos a cazar, comerciar, saquear y colonizar; llena tus tableros con lo que traigan a casa y dales de comer a todos.
