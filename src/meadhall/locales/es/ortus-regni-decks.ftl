# Construcción de mazos en Ortus Regni: el constructor, los drafts, las Torres de la bandeja, los Puntos de Legado, el trueque.

ortus-regni-decks-title = Construye tu mazo
ortus-regni-decks-builder = Constructor de mazos
ortus-regni-decks-note = { $locked ->
    [0] 24 de las 90 cartas de tu juego, 6 de un tipo como mucho. Los demás nunca ven la lista.
    [one] 1 carta está fijada y se queda; el resto lo eliges tú. 6 de un tipo como mucho.
   *[other] { $locked } cartas están fijadas y se quedan; el resto lo eliges tú. 6 de un tipo como mucho.
}
ortus-regni-decks-house-title = Elige las cartas comunes
ortus-regni-decks-house-note = Estas doce cartas estarán en el mazo de todos.
ortus-regni-decks-yours = Tu mazo
ortus-regni-decks-cards = Las cartas de este mazo
ortus-regni-decks-less = Una carta menos: { $card }
ortus-regni-decks-more = Una carta más: { $card }
ortus-regni-decks-count = { COUNT($count, $card) }
ortus-regni-decks-of = de { $most }
ortus-regni-decks-legal = Legal: { $size } cartas, de ninguna más copias de las que tiene el juego.
ortus-regni-decks-judging = Las reglas lo están mirando.
ortus-regni-decks-short = { $count ->
    [one] Falta 1 carta.
   *[other] Faltan { $count } cartas.
}
ortus-regni-decks-long = { $count ->
    [one] Sobra 1 carta.
   *[other] Sobran { $count } cartas.
}
ortus-regni-decks-row-estates = Dominios
ortus-regni-decks-row-armies = Ejércitos
ortus-regni-decks-row-church = Iglesia
ortus-regni-decks-row-lords = Lores
ortus-regni-decks-row-plots = Conjuras
ortus-regni-decks-row-answers = Respuestas
ortus-regni-decks-row-crown = Corona
ortus-regni-decks-row-draw = Más cartas
ortus-regni-decks-share = gana { $won } % ({ $least }–{ $most }), azar { $chance } %
ortus-regni-decks-share-note = Partidas entre bots rápidos: { $games }, con { $players } Condes y un mazo de ejemplo cada uno. Ganadas: { $won } %; con una certeza del 95 %, entre { $least } y { $most } %. Un mazo tan bueno como los demás gana el { $chance } %.
ortus-regni-decks-not-measured = victorias aún sin medir
ortus-regni-decks-plays-land_army = Llena un Palacio de Campos y Mercados y marcha con muchos soldados. Débil ante la Intriga.
ortus-regni-decks-plays-lords = Muchos Castillos con Lores fuertes, y Aliados que los guardan. Fácil de jugar.
ortus-regni-decks-plays-church_emissaries = Domina la Iglesia y gánate a los Vikingos con Monjes. Lento al principio, luego difícil de parar.
ortus-regni-decks-plays-politics = Asesina y roba; guarda Vasallos para responder. Pide buena memoria.
ortus-regni-decks-plays-all_rounder = Un poco de todo. Un buen primer mazo.
ortus-regni-decks-saved-note = { $count ->
    [one] tu mazo guardado, 1 carta
   *[other] tu mazo guardado, { $count } cartas
}
ortus-regni-decks-forget = Borrar el mazo { $name }
ortus-regni-decks-test-hand = Mano de prueba
ortus-regni-decks-again = Otra mano
ortus-regni-decks-import = Importar
ortus-regni-decks-import-label = Un mazo como texto, por ejemplo castle*3 land*2 church
ortus-regni-decks-import-now = Tomar este mazo
ortus-regni-decks-export = Exportar
ortus-regni-decks-export-label = Este mazo como texto
ortus-regni-decks-copy = Copiar
ortus-regni-decks-copied = Copiado
ortus-regni-decks-save = Guardar
ortus-regni-decks-save-label = Nombre del mazo
ortus-regni-decks-save-note = La sala lo guarda para ti. Con una cuenta lo encuentras en cualquier navegador.
ortus-regni-decks-save-now = Guardar el mazo
ortus-regni-decks-save-replaces = Sustituye a tu mazo guardado con ese nombre.
ortus-regni-decks-rename = Cambiar el nombre del mazo { $name }
ortus-regni-decks-rename-now = Cambiar nombre
ortus-regni-decks-forgotten = «{ $name }» está borrado.
ortus-regni-decks-have-back = Deshacer
ortus-regni-decks-unnamed = Mazo { $number }
ortus-regni-decks-play = Jugar con este mazo
ortus-regni-decks-lay-out = Mostrar estas cartas
ortus-regni-decks-for-all = Todos juegan con este mazo
ortus-regni-decks-at-the-table = Cada uno construye su mazo en la mesa
ortus-regni-decks-open-builder = Abrir el constructor de mazos

ortus-regni-decks-draft-title = Draft de tu mazo
ortus-regni-decks-draft-passing = Paquete { $pack } de { $packs }. El resto se pasa:
ortus-regni-decks-draft-last = Paquete { $pack } de { $packs }. Lo que quede después se retira.
ortus-regni-decks-draft-note = { $due ->
    [one] Quédate una carta más; el resto del lote pasa a tu vecino.
   *[other] Quédate { $due } cartas; el resto del lote pasa a tu vecino.
}
ortus-regni-decks-kept = { $count ->
    [one] Conservas hasta ahora 1 carta
   *[other] Conservas hasta ahora { $count } cartas
}
ortus-regni-decks-keep-due = { $due ->
    [one] Elige una carta
   *[other] Elige { $due } cartas
}
ortus-regni-decks-keep = Quedarse { $cards }

ortus-regni-decks-tray-towers-title = Torres de tu bandeja
ortus-regni-decks-tray-towers-note = { $left ->
    [one] Elige 1 carta más para ponerla boca abajo como Torre. Solo tú ves cuál es.
   *[other] Elige { $left } cartas para ponerlas boca abajo como Torres. Solo tú ves cuáles son.
}
ortus-regni-decks-legacy-tower-title = Tus Torres compradas
ortus-regni-decks-legacy-tower-note = Elige una carta de tu juego para ponerla boca abajo como Torre. Solo tú ves cuál es.
ortus-regni-decks-legacy-title = Puntos de Legado
ortus-regni-decks-legacy-buy = { $price ->
    [one] Comprar por 1 punto: { $card }
   *[other] Comprar por { $price } puntos: { $card }
}
ortus-regni-decks-legacy-lord = Lord
ortus-regni-decks-legacy-property = Propiedades
ortus-regni-decks-legacy-building = Feudo nuevo
ortus-regni-decks-legacy-banner = Estandarte (tienes { $count })
ortus-regni-decks-legacy-note = { $left ->
    [one] Tienes 1 punto. Cada uno compra una cosa; lo que compras ya no está en tu juego.
   *[other] Tienes { $left } puntos. Cada uno compra una cosa; lo que compras ya no está en tu juego.
}
ortus-regni-decks-barter-title = Trueque
ortus-regni-decks-barter-note = Entrega dos cartas de tu mano por una de tu bandeja.
ortus-regni-decks-barter-take-title = Toma una carta de tu bandeja
ortus-regni-decks-barter-take-note = Nadie ve qué carta tomas.
ortus-regni-decks-choose-tower = Poner como Torre
ortus-regni-decks-choose-place = Comprar y colocar
ortus-regni-decks-choose-install = Comprar como Lord
ortus-regni-decks-choose-towers = Comprar 2 Torres
ortus-regni-decks-choose-buy = Comprar
ortus-regni-decks-choose-discard = Entregar
ortus-regni-decks-choose-take = Tomar
