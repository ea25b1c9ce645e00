# Lo que dice la mesa de Brian Boru en el navegador, además de las palabras del propio juego.

brian-boru-table-map = Mapa de Irlanda
brian-boru-table-map-hint = Señala una ciudad, una ficha o un icono para leer qué es.
brian-boru-table-town = { $town }, ciudad de color { $colour } en { $region }
brian-boru-table-town-free = libre
brian-boru-table-town-disc = disco de { $name }
brian-boru-table-monastery = monasterio
brian-boru-table-under-vikings = en manos de los vikingos
brian-boru-table-active-town = ciudad activa de la baza
brian-boru-table-town-list = Elegir de una lista…
brian-boru-table-choose-town = Elegir { $town }
brian-boru-table-token = { $state ->
    [down] Ficha de reclamación boca abajo: { $points } puntos. Las ciudades suman { $weight }; se voltea con { $threshold }.
    [board] Ficha de reclamación en el tablero: { $points } puntos, la mitad para cada líder.
   *[held] Ficha de reclamación de { $name }: { $points } puntos.
}
brian-boru-table-battle-area = Asaltantes
brian-boru-table-battle-hint = La zona de batalla: si queda algún asaltante al final de la ronda, quien menos tenga pierde una ciudad.
brian-boru-table-church-area = Iglesia
brian-boru-table-church-hint = La zona de la iglesia: quien tenga él solo más discos gana un monasterio y el marcador.

## Cartas y bazas

brian-boru-table-card = Carta { $number }, color { $colour }. Ganador: { $main }. Los demás: { $secondary }.
brian-boru-table-trick = Baza
brian-boru-table-trick-for = { $town }, { $colour }, { $region }
brian-boru-table-winning = Gana tal como están las cartas
brian-boru-table-acts = actúa { $place }.º
brian-boru-table-you-act = De momento actúas en { $place }.º lugar.
brian-boru-table-to-play = aún por jugar
brian-boru-table-hand = Tus cartas
brian-boru-table-packet = Tu mazo: quédate dos y pasa el resto
brian-boru-table-kept = Guardadas:
brian-boru-table-keep = { $count ->
    [0] Elige dos cartas
    [1] Elige una carta más
   *[other] Quedarse estas dos
}
brian-boru-table-pick-card = Elige una carta para ver qué haría.
brian-boru-table-play = Jugar { $card }
brian-boru-table-wins = gana
brian-boru-table-loses = pierde
brian-boru-table-would-win = { $others ->
    [0] Gana la baza.
    [one] Gana tal como están las cartas; falta un jugador.
   *[other] Gana tal como están las cartas; faltan { $others } jugadores.
}
brian-boru-table-would-not-win = { $others ->
    [0] No gana: eliges una acción secundaria.
   *[other] No gana tal como están las cartas.
}

## Decisiones

brian-boru-table-choices = Tus opciones
brian-boru-table-lands = → espacio { $space }
brian-boru-table-buy = Comprar { $count } por { $coins } monedas
brian-boru-table-buy-none = No comprar
brian-boru-table-decline = No expandirse
brian-boru-table-princess-military = Apoyo militar
brian-boru-table-princess-military-hint = Las ciudades de los vikingos cuentan como tuyas para las regiones.
brian-boru-table-princess-trade = Comercio
brian-boru-table-princess-trade-hint = Las ciudades de los vikingos cuentan como tuyas para la presencia en regiones.
brian-boru-table-princess-spurn = Rechazarla
brian-boru-table-princess-spurn-hint = 4 puntos ahora mismo.

## Jugadores y pistas

brian-boru-table-round = { $round ->
    [0] Preparación
   *[other] Ronda { $round } de { $rounds }
}
brian-boru-table-players = Jugadores
brian-boru-table-player = Jugador
brian-boru-table-column-points = Puntos
brian-boru-table-column-coin = Monedas
brian-boru-table-column-renown = Renombre
brian-boru-table-column-raider = Asaltantes tomados
brian-boru-table-column-church = Discos en la iglesia
brian-boru-table-column-marriage = Espacio en la pista de matrimonio
brian-boru-table-column-town = Ciudades controladas
brian-boru-table-column-cards = Cartas en mano
brian-boru-table-column-outlook = Puntuación si la partida acabara ahora
brian-boru-table-has-marker = Tiene el marcador de ciudad activa
brian-boru-table-has-picked = Ya ha elegido
brian-boru-table-marriage-track = Pista de matrimonio
brian-boru-table-track-town = cualquier ciudad libre
brian-boru-table-town-in = una ciudad en { $region }
brian-boru-table-princess-reward = apoyo militar, comercio o 4 puntos
brian-boru-table-points-count = { $count ->
    [one] 1 punto
   *[other] { $count } puntos
}
brian-boru-table-coins-count = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
brian-boru-table-renown-count = { $count } de renombre

## Si la ronda acabara ahora

brian-boru-table-upkeep = Mantenimiento
brian-boru-table-step-marriage = Matrimonio
brian-boru-table-step-battle = Batalla
brian-boru-table-step-church = Iglesia
brian-boru-table-step-claims = Regiones
brian-boru-table-would-lose = { $name } perdería una ciudad ante los vikingos.
brian-boru-table-first-spoils = { $name } tiene en solitario más asaltantes: 1 renombre y luego un punto por renombre.
brian-boru-table-church-first = { $name } lidera en la iglesia: un monasterio y el marcador.
brian-boru-table-church-third = { $name }: otro monasterio.
brian-boru-table-outlook-married = { $name } gana a { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } por la pista.
brian-boru-table-outlook-nobody = Nadie ha cortejado: la carta sale del juego.
brian-boru-table-outlook-repelled = No queda ningún asaltante: no cae ninguna ciudad.
brian-boru-table-outlook-no-loss = Quedan asaltantes, pero nadie tiene ciudad que perder.
brian-boru-table-outlook-lose = { $count ->
    [one] { $names } pierde una ciudad de su elección.
   *[other] { $names } pierden cada uno una ciudad de su elección.
}
brian-boru-table-outlook-lose-to = { $count ->
    [one] { $names } pierde una ciudad; la elige { $chooser }.
   *[other] { $names } pierden una ciudad cada uno; las elige { $chooser }.
}
brian-boru-table-outlook-second = Un punto: { $names }.
brian-boru-table-outlook-church-tied = Nadie lidera en solitario: el marcador se queda.
brian-boru-table-shared = la mitad: { $names }
brian-boru-table-on-board = en el tablero
brian-boru-table-face-down = { $weight } de { $threshold }
brian-boru-table-score-now = Puntuación
brian-boru-table-outlook-note = No se cuentan las ciudades que aún habría que elegir en el mantenimiento.
