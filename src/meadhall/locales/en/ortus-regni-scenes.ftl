# The scenes of Ortus Regni's table: battles, struggles, Jousts and what else happens in steps.
# `who` is “you” for the reader, “vikings” for the horde, and “earl” for anybody else, whose name is in `name`.

## What every scene has

ortus-regni-scene-go-on = Go on
ortus-regni-scene-you = You
ortus-regni-scene-watching = It happens step by step; Skip goes to the end.
ortus-regni-scene-waiting = Waiting for { $names }.
ortus-regni-scene-held = Your answer is given. All answers are shown after the same wait, so nobody can tell how soon you gave it.
ortus-regni-scene-your-fiefs = Your Fiefs
ortus-regni-scene-open-for = { $seconds ->
    [one] Asked 1 second ago
   *[other] Asked { $seconds } seconds ago
}
ortus-regni-scene-seconds = asked { $seconds } s ago

ortus-regni-scene-step-field = Field
ortus-regni-scene-step-defence = Defence
ortus-regni-scene-step-card = Battle card
ortus-regni-scene-step-damage = Damage
ortus-regni-scene-step-spoils = Spoils
ortus-regni-scene-step-plot = Plot
ortus-regni-scene-step-answers = Answers
ortus-regni-scene-step-outcome = Outcome
ortus-regni-scene-step-attend = Attend?
ortus-regni-scene-step-stakes = Stake and rider
ortus-regni-scene-step-lances = Lances
ortus-regni-scene-step-captives = Captives
ortus-regni-scene-step-price = Price
ortus-regni-scene-see-table = See the table
ortus-regni-scene-back-to-scene = Back to the scene

## Battle

ortus-regni-scene-battle-siege = { $who ->
    [vikings-yours] The Vikings besiege your { $building } { $number }
    [vikings] The Vikings besiege { $building } { $number } of { $name }
    [yours] Siege of your { $building } { $number }
   *[theirs] Siege: { $building } { $number } of { $name }
}
ortus-regni-scene-battle-raid = { $who ->
    [vikings-yours] The Vikings raid your { $building } { $number }
    [vikings] The Vikings raid { $building } { $number } of { $name }
    [yours] Raid on your { $building } { $number }
   *[theirs] Raid: { $building } { $number } of { $name }
}
ortus-regni-scene-battle-towers = { $who ->
    [vikings-yours] The Vikings storm your Towers
    [vikings] The Vikings storm { $name }'s Towers
    [yours] Storm on your Towers
   *[theirs] Storm: Towers of { $name }
}
ortus-regni-scene-side-attack = { $who ->
    [you] You attack
   *[earl] { $name } attacks
}
ortus-regni-scene-side-defence = { $who ->
    [you] You defend
   *[earl] { $name } defends
}
ortus-regni-scene-side-vikings = The Vikings
ortus-regni-scene-led-by = { $who ->
    [you] led by you: your cube was drawn
   *[earl] led by { $name }, whose cube was drawn
}
ortus-regni-scene-fielded = { $count ->
    [0] nothing in the field
    [one] 1 card in the field
   *[other] { $count } cards in the field
}
ortus-regni-scene-imagined-note = supposed: click cards in or out
ortus-regni-scene-imagined-nobody = nobody stands on the table
ortus-regni-scene-imagined-hand = { $count ->
    [one] and 1 card in hand may join
   *[other] and { $count } cards in hand may join
}
ortus-regni-scene-strength = Strength { $strength }
ortus-regni-scene-fighter-lord = { $card }, Lord
ortus-regni-scene-fighter-hand = { $card }, from hand
ortus-regni-scene-fighter-pool = { $card }
ortus-regni-scene-fighter-mercenary = { $card }
ortus-regni-scene-fighter-garrison = { $card }, hired
ortus-regni-scene-fighter-king = { $card }
ortus-regni-scene-fighter-guard = { $card }, Guard
ortus-regni-scene-fighter-horde = { $card }
ortus-regni-scene-fighter-spoken = { $fate ->
    [lost] { $fighter }, lost
    [captive] { $fighter }, captured
   *[none] { $fighter }, deals { $deals }
}
ortus-regni-scene-if-it-is = If it is { $card }
ortus-regni-scene-it-is = { $card }
ortus-regni-scene-if-undefended = Without a defence
ortus-regni-scene-sum-strength = Points on the defender
ortus-regni-scene-sum-attacker = Points on the attacker
ortus-regni-scene-sum-force = the defence absorbs
ortus-regni-scene-sum-imagined = the supposed defence absorbs
ortus-regni-scene-sum-towers = Towers absorb
ortus-regni-scene-sum-reach-siege = reach { NAME($building, form: "the") } (needs { $needed })
ortus-regni-scene-sum-reach-raid = reach the Properties
ortus-regni-scene-sum-reach-towers = reach the Towers
ortus-regni-scene-chance-siege = The building falls in { $chance } of 100 draws.
ortus-regni-scene-chance-siege-range = The building falls in { $least } to { $most } of 100 draws: the Church may decide.
ortus-regni-scene-chance-raid = Properties fall in { $chance } of 100 draws.
ortus-regni-scene-chance-raid-range = Properties fall in { $least } to { $most } of 100 draws: the Church may decide.
ortus-regni-scene-chance-towers = Towers fall in { $chance } of 100 draws.
ortus-regni-scene-chance-towers-range = Towers fall in { $least } to { $most } of 100 draws: the Church may decide.
ortus-regni-scene-to-hold = { $count ->
    [one] 1 more card would hold it.
   *[other] { $count } more cards would hold it.
}

ortus-regni-scene-fates = What each Battle card would do
ortus-regni-scene-odds = { $left } of { $all } · { $share }%
ortus-regni-scene-drawn = drawn
ortus-regni-scene-no-card = Without a defence no Battle card is drawn.
ortus-regni-scene-fate-siege-falls = { NAME($building, form: "the") } falls: { $reach } get through, it takes { $needed }.
ortus-regni-scene-fate-siege-stands = { NAME($building, form: "the") } stands: { $reach } of { $needed } get through.
ortus-regni-scene-fate-siege-untouched = { NAME($building, form: "the") } is untouched.
ortus-regni-scene-fate-raid-falls = { $fallen ->
    [one] 1 of { $standing } Properties falls.
   *[other] { $fallen } of { $standing } Properties fall.
}
ortus-regni-scene-fate-raid-stands = No Property falls.
ortus-regni-scene-fate-raid-untouched = The Properties are untouched.
ortus-regni-scene-fate-towers-falls = { $fallen ->
    [one] 1 of { $standing } Towers falls.
   *[other] { $fallen } of { $standing } Towers fall.
}
ortus-regni-scene-fate-towers-stands = No Tower falls.
ortus-regni-scene-fate-towers-untouched = The Towers are untouched.
ortus-regni-scene-fate-eliminated = { $who ->
    [you] You are out of the game.
   *[earl] { $name } is out of the game.
}
ortus-regni-scene-fate-captured = { $who ->
    [you] { $count ->
        [one] Captured: your { $lords }. Pay { $price } Property or building, or lose him.
       *[other] Captured: your { $lords }. Pay { $price } Property or building for each, or lose them.
    }
   *[earl] { $count ->
        [one] Captured: { $lords } of { $name }. The ransom is { $price } Property or building.
       *[other] Captured: { $lords } of { $name }. The ransom is { $price } Property or building for each.
    }
}
ortus-regni-scene-fate-captured-lost = { $who ->
    [you] Captured and lost: your { $lords }. You can't pay.
   *[earl] Captured and lost: { $lords } of { $name }.
}
ortus-regni-scene-fate-takes = { $who ->
    [you] { $mortal ->
        [one] You take { $points }: your only soldier dies.
       *[other] You take { $points } and lose at least { $lost } of { $mortal } soldiers.
    }
    [vikings] The horde loses { $lost } of { $mortal } cards.
   *[earl] { $mortal ->
        [one] { $name } takes { $points }: the only soldier dies.
       *[other] { $name } takes { $points } and loses at least { $lost } of { $mortal } soldiers.
    }
}
ortus-regni-scene-fate-takes-all = { $who ->
    [you] You take { $points } and lose all { $mortal } soldiers.
    [vikings] The horde loses all { $mortal } cards.
   *[earl] { $name } takes { $points } and loses all { $mortal } soldiers.
}
ortus-regni-scene-fate-takes-unhurt = { $who ->
    [you] You take { $points } and needn't lose anybody.
    [vikings] The horde takes { $points }.
   *[earl] { $name } takes { $points } and needn't lose anybody.
}
ortus-regni-scene-fate-takes-nothing = { $who ->
    [you] You take no damage.
    [vikings] The horde loses nothing.
   *[earl] { $name } takes no damage.
}
ortus-regni-scene-fate-took = { $who ->
    [you] { $lost ->
        [0] You took { $points } and lost nobody.
       *[other] You took { $points } and lost { $lost } of { $mortal } soldiers.
    }
    [vikings] { $lost ->
        [0] The horde lost nothing.
       *[other] The horde lost { $lost } of { $mortal } cards.
    }
   *[earl] { $lost ->
        [0] { $name } took { $points } and lost nobody.
       *[other] { $name } took { $points } and lost { $lost } of { $mortal } soldiers.
    }
}
ortus-regni-scene-fate-may-take = { $who ->
    [you] You may keep what falls.
    [vikings] Vikings keep nothing.
   *[earl] { $name } may keep what falls.
}
ortus-regni-scene-fate-church = { $who ->
    [you] You decide for the Church: one of the other three.
   *[earl] { $name } decides for the Church: one of the other three.
}

ortus-regni-scene-muster = What you may field
ortus-regni-scene-muster-lords = Lords
ortus-regni-scene-muster-lords-note = come home
ortus-regni-scene-muster-hired = Hired
ortus-regni-scene-muster-hired-note = may be lost
ortus-regni-scene-muster-pool = Pool
ortus-regni-scene-muster-pool-note = { $left ->
    [0] no more may fight: one for each Land and paired Market Town
    [one] 1 more may fight
   *[other] { $left } more may fight
}
ortus-regni-scene-muster-crown = Crown
ortus-regni-scene-muster-crown-note = King and Guard
ortus-regni-scene-muster-hand = Hand
ortus-regni-scene-muster-hand-note = discarded after
ortus-regni-scene-muster-empty = There is nothing more to field.
ortus-regni-scene-suppose = Suppose all on the table defend
ortus-regni-scene-march = March with { $strength }
ortus-regni-scene-march-none = Field somebody first
ortus-regni-scene-march-note = After this the defence is fielded and the card drawn.
ortus-regni-scene-stand = { $count ->
    [0] Field no defence
   *[other] Stand with { $strength }
}
ortus-regni-scene-stand-note = Then the Battle card is drawn.
ortus-regni-scene-stand-none-note = Then no Battle card is drawn.
ortus-regni-scene-spread = { $points ->
    [one] 1 point to absorb. Click the card that takes it.
   *[other] { $points } points to absorb. Click the cards that take one each.
}
ortus-regni-scene-cheapest = Cheapest losses
ortus-regni-scene-towers-fall = { $count ->
    [one] One of your Towers falls: choose which.
   *[other] { $count } of your Towers fall: choose which.
}
ortus-regni-scene-properties-fall = { $count ->
    [one] One of your Properties falls: choose which.
   *[other] { $count } of your Properties fall: choose which.
}
ortus-regni-scene-spoils = { NAME($card, form: "the") } has fallen. Take it to one of your Fiefs, or destroy it.
ortus-regni-scene-seize-place = Take it here
ortus-regni-scene-seize-building = { $building }
ortus-regni-scene-seize-lord = { $lord }
ortus-regni-scene-seize-property = { $property }
ortus-regni-scene-destroy = Destroy it
ortus-regni-scene-capture = { NAME($building, form: "the") } has fallen. Take it as an empty Fief of yours, or destroy it.
ortus-regni-scene-capture-it = Capture it
ortus-regni-scene-rule = You control the Church: choose the result above.
ortus-regni-scene-tactics = The battle stands at { $result }. A Banner from your hand, laid on the card, turns it.
ortus-regni-scene-tactics-pass = Let it stand
ortus-regni-scene-banners = Banners laid
ortus-regni-scene-banner-laid = { $who ->
    [you] your Banner
   *[earl] a Banner of { $name }
}
ortus-regni-scene-banner-slot = Lay a Banner: { $result }
ortus-regni-scene-banner-slot-none = No Banner in hand
ortus-regni-scene-banner-slot-theirs = { $name } may lay a Banner
ortus-regni-scene-over = The battle is over.
ortus-regni-scene-over-card = The battle is over: { $card }.

## Ransom

ortus-regni-scene-ransom-title = { $count ->
    [one] Your Lord is captured
   *[other] Your Lords are captured
}
ortus-regni-scene-captives = Captives
ortus-regni-scene-ransom-him = Ransom { NAME($lord, form: "the") }
ortus-regni-scene-you-own = What you own
ortus-regni-scene-pay-with = Choose what you pay for { NAME($lord, form: "the") }.
ortus-regni-scene-ransom-price = { $price ->
    [one] A Lord costs one Property, or one building with all that belongs to it.
   *[other] A Lord costs { $price } Properties or buildings.
}
ortus-regni-scene-ransom-note = { $name } gets what you pay. Your last building and the captive's own don't count.
ortus-regni-scene-ransom-ask = Ransom a Lord, or give the captives up.
ortus-regni-scene-pay-ask = Click what you pay.
ortus-regni-scene-let-go = { $count ->
    [one] Let him go
   *[other] Let them go
}
ortus-regni-scene-pay-building = Pay with { NAME($building, form: "the") } and all that belongs to it
ortus-regni-scene-pay-lord = { $lord }
ortus-regni-scene-pay-property = Pay with { NAME($property, form: "the") }
ortus-regni-scene-pay-place = Pay
ortus-regni-scene-let-go-note = { $count ->
    [one] A Lord you let go is lost; his Fief stays yours, without a Lord.
   *[other] Lords you let go are lost; their Fiefs stay yours, without Lords.
}

## Struggle

ortus-regni-scene-plot = { $who ->
    [you] { $plot } against your { $target }
   *[earl] { $plot } against { NAME($target, form: "the") } of { $name }
}{ $number ->
    [0] { "" }
   *[other] { " " }({ $building } { $number })
}
ortus-regni-scene-struggle-how = Cards are answered in turn until somebody passes. If the victim passes, the plot succeeds; if the plotter passes, it fails.
ortus-regni-scene-last-card = Last card
ortus-regni-scene-answered-by = can be answered by
ortus-regni-scene-cards-played = Cards played
ortus-regni-scene-your-answer = your answer?
ortus-regni-scene-their-answer = { $names } may answer
ortus-regni-scene-as-it-stands = As it stands the plot succeeds.
ortus-regni-scene-as-it-stands-foiled = As it stands the plot fails.
ortus-regni-scene-at-stake = At stake
ortus-regni-scene-stake-lord = { $who ->
    [you] { $count ->
        [0] You would lose { NAME($card, form: "the") } and his building.
        [one] You would lose { NAME($card, form: "the") }, his building and 1 Property.
       *[other] You would lose { NAME($card, form: "the") }, his building and { $count } Properties.
    }
   *[earl] { $count ->
        [0] { $name } would lose { NAME($card, form: "the") } and his building.
        [one] { $name } would lose { NAME($card, form: "the") }, his building and 1 Property.
       *[other] { $name } would lose { NAME($card, form: "the") }, his building and { $count } Properties.
    }
}
ortus-regni-scene-stake-prince = { $who ->
    [you] You would lose the Prince, and keep his Fief.
   *[earl] { $name } would lose the Prince, and keep his Fief.
}
ortus-regni-scene-stake-property-treachery = { $who ->
    [you] You would lose { NAME($card, form: "the") }.
   *[earl] { $name } would lose { NAME($card, form: "the") }.
}
ortus-regni-scene-stake-property-intrigue = { $who ->
    [you] Your { $card } would go to the plotter.
    [plotter] { NAME($card, form: "the") } of { $name } would go to you.
   *[earl] { NAME($card, form: "the") } of { $name } would go to the plotter.
}
ortus-regni-scene-stake-mercenary-treachery = { $who ->
    [you] You would lose the Mercenary with his garrison.
   *[earl] { $name } would lose the Mercenary with his garrison.
}
ortus-regni-scene-stake-mercenary-intrigue = { $who ->
    [you] Your Mercenary would go over to the plotter with his garrison.
    [plotter] { $name }'s Mercenary would go over to you with his garrison.
   *[earl] { $name }'s Mercenary would go over to the plotter with his garrison.
}
ortus-regni-scene-answer = Answer
ortus-regni-scene-from-hand = from hand
ortus-regni-scene-no-answer = You hold no card that answers this.
ortus-regni-scene-pass-foiled = Pass: the plot fails
ortus-regni-scene-pass-succeeds = Pass: the plot succeeds
ortus-regni-scene-pass-note = Cards played are discarded, whatever the result.
ortus-regni-scene-struggle-over = The struggle is over.

ortus-regni-scene-when-asked = When asked
ortus-regni-scene-only-you-see = only you see this
ortus-regni-scene-wish-ask = Always ask
ortus-regni-scene-wish-target = Ask when it concerns me
ortus-regni-scene-wish-never = Never ask, pass for me
ortus-regni-scene-wish-note = A pass made for you waits as long as one you make: nobody can tell them apart.
ortus-regni-scene-stake-last = { $who ->
    [you] It is your last building: you would be out of the game.
   *[earl] It is { $name }'s last building: { $name } would be out of the game.
}

## Joust

ortus-regni-scene-joust-title = { $who ->
    [you] You call a Joust
   *[earl] { $name } calls a Joust
}
ortus-regni-scene-stakes = stakes
ortus-regni-scene-rider = rider
ortus-regni-scene-a-lord = a Lord
ortus-regni-scene-dealt = dealt
ortus-regni-scene-excused = excused with a Banner
ortus-regni-scene-deciding = deciding
ortus-regni-scene-not-asked = not asked yet
ortus-regni-scene-asked-last = decides last
ortus-regni-scene-wins-stakes = wins all stakes
ortus-regni-scene-rank-three-princes = three Princes
ortus-regni-scene-rank-three-vassals = three Vassals
ortus-regni-scene-rank-princes-and-vassal = pair of Princes and a Vassal
ortus-regni-scene-rank-princes = pair of Princes
ortus-regni-scene-rank-vassals-and-prince = pair of Vassals and a Prince
ortus-regni-scene-rank-vassals = pair of Vassals
ortus-regni-scene-rank-prince-and-vassal = Prince and a Vassal
ortus-regni-scene-rank-prince = a Prince
ortus-regni-scene-rank-vassal = a Vassal
ortus-regni-scene-rank-nothing = no luck at all
ortus-regni-scene-joust-ask = Whoever attends stakes a Property or a building and sends a rider, who is dealt 2 more cards: the most Princes, then Vassals, win all stakes. Riders from hand and Lords who don't win are lost.
ortus-regni-scene-could-stake = you could stake
ortus-regni-scene-could-send = you could send
ortus-regni-scene-no-stake = nothing to stake
ortus-regni-scene-attend = Attend
ortus-regni-scene-excuse = Be excused: discard a Banner
ortus-regni-scene-stake-ask = Choose your stake. The winner takes it.
ortus-regni-scene-stake-building = Stake { NAME($building, form: "the") } with its whole Fief
ortus-regni-scene-stake-property = Stake { NAME($property, form: "the") }
ortus-regni-scene-stake-place = Stake
ortus-regni-scene-rider-ask = Choose your rider: a Prince counts most, then a Vassal, a Champion as either, all else nothing. A Lord rides openly and is lost if he doesn't win; a card from hand rides face down and is discarded.

## Crown, opening hand, series

ortus-regni-scene-levy-title = King { $name } demands a levy
ortus-regni-scene-levy-ask = At the coronation every other Earl gives one Army card to the Royal Guard, which fights for the King. Choose yours: it doesn't come back.
ortus-regni-scene-levy-pool = From your pool
ortus-regni-scene-levy-garrison = From a garrison
ortus-regni-scene-levy-count = { $count ->
    [one] the only one there
   *[other] one of { $count }
}
ortus-regni-scene-mulligan-title = Your opening hand
ortus-regni-scene-mulligan-note = { $castles ->
    [0] There is no Castle in it. A new hand is five other cards of your deck; you may do this once.
   *[other] A new hand is five other cards of your deck; you may do this once.
}
ortus-regni-scene-mulligan-odds = { $castles ->
    [0] Your deck has no Castle, so a new hand has none either.
    [one] A new hand has a Castle in { $chance } of 100 draws: there is 1 among { $cards } cards.
   *[other] A new hand has a Castle in { $chance } of 100 draws: there are { $castles } among { $cards } cards.
}
ortus-regni-scene-mulligan-keep = Keep this hand
ortus-regni-scene-mulligan-redraw = Draw a new hand
ortus-regni-scene-series-title = The next game of the series
ortus-regni-scene-series-note = Game { $number } is over. Keep your deck for the next one, or build it anew; the winner keeps theirs.
ortus-regni-scene-series-keep = Keep my deck
ortus-regni-scene-series-rebuild = Build a new deck
