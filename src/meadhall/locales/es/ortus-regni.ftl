# Ortus Regni

## Nombres

ortus-regni-card-castle = { $form ->
    [counted] { $count ->
        [one] Castillo
       *[other] Castillos
    }
    [a] un Castillo
    [the] el Castillo
    [of] del Castillo
    [to] al Castillo
   *[plain] Castillo
}
    .gender = masculine
ortus-regni-card-land = { $form ->
    [counted] { $count ->
        [one] Campo
       *[other] Campos
    }
    [a] un Campo
    [the] el Campo
    [of] del Campo
    [to] al Campo
   *[plain] Campo
}
    .gender = masculine
ortus-regni-card-market_town = { $form ->
    [counted] { $count ->
        [one] Mercado
       *[other] Mercados
    }
    [a] un Mercado
    [the] el Mercado
    [of] del Mercado
    [to] al Mercado
   *[plain] Mercado
}
    .gender = masculine
ortus-regni-card-church = { $form ->
    [counted] { $count ->
        [one] Iglesia
       *[other] Iglesias
    }
    [a] una Iglesia
    [the] la Iglesia
    [of] de la Iglesia
    [to] a la Iglesia
   *[plain] Iglesia
}
    .gender = feminine
ortus-regni-card-cathedral = { $form ->
    [counted] { $count ->
        [one] Catedral
       *[other] Catedrales
    }
    [a] una Catedral
    [the] la Catedral
    [of] de la Catedral
    [to] a la Catedral
   *[plain] Catedral
}
    .gender = feminine
ortus-regni-card-prince = { $form ->
    [counted] { $count ->
        [one] Príncipe
       *[other] Príncipes
    }
    [a] un Príncipe
    [the] el Príncipe
    [of] del Príncipe
    [to] al Príncipe
   *[plain] Príncipe
}
    .gender = masculine
ortus-regni-card-vassal = { $form ->
    [counted] { $count ->
        [one] Vasallo
       *[other] Vasallos
    }
    [a] un Vasallo
    [the] el Vasallo
    [of] del Vasallo
    [to] al Vasallo
   *[plain] Vasallo
}
    .gender = masculine
ortus-regni-card-champion = { $form ->
    [counted] { $count ->
        [one] Campeón
       *[other] Campeones
    }
    [a] un Campeón
    [the] el Campeón
    [of] del Campeón
    [to] al Campeón
   *[plain] Campeón
}
    .gender = masculine
ortus-regni-card-monk = { $form ->
    [counted] { $count ->
        [one] Monje
       *[other] Monjes
    }
    [a] un Monje
    [the] el Monje
    [of] del Monje
    [to] al Monje
   *[plain] Monje
}
    .gender = masculine
ortus-regni-card-mercenary = { $form ->
    [counted] { $count ->
        [one] Mercenario
       *[other] Mercenarios
    }
    [a] un Mercenario
    [the] el Mercenario
    [of] del Mercenario
    [to] al Mercenario
   *[plain] Mercenario
}
    .gender = masculine
ortus-regni-card-treachery = { $form ->
    [counted] { $count ->
        [one] Traición
       *[other] Traiciones
    }
    [a] una Traición
    [the] la Traición
    [of] de la Traición
    [to] a la Traición
   *[plain] Traición
}
    .gender = feminine
ortus-regni-card-intrigue = { $form ->
    [counted] { $count ->
        [one] Intriga
       *[other] Intrigas
    }
    [a] una Intriga
    [the] la Intriga
    [of] de la Intriga
    [to] a la Intriga
   *[plain] Intriga
}
    .gender = feminine
ortus-regni-card-allies = { $form ->
    [counted] { $count ->
        [one] carta de Aliados
       *[other] cartas de Aliados
    }
    [a] una carta de Aliados
    [the] los Aliados
    [of] de los Aliados
    [to] a los Aliados
   *[plain] Aliados
}
    .gender = masculine
ortus-regni-card-banquet = { $form ->
    [counted] { $count ->
        [one] Banquete
       *[other] Banquetes
    }
    [a] un Banquete
    [the] el Banquete
    [of] del Banquete
    [to] al Banquete
   *[plain] Banquete
}
    .gender = masculine
ortus-regni-card-banner = { $form ->
    [counted] { $count ->
        [one] Estandarte
       *[other] Estandartes
    }
    [a] un Estandarte
    [the] el Estandarte
    [of] del Estandarte
    [to] al Estandarte
   *[plain] Estandarte
}
    .gender = masculine
ortus-regni-card-palace = { $form ->
    [counted] { $count ->
        [one] Palacio
       *[other] Palacios
    }
    [a] un Palacio
    [the] el Palacio
    [of] del Palacio
    [to] al Palacio
   *[plain] Palacio
}
    .gender = masculine
ortus-regni-card-nothing = nada

ortus-regni-hand-castle = { $form ->
    [counted] { $count ->
        [one] Castillo
       *[other] Castillos
    }
    [a] un Castillo
    [the] el Castillo
    [of] del Castillo
    [to] al Castillo
   *[plain] Castillo
}
    .gender = masculine
ortus-regni-hand-land = { $form ->
    [counted] { $count ->
        [one] Campo
       *[other] Campos
    }
    [a] un Campo
    [the] el Campo
    [of] del Campo
    [to] al Campo
   *[plain] Campo
}
    .gender = masculine
ortus-regni-hand-market_town = { $form ->
    [counted] { $count ->
        [one] Mercado
       *[other] Mercados
    }
    [a] un Mercado
    [the] el Mercado
    [of] del Mercado
    [to] al Mercado
   *[plain] Mercado
}
    .gender = masculine
ortus-regni-hand-church = { $form ->
    [counted] { $count ->
        [one] Iglesia
       *[other] Iglesias
    }
    [a] una Iglesia
    [the] la Iglesia
    [of] de la Iglesia
    [to] a la Iglesia
   *[plain] Iglesia
}
    .gender = feminine
ortus-regni-hand-cathedral = { $form ->
    [counted] { $count ->
        [one] Catedral
       *[other] Catedrales
    }
    [a] una Catedral
    [the] la Catedral
    [of] de la Catedral
    [to] a la Catedral
   *[plain] Catedral
}
    .gender = feminine
ortus-regni-hand-prince = { $form ->
    [counted] { $count ->
        [one] Príncipe
       *[other] Príncipes
    }
    [a] un Príncipe
    [the] el Príncipe
    [of] del Príncipe
    [to] al Príncipe
   *[plain] Príncipe
}
    .gender = masculine
ortus-regni-hand-vassal = { $form ->
    [counted] { $count ->
        [one] Vasallo
       *[other] Vasallos
    }
    [a] un Vasallo
    [the] el Vasallo
    [of] del Vasallo
    [to] al Vasallo
   *[plain] Vasallo
}
    .gender = masculine
ortus-regni-hand-champion = { $form ->
    [counted] { $count ->
        [one] Campeón
       *[other] Campeones
    }
    [a] un Campeón
    [the] el Campeón
    [of] del Campeón
    [to] al Campeón
   *[plain] Campeón
}
    .gender = masculine
ortus-regni-hand-monk = { $form ->
    [counted] { $count ->
        [one] Monje
       *[other] Monjes
    }
    [a] un Monje
    [the] el Monje
    [of] del Monje
    [to] al Monje
   *[plain] Monje
}
    .gender = masculine
ortus-regni-hand-mercenary = { $form ->
    [counted] { $count ->
        [one] Mercenario
       *[other] Mercenarios
    }
    [a] un Mercenario
    [the] el Mercenario
    [of] del Mercenario
    [to] al Mercenario
   *[plain] Mercenario
}
    .gender = masculine
ortus-regni-hand-treachery = { $form ->
    [counted] { $count ->
        [one] Traición
       *[other] Traiciones
    }
    [a] una Traición
    [the] la Traición
    [of] de la Traición
    [to] a la Traición
   *[plain] Traición
}
    .gender = feminine
ortus-regni-hand-intrigue = { $form ->
    [counted] { $count ->
        [one] Intriga
       *[other] Intrigas
    }
    [a] una Intriga
    [the] la Intriga
    [of] de la Intriga
    [to] a la Intriga
   *[plain] Intriga
}
    .gender = feminine
ortus-regni-hand-allies = { $form ->
    [counted] { $count ->
        [one] carta de Aliados
       *[other] cartas de Aliados
    }
    [a] una carta de Aliados
    [the] los Aliados
    [of] de los Aliados
    [to] a los Aliados
   *[plain] Aliados
}
    .gender = masculine
ortus-regni-hand-banquet = { $form ->
    [counted] { $count ->
        [one] Banquete
       *[other] Banquetes
    }
    [a] un Banquete
    [the] el Banquete
    [of] del Banquete
    [to] al Banquete
   *[plain] Banquete
}
    .gender = masculine
ortus-regni-hand-banner = { $form ->
    [counted] { $count ->
        [one] Estandarte
       *[other] Estandartes
    }
    [a] un Estandarte
    [the] el Estandarte
    [of] del Estandarte
    [to] al Estandarte
   *[plain] Estandarte
}
    .gender = masculine
ortus-regni-hand-palace = { $form ->
    [counted] { $count ->
        [one] Palacio
       *[other] Palacios
    }
    [a] un Palacio
    [the] el Palacio
    [of] del Palacio
    [to] al Palacio
   *[plain] Palacio
}
    .gender = masculine

ortus-regni-army-infantry = { $form ->
    [counted] { $count ->
        [one] Infantería
       *[other] Infanterías
    }
    [a] una Infantería
    [the] la Infantería
    [of] de la Infantería
    [to] a la Infantería
   *[plain] Infantería
}
    .gender = feminine
ortus-regni-army-knight = { $form ->
    [counted] { $count ->
        [one] Caballero
       *[other] Caballeros
    }
    [a] un Caballero
    [the] el Caballero
    [of] del Caballero
    [to] al Caballero
   *[plain] Caballero
}
    .gender = masculine

ortus-regni-viking-viking = { $form ->
    [counted] { $count ->
        [one] Infantería Vikinga
       *[other] Infanterías Vikingas
    }
    [a] una Infantería Vikinga
    [the] la Infantería Vikinga
    [of] de la Infantería Vikinga
    [to] a la Infantería Vikinga
   *[plain] Infantería Vikinga
}
    .gender = feminine
ortus-regni-viking-chieftain = { $form ->
    [counted] { $count ->
        [one] Jefe Tribal
       *[other] Jefes Tribales
    }
    [a] un Jefe Tribal
    [the] el Jefe Tribal
    [of] del Jefe Tribal
    [to] al Jefe Tribal
   *[plain] Jefe Tribal
}
    .gender = masculine

ortus-regni-joust-prince = { $form ->
    [counted] { $count ->
        [one] Príncipe
       *[other] Príncipes
    }
    [a] un Príncipe
    [the] el Príncipe
    [of] del Príncipe
    [to] al Príncipe
   *[plain] Príncipe
}
    .gender = masculine
ortus-regni-joust-vassal = { $form ->
    [counted] { $count ->
        [one] Vasallo
       *[other] Vasallos
    }
    [a] un Vasallo
    [the] el Vasallo
    [of] del Vasallo
    [to] al Vasallo
   *[plain] Vasallo
}
    .gender = masculine
ortus-regni-joust-no_luck = Sin suerte

ortus-regni-result-normal = Batalla Normal
ortus-regni-result-attacker_wins = El Atacante Gana
ortus-regni-result-defender_wins = El Defensor Gana
ortus-regni-result-church_decides = La Iglesia Decide

ortus-regni-unit-prince = { $form ->
    [counted] { $count ->
        [one] Príncipe
       *[other] Príncipes
    }
    [a] un Príncipe
    [the] el Príncipe
    [of] del Príncipe
    [to] al Príncipe
   *[plain] Príncipe
}
    .gender = masculine
ortus-regni-unit-vassal = { $form ->
    [counted] { $count ->
        [one] Vasallo
       *[other] Vasallos
    }
    [a] un Vasallo
    [the] el Vasallo
    [of] del Vasallo
    [to] al Vasallo
   *[plain] Vasallo
}
    .gender = masculine
ortus-regni-unit-champion = { $form ->
    [counted] { $count ->
        [one] Campeón
       *[other] Campeones
    }
    [a] un Campeón
    [the] el Campeón
    [of] del Campeón
    [to] al Campeón
   *[plain] Campeón
}
    .gender = masculine
ortus-regni-unit-monk = { $form ->
    [counted] { $count ->
        [one] Monje
       *[other] Monjes
    }
    [a] un Monje
    [the] el Monje
    [of] del Monje
    [to] al Monje
   *[plain] Monje
}
    .gender = masculine
ortus-regni-unit-mercenary = { $form ->
    [counted] { $count ->
        [one] Mercenario
       *[other] Mercenarios
    }
    [a] un Mercenario
    [the] el Mercenario
    [of] del Mercenario
    [to] al Mercenario
   *[plain] Mercenario
}
    .gender = masculine
ortus-regni-unit-king = { $form ->
    [counted] { $count ->
        [one] Rey
       *[other] Reyes
    }
    [a] un Rey
    [the] el Rey
    [of] del Rey
    [to] al Rey
   *[plain] Rey
}
    .gender = masculine
ortus-regni-unit-infantry = { $form ->
    [counted] { $count ->
        [one] Infantería
       *[other] Infanterías
    }
    [a] una Infantería
    [the] la Infantería
    [of] de la Infantería
    [to] a la Infantería
   *[plain] Infantería
}
    .gender = feminine
ortus-regni-unit-knight = { $form ->
    [counted] { $count ->
        [one] Caballero
       *[other] Caballeros
    }
    [a] un Caballero
    [the] el Caballero
    [of] del Caballero
    [to] al Caballero
   *[plain] Caballero
}
    .gender = masculine

ortus-regni-deck-land_army = Campos y Ejércitos
ortus-regni-deck-lords = Lores
ortus-regni-deck-church_emissaries = Iglesia y Emisarios
ortus-regni-deck-politics = Política
ortus-regni-deck-all_rounder = Equilibrado

ortus-regni-line-outlasted = Condes superados
ortus-regni-line-wins = Partidas ganadas
ortus-regni-tie-holdings = Absorción de edificios y Propiedades
ortus-regni-tie-towers = Torres
ortus-regni-tie-cards = Cartas en mazo y mano
# Un Feudo dentro de una línea del registro, como su rótulo en la mesa: «Castillo 3».
ortus-regni-fief-with-cards = { ID($card) ->
    [castle] { ortus-regni-numbered-castle }
    [palace] { ortus-regni-numbered-palace }
   *[other] { ID($told_card) ->
        [castle] { ortus-regni-numbered-castle }
        [palace] { ortus-regni-numbered-palace }
       *[other] { ortus-regni-numbered-fief }
    }
}
ortus-regni-numbered-castle = Castillo { $fief }
ortus-regni-numbered-palace = Palacio { $fief }
ortus-regni-numbered-fief = Feudo { $fief }

## Qué hace cada carta

ortus-regni-reminder-castle = Se coloca como edificio: un Feudo nuevo. Cae con 2 puntos de daño en un mismo Asedio. Inmune a la Intriga.
ortus-regni-reminder-palace = El edificio con que empiezas. Cae con 3 puntos de daño en un mismo Asedio. Si se pierde, va al descarte de su dueño y se puede robar de nuevo.
ortus-regni-reminder-land = Se anexa a un Feudo: 1 Carta de Ejército en el acto, 1 más al reclutar y 1 más que desplegar en batalla.
ortus-regni-reminder-market_town = Se anexa a un Feudo: emparejado con un Campo tuyo, recluta y despliega 1 más.
ortus-regni-reminder-church = Se anexa a un Feudo: sin Catedral en juego, quien tiene más Iglesias decide en «La Iglesia Decide»; te deja legar a pesar de una Catedral.
ortus-regni-reminder-cathedral = Se anexa a un Feudo, una en toda la mesa: decides en «La Iglesia Decide» e impides legar a los Condes sin Iglesia.
ortus-regni-reminder-prince = Lord o combatiente de la mano (inflige 1). Su asesinato no cuesta el Feudo. Heredero para legar. Carta alta en una Justa.
ortus-regni-reminder-vassal = Lord o combatiente de la mano (inflige 1). Emisario de 1 Cubo. Responde a la Traición, la Intriga y los Vasallos. Carta baja en una Justa.
ortus-regni-reminder-champion = Lord o combatiente de la mano (inflige 2). En una Justa cuenta como Príncipe o Vasallo, lo que convenga.
ortus-regni-reminder-monk = Lord (un Abad, que puede mirar una mano) o combatiente de la mano (inflige 0, absorbe 1). Emisario de 2 Cubos.
ortus-regni-reminder-mercenary = Contrátalo: inflige 2 en cualquiera de tus batallas, solo o con una Carta de Ejército en su guarnición. Expuesto a la Traición y la Intriga.
ortus-regni-reminder-treachery = Asesina a un Lord (salvo con un Príncipe, se pierde el Feudo), quema una Propiedad o mata a un Mercenario de otro Conde. Admite respuesta.
ortus-regni-reminder-intrigue = Quédate con una Propiedad o un Mercenario de otro Conde. Admite respuesta.
ortus-regni-reminder-allies = Solo como respuesta en una pugna: vence a la Traición, la Intriga, los Vasallos y los Aliados; solo Aliados la vence.
ortus-regni-reminder-banquet = Roba 2 cartas.
ortus-regni-reminder-banner = Estandarte de realeza (con 2 de ventaja eres Rey), o convoca una Justa, o lega: tu descarte vuelve al mazo. Te excusa de una Justa.

## Opciones

ortus-regni-option-tournament = Torneo: todos empiezan con dos Torres de la bandeja. Durante dos rondas nadie puede atacar ni jugar Traición o Intriga.
ortus-regni-option-mulligan = Mulligan gratuito: cada uno puede barajar de vuelta una vez su mano inicial y robar cinco cartas nuevas. Todo lo demás sigue igual.
ortus-regni-option-legacy = Puntos de Legado: antes de construir los mazos, cada punto compra dos Torres, un Estandarte, un edificio, una Propiedad o un Lord. Lo comprado está en la mesa desde el principio y ya no en el juego de cartas.
ortus-regni-option-neighbours = Vecinos: los Condes solo pueden atacar al siguiente Conde de su izquierda. Las intrigas, las Justas y los Vikingos llegan a todos.
ortus-regni-option-tactics = Tácticas medievales: el Conde perjudicado por una batalla ganada puede hacerla normal con un Estandarte de la mano. El otro puede devolverla con otro Estandarte, y así sucesivamente.
ortus-regni-option-house = Una casa dividida: un Conde elige doce cartas que están en el mazo de todos. Las otras doce las elige cada uno por su cuenta.
ortus-regni-option-draft = Draft: cada uno se queda dos cartas de un lote y pasa el resto, hasta completar los mazos. No hay bandejas, y una carta que cambia de manos es de su nuevo poseedor.
ortus-regni-option-state_and_church = Estado e Iglesia: quien es Rey y tiene la Catedral al empezar su turno gana en el acto. Todo lo demás sigue igual.
ortus-regni-option-captains = Capitanes mercenarios: las guarniciones de los Mercenarios no tienen límite. Un Mercenario sigue llevando a la batalla toda su guarnición.
ortus-regni-option-resource = Condes ingeniosos: como Acción, entrega dos cartas de la mano por una de tu bandeja. Nadie ve cuál, y la bandeja no se repone.
ortus-regni-option-teams = Conde bicéfalo: dos equipos de dos, sentados alternos, ganan y pierden juntos. Los aliados combaten en las batallas del otro y responden por él en las pugnas.
ortus-regni-option-heathen = Gran ejército pagano: nadie queda fuera; quien pierde todos sus Feudos sigue jugando y puede volver. Cuando llegan los Vikingos, los Condes deben destruir sus fuerzas antes de que no quede ningún Feudo, o pierden todos.
ortus-regni-option-series = Cuántas partidas tiene una serie: 1, 3 o 5.
ortus-regni-option-legacy_points = Cuántos Puntos de Legado tiene cada Conde.
ortus-regni-option-round_limit = La ronda tras la cual se ordena a los Condes que siguen en juego.
ortus-regni-option-concession = Los Condes pueden rendirse en su turno.
ortus-regni-option-first_turn_attack = Los Condes pueden atacar en su primer turno.
ortus-regni-option-market_needs_land = Un Mercado solo funciona emparejado con un Campo.
ortus-regni-option-banquet_needs_full_draw = Un Banquete exige bastantes cartas en el mazo; si no, quedarse corto al robar expulsa (no con el Gran ejército pagano).
ortus-regni-option-monastery_private = Solo el Conde del Abad ve la mano que se muestra.
ortus-regni-option-seize_enabled = Un vencedor con presencia en el campo puede quedarse las Propiedades caídas.
ortus-regni-option-capture_buildings = Un vencedor con presencia en el campo puede quedarse un edificio caído.
ortus-regni-option-cube_returns = El Cubo que nombra a quien dirige a los Vikingos vuelve a la Bolsa.
ortus-regni-option-viking_self_target = Quien dirige a los Vikingos puede volverlos contra sí mismo.
ortus-regni-option-joust_kickers = Las cartas sobrantes desempatan rangos iguales en una Justa.
ortus-regni-option-bequests = Cuántas veces puede legar cada Conde en una partida. Con 0 no hay límite.
ortus-regni-option-heathen_turns = Con el Gran ejército pagano: tras cuántos turnos los Vikingos vuelven a casa y se ordena a los Condes. Con 0 se quedan hasta ser destruidos o ganar.
ortus-regni-option-equal_turns = Un Conde que no puede robar es expulsado al acabar la ronda, junto con todos los que tampoco puedan. Si no queda nadie más, los Condes se ordenan por lo que tienen; sin esta opción, quien no puede robar queda fuera en el acto.
ortus-regni-option-decks = Listas de mazo fijadas de antemano: quince números para todos, o quince para cada Conde. Sin ellas los mazos se construyen en la mesa.
ortus-regni-option-decks-land_army = Campos y Ejércitos
ortus-regni-option-decks-lords = Lores
ortus-regni-option-decks-church_emissaries = Iglesia y Emisarios
ortus-regni-option-decks-politics = Política
ortus-regni-option-decks-all_rounder = Equilibrado

ortus-regni-variant-tournament = Torneo
ortus-regni-variant-mulligan = Mulligan gratuito
ortus-regni-variant-legacy = Puntos de Legado
ortus-regni-variant-neighbours = Vecinos
ortus-regni-variant-tactics = Tácticas medievales
ortus-regni-variant-house = Una casa dividida
ortus-regni-variant-draft = Draft
ortus-regni-variant-state_and_church = Estado e Iglesia
ortus-regni-variant-captains = Capitanes mercenarios
ortus-regni-variant-resource = Condes ingeniosos
ortus-regni-variant-teams = Conde bicéfalo
ortus-regni-variant-heathen = Gran ejército pagano
ortus-regni-variant-series = Serie de partidas

ortus-regni-variant-players = «{ $variant }» no se puede jugar con { $given_count } Condes: es para { $least_count ->
    [4] exactamente { $most_count }
   *[other] { $least_count } a { $most_count }
}.
ortus-regni-variants-clash = «{ $variant }» no se puede jugar junto con «{ $other_variant }».
ortus-regni-series-length = Una serie tiene 1, 3 o 5 partidas, no { $given_text }.
ortus-regni-series-alone = Una serie de partidas es parte de la variante Torneo; actívala también.
ortus-regni-decks-length = «decks» tiene { $given_count } números; debe tener { $each_count }, uno por cada tipo de carta, o { $all_count }, otros tantos por cada Conde.
ortus-regni-decks-clash = «decks» no se puede dar con «{ $variant }», que hace los mazos en la mesa.

## Mazos

ortus-regni-deck-palace = El Palacio nunca forma parte de un mazo: está en la mesa desde el principio.
ortus-regni-deck-unknown-card = No hay ninguna carta «{ $given_text }». ¿Querías decir «{ $nearest_name }»?
ortus-regni-deck-unreadable = «{ $given_text }» no se puede leer; escribe una carta y cuántas, por ejemplo castle*3.
ortus-regni-deck-too-many = { COUNT($given_count, $card) }: { $over_count ->
    [one] sobra 1
   *[other] sobran { $over_count }
}, pues un juego tiene { $most_count } de cada tipo.
ortus-regni-deck-too-big = El mazo tiene { $given_count } cartas, { $over_count } más de las { $size_count } que debe tener.
ortus-regni-deck-too-small = El mazo tiene { $given_count ->
    [one] 1 carta
   *[other] { $given_count } cartas
}, { $short_count } menos de las { $size_count } que debe tener.

## Preguntas

ortus-regni-question-house = qué carta común mostrar
ortus-regni-question-deck = qué cartas tiene el mazo
ortus-regni-question-draft = qué carta conservar
ortus-regni-question-tray-towers = qué carta de la bandeja es una Torre
ortus-regni-question-mulligan = si conservar la mano inicial
ortus-regni-question-legacy = qué comprar con un Punto de Legado
ortus-regni-question-legacy-tower = qué carta es la Torre comprada
ortus-regni-question-turn = qué hacer este turno
ortus-regni-question-free-moves = si mover algo antes de acabar el turno
ortus-regni-question-place = a qué Feudo va la Propiedad
ortus-regni-question-attach = a qué Feudo va la Propiedad
ortus-regni-question-install = en qué edificio se instala el Lord
ortus-regni-question-bequest = qué Príncipe lega
ortus-regni-question-treachery = a quién golpea la Traición
ortus-regni-question-intrigue = qué se lleva la Intriga
ortus-regni-question-property = qué Propiedad del Feudo
ortus-regni-question-struggle = cómo responder en la pugna
ortus-regni-question-attack = qué atacar
ortus-regni-question-vikings = adónde dirigir a los Vikingos
ortus-regni-question-field-attack = qué desplegar para el ataque
ortus-regni-question-field-defence = qué desplegar para la defensa
ortus-regni-question-church-ruling = cómo decide la Iglesia la batalla
ortus-regni-question-tactics = si cambiar la batalla con un Estandarte
ortus-regni-question-spread = qué carta absorbe el siguiente punto
ortus-regni-question-spread-horde = qué Carta de Vikingos se pierde
ortus-regni-question-towers-fall = qué Torre cae
ortus-regni-question-properties-fall = qué Propiedad cae
ortus-regni-question-spoils = qué hacer con la Propiedad caída
ortus-regni-question-capture = qué hacer con el edificio caído
ortus-regni-question-ransom = qué Lord capturado rescatar
ortus-regni-question-ransom-item = qué pagar como Rescate
ortus-regni-question-ransom-property = qué Propiedad pagar como Rescate
ortus-regni-question-joust = si asistir a la Justa
ortus-regni-question-stake = qué apostar en la Justa
ortus-regni-question-rider = quién participa en la Justa
ortus-regni-question-levy = qué Carta de Ejército dar al Rey
ortus-regni-question-barter = qué carta entregar
ortus-regni-question-barter-take = qué carta tomar de la bandeja
ortus-regni-question-series = si conservar el mazo para la partida siguiente

ortus-regni-ask-house = Elige las cartas comunes a todos los mazos: llevas { $cards_count } de { $common_count }.
ortus-regni-ask-deck = Construye tu mazo: llevas { $cards_count } de { $deck_count } cartas. Toma un mazo de ejemplo o añade cartas.
ortus-regni-ask-draft = Quédate una carta de tu lote; el resto pasa.
ortus-regni-ask-tray-towers = Pon cartas de tu bandeja como Torres: { $left_count ->
    [one] falta 1
   *[other] faltan { $left_count }
}.
ortus-regni-ask-mulligan = Conserva tu mano inicial, o barájala de vuelta y roba otra.
ortus-regni-ask-legacy = Gasta un Punto de Legado; { $left_count ->
    [one] te queda 1
   *[other] te quedan { $left_count }
}.
ortus-regni-ask-legacy-tower = Elige una carta de tu juego para una Torre; nadie la ve.
ortus-regni-ask-turn = Es tu turno: realiza una Acción, pon Torres o acábalo.
ortus-regni-ask-free-moves = Ya has realizado tu Acción: pon Torres, llena guarniciones o acaba tu turno.
ortus-regni-ask-place = ¿A qué Feudo va { NAME($card, form: "the") }?
ortus-regni-ask-attach = { NAME($card, form: "the") } ya es { GENDER($card) ->
    [feminine] tuya
   *[masculine] tuyo
}: ¿a qué Feudo va?
ortus-regni-ask-install = ¿En qué edificio se instala { NAME($card, form: "the") }?
ortus-regni-ask-bequest = ¿Qué Príncipe lega?
ortus-regni-ask-treachery = Traición: nombra un Lord, un Feudo con una Propiedad o un Mercenario.
ortus-regni-ask-intrigue = Intriga: nombra un Feudo con una Propiedad o un Mercenario.
ortus-regni-ask-property = ¿Qué Propiedad de ese Feudo?
ortus-regni-ask-struggle = Responde { NAME($card, form: "to") }, o pasa.
ortus-regni-ask-attack = Ataque: asalta las Torres de un Conde, haz una Incursión en un Feudo o asedia un edificio.
ortus-regni-ask-vikings = Los Vikingos te siguen (Infantería Vikinga: { $vikings_count }; Jefes Tribales: { $chieftains_count }): nombra su objetivo, o pasa.
ortus-regni-ask-field-attack = Despliega tu ataque carta a carta. Cuando acabes, sigue.
ortus-regni-ask-field-defence = Despliega tu defensa carta a carta, o nada. Cuando acabes, sigue.
ortus-regni-ask-church-ruling = La Iglesia decide y tú la controlas: nombra el resultado de la batalla.
ortus-regni-ask-tactics = La batalla está en «{ $result }»: cámbiala con un Estandarte, o pasa.
ortus-regni-ask-spread = { $points_count ->
    [one] Queda 1 punto
   *[other] Quedan { $points_count } puntos
} por absorber: ¿qué carta toma el siguiente?
ortus-regni-ask-spread-horde = Las fuerzas vikingas reciben { $points_count ->
    [one] 1 punto más
   *[other] { $points_count } puntos
}: ¿qué carta se pierde?
ortus-regni-ask-towers-fall = { $left_count ->
    [one] Cae 1 Torre: ¿cuál?
   *[other] Caen { $left_count } Torres: ¿cuáles?
}
ortus-regni-ask-properties-fall = { $left_count ->
    [one] Cae 1 Propiedad: ¿cuál?
   *[other] Caen { $left_count } Propiedades: ¿cuáles?
}
ortus-regni-ask-spoils = Ha caído { NAME($card, form: "the") }: incauta la Propiedad para un Feudo tuyo, o destrúyela.
ortus-regni-ask-capture = El edificio ha caído: captúralo o destrúyelo.
ortus-regni-ask-ransom = Han capturado a tus Lores: rescata a uno, o renuncia a ellos.
ortus-regni-ask-ransom-item = ¿Qué pagas por tu { $card }: una Propiedad, o un edificio con todas sus Propiedades?
ortus-regni-ask-ransom-property = ¿Qué Propiedad pagas por tu { $card }?
ortus-regni-ask-joust = Se convoca una Justa: asiste, o excúsate con un Estandarte.
ortus-regni-ask-stake = ¿Qué apuestas: una Propiedad, o un edificio con todo su Feudo?
ortus-regni-ask-rider = ¿Quién participa por ti: un Lord, o una carta de tu mano boca abajo?
ortus-regni-ask-levy = El Rey exige una Carta de Ejército: ¿cuál entregas?
ortus-regni-ask-barter = Entrega dos cartas de tu mano por una de la bandeja: ¿cuál es la siguiente?
ortus-regni-ask-barter-take = Toma una carta de tu bandeja; nadie ve cuál.
ortus-regni-ask-series = Conserva tu mazo para la partida siguiente, o rehazlo.

## Rechazos

ortus-regni-refuse-other-question = Eso no responde a lo que se pregunta: { $question }.
ortus-regni-refuse-not-in-hand = No tienes en la mano { NAME($card, form: "a") }.
ortus-regni-refuse-acted = Ya has realizado tu Acción este turno.
ortus-regni-refuse-garrison = Esa guarnición no tiene ningún hueco libre, o tu reserva no tiene esa carta.
ortus-regni-refuse-guard = Solo el Rey llena la Guardia Real, desde su reserva y mientras haya sitio.
ortus-regni-refuse-concession-off = En esta mesa no está permitido rendirse.
ortus-regni-refuse-not-placed = { NAME($card, form: "a") } no es un edificio ni una Propiedad.
ortus-regni-refuse-no-lord = { NAME($card, form: "a") } no puede ser Lord.
ortus-regni-refuse-no-room-for-lord = Todos tus edificios tienen ya un Lord.
ortus-regni-refuse-no-fief = { NAME($card, form: "the") } necesita un Feudo, y no tienes ninguno.
ortus-regni-refuse-cathedral-stands = Ya hay una Catedral en la mesa.
ortus-regni-refuse-no-land = Reclutar exige un Campo.
ortus-regni-refuse-no-army = No quedan Cartas de Ejército.
ortus-regni-refuse-no-emissary = { NAME($card, form: "a") } no puede ser Emisario.
ortus-regni-refuse-no-abbot = No tienes ningún Abad.
ortus-regni-refuse-no-other-earl = Nombra a otro Conde en juego.
ortus-regni-refuse-no-barter = El trueque exige la variante «Condes ingeniosos», dos cartas en la mano y una en la bandeja.
ortus-regni-refuse-peace = Las primeras rondas de un torneo son de paz: sin ataques, Traición ni Intriga.
ortus-regni-refuse-first-turn = No puedes atacar en tu primer turno.
ortus-regni-refuse-no-force = No tienes nada que inflija daño.
ortus-regni-refuse-no-march = Sin un Campo tus soldados no pueden marchar.
ortus-regni-refuse-no-target = No hay objetivo para eso.
ortus-regni-refuse-deck-short = { $deck_count ->
    [0] Tu mazo está vacío
    [one] Tu mazo tiene 1 carta
   *[other] Tu mazo tiene { $deck_count } cartas
}; un Banquete exige { $needed_count }.
ortus-regni-refuse-crown-taken = { $king_seat } tiene la Carta del Rey: no se pueden alzar Estandartes de realeza.
ortus-regni-refuse-no-heir = Para legar hace falta un Príncipe que sea Lord.
ortus-regni-refuse-bequest-barred = { $archbishop_seat } es Arzobispo y lo prohíbe mientras no tengas una Iglesia propia.
ortus-regni-refuse-bequests-used-up = { $bequests_count ->
    [one] Ya has legado la única vez que puedes en esta partida.
   *[other] Ya has legado las { $bequests_count } veces que puedes en esta partida.
}
ortus-regni-refuse-too-weak = La fuerza atacante debe infligir al menos 1 punto de daño.
ortus-regni-refuse-no-fighter = { NAME($card, form: "a") } no combate desde la mano.
ortus-regni-refuse-field-limit = En esta batalla solo puedes desplegar { $most_count ->
    [one] 1 carta
   *[other] { $most_count } cartas
} de tu reserva.
ortus-regni-refuse-guard-alone = Las cartas de la Guardia solo se despliegan junto con la Carta del Rey.
ortus-regni-refuse-supposed = No se puede suponer «{ $given_text }» de la defensa: mientras se despliega un ataque se suponen cartas que el defensor tiene en la mesa, cada una una vez y dentro de los límites de despliegue.
ortus-regni-refuse-not-yours = Eso no es tuyo, o ya está desplegado.
ortus-regni-refuse-vassal-against-allies = Un Vasallo no puede responder a Aliados.
ortus-regni-refuse-no-copies = { NAME($card, form: "plain") }: no caben más en este mazo, ya lleva { $copies_count }.
ortus-regni-refuse-deck-begun = Ese mazo de ejemplo no encaja con lo que ya está elegido.
ortus-regni-refuse-begins-fief = { NAME($card, form: "a") } comienza un Feudo propio, en tu Condado.
ortus-regni-refuse-not-your-fief = { NAME($card, form: "a") } va solo a un Feudo tuyo.
ortus-regni-refuse-lord-there = Ese edificio tiene ya un Lord.
ortus-regni-refuse-no-lord-there = Ese edificio no tiene Lord.
ortus-regni-refuse-treachery-aim = La Traición golpea a un Lord, una Propiedad o un Mercenario de otro Conde.
ortus-regni-refuse-intrigue-aim = La Intriga toma una Propiedad o un Mercenario de otro Conde.
ortus-regni-refuse-ally = { $ally_seat } es tu aliado.
ortus-regni-refuse-only-banner = Ahí solo cuenta un Estandarte.
ortus-regni-refuse-own-towers = Solo puedes poner Torres en tu propio Condado.
ortus-regni-refuse-banquet-aim = Un Banquete solo roba cartas de tu propio mazo.
ortus-regni-refuse-hired-at-home = Un Mercenario se contrata en tu propio Condado, junto a los Feudos.
ortus-regni-refuse-banner-aim = Un Estandarte se alza por la corona, convoca una Justa o permite legar a un Príncipe tuyo.
ortus-regni-refuse-attack-aim = Un ataque va contra Torres, Propiedades o un edificio de otro Conde.
ortus-regni-refuse-only-neighbour = Aquí solo puedes atacar a quien tienes a la izquierda: { $neighbour_seat }.
ortus-regni-refuse-no-towers = { $victim_seat } no tiene ninguna Torre.
ortus-regni-refuse-no-properties = Ese Feudo no tiene Propiedades contra las que lanzar una incursión.

## Posiciones imposibles

ortus-regni-position-too-many-fiefs = «{ $path_name }»: hay un Feudo de más para los edificios que existen.
ortus-regni-position-too-many-mercenaries = «{ $path_name }»: hay un Mercenario de más.
ortus-regni-position-number-twice = «{ $path_name }» tiene el número { $given_count }, que ya está usado.
ortus-regni-position-seats = «{ $path_name }»: hace falta un número por asiento.
ortus-regni-position-fallen = «{ $path_name }»: debe nombrar a quienes ya no están en juego: { $fallen_seat }.
ortus-regni-position-fallen-holds = «{ $path_name }»: { $seat } está fuera de la partida, pero tiene algo.
ortus-regni-position-guard-full = «{ $path_name }»: la Guardia Real tiene más cartas de las que puede.
ortus-regni-position-guard-without-king = «{ $path_name }»: hay Guardia, pero no Rey.
ortus-regni-position-horde-early = «{ $path_name }»: hay fuerzas vikingas, pero los Vikingos no han llegado.
ortus-regni-position-not-a-building = «{ $path_name }»: el Feudo { $fief } está sobre { NAME($card, form: "a") }, que no es un edificio.
ortus-regni-position-not-a-lord = «{ $path_name }»: el Lord del Feudo { $fief } es { NAME($card, form: "a") }, que no puede serlo.
ortus-regni-position-not-a-property = «{ $path_name }»: el Feudo { $fief } tiene { NAME($card, form: "a") }, que no es una Propiedad.
ortus-regni-position-garrison-full = «{ $path_name }»: el Mercenario { $mercenary } tiene más guarnición que huecos.
ortus-regni-position-unit = «{ $path_name }»: { $given_count } no representa ninguna carta que pueda estar desplegada.
ortus-regni-position-no-battle = «{ $path_name }»: hay fuerzas, cautivos o botín, pero ninguna batalla.
ortus-regni-position-no-joust = «{ $path_name }»: alguien asiste a una Justa, pero no hay ninguna.
ortus-regni-position-joust = «{ $path_name }»: lo que { $seat } apuesta o envía a la Justa no está ahí.
ortus-regni-position-copies = «{ $path_name }»: { $seat } tiene { COUNT($given_count, $card) }, bandeja incluida; un juego tiene { $most_count }.
ortus-regni-position-palaces = «{ $path_name }»: { $seat } tiene { $given_count ->
    [one] 1 Palacio
   *[other] { $given_count } Palacios
}.
ortus-regni-position-drafted-copies = «{ $path_name }»: hay { COUNT($given_count, $card) } en total; el juego del draft tiene { $most_count }.
ortus-regni-position-army-cards = «{ $path_name }»: hay { $given_count } Cartas de Ejército de una clase en lugar de { $most_count }.
ortus-regni-position-viking-cards = «{ $path_name }»: no hay { $most_count } Cartas de Vikingos de una clase.
ortus-regni-position-bare-table = «{ $path_name }»: la mesa aún no está puesta, así que no hay nada que indicar.
ortus-regni-position-battle-cards = «{ $path_name }»: no hay { $most_count } Cartas de Batalla de una clase.
ortus-regni-position-pending = «{ $path_name }»: el paso pendiente «{ $step_name }» no puede estar donde está.
ortus-regni-position-frame = «{ $path_name }»: el paso pendiente «{ $step_name }» no encaja con la mesa.
ortus-regni-position-wins = «{ $path_name }»: más victorias que partidas, o una serie decidida pero no acabada.
ortus-regni-position-no-building = «{ $path_name }»: { $seat } sigue en juego sin ningún edificio.
ortus-regni-position-emissaries = «{ $path_name }»: solo los Vasallos y los Monjes son Emisarios.
ortus-regni-position-cathedrals = «{ $path_name }»: hay { $given_count } Catedrales en juego; puede haber { $most_count }.
ortus-regni-position-growth-early = «{ $path_name }»: las fuerzas vikingas no crecen antes de su llegada.
ortus-regni-position-timer-late = «{ $path_name }»: el Temporizador desaparece cuando han llegado los Vikingos.
ortus-regni-position-round = «{ $path_name }»: la ronda es 0 antes de jugar y luego de 1 a { $most_count }.
ortus-regni-position-first = «{ $path_name }»: el primer jugador se sortea tras construir los mazos, o antes de gastar los Puntos de Legado, y no antes.
ortus-regni-position-points = «{ $path_name }»: en este momento no hay puntos que gastar.
ortus-regni-position-no-draft = «{ $path_name }»: en este momento no hay draft.
ortus-regni-position-hand-early = «{ $path_name }»: aún no se han robado las manos.
ortus-regni-position-deck-size = «{ $path_name }»: antes de jugar, mazo y mano deben sumar { $wanted_count } cartas.
ortus-regni-position-outcome = «{ $path_name }»: la partida no puede haber acabado así.
ortus-regni-position-too-early = «{ $path_name }»: nada de esto existe antes de construir los mazos.
ortus-regni-position-bought = «{ $path_name }»: lo que ha comprado { $seat } debe ser lo que hay en Torres y en la mesa antes de construir los mazos.
ortus-regni-position-deck-list = «{ $path_name }»: la lista del mazo de { $seat } incumple una regla de construcción.
ortus-regni-position-common = «{ $path_name }»: las cartas comunes son solo para «Una casa dividida».
ortus-regni-position-spent = «{ $path_name }»: { $seat } no puede estar esperando el final de esta ronda con el mazo vacío.
ortus-regni-position-bequests = «{ $path_name }»: aquí un Conde puede legar como mucho { $bequests_count ->
    [one] 1 vez
   *[other] { $bequests_count } veces
}.
ortus-regni-position-no-tray = «{ $path_name }»: en una partida con draft no hay bandejas.

## Diario: antes de la partida

ortus-regni-first-player = { $seat } empieza la partida.
ortus-regni-deck-ready = { $seat } ya tiene su mazo.
ortus-regni-deck-list = El mazo de { $seat }: { NAME($deck_hand, form: "a", repeated: "counted") }.
ortus-regni-opening-hand = { $seat } roba { NAME($drawn_hand, form: "a", repeated: "counted") }.
ortus-regni-house-named = { $seat } elige las cartas comunes.
ortus-regni-common-card = { $seat } muestra { NAME($card, form: "a") } como carta común.
ortus-regni-pack = El lote de { $seat }: { NAME($pack_hand, form: "a", repeated: "counted") }.
ortus-regni-kept = { $seat } se queda { NAME($card, form: "a") }.
ortus-regni-pack-done = Acaba el draft del lote { $pack_number }.
ortus-regni-bought-towers = { $seat } compra dos Torres.
ortus-regni-bought = { $seat } compra { NAME($card, form: "a") }.
ortus-regni-hand-kept = { $seat } conserva su mano inicial.
ortus-regni-hand-redrawn = { $seat } roba otra mano inicial.
ortus-regni-tray-towers-laid = { $seat } pone { $towers_count ->
    [one] 1 Torre
   *[other] { $towers_count } Torres
} de la bandeja.
ortus-regni-deck-kept = { $seat } conserva su mazo.
ortus-regni-deck-rebuilt = { $seat } rehace su mazo.
ortus-regni-game-begins = Empieza la partida { $game_number } de la serie.

## Diario: el turno

ortus-regni-round-begins = Empieza la ronda { $round_number }.
ortus-regni-turn-begins = Es el turno de { $seat }.
ortus-regni-placed = { $seat } coloca el { $fief }.
ortus-regni-attached = { $seat } anexa { NAME($card, form: "a") } al { $fief }.
ortus-regni-no-place-for = { $seat } no tiene Feudo para { NAME($card, form: "the") }, que se pierde.
ortus-regni-installed = { $seat } nombra Lord del { $fief } a { NAME($card, form: "a") }.
ortus-regni-hired = { $seat } contrata al Mercenario { $mercenary }.
ortus-regni-banquet-held = { $seat } celebra un Banquete y roba { $cards_count ->
    [one] 1 carta
   *[other] { $cards_count } cartas
}.
ortus-regni-banner-laid = { $banners_count ->
    [one] { $seat } alza su primer Estandarte de realeza.
   *[other] { $seat } alza un Estandarte de realeza y ya tiene { $banners_count }.
}
ortus-regni-bequeathed = El Príncipe del { $fief } lega: el descarte de { $seat } vuelve al mazo, que ahora tiene { $cards_count ->
    [one] 1 carta
   *[other] { $cards_count } cartas
}.
ortus-regni-recruited = { $seat } recluta { $infantry_count ->
    [0] { $knights_count ->
        [one] 1 Caballero
       *[other] { $knights_count } Caballeros
    }
    [one] 1 Infantería{ $knights_count ->
        [0] { "" }
        [one] { " y 1 Caballero" }
       *[other] { " y " }{ $knights_count } Caballeros
    }
   *[other] { $infantry_count } Infanterías{ $knights_count ->
        [0] { "" }
        [one] { " y 1 Caballero" }
       *[other] { " y " }{ $knights_count } Caballeros
    }
}.
ortus-regni-land-levy = { $seat } recibe { $infantry_count ->
    [0] { $knights_count ->
        [one] 1 Caballero
       *[other] { $knights_count } Caballeros
    }
    [one] 1 Infantería{ $knights_count ->
        [0] { "" }
        [one] { " y 1 Caballero" }
       *[other] { " y " }{ $knights_count } Caballeros
    }
   *[other] { $infantry_count } Infanterías{ $knights_count ->
        [0] { "" }
        [one] { " y 1 Caballero" }
       *[other] { " y " }{ $knights_count } Caballeros
    }
} por el Campo.
ortus-regni-emissary-sent = { $seat } envía { NAME($card, form: "a") } a los Vikingos: { $cubes_count ->
    [one] 1 Cubo
   *[other] { $cubes_count } Cubos
} más en la Bolsa.
ortus-regni-hand-shown = { $shown_seat } muestra toda su mano a { $seat }.
ortus-regni-hand-seen = La mano de { $shown_seat }: { NAME($seen_hand, repeated: "counted") }.
ortus-regni-bartered = { $seat } entrega { NAME($first_card, form: "a") } y { NAME($second_card, form: "a") } por una carta de la bandeja.
ortus-regni-took-from-tray = { $seat } toma { NAME($card, form: "a") } de la bandeja.
ortus-regni-tower-laid = { $towers_count ->
    [one] { $seat } pone su primera Torre.
   *[other] { $seat } pone una Torre y ya tiene { $towers_count }.
}
ortus-regni-tower-face = La nueva Torre de { $seat } es { NAME($card, form: "a") }.
ortus-regni-garrisoned = { $seat } pone { NAME($army, form: "a") } en la guarnición del Mercenario { $mercenary }.
ortus-regni-guarded = { $seat } pone { NAME($army, form: "a") } en la Guardia Real.
ortus-regni-drew = { $seat } roba una carta.
ortus-regni-drew-card = { $seat } ha robado { NAME($card, form: "a") }.
ortus-regni-cannot-draw = { $seat } no puede robar: su mazo está vacío.
ortus-regni-cannot-draw-this-round = { $seat } no puede robar: su mazo está vacío y quedará fuera al acabar esta ronda.

## Diario: pugnas

ortus-regni-struggle-lord = { $seat } juega { $card } contra el Lord del { $fief }, de { $victim_seat }.
ortus-regni-struggle-property = { $seat } juega { $card } contra una Propiedad del { $fief }, de { $victim_seat }.
ortus-regni-struggle-mercenary = { $seat } juega { $card } contra el Mercenario { $mercenary }, de { $victim_seat }.
ortus-regni-struggle-target = El objetivo es { NAME($card, form: "the") }.
ortus-regni-answered = { $seat } responde con { NAME($card, form: "a") }.
ortus-regni-passed = { $seat } pasa.
ortus-regni-foiled = La conjura de { $seat } fracasa.
ortus-regni-murdered = Asesinan { NAME($card, form: "to") } del { $fief }; { $victim_seat } conserva el Feudo.
ortus-regni-murdered-with-fief = Asesinan { NAME($card, form: "to") } del { $fief }; { $victim_seat } pierde con él el Feudo.
ortus-regni-burnt = { $victim_seat } pierde { NAME($card, form: "the") } del { $fief }.
ortus-regni-stolen = { $seat } quita { NAME($card, form: "the") } a { $victim_seat }.
ortus-regni-mercenary-killed = { $victim_seat } pierde al Mercenario { $mercenary } con su guarnición.
ortus-regni-mercenary-stolen = El Mercenario { $mercenary } deja a { $victim_seat } y sirve a { $seat }.

## Diario: batallas

ortus-regni-attacks-towers = { $seat } ataca las Torres de { $victim_seat }.
ortus-regni-raids = { $seat } hace una Incursión en el { $fief } de { $victim_seat }.
ortus-regni-besieges = { $seat } asedia el { $fief } de { $victim_seat }.
ortus-regni-vikings-attack-towers = { $seat } dirige a los Vikingos contra las Torres de { $victim_seat }.
ortus-regni-vikings-raid = { $seat } dirige a los Vikingos en una Incursión al { $fief } de { $victim_seat }.
ortus-regni-vikings-besiege = { $seat } dirige a los Vikingos en un Asedio al { $fief } de { $victim_seat }.
ortus-regni-fielded-lord = { $seat } despliega { NAME($card, form: "to") }, Lord del { $fief }.
ortus-regni-fielded-hand = { $seat } despliega { NAME($card, form: "a") } de la mano.
ortus-regni-fielded-pool = { $seat } despliega { NAME($army, form: "a") }.
ortus-regni-fielded-mercenary = { $seat } despliega al Mercenario { $mercenary } con su guarnición.
ortus-regni-fielded-king = { $seat } acude al campo de batalla como Rey.
ortus-regni-fielded-guard = { $seat } despliega { NAME($army, form: "a") } de la Guardia Real.
ortus-regni-undefended = { $seat } no despliega nada; no se roba Carta de Batalla.
ortus-regni-battle-card = Carta de Batalla: { $result }.
ortus-regni-church-chose = { $seat } decide por la Iglesia: { $result }.
ortus-regni-no-controller = Nadie controla la Iglesia; es una Batalla Normal.
ortus-regni-banner-turned = { $seat } juega un Estandarte: el resultado es { $result }.
ortus-regni-damage = El atacante recibe { $attacker_count ->
    [one] 1 punto
   *[other] { $attacker_count } puntos
} de daño; el defensor, { $defender_count }.
ortus-regni-army-lost = { $seat } pierde { NAME($army, form: "a") }.
ortus-regni-mercenary-lost = { $seat } pierde al Mercenario { $mercenary } y lo que queda de su guarnición.
ortus-regni-viking-lost = Las fuerzas vikingas pierden { NAME($viking, form: "a") }.
ortus-regni-towers-absorb = Las Torres de { $seat } absorben { $towers_count ->
    [one] 1 punto
   *[other] { $towers_count } puntos
}.
ortus-regni-tower-fell = Cae una Torre de { $seat }: era { NAME($card, form: "a") }.
ortus-regni-property-fell = En la Incursión cae { NAME($card, form: "the") } del { $fief }.
ortus-regni-siege-held = El { $fief } de { $seat } resiste: recibe { $points_count } de { $needed_count } puntos.
ortus-regni-building-fell = Cae el { $fief }; { $seat } lo pierde.
ortus-regni-destroyed = Se destruye { NAME($card, form: "the") }.
ortus-regni-seized = { $seat } incauta { NAME($card, form: "the") }.
ortus-regni-captured-building = { $seat } captura el { $fief }.
ortus-regni-lord-captured = Capturan { NAME($card, form: "to") } del { $fief }, de { $seat }.
ortus-regni-ransomed = { $seat } rescata { NAME($card, form: "to") }, que vuelve al { $fief }.
ortus-regni-paid-property = { $seat } paga con { NAME($card, form: "the") }.
ortus-regni-paid-building = { $seat } paga con el { $fief }.
ortus-regni-lord-lost = { $seat } pierde en cautiverio { NAME($card, form: "to") }, Lord del { $fief }.
ortus-regni-fief-lost = { $seat } pierde el { $fief } con todo lo que tenía.

## Diario: realeza y Justa

ortus-regni-crowned = { $seat } recibe la corona: ya tiene la Carta del Rey.
ortus-regni-levied = { $seat } entrega { NAME($army, form: "a") } a la Guardia Real.
ortus-regni-crown-unclaimed = { $seat } tenía la corona, que vuelve a quedar sin dueño; la Guardia Real se pierde.
ortus-regni-joust-called = { $seat } convoca una Justa.
ortus-regni-excused = { $seat } se excusa con un Estandarte.
ortus-regni-attends = { $seat } asiste a la Justa.
ortus-regni-staked-property = { $seat } apuesta { NAME($card, form: "the") } del { $fief }.
ortus-regni-staked-building = { $seat } apuesta el { $fief }.
ortus-regni-rides-lord = { NAME($card, form: "the") }, Lord del { $fief }, participa por { $seat }.
ortus-regni-rides-hidden = { $seat } envía una carta de la mano boca abajo.
ortus-regni-rides-card = El participante de { $seat } es { NAME($card, form: "the") }.
ortus-regni-joust-off = Nadie asiste; se cancela la Justa de { $seat }.
ortus-regni-contestant-shown = El participante de { $seat } es { NAME($card, form: "a") }.
ortus-regni-joust-dealt = { $seat } recibe en la Justa: { $joust }.
ortus-regni-joust-won = { $seat } gana la Justa.
ortus-regni-stake-won = { $seat } gana { NAME($card, form: "the") } de { $loser_seat }.

## Diario: Vikingos

ortus-regni-marker-forward = { $markers_count ->
    [one] Se adelanta el primer Marcador Negro.
   *[other] Se adelanta otro Marcador Negro: ya son { $markers_count }.
}
ortus-regni-white-back = El Marcador Blanco vuelve atrás; los Vikingos esperan.
ortus-regni-white-forward = Guerra entre Condes: se adelanta el Marcador Blanco.
ortus-regni-vikings-arrive = Llegan los Vikingos: { $vikings_count ->
    [0] { $chieftains_count ->
        [one] 1 Jefe Tribal
       *[other] { $chieftains_count } Jefes Tribales
    }
    [one] 1 Infantería Vikinga{ $chieftains_count ->
        [0] { "" }
        [one] { " y 1 Jefe Tribal" }
       *[other] { " y " }{ $chieftains_count } Jefes Tribales
    }
   *[other] { $vikings_count } Infanterías Vikingas{ $chieftains_count ->
        [0] { "" }
        [one] { " y 1 Jefe Tribal" }
       *[other] { " y " }{ $chieftains_count } Jefes Tribales
    }
}.
ortus-regni-horde-grows = Se suma { NAME($viking, form: "a") } a las fuerzas vikingas.
ortus-regni-horde-dormant = Las fuerzas vikingas, de { $horde_count ->
    [one] 1 carta
   *[other] { $horde_count } cartas
}, descansan.
ortus-regni-controller = Sale el Cubo de { $seat }: dirige a los Vikingos.
ortus-regni-no-cubes = La Bolsa está vacía; nadie dirige a los Vikingos.
ortus-regni-vikings-rest = { $seat } no lanza a los Vikingos al ataque.

## Diario: el final

ortus-regni-eliminated = { $seat } queda fuera de la partida.
ortus-regni-conceded = { $seat } se rinde.
ortus-regni-fiefless = { $seat } pierde su último Feudo y, con él, los Mercenarios y los Estandartes.
ortus-regni-exhausted = { $seat } pierde todos sus Feudos, Mercenarios y Estandartes, y baraja su descarte como mazo nuevo.
ortus-regni-won = { $seat } gana.
ortus-regni-shared-win = { $seat } comparte la victoria.
ortus-regni-won-by-crown = { $seat } es Rey y Arzobispo a la vez, y gana.
ortus-regni-vikings-won = Ganan los Vikingos; pierden todos los Condes.
ortus-regni-decks-run-dry = A ningún Conde en juego le queda una carta que robar: la ronda { $rounds_count } era la última y se ordena a los Condes en juego.
ortus-regni-vikings-sail-home = { $turns_count ->
    [one] Los Vikingos han tenido su turno y vuelven a casa: el reino está a salvo.
   *[other] Los Vikingos han tenido { $turns_count } turnos y vuelven a casa: el reino está a salvo.
}
ortus-regni-round-limit-reached = La ronda { $rounds_count } era la última; se ordena a los Condes en juego.

## Tablas en la terminal

ortus-regni-sheet-your-deck = Tu mazo: { $cards } de { $size } cartas
ortus-regni-sheet-deck = Mazo
ortus-regni-sheet-id = Id
ortus-regni-sheet-card = Carta
ortus-regni-sheet-count = Copias
ortus-regni-sheet-effect = Qué hace
ortus-regni-sheet-timer = Ronda { $round }: { $black } de { $markers } Marcadores Negros adelantados hasta que lleguen los Vikingos
ortus-regni-sheet-horde = { $cards ->
    [one] Ronda { $round }: las fuerzas vikingas tienen 1 carta y fuerza { $strength }
   *[other] Ronda { $round }: las fuerzas vikingas tienen { $cards } cartas y fuerza { $strength }
}
ortus-regni-sheet-earl = Conde
ortus-regni-sheet-hand = Mano
ortus-regni-sheet-pack = Lote
ortus-regni-sheet-towers = Torres
ortus-regni-sheet-banners = Estand.
ortus-regni-sheet-cubes = Cubos
ortus-regni-sheet-field_limit = Desplegar
ortus-regni-sheet-holdings = Bienes
ortus-regni-sheet-army = Inf.+Cab.
ortus-regni-sheet-fiefs = Feudos y Mercenarios
ortus-regni-sheet-owned = { $card } ({ $owner })
ortus-regni-sheet-number = N.º
ortus-regni-sheet-building = Edificio
ortus-regni-sheet-lord = Lord
ortus-regni-sheet-properties = Propiedades
ortus-regni-sheet-vikings = Los Vikingos
ortus-regni-sheet-battle-towers = Batalla: ataque a las Torres
ortus-regni-sheet-battle-raid = Batalla: Incursión en el Feudo { $fief }
ortus-regni-sheet-battle-siege = Batalla: Asedio al Feudo { $fief }
ortus-regni-sheet-strength = Fuerza
ortus-regni-sheet-force = Tropas

## Pistas y análisis

ortus-regni-order-deck = Toma el mazo { $name_deck }.
ortus-regni-order-add = Añade { NAME($card, form: "a") }.
ortus-regni-order-keep = Quédate con { NAME($card, form: "a") }.
ortus-regni-order-tower = Pon { NAME($card, form: "a") } como Torre.
ortus-regni-order-place = Coloca { NAME($card, form: "a") }.
ortus-regni-order-install = Nombra Lord a { NAME($card, form: "a") }.
ortus-regni-order-emissary = Envía { NAME($card, form: "a") } a los Vikingos como Emisario.
ortus-regni-order-look = Mira con tu Abad la mano de { $earl_seat }.
ortus-regni-order-discard = Entrega { NAME($card, form: "a") }.
ortus-regni-order-take = Toma { NAME($card, form: "a") }.
ortus-regni-order-at = Ponla en el Feudo { $fief }.
ortus-regni-order-storm = Ataca las Torres de { $earl_seat }.
ortus-regni-order-raid = Haz una Incursión en las Propiedades del Feudo { $fief }.
ortus-regni-order-siege = Asedia el edificio del Feudo { $fief }.
ortus-regni-order-answer = Responde con { NAME($card, form: "a") }.
ortus-regni-order-ride = Envía boca abajo { NAME($card, form: "a") } de la mano.
ortus-regni-order-field = Despliega { NAME($card, form: "a") } de la mano.
ortus-regni-order-field-lord_n = Despliega al Lord del Feudo { $number }.
ortus-regni-order-field-mercenary_n = Despliega al Mercenario { $number } con su guarnición.
ortus-regni-order-field-infantry = Despliega una Infantería.
ortus-regni-order-field-knight = Despliega un Caballero.
ortus-regni-order-field-king = Despliega al Rey.
ortus-regni-order-field-guard_infantry = Despliega una Infantería de la Guardia.
ortus-regni-order-field-guard_knight = Despliega un Caballero de la Guardia.
ortus-regni-order-absorb-unharmed = Absorbe un punto con una carta que no sufre daño.
ortus-regni-order-absorb-infantry_of_n = Absorbe un punto con una Infantería de { $player_seat }.
ortus-regni-order-absorb-knight_of_n = Absorbe un punto con un Caballero de { $player_seat }.
ortus-regni-order-absorb-guard_infantry = Absorbe un punto con una Infantería de la Guardia.
ortus-regni-order-absorb-guard_knight = Absorbe un punto con un Caballero de la Guardia.
ortus-regni-order-absorb-mercenary_n = Absorbe un punto con el Mercenario { $number }.
ortus-regni-order-absorb-garrison_n_infantry = Absorbe un punto con una Infantería de la guarnición del Mercenario { $number }.
ortus-regni-order-absorb-garrison_n_knight = Absorbe un punto con un Caballero de la guarnición del Mercenario { $number }.
ortus-regni-order-absorb-viking = Absorbe un punto con una Infantería Vikinga.
ortus-regni-order-absorb-chieftain = Absorbe un punto con un Jefe Tribal.
ortus-regni-order-give-infantry = Entrega una Infantería de la reserva.
ortus-regni-order-give-knight = Entrega un Caballero de la reserva.
ortus-regni-order-give-garrison_n_infantry = Entrega una Infantería de la guarnición del Mercenario { $number }.
ortus-regni-order-give-garrison_n_knight = Entrega un Caballero de la guarnición del Mercenario { $number }.
ortus-regni-order-garrison = Llena la guarnición del Mercenario { $mercenary } con { NAME($army, form: "a") }.
ortus-regni-order-guard = Llena la Guardia Real con { NAME($army, form: "a") }.
ortus-regni-order-seize = Incauta para el Feudo { $fief }.
ortus-regni-order-ransom = Rescata al Lord del Feudo { $fief }.
ortus-regni-order-fall = Deja caer { NAME($card, form: "the") }.
ortus-regni-order-at-place = Pon { NAME($card, form: "the") } en el { $fief }.
ortus-regni-order-at-attach = Pon { NAME($card, form: "the") } en el { $fief }.
ortus-regni-order-at-install = Nombra Lord del { $fief } { NAME($card, form: "to") }.
ortus-regni-order-at-bequest = Que legue el Príncipe del { $fief }.
ortus-regni-order-lord-treachery = Asesina { NAME($lord_card, form: "to") }, Lord del { $fief } de { $holder_seat }.
ortus-regni-order-fief-treachery = Quema una Propiedad del { $fief } de { $holder_seat }.
ortus-regni-order-mercenary-treachery = Mata al Mercenario { $mercenary }.
ortus-regni-order-fief-intrigue = Roba una Propiedad del { $fief } de { $holder_seat }.
ortus-regni-order-mercenary-intrigue = Gánate al Mercenario { $mercenary }.
ortus-regni-order-do-pass-struggle = Pasa, sin responder { NAME($card, form: "to") }.
ortus-regni-order-do-pass-vikings = Que los Vikingos no ataquen.
ortus-regni-order-do-pass-tactics = Pasa: que quede «{ $result }».
ortus-regni-order-do-done-field-attack = No despliegues más cartas de ataque.
ortus-regni-order-do-done-field-defence = No despliegues más cartas de defensa.
ortus-regni-order-do-done-ransom = No pagues más rescates.
ortus-regni-order-do-capture = Captura el edificio caído.
ortus-regni-order-do-destroy = Destruye lo que ha caído.
ortus-regni-order-result-church-ruling = Decide la batalla: «{ $result }».
ortus-regni-order-seize-spoils = Incauta { NAME($card, form: "the") } para el { $fief }.
ortus-regni-order-building-ransom-item = Paga con el { $fief } y todo lo suyo.
ortus-regni-order-fief-ransom-item = Paga con una Propiedad del { $fief }.
ortus-regni-order-raid-attack = Haz una Incursión en las Propiedades del { $fief } de { $holder_seat }.
ortus-regni-order-siege-attack = Asedia el { $fief } de { $holder_seat }.
ortus-regni-order-raid-vikings = Lleva a los Vikingos de Incursión al { $fief } de { $holder_seat }.
ortus-regni-order-siege-vikings = Lleva a los Vikingos a asediar el { $fief } de { $holder_seat }.
ortus-regni-order-ransom-ransom = Rescata { NAME($lord_card, form: "to") } del { $fief }.
ortus-regni-order-field-lord_n-field-attack = Despliega { NAME($lord_card, form: "to") }, Lord del { $fief }.
ortus-regni-order-field-lord_n-field-defence = Despliega { NAME($lord_card, form: "to") }, Lord del { $fief }.
ortus-regni-order-building-stake = Apuesta el { $fief } y todo lo suyo.
ortus-regni-order-fief-stake = Apuesta una Propiedad del { $fief }.
ortus-regni-order-property-stake = Apuesta { NAME($card, form: "the") }.
ortus-regni-order-property-property = Elige { NAME($card, form: "the") }.
ortus-regni-order-property-properties-fall = Deja caer { NAME($card, form: "the") }.
ortus-regni-order-property-ransom-property = Paga con { NAME($card, form: "the") }.
ortus-regni-order-do-keep-mulligan = Conserva esta mano.
ortus-regni-order-lord-rider = Envía a la Justa { NAME($lord_card, form: "to") } del { $fief }.
ortus-regni-why-buildings = Te deja con más edificios y Propiedades.
ortus-regni-why-lands = Da más Campos y Mercados que funcionan.
ortus-regni-why-church = Da más Iglesias, o la Catedral.
ortus-regni-why-lords = Da más Lores, o un heredero.
ortus-regni-why-army = Refuerza tus ejércitos.
ortus-regni-why-towers = Te deja con más Torres.
ortus-regni-why-hand = Te deja más cartas en la mano, o mejores.
ortus-regni-why-king = Te acerca a la corona.
ortus-regni-why-deck = Hace que tu mazo dure más.
ortus-regni-why-deck-chosen = Sus cartas hacen más juntas.
ortus-regni-why-safety = Te deja menos expuesto a los ataques.
ortus-regni-why-threat = Te deja amenazar más a los demás.
ortus-regni-why-struggle = Decide a tu favor la pugna en curso.
ortus-regni-why-win = Gana más a menudo.
ortus-regni-why-rival = Frena a tu rival más fuerte: { $rival_seat }.
ortus-regni-less-buildings = Te deja con menos edificios y Propiedades.
ortus-regni-less-lands = Da menos Campos y Mercados que funcionan.
ortus-regni-less-church = Da menos Iglesias, o ninguna Catedral.
ortus-regni-less-lords = Da menos Lores, o ningún heredero.
ortus-regni-less-army = Deja más débiles a tus ejércitos.
ortus-regni-less-towers = Te deja con menos Torres.
ortus-regni-less-hand = Te deja menos cartas en la mano, o peores.
ortus-regni-less-king = Te aleja de la corona.
ortus-regni-less-deck = Gasta antes tu mazo.
ortus-regni-less-deck-chosen = Sus cartas hacen menos juntas.
ortus-regni-less-safety = Te expone más a los ataques.
ortus-regni-less-threat = Te deja amenazar menos a los demás.
ortus-regni-less-struggle = Ayuda menos en la pugna en curso.
ortus-regni-less-win = Gana menos a menudo.
ortus-regni-less-rival = Ayuda a tu rival más fuerte: { $rival_seat }.
