# What the game is called on the first page, before anybody has opened it.

brian-boru-title = Brian Boru: Alto Rey de Irlanda
brian-boru-blurb = Gana bazas para tomar ciudades, concierta matrimonios, rechaza a los vikingos, gánate a la Iglesia y une Irlanda bajo una sola corona.
