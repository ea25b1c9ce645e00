# As cenas da mesa de Ortus Regni: batalhas, disputas, Justas e o que mais acontece em passos.
# `who` é “you” para quem lê, “vikings” para a horda e “earl” para qualquer outro, cujo nome está em `name`.
# Construções e Lordes são palavras masculinas; Propriedades são femininas.

## O que toda cena tem

ortus-regni-scene-let-go-note = { $count ->
    [1] O Lorde de quem você abre mão se perde; o Feudo dele continua seu, sem Lorde.
   *[other] Os Lordes de quem você abre mão se perdem; os Feudos deles continuam seus, sem Lorde.
}
ortus-regni-scene-stake-last = { $who ->
    [you] É a sua última construção: você sairia do jogo.
   *[earl] É a última construção de { $name }, que sairia do jogo.
}
ortus-regni-scene-go-on = Continuar
ortus-regni-scene-you = Você
ortus-regni-scene-watching = Acontece passo a passo; Pular vai direto ao fim.
ortus-regni-scene-waiting = Esperando { $names }.
ortus-regni-scene-held = Sua resposta está dada. Todas as respostas aparecem depois da mesma espera, para que ninguém saiba quanto você demorou.
ortus-regni-scene-your-fiefs = Seus Feudos
ortus-regni-scene-open-for = { $seconds ->
    [0] Perguntado há { $seconds } segundos
    [1] Perguntado há { $seconds } segundo
   *[other] Perguntado há { $seconds } segundos
}
ortus-regni-scene-seconds = há { $seconds } s

ortus-regni-scene-step-field = Convocar
ortus-regni-scene-step-defence = Defesa
ortus-regni-scene-step-card = Carta de Batalha
ortus-regni-scene-step-damage = Dano
ortus-regni-scene-step-spoils = Espólios
ortus-regni-scene-step-plot = Trama
ortus-regni-scene-step-answers = Respostas
ortus-regni-scene-step-outcome = Desfecho
ortus-regni-scene-step-attend = Comparecer?
ortus-regni-scene-step-stakes = Aposta e participante
ortus-regni-scene-step-lances = Lanças
ortus-regni-scene-step-captives = Cativos
ortus-regni-scene-step-price = Preço
ortus-regni-scene-see-table = Ver a mesa
ortus-regni-scene-back-to-scene = Voltar à cena

## Batalha

ortus-regni-scene-battle-siege = { $who ->
    [vikings-yours] Os Vikings cercam o seu { $building } { $number }
    [vikings] Os Vikings cercam o { $building } { $number } de { $name }
    [yours] Cerco ao seu { $building } { $number }
   *[theirs] Cerco: { $building } { $number } de { $name }
}
ortus-regni-scene-battle-raid = { $who ->
    [vikings-yours] Incursão dos Vikings ao seu { $building } { $number }
    [vikings] Incursão dos Vikings ao { $building } { $number } de { $name }
    [yours] Incursão ao seu { $building } { $number }
   *[theirs] Incursão: { $building } { $number } de { $name }
}
ortus-regni-scene-battle-towers = { $who ->
    [vikings-yours] Os Vikings assaltam as suas Torres
    [vikings] Os Vikings assaltam as Torres de { $name }
    [yours] Assalto às suas Torres
   *[theirs] Assalto: Torres de { $name }
}
ortus-regni-scene-side-attack = { $who ->
    [you] Você ataca
   *[earl] { $name } ataca
}
ortus-regni-scene-side-defence = { $who ->
    [you] Você se defende
   *[earl] { $name } se defende
}
ortus-regni-scene-side-vikings = Os Vikings
ortus-regni-scene-led-by = { $who ->
    [you] sob o seu comando: saiu o seu cubo
   *[earl] sob o comando de { $name }, cujo cubo saiu
}
ortus-regni-scene-fielded = { $count ->
    [0] nada em campo
    [1] 1 carta em campo
   *[other] { $count } cartas em campo
}
ortus-regni-scene-imagined-note = suposição: clique para pôr ou tirar cartas
ortus-regni-scene-imagined-nobody = não há ninguém na mesa
ortus-regni-scene-imagined-hand = { $count ->
    [1] e 1 carta da mão pode se somar
   *[other] e { $count } cartas da mão podem se somar
}
ortus-regni-scene-strength = Força { $strength }
ortus-regni-scene-fighter-lord = { $card }, Lorde
ortus-regni-scene-fighter-hand = { $card }, da mão
ortus-regni-scene-fighter-pool = { $card }
ortus-regni-scene-fighter-mercenary = { $card }
ortus-regni-scene-fighter-garrison = { $card }, da guarnição
ortus-regni-scene-fighter-king = { $card }
ortus-regni-scene-fighter-guard = { $card }, da Guarda
ortus-regni-scene-fighter-horde = { $card }
ortus-regni-scene-fighter-spoken = { $fate ->
    [lost] { $fighter }: perda
    [captive] { $fighter }: captura
   *[none] { $fighter }, causa { $deals }
}
ortus-regni-scene-if-it-is = Se for { $card }
ortus-regni-scene-it-is = { $card }
ortus-regni-scene-if-undefended = Sem defesa
ortus-regni-scene-sum-strength = Pontos contra o defensor
ortus-regni-scene-sum-attacker = Pontos contra o atacante
ortus-regni-scene-sum-force = a defesa absorve
ortus-regni-scene-sum-imagined = a defesa suposta absorve
ortus-regni-scene-sum-towers = as Torres absorvem
ortus-regni-scene-sum-reach-siege = chegam ao { $building } (precisa de { $needed })
ortus-regni-scene-sum-reach-raid = chegam às Propriedades
ortus-regni-scene-sum-reach-towers = chegam às Torres
ortus-regni-scene-chance-siege = A construção cai em { $chance } de 100 sorteios.
ortus-regni-scene-chance-siege-range = A construção cai em { $least } a { $most } de 100 sorteios: a Igreja pode decidir.
ortus-regni-scene-chance-raid = Caem Propriedades em { $chance } de 100 sorteios.
ortus-regni-scene-chance-raid-range = Caem Propriedades em { $least } a { $most } de 100 sorteios: a Igreja pode decidir.
ortus-regni-scene-chance-towers = Caem Torres em { $chance } de 100 sorteios.
ortus-regni-scene-chance-towers-range = Caem Torres em { $least } a { $most } de 100 sorteios: a Igreja pode decidir.
ortus-regni-scene-to-hold = { $count ->
    [1] Mais 1 carta bastaria para resistir.
   *[other] Mais { $count } cartas bastariam para resistir.
}

ortus-regni-scene-fates = O que cada carta de Batalha faria
ortus-regni-scene-odds = { $left } de { $all } · { $share }%
ortus-regni-scene-drawn = comprada
ortus-regni-scene-no-card = Sem defesa não se compra carta de Batalha.
ortus-regni-scene-fate-siege-falls = { NAME($building, form: "the") } cai: passam { $reach }, bastam { $needed }.
ortus-regni-scene-fate-siege-stands = { NAME($building, form: "the") } resiste: passam { $reach } de { $needed }.
ortus-regni-scene-fate-siege-untouched = { NAME($building, form: "the") } fica intacto.
ortus-regni-scene-fate-raid-falls = { $fallen ->
    [1] Cai 1 de { $standing } Propriedades.
   *[other] Caem { $fallen } de { $standing } Propriedades.
}
ortus-regni-scene-fate-raid-stands = Nenhuma Propriedade cai.
ortus-regni-scene-fate-raid-untouched = As Propriedades ficam intactas.
ortus-regni-scene-fate-towers-falls = { $fallen ->
    [1] Cai 1 de { $standing } Torres.
   *[other] Caem { $fallen } de { $standing } Torres.
}
ortus-regni-scene-fate-towers-stands = Nenhuma Torre cai.
ortus-regni-scene-fate-towers-untouched = As Torres ficam intactas.
ortus-regni-scene-fate-eliminated = { $who ->
    [you] Você sai do jogo.
   *[earl] { $name } sai do jogo.
}
ortus-regni-scene-fate-captured = { $who ->
    [you] { $count ->
        [1] Lorde seu capturado: { $lords }. { $price ->
            [1] Pague 1 Propriedade ou construção ou perca-o.
           *[other] Pague { $price } Propriedades ou construções ou perca-o.
        }
       *[other] Lordes seus capturados: { $lords }. { $price ->
            [1] Pague 1 Propriedade ou construção por cada um ou perca-os.
           *[other] Pague { $price } Propriedades ou construções por cada um ou perca-os.
        }
    }
   *[earl] { $count ->
        [1] Lorde de { $name } capturado: { $lords }. { $price ->
            [1] O resgate é 1 Propriedade ou construção.
           *[other] O resgate são { $price } Propriedades ou construções.
        }
       *[other] Lordes de { $name } capturados: { $lords }. { $price ->
            [1] O resgate de cada um é 1 Propriedade ou construção.
           *[other] O resgate de cada um são { $price } Propriedades ou construções.
        }
    }
}
ortus-regni-scene-fate-captured-lost = { $who ->
    [you] Lordes seus capturados e perdidos: { $lords }. Você não pode pagar.
   *[earl] Lordes de { $name } capturados e perdidos: { $lords }.
}
ortus-regni-scene-fate-takes = { $who ->
    [you] { $mortal ->
        [1] Você recebe { $points }: morre seu único soldado.
       *[other] Você recebe { $points } e perde pelo menos { $lost } de { $mortal } soldados.
    }
    [vikings] A horda perde { $lost } de { $mortal } cartas.
   *[earl] { $mortal ->
        [1] { $name } recebe { $points }: morre o único soldado.
       *[other] { $name } recebe { $points } e perde pelo menos { $lost } de { $mortal } soldados.
    }
}
ortus-regni-scene-fate-takes-all = { $who ->
    [you] Você recebe { $points } e perde todos os { $mortal } soldados.
    [vikings] A horda perde todas as { $mortal } cartas.
   *[earl] { $name } recebe { $points } e perde todos os { $mortal } soldados.
}
ortus-regni-scene-fate-takes-unhurt = { $who ->
    [you] Você recebe { $points } e não precisa perder ninguém.
    [vikings] A horda recebe { $points }.
   *[earl] { $name } recebe { $points } e não precisa perder ninguém.
}
ortus-regni-scene-fate-takes-nothing = { $who ->
    [you] Você não recebe dano.
    [vikings] A horda não perde nada.
   *[earl] { $name } não recebe dano.
}
ortus-regni-scene-fate-took = { $who ->
    [you] { $lost ->
        [0] Você recebeu { $points } e não perdeu ninguém.
       *[other] Você recebeu { $points } e perdeu { $lost } de { $mortal } soldados.
    }
    [vikings] { $lost ->
        [0] A horda não perdeu nada.
       *[other] A horda perdeu { $lost } de { $mortal } cartas.
    }
   *[earl] { $lost ->
        [0] { $name } recebeu { $points } e não perdeu ninguém.
       *[other] { $name } recebeu { $points } e perdeu { $lost } de { $mortal } soldados.
    }
}
ortus-regni-scene-fate-may-take = { $who ->
    [you] Você pode ficar com o que cair.
    [vikings] Vikings não ficam com nada.
   *[earl] { $name } pode ficar com o que cair.
}
ortus-regni-scene-fate-church = { $who ->
    [you] Você decide pela Igreja: um dos outros três.
   *[earl] { $name } decide pela Igreja: um dos outros três.
}

ortus-regni-scene-muster = O que você pode convocar
ortus-regni-scene-muster-lords = Lordes
ortus-regni-scene-muster-lords-note = voltam para casa
ortus-regni-scene-muster-hired = Contratados
ortus-regni-scene-muster-hired-note = podem se perder
ortus-regni-scene-muster-pool = Reserva
ortus-regni-scene-muster-pool-note = { $left ->
    [0] nenhuma mais pode combater: uma por Terra e Vila-mercado em par
    [1] mais 1 pode combater
   *[other] mais { $left } podem combater
}
ortus-regni-scene-muster-crown = Coroa
ortus-regni-scene-muster-crown-note = Rei e Guarda
ortus-regni-scene-muster-hand = Mão
ortus-regni-scene-muster-hand-note = descartadas depois
ortus-regni-scene-muster-empty = Não há mais nada a convocar.
ortus-regni-scene-suppose = Supor que tudo na mesa defende
ortus-regni-scene-march = Marchar com { $strength }
ortus-regni-scene-march-none = Convoque alguém primeiro
ortus-regni-scene-march-note = Depois disso convoca-se a defesa e compra-se a carta.
ortus-regni-scene-stand = { $count ->
    [0] Não convocar defesa
   *[other] Defender com { $strength }
}
ortus-regni-scene-stand-note = Depois compra-se a carta de Batalha.
ortus-regni-scene-stand-none-note = Então não se compra carta de Batalha.
ortus-regni-scene-spread = { $points ->
    [1] 1 ponto a absorver. Clique na carta que o recebe.
   *[other] { $points } pontos a absorver. Clique nas cartas que recebem um cada.
}
ortus-regni-scene-cheapest = Menores perdas
ortus-regni-scene-towers-fall = { $count ->
    [1] Cai uma das suas Torres: escolha qual.
   *[other] Caem { $count } das suas Torres: escolha quais.
}
ortus-regni-scene-properties-fall = { $count ->
    [1] Cai uma das suas Propriedades: escolha qual.
   *[other] Caem { $count } das suas Propriedades: escolha quais.
}
ortus-regni-scene-spoils = { NAME($card, form: "the") } caiu. Leve-a para um dos seus Feudos ou destrua-a.
ortus-regni-scene-seize-place = Levar para cá
ortus-regni-scene-seize-building = { $building }
ortus-regni-scene-seize-lord = { $lord }
ortus-regni-scene-seize-property = { $property }
ortus-regni-scene-destroy = Destruir
ortus-regni-scene-capture = { NAME($building, form: "the") } caiu. Tome-o como um Feudo seu, vazio, ou destrua-o.
ortus-regni-scene-capture-it = Capturar
ortus-regni-scene-rule = Você controla a Igreja: escolha o resultado acima.
ortus-regni-scene-tactics = A batalha está em { $result }. Um Estandarte da sua mão, posto sobre a carta, a muda.
ortus-regni-scene-tactics-pass = Deixar assim
ortus-regni-scene-banners = Estandartes postos
ortus-regni-scene-banner-laid = { $who ->
    [you] seu Estandarte
   *[earl] um Estandarte de { $name }
}
ortus-regni-scene-banner-slot = Pôr um Estandarte: { $result }
ortus-regni-scene-banner-slot-none = Nenhum Estandarte na mão
ortus-regni-scene-banner-slot-theirs = { $name } pode pôr um Estandarte
ortus-regni-scene-over = A batalha acabou.
ortus-regni-scene-over-card = A batalha acabou: { $card }.

## Resgate

ortus-regni-scene-ransom-title = { $count ->
    [1] Seu Lorde foi capturado
   *[other] Seus Lordes foram capturados
}
ortus-regni-scene-captives = Cativos
ortus-regni-scene-ransom-him = Resgatar { NAME($lord, form: "the") }
ortus-regni-scene-you-own = O que você tem
ortus-regni-scene-pay-with = Escolha o que você paga para resgatar { NAME($lord, form: "the") }.
ortus-regni-scene-ransom-price = { $price ->
    [1] Um Lorde custa uma Propriedade, ou uma construção com tudo o que é dela.
   *[other] Um Lorde custa { $price } Propriedades ou construções.
}
ortus-regni-scene-ransom-note = { $name } fica com o que você paga. Não valem sua última construção nem a do próprio cativo.
ortus-regni-scene-ransom-ask = Resgate um Lorde ou abra mão dos cativos.
ortus-regni-scene-pay-ask = Clique no que você paga.
ortus-regni-scene-let-go = { $count ->
    [1] Abrir mão dele
   *[other] Abrir mão deles
}
ortus-regni-scene-pay-building = Pagar com { NAME($building, form: "the") } e tudo o que é dele
ortus-regni-scene-pay-lord = { $lord }
ortus-regni-scene-pay-property = Pagar com { NAME($property, form: "the") }
ortus-regni-scene-pay-place = Pagar

## Disputa

ortus-regni-scene-plot = { $who ->
    [you] { $plot } contra você: { $target }
   *[earl] { $plot } contra { NAME($target, form: "the") } de { $name }
}{ $number ->
    [0] { "" }
   *[other] { " " }({ $building } { $number })
}
ortus-regni-scene-struggle-how = As cartas são respondidas uma a uma até alguém passar. Se a vítima passa, a trama dá certo; se o autor passa, ela fracassa.
ortus-regni-scene-last-card = Última carta
ortus-regni-scene-answered-by = pode ser respondida com
ortus-regni-scene-cards-played = Cartas jogadas
ortus-regni-scene-your-answer = sua resposta?
ortus-regni-scene-their-answer = pode responder: { $names }
ortus-regni-scene-as-it-stands = Por enquanto a trama dá certo.
ortus-regni-scene-as-it-stands-foiled = Por enquanto a trama fracassa.
ortus-regni-scene-at-stake = Em jogo
ortus-regni-scene-stake-lord = { $who ->
    [you] { $count ->
        [0] Você perderia { NAME($card, form: "the") } e a construção dele.
        [1] Você perderia { NAME($card, form: "the") }, a construção dele e 1 Propriedade.
       *[other] Você perderia { NAME($card, form: "the") }, a construção dele e { $count } Propriedades.
    }
   *[earl] { $count ->
        [0] { $name } perderia { NAME($card, form: "the") } e a construção dele.
        [1] { $name } perderia { NAME($card, form: "the") }, a construção dele e 1 Propriedade.
       *[other] { $name } perderia { NAME($card, form: "the") }, a construção dele e { $count } Propriedades.
    }
}
ortus-regni-scene-stake-prince = { $who ->
    [you] Você perderia o Príncipe e manteria o Feudo dele.
   *[earl] { $name } perderia o Príncipe e manteria o Feudo dele.
}
ortus-regni-scene-stake-property-treachery = { $who ->
    [you] Você perderia { NAME($card, form: "the") }.
   *[earl] { $name } perderia { NAME($card, form: "the") }.
}
ortus-regni-scene-stake-property-intrigue = { $who ->
    [you] Sua { $card } iria para o autor da trama.
    [plotter] { NAME($card, form: "the") } de { $name } iria para você.
   *[earl] { NAME($card, form: "the") } de { $name } iria para o autor da trama.
}
ortus-regni-scene-stake-mercenary-treachery = { $who ->
    [you] Você perderia o Mercenário com sua guarnição.
   *[earl] { $name } perderia o Mercenário com sua guarnição.
}
ortus-regni-scene-stake-mercenary-intrigue = { $who ->
    [you] Seu Mercenário passaria com a guarnição para o autor da trama.
    [plotter] O Mercenário de { $name } passaria com a guarnição para você.
   *[earl] O Mercenário de { $name } passaria com a guarnição para o autor da trama.
}
ortus-regni-scene-answer = Responder
ortus-regni-scene-from-hand = da mão
ortus-regni-scene-no-answer = Você não tem carta que responda a isto.
ortus-regni-scene-pass-foiled = Passar: a trama fracassa
ortus-regni-scene-pass-succeeds = Passar: a trama dá certo
ortus-regni-scene-pass-note = As cartas jogadas são descartadas, seja qual for o resultado.
ortus-regni-scene-struggle-over = A disputa acabou.

ortus-regni-scene-when-asked = Quando perguntarem
ortus-regni-scene-only-you-see = só você vê isto
ortus-regni-scene-wish-ask = Perguntar sempre
ortus-regni-scene-wish-target = Perguntar quando for comigo
ortus-regni-scene-wish-never = Nunca perguntar, passar por mim
ortus-regni-scene-wish-note = Um passe feito por você automaticamente espera tanto quanto um que você faz: ninguém os distingue.

## Justa

ortus-regni-scene-joust-title = { $who ->
    [you] Você convoca uma Justa
   *[earl] { $name } convoca uma Justa
}
ortus-regni-scene-stakes = aposta
ortus-regni-scene-rider = participante
ortus-regni-scene-a-lord = um Lorde
ortus-regni-scene-dealt = recebe
ortus-regni-scene-excused = dispensa com um Estandarte
ortus-regni-scene-deciding = decidindo
ortus-regni-scene-not-asked = ainda não perguntado
ortus-regni-scene-asked-last = decide por último
ortus-regni-scene-wins-stakes = ganha todas as apostas
ortus-regni-scene-rank-three-princes = trinca de Príncipes
ortus-regni-scene-rank-three-vassals = trinca de Vassalos
ortus-regni-scene-rank-princes-and-vassal = par de Príncipes e um Vassalo
ortus-regni-scene-rank-princes = par de Príncipes
ortus-regni-scene-rank-vassals-and-prince = par de Vassalos e um Príncipe
ortus-regni-scene-rank-vassals = par de Vassalos
ortus-regni-scene-rank-prince-and-vassal = um Príncipe e um Vassalo
ortus-regni-scene-rank-prince = um Príncipe
ortus-regni-scene-rank-vassal = um Vassalo
ortus-regni-scene-rank-nothing = sorte nenhuma
ortus-regni-scene-joust-ask = Quem comparece aposta uma Propriedade ou um edifício e envia um participante, que recebe mais 2 cartas: mais Príncipes, depois Vassalos, ganha todas as apostas. Participantes da mão e Lordes que não vencem se perdem.
ortus-regni-scene-could-stake = você poderia apostar
ortus-regni-scene-could-send = você poderia enviar
ortus-regni-scene-no-stake = nada para apostar
ortus-regni-scene-attend = Comparecer
ortus-regni-scene-excuse = Pedir dispensa: descartar um Estandarte
ortus-regni-scene-stake-ask = Escolha sua aposta. O vencedor a leva.
ortus-regni-scene-stake-building = Apostar { NAME($building, form: "the") } com todo o Feudo
ortus-regni-scene-stake-property = Apostar { NAME($property, form: "the") }
ortus-regni-scene-stake-place = Apostar
ortus-regni-scene-rider-ask = Escolha seu participante: vale mais um Príncipe, depois um Vassalo, um Campeão como qualquer dos dois e o resto nada. Um Lorde participa abertamente e se perde se não vencer; uma carta da mão vai virada para baixo e é descartada.

## Coroa, mão inicial, série

ortus-regni-scene-levy-title = { $name }, o Rei, exige um tributo
ortus-regni-scene-levy-ask = Na coroação, cada um dos outros Condes dá uma carta de Exército à Guarda Real, que luta pelo Rei. Escolha a sua: ela não volta.
ortus-regni-scene-levy-pool = Da sua reserva
ortus-regni-scene-levy-garrison = De uma guarnição
ortus-regni-scene-levy-count = { $count ->
    [1] a única que há ali
   *[other] uma de { $count }
}
ortus-regni-scene-mulligan-title = Sua mão inicial
ortus-regni-scene-mulligan-note = { $castles ->
    [0] Não há Castelo nela. Uma mão nova são outras cinco cartas do seu baralho; você pode fazer isso uma vez.
   *[other] Uma mão nova são outras cinco cartas do seu baralho; você pode fazer isso uma vez.
}
ortus-regni-scene-mulligan-odds = { $castles ->
    [0] Não há Castelo no seu baralho: uma mão nova também não terá.
    [1] Uma mão nova tem um Castelo em { $chance } de cada 100 compras: há 1 entre { $cards } cartas.
   *[other] Uma mão nova tem um Castelo em { $chance } de cada 100 compras: há { $castles } entre { $cards } cartas.
}
ortus-regni-scene-mulligan-keep = Ficar com esta mão
ortus-regni-scene-mulligan-redraw = Comprar uma nova mão
ortus-regni-scene-series-title = A próxima partida da série
ortus-regni-scene-series-note = A partida { $number } acabou. Fique com o baralho na próxima ou monte outro; o vencedor fica com o dele.
ortus-regni-scene-series-keep = Ficar com meu baralho
ortus-regni-scene-series-rebuild = Montar outro baralho
