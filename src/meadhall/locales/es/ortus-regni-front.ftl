# What the game is called on the first page, before anybody has opened it.

ortus-regni-title = Ortus Regni
ortus-regni-blurb = Construye un mazo, levanta castillos y torres y sé el último Conde en pie cuando lleguen los vikingos.
