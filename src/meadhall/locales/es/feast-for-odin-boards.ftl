# El lado de cada jugador en la mesa de El banquete de Odín: tableros, colocar, planear, reserva, cartas, banquete.

# --- cosas y lugares
feast-for-odin-boards-counted = { $count ->
    [one] { $item }
   *[other] { COUNT($count, $item) }
}
feast-for-odin-boards-home = Tablero individual
feast-for-odin-boards-house = { $number ->
    [1] { $house }
   *[other] { $house } { $number }
}
feast-for-odin-boards-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
feast-for-odin-boards-income-of = ingresos { $income }
feast-for-odin-boards-open-of = { $count ->
    [one] 1 libre
   *[other] { $count } libres
}
feast-for-odin-boards-then = luego
feast-for-odin-boards-of = Tableros de { $name }
feast-for-odin-boards-mine = Tu lado de la mesa

# --- una casilla, dicha en voz alta
feast-for-odin-boards-cell = columna { $column }, fila { $row }{ $kind ->
    [income] , ingresos { $income }{ $pays ->
        [yes] , es lo que cobras ahora
       *[other] { "" }
    }
    [bonus] , recompensa: { $gives }, { $open ->
        [0] rodeada
        [one] falta 1 por rodear
       *[other] faltan { $open } por rodear
    }
    [penalty] , menos 1
   *[other] { "" }
}, { $state ->
    [hole] no se puede cubrir
    [planned] { $item }, en el plan
    [covered] { $item }
   *[other] libre
}

# --- colocar
feast-for-odin-boards-held = { $item }: elige su lugar.
feast-for-odin-boards-held-keys = R o la rueda la gira, Esc la devuelve
feast-for-odin-boards-held-keys-flip = R o la rueda la gira, F le da la vuelta, Esc la devuelve
feast-for-odin-boards-picked-up = { $item } en la mano. Las flechas mueven, R gira, F voltea, Intro coloca, Escape devuelve.
feast-for-odin-boards-laid = { NAME($item, form: "the") } queda en el plan: { $board }.
feast-for-odin-boards-put-back = Devuelves { NAME($item, form: "the") } a su sitio.
feast-for-odin-boards-lift = Volver a tomar { NAME($item, form: "the") }
feast-for-odin-boards-no-flip = { NAME($item, form: "the") } no se puede voltear: solo las losetas especiales tienen las dos caras iguales.
feast-for-odin-boards-gain-income = ingresos { $before } → { $after }
feast-for-odin-boards-gain-penalties = { $count ->
    [one] 1 penalización cubierta
   *[other] { $count } penalizaciones cubiertas
}
feast-for-odin-boards-gain-bonus = recompensa rodeada: { $gives }
feast-for-odin-boards-gain-buried = tapa para siempre la recompensa: { $gives }
feast-for-odin-boards-gain-nothing = puede ir aquí
feast-for-odin-boards-refuse-income-closed = { $count ->
    [one] ingresos { $income }: aún hay 1 casilla libre a su izquierda o debajo
   *[other] ingresos { $income }: aún hay { $count } casillas libres a su izquierda o debajo
}
feast-for-odin-boards-refuse-cell-touches = { $colour ->
    [green] toca otra loseta verde
    [orange] toca otra loseta naranja
   *[red] toca otra loseta roja
}
feast-for-odin-boards-refuse-cell-covered = ahí ya hay algo
feast-for-odin-boards-refuse-cell-outside = se sale del borde
feast-for-odin-boards-refuse-cell-hole = esta casilla no se puede cubrir nunca
feast-for-odin-boards-refuse-area-takes-not = { $item }: no se puede colocar en { $board }
feast-for-odin-boards-place-words = columna { $column }, fila { $row }: { $verdict }
feast-for-odin-boards-turn-it = Girar
feast-for-odin-boards-flip-it = Voltear
feast-for-odin-boards-put-it-back = Devolver
feast-for-odin-boards-lay-it = Colocar
feast-for-odin-boards-tap-a-board = { $item }: toca el tablero donde debe ir.

# --- bandeja y plan
feast-for-odin-boards-tray = Tus tableros
feast-for-odin-boards-income = Ingresos
feast-for-odin-boards-open = Libres
feast-for-odin-boards-bonus = Recompensas
feast-for-odin-boards-score = Puntos
feast-for-odin-boards-no-bonus = aún sin recompensas
feast-for-odin-boards-change = { $name }: { $before }, luego { $after }
feast-for-odin-boards-plan = Plan
feast-for-odin-boards-forget = Olvidar
feast-for-odin-boards-do-it = Hacerlo
feast-for-odin-boards-drop-step = Quitar «{ $step }» del plan
feast-for-odin-boards-broken = «{ $step }» ya no es posible. { $reason }
feast-for-odin-boards-plan-ends = Ahora viene el azar o algo oculto: el plan acaba aquí.
feast-for-odin-boards-wait = Este plan espera a tu turno.
feast-for-odin-boards-step-lay = Colocar { NAME($item, form: "a") }
feast-for-odin-boards-step-buy = Comprar { NAME($item, form: "a") }
feast-for-odin-boards-step-load = Cargar mineral en { NAME($item, form: "a") }
feast-for-odin-boards-step-fill = Poner { NAME($item, form: "a") } en { NAME($building, form: "a") }

# --- reserva
feast-for-odin-boards-supply = Reserva
feast-for-odin-boards-supply-hint = cada columna mejora así: naranja, rojo, verde, azul
feast-for-odin-boards-raise-hint = pulsa un producto iluminado y cambia como muestra el panel
feast-for-odin-boards-have = { $count ->
    [0] { $item }, nada
   *[other] { $item }, { $count }
}
feast-for-odin-boards-way-up = { $item } → { $next }
feast-for-odin-boards-weapons = Armas
feast-for-odin-boards-specials = Losetas especiales

# --- muelle, establos, cobertizo, thing, banquete
feast-for-odin-boards-bay = Muelle
feast-for-odin-boards-berth-small = espacio libre para un bote ballenero
feast-for-odin-boards-berth-large = espacio libre para un knarr o un drakkar
feast-for-odin-boards-buy = Comprar { NAME($item, form: "a") } por { $silver } de plata
feast-for-odin-boards-load = Cargar 1 mineral en { NAME($item, form: "a") }
feast-for-odin-boards-stables = Establos
feast-for-odin-boards-no-animals = vacíos
feast-for-odin-boards-shed = { $count ->
    [one] Cobertizo
   *[other] { $count } cobertizos
}
feast-for-odin-boards-slot-filled = { $item }, hueco lleno
feast-for-odin-boards-slot-empty = hueco vacío para { $item }, menos 1
feast-for-odin-boards-fill = Poner { NAME($item, form: "a") } en este hueco
feast-for-odin-boards-thing = Thing
feast-for-odin-boards-vikings = { $count ->
    [one] Queda 1 vikingo
   *[other] Quedan { $count } vikingos
}
feast-for-odin-boards-feast = Banquete
feast-for-odin-boards-feast-columns = { $count ->
    [one] 1 columna que llenar
   *[other] { $count } columnas que llenar
}
feast-for-odin-boards-open-feast = Ver el banquete

# --- oficios
feast-for-odin-boards-occupations = Oficios
feast-for-odin-boards-in-play = { $count } en juego
feast-for-odin-boards-none-in-play = ninguno en juego
feast-for-odin-boards-hand = En la mano
feast-for-odin-boards-hand-count = { $count ->
    [one] 1, solo tú la ves
   *[other] { $count }, solo tú las ves
}
feast-for-odin-boards-hand-of = { $count ->
    [0] ninguna carta en mano
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
feast-for-odin-boards-all-cards = las { $count }
feast-for-odin-boards-use-card = Usar
feast-for-odin-boards-play-card = Jugar
feast-for-odin-boards-card = { $points ->
    [0] { $title }. { $when }: { $does }
    [one] { $title }, 1 punto. { $when }: { $does }
   *[other] { $title }, { $points } puntos. { $when }: { $does }
}
feast-for-odin-boards-card-number = { $deck } · { $number }
feast-for-odin-boards-gallery = Todos los oficios
feast-for-odin-boards-gallery-search = Buscar en nombres y efectos
feast-for-odin-boards-gallery-deck = Mazo
feast-for-odin-boards-gallery-all-decks = Todos los mazos
feast-for-odin-boards-gallery-deck-of = Mazo { $deck }
feast-for-odin-boards-gallery-kind = Clase
feast-for-odin-boards-gallery-all-kinds = Todas las clases
feast-for-odin-boards-gallery-found = { $count ->
    [one] 1 de { $all } cartas
   *[other] { $count } de { $all } cartas
}
feast-for-odin-boards-box-immediate = Al jugarla
feast-for-odin-boards-box-each_time = Cada vez
feast-for-odin-boards-box-anytime = En cualquier momento
feast-for-odin-boards-box-as_soon_as = En cuanto

# --- el banquete
feast-for-odin-boards-feast-title = El banquete
feast-for-odin-boards-feast-round = { $count ->
    [one] Ronda { $round }: 1 columna que llenar
   *[other] Ronda { $round }: { $count } columnas que llenar
}
feast-for-odin-boards-meal-full = { $silver ->
    [0] Todos comen: sin sanciones y sin gastar plata.
   *[other] Todos comen: sin sanciones y con { $silver } de plata.
}
feast-for-odin-boards-meal-empty = { $count ->
    [one] Queda 1 columna vacía: menos { $points } puntos.
   *[other] Quedan { $count } columnas vacías: menos { $points } puntos.
}
feast-for-odin-boards-meal-cheapest = Es la comida legal más barata.
feast-for-odin-boards-meal-too-wide = { $count ->
    [one] A la comida le sobra 1 columna.
   *[other] A la comida le sobran { $count } columnas.
}
feast-for-odin-boards-meal-neighbours = { $colour ->
    [orange] Dos platos naranjas quedarían juntos: pon entre ellos uno rojo, plata o nada.
   *[red] Dos platos rojos quedarían juntos: pon entre ellos uno naranja, plata o nada.
}
feast-for-odin-boards-minus-three = −3
feast-for-odin-boards-take-off = Quitar { NAME($item, form: "the") } del banquete
feast-for-odin-boards-upright = Ponerla de pie
feast-for-odin-boards-lengthwise = Ponerla apaisada
feast-for-odin-boards-larder = Despensa
feast-for-odin-boards-larder-hint = Pulsa una comida para añadirla, o un plato del banquete para quitarlo. Los platos se ordenan solos: dos del mismo color nunca quedan juntos, y de cada tipo solo uno va apaisado.
feast-for-odin-boards-larder-empty = No tienes comida ni plata.
feast-for-odin-boards-food = { $width } de ancho · { $count ->
    [one] queda 1
   *[other] quedan { $count }
}
feast-for-odin-boards-food-gone = no queda
feast-for-odin-boards-eats-later = El vikingo de la ronda { $round } come desde entonces
feast-for-odin-boards-cheapest = Comida más barata
feast-for-odin-boards-back = Atrás
feast-for-odin-boards-serve = Servir
feast-for-odin-boards-serve-short = Servir, menos { $points } puntos
