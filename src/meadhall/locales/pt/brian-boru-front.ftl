# What the game is called on the first page, before anybody has opened it.

brian-boru-title = Brian Boru: Alto Rei da Irlanda
brian-boru-blurb = Vença vazas para tomar cidades, arranje casamentos, expulse os Vikings, conquiste o apoio da Igreja e una a Irlanda sob uma só coroa.
