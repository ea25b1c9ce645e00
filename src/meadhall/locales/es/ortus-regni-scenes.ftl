# Las escenas de la mesa de Ortus Regni: batallas, pugnas, Justas y todo lo que ocurre por pasos.
# `who` es “you” para quien lee, “vikings” para las fuerzas vikingas y “earl” para cualquier otro, cuyo nombre está en `name`.

## Lo que tiene cada escena

ortus-regni-scene-see-table = Ver la mesa
ortus-regni-scene-back-to-scene = Volver a la escena
ortus-regni-scene-let-go-note = { $count ->
    [one] El Lord al que renuncies se pierde; su Feudo sigue siendo tuyo, sin Lord.
   *[other] Los Lores a los que renuncies se pierden; sus Feudos siguen siendo tuyos, sin Lord.
}
ortus-regni-scene-stake-last = { $who ->
    [you] Es tu último edificio: quedarías fuera de la partida.
   *[earl] Es el último edificio de { $name }, que quedaría fuera de la partida.
}
ortus-regni-scene-go-on = Seguir
ortus-regni-scene-you = Tú
ortus-regni-scene-watching = Ocurre paso a paso; Saltar lleva al final.
ortus-regni-scene-waiting = Esperando a { $names }.
ortus-regni-scene-held = Has dado tu respuesta. Todas se muestran tras la misma espera, así que nadie sabe cuánto tardaste.
ortus-regni-scene-your-fiefs = Tus Feudos
ortus-regni-scene-open-for = { $seconds ->
    [one] Se pregunta desde hace 1 segundo
   *[other] Se pregunta desde hace { $seconds } segundos
}
ortus-regni-scene-seconds = desde hace { $seconds } s

ortus-regni-scene-step-field = Despliegue
ortus-regni-scene-step-defence = Defensa
ortus-regni-scene-step-card = Carta de Batalla
ortus-regni-scene-step-damage = Daño
ortus-regni-scene-step-spoils = Botín
ortus-regni-scene-step-plot = Conjura
ortus-regni-scene-step-answers = Respuestas
ortus-regni-scene-step-outcome = Resultado
ortus-regni-scene-step-attend = ¿Asistir?
ortus-regni-scene-step-stakes = Apuesta y participante
ortus-regni-scene-step-lances = Lanzas
ortus-regni-scene-step-captives = Cautivos
ortus-regni-scene-step-price = Precio

## Batalla

ortus-regni-scene-battle-siege = { $who ->
    [vikings-yours] Los Vikingos asedian tu { $building } { $number }
    [vikings] Los Vikingos asedian el { $building } { $number } de { $name }
    [yours] Asedio: tu { $building } { $number }
   *[theirs] Asedio: { $building } { $number } de { $name }
}
ortus-regni-scene-battle-raid = { $who ->
    [vikings-yours] Incursión vikinga en tu { $building } { $number }
    [vikings] Incursión vikinga en el { $building } { $number } de { $name }
    [yours] Incursión: tu { $building } { $number }
   *[theirs] Incursión: { $building } { $number } de { $name }
}
ortus-regni-scene-battle-towers = { $who ->
    [vikings-yours] Los Vikingos asaltan tus Torres
    [vikings] Los Vikingos asaltan las Torres de { $name }
    [yours] Asalto a tus Torres
   *[theirs] Asalto: Torres de { $name }
}
ortus-regni-scene-side-attack = { $who ->
    [you] Atacas
   *[earl] { $name } ataca
}
ortus-regni-scene-side-defence = { $who ->
    [you] Te defiendes
   *[earl] { $name } se defiende
}
ortus-regni-scene-side-vikings = Los Vikingos
ortus-regni-scene-led-by = { $who ->
    [you] los diriges tú: salió tu Cubo
   *[earl] los dirige { $name }: salió su Cubo
}
ortus-regni-scene-fielded = { $count ->
    [0] nada desplegado
    [one] 1 carta desplegada
   *[other] { $count } cartas desplegadas
}
ortus-regni-scene-imagined-note = supuesto: pulsa cartas para ponerlas o quitarlas
ortus-regni-scene-imagined-nobody = no hay nadie en la mesa
ortus-regni-scene-imagined-hand = { $count ->
    [one] y puede sumarse 1 carta de la mano
   *[other] y pueden sumarse { $count } cartas de la mano
}
ortus-regni-scene-strength = Fuerza { $strength }
ortus-regni-scene-fighter-lord = { $card }, Lord
ortus-regni-scene-fighter-hand = { $card }, de la mano
ortus-regni-scene-fighter-pool = { $card }
ortus-regni-scene-fighter-mercenary = { $card }
ortus-regni-scene-fighter-garrison = { $card }, guarnición
ortus-regni-scene-fighter-king = { $card }
ortus-regni-scene-fighter-guard = { $card }, Guardia
ortus-regni-scene-fighter-horde = { $card }
ortus-regni-scene-fighter-spoken = { $fate ->
    [lost] { $fighter }: baja
    [captive] { $fighter }: en cautiverio
   *[none] { $fighter }: inflige { $deals }
}
ortus-regni-scene-if-it-is = Si sale «{ $card }»
ortus-regni-scene-it-is = { $card }
ortus-regni-scene-if-undefended = Sin defensa
ortus-regni-scene-sum-strength = Puntos contra el defensor
ortus-regni-scene-sum-attacker = Puntos contra el atacante
ortus-regni-scene-sum-force = absorbe la defensa
ortus-regni-scene-sum-imagined = absorbe la defensa supuesta
ortus-regni-scene-sum-towers = absorben las Torres
ortus-regni-scene-sum-reach-siege = llegan { NAME($building, form: "to") } (cae con { $needed })
ortus-regni-scene-sum-reach-raid = llegan a las Propiedades
ortus-regni-scene-sum-reach-towers = llegan a las Torres
ortus-regni-scene-chance-siege = El edificio cae con { $chance } de cada 100 cartas robadas.
ortus-regni-scene-chance-siege-range = El edificio cae con { $least } a { $most } de cada 100 cartas robadas: puede decidir la Iglesia.
ortus-regni-scene-chance-raid = Caen Propiedades con { $chance } de cada 100 cartas robadas.
ortus-regni-scene-chance-raid-range = Caen Propiedades con { $least } a { $most } de cada 100 cartas robadas: puede decidir la Iglesia.
ortus-regni-scene-chance-towers = Caen Torres con { $chance } de cada 100 cartas robadas.
ortus-regni-scene-chance-towers-range = Caen Torres con { $least } a { $most } de cada 100 cartas robadas: puede decidir la Iglesia.
ortus-regni-scene-to-hold = { $count ->
    [one] Con 1 carta más resistiría.
   *[other] Con { $count } cartas más resistiría.
}

ortus-regni-scene-fates = Qué haría cada Carta de Batalla
ortus-regni-scene-odds = { $left } de { $all } · { $share } %
ortus-regni-scene-drawn = ha salido
ortus-regni-scene-no-card = Sin defensa no se roba Carta de Batalla.
ortus-regni-scene-fate-siege-falls = Cae { NAME($building, form: "the") }: recibe { $reach } y bastan { $needed }.
ortus-regni-scene-fate-siege-stands = Resiste { NAME($building, form: "the") }: recibe { $reach } de { $needed }.
ortus-regni-scene-fate-siege-untouched = Queda intacto { NAME($building, form: "the") }.
ortus-regni-scene-fate-raid-falls = { $fallen ->
    [one] Cae 1 de { $standing } Propiedades.
   *[other] Caen { $fallen } de { $standing } Propiedades.
}
ortus-regni-scene-fate-raid-stands = No cae ninguna Propiedad.
ortus-regni-scene-fate-raid-untouched = Las Propiedades quedan intactas.
ortus-regni-scene-fate-towers-falls = { $fallen ->
    [one] Cae 1 de { $standing } Torres.
   *[other] Caen { $fallen } de { $standing } Torres.
}
ortus-regni-scene-fate-towers-stands = No cae ninguna Torre.
ortus-regni-scene-fate-towers-untouched = Las Torres quedan intactas.
ortus-regni-scene-fate-eliminated = { $who ->
    [you] Quedas fuera de la partida.
   *[earl] { $name } queda fuera de la partida.
}
ortus-regni-scene-fate-captured = { $who ->
    [you] { $count ->
        [one] Te capturan: { $lords }. Paga { $price } Propiedad o edificio, o se pierde.
       *[other] Te capturan: { $lords }. Paga por cada Lord { $price } Propiedad o edificio, o se pierde.
    }
   *[earl] { $count ->
        [one] { $name } pierde por captura: { $lords }. El Rescate es { $price } Propiedad o edificio.
       *[other] { $name } pierde por captura: { $lords }. El Rescate es { $price } Propiedad o edificio por Lord.
    }
}
ortus-regni-scene-fate-captured-lost = { $who ->
    [you] Te capturan y pierdes: { $lords }. No puedes pagar.
   *[earl] { $name } pierde para siempre, por captura: { $lords }.
}
ortus-regni-scene-fate-takes = { $who ->
    [you] { $mortal ->
        [one] Recibes { $points }: muere tu único soldado.
       *[other] Recibes { $points } y pierdes al menos { $lost } de { $mortal } soldados.
    }
    [vikings] Las fuerzas vikingas pierden { $lost } de { $mortal } cartas.
   *[earl] { $mortal ->
        [one] { $name } recibe { $points }: muere su único soldado.
       *[other] { $name } recibe { $points } y pierde al menos { $lost } de { $mortal } soldados.
    }
}
ortus-regni-scene-fate-takes-all = { $who ->
    [you] Recibes { $points } y pierdes a tus { $mortal } soldados.
    [vikings] Las fuerzas vikingas pierden sus { $mortal } cartas.
   *[earl] { $name } recibe { $points } y pierde a sus { $mortal } soldados.
}
ortus-regni-scene-fate-takes-unhurt = { $who ->
    [you] Recibes { $points } y no tienes que perder a nadie.
    [vikings] Las fuerzas vikingas reciben { $points }.
   *[earl] { $name } recibe { $points } y no tiene que perder a nadie.
}
ortus-regni-scene-fate-takes-nothing = { $who ->
    [you] No recibes daño.
    [vikings] Las fuerzas vikingas no pierden nada.
   *[earl] { $name } no recibe daño.
}
ortus-regni-scene-fate-took = { $who ->
    [you] { $lost ->
        [0] Has recibido { $points } y no has perdido a nadie.
       *[other] Has recibido { $points } y has perdido { $lost } de { $mortal } soldados.
    }
    [vikings] { $lost ->
        [0] Las fuerzas vikingas no han perdido nada.
       *[other] Las fuerzas vikingas han perdido { $lost } de { $mortal } cartas.
    }
   *[earl] { $lost ->
        [0] { $name } ha recibido { $points } y no ha perdido a nadie.
       *[other] { $name } ha recibido { $points } y ha perdido { $lost } de { $mortal } soldados.
    }
}
ortus-regni-scene-fate-may-take = { $who ->
    [you] Puedes quedarte lo que caiga.
    [vikings] Los Vikingos no se quedan nada.
   *[earl] { $name } puede quedarse lo que caiga.
}
ortus-regni-scene-fate-church = { $who ->
    [you] Decides por la Iglesia: uno de los otros tres.
   *[earl] { $name } decide por la Iglesia: uno de los otros tres.
}

ortus-regni-scene-muster = Qué puedes desplegar
ortus-regni-scene-muster-lords = Lores
ortus-regni-scene-muster-lords-note = vuelven a casa
ortus-regni-scene-muster-hired = Mercenarios
ortus-regni-scene-muster-hired-note = se pueden perder
ortus-regni-scene-muster-pool = Reserva
ortus-regni-scene-muster-pool-note = { $left ->
    [0] no combate ninguna más: una por Campo y Mercado emparejado
    [one] puede combatir 1 más
   *[other] pueden combatir { $left } más
}
ortus-regni-scene-muster-crown = Corona
ortus-regni-scene-muster-crown-note = Rey y Guardia
ortus-regni-scene-muster-hand = Mano
ortus-regni-scene-muster-hand-note = se descartan después
ortus-regni-scene-muster-empty = No queda nada que desplegar.
ortus-regni-scene-suppose = Suponer que se defiende todo lo de la mesa
ortus-regni-scene-march = Marchar con { $strength }
ortus-regni-scene-march-none = Primero despliega a alguien
ortus-regni-scene-march-note = Después se despliega la defensa y se roba la carta.
ortus-regni-scene-stand = { $count ->
    [0] Sin defensa
   *[other] Resistir con { $strength }
}
ortus-regni-scene-stand-note = Después se roba la Carta de Batalla.
ortus-regni-scene-stand-none-note = Entonces no se roba Carta de Batalla.
ortus-regni-scene-spread = { $points ->
    [one] 1 punto que absorber. Pulsa la carta que lo recibe.
   *[other] { $points } puntos que absorber. Pulsa las cartas que reciben uno cada una.
}
ortus-regni-scene-cheapest = Menores pérdidas
ortus-regni-scene-towers-fall = { $count ->
    [one] Cae una de tus Torres: ¿cuál?
   *[other] Caen { $count } de tus Torres: ¿cuáles?
}
ortus-regni-scene-properties-fall = { $count ->
    [one] Cae una de tus Propiedades: ¿cuál?
   *[other] Caen { $count } de tus Propiedades: ¿cuáles?
}
ortus-regni-scene-spoils = Ha caído { NAME($card, form: "the") }. Llévate la Propiedad a uno de tus Feudos, o destrúyela.
ortus-regni-scene-seize-place = Traerla aquí
ortus-regni-scene-seize-building = { $building }
ortus-regni-scene-seize-lord = { $lord }
ortus-regni-scene-seize-property = { $property }
ortus-regni-scene-destroy = Destruir
ortus-regni-scene-capture = Ha caído { NAME($building, form: "the") }. Quédatelo como Feudo vacío, o destrúyelo.
ortus-regni-scene-capture-it = Capturarlo
ortus-regni-scene-rule = Controlas la Iglesia: elige arriba el resultado.
ortus-regni-scene-tactics = La batalla está en «{ $result }». Un Estandarte de tu mano, puesto sobre la carta, la cambia.
ortus-regni-scene-tactics-pass = Dejarla así
ortus-regni-scene-banners = Estandartes puestos
ortus-regni-scene-banner-laid = { $who ->
    [you] tu Estandarte
   *[earl] un Estandarte de { $name }
}
ortus-regni-scene-banner-slot = Poner un Estandarte: { $result }
ortus-regni-scene-banner-slot-none = Ningún Estandarte en la mano
ortus-regni-scene-banner-slot-theirs = { $name } puede poner un Estandarte
ortus-regni-scene-over = La batalla ha terminado.
ortus-regni-scene-over-card = La batalla ha terminado: { $card }.

## Rescate

ortus-regni-scene-ransom-title = { $count ->
    [one] Han capturado a tu Lord
   *[other] Han capturado a tus Lores
}
ortus-regni-scene-captives = Cautivos
ortus-regni-scene-ransom-him = Rescatar { NAME($lord, form: "to") }
ortus-regni-scene-you-own = Lo que tienes
ortus-regni-scene-pay-with = Elige qué pagas por { NAME($lord, form: "the") }.
ortus-regni-scene-ransom-price = { $price ->
    [one] Un Lord cuesta una Propiedad, o un edificio con todo lo que tiene.
   *[other] Un Lord cuesta { $price } Propiedades o edificios.
}
ortus-regni-scene-ransom-note = { $name } se queda con lo que pagues. No valen tu último edificio ni el del propio cautivo.
ortus-regni-scene-ransom-ask = Rescata a un Lord, o renuncia a los cautivos.
ortus-regni-scene-pay-ask = Pulsa lo que pagas.
ortus-regni-scene-let-go = { $count ->
    [one] Renunciar a él
   *[other] Renunciar a ellos
}
ortus-regni-scene-pay-building = Pagar con { NAME($building, form: "the") } y todo lo que tiene
ortus-regni-scene-pay-lord = { $lord }
ortus-regni-scene-pay-property = Pagar con { NAME($property, form: "the") }
ortus-regni-scene-pay-place = Pagar

## Pugna

ortus-regni-scene-plot = { $who ->
    [you] { $plot } contra tu { $target }
   *[earl] { $plot } contra { NAME($target, form: "the") } de { $name }
}{ $number ->
    [0] { "" }
   *[other] { " " }({ $building } { $number })
}
ortus-regni-scene-struggle-how = Se responde carta por carta hasta que alguien pasa. Si pasa la víctima, la conjura triunfa; si pasa quien conspira, fracasa.
ortus-regni-scene-last-card = Última carta
ortus-regni-scene-answered-by = se responde con
ortus-regni-scene-cards-played = Cartas jugadas
ortus-regni-scene-your-answer = ¿tu respuesta?
ortus-regni-scene-their-answer = puede responder: { $names }
ortus-regni-scene-as-it-stands = Tal como está, la conjura triunfa.
ortus-regni-scene-as-it-stands-foiled = Tal como está, la conjura fracasa.
ortus-regni-scene-at-stake = En juego
ortus-regni-scene-stake-lord = { $who ->
    [you] { $count ->
        [0] Perderías { NAME($card, form: "to") } y su edificio.
        [one] Perderías { NAME($card, form: "to") }, su edificio y 1 Propiedad.
       *[other] Perderías { NAME($card, form: "to") }, su edificio y { $count } Propiedades.
    }
   *[earl] { $count ->
        [0] { $name } perdería { NAME($card, form: "to") } y su edificio.
        [one] { $name } perdería { NAME($card, form: "to") }, su edificio y 1 Propiedad.
       *[other] { $name } perdería { NAME($card, form: "to") }, su edificio y { $count } Propiedades.
    }
}
ortus-regni-scene-stake-prince = { $who ->
    [you] Perderías al Príncipe y conservarías su Feudo.
   *[earl] { $name } perdería al Príncipe y conservaría su Feudo.
}
ortus-regni-scene-stake-property-treachery = { $who ->
    [you] Perderías { NAME($card, form: "the") }.
   *[earl] { $name } perdería { NAME($card, form: "the") }.
}
ortus-regni-scene-stake-property-intrigue = { $who ->
    [you] Tu { $card } pasaría a quien conspira.
    [plotter] { NAME($card, form: "the") } de { $name } pasaría a ti.
   *[earl] { NAME($card, form: "the") } de { $name } pasaría a quien conspira.
}
ortus-regni-scene-stake-mercenary-treachery = { $who ->
    [you] Perderías al Mercenario con su guarnición.
   *[earl] { $name } perdería al Mercenario con su guarnición.
}
ortus-regni-scene-stake-mercenary-intrigue = { $who ->
    [you] Tu Mercenario se pasaría con su guarnición a quien conspira.
    [plotter] El Mercenario de { $name } se pasaría a ti con su guarnición.
   *[earl] El Mercenario de { $name } se pasaría con su guarnición a quien conspira.
}
ortus-regni-scene-answer = Responder
ortus-regni-scene-from-hand = de la mano
ortus-regni-scene-no-answer = No tienes ninguna carta que responda a esto.
ortus-regni-scene-pass-foiled = Pasar: la conjura fracasa
ortus-regni-scene-pass-succeeds = Pasar: la conjura triunfa
ortus-regni-scene-pass-note = Las cartas jugadas se descartan, sea cual sea el resultado.
ortus-regni-scene-struggle-over = La pugna ha terminado.

ortus-regni-scene-when-asked = Cuando se pregunte
ortus-regni-scene-only-you-see = solo tú ves esto
ortus-regni-scene-wish-ask = Preguntar siempre
ortus-regni-scene-wish-target = Preguntar si me afecta
ortus-regni-scene-wish-never = No preguntar, pasar por mí
ortus-regni-scene-wish-note = Pasar por ti espera tanto como si pasas tú: nadie puede distinguirlo.

## Justa

ortus-regni-scene-joust-title = { $who ->
    [you] Convocas una Justa
   *[earl] { $name } convoca una Justa
}
ortus-regni-scene-stakes = apuesta
ortus-regni-scene-rider = participante
ortus-regni-scene-a-lord = un Lord
ortus-regni-scene-dealt = reparto
ortus-regni-scene-excused = se excusa con un Estandarte
ortus-regni-scene-deciding = decidiendo
ortus-regni-scene-not-asked = aún sin preguntar
ortus-regni-scene-asked-last = decide al final
ortus-regni-scene-wins-stakes = gana todas las apuestas
ortus-regni-scene-rank-three-princes = tres Príncipes
ortus-regni-scene-rank-three-vassals = tres Vasallos
ortus-regni-scene-rank-princes-and-vassal = pareja de Príncipes y un Vasallo
ortus-regni-scene-rank-princes = pareja de Príncipes
ortus-regni-scene-rank-vassals-and-prince = pareja de Vasallos y un Príncipe
ortus-regni-scene-rank-vassals = pareja de Vasallos
ortus-regni-scene-rank-prince-and-vassal = un Príncipe y un Vasallo
ortus-regni-scene-rank-prince = un Príncipe
ortus-regni-scene-rank-vassal = un Vasallo
ortus-regni-scene-rank-nothing = nada de suerte
ortus-regni-scene-joust-ask = Quien asiste apuesta una Propiedad o un edificio y envía un participante, que recibe 2 cartas más: más Príncipes, y luego Vasallos, gana todas las apuestas. Los participantes de la mano y los Lores que no ganan se pierden.
ortus-regni-scene-could-stake = podrías apostar
ortus-regni-scene-could-send = podrías enviar
ortus-regni-scene-no-stake = nada que apostar
ortus-regni-scene-attend = Asistir
ortus-regni-scene-excuse = Excusarse: descartar un Estandarte
ortus-regni-scene-stake-ask = Elige tu apuesta. Se la lleva quien gane.
ortus-regni-scene-stake-building = Apostar { NAME($building, form: "the") } con todo su Feudo
ortus-regni-scene-stake-property = Apostar { NAME($property, form: "the") }
ortus-regni-scene-stake-place = Apostar
ortus-regni-scene-rider-ask = Elige tu participante: vale más un Príncipe, luego un Vasallo, un Campeón como cualquiera de los dos y lo demás nada. Un Lord va a la vista y se pierde si no gana; una carta de la mano va boca abajo y se descarta.

## Corona, mano inicial, serie

ortus-regni-scene-levy-title = El Rey { $name } exige una leva
ortus-regni-scene-levy-ask = En la coronación, cada uno de los demás Condes entrega una Carta de Ejército a la Guardia Real, que lucha por el Rey. Elige la tuya: no vuelve.
ortus-regni-scene-levy-pool = De tu reserva
ortus-regni-scene-levy-garrison = De una guarnición
ortus-regni-scene-levy-count = { $count ->
    [one] la única que hay ahí
   *[other] una de { $count }
}
ortus-regni-scene-mulligan-title = Tu mano inicial
ortus-regni-scene-mulligan-note = { $castles ->
    [0] No hay ningún Castillo. Otra mano son otras cinco cartas de tu mazo; solo puedes cambiarla una vez.
   *[other] Otra mano son otras cinco cartas de tu mazo; solo puedes cambiarla una vez.
}
ortus-regni-scene-mulligan-odds = { $castles ->
    [0] En tu mazo no hay ningún Castillo: tampoco lo habrá en otra mano.
    [one] Otra mano trae un Castillo en { $chance } de cada 100 robos: hay 1 entre { $cards } cartas.
   *[other] Otra mano trae un Castillo en { $chance } de cada 100 robos: hay { $castles } entre { $cards } cartas.
}
ortus-regni-scene-mulligan-keep = Conservar esta mano
ortus-regni-scene-mulligan-redraw = Robar otra mano
ortus-regni-scene-series-title = La siguiente partida de la serie
ortus-regni-scene-series-note = La partida { $number } ha terminado. Conserva tu mazo para la siguiente o constrúyelo de nuevo; quien ganó conserva el suyo.
ortus-regni-scene-series-keep = Conservar mi mazo
ortus-regni-scene-series-rebuild = Construir otro mazo
