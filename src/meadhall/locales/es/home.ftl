# La primera página, la elección de rivales y los números de las propias partidas.

home-promise = Juegos de mesa de la era vikinga, contra bots o con amigos. Un clic y ya estás jugando: sin cuenta y sin instalar nada.
home-welcome-back = Hola de nuevo, { $name }
home-welcome-back-guest = Hola de nuevo
home-waiting-count = { $count ->
    [0] Ninguna mesa te espera.
    [one] Te espera una mesa.
   *[other] Te esperan { $count } mesas.
}
home-waiting = Te esperan
home-continue = Continuar
home-round = Ronda { $round }
home-round-of = Ronda { $round } de { $rounds }
home-days-left = { $days ->
    [one] Queda 1 día
   *[other] Quedan { $days } días
}
home-hours-left = Quedan { $hours } h
home-minutes-left = Quedan { $minutes } min
home-ends-in = termina en { $hours } h { $minutes } min
home-more = { $count } más
home-others-think = Piensan los demás:
home-table-with = { $game } con { $names }
home-last-game = Última partida:
home-last-place = { $game }, puesto { $place } de { $players }
home-minutes = unos { $minutes } min
home-usual-opponents = con tus rivales de siempre
home-open-hint = asientos libres, sin cuenta
home-free-seats = { $count ->
    [one] 1 libre
   *[other] { $count } libres
}
home-no-open-tables = Ahora mismo nadie espera jugadores.

## La partida del día

home-deal = La partida de hoy
home-deal-day = { $day } · { $ends }
home-deal-alone = { $game }, en solitario
home-deal-words = La misma suerte para todos.
home-deal-played = { $count ->
    [one] La ha jugado una persona.
   *[other] La han jugado { $count } personas.
}
home-deal-yesterday = Nadie la ha terminado todavía; esta es la clasificación de ayer.
home-play-deal = Jugar la partida
home-all-standings = Toda la clasificación
home-histogram = Puntuaciones de { $least } a { $most }.
home-histogram-mine = Puntuaciones de { $least } a { $most }; la tuya es { $mine }.
home-you-made = tú { $points }

## Rivales

home-alone = en solitario, por puntos
home-against-random = { $count ->
    [one] contra 1 Vagabundo
   *[other] contra { $count } Vagabundos
}
home-against-quick = { $count ->
    [one] contra 1 Mayordomo
   *[other] contra { $count } Mayordomos
}
home-against-steady = { $count ->
    [one] contra 1 Huscarle
   *[other] contra { $count } Huscarles
}
home-against-strong = { $count ->
    [one] contra 1 Jarl
   *[other] contra { $count } Jarls
}
home-play-alone = Jugar en solitario
home-play-against-random = { $count ->
    [one] Jugar contra un Vagabundo
   *[other] Jugar contra { $count } Vagabundos
}
home-play-against-quick = { $count ->
    [one] Jugar contra un Mayordomo
   *[other] Jugar contra { $count } Mayordomos
}
home-play-against-steady = { $count ->
    [one] Jugar contra un Huscarle
   *[other] Jugar contra { $count } Huscarles
}
home-play-against-strong = { $count ->
    [one] Jugar contra un Jarl
   *[other] Jugar contra { $count } Jarls
}
home-choose-opponents = Elegir rivales para { $game }
home-opponents = ¿Quién se sienta contigo a { $game }?
home-level = Nivel
home-comes-first = Queda primero, de diez partidas
home-alone-scores = Nadie más se sienta aquí. Para comparar: lo que consigue cada nivel en solitario.
home-time = Piensa
home-strength = { $of10 } de 10
home-strength-range = de { $least } a { $most } · azar: { $chance }
home-strength-games = { $count ->
    [one] 1 partida
   *[other] { $count } partidas
}
home-strength-alone = { $points } puntos, la mediana
home-strength-floor = El suelo de la escala
home-not-measured = { $players ->
    [one] Sin medir en solitario
   *[other] Sin medir con { $players } asientos
}
home-thinks = hasta { $seconds } s
home-thinks-at-once = al instante
home-hints = Pistas y deshacer
home-hints-marked = Pedir una pista, o deshacer un sorteo, marca la partida a la vista de todos.
home-hints-off = La mesa cuenta: no hay pistas y nadie deshace un sorteo.
home-seat-by-seat = Asiento por asiento…
home-measured = Cada nivel jugó contra mesas enteras del nivel inferior, cada reparto desde todos los asientos. La línea bajo los puntos es el intervalo del 95 %; la marca discontinua es el azar.
home-measured-alone = Lo que cada nivel consiguió en la partida larga con todos los mazos. Son pocas partidas, y la suerte del reparto cuenta.

## Números de las propias partidas

home-numbers = Tus partidas en números
home-numbers-none = Termina una partida y aquí verás sus números.
home-numbers-screen = Las partidas alrededor de una pantalla no se cuentan.
home-players-count = { $players ->
    [one] En solitario
   *[other] { $players } jugadores
}
home-best = mejor: { $points }
home-place-times = { $count ->
    [one] Puesto { $place }: una vez
   *[other] Puesto { $place }: { $count } veces
}
home-scores = Puntuaciones a lo largo del tiempo
home-scores-words = { $count ->
    [one] Una puntuación, { $last } puntos.
   *[other] { $count } puntuaciones: de { $least } a { $most } puntos, la última { $last }.
}
home-favourites = Lo que más eliges
home-favourites-from = { $count ->
    [one] Según el registro de tu última partida.
   *[other] Según los registros de tus últimas { $count } partidas.
}
home-favourite-brian-boru-play = Cartas
home-favourite-brian-boru-play-one = Carta { $card }
home-favourite-feast-for-odin-send = Casillas
home-favourite-feast-for-odin-play = Oficios
home-favourite-ortus-regni-deck = Mazos
home-favourite-ortus-regni-place = Cartas en la mesa
home-times = { $count }×
home-not-kept = Esta lista no guarda los puntos de cada línea; los tienen la mesa y el análisis de cada partida.
home-older = Partidas más antiguas
home-newer = Partidas más recientes
