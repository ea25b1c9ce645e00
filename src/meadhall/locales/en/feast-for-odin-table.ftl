# What the plain table says of A Feast for Odin: actions, groups of them, fields of the view, reminders.

# --- how values are named
feast-for-odin-named-types = item space area board strip
feast-for-odin-names-of-good = item
feast-for-odin-names-of-food = item
feast-for-odin-names-of-building = item
feast-for-odin-names-of-ship = item
feast-for-odin-names-of-supply = item
feast-for-odin-names-of-display = item
feast-for-odin-names-of-buildings = item
feast-for-odin-names-of-discard = item
feast-for-odin-names-of-bonuses = area
feast-for-odin-names-of-emigrated = item
feast-for-odin-names-of-pieces = item
feast-for-odin-names-of-side = board
feast-for-odin-names-of-strips = strip
feast-for-odin-names-of-strips_hidden = strip
feast-for-odin-names-of-spaces = space
feast-for-odin-names-of-imitations = space
feast-for-odin-names-of-areas = area
feast-for-odin-names-of-hand = card
feast-for-odin-names-of-played = card
feast-for-odin-names-of-score = line
feast-for-odin-names-of-owner = seat
feast-for-odin-names-of-passed = seat
feast-for-odin-names-of-start_player = seat

# --- groups of actions
feast-for-odin-kind-send = Send Vikings
feast-for-odin-kind-copy = Use a space
feast-for-odin-kind-play = Play an occupation
feast-for-odin-kind-use = Use a card
feast-for-odin-kind-option = Choose
feast-for-odin-kind-take = Take from the mountain
feast-for-odin-kind-upgrade = Upgrade a good
feast-for-odin-kind-turn = Turn to its other side
feast-for-odin-kind-pick = Choose
feast-for-odin-kind-explore = Explore
feast-for-odin-kind-boats = Whaling boats
feast-for-odin-kind-pay = Pay
feast-for-odin-kind-spend = Spend
feast-for-odin-kind-lay = Lay a piece
feast-for-odin-kind-on = Lay it on
feast-for-odin-kind-turned = Turn it
feast-for-odin-kind-at = The top left corner
feast-for-odin-kind-fill = Fill a slot
feast-for-odin-kind-buy = Buy a ship
feast-for-odin-kind-load = Load ore
feast-for-odin-kind-recall = Bring Vikings back
feast-for-odin-kind-eat = Serve

# --- actions
feast-for-odin-action-send = { $space }
feast-for-odin-action-pass = pass: no more Vikings this round
feast-for-odin-action-copy = { $space }
feast-for-odin-action-play = { $card }
feast-for-odin-action-use = { $offer ->
    [b] { $card }, its other offer
   *[other] { $card }
}
feast-for-odin-action-option = option { $number }
feast-for-odin-action-done = done, go on
feast-for-odin-action-take = { $count ->
    [one] { $strip }: the first item
   *[other] { $strip }: the first { $count } items
}
feast-for-odin-action-upgrade = { $steps ->
    [one] { $good }
   *[other] { $good }, { $steps } steps
}
feast-for-odin-action-turn = { $good }
feast-for-odin-action-pick = { $item }
feast-for-odin-action-explore = { $board }
feast-for-odin-action-boats = { $loaded ->
    [0] { $empty } without ore
   *[other] { $empty } without ore, { $loaded } with ore
}
feast-for-odin-action-roll = roll
feast-for-odin-action-keep = keep the roll
feast-for-odin-action-fail = declare failure
feast-for-odin-action-pay = { $weapons ->
    [0] { $wood } wood
    [one] { $wood } wood and 1 weapon
   *[other] { $wood } wood and { $weapons } weapons
}
feast-for-odin-action-spend = { $count }
feast-for-odin-action-lay = { $item }
feast-for-odin-action-on = { $area }
feast-for-odin-action-turned = { $turn ->
    [0] as printed
    [1] a quarter turn
    [2] a half turn
    [3] three quarter turns
    [4] mirrored
    [5] mirrored, a quarter turn
    [6] mirrored, a half turn
   *[other] mirrored, three quarter turns
}
feast-for-odin-action-at = column { $column }, row { $row }
feast-for-odin-action-fill = { NAME($item, form: "a") } on { NAME($building, form: "a") }
feast-for-odin-action-buy = { $ship }
feast-for-odin-action-load = { $ship }
feast-for-odin-action-recall = { $space }
feast-for-odin-action-eat = { $how ->
    [upright] { $food }, upright
   *[other] { $food }
}
feast-for-odin-action-leave = leave the next column empty
feast-for-odin-ask-feast-shortcut = feast
feast-for-odin-ask-feast-shortcut-words = Serve the cheapest meal
feast-for-odin-notation-hint = “place robe home 8,0 r1” lays a piece in one line, “feast” serves the cheapest meal.

# --- what an option means, by the space or card that offers it
feast-for-odin-action-option-sheep_or_cattle-1 = 1 sheep
feast-for-odin-action-option-sheep_or_cattle-2 = 1 cow for 1 silver
feast-for-odin-action-option-build_combo-1 = a stone house and a longship
feast-for-odin-action-option-build_combo-2 = a long house and a knarr
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 = up to 2 items of each of up to four mountain strips
feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 = up to 3 goods up to two steps each
feast-for-odin-action-option-craft_robe_jewelry-1 = 1 wool into 1 robe
feast-for-odin-action-option-craft_robe_jewelry-2 = 1 silverware into 1 jewelry
feast-for-odin-action-option-exchange_boat_emigrate-1 = a whaling boat into a knarr
feast-for-odin-action-option-exchange_boat_emigrate-2 = emigrate for silver equal to the round number
feast-for-odin-action-option-plundering-1 = place all Vikings
feast-for-odin-action-option-plundering-2 = place 1 Viking fewer
feast-for-odin-action-option-plundering-3 = place 2 Vikings fewer
feast-for-odin-action-option-38-1 = 1 wood
feast-for-odin-action-option-38-2 = 1 stone
feast-for-odin-action-option-38-3 = 1 ore
feast-for-odin-action-option-41-1 = 1 silver for 1 oil
feast-for-odin-action-option-41-2 = 1 mead for 1 oil
feast-for-odin-action-option-46-1 = 3 wood and 1 wool for a longship
feast-for-odin-action-option-46-2 = 3 wood and 1 linen for a longship
feast-for-odin-action-option-51-1 = a rune stone for 1 silver and 1 milk
feast-for-odin-action-option-51-2 = a rune stone for 1 silver and 1 cabbage
feast-for-odin-action-option-54-1 = silverware for silk
feast-for-odin-action-option-54-2 = silverware for a chest
feast-for-odin-action-option-60-1 = bring 1 Viking back
feast-for-odin-action-option-60-2 = bring 2 Vikings back for silver equal to the round number
feast-for-odin-action-option-62-1 = the crucifix
feast-for-odin-action-option-62-2 = the cloakpin
feast-for-odin-action-option-63-1 = 1 sheep for salt meat, a hide and wool
feast-for-odin-action-option-63-2 = 3 silver for the drinking horn
feast-for-odin-action-option-73-1 = 1 silverware for free
feast-for-odin-action-option-73-2 = the crucifix for 2 silver
feast-for-odin-action-option-73-3 = the chalice for 5 silver
feast-for-odin-action-option-85-hunting_game-1 = pay 1 silver and hunt game
feast-for-odin-action-option-85-laying_a_snare-1 = pay 2 silver and lay a snare
feast-for-odin-action-option-86-1 = 1 hide for 2 silver
feast-for-odin-action-option-86-2 = 2 hides for 4 silver
feast-for-odin-action-option-86-3 = 3 hides for 6 silver
feast-for-odin-action-option-87-1 = the crucifix
feast-for-odin-action-option-87-2 = up to 4 items of one mountain strip
feast-for-odin-action-option-96-1 = 1 game meat for 1 whale meat
feast-for-odin-action-option-96-2 = 1 whale meat for 2 game meat
feast-for-odin-action-option-102-1 = 1 game meat for 1 fur
feast-for-odin-action-option-102-2 = 1 silk for 1 fur
feast-for-odin-action-option-104-1 = 1 stockfish
feast-for-odin-action-option-104-2 = 1 oil
feast-for-odin-action-option-133-1 = 1 silver
feast-for-odin-action-option-133-2 = 1 pea
feast-for-odin-action-option-169-1 = 1 flax
feast-for-odin-action-option-169-2 = 1 grain
feast-for-odin-action-option-174-1 = silk for 3 silver
feast-for-odin-action-option-174-2 = spices for 4 silver
feast-for-odin-action-option-182-1 = 2 wood for 1 spice
feast-for-odin-action-option-182-2 = 5 wood for 2 spices
feast-for-odin-action-option-184-1 = 4 wood for a longship
feast-for-odin-action-option-184-2 = 3 silver for a longship

# --- the same in a question, by the answer that takes it
feast-for-odin-choice-sheep_or_cattle-1 = option 1 ({ feast-for-odin-action-option-sheep_or_cattle-1 })
feast-for-odin-choice-sheep_or_cattle-2 = option 2 ({ feast-for-odin-action-option-sheep_or_cattle-2 })
feast-for-odin-choice-build_combo-1 = option 1 ({ feast-for-odin-action-option-build_combo-1 })
feast-for-odin-choice-build_combo-2 = option 2 ({ feast-for-odin-action-option-build_combo-2 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-1 = option 1 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-1 })
feast-for-odin-choice-mountain_2222_or_double_upgrade_3-2 = option 2 ({ feast-for-odin-action-option-mountain_2222_or_double_upgrade_3-2 })
feast-for-odin-choice-craft_robe_jewelry-1 = option 1 ({ feast-for-odin-action-option-craft_robe_jewelry-1 })
feast-for-odin-choice-craft_robe_jewelry-2 = option 2 ({ feast-for-odin-action-option-craft_robe_jewelry-2 })
feast-for-odin-choice-exchange_boat_emigrate-1 = option 1 ({ feast-for-odin-action-option-exchange_boat_emigrate-1 })
feast-for-odin-choice-exchange_boat_emigrate-2 = option 2 ({ feast-for-odin-action-option-exchange_boat_emigrate-2 })
feast-for-odin-choice-plundering-1 = option 1 ({ feast-for-odin-action-option-plundering-1 })
feast-for-odin-choice-plundering-2 = option 2 ({ feast-for-odin-action-option-plundering-2 })
feast-for-odin-choice-plundering-3 = option 3 ({ feast-for-odin-action-option-plundering-3 })
feast-for-odin-choice-38-1 = option 1 ({ feast-for-odin-action-option-38-1 })
feast-for-odin-choice-38-2 = option 2 ({ feast-for-odin-action-option-38-2 })
feast-for-odin-choice-38-3 = option 3 ({ feast-for-odin-action-option-38-3 })
feast-for-odin-choice-41-1 = option 1 ({ feast-for-odin-action-option-41-1 })
feast-for-odin-choice-41-2 = option 2 ({ feast-for-odin-action-option-41-2 })
feast-for-odin-choice-46-1 = option 1 ({ feast-for-odin-action-option-46-1 })
feast-for-odin-choice-46-2 = option 2 ({ feast-for-odin-action-option-46-2 })
feast-for-odin-choice-51-1 = option 1 ({ feast-for-odin-action-option-51-1 })
feast-for-odin-choice-51-2 = option 2 ({ feast-for-odin-action-option-51-2 })
feast-for-odin-choice-54-1 = option 1 ({ feast-for-odin-action-option-54-1 })
feast-for-odin-choice-54-2 = option 2 ({ feast-for-odin-action-option-54-2 })
feast-for-odin-choice-60-1 = option 1 ({ feast-for-odin-action-option-60-1 })
feast-for-odin-choice-60-2 = option 2 ({ feast-for-odin-action-option-60-2 })
feast-for-odin-choice-62-1 = option 1 ({ feast-for-odin-action-option-62-1 })
feast-for-odin-choice-62-2 = option 2 ({ feast-for-odin-action-option-62-2 })
feast-for-odin-choice-63-1 = option 1 ({ feast-for-odin-action-option-63-1 })
feast-for-odin-choice-63-2 = option 2 ({ feast-for-odin-action-option-63-2 })
feast-for-odin-choice-73-1 = option 1 ({ feast-for-odin-action-option-73-1 })
feast-for-odin-choice-73-2 = option 2 ({ feast-for-odin-action-option-73-2 })
feast-for-odin-choice-73-3 = option 3 ({ feast-for-odin-action-option-73-3 })
feast-for-odin-choice-85-hunting_game-1 = option 1 ({ feast-for-odin-action-option-85-hunting_game-1 })
feast-for-odin-choice-85-laying_a_snare-1 = option 1 ({ feast-for-odin-action-option-85-laying_a_snare-1 })
feast-for-odin-choice-86-1 = option 1 ({ feast-for-odin-action-option-86-1 })
feast-for-odin-choice-86-2 = option 2 ({ feast-for-odin-action-option-86-2 })
feast-for-odin-choice-86-3 = option 3 ({ feast-for-odin-action-option-86-3 })
feast-for-odin-choice-87-1 = option 1 ({ feast-for-odin-action-option-87-1 })
feast-for-odin-choice-87-2 = option 2 ({ feast-for-odin-action-option-87-2 })
feast-for-odin-choice-96-1 = option 1 ({ feast-for-odin-action-option-96-1 })
feast-for-odin-choice-96-2 = option 2 ({ feast-for-odin-action-option-96-2 })
feast-for-odin-choice-102-1 = option 1 ({ feast-for-odin-action-option-102-1 })
feast-for-odin-choice-102-2 = option 2 ({ feast-for-odin-action-option-102-2 })
feast-for-odin-choice-104-1 = option 1 ({ feast-for-odin-action-option-104-1 })
feast-for-odin-choice-104-2 = option 2 ({ feast-for-odin-action-option-104-2 })
feast-for-odin-choice-133-1 = option 1 ({ feast-for-odin-action-option-133-1 })
feast-for-odin-choice-133-2 = option 2 ({ feast-for-odin-action-option-133-2 })
feast-for-odin-choice-169-1 = option 1 ({ feast-for-odin-action-option-169-1 })
feast-for-odin-choice-169-2 = option 2 ({ feast-for-odin-action-option-169-2 })
feast-for-odin-choice-174-1 = option 1 ({ feast-for-odin-action-option-174-1 })
feast-for-odin-choice-174-2 = option 2 ({ feast-for-odin-action-option-174-2 })
feast-for-odin-choice-182-1 = option 1 ({ feast-for-odin-action-option-182-1 })
feast-for-odin-choice-182-2 = option 2 ({ feast-for-odin-action-option-182-2 })
feast-for-odin-choice-184-1 = option 1 ({ feast-for-odin-action-option-184-1 })
feast-for-odin-choice-184-2 = option 2 ({ feast-for-odin-action-option-184-2 })

# --- what a space does
feast-for-odin-about-build_shed = One Viking. Pay 2 wood, take a shed.
feast-for-odin-about-build_whaling_boat = One Viking. Pay 1 wood, take a whaling boat.
feast-for-odin-about-hunting_game_1 = One Viking. Roll the d8, low is good: pay the result in wood and bows for a hide and game meat.
feast-for-odin-about-fishing_1 = One Viking. Take 1 stockfish.
feast-for-odin-about-buy_stockfish = One Viking. Pay 1 silver, take 2 stockfish.
feast-for-odin-about-buy_salt_meat = One Viking. Pay 2 silver, take 2 salt meat.
feast-for-odin-about-market_beans = One Viking. Take 1 bean and 1 silver.
feast-for-odin-about-products_milk = One Viking. Milk equal to your cattle, at most 3.
feast-for-odin-about-craft_linen = One Viking. 1 flax becomes 1 linen.
feast-for-odin-about-craft_rune_stone = One Viking. Pay 1 stone: 1 rune stone and 1 silver.
feast-for-odin-about-mountain_2 = One Viking. Up to 2 items from one mountain strip.
feast-for-odin-about-mountain_1_upgrade_1 = One Viking. 1 item of a mountain strip, and 1 good one step up.
feast-for-odin-about-upgrade_2 = One Viking. Up to 2 goods one step up.
feast-for-odin-about-overseas_trade_1 = One Viking. Pay 1 silver, needs a knarr: turn any number of different green goods to blue.
feast-for-odin-about-raiding = One Viking. Needs a longship. Roll the d8, high is good; ore on board doesn't count.
feast-for-odin-about-explore_1 = One Viking. Take Shetland or the Faroe Islands. Needs any ship.
feast-for-odin-about-draw_occupation = One Viking. Draw 1 occupation and take 1 silver.
feast-for-odin-about-play_occupation_paid = One Viking. Pay 1 stone or 1 ore, play 1 occupation, take 1 silver.
feast-for-odin-about-build_stone_house = Two Vikings. Pay 1 stone, take a stone house.
feast-for-odin-about-build_knarr = Two Vikings. Pay 2 wood, take a knarr.
feast-for-odin-about-hunting_game_2 = Two Vikings. Roll the d8, low is good: pay the result in wood and bows for a hide and game meat.
feast-for-odin-about-laying_a_snare = Two Vikings. Roll the d8, low is good: pay the result in wood and snares for a fur and a snare.
feast-for-odin-about-buy_sheep = Two Vikings. Pay 1 silver, take 1 sheep.
feast-for-odin-about-buy_cattle_milk = Two Vikings. Pay 3 silver, take 1 cow and 1 milk.
feast-for-odin-about-market_flax_fish = Two Vikings. Take 1 flax, 1 stockfish, 1 silver.
feast-for-odin-about-products_mead = Two Vikings. Take 2 mead and 2 silver.
feast-for-odin-about-craft_clothing = Two Vikings. 1 hide + 1 linen become 1 clothing; also 2 silver.
feast-for-odin-about-craft_chest = Two Vikings. Pay 1 wood or 1 ore: 1 chest and 1 silver.
feast-for-odin-about-wood_per_player = Two Vikings. As much wood as there are players (1 alone), and 1 ore.
feast-for-odin-about-mountain_3_upgrade_1 = Two Vikings. Up to 3 items of one strip, and 1 good one step up.
feast-for-odin-about-upgrade_3 = Two Vikings. Up to 3 goods one step up.
feast-for-odin-about-overseas_trade_2 = Two Vikings. Pay 1 silver, needs a knarr: turn any number of different green goods to blue.
feast-for-odin-about-pillaging_2 = Two Vikings. Needs a longship. Roll the d12, high is good; ore on board counts.
feast-for-odin-about-explore_2 = Two Vikings. Take Iceland, Greenland or Bear Island. Needs a knarr or longship.
feast-for-odin-about-emigrate_2 = Two Vikings. Pay silver equal to the round number: a knarr or longship emigrates and covers part of the table.
feast-for-odin-about-play_occupations_1_2 = Two Vikings. Play 1 or 2 occupations for free.
feast-for-odin-about-build_long_house = Three Vikings. Pay 2 stones, take a long house.
feast-for-odin-about-build_longship = Three Vikings. Pay 2 wood, take a longship.
feast-for-odin-about-whaling_3 = Three Vikings. With one to three whaling boats: roll the d12, low is good, less the ore on board.
feast-for-odin-about-sheep_or_cattle = Three Vikings. Take 1 sheep for free, or pay 1 silver for 1 cow.
feast-for-odin-about-market_fruits = Three Vikings. Take 1 fruit, 1 oil, 1 salt meat, 1 silver.
feast-for-odin-about-products_wool = Three Vikings. Wool equal to your sheep, at most 3.
feast-for-odin-about-forge = Three Vikings. Pay 1 ore: jewelry, or a special tile that can be forged.
feast-for-odin-about-craft_chests_runes = Three Vikings. Pay 2 stones + 2 wood: 2 chests and 2 rune stones.
feast-for-odin-about-mountain_3_2 = Three Vikings. Up to 3 items from one strip and up to 2 from another.
feast-for-odin-about-upgrade_3_weapons_4 = Three Vikings. Up to 3 goods one step up; draw 4 weapons.
feast-for-odin-about-upgrade_4 = Three Vikings. Up to 4 goods one step up.
feast-for-odin-about-special_sale = Three Vikings. With a knarr buy up to 2 special tiles at their printed price.
feast-for-odin-about-pillaging_3 = Three Vikings. Needs a longship. Roll the d12, high is good; ore on board counts.
feast-for-odin-about-explore_3 = Three Vikings. Take Baffin Island, Labrador or Newfoundland. Needs a longship.
feast-for-odin-about-emigrate_3 = Three Vikings. Pay silver equal to the round number: a knarr or longship emigrates and covers part of the table.
feast-for-odin-about-play_occupations_1_4 = Three Vikings. Play 1 to 4 occupations for free (the card just drawn for the column may be one of them).
feast-for-odin-about-build_combo = Four Vikings. Pay 2 stones + 2 wood: stone house and longship, or long house and knarr.
feast-for-odin-about-whaling_1 = Four Vikings. With exactly one whaling boat: roll the d12, low is good, less the ore on board.
feast-for-odin-about-buy_sheep_and_cattle = Four Vikings. Pay 3 silver, take 1 sheep and 1 cow.
feast-for-odin-about-market_spices = Four Vikings. Take 1 spice and 1 silver; 2 milk if you own cattle; 1 wool if you own sheep.
feast-for-odin-about-craft_robe_jewelry = Four Vikings. Take 4 silver; then turn 1 wool into a robe, 1 silverware into jewelry, or both.
feast-for-odin-about-mountain_4_double_upgrade_2 = Four Vikings. Up to 4 items from one strip, and up to 2 goods up to two steps each.
feast-for-odin-about-mountain_2222_or_double_upgrade_3 = Four Vikings. Either up to 2 items from each of up to four strips, or up to 3 goods up to two steps each.
feast-for-odin-about-plundering = Four Vikings. With 2 longships take 1 silver hoard, no die.
feast-for-odin-about-exchange_boat_emigrate = Four Vikings. You may swap 1 whaling boat for a knarr (its loaded ore is lost); then emigrate for the round number in silver.
feast-for-odin-about-imitate_1 = One Viking. Do what a space of column 1 does where somebody else stands.
feast-for-odin-about-imitate_2 = Two Vikings. Do what a space of column 2 does where somebody else stands.
feast-for-odin-about-imitate_3 = Three Vikings. Do what a space of column 3 does where somebody else stands.
feast-for-odin-about-imitate_4 = Four Vikings. Do what a space of column 4 does where somebody else stands.

# --- fields of the view
feast-for-odin-field-round = Round
feast-for-odin-field-rounds = Rounds in all
feast-for-odin-field-step = Step
feast-for-odin-field-start_player = Start player
feast-for-odin-field-turn = Turn
feast-for-odin-field-passed = Passed
feast-for-odin-field-seats = Players
feast-for-odin-field-spaces = Vikings on spaces
feast-for-odin-field-imitations = Imitation spaces
feast-for-odin-field-boards = Exploration boards
feast-for-odin-field-display = Special tiles
feast-for-odin-field-buildings = Buildings left
feast-for-odin-field-strips = Mountain strips
feast-for-odin-field-strips_hidden = Strips still hidden
feast-for-odin-field-weapons = Weapons
feast-for-odin-field-deck = Cards in the deck
feast-for-odin-field-discard = Discarded
feast-for-odin-field-vikings = Vikings
feast-for-odin-field-vikings_aside = Vikings set aside
feast-for-odin-field-seat = Player
feast-for-odin-field-dice = The roll
feast-for-odin-field-table = The feast
feast-for-odin-field-laying = Being laid
feast-for-odin-field-hand = Cards in hand
feast-for-odin-field-supply = Supply
feast-for-odin-field-thing = Vikings in the Thing
feast-for-odin-field-played = Occupations
feast-for-odin-field-slots = Filled slots
feast-for-odin-field-shed_wood = Wood on sheds
feast-for-odin-field-shed_stone = Stone on sheds
feast-for-odin-field-house_wood = Wood on stone houses
feast-for-odin-field-house_stone = Stone on stone houses
feast-for-odin-field-emigrated = Emigrated ships
feast-for-odin-field-penalties = Thing penalties
feast-for-odin-field-laid = Laid pieces
feast-for-odin-field-areas = Boards and houses
feast-for-odin-field-income = Income
feast-for-odin-field-bonuses = Bonuses
feast-for-odin-field-feast = Columns of the feast
feast-for-odin-field-score = Score so far
feast-for-odin-field-side = Side
feast-for-odin-field-owner = Owner
feast-for-odin-field-area = Area
feast-for-odin-field-rolls = Rolls
feast-for-odin-field-most_rolls = Rolls at most
feast-for-odin-field-rolls_left = Rolls left
feast-for-odin-field-sides = Sides of the die
feast-for-odin-field-throws = Each roll
feast-for-odin-field-face = Face of the die
feast-for-odin-field-by_cards = Added by cards
feast-for-odin-field-by_ore_thrown = Added by ore thrown overboard
feast-for-odin-field-by_ships = Added or taken off by ships
feast-for-odin-field-needed = Needed
feast-for-odin-field-reach = Within reach
feast-for-odin-field-result = Result
feast-for-odin-field-boats = Boats without and with ore
feast-for-odin-field-spent = Spent
feast-for-odin-field-pieces = Served
feast-for-odin-field-column = Column

# --- the game's own table
feast-for-odin-table-board = The table of A Feast for Odin
feast-for-odin-table-action-board = Action board
feast-for-odin-table-keys = At this table: arrows between spaces and cells · Enter send, choose, lay · 1 to 4 first usable space of a column · / find a space · G supply · B, Shift+B boards · R turn · F flip · Esc put back, close · P the plan · T the feast · O others' boards
feast-for-odin-table-tab-actions = Actions
feast-for-odin-table-tab-mine = My board
feast-for-odin-table-tab-others = Others
feast-for-odin-table-back-to-mine = Back to my boards
feast-for-odin-table-chip = { $vikings ->
    [one] 1 Viking
   *[other] { $vikings } Vikings
} in the Thing, { $silver } silver, { $score } points if it ended now
feast-for-odin-table-passed = passed
feast-for-odin-table-chip-vikings = Vikings
feast-for-odin-table-chip-silver = Silver
feast-for-odin-table-chip-score = If it ended now
feast-for-odin-table-rounds = Rounds
feast-for-odin-table-round-harvest = Round { $round }: harvest of level { $level }
feast-for-odin-table-round-no-harvest = Round { $round }: no harvest
feast-for-odin-table-phases = Phases of the round
feast-for-odin-table-phase-harvest = New Viking and harvest
feast-for-odin-table-phase-weapon = Boards to explore, new weapon
feast-for-odin-table-phase-actions = Actions
feast-for-odin-table-phase-income = Income
feast-for-odin-table-phase-breeding = Breeding
feast-for-odin-table-phase-feast = Feast
feast-for-odin-table-phase-bonus = Bonus
feast-for-odin-table-since = { $count ->
    [one] Since your last turn: 1 event
   *[other] Since your last turn: { $count } events
}
feast-for-odin-table-since-title = Since your last turn
feast-for-odin-table-pass = Pass
feast-for-odin-table-pass-sure = { $count ->
    [one] Pass with 1 Viking left?
   *[other] Pass with { $count } Vikings left?
}

# themes and columns of the action board
feast-for-odin-table-theme-houses = Houses
feast-for-odin-table-theme-ships = Ships
feast-for-odin-table-theme-hunting = Hunting
feast-for-odin-table-theme-livestock = Livestock
feast-for-odin-table-theme-market = Market
feast-for-odin-table-theme-products = Products
feast-for-odin-table-theme-crafting = Crafting
feast-for-odin-table-theme-mountain = Mountain
feast-for-odin-table-theme-sailing = Sailing
feast-for-odin-table-theme-settling = Settling
feast-for-odin-table-theme-imitation = Imitate
feast-for-odin-table-column = { $count ->
    [one] Spaces for 1 Viking
   *[other] Spaces for { $count } Vikings
}
feast-for-odin-table-column-3 = First you draw an occupation card.
feast-for-odin-table-column-4 = You may play an occupation card before or after the action.
feast-for-odin-table-column-3-short = draw
feast-for-odin-table-column-4-short = play
feast-for-odin-table-last-round = Vikings of the last round
feast-for-odin-table-stands-here = Taken: { $name }
feast-for-odin-table-usable = Can be used now
feast-for-odin-table-not-now = Not now

# finding a space
feast-for-odin-table-find = Find
feast-for-odin-table-find-key = Find a space (/)
feast-for-odin-table-find-words = Name or word, say “wool”
feast-for-odin-table-find-close = Show all spaces
feast-for-odin-table-found = { $count ->
    [0] No space found
    [one] 1 space
   *[other] { $count } spaces
}
feast-for-odin-table-want-usable = usable now
feast-for-odin-table-want-wood = wood
feast-for-odin-table-want-stone = stone
feast-for-odin-table-want-ore = ore
feast-for-odin-table-want-silver = silver
feast-for-odin-table-want-food = food
feast-for-odin-table-want-upgrade = upgrades
feast-for-odin-table-want-green = green goods
feast-for-odin-table-want-blue = blue goods, special tiles
feast-for-odin-table-want-animals = animals
feast-for-odin-table-want-ships = ships
feast-for-odin-table-want-houses = houses
feast-for-odin-table-want-cards = occupations
feast-for-odin-table-want-weapons = weapons
feast-for-odin-table-want-islands = exploring, emigration
feast-for-odin-table-show-spaces = Which spaces are shown
feast-for-odin-table-by-vikings = Spaces by Vikings
feast-for-odin-table-all-spaces = All
feast-for-odin-table-usable-spaces = Usable { $count }

# what is missing
feast-for-odin-table-so-many = { COUNT($count, $item) }
feast-for-odin-table-vikings = { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}
feast-for-odin-table-short = { COUNT($count, $item) } short
feast-for-odin-table-short-any = one of these is missing: { NAME($items, list: "or") }
feast-for-odin-table-short-vikings = { $count ->
    [one] 1 Viking short
   *[other] { $count } Vikings short
}
feast-for-odin-table-lack-imitation-closed = not part of this game
feast-for-odin-table-lack-space-occupied = already occupied
feast-for-odin-table-lack-too-few-vikings = too few Vikings
feast-for-odin-table-lack-ship-missing = the ship is missing
feast-for-odin-table-lack-cannot-pay = you can't pay
feast-for-odin-table-lack-nothing-to-copy = no other player occupies a space of this column that you could use
feast-for-odin-table-lack-nothing-to-do = it would do nothing for you now
feast-for-odin-table-lost = You would go without, for lack of room or supply: { $items }.

# on offer
feast-for-odin-table-mountain = Mountain
feast-for-odin-table-special-tiles = Special tiles
feast-for-odin-table-left = { $count } left
feast-for-odin-table-not-for-sale = not sold
feast-for-odin-table-to-explore = To explore
feast-for-odin-table-tile-tip = { $forged ->
    [true] { $name }: sword value { $swords }; can be forged
   *[other] { $name }: sword value { $swords }
}
feast-for-odin-table-board-tip = { $name }: { $points } points, { $silver } silver on it
feast-for-odin-table-board-note = { $name }: { $points } points, { $silver } silver
feast-for-odin-table-board-cost = { $count ->
    [one] { $count } cell costs a point until it is covered.
   *[other] { $count } cells cost a point each until they are covered.
}
feast-for-odin-table-price-note = { $name } for { $silver } silver
feast-for-odin-table-loot-note = { $name }: sword value { $swords }, { $cells } cells
feast-for-odin-table-house-worth = { $name }: { $points } points, less 1 for each of its { $count } empty places.
feast-for-odin-table-emigrate-note = { $name }: { $points } points, two columns fewer to feed
feast-for-odin-table-more = +{ $number }

# the panel of a space
feast-for-odin-table-close = Close
feast-for-odin-table-back = Back
feast-for-odin-table-confirm = Confirm
feast-for-odin-table-chosen = Chosen so far
feast-for-odin-table-take-back = Take this back
feast-for-odin-table-take-back-step = Take back: { $step }
feast-for-odin-table-choose-one = Choose one
feast-for-odin-table-choose-card = Choose a card
feast-for-odin-table-will-happen = This will happen
feast-for-odin-table-send = { $count ->
    [one] Send 1 Viking
   *[other] Send { $count } Vikings
}
feast-for-odin-table-send-roll = { $count ->
    [one] Send 1 Viking and roll
   *[other] Send { $count } Vikings and roll
}
feast-for-odin-table-send-rest = { $action }, leave the rest
feast-for-odin-table-barrier = What comes next isn't known before this is done.
feast-for-odin-table-barrier-card = First you draw a card, then you go on.
feast-for-odin-table-barrier-dice = Then the die is rolled.
feast-for-odin-table-barrier-draw = Then you draw, and see what you get.
feast-for-odin-table-barrier-play = { $players ->
    [1] The card is played; then you go on.
   *[other] Everybody sees the card; then you go on.
}
feast-for-odin-table-barrier-undo-marks = From then on an undo marks the game “with take-backs”.
feast-for-odin-table-barrier-undo-ask = From then on the other people at the table must agree to an undo.
feast-for-odin-table-barrier-undo-counting = From then on nothing can be undone: this table counts.
feast-for-odin-table-ask-title-mountain = Mountain
feast-for-odin-table-ask-title-upgrade = Upgrade goods
feast-for-odin-table-ask-title-turn = Turn goods over
feast-for-odin-table-ask-title-picks = Choose
feast-for-odin-table-ask-title-explore = Explore
feast-for-odin-table-ask-title-dice = Dice
feast-for-odin-table-ask-title-cards = Occupations
feast-for-odin-table-ask-title-spaces = Choose a space
feast-for-odin-table-ask-title-options = Choose
feast-for-odin-table-ask-title-lay = Lay a piece
feast-for-odin-table-ask-title-feast = Feast
feast-for-odin-table-ask-title-window = Anything else?
feast-for-odin-table-ask-title-words = Choose
feast-for-odin-table-mountain-how = { $count ->
    [one] Take the first item of a strip.
   *[other] Click the last item you want: it comes with all before it, up to { $count }.
}
feast-for-odin-table-take = Take { $items }
feast-for-odin-table-becomes = { $from } becomes { $to }
feast-for-odin-table-play-card = Play { $card }
feast-for-odin-table-use-card = Use { $card }
feast-for-odin-table-plan = Plan
feast-for-odin-table-add-to-plan = Add to the plan
feast-for-odin-table-feast-waits = Your feast waits. Lay tiles first if you like.
feast-for-odin-table-feast-open = Set the table
feast-for-odin-table-balance-gain = You gain { $items }.
feast-for-odin-table-in-vain = This brings you nothing as things stand.
feast-for-odin-table-balance-give = You give { $items }.

# leaving a question
feast-for-odin-table-done-mountain = { $before ->
    [0] Take nothing
   *[other] Take nothing more
}
feast-for-odin-table-done-upgrade = { $before ->
    [0] Upgrade nothing
   *[other] Upgrade nothing more
}
feast-for-odin-table-done-overseas = { $before ->
    [0] Turn nothing
   *[other] Turn nothing more
}
feast-for-odin-table-done-sale = { $before ->
    [0] Buy nothing
   *[other] Buy nothing more
}
feast-for-odin-table-done-flip = { $before ->
    [0] Turn nothing
   *[other] Turn nothing more
}
feast-for-odin-table-done-play-cards = { $before ->
    [0] Play no card
   *[other] Play no more cards
}
feast-for-odin-table-done-early-card = Go on without a card
feast-for-odin-table-done-late-card = End the turn without a card
feast-for-odin-table-done-instead = Do what the space says
feast-for-odin-table-done-effects = Don't use it
feast-for-odin-table-done-choose-card = Go on
feast-for-odin-table-done-choose-space = Go on
feast-for-odin-table-done-draw-card = Draw
feast-for-odin-table-done-draw-weapon = Draw
feast-for-odin-table-done-card-action = Decline
feast-for-odin-table-done-place-by-card = Lay nothing more
feast-for-odin-table-done-loot = Take nothing more
feast-for-odin-table-done-window = Go on
feast-for-odin-table-done-gain-pick = Go on
feast-for-odin-table-done-use-space = Decline
feast-for-odin-table-done-unload = Go on
feast-for-odin-table-done-throw-ore = Go on
feast-for-odin-table-done-recall = Go on
feast-for-odin-table-done-forge = Go on
feast-for-odin-table-done-hand-over = Go on
feast-for-odin-table-done-emigrate = Go on
feast-for-odin-table-done-explore = Go on
feast-for-odin-table-done-payment = Go on
feast-for-odin-table-done-boats = Go on

# windows between the phases
feast-for-odin-table-window-before_harvest = Before the harvest
feast-for-odin-table-window-before_actions = Before the actions
feast-for-odin-table-window-actions = Anything else this turn?
feast-for-odin-table-window-latecomers = After the actions
feast-for-odin-table-window-before_income = Before the income: lay tiles now
feast-for-odin-table-window-before_breeding = Before the breeding
feast-for-odin-table-window-breeding = After the breeding
feast-for-odin-table-window-feast = Before the feast
feast-for-odin-table-window-final_window = The last chance to lay tiles
feast-for-odin-table-window-before_bonus = Before the bonuses: lay tiles now
feast-for-odin-table-window-before_mountain_strips = Before the mountain strips move on
feast-for-odin-table-window-done-before_harvest = On to the harvest
feast-for-odin-table-window-done-before_actions = On to the actions
feast-for-odin-table-window-done-actions = End the turn
feast-for-odin-table-window-done-latecomers = Go on
feast-for-odin-table-window-done-before_income = On to the income
feast-for-odin-table-window-done-before_breeding = On to the breeding
feast-for-odin-table-window-done-breeding = Go on
feast-for-odin-table-window-done-feast = On to the feast
feast-for-odin-table-window-done-final_window = On to the final score
feast-for-odin-table-window-done-before_bonus = On to the bonuses
feast-for-odin-table-window-done-before_mountain_strips = Go on
feast-for-odin-table-window-income = As your boards stand, your income is { $silver } silver. Tiles you lay now still count.
feast-for-odin-table-window-no-bonus = As your boards stand, no bonus pays. Tiles you lay now still count.
feast-for-odin-table-window-lay = You may still lay tiles, buy ships, load ore or use cards.
feast-for-odin-table-window-fits = You could lay { $items }.
feast-for-odin-table-window-plan-waits = Your plan isn't done yet. Do it now, or forget it first.
feast-for-odin-table-window-plan = Do the plan and go on
feast-for-odin-table-prompt-window = Lay tiles, buy ships, load ore or use cards; then go on.
feast-for-odin-table-prompt-feast = { $columns_count ->
    [one] The feast: 1 column to fill with food or silver.
   *[other] The feast: { $columns_count } columns to fill with food or silver.
}

# dice
feast-for-odin-table-percent = { $number }%
feast-for-odin-table-odds-before = { $goal ->
    [high] Rolls of { $face } or more succeed: { $next } with one roll, { $within } with up to { $rolls }.
   *[low] Rolls of { $face } or less succeed: { $next } with one roll, { $within } with up to { $rolls }.
}
feast-for-odin-table-odds-none = No roll can succeed with what you have.
feast-for-odin-table-dice-before = You can pay up to { $reach }.
feast-for-odin-table-dice-payable = { $result } to pay, and you can pay it
feast-for-odin-table-dice-too-dear = { $result } to pay, and you can pay { $reach } at most
feast-for-odin-table-dice-reaches = { $more ->
    [0] { $result }: this is enough
   *[other] { $result } now, up to { $reach } with all you hold
}
feast-for-odin-table-dice-short = { $more ->
    [0] { $result }: nothing is within reach
   *[other] { $result } now, { $reach } with all you hold: nothing is within reach
}
feast-for-odin-table-dice-sum = { $face } on the die, { $added } by ships and cards: { $result }
feast-for-odin-table-you-hold = You hold
feast-for-odin-table-rolls = Roll { $made } of { $most }
feast-for-odin-table-each-face = What each face means
feast-for-odin-table-face-costs = pay { $number }
feast-for-odin-table-face-reaches = to { $number }
feast-for-odin-table-face-fails = no
feast-for-odin-table-within-reach = Within reach
feast-for-odin-table-raid-pick = Choose your tile: what it takes is spent
feast-for-odin-table-raid-spends = Spends
feast-for-odin-table-odds-next = the next roll succeeds
feast-for-odin-table-odds-within = { $count ->
    [one] within the roll left
   *[other] within the { $count } rolls left
}
feast-for-odin-table-odds-lower = the next roll makes less than { $face }
feast-for-odin-table-odds-higher = the next roll makes more than { $face }
feast-for-odin-table-success = Success
feast-for-odin-table-success-loot = One blue good or special tile within reach
feast-for-odin-table-failure = Failure gives
feast-for-odin-table-vikings-back = { $count ->
    [one] 1 Viking comes back
   *[other] { $count } Vikings come back
}
feast-for-odin-table-roll-first = Roll
feast-for-odin-table-roll-again = Roll again: { $odds } for a better result
feast-for-odin-table-roll-to-succeed = Roll again: { $odds } to succeed
feast-for-odin-table-keep-steps = Keep { $result } and decide step by step
feast-for-odin-table-keep-fails = Keep it and fail: take { $items }
feast-for-odin-table-fail-takes = Give up: take { $items }
feast-for-odin-table-pay = Pay { $items }
feast-for-odin-table-spend = { $count ->
    [0] Spend none: { $result }
   *[other] Spend { $items }: { $result }
}
feast-for-odin-table-boats = { $empty } without ore, { $loaded } with ore: { $odds }

# if it ended now
feast-for-odin-table-ended-now = If it ended now
feast-for-odin-table-final = Final score
feast-for-odin-table-score-line = Line of the score sheet
feast-for-odin-table-together = Together
feast-for-odin-table-to-beat = To beat alone
feast-for-odin-score-alone = A total of 100 or more is a good result alone.
feast-for-odin-table-end-of-round = Still to come this round
feast-for-odin-table-rest-income = Income: { $silver } silver
feast-for-odin-table-rest-young = To be born: { COUNT($count, $animal) }
feast-for-odin-table-rest-feast = { $columns ->
    [one] Feast: 1 column.
   *[other] Feast: { $columns } columns.
}
feast-for-odin-table-feast-fed = Your food covers them.
feast-for-odin-table-feast-silver = Your food and { $silver } silver cover them.
feast-for-odin-table-feast-hungry = { $count ->
    [one] 1 column would stay empty: −{ $points } points.
   *[other] { $count } columns would stay empty: −{ $points } points.
}
feast-for-odin-table-rest-bonus = Bonus: { $item }
feast-for-odin-table-solo-aside = { $count ->
    [one] 1 Viking of the other colour waits; those of this round stay on their spaces in the next one.
   *[other] { $count } Vikings of the other colour wait; those of this round stay on their spaces in the next one.
}
