# Brian Boru: Alto Rey de Irlanda. Los nombres de las ciudades son los mismos en todos los idiomas.

## Nombres

brian-boru-region-N = Uí Néill del Norte
brian-boru-region-U = Ulaid
brian-boru-region-B = Bréifne
brian-boru-region-S = Uí Néill del Sur
brian-boru-region-D = Dubhlinn
brian-boru-region-C = Connaught
brian-boru-region-L = Leinster
brian-boru-region-M = Munster

brian-boru-colour-red = rojo
brian-boru-colour-blue = azul
brian-boru-colour-yellow = amarillo
brian-boru-colour-white = blanco
# After a town in the terminal: as short as can be, and no two alike.
brian-boru-colour-short-red = r
brian-boru-colour-short-blue = az
brian-boru-colour-short-yellow = am
brian-boru-colour-short-white = b

brian-boru-marriage-orlaith = Orlaith
brian-boru-marriage-aodhan = Aodhán
brian-boru-marriage-conall = Conall
brian-boru-marriage-cormac = Cormac
brian-boru-marriage-niall = Niall
brian-boru-marriage-aoife = Aoife
brian-boru-marriage-brigid = Brigid
brian-boru-marriage-princess = Estrid, Princesa de Dinamarca

brian-boru-symbol-town = { $form ->
    [inside] tomar la ciudad
   *[plain] Tomar la ciudad
}
brian-boru-symbol-coin = { $form ->
    [inside] ganar una moneda
   *[plain] Ganar una moneda
}
brian-boru-symbol-pay = { $form ->
    [inside] pagar una moneda
   *[plain] Pagar una moneda
}
brian-boru-symbol-renown = { $form ->
    [inside] ganar 1 de renombre
   *[plain] Ganar 1 de renombre
}
brian-boru-symbol-church = { $form ->
    [inside] disco en la iglesia
   *[plain] Disco en la iglesia
}
brian-boru-symbol-battle = { $form ->
    [inside] tomar un asaltante
   *[plain] Tomar un asaltante
}
brian-boru-symbol-marriage = { $form ->
    [inside] subir en la pista de matrimonio
   *[plain] Subir en la pista de matrimonio
}
brian-boru-symbol-expand = { $form ->
    [inside] puedes expandirte por 5 monedas
   *[plain] Puedes expandirte por 5 monedas
}
brian-boru-symbol-free = { $form ->
    [inside] liberar una ciudad
   *[plain] Liberar una ciudad
}

brian-boru-line-points = Puntos en la partida
brian-boru-line-coins = Más monedas
brian-boru-line-marker = Marcador de ciudad activa
brian-boru-line-renown = Renombre
brian-boru-line-held = Regiones reclamadas
brian-boru-line-board = Regiones compartidas
brian-boru-line-spread = Presencia en regiones
brian-boru-tie-tokens = Fichas de reclamación
brian-boru-tie-marriages = Cartas de matrimonio

brian-boru-town-N1 = Ailech
brian-boru-town-N2 = Druim Ceat
brian-boru-town-N3 = Machaire Rátha
brian-boru-town-N4 = Ráth Bhoth
brian-boru-town-N5 = Tulach Óc
brian-boru-town-N6 = Clochar
brian-boru-town-N7 = Emain Macha
brian-boru-town-U1 = Dún Sobhairce
brian-boru-town-U2 = Coindire
brian-boru-town-U3 = Craeb Telcha
brian-boru-town-U4 = Beannchar
brian-boru-town-U5 = Dún Dá Lethglas
brian-boru-town-B1 = Áth Seanaigh
brian-boru-town-B2 = Sligeach
brian-boru-town-B3 = Druim Lethan
brian-boru-town-B4 = Fidnacha
brian-boru-town-S1 = Tailtiu
brian-boru-town-S2 = Mainistir Buite
brian-boru-town-S3 = Temair
brian-boru-town-S4 = Cairbre
brian-boru-town-S5 = Dairmag
brian-boru-town-S6 = Gránairud
brian-boru-town-D1 = Lusca
brian-boru-town-D2 = Áth Cliath
brian-boru-town-D3 = Gleann Dá Loch
brian-boru-town-C1 = Dún Briste
brian-boru-town-C2 = Béal an Átha
brian-boru-town-C3 = Umhall
brian-boru-town-C4 = Cruachan
brian-boru-town-C5 = Ros Comáin
brian-boru-town-C6 = Cluain Fearta
brian-boru-town-C7 = Gaillim
brian-boru-town-C8 = Mag Tuired
brian-boru-town-C9 = Conmaicne Mara
brian-boru-town-L1 = Dún Másc
brian-boru-town-L2 = Cill Dara
brian-boru-town-L3 = Achad Bó
brian-boru-town-L4 = Callann
brian-boru-town-L5 = Inis Tíog
brian-boru-town-L6 = Port Láirge
brian-boru-town-L7 = Loch Garman
brian-boru-town-L8 = Fearna
brian-boru-town-L9 = Inber Mór
brian-boru-town-M1 = Cill Fhionnúrach
brian-boru-town-M2 = Cenn Corad
brian-boru-town-M3 = Luimneach
brian-boru-town-M4 = Caiseal
brian-boru-town-M5 = Lios Mór
brian-boru-town-M6 = Corcach
brian-boru-town-M7 = Lios Tuathail
brian-boru-town-M8 = Sliabh Mis
brian-boru-town-M9 = Corca Dhuibhne
brian-boru-town-M10 = Inis Faithlinn

## Opciones

brian-boru-option-five_player_all_cards = Con cinco jugadores se juegan las cinco cartas de la mano; ninguna se descarta.
brian-boru-option-viking_deck = La fuerza de invasión de cada carta de vikingos.
brian-boru-option-viking_deck-seven_cards = Siete cartas
brian-boru-option-viking_deck-nine_cards = Nueve cartas
brian-boru-option-open_discard = Todos pueden mirar las cartas jugadas en esta ronda.
brian-boru-viking-deck-short = El mazo de vikingos tiene { $given_count } cartas, pero la partida dura { $rounds_count } rondas y necesita una para cada una.

## Preguntas

brian-boru-question-starting-town = dónde poner el disco inicial
brian-boru-question-draft = con qué dos cartas quedarse
brian-boru-question-active-town = por qué ciudad jugar
brian-boru-question-lead-card = con qué carta salir
brian-boru-question-follow = qué carta jugar
brian-boru-question-secondary = qué acción secundaria realizar
brian-boru-question-buy-church = cuántos discos más comprar para la iglesia
brian-boru-question-buy-raiders = cuántos asaltantes más comprar
brian-boru-question-buy-steps = cuántos pasos más comprar
brian-boru-question-expand = si expandirse y adónde
brian-boru-question-free = qué ciudad liberar
brian-boru-question-marriage-town = qué ciudad tomar con la carta de matrimonio
brian-boru-question-princess = qué hacer con la Princesa
brian-boru-question-track-town = qué ciudad tomar por la pista de matrimonio
brian-boru-question-lose-town = qué ciudad perder
brian-boru-question-take-town = qué ciudad entrega el perdedor
brian-boru-question-first-monastery = dónde construir el monasterio
brian-boru-question-further-monastery = dónde construir otro monasterio

brian-boru-ask-starting-town = Pon tu primer disco en una ciudad de una región donde no haya nadie.
brian-boru-ask-draft = Quédate con dos cartas de tu lote.
brian-boru-ask-active-town = Empiezas la baza: elige la ciudad activa.
brian-boru-ask-lead-card = Sal con una carta por { $town }.
brian-boru-ask-follow = Juega una carta por { $town }.
brian-boru-ask-secondary = Elige una acción secundaria de tu carta { $card }.
brian-boru-ask-buy-church = ¿Comprar más discos para la iglesia? { $most_count ->
    [one] Puedes pagar uno
   *[other] Puedes pagar hasta { $most_count }
}, a 2 monedas cada uno.
brian-boru-ask-buy-raiders = ¿Comprar más asaltantes? { $most_count ->
    [one] Puedes tomar uno
   *[other] Puedes tomar hasta { $most_count }
}, a 2 monedas cada uno.
brian-boru-ask-buy-steps = ¿Comprar más pasos en la pista de matrimonio? { $most_count ->
    [one] Puedes dar uno
   *[other] Puedes dar hasta { $most_count }
}, a 2 monedas cada uno.
brian-boru-ask-expand = Expándete por un camino por { $coins_count } monedas, o renuncia.
brian-boru-ask-free = Libera una ciudad de los vikingos.
brian-boru-ask-marriage-town = El matrimonio te da una ciudad en { $region }: elígela.
brian-boru-ask-princess = La Princesa de Dinamarca: ¿apoyo militar, comercio o rechazarla a cambio de 4 puntos?
brian-boru-ask-track-town = Tu lugar en la pista de matrimonio te da cualquier ciudad libre: elígela.
brian-boru-ask-lose-town = Los vikingos toman una de tus ciudades: elígela.
brian-boru-ask-take-town = Los vikingos toman una ciudad de { $loser_seat }: la eliges tú.
brian-boru-ask-first-monastery = Lideras en la iglesia: construye un monasterio en una de tus ciudades.
brian-boru-ask-further-monastery = Construye otro monasterio en una de tus ciudades.

## Negativas

brian-boru-refuse-other-question = Eso no responde: la pregunta es { $question }.
brian-boru-refuse-town-taken = { $town } ya tiene un disco.
brian-boru-refuse-region-taken = { $town } está en { $region }, donde alguien ya tiene un disco.
brian-boru-refuse-not-in-packet = Tu lote no contiene { $cards_card }.
brian-boru-refuse-no-card-for-town = { $town } es de color { $colour } y no tienes ninguna carta de ese color ni blanca.
brian-boru-refuse-not-in-hand = No tienes la carta { $card }.
brian-boru-refuse-wrong-colour = La carta { $card } no puede salir: la ciudad pide color { $colour } o una carta blanca.
brian-boru-refuse-no-such-secondary = La carta { $card } no tiene esa acción secundaria.
brian-boru-refuse-buys-too-many = { $wanted_count } es demasiado: puedes comprar { $most_count } como mucho.
brian-boru-refuse-expands-to-active = Nadie puede expandirse a { $town } mientras sea la ciudad activa.
brian-boru-refuse-no-road = Ningún camino une una ciudad tuya con { $town }.
brian-boru-refuse-no-vikings = { $town } no está en manos de los vikingos.
brian-boru-refuse-outside-region = { $town } no está en { $region }.
brian-boru-refuse-not-controlled = { $town } no está bajo el control de { $seat }.
brian-boru-refuse-has-monastery = { $town } ya tiene un monasterio.

## Posiciones imposibles

brian-boru-position-negative = «{ $path_name }»: ninguna cantidad puede ser menor que 0.
brian-boru-position-track-shared = «{ $path_name }»: dos discos están en el mismo espacio de la pista de matrimonio.
brian-boru-position-two-discs = «{ $path_name }»: { $town } tiene discos de dos jugadores.
brian-boru-position-bare-town = «{ $path_name }»: { $town } tiene una ficha vikinga o un monasterio, pero ningún disco.
brian-boru-position-marker = «{ $path_name }»: el marcador debe tenerlo un jugador o estar en una ciudad.
brian-boru-position-active-town-taken = «{ $path_name }»: el marcador está en { $town }, que tiene un disco.
brian-boru-position-marriage-card-twice = «{ $path_name }»: { $marriage } está en dos sitios.
brian-boru-position-card-places = «{ $path_name }»: la carta { $card } debe estar en un solo sitio, no en { $places_count }.
brian-boru-position-card-twice = «{ $path_name }» nombra una carta dos veces.
brian-boru-position-picks = «{ $path_name }»: la elección de { $seat } debe ser de dos cartas de su lote, o ninguna.
brian-boru-position-hand-sizes = «{ $path_name }»: todos deben tener el mismo número de cartas, contando las jugadas.
brian-boru-position-pending = «{ $path_name }»: los pasos pendientes no pueden apilarse así.
brian-boru-position-frame = «{ $path_name }»: el paso pendiente «{ $step_name }» no encaja con la mesa.
brian-boru-position-trick = «{ $path_name }»: la baza no encaja con el paso en curso.
brian-boru-position-no-marriage-card = «{ $path_name }»: no hay carta de matrimonio boca arriba para el paso de matrimonio.
brian-boru-position-claim = «{ $path_name }» debe ser "down", "board" o un asiento de 0 a { $most_count }, no { $given_text }.
brian-boru-position-played = «{ $path_name }»: debe ser una lista de { $wanted_count } números de carta o null, no { $given_text }.
brian-boru-position-viking-cards = «{ $path_name }»: las cartas vikingas reveladas, una por ronda, y las que quedan deben ser del mazo y bastar para las rondas que faltan.
brian-boru-position-over-early = «{ $path_name }»: la partida no termina antes de la ronda { $rounds_count }.
brian-boru-position-battle-area = «{ $path_name }» puede ser { $most_count } como máximo en este momento.
brian-boru-position-marriage-deck = «{ $path_name }» debe tener una carta por cada ronda que falta, aquí { $wanted_count }, con la Princesa al fondo.
brian-boru-position-marriages-removed = «{ $path_name }» debe tener { $wanted_count } cartas de matrimonio corrientes.
brian-boru-position-too-many-marriages = «{ $path_name }»: los jugadores tienen más cartas de matrimonio que las { $most_count } que se han podido ganar.
brian-boru-position-open-marriage = «{ $path_name }»: { $marriage } no puede ser la carta de matrimonio boca arriba en este momento.
brian-boru-position-princess = «{ $path_name }» debe decir quién tiene la carta de la Princesa y para qué.
brian-boru-position-no-draft = «{ $path_name }»: no hay lotes en este momento.
brian-boru-position-no-tricks = «{ $path_name }»: nadie tiene mano en este momento.
brian-boru-position-unseen-early = «{ $path_name }»: nada se ha descartado sin mostrar antes de acabar las bazas.
brian-boru-position-packet-sizes = «{ $path_name }»: un lote del que elegir y las cartas ya guardadas deben sumar { $cards_count }.

## Diario: preparación

brian-boru-starting-player = { $seat } empieza y recibe el marcador.
brian-boru-starting-disc = { $seat } empieza en { $town }.
brian-boru-round-begins = Empieza la ronda { $round_number }.
brian-boru-raiders-land = { $raiders_count ->
    [one] Desembarca un asaltante vikingo.
   *[other] Desembarcan { $raiders_count } asaltantes vikingos.
}
brian-boru-marriage-card-opened = La carta de matrimonio de esta ronda es { $marriage }.

## Diario: draft

brian-boru-cards-dealt = Cada jugador recibe { $cards_count } cartas.
brian-boru-packet = { $seat } mira un lote con las cartas { $cards_set }.
brian-boru-picked = { $seat } ya ha elegido.
brian-boru-picked-together = { $seat } ya han elegido.
brian-boru-picked-cards = { $seat } se queda con las cartas { $cards_set }.
brian-boru-draft-done = Fin del draft: cada uno tiene { $cards_count } cartas.
brian-boru-hand = { $seat } tiene las cartas { $cards_set }.

## Diario: bazas

brian-boru-led = { $seat } juega por { $town }.
brian-boru-led-card = { $seat } sale con la carta { $card }.
brian-boru-led-any-card = { $seat } sale con la carta { $card }, pues no tiene ninguna que encaje.
brian-boru-played = { $seat } juega la carta { $card }.
brian-boru-won-trick = { $seat } gana la baza por { $town } con la carta { $card }.
brian-boru-won-trick-by-leading = Ninguna carta encaja con { $town }: { $seat } gana la baza con la carta de salida, { $card }.
brian-boru-uses-main = { $seat } realiza la acción principal de la carta { $card }.
brian-boru-uses-secondary = { $seat } realiza la acción secundaria { $secondary_number } de la carta { $card }.
brian-boru-last-cards-discarded = Todos descartan su última carta sin mostrarla.
brian-boru-last-card = { COUNT($cards_set) ->
    [one] { $seat } descarta la carta { $cards_set } sin mostrarla.
   *[other] { $seat } descarta las cartas { $cards_set } sin mostrarlas.
}
brian-boru-tricks-skipped = No queda ciudad libre: se saltan las bazas restantes y se descartan las manos sin mostrarlas.

## Diario: símbolos

brian-boru-town-taken = { $seat } toma { $town } y el marcador.
brian-boru-coins-gained = { $seat } gana { $coins_count ->
    [one] 1 moneda
   *[other] { $coins_count } monedas
}.
brian-boru-renown-gained = { $seat } gana { $renown_count } de renombre.
brian-boru-paid-coin = { $seat } paga 1 moneda.
brian-boru-paid-points = { $seat } no tiene monedas y paga { $points_count ->
    [one] 1 punto
   *[other] { $points_count } puntos
}.
brian-boru-paid-nothing = { $seat } no tiene monedas ni puntos y no paga nada.
brian-boru-paid-last-point = { $seat } no tiene monedas y paga su último punto.
brian-boru-church-discs = { $seat } pone { $discs_count ->
    [one] 1 disco
   *[other] { $discs_count } discos
} en la iglesia.
brian-boru-church-bought = { $seat } compra { $discs_count ->
    [one] 1 disco más
   *[other] { $discs_count } discos más
} para la iglesia por { $coins_count } monedas.
brian-boru-raiders-taken = { $seat } toma { $raiders_count ->
    [one] 1 asaltante
   *[other] { $raiders_count } asaltantes
}.
brian-boru-no-raiders = No queda ningún asaltante para { $seat }.
brian-boru-raiders-bought = { $seat } compra { $raiders_count ->
    [one] 1 asaltante más
   *[other] { $raiders_count } asaltantes más
} por { $coins_count } monedas.
brian-boru-courted = { $seat } sube al espacio { $space_number } de la pista de matrimonio.
brian-boru-courted-in-vain = { $seat } ya está en lo alto de la pista de matrimonio.
brian-boru-steps-bought = { $seat } compra { $steps_count ->
    [one] 1 paso más
   *[other] { $steps_count } pasos más
} por { $coins_count } monedas y queda en el espacio { $space_number }.
brian-boru-slid-down = El espacio está ocupado: { $seat } baja al espacio { $space_number }.
brian-boru-expanded = { $seat } se expande a { $town } por { $coins_count } monedas.
brian-boru-not-expanded = { $seat } no se expande.
brian-boru-cannot-expand = { $seat } no puede expandirse.
brian-boru-town-freed = { $seat } libera { $town } para { $owner_seat }.
brian-boru-nothing-to-free = No hay ciudad que { $seat } pueda liberar.

## Diario: matrimonio

brian-boru-married = { $seat } va por delante en la pista de matrimonio y gana la carta { $marriage }.
brian-boru-marriage-points = { $seat } gana { $points_count } puntos por el matrimonio.
brian-boru-marriage-renown = { $seat } gana { $renown_count } de renombre por el matrimonio.
brian-boru-marriage-town = { $seat } recibe { $town } con el matrimonio.
brian-boru-marriage-town-lost = No hay ciudad libre en { $region }: { $seat } no recibe ninguna.
brian-boru-back-to-start = El disco de matrimonio de { $seat } vuelve al principio.
brian-boru-nobody-courted = Nadie ha cortejado: la carta { $marriage } sale del juego.
brian-boru-princess-military = { $seat } pide apoyo militar a la Princesa.
brian-boru-princess-trade = { $seat } establece el comercio con la Princesa.
brian-boru-princess-spurned = { $seat } rechaza a la Princesa a cambio de { $points_count } puntos.
brian-boru-track-coins = { $seat } gana { $coins_count ->
    [one] 1 moneda
   *[other] { $coins_count } monedas
} por el espacio { $space_number } de la pista de matrimonio.
brian-boru-track-renown = { $seat } gana { $renown_count } de renombre por el espacio { $space_number } de la pista de matrimonio.
brian-boru-track-town = { $seat } toma { $town } por la pista de matrimonio.

## Diario: batalla

brian-boru-raid-repelled = No queda ningún asaltante: no cae ninguna ciudad.
brian-boru-incursion = { $raiders_count ->
    [one] Queda un asaltante
   *[other] Quedan { $raiders_count } asaltantes
}: quien menos tenga pierde una ciudad.
brian-boru-town-lost-to-leader = { $loser_seat } pierde { $town } ante los vikingos; la eligió { $leader_seat }, que es quien más asaltantes tiene.
brian-boru-town-lost = { $loser_seat } pierde { $town } ante los vikingos.
brian-boru-town-lost-by-all = Todos están igualados, y { $loser_seat } pierde { $town } ante los vikingos.
brian-boru-no-town-to-lose = { $loser_seat } no controla ninguna ciudad y no pierde nada.
brian-boru-raiders-leave = { $raiders_count ->
    [one] El último asaltante zarpa.
   *[other] Los { $raiders_count } asaltantes restantes zarpan.
}
brian-boru-first-spoils = { $seat } es quien más asaltantes tiene, sin empate: { $renown_count } de renombre y { $points_count ->
    [one] 1 punto
   *[other] { $points_count } puntos
}; devuelve { $raiders_count ->
    [one] 1 asaltante
   *[other] { $raiders_count } asaltantes
}.
brian-boru-first-spoils-shared = Empate en el mayor número de asaltantes: no hay primer botín.
brian-boru-second-spoils = { $seat } gana { $points_count ->
    [one] 1 punto
   *[other] { $points_count } puntos
} y devuelve un asaltante.

## Diario: iglesia

brian-boru-first-monastery = { $seat } construye un monasterio en { $town }.
brian-boru-no-town-for-monastery = { $seat } no tiene ciudad para un monasterio.
brian-boru-church-leader = { $seat } lidera en la iglesia, toma el marcador y recupera { $discs_count ->
    [one] 1 disco
   *[other] { $discs_count } discos
}.
brian-boru-church-tied = Empate en el mayor número de discos en la iglesia: el marcador se queda donde está.
brian-boru-second-church = { $seat } gana { $points_count ->
    [one] 1 punto
   *[other] { $points_count } puntos
} y recupera un disco de la iglesia.
brian-boru-further-monastery = { $seat } construye otro monasterio en { $town }.
brian-boru-discs-taken-back = { $seat } recupera { $discs_count ->
    [one] 1 disco
   *[other] { $discs_count } discos
} de la iglesia.
brian-boru-discs-stay = { $seat } no tiene ciudad para un monasterio; los discos se quedan en la iglesia.

## Diario: regiones

brian-boru-token-flipped = La ficha de { $region } se voltea: sus ciudades suman { $weight_count } y hacían falta { $threshold_count }.
brian-boru-token-claimed = { $seat } reclama { $region } con { $total_count }.
brian-boru-token-kept = { $seat } conserva { $region } con { $total_count }.
brian-boru-token-tied = Empate en { $region } con { $total_count }: su ficha se queda donde está.
brian-boru-token-to-board = Los vikingos lideran { $region } con { $total_count }: su ficha queda en el tablero.
brian-boru-token-tied-with-vikings = Los vikingos comparten el liderato en { $region } con { $total_count }: su ficha se queda donde está.

## Diario: final

brian-boru-game-ends = La última ronda ha terminado.
brian-boru-scored-coins = { $seat }: { $points_count } por tener más monedas.
brian-boru-scored-marker = { $seat }: { $points_count } por el marcador.
brian-boru-scored-renown = { $seat }: { $points_count } por renombre.
brian-boru-scored-held = { $seat }: { $points_count } por regiones reclamadas.
brian-boru-scored-board = { $seat }: { $points_count } por regiones compartidas.
brian-boru-scored-spread = { $seat }: { $points_count } por ciudades en { $regions_count ->
    [one] 1 región
   *[other] { $regions_count } regiones
}.
brian-boru-won = { $seat } gana con { $points_count ->
    [one] 1 punto
   *[other] { $points_count } puntos
}.
brian-boru-won-by-tokens = { $seat } gana: entre quienes tienen { $points_count } puntos, nadie más tiene tantas fichas de reclamación ({ $tokens_count }).
brian-boru-won-by-marriages = { $seat } gana: entre quienes tienen { $points_count } puntos y las mismas fichas de reclamación, nadie más tiene tantas cartas de matrimonio ({ $marriages_count }).
brian-boru-shared-win = { $seat } comparte la victoria con { $points_count } puntos.

## La mesa como texto

brian-boru-sheet-round = { $raiders ->
    [one] Ronda { $round } de { $rounds } · { $raiders } asaltante en la zona de batalla · carta de matrimonio: { $marriage }
   *[other] Ronda { $round } de { $rounds } · { $raiders } asaltantes en la zona de batalla · carta de matrimonio: { $marriage }
}
brian-boru-sheet-region = Región (requiere/puntos) ficha
brian-boru-sheet-towns = Ciudades: las libres con color y caminos; * monasterio, ! vikingos, ◆ marcador
brian-boru-sheet-claim-down = boca abajo
brian-boru-sheet-claim-board = en el tablero
brian-boru-sheet-players = Jugadores (◆ tiene el marcador)
brian-boru-sheet-player = Jugador
brian-boru-sheet-points = Puntos
brian-boru-sheet-coins = Monedas
brian-boru-sheet-renown = Renombre
brian-boru-sheet-raiders = Asaltantes
brian-boru-sheet-church = Iglesia
brian-boru-sheet-track = Pista
brian-boru-sheet-hand = Mano
brian-boru-sheet-packet = Tu lote
brian-boru-sheet-claims = Regiones
brian-boru-sheet-marriages = Matrimonios
brian-boru-sheet-your-card = Tu carta en la baza
brian-boru-sheet-trick = Baza por { $town }
brian-boru-sheet-card = Carta
brian-boru-sheet-card-of = { $card } · { $colour }
brian-boru-sheet-acts = Actúa
brian-boru-sheet-wins = gana
brian-boru-sheet-main = Si gana
brian-boru-sheet-secondary-1 = Si no gana, 1
brian-boru-sheet-secondary-2 = Si no gana, 2

## Respuestas

brian-boru-kind-start = Pon tu primer disco en
brian-boru-kind-pick = Quédate con
brian-boru-kind-lead = Juega por
brian-boru-kind-play = Juega
brian-boru-kind-use = Realiza
brian-boru-kind-buy = Compra
brian-boru-kind-expand = Expándete a
brian-boru-kind-free = Libera
brian-boru-kind-settle = Pon el disco en
brian-boru-kind-princess = La Princesa de Dinamarca
brian-boru-kind-lose = Entrega a los vikingos
brian-boru-kind-build = Construye un monasterio en
brian-boru-action-pick = las cartas { $first } y { $second }
brian-boru-action-use = { $secondary ->
    [1] la acción secundaria de arriba
   *[other] la acción secundaria de abajo
}
brian-boru-action-buy = { $count ->
    [0] nada
   *[other] { $count } más
}
brian-boru-action-decline = no expandirse

## Pistas y análisis

brian-boru-order-start = Pon tu primer disco en { $town }.
brian-boru-order-pick = Quédate con { $first } y { $second }.
brian-boru-order-lead = Juega por { $town }.
brian-boru-order-play = Juega { $card }.
brian-boru-order-play-follow = Juega { $card } por { $town }.
brian-boru-order-play-lead-card = Sal con { $card }.
brian-boru-order-use-1 = Haz la acción de arriba.
brian-boru-order-use-2 = Haz la acción de abajo.
brian-boru-order-use-coin = { $count ->
    [one] Toma 1 moneda
   *[other] Toma { $count } monedas
}.
brian-boru-order-use-coin-expand = { $count ->
    [one] Toma 1 moneda y, si quieres, expándete
   *[other] Toma { $count } monedas y, si quieres, expándete
}.
brian-boru-order-use-church = { $count ->
    [one] Pon 1 disco en la iglesia
   *[other] Pon { $count } discos en la iglesia
}.
brian-boru-order-use-battle = { $count ->
    [one] Toma 1 asaltante
   *[other] Toma { $count } asaltantes
}.
brian-boru-order-use-no-raider = Toma un asaltante, aunque no queda ninguno.
brian-boru-order-use-marriage = { $count ->
    [one] Sube 1 paso en la pista de matrimonio
   *[other] Sube { $count } pasos en la pista de matrimonio
}.
brian-boru-order-buy-0 = No compres más.
brian-boru-order-buy = Compra { $count } más.
brian-boru-order-buy-0-buy-church = No compres más discos para la iglesia.
brian-boru-order-buy-buy-church = { $count ->
    [one] Compra 1 disco más para la iglesia
   *[other] Compra { $count } discos más para la iglesia
}.
brian-boru-order-buy-0-buy-raiders = No compres más asaltantes.
brian-boru-order-buy-buy-raiders = { $count ->
    [one] Compra 1 asaltante más
   *[other] Compra { $count } asaltantes más
}.
brian-boru-order-buy-0-buy-steps = No compres más pasos en la pista de matrimonio.
brian-boru-order-buy-buy-steps = { $count ->
    [one] Compra 1 paso más en la pista de matrimonio
   *[other] Compra { $count } pasos más en la pista de matrimonio
}.
brian-boru-order-decline = No te expandas.
brian-boru-order-expand = Expándete a { $town }.
brian-boru-order-free = Libera { $town } de los vikingos.
brian-boru-order-settle = Pon el disco en { $town }.
brian-boru-order-princess-military = Pide a la Princesa apoyo militar.
brian-boru-order-princess-trade = Establece comercio con la Princesa.
brian-boru-order-princess-spurn = Rechaza a la Princesa.
brian-boru-order-lose = Entrega { $town } a los vikingos.
brian-boru-order-lose-take-town = Que los vikingos tomen { $town } de { $loser_seat }.
brian-boru-order-build = Construye un monasterio en { $town }.
brian-boru-why-points = Da más puntos.
brian-boru-why-points-at = Decide a tu favor la región { $region }.
brian-boru-why-coins = Te deja con más monedas.
brian-boru-why-lead = Te da el marcador, y así eliges la próxima ciudad.
brian-boru-why-towns = Te da más ciudades, o caminos hacia las libres.
brian-boru-why-towns-at = Te da más a menudo la ciudad { $town }.
brian-boru-why-spread = Te lleva a más regiones.
brian-boru-why-marriage = Te hace avanzar más en la pista de matrimonio.
brian-boru-why-church = Te refuerza en la iglesia.
brian-boru-why-vikings = Ayuda más contra los vikingos: renombre, asaltantes o una ciudad a salvo.
brian-boru-why-regions = Te asegura mejor las fichas de reclamación de las regiones.
brian-boru-why-regions-at = Te asegura mejor la región { $region }.
brian-boru-why-hand = Te deja mejores cartas en la mano.
brian-boru-why-low-hand = Las cartas bajas cuestan menos monedas si ganan y dan más si no ganan.
brian-boru-why-rival = Frena a tu rival más fuerte: { $rival_seat }.
brian-boru-less-points = Da menos puntos.
brian-boru-less-points-at = Te hace perder la región { $region }.
brian-boru-less-coins = Te deja con menos monedas.
brian-boru-less-lead = Deja a otros el marcador y la elección de la próxima ciudad.
brian-boru-less-towns = Te da menos ciudades, o menos caminos hacia las libres.
brian-boru-less-towns-at = Te da menos a menudo la ciudad { $town }.
brian-boru-less-spread = Te lleva a menos regiones.
brian-boru-less-marriage = Te deja más atrás en la pista de matrimonio.
brian-boru-less-church = Te debilita en la iglesia.
brian-boru-less-vikings = Ayuda menos contra los vikingos: renombre, asaltantes o una ciudad a salvo.
brian-boru-less-regions = Te asegura peor las fichas de reclamación de las regiones.
brian-boru-less-regions-at = Te asegura peor la región { $region }.
brian-boru-less-hand = Te deja peores cartas en la mano.
brian-boru-less-low-hand = Las cartas altas cuestan más monedas si ganan y dan menos si no ganan.
brian-boru-less-rival = Ayuda a tu rival más fuerte: { $rival_seat }.
