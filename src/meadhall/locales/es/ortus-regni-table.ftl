# Lo que dice la mesa de Ortus Regni: acciones y sus grupos, campos de la vista.

# --- cómo se nombran los valores
ortus-regni-named-types = card army viking result
ortus-regni-names-of-earl = player
ortus-regni-names-of-name = deck
ortus-regni-names-of-owner = seat
ortus-regni-names-of-property_owner = player
ortus-regni-names-of-first = seat
ortus-regni-names-of-king = seat
ortus-regni-names-of-archbishop = seat
ortus-regni-names-of-controller = seat
ortus-regni-names-of-attacker = seat
ortus-regni-names-of-defender = seat
ortus-regni-names-of-actor = seat
ortus-regni-names-of-victim = seat
ortus-regni-names-of-winner = seat
ortus-regni-names-of-fallen = seat
ortus-regni-names-of-attending = seat

# --- grupos de acciones
ortus-regni-kind-deck = Tomar un mazo de ejemplo
ortus-regni-kind-add = Añadir una carta
ortus-regni-kind-keep = Quedarse
ortus-regni-kind-tower = Poner una Torre boca abajo
ortus-regni-kind-place = Colocar
ortus-regni-kind-install = Nombrar un Lord
ortus-regni-kind-emissary = Enviar un Emisario a los Vikingos
ortus-regni-kind-look = Mirar una mano con tu Abad
ortus-regni-kind-discard = Entregar
ortus-regni-kind-take = Tomar de la bandeja
ortus-regni-kind-garrison = Llenar una guarnición
ortus-regni-kind-guard = Llenar la Guardia Real
ortus-regni-kind-at = Ponerla en
ortus-regni-kind-lord = Un Lord
ortus-regni-kind-fief = Una Propiedad de
ortus-regni-kind-building = Un edificio con todo lo que tiene
ortus-regni-kind-mercenary = Un Mercenario
ortus-regni-kind-property = Una Propiedad
ortus-regni-kind-answer = Responder con
ortus-regni-kind-ride = Enviar una carta de la mano boca abajo
ortus-regni-kind-storm = Asaltar las Torres de
ortus-regni-kind-raid = Incursión en las Propiedades de
ortus-regni-kind-siege = Asediar el edificio de
ortus-regni-kind-field = Desplegar
ortus-regni-kind-result = Decidir
ortus-regni-kind-absorb = Absorber un punto con
ortus-regni-kind-fall = Dejar caer
ortus-regni-kind-seize = Incautar para
ortus-regni-kind-ransom = Rescatar al Lord de
ortus-regni-kind-give = Entregar

# --- acciones
ortus-regni-action-deck = { $name }
ortus-regni-action-add = { $card }
ortus-regni-action-keep = { $card }
ortus-regni-action-tower = { $card }
ortus-regni-action-place = { $card }
ortus-regni-action-install = { $card }
ortus-regni-action-emissary = { $card }
ortus-regni-action-look = { $earl }
ortus-regni-action-discard = { $card }
ortus-regni-action-take = { $card }
ortus-regni-action-garrison = { $army } al Mercenario { $mercenary }
ortus-regni-action-guard = { $army }
ortus-regni-action-at = Feudo { $fief }
ortus-regni-action-lord = Feudo { $fief }
ortus-regni-action-fief = Feudo { $fief }
ortus-regni-action-building = Feudo { $fief }
ortus-regni-action-mercenary = Mercenario { $mercenary }
ortus-regni-action-property = { $card } (juego de { $owner })
ortus-regni-action-answer = { $card }
ortus-regni-action-ride = { $card }
ortus-regni-action-storm = { $earl }
ortus-regni-action-raid = Feudo { $fief }
ortus-regni-action-siege = Feudo { $fief }
ortus-regni-action-field = { $card } de la mano
ortus-regni-action-field-lord_n = el Lord del Feudo { $number }
ortus-regni-action-field-mercenary_n = el Mercenario { $number } con su guarnición
ortus-regni-action-field-infantry = Infantería
ortus-regni-action-field-knight = Caballero
ortus-regni-action-field-king = el Rey
ortus-regni-action-field-guard_infantry = Infantería de la Guardia
ortus-regni-action-field-guard_knight = Caballero de la Guardia
ortus-regni-action-result = { $result }
ortus-regni-action-result-normal = Batalla Normal
ortus-regni-action-result-attacker_wins = gana el atacante
ortus-regni-action-result-defender_wins = gana el defensor
ortus-regni-action-absorb = { $card }
ortus-regni-action-absorb-unharmed = una carta que no sufre daño
ortus-regni-action-absorb-infantry_of_n = Infantería de { $player }
ortus-regni-action-absorb-knight_of_n = Caballero de { $player }
ortus-regni-action-absorb-guard_infantry = Infantería de la Guardia
ortus-regni-action-absorb-guard_knight = Caballero de la Guardia
ortus-regni-action-absorb-mercenary_n = Mercenario { $number }
ortus-regni-action-absorb-garrison_n_infantry = Infantería de la guarnición del Mercenario { $number }
ortus-regni-action-absorb-garrison_n_knight = Caballero de la guarnición del Mercenario { $number }
ortus-regni-action-fall = { $card }
ortus-regni-action-seize = Feudo { $fief }
ortus-regni-action-ransom = Feudo { $fief }
ortus-regni-action-give-infantry = Infantería de la reserva
ortus-regni-action-give-knight = Caballero de la reserva
ortus-regni-action-give-garrison_n_infantry = Infantería de la guarnición del Mercenario { $number }
ortus-regni-action-give-garrison_n_knight = Caballero de la guarnición del Mercenario { $number }
ortus-regni-action-do-buy_towers = comprar dos Torres
ortus-regni-action-do-buy_banner = comprar un Estandarte
ortus-regni-action-do-keep = conservar
ortus-regni-action-do-redraw = robar otra mano
ortus-regni-action-do-rebuild = rehacer el mazo
ortus-regni-action-do-hire = contratar un Mercenario
ortus-regni-action-do-banquet = celebrar un Banquete: robar 2 cartas
ortus-regni-action-do-kingship = alzar un Estandarte de realeza
ortus-regni-action-do-joust = convocar una Justa
ortus-regni-action-do-bequeath = legar: el descarte vuelve al mazo
ortus-regni-action-do-treachery = jugar Traición
ortus-regni-action-do-intrigue = jugar Intriga
ortus-regni-action-do-attack = atacar
ortus-regni-action-do-recruit = reclutar Cartas de Ejército
ortus-regni-action-do-barter = trocar dos cartas por una de la bandeja
ortus-regni-action-do-end = acabar el turno
ortus-regni-action-do-concede = rendirse
ortus-regni-action-do-pass = pasar
ortus-regni-action-do-banner = jugar un Estandarte
ortus-regni-action-do-attend = asistir a la Justa
ortus-regni-action-do-done = seguir
ortus-regni-action-do-capture = capturar
ortus-regni-action-do-destroy = destruir

# --- campos de la vista
ortus-regni-field-phase = Fase
ortus-regni-field-round = Ronda
ortus-regni-field-round_limit = Última ronda
ortus-regni-field-first = Primer jugador
ortus-regni-field-seats = Condes
ortus-regni-field-king = Rey
ortus-regni-field-guard = Guardia Real
ortus-regni-field-archbishop = Arzobispo
ortus-regni-field-church_controller = Controla la Iglesia
ortus-regni-field-vikings = Los Vikingos
ortus-regni-field-arrived = Han llegado
ortus-regni-field-black = Marcadores Negros adelantados
ortus-regni-field-markers = Marcadores Negros
ortus-regni-field-white = Marcador Blanco
ortus-regni-field-horde = Fuerzas vikingas
ortus-regni-field-strength = Fuerza
ortus-regni-field-decks = Mazos de la mesa
ortus-regni-field-army = Cartas de Ejército
ortus-regni-field-battle = Batalla
ortus-regni-field-viking = Cartas de Vikingos
ortus-regni-field-deck = Cartas en el mazo
ortus-regni-field-discard = Descarte
ortus-regni-field-fallen = Fuera de la partida
ortus-regni-field-struggle = Pugna
ortus-regni-field-joust = Justa
ortus-regni-field-common = Cartas comunes
ortus-regni-field-game_number = Partida de la serie
ortus-regni-field-wins = Partidas ganadas
ortus-regni-field-winner = Ganador
ortus-regni-field-alive = En juego
ortus-regni-field-hand = Mano
ortus-regni-field-towers = Torres
ortus-regni-field-fiefs = Feudos
ortus-regni-field-fief = Feudo
ortus-regni-field-building = Edificio
ortus-regni-field-card = Carta
ortus-regni-field-owner = Del juego de
ortus-regni-field-lord = Lord
ortus-regni-field-properties = Propiedades
ortus-regni-field-mercenaries = Mercenarios
ortus-regni-field-mercenary = Mercenario
ortus-regni-field-garrison = Guarnición
ortus-regni-field-pool = Reserva
ortus-regni-field-infantry = Infantería
ortus-regni-field-knight = Caballeros
ortus-regni-field-field_limit = Puede desplegar
ortus-regni-field-banners = Estandartes de realeza
ortus-regni-field-cubes = Cubos en la Bolsa
ortus-regni-field-emissaries = Emisarios
ortus-regni-field-turns = Turnos jugados
ortus-regni-field-holdings = Bienes
ortus-regni-field-points = Puntos de Legado
ortus-regni-field-own_towers = Tus Torres
ortus-regni-field-own_deck = Quedan en tu mazo
ortus-regni-field-tray = Tu bandeja
ortus-regni-field-deck_list = Tu mazo
ortus-regni-field-pack = Tu lote
ortus-regni-field-kept = Conservadas
ortus-regni-field-own_rider = Tu participante
ortus-regni-field-attacker = Atacante
ortus-regni-field-controller = Dirige
ortus-regni-field-defender = Defensor
ortus-regni-field-way = Objetivo
ortus-regni-field-result = Resultado
ortus-regni-field-attack = Fuerza atacante
ortus-regni-field-defence = Fuerza defensora
ortus-regni-field-attack_strength = Fuerza del ataque
ortus-regni-field-defence_strength = Fuerza de la defensa
ortus-regni-field-hurt_attacker = Puntos contra el atacante
ortus-regni-field-hurt_defender = Puntos contra el defensor
ortus-regni-field-captives = Lores capturados, por Feudo
ortus-regni-field-forecast = Si se golpea ahora al defensor
ortus-regni-field-past_force = Puntos tras las fuerzas
ortus-regni-field-needed = Puntos necesarios
ortus-regni-field-actor = La juega
ortus-regni-field-victim = Contra
ortus-regni-field-last = Última carta
ortus-regni-field-target = Objetivo
ortus-regni-field-property = Propiedad
ortus-regni-field-attending = Asisten
ortus-regni-field-stakes = Apuestas
ortus-regni-field-riders = Participantes
ortus-regni-field-hidden = Boca abajo
ortus-regni-field-role = Como
ortus-regni-field-seat = Conde
ortus-regni-field-revealed = Mostrado al final

## La mesa propia del juego

# --- qué hace cada carta, en una línea que cabe en ella (unos 45 caracteres)
ortus-regni-table-brief-castle = Un Feudo nuevo. Cae con 2 puntos en un Asedio.
ortus-regni-table-brief-palace = Un Feudo que cae con 3 puntos en un Asedio.
ortus-regni-table-brief-land = 1 Carta de Ejército; recluta y despliega 1 más.
ortus-regni-table-brief-market_town = Con un Campo: recluta y despliega 1 más.
ortus-regni-table-brief-church = Más Iglesias: decides en «La Iglesia Decide».
ortus-regni-table-brief-cathedral = Eres Arzobispo y decides por la Iglesia.
ortus-regni-table-brief-prince = Lord o combatiente. Si muere, queda el Feudo.
ortus-regni-table-brief-vassal = Lord, combatiente, Emisario. Contra conjuras.
ortus-regni-table-brief-champion = Lord o combatiente de 2. El mejor en la Justa.
ortus-regni-table-brief-monk = Abad que ve una mano, o Emisario de 2.
ortus-regni-table-brief-mercenary = Inflige 2 en tus batallas; admite una Carta de Ejército.
ortus-regni-table-brief-treachery = Mata a un Lord o Mercenario, o quema una Propiedad.
ortus-regni-table-brief-intrigue = Roba una Propiedad o un Mercenario.
ortus-regni-table-brief-allies = Responde a todo; solo Aliados la vence.
ortus-regni-table-brief-banquet = Roba 2 cartas de tu mazo.
ortus-regni-table-brief-banner = Reclama la corona, convoca una Justa o lega.
ortus-regni-table-brief-infantry = Combate con 1; se pierde con 1 punto.
ortus-regni-table-brief-knight = Combate con 2; se pierde con 1 punto.
ortus-regni-table-brief-viking = Combate con 1 en las fuerzas vikingas.
ortus-regni-table-brief-chieftain = Combate con 2 en las fuerzas vikingas.
ortus-regni-table-brief-king = Combate con 1 y trae a la Guardia.
ortus-regni-table-brief-normal = Cada bando recibe la fuerza del otro.
ortus-regni-table-brief-attacker_wins = Solo sufre el defensor; captura a sus Lores.
ortus-regni-table-brief-defender_wins = Solo sufre el atacante; captura a sus Lores.
ortus-regni-table-brief-church_decides = Quien controla la Iglesia elige el resultado.
ortus-regni-table-brief-no_luck = No vale nada en una Justa.
ortus-regni-table-face-down = Una carta boca abajo
ortus-regni-table-falls-to = Cae con { $points } puntos en un Asedio
ortus-regni-table-deals = Inflige { $points } en batalla

# --- nombres de las cosas de la mesa
ortus-regni-table-prompt-deck = Construye un mazo de { $deck_count } cartas: toma uno de ejemplo o elige tú las cartas.
ortus-regni-table-prompt-draft = Quédate cartas de tu lote; el resto pasa.
ortus-regni-table-fief = { $own ->
    [yes] { $form ->
        [of] { $number ->
            [0] de tu { $card }
           *[other] de tu { $card } { $number }
        }
        [to] { $number ->
            [0] a tu { $card }
           *[other] a tu { $card } { $number }
        }
       *[plain] { $number ->
            [0] tu { $card }
           *[other] tu { $card } { $number }
        }
    }
   *[no] { $form ->
        [of] { $number ->
            [0] del { $card } de { $name }
           *[other] del { $card } { $number } de { $name }
        }
        [to] { $number ->
            [0] al { $card } de { $name }
           *[other] al { $card } { $number } de { $name }
        }
       *[plain] { $number ->
            [0] el { $card } de { $name }
           *[other] el { $card } { $number } de { $name }
        }
    }
}
ortus-regni-table-fief-gone = { $form ->
    [of] de un Feudo que ya no existe
    [to] a un Feudo que ya no existe
   *[plain] un Feudo que ya no existe
}
ortus-regni-table-mercenary = { $own ->
    [yes] { $form ->
        [of] { $place ->
            [0] de tu Mercenario
           *[other] de tu Mercenario n.º { $place }
        }
        [to] { $place ->
            [0] a tu Mercenario
           *[other] a tu Mercenario n.º { $place }
        }
       *[plain] { $place ->
            [0] tu Mercenario
           *[other] tu Mercenario n.º { $place }
        }
    }
   *[no] { $form ->
        [of] { $place ->
            [0] del Mercenario de { $name }
           *[other] del Mercenario n.º { $place } de { $name }
        }
        [to] { $place ->
            [0] al Mercenario de { $name }
           *[other] al Mercenario n.º { $place } de { $name }
        }
       *[plain] { $place ->
            [0] el Mercenario de { $name }
           *[other] el Mercenario n.º { $place } de { $name }
        }
    }
}
ortus-regni-table-unit-unharmed = una carta que no sufre daño
ortus-regni-table-unit-lord = { NAME($card, form: "the") }, Lord { NAME($fief, form: "of") }
ortus-regni-table-unit-garrison = { $card } de la guarnición { NAME($mercenary, form: "of") }
ortus-regni-table-unit-guard = { $card } de la Guardia
ortus-regni-table-unit-of = { $card } de { $name }

# --- el tablero
ortus-regni-table-board = La mesa
ortus-regni-table-hand = Tu mano
ortus-regni-table-hand-empty = Tu mano está vacía.
ortus-regni-table-hand-card = { $uses ->
    [0] { $place } de { $of }, { $card }: ningún uso ahora
    [one] { $place } de { $of }, { $card }: un uso ahora
   *[other] { $place } de { $of }, { $card }: { $uses } usos ahora
}
ortus-regni-table-head = { $name }{ $king ->
    [yes] , Rey
   *[no] {""}
}{ $archbishop ->
    [yes] , Arzobispo
   *[no] {""}
}: { $hand ->
    [one] 1 carta
   *[other] { $hand } cartas
} en mano, { $deck } en el mazo; Estandartes: { $banners }; Cubos en la Bolsa: { $cubes }
ortus-regni-table-you = tú
ortus-regni-table-out = fuera de la partida
ortus-regni-table-king = Rey
ortus-regni-table-archbishop = Arzobispo
ortus-regni-table-hand-count = { $count ->
    [one] 1 carta en mano
   *[other] { $count } cartas en mano
}
ortus-regni-table-deck-count = { $count ->
    [one] Queda 1 carta en el mazo. Quien no puede robar queda fuera.
   *[other] Quedan { $count } cartas en el mazo. Quien no puede robar queda fuera.
}
ortus-regni-table-banner-count = { $count ->
    [one] 1 Estandarte de realeza
   *[other] { $count } Estandartes de realeza
}
ortus-regni-table-cube-count = { $count ->
    [one] 1 Cubo en la Bolsa de los Vikingos
   *[other] { $count } Cubos en la Bolsa de los Vikingos
}
ortus-regni-table-deck-ends = fin del mazo: ronda { $round }
ortus-regni-table-fiefs = Feudos de { $name }
ortus-regni-table-stack = { $card } { $fief }
ortus-regni-table-no-lord = sin Lord
ortus-regni-table-building-label = { $fief }: cae con { $points } puntos
ortus-regni-table-lord-label = { NAME($card, form: "the") }, Lord { NAME($fief, form: "of") }
ortus-regni-table-no-lord-label = { $fief }: sin Lord
ortus-regni-table-property-label = { $foreign ->
    [yes] { COUNT($count, $card) } en { $fief }, del juego de { $owner }
   *[no] { COUNT($count, $card) } en { $fief }
}
ortus-regni-table-new-fief = Feudo nuevo
ortus-regni-table-towers = { $count ->
    [0] sin Torres
    [one] 1 Torre
   *[other] { $count } Torres
}
ortus-regni-table-towers-label = { $count ->
    [0] { $name } no tiene Torres
    [one] { $name } tiene 1 Torre
   *[other] { $name } tiene { $count } Torres
}
ortus-regni-table-hired = Mercenario { $number }
ortus-regni-table-hireling-label = { $count ->
    [0] { $mercenary }, guarnición vacía
    [one] { $mercenary }, 1 Carta de Ejército en la guarnición
   *[other] { $mercenary }, { $count } Cartas de Ejército en la guarnición
}
ortus-regni-table-hire-here = contratar
ortus-regni-table-pool-label = { $card } en la reserva: { $count }
ortus-regni-table-fields = despliega { $count } · recluta { $recruits }
ortus-regni-table-fields-short = despliega { $count }
ortus-regni-table-vikings-far = { $markers ->
    [one] Vikingos: falta 1 Marcador
   *[other] Vikingos: faltan { $markers } Marcadores
}
ortus-regni-table-vikings-land = Los Vikingos llegan en la ronda { $round }
ortus-regni-table-vikings-marker = { $white ->
    [yes] La guerra entre Condes los retrasa una ronda.
   *[no] Más tarde si los Condes atacan, antes con Emisarios.
}
ortus-regni-table-vikings-sail = Las fuerzas vikingas ({ $strength }) zarpan esta ronda
ortus-regni-table-vikings-rest = Las fuerzas vikingas ({ $strength }) descansan
ortus-regni-table-horde = { $cards ->
    [one] 1 carta
   *[other] { $cards } cartas
}; actúan si son más de { $above }; { $grows } más cada ronda.
ortus-regni-table-horde-strength = Fuerza de los Vikingos
ortus-regni-table-strikes = Sin defensa, cae un edificio:
ortus-regni-table-bag = De quién será el Cubo
ortus-regni-table-bag-empty = La Bolsa está vacía.
ortus-regni-table-bag-share = { $name }: { $share } %.
ortus-regni-table-round = Ronda { $round }
# Qué es cada cosa de la mesa cuando se señala sin haber elegido nada.
ortus-regni-table-about-head = Cartas en la mano y en el mazo, Estandartes de realeza y Cubos. Quien se queda sin edificios o no puede robar queda fuera.
ortus-regni-table-about-no-lord = Aquí puede ser Lord un Príncipe, un Vasallo, un Campeón o un Monje; después combate en todas las batallas.
ortus-regni-table-about-towers = Cada Torre absorbe 1 punto de cada Incursión y Asedio. Las Torres solo caen en un ataque contra ellas.
ortus-regni-table-about-vikings = Cuando hayan llegado, un Cubo de la Bolsa nombra al Conde que envía todas las fuerzas vikingas contra quien quiera. Los Emisarios te dan Cubos.
ortus-regni-table-about-crown = Con dos Estandartes de realeza más que cualquier otro Conde eres Rey: el Rey combate en todas tus batallas y los demás aportan a tu Guardia.
ortus-regni-table-about-joust = Un Estandarte convoca una Justa. Cada Conde apuesta una Propiedad o un Feudo, o se excusa con un Estandarte; quien gana se lleva las apuestas.
ortus-regni-table-about-church = Quien controla la Iglesia decide las batallas cuando sale «La Iglesia Decide»: con la Catedral o, si no la hay, con más Iglesias que nadie.
ortus-regni-table-no-king = Aún no hay Rey
ortus-regni-table-king-is = { $name } es Rey; Guardia de { $guard }
ortus-regni-table-race = { $count ->
    [one] { $name }: 1 Estandarte.
   *[other] { $name }: { $count } Estandartes.
}
ortus-regni-table-tilt-yard = Liza: un Estandarte convoca una Justa
ortus-regni-table-archbishop-is = { $name } es Arzobispo
ortus-regni-table-church-is = { $name } controla la Iglesia
ortus-regni-table-no-church = Nadie controla la Iglesia
ortus-regni-table-watch = Atención
ortus-regni-table-watch-nothing = De momento no hay amenazas.
ortus-regni-table-recap = Desde tu turno
ortus-regni-table-recap-nothing = No ha ocurrido nada desde tu último turno.
ortus-regni-table-earl = Conde
ortus-regni-table-place = Puesto
ortus-regni-table-outlook-note = Gana el último Conde en juego. Tras la ronda { $round } los que queden se ordenan así.
ortus-regni-table-variants = Variantes en juego:

# --- elegir
ortus-regni-table-keys = En esta mesa: 1 a 9 y 0 eligen una carta · T ponerla como Torre · ← → entre lugares iluminados · ↑ ↓ entre jugadores · Intro tomar, confirmar · A atacar · R reclutar · B Abad · X trueque · N acabar el turno · V ver la mesa detrás de una escena · Esc devolver
ortus-regni-table-change-fields = despliega { $before } → { $after }
ortus-regni-table-change-recruits = recluta { $before } → { $after }
ortus-regni-table-change-towers = Torres { $before } → { $after }
ortus-regni-table-change-banners = Estandartes { $before } → { $after }
ortus-regni-table-change-deck = mazo { $before } → { $after }
ortus-regni-table-change-lead = probabilidad de dirigir a los Vikingos { $before } % → { $after } %
ortus-regni-table-change-king = { $after ->
    [1] te coronas Rey
   *[0] pierdes la corona
}
ortus-regni-table-change-church = { $after ->
    [1] controlas la Iglesia
   *[0] dejas de controlar la Iglesia
}
ortus-regni-table-goal = Gana el último Conde que siga en juego. Quien se queda sin edificios o no puede robar una carta queda fuera.
ortus-regni-table-hand-stack = { $count } iguales
ortus-regni-table-pick-card = Elige una carta y se iluminan sus lugares, o elige un lugar y verás qué cartas encajan.
ortus-regni-table-pick-tower = Ya has realizado tu Acción. Cualquier carta puede ponerse aún como Torre; al acabar el turno robas una carta.
ortus-regni-table-answer-hint = Responde en la mesa, donde se ilumina, o con un botón.
ortus-regni-table-waiting = { $by ->
    [finger] Deciden otros. Deja un dedo sobre cualquier cosa para saber qué es.
   *[pointer] Deciden otros. Señala cualquier cosa para saber qué es.
}
ortus-regni-table-over = { $by ->
    [finger] La partida ha terminado. Deja un dedo sobre cualquier cosa para saber qué es.
   *[pointer] La partida ha terminado. Señala cualquier cosa para saber qué es.
}
ortus-regni-table-watch-over = La partida ha terminado.
ortus-regni-table-watch-more = y { $count } más
ortus-regni-table-watching = Estás mirando.
ortus-regni-table-click-lit = Pulsa lo que se ilumina en la mesa.
ortus-regni-table-click-lit-or-undo = Pulsa lo que se ilumina en la mesa. Con Deshacer vuelves a tu turno.
ortus-regni-table-or-lit = O pulsa lo que se ilumina en la mesa.
ortus-regni-table-lit-places = { $count ->
    [one] 1 lugar: { $places }
   *[other] { $count } lugares: { $places }
}
ortus-regni-table-place-picked = { $count ->
    [0] Aquí no puede ir nada ahora.
    [one] Aquí se puede hacer una cosa: elígela.
   *[other] Aquí se pueden hacer { $count } cosas: elige una carta enmarcada.
}
ortus-regni-table-confirm = Confirmar
ortus-regni-table-cancel = Cancelar
ortus-regni-table-put-back = Devolver
ortus-regni-table-undo = Se puede deshacer hasta que se robe algo o alguien responda.
ortus-regni-table-no-undo = Después no podrás deshacer por tu cuenta.
ortus-regni-table-actions = Acciones de tu turno
ortus-regni-table-acted = Ya has realizado tu Acción.
ortus-regni-table-attack-hint = elige un objetivo
ortus-regni-table-recruit-hint = { $count ->
    [one] 1 Carta de Ejército
   *[other] { $count } Cartas de Ejército
}
ortus-regni-table-look-hint = ver una mano
ortus-regni-table-barter-hint = dos cartas por una
ortus-regni-table-concede-hint = dejar la partida
ortus-regni-table-end-turn = Acabar el turno: robar 1 de { $deck }
ortus-regni-table-mode-attack = Ataque: pulsa un edificio para asediarlo, Propiedades para una Incursión, Torres para asaltarlas.
ortus-regni-table-mode-look = Abad: pulsa el Conde cuya mano quieres ver.

# --- la palabra sobre un lugar iluminado
ortus-regni-table-word-here = aquí
ortus-regni-table-word-place = Feudo nuevo
ortus-regni-table-word-attach = Anexar
ortus-regni-table-word-install = Lord aquí
ortus-regni-table-word-tower = Torre
ortus-regni-table-word-hire = Contratar
ortus-regni-table-word-banquet = Robar 2
ortus-regni-table-word-kingship = Reclamar
ortus-regni-table-word-joust = Justa
ortus-regni-table-word-bequeath = Legar
ortus-regni-table-word-treachery = Traición
ortus-regni-table-word-intrigue = Intriga
ortus-regni-table-word-murder = Asesinar
ortus-regni-table-word-burn = Quemar
ortus-regni-table-word-kill = Matar
ortus-regni-table-word-steal = Robar
ortus-regni-table-word-hire-away = Atraer
ortus-regni-table-word-emissary = Emisario
ortus-regni-table-word-look = Ver mano
ortus-regni-table-word-garrison = Guarnición
ortus-regni-table-word-guard = Guardia
ortus-regni-table-word-storm = Asaltar
ortus-regni-table-word-raid = Incursión
ortus-regni-table-word-siege = Asediar
ortus-regni-table-word-attack = Atacar
ortus-regni-table-word-recruit = Reclutar
ortus-regni-table-word-barter = Trueque
ortus-regni-table-word-concede = Rendirse
ortus-regni-table-word-end = Acabar
ortus-regni-table-word-field = Desplegar
ortus-regni-table-word-answer = Responder
ortus-regni-table-word-ride = Participa
ortus-regni-table-word-ransom = Rescatar
ortus-regni-table-word-seize = Incautar
ortus-regni-table-word-at = Aquí
ortus-regni-table-word-lord = Este Lord
ortus-regni-table-word-fief = Propiedad
ortus-regni-table-word-building = El Feudo
ortus-regni-table-word-mercenary = Este
ortus-regni-table-word-discard = Entregar
ortus-regni-table-word-banner = Estandarte
ortus-regni-table-word-give = Entregar

# --- qué ocurriría, en una frase
ortus-regni-table-do-place = { NAME($card, form: "the") } será un Feudo nuevo tuyo.
ortus-regni-table-do-attach = { NAME($card, form: "the") } se anexa { NAME($fief, form: "to") }.
ortus-regni-table-do-install = { NAME($card, form: "the") } será Lord { NAME($fief, form: "of") } y podrá combatir en cada batalla.
ortus-regni-table-do-tower = { NAME($card, form: "the") } se pone boca abajo como Torre: absorbe 1 punto de cada Incursión y Asedio contra ti.
ortus-regni-table-do-hire = Contratas un Mercenario: inflige 2 en cualquiera de tus batallas y, si tiene una Carta de Ejército en su guarnición, esta combate con él.
ortus-regni-table-do-banquet = { $deck ->
    [one] Tu mazo tiene 1 carta; robas 2.
   *[other] Robas 2 de las { $deck } cartas de tu mazo.
} Quien no puede robar al final de un turno queda fuera.
ortus-regni-table-do-kingship = Alzas un Estandarte de realeza. Con dos más que cualquier otro eres Rey.
ortus-regni-table-do-joust = Convocas una Justa: todos apuestan algo o se excusan con un Estandarte.
ortus-regni-table-do-bequeath = El Príncipe { NAME($fief, form: "of") } se va, y todo tu descarte vuelve a tu mazo.
ortus-regni-table-do-treachery = Traición: luego nombra un Lord, una Propiedad o un Mercenario de otro Conde.
ortus-regni-table-do-intrigue = Intriga: luego nombra una Propiedad o un Mercenario de otro Conde.
ortus-regni-table-do-murder = { $heir ->
    [yes] Asesinan al Príncipe { NAME($fief, form: "of") } si { $name } no responde; el Feudo se queda.
   *[no] Asesinan { NAME($lord, form: "to") } { NAME($fief, form: "of") } si { $name } no responde, y con él se pierde todo el Feudo.
}
ortus-regni-table-do-burn = { NAME($property, form: "the") } { NAME($fief, form: "of") } arde si { $name } no responde.
ortus-regni-table-do-kill = { $mercenary } muere con su guarnición si su Conde no responde.
ortus-regni-table-do-steal = { NAME($property, form: "the") } { NAME($fief, form: "of") } pasa a tus manos si { $name } no responde.
ortus-regni-table-do-hire-away = { $mercenary } se une a ti con su guarnición si su Conde no responde.
ortus-regni-table-do-emissary = { NAME($card, form: "the") } se va para siempre con los Vikingos, y tienes más Cubos en la Bolsa. Antes de que los Vikingos desembarquen, avanza un Marcador Negro.
ortus-regni-table-do-look = { $name } muestra toda su mano a tu Abad.
ortus-regni-table-do-garrison = { NAME($card, form: "the") } se une a la guarnición { NAME($mercenary, form: "of") } y combate con él.
ortus-regni-table-do-guard = { NAME($card, form: "the") } se une a la Guardia Real y combate junto al Rey.
ortus-regni-table-do-storm = { $who ->
    [vikings] Los Vikingos asaltan
   *[you] Asaltas
} { $towers ->
    [one] la Torre
   *[other] las { $towers } Torres
} de { $name }: cada punto que supera a los defensores derriba una.
ortus-regni-table-do-raid = { $who ->
    [vikings] Incursión vikinga
   *[you] Incursión
} en { $fief }: cada punto que supera a los defensores{ $towers ->
    [0] { "" }
    [one] { " " }y una Torre
   *[other] { " " }y { $towers } Torres
} derriba una Propiedad.
ortus-regni-table-do-siege = { $who ->
    [vikings] Los Vikingos asedian
   *[you] Asedias
} { $fief }: cae con todo lo que tiene si { $needed } puntos superan a los defensores{ $towers ->
    [0] .
    [one] , uno de ellos por la Torre.
   *[other] , { $towers } de ellos por las Torres.
}
ortus-regni-table-do-attack = Atacas; luego nombra el objetivo.
ortus-regni-table-do-recruit = { $recruits ->
    [one] Reclutas 1 Carta de Ejército para tu reserva, por tu Campo.
   *[other] Reclutas { $recruits } Cartas de Ejército para tu reserva, una por cada Campo y por cada Mercado emparejado con uno.
}
ortus-regni-table-do-end = Acabas tu turno sin Acción y robas una carta; { $deck ->
    [one] queda 1
   *[other] quedan { $deck }
}.
ortus-regni-table-do-concede = Te rindes: quedas fuera de la partida en el acto.
ortus-regni-table-do-at = Se anexa { NAME($fief, form: "to") }.
ortus-regni-table-do-seize = La incautas para { $fief }.

# --- respuestas en palabras, donde hay una pregunta
ortus-regni-table-answer-deck = Tomar el mazo de ejemplo «{ $deck }»
ortus-regni-table-answer-add = Añadir { NAME($card, form: "a") }
ortus-regni-table-answer-keep = Conservar
ortus-regni-table-answer-tower = { $card } como Torre
ortus-regni-table-answer-place = Colocar { NAME($card, form: "the") }
ortus-regni-table-answer-attach = Anexar { NAME($card, form: "the") }
ortus-regni-table-answer-install = { $card } como Lord
ortus-regni-table-answer-hold-back = Que no ataquen
ortus-regni-table-answer-take = Tomar { NAME($card, form: "the") }
ortus-regni-table-answer-discard = Entregar { NAME($card, form: "the") }
ortus-regni-table-answer-at = Anexar { NAME($fief, form: "to") }
ortus-regni-table-answer-lord = { NAME($lord, form: "the") } { NAME($fief, form: "of") }
ortus-regni-table-answer-fief = Una Propiedad { NAME($fief, form: "of") }
ortus-regni-table-answer-building = { $fief } con todo lo que tiene
ortus-regni-table-answer-mercenary = { $mercenary }
ortus-regni-table-answer-property = { $card } del juego de { $owner }
ortus-regni-table-answer-answer = Responder con { NAME($card, form: "a") }
ortus-regni-table-answer-ride = Enviar { NAME($card, form: "a") } boca abajo
ortus-regni-table-answer-storm = Asaltar las Torres de { $name }
ortus-regni-table-answer-raid = Incursión en { $fief }
ortus-regni-table-answer-siege = Asediar { $fief }
ortus-regni-table-answer-field = Desplegar: { $unit }
ortus-regni-table-answer-absorb = { $unit } absorbe un punto
ortus-regni-table-answer-give = Entregar: { $unit }
ortus-regni-table-answer-result = Decidir: { $result }
ortus-regni-table-answer-fall = Cae { NAME($card, form: "the") }
ortus-regni-table-answer-seize = Incautar para { $fief }
ortus-regni-table-answer-ransom = Rescatar { NAME($lord, form: "to") } { NAME($fief, form: "of") }

# --- lo que dicen las reglas junto a la mesa: motivos y peligros
ortus-regni-table-only-answer = Aliados se juega solo como respuesta en una pugna, o se pone como Torre.
ortus-regni-table-threat-own-deck = Tu mazo se acaba en la ronda { $round_number }: si no puedes robar quedas fuera, salvo que legue un Príncipe.
ortus-regni-table-threat-deck = { $seat } no podrá robar en la ronda { $round_number } y quedará fuera, salvo que legue un Príncipe.
ortus-regni-table-threat-own-deck-heirless = Tu mazo se acaba en la ronda { $round_number }: si no puedes robar quedas fuera. Ya no tienes a la vez Príncipe y Estandarte para legar.
ortus-regni-table-threat-own-deck-last = Tu mazo se acaba en la ronda { $round_number }: si no puedes robar quedas fuera. Ya no te quedan legados.
ortus-regni-table-threat-deck-last = { $seat } no podrá robar en la ronda { $round_number } y quedará fuera: no le quedan legados.
ortus-regni-table-threat-own-deck-heathen = Tu mazo se acaba en la ronda { $round_number }: perderías todos tus Feudos y barajarías tu descarte.
ortus-regni-table-threat-deck-heathen = El mazo de { $seat } se acaba en la ronda { $round_number }, y con él todos sus Feudos.
ortus-regni-table-threat-crown = { $seat } será Rey con otro Estandarte de realeza, si otro Conde no alza uno antes.
ortus-regni-table-threat-own-crown = Con otro Estandarte de realeza eres Rey.
ortus-regni-table-threat-crown-wins = { $seat } es Rey y Arzobispo y gana al empezar su próximo turno.
ortus-regni-table-threat-own-crown-wins = Eres Rey y Arzobispo: ganas al empezar tu próximo turno.
ortus-regni-table-threat-archbishop = { $seat } es Arzobispo y decide en «La Iglesia Decide».
ortus-regni-table-threat-archbishop-bars = { $seat } es Arzobispo, decide en «La Iglesia Decide» y te prohíbe legar: no tienes Iglesia.
ortus-regni-table-threat-landing = Los Vikingos llegan en la ronda { $round_number }.
ortus-regni-table-threat-horde = { $towers_count ->
    [0] Sin defensa, tu { $card } cae ante las fuerzas vikingas ({ $strength_count }): no tienes Torres, y cae con { $needed_count } puntos.
    [one] Sin defensa, tu { $card } cae ante las fuerzas vikingas ({ $strength_count }): tienes 1 Torre, y cae con { $needed_count } puntos.
   *[other] Sin defensa, tu { $card } cae ante las fuerzas vikingas ({ $strength_count }): tienes { $towers_count } Torres, y cae con { $needed_count } puntos.
}
ortus-regni-table-threat-own-last-lord = { NAME($card, form: "a") } gobierna tu último edificio: si una Traición lo asesina, lo pierdes con él y quedas fuera.
ortus-regni-table-threat-last-lord = { NAME($card, form: "a") } gobierna el último edificio de { $seat }: quien lo asesine deja a { $seat } fuera de la partida.
ortus-regni-table-threat-own-last-building = { $towers_count ->
    [0] Tu { $card } es tu último edificio: si cae, quedas fuera. Cae con { $needed_count } puntos, y no tienes Torres.
    [one] Tu { $card } es tu último edificio: si cae, quedas fuera. Cae con { $needed_count } puntos tras 1 Torre.
   *[other] Tu { $card } es tu último edificio: si cae, quedas fuera. Cae con { $needed_count } puntos tras { $towers_count } Torres.
}
ortus-regni-table-threat-last-building = { $towers_count ->
    [0] A { $seat } le queda un edificio: { NAME($card, form: "the") } cae con { $needed_count } puntos, sin Torres que lo protejan.
    [one] A { $seat } le queda un edificio: { NAME($card, form: "the") } cae con { $needed_count } puntos tras 1 Torre.
   *[other] A { $seat } le queda un edificio: { NAME($card, form: "the") } cae con { $needed_count } puntos tras { $towers_count } Torres.
}
