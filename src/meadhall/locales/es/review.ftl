# Pistas en la mesa y análisis de una partida acabada.

## Hints

review-hint-title = ¿Pedir una pista?
review-hint-words = Un jugador fuerte mira unos segundos lo que tú puedes ver y nombra las mejores jugadas con su porqué.
review-hint-price-title = Pedirla marca esta partida.
review-hint-price = Todos ven una lamparita junto a tu nombre, y el resultado y la transcripción lo dicen. Las pistas siguientes no cambian nada más.
review-hint-show = Mostrar las mejores jugadas
review-hint-where = Dime solo dónde mirar
review-hint-thinking = Pensando…
review-hint-stop = Parar
review-hint-stopped = Parada antes de tiempo: esto es lo hallado hasta ahora.
review-hint-failed = Esta vez no se halló ninguna pista.
review-hint-stale = La posición ha cambiado; esta pista es vieja.
review-hint-again = Pedir otra vez
review-hint-counting = Esta mesa cuenta; no hay pistas.
review-hint-single = No hay nada que elegir: solo una jugada es legal.
review-hint-waiting = Puedes pedir una pista cuando te toque decidir.
review-hint-closed = Las pistas son para quienes juegan aquí.
review-hint-look = Vale la pena mirar:
review-thing-card = carta { $id }
review-hint-ready = { $count ->
    [one] La pista está lista: una jugada.
   *[other] La pista está lista: { $count } jugadas.
}
review-hint-moves = Jugadas de la pista
review-hint-nth = Pista { $rank } de { $count }
review-hint-marked-title = Esta partida está marcada.
review-hint-marked = Solo tú ves la pista; todos ven la marca.
review-hint-legend-chance = Barras: tu probabilidad de ganar, de { $least } a { $most }. Línea de puntos: { $before } antes de esta jugada.
review-hint-legend-points = Barras: tu puntuación final esperada, de { $least } a { $most }. Línea de puntos: { $before } antes de esta jugada.
review-sure-sure = Seguro
review-sure-fairly-sure = Bastante seguro
review-sure-too-close = Muy parejo para decidir
review-weaker-sure = Seguro que es peor
review-weaker-fairly-sure = Probablemente peor
review-best-in = ninguna mejor en { $times } de { $tries } pruebas

## What a move changes

review-change-points = puntos
review-change-towns = ciudades
review-change-coins = monedas
review-change-silver = plata
review-change-income = ingresos
review-change-renown = renombre
review-change-cards = cartas
review-change-armies = ejércitos
review-change-towers = Torres
review-change-tiles = losetas
review-change-ships = barcos
review-change-church = discos en la iglesia
review-change-raiders = asaltantes
review-change-courtship = pista de matrimonio
review-change-wood = madera
review-change-stone = piedra
review-change-ore = mineral
review-change-weapons = armas
review-change-animals = animales
review-change-buildings = edificios
review-change-properties = Propiedades
review-change-lords = Lores
review-change-mercenaries = Mercenarios
review-change-banners = Estandartes
review-change-vikings = vikingos libres
review-change-high-cards = cartas altas
review-change-white-cards = cartas blancas
review-change-food = comida para el banquete

## Why one move is better than another, in things one can count

review-why-1 = { $reason_message } { $than_name ->
    [played] Frente a lo que se jugó
    [best] Frente a la mejor jugada
   *[next] Frente a la siguiente mejor
}: { $first_change } { $first_text }.
review-why-2 = { $reason_message } { $than_name ->
    [played] Frente a lo que se jugó
    [best] Frente a la mejor jugada
   *[next] Frente a la siguiente mejor
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-why-3 = { $reason_message } { $than_name ->
    [played] Frente a lo que se jugó
    [best] Frente a la mejor jugada
   *[next] Frente a la siguiente mejor
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.
review-theirs-1 = { $reason_message } { $than_name ->
    [played] Lo suyo, frente a lo que se jugó
    [best] Lo suyo, frente a la mejor jugada
   *[next] Lo suyo, frente a la siguiente mejor
}: { $first_change } { $first_text }.
review-theirs-2 = { $reason_message } { $than_name ->
    [played] Lo suyo, frente a lo que se jugó
    [best] Lo suyo, frente a la mejor jugada
   *[next] Lo suyo, frente a la siguiente mejor
}: { $first_change } { $first_text }, { $second_change } { $second_text }.
review-theirs-3 = { $reason_message } { $than_name ->
    [played] Lo suyo, frente a lo que se jugó
    [best] Lo suyo, frente a la mejor jugada
   *[next] Lo suyo, frente a la siguiente mejor
}: { $first_change } { $first_text }, { $second_change } { $second_text }, { $third_change } { $third_text }.

## The review of a game

review-title = Análisis
review-by = revisada por { $adviser }, el jugador fuerte
review-course = El curso de la partida
review-working = Se está analizando la partida; lo que ya se sabe se muestra.
review-failed = No se pudo terminar el análisis. Recarga la página para intentarlo otra vez.
review-lanes = Una franja por jugador
review-as-table = Como tabla
review-share = Compartir este momento
review-truth = Con todo a la vista
review-truth-words = La segunda lectura: valores con las cartas ocultas tal como eran.
review-sums = Del comienzo al final
review-at-start = al comienzo
review-by-luck = suerte
review-by-choices = decisiones de todos
review-by-own-choices = decisiones propias
review-slips = { $count ->
    [0] descuidos
    [one] descuido: { $most }
   *[other] descuidos, el peor { $most }
}
review-at-end = al final
review-at-stop = donde se dejó (estimación)
review-stopped = La partida no se jugó hasta el final: los últimos valores son estimaciones de cómo estaba.
review-no-sheet = No hay hoja de puntuación: la partida no se jugó hasta el final.
review-judged-turns = Solo se comparan turnos enteros: no, por sí solo, cómo se colocan, mejoran o comen los productos.
review-luck = Suerte
review-drawn = Lo que salió por azar
review-choices = Decisiones
review-others = Los demás
review-equal = igual
review-out = fuera de la partida
review-turning = Momentos decisivos
review-listed = { $listed } de { $all }
review-all = todos
review-fewer = menos
review-no-points = Ninguna jugada cambió mucho.
review-points-later = Aparecen a medida que se analiza la partida.
review-whose-mine = Decisión propia
review-whose-another = Decisión de otro
review-whose-luck = Suerte
review-anothers-move = { $name }: { $words }
review-better = mejor: { $words }
review-one-move = Una sola jugada legal
review-move = Jugada { $number }
review-move-of = Jugada { $number } de { $last }
review-end = El final
review-effect-another = decisión de otro, { $change } para este asiento
review-effect-luck = { $change } para este asiento, sabiéndolo todo
review-cost-chance = { $count ->
    [one] decisión propia, costó un punto de probabilidad
   *[other] decisión propia, costó { $count } puntos de probabilidad
}
review-cost-points = { $count ->
    [one] decisión propia, costó un punto esperado
   *[other] decisión propia, costó { $count } puntos esperados
}
review-no-cost = decisión propia, sin pérdida clara
review-strong = El jugador fuerte:
review-played = Jugado:
review-strong-and-played = Jugado, y lo que elegiría el jugador fuerte:
review-line = La jugada del jugador fuerte, paso a paso
review-try = Probar desde aquí
review-try-words = abre una mesa propia, en el asiento desde el que miras; esta partida queda como estaba
review-try-against = Contra
review-try-same = quienes estaban
review-tab-board = Tablero
review-tab-score = Hoja de puntos
review-steps = De jugada en jugada
review-first = Primera jugada
review-last = Al final
review-next-point = Siguiente momento decisivo
review-column-move = Jugada
review-column-what = Qué se hizo
review-table-chance = Probabilidad de ganar antes de cada jugada
review-table-points = Puntuación final esperada antes de cada jugada
review-outline-chance = Probabilidad de ganar de { $name }: { $start } al comienzo, máximo { $highest } antes de la jugada { $highest_move }, mínimo { $lowest } antes de la jugada { $lowest_move }, { $end } al final.
review-outline-points = Puntuación final esperada de { $name }: { $start } al comienzo, máximo { $highest } antes de la jugada { $highest_move }, mínimo { $lowest } antes de la jugada { $lowest_move }, { $end } al final.
review-slider-chance = { $move } de { $last }, { $round }, probabilidad de { $name }: { $value }
review-slider-points = { $move } de { $last }, { $round }, puntuación esperada de { $name }: { $value }
