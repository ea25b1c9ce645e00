# Lo que dice la mesa de Brian Boru en el navegador, además de las palabras del propio juego.

brian-boru-table-map = Mapa de Irlanda
brian-boru-table-map-hint = Señala una ciudad, una ficha o un icono para leer qué es.
brian-boru-table-whole-map = Mapa entero
brian-boru-table-town = { $town }, ciudad { $hue ->
    [red] roja
    [blue] azul
   *[yellow] amarilla
} en { $region }
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
brian-boru-table-church-hint = La zona de la iglesia: tener más discos que nadie da un monasterio y el marcador.

## Cartas y bazas

brian-boru-table-card = Carta { $number }, { $hue ->
    [red] roja
    [blue] azul
    [yellow] amarilla
   *[white] blanca
}. Quien gana: { $main }. Los demás: { $secondary }.
brian-boru-table-trick = Baza
brian-boru-table-trick-for = { $town }, { $hue ->
    [red] roja
    [blue] azul
   *[yellow] amarilla
}, { $region }
brian-boru-table-winning = De momento gana
brian-boru-table-acts = actúa { $place }.º
brian-boru-table-you-act = { $place ->
    [1] De momento actúas en 1.er lugar.
    [3] De momento actúas en 3.er lugar.
   *[other] De momento actúas en { $place }.º lugar.
}
brian-boru-table-to-play = aún por jugar
brian-boru-table-hand = Tus cartas
brian-boru-table-packet = Tu lote: quédate con dos y pasa el resto
brian-boru-table-kept = Guardadas:
brian-boru-table-keep = { $count ->
    [0] Elige dos cartas
    [1] Elige una carta más
   *[other] Quedarme con estas dos
}
brian-boru-table-pick-card = Señala una carta para leer qué haría.
brian-boru-table-play = Jugar { $card }
brian-boru-table-no-card = Elige una carta
brian-boru-table-wins = gana
brian-boru-table-loses = pierde
brian-boru-table-would-win = { $others ->
    [0] Gana la baza.
    [one] De momento gana; falta un jugador.
   *[other] De momento gana; faltan { $others } jugadores.
}
brian-boru-table-would-not-win = { $others ->
    [0] No gana: eliges una acción secundaria.
   *[other] De momento no gana.
}

## Decisiones

brian-boru-table-choices = Tus opciones
brian-boru-table-lands = → espacio { $space }
brian-boru-table-buy = Comprar { $count } por { $coins } monedas
brian-boru-table-buy-none = No comprar
brian-boru-table-decline = No expandirse
brian-boru-table-princess-military = Apoyo militar
brian-boru-table-princess-military-hint = Las ciudades de los vikingos cuentan como tuyas al reclamar y compartir regiones.
brian-boru-table-princess-trade = Comercio
brian-boru-table-princess-trade-hint = Las ciudades de los vikingos cuentan como tuyas para las regiones en que estás presente.
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
brian-boru-table-first-spoils = { $name } es quien más asaltantes tiene, sin empate: 1 de renombre y luego un punto por cada punto de renombre.
brian-boru-table-church-first = { $name } lidera en la iglesia: un monasterio y el marcador.
brian-boru-table-church-third = { $name }: otro monasterio.
brian-boru-table-outlook-married = { $name } gana la carta { $card }: { $reward }.
brian-boru-table-outlook-track = { $name }: { $reward } por la pista.
brian-boru-table-outlook-nobody = Nadie ha cortejado: la carta sale del juego.
brian-boru-table-outlook-repelled = No queda ningún asaltante: no cae ninguna ciudad.
brian-boru-table-outlook-no-loss = Quedan asaltantes, pero nadie tiene ciudad que perder.
brian-boru-table-outlook-lose = { $count ->
    [one] { $names } pierde una ciudad de su elección.
   *[other] Pierden una ciudad de su elección: { $names }.
}
brian-boru-table-outlook-lose-to = { $count ->
    [one] { $names } pierde una ciudad; la elige { $chooser }.
   *[other] Pierden una ciudad cada uno: { $names }; las elige { $chooser }.
}
brian-boru-table-outlook-second = Un punto: { $names }.
brian-boru-table-outlook-church-tied = Nadie lidera en solitario: el marcador se queda donde está.
brian-boru-table-shared = la mitad cada uno: { $names }
brian-boru-table-on-board = en el tablero
brian-boru-table-face-down = { $weight } de { $threshold }
brian-boru-table-score-now = Puntuación
brian-boru-table-outlook-note = Las decisiones aún abiertas del mantenimiento no se cuentan.

## Lo que haría una acción

brian-boru-table-if-won = Si gana:
brian-boru-table-if-lost = Si no gana:
brian-boru-table-or = o bien:
brian-boru-table-effect-town = tomas { $town } y el marcador
brian-boru-table-effect-some-town = tomas la ciudad y el marcador
brian-boru-table-effect-coin = { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
} (en total { $after })
brian-boru-table-effect-renown = { $count } de renombre (en total { $after })
brian-boru-table-effect-pay = pagas { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
} (te quedan { $after })
brian-boru-table-effect-pay-points = pagas { $count ->
    [one] 1 punto
   *[other] { $count } puntos
} por falta de monedas
brian-boru-table-effect-church = { $count ->
    [one] 1 disco en la iglesia
   *[other] { $count } discos en la iglesia
} (en total { $after }{ $standing ->
    [alone] , más que nadie
    [level] , empatando a más
   *[behind] {""}
})
brian-boru-table-effect-battle = { $count ->
    [one] 1 asaltante
   *[other] { $count } asaltantes
} (en total { $after }{ $standing ->
    [alone] , más que nadie
    [level] , empatando a más
   *[behind] {""}
})
brian-boru-table-effect-no-raider = no queda ningún asaltante
brian-boru-table-effect-marriage = subes { $count ->
    [one] 1 paso
   *[other] { $count } pasos
} y quedas en el espacio { $space }
brian-boru-table-effect-expand = puedes expandirte por 5 monedas ({ $count ->
    [one] 1 ciudad
   *[other] { $count } ciudades
} a tu alcance)
brian-boru-table-effect-expand-coins = sin expansión: cuesta 5 monedas
brian-boru-table-effect-expand-road = sin expansión: ningún camino lleva a una ciudad libre
brian-boru-table-effect-free = liberas una ciudad de los vikingos
brian-boru-table-effect-nothing-to-free = no hay ciudad que liberar

## Explicaciones

brian-boru-table-board = Mesa
brian-boru-table-marries = { $name } va por delante en la pista y ganaría la carta de matrimonio.
brian-boru-table-space = { $reward ->
    [none] Espacio { $space } de la pista de matrimonio
   *[other] Espacio { $space } de la pista de matrimonio: { $reward } al final de la ronda
}
brian-boru-table-region = { $lead ->
    [alone] { $names } lidera { $region }.
    [tied] Empate en { $region }: { $names }.
    [vikings] Los vikingos lideran { $region }.
    [shared] Empate con los vikingos en { $region }: { $names }.
   *[none] Nadie tiene ciudades en { $region }.
}
brian-boru-table-newly = (nueva)
brian-boru-table-step-marriage-hint = Quien esté más arriba gana la carta de matrimonio y vuelve al principio; la pista paga a los demás.
brian-boru-table-step-battle-hint = Si quedan asaltantes, quien menos tomó pierde una ciudad; la elige quien más tomó, si no hay empate. Después, el botín.
brian-boru-table-step-church-hint = Más discos que nadie: un monasterio y el marcador. Luego, más discos: un punto. Luego, cuatro discos: un monasterio.
brian-boru-table-step-claims-hint = Las fichas se voltean al alcanzar su umbral; quien sume más que nadie en una región toma su ficha.
brian-boru-table-final-score = Puntuación final
brian-boru-table-final-of = { $points ->
    [one] { $place }.º { $name }: { $points } punto
   *[other] { $place }.º { $name }: { $points } puntos
}
brian-boru-table-region-points = { $region } { $points }
brian-boru-table-spread = ciudades en { $count ->
    [one] 1 región
   *[other] { $count } regiones
}
brian-boru-table-line-points = por matrimonios, botín e iglesia, menos lo pagado
brian-boru-table-line-coins = 1 punto por tener más monedas que nadie
brian-boru-table-line-marker = 1 punto por el marcador de ciudad activa
brian-boru-table-line-renown = 1 punto por cada punto de renombre
brian-boru-table-line-held = los puntos de las fichas de reclamación que tiene
brian-boru-table-line-board = la mitad de los puntos de las fichas del tablero, para quienes más suman en la región
brian-boru-table-line-spread = según las regiones con alguna ciudad: 3 o 4 dan 1 punto, 5 dan 3, 6 dan 5, 7 dan 7 y las 8 dan 10

## Qué significan los iconos

brian-boru-table-legend = Qué significan los iconos
brian-boru-table-legend-cards = En las cartas
brian-boru-table-legend-table = En la mesa
brian-boru-table-legend-town = Pon un disco en la ciudad activa y toma el marcador.
brian-boru-table-legend-coin = Gana una moneda.
brian-boru-table-legend-pay = Paga una moneda; si no tienes, 2 puntos.
brian-boru-table-legend-church = Pon un disco en la iglesia. Cada disco más cuesta 2 monedas.
brian-boru-table-legend-battle = Toma un asaltante de la zona de batalla. Cada uno más cuesta 2 monedas.
brian-boru-table-legend-marriage = Sube un paso en la pista de matrimonio. Cada paso más cuesta 2 monedas.
brian-boru-table-legend-expand = Puedes pagar 5 monedas por una ciudad libre unida por un camino a una tuya.
brian-boru-table-legend-free = Libera una ciudad de los vikingos.
brian-boru-table-legend-red = Carta de batalla, para ciudades rojas.
brian-boru-table-legend-blue = Carta de iglesia, para ciudades azules.
brian-boru-table-legend-yellow = Carta de cortejo, para ciudades amarillas.
brian-boru-table-legend-white = Carta real, para ciudades de cualquier color; sobre una carta, la corona indica que de momento gana.
brian-boru-table-legend-marker = El marcador de ciudad activa: quien lo tiene empieza la baza siguiente.
brian-boru-table-legend-vikings = Los vikingos controlan esta ciudad.
brian-boru-table-legend-monastery = Un monasterio: la ciudad cuenta doble en su región.
brian-boru-table-legend-bride = Una carta de matrimonio ganada.
brian-boru-table-legend-princess = La Princesa de Dinamarca.
brian-boru-table-legend-bang = Perdería una ciudad si los vikingos llegaran ahora.

brian-boru-names-of-first = card
brian-boru-names-of-second = card

## What a hint or a review points at on the map

brian-boru-table-points-1 = pista 1
brian-boru-table-points-2 = pista 2
brian-boru-table-points-3 = pista 3
brian-boru-table-points-played = se jugó aquí
brian-boru-table-points-strong = jugador fuerte: aquí
