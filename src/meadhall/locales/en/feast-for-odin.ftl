# A Feast for Odin

## Names

feast-for-odin-item-peas = { $form ->
    [counted] { $count ->
        [one] pea
       *[other] peas
    }
    [the] the peas
   *[plain] peas
}
feast-for-odin-item-mead = { $form ->
    [the] the mead
   *[plain] mead
}
feast-for-odin-item-oil = { $form ->
    [the] the oil
   *[plain] oil
}
feast-for-odin-item-rune_stone = { $form ->
    [counted] { $count ->
        [one] rune stone
       *[other] rune stones
    }
    [a] a rune stone
    [the] the rune stone
   *[plain] rune stone
}
feast-for-odin-item-flax = { $form ->
    [the] the flax
   *[plain] flax
}
feast-for-odin-item-stockfish = { $form ->
    [the] the stockfish
   *[plain] stockfish
}
feast-for-odin-item-hide = { $form ->
    [counted] { $count ->
        [one] hide
       *[other] hides
    }
    [a] a hide
    [the] the hide
   *[plain] hide
}
feast-for-odin-item-silverware = { $form ->
    [the] the silverware
   *[plain] silverware
}
feast-for-odin-item-beans = { $form ->
    [counted] { $count ->
        [one] bean
       *[other] beans
    }
    [the] the beans
   *[plain] beans
}
feast-for-odin-item-milk = { $form ->
    [the] the milk
   *[plain] milk
}
feast-for-odin-item-wool = { $form ->
    [the] the wool
   *[plain] wool
}
feast-for-odin-item-chest = { $form ->
    [counted] { $count ->
        [one] chest
       *[other] chests
    }
    [a] a chest
    [the] the chest
   *[plain] chest
}
feast-for-odin-item-grain = { $form ->
    [the] the grain
   *[plain] grain
}
feast-for-odin-item-salt_meat = { $form ->
    [the] the salt meat
   *[plain] salt meat
}
feast-for-odin-item-linen = { $form ->
    [the] the linen
   *[plain] linen
}
feast-for-odin-item-silk = { $form ->
    [the] the silk
   *[plain] silk
}
feast-for-odin-item-cabbage = { $form ->
    [counted] { $count ->
        [one] cabbage
       *[other] cabbages
    }
    [a] a cabbage
    [the] the cabbage
   *[plain] cabbage
}
feast-for-odin-item-game_meat = { $form ->
    [the] the game meat
   *[plain] game meat
}
feast-for-odin-item-skin_and_bones = { $form ->
    [the] the skin and bones
   *[plain] skin and bones
}
feast-for-odin-item-spices = { $form ->
    [counted] { $count ->
        [one] spice
       *[other] spices
    }
    [the] the spices
   *[plain] spices
}
feast-for-odin-item-sheep = { $form ->
    [a] a sheep
    [the] the sheep
   *[plain] sheep
}
feast-for-odin-item-fur = { $form ->
    [counted] { $count ->
        [one] fur
       *[other] furs
    }
    [a] a fur
    [the] the fur
   *[plain] fur
}
feast-for-odin-item-jewelry = { $form ->
    [the] the jewelry
   *[plain] jewelry
}
feast-for-odin-item-fruits = { $form ->
    [counted] { $count ->
        [one] fruit
       *[other] fruits
    }
    [the] the fruits
   *[plain] fruits
}
feast-for-odin-item-whale_meat = { $form ->
    [the] the whale meat
   *[plain] whale meat
}
feast-for-odin-item-robe = { $form ->
    [counted] { $count ->
        [one] robe
       *[other] robes
    }
    [a] a robe
    [the] the robe
   *[plain] robe
}
feast-for-odin-item-treasure_chest = { $form ->
    [counted] { $count ->
        [one] treasure chest
       *[other] treasure chests
    }
    [a] a treasure chest
    [the] the treasure chest
   *[plain] treasure chest
}
feast-for-odin-item-cattle = { $form ->
    [counted] { $count ->
        [one] cow
       *[other] cattle
    }
    [a] a cow
    [the] the cow
   *[plain] cattle
}
feast-for-odin-item-clothing = { $form ->
    [the] the clothing
   *[plain] clothing
}
feast-for-odin-item-silver_hoard = { $form ->
    [counted] { $count ->
        [one] silver hoard
       *[other] silver hoards
    }
    [a] a silver hoard
    [the] the silver hoard
   *[plain] silver hoard
}
feast-for-odin-item-pregnant_sheep = { $form ->
    [a] a pregnant sheep
    [the] the pregnant sheep
   *[plain] pregnant sheep
}
feast-for-odin-item-pregnant_cattle = { $form ->
    [counted] { $count ->
        [one] pregnant cow
       *[other] pregnant cattle
    }
    [a] a pregnant cow
    [the] the pregnant cow
   *[plain] pregnant cattle
}
feast-for-odin-item-glass_beads = { $form ->
    [counted] { $count ->
        [one] string of glass beads
       *[other] strings of glass beads
    }
    [a] the glass beads
    [the] the glass beads
   *[plain] glass beads
}
feast-for-odin-item-helmet = { $form ->
    [a] the helmet
    [the] the helmet
   *[plain] helmet
}
feast-for-odin-item-cloakpin = { $form ->
    [a] the cloakpin
    [the] the cloakpin
   *[plain] cloakpin
}
feast-for-odin-item-belt = { $form ->
    [a] the belt
    [the] the belt
   *[plain] belt
}
feast-for-odin-item-crucifix = { $form ->
    [a] the crucifix
    [the] the crucifix
   *[plain] crucifix
}
feast-for-odin-item-drinking_horn = { $form ->
    [a] the drinking horn
    [the] the drinking horn
   *[plain] drinking horn
}
feast-for-odin-item-amber_figure = { $form ->
    [a] the amber figure
    [the] the amber figure
   *[plain] amber figure
}
feast-for-odin-item-horseshoe = { $form ->
    [a] the horseshoe
    [the] the horseshoe
   *[plain] horseshoe
}
feast-for-odin-item-gold_brooch = { $form ->
    [a] the gold brooch
    [the] the gold brooch
   *[plain] gold brooch
}
feast-for-odin-item-forge_hammer = { $form ->
    [a] the forge hammer
    [the] the forge hammer
   *[plain] forge hammer
}
feast-for-odin-item-fibula = { $form ->
    [a] the fibula
    [the] the fibula
   *[plain] fibula
}
feast-for-odin-item-throwing_axe = { $form ->
    [a] the throwing axe
    [the] the throwing axe
   *[plain] throwing axe
}
feast-for-odin-item-chalice = { $form ->
    [a] the chalice
    [the] the chalice
   *[plain] chalice
}
feast-for-odin-item-round_shield = { $form ->
    [a] the round shield
    [the] the round shield
   *[plain] round shield
}
feast-for-odin-item-english_crown = { $form ->
    [a] the English crown
    [the] the English crown
   *[plain] English crown
}
feast-for-odin-item-silver = { $form ->
    [the] the silver
   *[plain] silver
}
feast-for-odin-item-silver2 = 2 silver
feast-for-odin-item-ore = { $form ->
    [the] the ore
   *[plain] ore
}
feast-for-odin-item-wood = { $form ->
    [the] the wood
   *[plain] wood
}
feast-for-odin-item-stone = { $form ->
    [counted] { $count ->
        [one] stone
       *[other] stones
    }
    [a] a stone
    [the] the stone
   *[plain] stone
}
feast-for-odin-item-bow = { $form ->
    [counted] { $count ->
        [one] bow
       *[other] bows
    }
    [a] a bow
    [the] the bow
   *[plain] bow
}
feast-for-odin-item-snare = { $form ->
    [counted] { $count ->
        [one] snare
       *[other] snares
    }
    [a] a snare
    [the] the snare
   *[plain] snare
}
feast-for-odin-item-spear = { $form ->
    [counted] { $count ->
        [one] spear
       *[other] spears
    }
    [a] a spear
    [the] the spear
   *[plain] spear
}
feast-for-odin-item-long_sword = { $form ->
    [counted] { $count ->
        [one] long sword
       *[other] long swords
    }
    [a] a long sword
    [the] the long sword
   *[plain] long sword
}
feast-for-odin-item-whaling_boat = { $form ->
    [counted] { $count ->
        [one] whaling boat
       *[other] whaling boats
    }
    [a] a whaling boat
    [the] the whaling boat
   *[plain] whaling boat
}
feast-for-odin-item-whaling_boat_1 = { $form ->
    [counted] { $count ->
        [one] whaling boat with ore
       *[other] whaling boats with ore
    }
    [a] a whaling boat with ore
    [the] the whaling boat with ore
   *[plain] whaling boat with ore
}
feast-for-odin-item-knarr = { $form ->
    [counted] { $count ->
        [one] knarr
       *[other] knarrs
    }
    [a] a knarr
    [the] the knarr
   *[plain] knarr
}
feast-for-odin-item-longship = { $form ->
    [counted] { $count ->
        [one] longship
       *[other] longships
    }
    [a] a longship
    [the] the longship
   *[plain] longship
}
feast-for-odin-item-longship_1 = { $form ->
    [counted] { $count ->
        [one] longship with 1 ore
       *[other] longships with 1 ore
    }
    [a] a longship with 1 ore
    [the] the longship with 1 ore
   *[plain] longship with 1 ore
}
feast-for-odin-item-longship_2 = { $form ->
    [counted] { $count ->
        [one] longship with 2 ore
       *[other] longships with 2 ore
    }
    [a] a longship with 2 ore
    [the] the longship with 2 ore
   *[plain] longship with 2 ore
}
feast-for-odin-item-longship_3 = { $form ->
    [counted] { $count ->
        [one] longship with 3 ore
       *[other] longships with 3 ore
    }
    [a] a longship with 3 ore
    [the] the longship with 3 ore
   *[plain] longship with 3 ore
}
feast-for-odin-item-shed = { $form ->
    [counted] { $count ->
        [one] shed
       *[other] sheds
    }
    [a] a shed
    [the] the shed
   *[plain] shed
}
feast-for-odin-item-stone_house = { $form ->
    [counted] { $count ->
        [one] stone house
       *[other] stone houses
    }
    [a] a stone house
    [the] the stone house
   *[plain] stone house
}
feast-for-odin-item-long_house = { $form ->
    [counted] { $count ->
        [one] long house
       *[other] long houses
    }
    [a] a long house
    [the] the long house
   *[plain] long house
}

feast-for-odin-colour-orange = orange
feast-for-odin-colour-red = red
feast-for-odin-colour-green = green
feast-for-odin-colour-blue = blue

feast-for-odin-board-shetland = Shetland
feast-for-odin-board-faroe_islands = { $form ->
    [the] the Faroe Islands
   *[plain] Faroe Islands
}
feast-for-odin-board-iceland = Iceland
feast-for-odin-board-greenland = Greenland
feast-for-odin-board-bear_island = Bear Island
feast-for-odin-board-baffin_island = Baffin Island
feast-for-odin-board-labrador = Labrador
feast-for-odin-board-newfoundland = Newfoundland

feast-for-odin-area-board_a = exploration board A
feast-for-odin-area-board_b = exploration board B
feast-for-odin-area-board_c = exploration board C
feast-for-odin-area-board_d = exploration board D
feast-for-odin-area-home = { $form ->
    [the] the home board
   *[plain] home board
}
feast-for-odin-area-stone_house_1 = stone house 1
feast-for-odin-area-stone_house_2 = stone house 2
feast-for-odin-area-stone_house_3 = stone house 3
feast-for-odin-area-long_house_1 = long house 1
feast-for-odin-area-long_house_2 = long house 2
feast-for-odin-area-long_house_3 = long house 3
feast-for-odin-area-long_house_4 = long house 4
feast-for-odin-area-long_house_5 = long house 5

feast-for-odin-strip-strip_1 = mountain strip 1
feast-for-odin-strip-strip_2 = mountain strip 2
feast-for-odin-strip-strip_3 = mountain strip 3
feast-for-odin-strip-strip_4 = mountain strip 4
feast-for-odin-strip-strip_5 = mountain strip 5
feast-for-odin-strip-strip_6 = mountain strip 6
feast-for-odin-strip-strip_7 = mountain strip 7
feast-for-odin-strip-strip_8 = mountain strip 8

feast-for-odin-space-build_shed = Build a shed
feast-for-odin-space-build_whaling_boat = Build a whaling boat
feast-for-odin-space-hunting_game_1 = Hunt game (1)
feast-for-odin-space-fishing_1 = Fish
feast-for-odin-space-buy_stockfish = Buy stockfish
feast-for-odin-space-buy_salt_meat = Buy salt meat
feast-for-odin-space-market_beans = Weekly market: beans
feast-for-odin-space-products_milk = Milk
feast-for-odin-space-craft_linen = Weave linen
feast-for-odin-space-craft_rune_stone = Carve a rune stone
feast-for-odin-space-mountain_2 = Mountain 2
feast-for-odin-space-mountain_1_upgrade_1 = Mountain 1, one good up
feast-for-odin-space-upgrade_2 = Two goods up
feast-for-odin-space-overseas_trade_1 = Overseas trading (1)
feast-for-odin-space-raiding = Raid
feast-for-odin-space-explore_1 = Explore near islands
feast-for-odin-space-draw_occupation = Draw an occupation
feast-for-odin-space-play_occupation_paid = Play an occupation for stone or ore
feast-for-odin-space-build_stone_house = Build a stone house
feast-for-odin-space-build_knarr = Build a knarr
feast-for-odin-space-hunting_game_2 = Hunt game (2)
feast-for-odin-space-laying_a_snare = Lay a snare
feast-for-odin-space-buy_sheep = Buy a sheep
feast-for-odin-space-buy_cattle_milk = Buy cattle and milk
feast-for-odin-space-market_flax_fish = Weekly market: flax and stockfish
feast-for-odin-space-products_mead = Mead
feast-for-odin-space-craft_clothing = Sew clothing
feast-for-odin-space-craft_chest = Build a chest
feast-for-odin-space-wood_per_player = Wood and ore
feast-for-odin-space-mountain_3_upgrade_1 = Mountain 3, one good up
feast-for-odin-space-upgrade_3 = Three goods up
feast-for-odin-space-overseas_trade_2 = Overseas trading (2)
feast-for-odin-space-pillaging_2 = Pillage (2)
feast-for-odin-space-explore_2 = Explore far islands
feast-for-odin-space-emigrate_2 = Emigrate (2)
feast-for-odin-space-play_occupations_1_2 = Play one or two occupations
feast-for-odin-space-build_long_house = Build a long house
feast-for-odin-space-build_longship = Build a longship
feast-for-odin-space-whaling_3 = Hunt whales with up to three boats
feast-for-odin-space-sheep_or_cattle = Sheep or cattle
feast-for-odin-space-market_fruits = Weekly market: fruits
feast-for-odin-space-products_wool = Wool
feast-for-odin-space-forge = Forge
feast-for-odin-space-craft_chests_runes = Chests and rune stones
feast-for-odin-space-mountain_3_2 = Mountain 3 and 2
feast-for-odin-space-upgrade_3_weapons_4 = Three goods up, four weapons
feast-for-odin-space-upgrade_4 = Four goods up
feast-for-odin-space-special_sale = Special sale
feast-for-odin-space-pillaging_3 = Pillage (3)
feast-for-odin-space-explore_3 = Explore the far west
feast-for-odin-space-emigrate_3 = Emigrate (3)
feast-for-odin-space-play_occupations_1_4 = Play one to four occupations
feast-for-odin-space-build_combo = Build a house and a ship
feast-for-odin-space-whaling_1 = Hunt whales with one boat
feast-for-odin-space-buy_sheep_and_cattle = Buy a sheep and cattle
feast-for-odin-space-market_spices = Weekly market: spices
feast-for-odin-space-craft_robe_jewelry = Robe and jewelry
feast-for-odin-space-mountain_4_double_upgrade_2 = Mountain 4, two goods up twice
feast-for-odin-space-mountain_2222_or_double_upgrade_3 = Mountain 2, 2, 2, 2 or three goods up twice
feast-for-odin-space-plundering = Plunder
feast-for-odin-space-exchange_boat_emigrate = Exchange a boat, emigrate
feast-for-odin-space-imitate_1 = Imitate column 1
feast-for-odin-space-imitate_2 = Imitate column 2
feast-for-odin-space-imitate_3 = Imitate column 3
feast-for-odin-space-imitate_4 = Imitate column 4

feast-for-odin-action-hunting_game = hunting game
feast-for-odin-action-laying_a_snare = laying a snare
feast-for-odin-action-whaling = whaling
feast-for-odin-action-raiding = raiding
feast-for-odin-action-pillaging = pillaging

feast-for-odin-card-1 = Peddler (1)
feast-for-odin-card-2 = Patron (2)
feast-for-odin-card-3 = Furrier (3)
feast-for-odin-card-4 = Hunter (4)
feast-for-odin-card-5 = Chief (5)
feast-for-odin-card-6 = Stone Carver (6)
feast-for-odin-card-7 = Miller (7)
feast-for-odin-card-8 = Craft Leader (8)
feast-for-odin-card-9 = Ore Boatman (9)
feast-for-odin-card-10 = Milker (10)
feast-for-odin-card-11 = Trident Hunter (11)
feast-for-odin-card-12 = Helmsman (12)
feast-for-odin-card-13 = Archer (13)
feast-for-odin-card-14 = Ship Owner (14)
feast-for-odin-card-15 = Cottager (15)
feast-for-odin-card-16 = Captain (16)
feast-for-odin-card-17 = Orient Shipper (17)
feast-for-odin-card-18 = Fighter (18)
feast-for-odin-card-19 = Host (19)
feast-for-odin-card-20 = Builder (20)
feast-for-odin-card-21 = Collector (21)
feast-for-odin-card-22 = Miner (22)
feast-for-odin-card-23 = Custodian (23)
feast-for-odin-card-24 = Whaling Equipper (24)
feast-for-odin-card-25 = Meat Trader (25)
feast-for-odin-card-26 = Meat Inspector (26)
feast-for-odin-card-27 = Fisherman (27)
feast-for-odin-card-28 = Locksmith (28)
feast-for-odin-card-29 = Meat Preserver (29)
feast-for-odin-card-30 = Silk Merchant (30)
feast-for-odin-card-31 = Storeman (31)
feast-for-odin-card-32 = Weapons Supplier (32)
feast-for-odin-card-33 = Sheep Shearer (33)
feast-for-odin-card-34 = Shepherd (34)
feast-for-odin-card-35 = Cattle Breeder (35)
feast-for-odin-card-36 = Ship's Cook (36)
feast-for-odin-card-37 = Foreign Trader (37)
feast-for-odin-card-38 = Peacemaker (38)
feast-for-odin-card-39 = Modifier (39)
feast-for-odin-card-40 = Master Joiner (40)
feast-for-odin-card-41 = Slowpoke (41)
feast-for-odin-card-42 = Steward (42)
feast-for-odin-card-43 = Fruit Picker (43)
feast-for-odin-card-44 = Master Tailor (44)
feast-for-odin-card-45 = Pirate (45)
feast-for-odin-card-46 = Ship Architect (46)
feast-for-odin-card-47 = Tanner (47)
feast-for-odin-card-48 = Farmer (48)
feast-for-odin-card-49 = Plower (49)
feast-for-odin-card-50 = Rune Engraver (50)
feast-for-odin-card-51 = Master Mason (51)
feast-for-odin-card-52 = Tutor (52)
feast-for-odin-card-53 = Farm Shop Owner (53)
feast-for-odin-card-54 = Tradesman (54)
feast-for-odin-card-55 = Treasurer (55)
feast-for-odin-card-56 = Arms Dealer (56)
feast-for-odin-card-57 = Bean Farmer (57)
feast-for-odin-card-58 = Linseed Oil Presser (58)
feast-for-odin-card-59 = Linen Weaver (59)
feast-for-odin-card-60 = Inspector (60)
feast-for-odin-card-61 = Wharf Owner (61)
feast-for-odin-card-62 = Fine Blacksmith (62)
feast-for-odin-card-63 = Hornturner (63)
feast-for-odin-card-64 = Ship Builder (64)
feast-for-odin-card-65 = Dragonslayer (65)
feast-for-odin-card-66 = Field Farmer (66)
feast-for-odin-card-67 = Private Chef (67)
feast-for-odin-card-68 = Supplier of Weapons (68)
feast-for-odin-card-69 = Equipment Supplier (69)
feast-for-odin-card-70 = Courier (70)
feast-for-odin-card-71 = Innkeeper (71)
feast-for-odin-card-72 = Earl (72)
feast-for-odin-card-73 = Metalsmith (73)
feast-for-odin-card-74 = Cowherd (74)
feast-for-odin-card-75 = Bone Collector (75)
feast-for-odin-card-76 = Homecomer (76)
feast-for-odin-card-77 = Follower (77)
feast-for-odin-card-78 = Traveling Merchant (78)
feast-for-odin-card-79 = Breeder (79)
feast-for-odin-card-80 = Shepherd Boy (80)
feast-for-odin-card-81 = Quartermaster (81)
feast-for-odin-card-82 = Longship Builder (82)
feast-for-odin-card-83 = Wholesaler (83)
feast-for-odin-card-84 = Harbor Guard (84)
feast-for-odin-card-85 = Hornblower (85)
feast-for-odin-card-86 = Hide Buyer (86)
feast-for-odin-card-87 = Preacher (87)
feast-for-odin-card-88 = Clerk (88)
feast-for-odin-card-89 = Catapulter (89)
feast-for-odin-card-90 = Sword Fighter (90)
feast-for-odin-card-91 = Latecomer (91)
feast-for-odin-card-92 = Sympathetic Soul (92)
feast-for-odin-card-93 = Helper in Time of Need (93)
feast-for-odin-card-94 = Spice Merchant (94)
feast-for-odin-card-95 = Wanderer (95)
feast-for-odin-card-96 = Meat Merchant (96)
feast-for-odin-card-97 = Pea Counter (97)
feast-for-odin-card-98 = Nobleman (98)
feast-for-odin-card-99 = Preceptor (99)
feast-for-odin-card-100 = Undertaker (100)
feast-for-odin-card-101 = Judge (101)
feast-for-odin-card-102 = Fur Merchant (102)
feast-for-odin-card-103 = Forest Blacksmith (103)
feast-for-odin-card-104 = Disheartened Warrior (104)
feast-for-odin-card-105 = Knarr Builder (105)
feast-for-odin-card-106 = Warmonger (106)
feast-for-odin-card-107 = Adventurer (107)
feast-for-odin-card-108 = Ironsmith (108)
feast-for-odin-card-109 = Master Count (109)
feast-for-odin-card-110 = Birka Settler (110)
feast-for-odin-card-111 = Artist (111)
feast-for-odin-card-112 = Barkeeper (112)
feast-for-odin-card-113 = Craft Apprentice (113)
feast-for-odin-card-114 = Silk Stitcher (114)
feast-for-odin-card-115 = Princess (115)
feast-for-odin-card-116 = Master Bricklayer (116)
feast-for-odin-card-117 = Shipowner (117)
feast-for-odin-card-118 = Messenger (118)
feast-for-odin-card-119 = Milkman (119)
feast-for-odin-card-120 = Middleman (120)
feast-for-odin-card-121 = Carpenter (121)
feast-for-odin-card-122 = Mountain Guard (122)
feast-for-odin-card-123 = Oil Seller (123)
feast-for-odin-card-124 = Laborer (124)
feast-for-odin-card-125 = Scribe (125)
feast-for-odin-card-126 = Trapper (126)
feast-for-odin-card-127 = Angler (127)
feast-for-odin-card-128 = Digger (128)
feast-for-odin-card-129 = Meat Curer (129)
feast-for-odin-card-130 = Snare Specialist (130)
feast-for-odin-card-131 = Bait Layer (131)
feast-for-odin-card-132 = Berserker (132)
feast-for-odin-card-133 = Lance Bearer (133)
feast-for-odin-card-134 = Drunkard (134)
feast-for-odin-card-135 = Lone Wolf (135)
feast-for-odin-card-136 = Raider (136)
feast-for-odin-card-137 = Melee Fighter (137)
feast-for-odin-card-138 = Robber (138)
feast-for-odin-card-139 = Loot Hunter (139)
feast-for-odin-card-140 = Blubber Cook (140)
feast-for-odin-card-141 = Ivory Sculptor (141)
feast-for-odin-card-142 = Whale Catcher (142)
feast-for-odin-card-143 = Antlers Seller (143)
feast-for-odin-card-144 = Deerstalker (144)
feast-for-odin-card-145 = Forester (145)
feast-for-odin-card-146 = Sledger (146)
feast-for-odin-card-147 = Steersman (147)
feast-for-odin-card-148 = Spice Trader (148)
feast-for-odin-card-149 = Priest (149)
feast-for-odin-card-150 = Meat Buyer (150)
feast-for-odin-card-151 = Thing Spokesman (151)
feast-for-odin-card-152 = Merchant (152)
feast-for-odin-card-153 = Proficient Hunter (153)
feast-for-odin-card-154 = Woodcutter (154)
feast-for-odin-card-155 = Cooper (155)
feast-for-odin-card-156 = Stone Crusher (156)
feast-for-odin-card-157 = Skinner (157)
feast-for-odin-card-158 = Barbarian (158)
feast-for-odin-card-159 = Festive Hunter (159)
feast-for-odin-card-160 = Sober Man (160)
feast-for-odin-card-161 = Whaling Assistant (161)
feast-for-odin-card-162 = Flax Farmer (162)
feast-for-odin-card-163 = Farmhand (163)
feast-for-odin-card-164 = Armed Fighter (164)
feast-for-odin-card-165 = Village Leader (165)
feast-for-odin-card-166 = Weapons Warden (166)
feast-for-odin-card-167 = Taster (167)
feast-for-odin-card-168 = Earl of Lade (168)
feast-for-odin-card-169 = Sower (169)
feast-for-odin-card-170 = Refugee Helper (170)
feast-for-odin-card-171 = Flax Baker (171)
feast-for-odin-card-172 = Fish Cook (172)
feast-for-odin-card-173 = Punchcutter (173)
feast-for-odin-card-174 = Bosporus Traveller (174)
feast-for-odin-card-175 = Codliver Oil Presser (175)
feast-for-odin-card-176 = Etiquette Teacher (176)
feast-for-odin-card-177 = Maid (177)
feast-for-odin-card-178 = Boat Builder (178)
feast-for-odin-card-179 = Cutter Operator (179)
feast-for-odin-card-180 = Beach Raider (180)
feast-for-odin-card-181 = Sail Patcher (181)
feast-for-odin-card-182 = Herb Gardener (182)
feast-for-odin-card-183 = Grain Deliveryman (183)
feast-for-odin-card-184 = Sponsor (184)
feast-for-odin-card-185 = Dorestad Traveller (185)
feast-for-odin-card-186 = Pea Flour Baker (186)
feast-for-odin-card-187 = Chronicler (187)
feast-for-odin-card-188 = Mineworker (188)
feast-for-odin-card-189 = Seafarer (189)
feast-for-odin-card-190 = Bosporus Merchant (190)

feast-for-odin-line-ships = Ships
feast-for-odin-line-emigrations = Emigrations
feast-for-odin-line-exploration_boards = Exploration boards
feast-for-odin-line-buildings = Sheds and houses
feast-for-odin-line-animals = Animals
feast-for-odin-line-occupations = Occupations
feast-for-odin-line-silver = Silver
feast-for-odin-line-final_income = Final income
feast-for-odin-line-english_crown = English crown
feast-for-odin-line-home_cells = Open cells, home board
feast-for-odin-line-exploration_cells = Open cells, exploration boards
feast-for-odin-line-house_cells = Open cells, houses
feast-for-odin-line-slots = Empty slots
feast-for-odin-line-thing_penalties = Thing penalties

## Options

feast-for-odin-option-length = How long the game is: seven rounds, or six in the short game.
feast-for-odin-option-length-long = Long game
feast-for-odin-option-length-short = Short game
feast-for-odin-option-decks = The decks the occupation cards come from. Beginners take deck A alone.
feast-for-odin-option-decks-A = Deck A
feast-for-odin-option-decks-B = Deck B
feast-for-odin-option-decks-C = Deck C
feast-for-odin-option-choose_starting_card = In the solo game, choose the starting card instead of drawing it.

## Questions

feast-for-odin-question-starting-card = which starting card to take
feast-for-odin-question-turn = where to send Vikings
feast-for-odin-question-last-window = what to do before you pass
feast-for-odin-question-imitate = which space to imitate
feast-for-odin-question-fewer-vikings = how many Vikings to place
feast-for-odin-question-payment = what to pay with
feast-for-odin-question-early-card = whether to play a card first
feast-for-odin-question-late-card = whether to play a card now
feast-for-odin-question-instead = whether to do something else instead
feast-for-odin-question-effects = which card to use
feast-for-odin-question-mountain = what to take from the mountain
feast-for-odin-question-upgrade = which good to upgrade
feast-for-odin-question-choose = which option to take
feast-for-odin-question-hand-over = which piece to hand over
feast-for-odin-question-boats = which boats to use
feast-for-odin-question-keep-roll = whether to keep the roll
feast-for-odin-question-pay-roll = how to pay for the catch
feast-for-odin-question-spend-stones = how many stones to spend
feast-for-odin-question-spend-swords = how many long swords to spend
feast-for-odin-question-spend-spears = how many spears to spend
feast-for-odin-question-loot = which tile to take
feast-for-odin-question-overseas = which goods to turn to their blue side
feast-for-odin-question-sale = which special tile to buy
feast-for-odin-question-emigrate = which ship emigrates
feast-for-odin-question-play-cards = which card to play
feast-for-odin-question-lay-area = where to lay the piece
feast-for-odin-question-lay-turn = how to turn the piece
feast-for-odin-question-lay-cell = which cell to lay the piece on
feast-for-odin-question-place-by-card = what to place
feast-for-odin-question-flip = which tile to turn
feast-for-odin-question-recall = where to bring Vikings back from
feast-for-odin-question-feast = what to serve
feast-for-odin-question-window = what else to do
feast-for-odin-question-draw-card = whether to draw
feast-for-odin-question-draw-weapon = whether to draw a weapon
feast-for-odin-question-explore = which board to take
feast-for-odin-question-forge = what to forge
feast-for-odin-question-gain-pick = which good to gain one more of
feast-for-odin-question-throw-ore = which longship gives up 1 ore
feast-for-odin-question-unload = which ship to unload
feast-for-odin-question-use-space = which space to use
feast-for-odin-question-card-action = whether to take the action

feast-for-odin-ask-starting-card = Choose your starting card.
feast-for-odin-ask-turn = Round { $round_number }: place Vikings on an action space, or pass. { $vikings_count ->
    [one] You have 1 Viking left.
   *[other] You have { $vikings_count } Vikings left.
}
feast-for-odin-ask-last-window = { $vikings_count ->
    [0] Round { $round_number }: you have no Vikings left. Lay tiles, buy ships, load ore or use cards, then pass.
   *[other] Round { $round_number }: no space is open to the Vikings you have left. Lay tiles, buy ships, load ore or use cards, then pass.
}
feast-for-odin-ask-imitate = Choose the space to imitate.
feast-for-odin-ask-fewer-vikings = { $vikings_count ->
    [one] { $space } takes 1 Viking: choose { NAME($options_choice, list: "or") }.
   *[other] { $space } takes { $vikings_count } Vikings: choose { NAME($options_choice, list: "or") }.
}
feast-for-odin-ask-payment = { $space }: choose what to pay.
feast-for-odin-ask-early-card = Play an occupation before “{ $space }”, or go on without.
feast-for-odin-ask-late-card = Play an occupation after “{ $space }”, or end your turn.
feast-for-odin-ask-instead = Use your card instead, or do what the space says.
feast-for-odin-ask-effects = You may use { NAME($cards_card, list: "or") }.
feast-for-odin-ask-mountain = { $most_count ->
    [one] Take 1 item from a mountain strip.
   *[other] Take up to { $most_count } items from one mountain strip.
}
feast-for-odin-ask-upgrade = { $steps_count ->
    [one] { $most_count ->
        [one] { $stop_count ->
            [0] Upgrade 1 good by one step.
           *[other] Upgrade 1 good by one step, or stop.
        }
       *[other] { $stop_count ->
            [0] Upgrade up to { $most_count } goods by one step each.
           *[other] Upgrade up to { $most_count } goods by one step each, or stop.
        }
    }
   *[other] { $most_count ->
        [one] { $stop_count ->
            [0] Upgrade 1 good by up to { $steps_count } steps.
           *[other] Upgrade 1 good by up to { $steps_count } steps, or stop.
        }
       *[other] { $stop_count ->
            [0] Upgrade up to { $most_count } goods by up to { $steps_count } steps each.
           *[other] Upgrade up to { $most_count } goods by up to { $steps_count } steps each, or stop.
        }
    }
}
feast-for-odin-ask-choose-card = { $stop_count ->
    [0] { $card }: choose { NAME($options_choice, list: "or") }.
   *[other] { $card }: choose { NAME($options_choice, list: "or") }, or go on.
}
feast-for-odin-ask-choose-space = { $stop_count ->
    [0] { $space }: choose { NAME($options_choice, list: "or") }.
   *[other] { $space }: choose { NAME($options_choice, list: "or") }, or go on.
}
feast-for-odin-ask-hand-over = Choose the piece to hand over.
feast-for-odin-ask-boats = Choose your whaling boats: how many without ore, and how many with ore.
feast-for-odin-ask-keep-roll = { $left_count ->
    [one] { $action }: you rolled { $face_number }, which makes { $result_number }. Keep it, or roll again (1 roll left).
   *[other] { $action }: you rolled { $face_number }, which makes { $result_number }. Keep it, or roll again ({ $left_count } rolls left).
}
feast-for-odin-ask-pay-roll = Pay { $result_number } in wood and weapons, or declare failure.
feast-for-odin-ask-spend-stones = The roll makes { $result_number }. Choose how many stones to spend, or declare failure.
feast-for-odin-ask-spend-swords = The roll makes { $result_number }. Choose how many long swords to spend.
feast-for-odin-ask-spend-spears = The roll makes { $result_number }. Choose how many spears to spend.
feast-for-odin-ask-loot = Take a tile with a sword value of up to { $result_number }.
feast-for-odin-ask-overseas = Turn green goods to their blue side, one of each kind, or stop.
feast-for-odin-ask-sale = { $stop_count ->
    [0] Buy a special tile.
   *[other] Buy a special tile, or stop.
}
feast-for-odin-ask-emigrate = Choose the ship that emigrates.
feast-for-odin-ask-play-cards = { $stop_count ->
    [0] Play an occupation from your hand.
   *[other] Play an occupation from your hand, or stop.
}
feast-for-odin-ask-lay-area = Choose the board for { NAME($item, form: "the") }.
feast-for-odin-ask-lay-turn = Choose which way round to lay { NAME($item, form: "the") }.
feast-for-odin-ask-lay-cell = Lay { NAME($item, form: "the") } on { NAME($area, form: "the") }: choose the cell of its top left corner.
feast-for-odin-ask-place-by-card = Lay a tile, or stop.
feast-for-odin-ask-flip = Turn a tile to its other side, or stop.
feast-for-odin-ask-recall = Choose the space your Vikings come back from.
feast-for-odin-ask-feast = { $columns_count ->
    [one] The feast, column { $column_number }: 1 column left to fill. Lay food or silver, or leave the column empty.
   *[other] The feast, column { $column_number }: { $columns_count } columns left to fill. Lay food or silver, or leave the column empty.
}
feast-for-odin-ask-window = Lay tiles (“place robe home 8,0 r1”), buy ships, load ore or use cards. Then say that you are done.
feast-for-odin-ask-draw-card = Draw an occupation, or use your card instead.
feast-for-odin-ask-draw-weapon = Draw a weapon, or use your card instead.
feast-for-odin-ask-explore = Choose the exploration board to take.
feast-for-odin-ask-forge = Choose the tile to forge.
feast-for-odin-ask-gain-pick = Choose the good to gain one more of.
feast-for-odin-ask-throw-ore = Choose the longship that raids and gives up 1 ore.
feast-for-odin-ask-unload = Choose the ship to take an ore from.
feast-for-odin-ask-use-space = Choose the space to use without Vikings.
feast-for-odin-ask-card-action = { $card }: choose { NAME($options_choice, list: "or") }, or decline.

## Refusals

feast-for-odin-refuse-other-question = That doesn't answer the question: { $question }.
feast-for-odin-refuse-imitation-closed = { $space } isn't part of this game.
feast-for-odin-refuse-space-occupied = { $space } is already occupied.
feast-for-odin-refuse-too-few-vikings = { $vikings_count ->
    [0] { $space } takes more Vikings than you have: your Thing is empty.
    [one] { $space } takes more Vikings than the one in your Thing.
   *[other] { $space } takes more Vikings than the { $vikings_count } in your Thing.
}
feast-for-odin-refuse-ship-missing = { $space } needs a ship that you don't have.
feast-for-odin-refuse-cannot-pay = You can't pay for { $space }.
feast-for-odin-refuse-nothing-to-copy = No other player occupies a space of that column that you could use.
feast-for-odin-refuse-nothing-to-do = { $space } would do nothing for you now.
feast-for-odin-refuse-ship-too-dear = { NAME($ship_item, form: "a") } costs { $silver_count } silver, more than you have.
feast-for-odin-refuse-no-berth = Your bay has no free berth for { NAME($ship_item, form: "a") }.
feast-for-odin-refuse-no-slot = You have no empty slot there, or nothing to put on it.
feast-for-odin-refuse-cannot-load = You can't load ore there now.
feast-for-odin-refuse-not-in-hand = { $card } isn't in your hand.
feast-for-odin-refuse-not-held = You have no { $item } in your supply.
feast-for-odin-refuse-no-area-takes = None of your boards takes { $item }.
feast-for-odin-refuse-no-room = None of your boards has room for { NAME($item, form: "the") }.
feast-for-odin-refuse-not-your-area = You don't own { NAME($area, form: "the") }.
feast-for-odin-refuse-area-takes-not = { $item } may not be laid on { NAME($area, form: "the") }.
feast-for-odin-refuse-no-room-in-area = { NAME($area, form: "the") } has no room for { NAME($item, form: "the") }.
feast-for-odin-refuse-no-such-turn = { NAME($item, form: "the") } can't be turned that way ({ $turn_number }).
feast-for-odin-refuse-cell-hole = { $item } on { NAME($area, form: "the") }: the cell at { $cell } can never be covered.
feast-for-odin-refuse-cell-outside = { $item } on { NAME($area, form: "the") }: it would reach over the edge, to { $cell }.
feast-for-odin-refuse-cell-covered = { $item } on { NAME($area, form: "the") }: the cell at { $cell } is already covered.
feast-for-odin-refuse-cell-touches = { $item } on { NAME($area, form: "the") }: at { $cell } it would touch another { $colour } tile.
feast-for-odin-refuse-income-closed = { $item } on { NAME($area, form: "the") }: the income at { $cell } may be covered only when every cell to the left of it and below it is covered, and the cell at { $open_cell } is still open.
feast-for-odin-refuse-no-silver = You have no silver.
feast-for-odin-refuse-no-food = { $item } can't be eaten.
feast-for-odin-refuse-food-neighbours = { $item } would lie next to another { $colour } tile.
feast-for-odin-refuse-food-too-long = { $item } would reach beyond the free columns.
feast-for-odin-refuse-food-square = { NAME($item, form: "the") } is square: lengthwise and upright are the same.
feast-for-odin-refuse-food-lengthwise = One tile of { $item } lies lengthwise already; the others must stand upright.
feast-for-odin-refuse-mead-sober = You have already spent the silver you got for going without mead.

## Positions that can't be

feast-for-odin-position-negative = “{ $path_name }”: no count may be below 0.
feast-for-odin-position-berths = “{ $path_name }”: { $seat } has more ships than berths.
feast-for-odin-position-slots = “{ $path_name }”: { $seat } has more wood or stone on slots than there are slots.
feast-for-odin-position-emigrations = “{ $path_name }”: { $seat } has more emigrated ships than free columns on the table.
feast-for-odin-position-owned-silver = “{ $path_name }”: an exploration board that somebody owns carries no silver.
feast-for-odin-position-space = “{ $path_name }”: these Vikings can't stand on { $space }.
feast-for-odin-position-vikings = “{ $path_name }”: { $seat } has { $vikings_count } Vikings in play, but must have { $wanted_count } at this moment.
feast-for-odin-position-weapons = “{ $path_name }”: the cards of { $item } must add up to { $cards_count }.
feast-for-odin-position-special-places = “{ $path_name }”: { NAME($item, form: "the") } must be in exactly one place, not in { $places_count }.
feast-for-odin-position-buildings = “{ $path_name }”: there are too many or too few of { $item }.
feast-for-odin-position-card-places = “{ $path_name }”: { $card } is in { $places_count } places.
feast-for-odin-position-card-twice = “{ $path_name }” names a card twice.
feast-for-odin-position-strip-places = “{ $path_name }”: { $strip } is in two places.
feast-for-odin-position-laid-outside = “{ $path_name }”: { NAME($item, form: "the") } lies outside the cells of { NAME($area, form: "the") } that can be covered.
feast-for-odin-position-laid-overlap = “{ $path_name }”: { NAME($item, form: "the") } lies on another piece on { NAME($area, form: "the") }.
feast-for-odin-position-laid-contact = “{ $path_name }”: { NAME($item, form: "the") } touches a tile on { NAME($area, form: "the") } that it may not touch.
feast-for-odin-position-piece = “{ $path_name }” must be a piece, an area, a row and column, and an orientation, not { $given_text }.
feast-for-odin-position-pending = “{ $path_name }”: these pending steps can't follow each other.
feast-for-odin-position-frame = “{ $path_name }”: the pending step “{ $step_name }” doesn't fit the table.
feast-for-odin-position-round = “{ $path_name }”: the game has { $most_count } rounds, and it can't be this one at this moment.
feast-for-odin-position-aside = “{ $path_name }”: Vikings wait only in the solo game.
feast-for-odin-position-spent = “{ $path_name }”: only cards in play can have used up their effect.

## Journal

feast-for-odin-starting-player = { $seat } is the start player.
feast-for-odin-starting-card = { $seat }'s starting card is { $card }.
feast-for-odin-imitation-open = { $space } is part of this game.
feast-for-odin-round-begins = Round { $round_number } begins.
feast-for-odin-new-viking = { $vikings_count ->
    [one] { $seat } has 1 Viking in the Thing.
   *[other] { $seat } has { $vikings_count } Vikings in the Thing.
}
feast-for-odin-harvest = Harvest of level { $level_number }.
feast-for-odin-no-harvest = There is no harvest this round.
feast-for-odin-board-turned = The exploration board is turned to { NAME($board, form: "the") }.
feast-for-odin-board-silver = { $silver_count ->
    [one] 1 silver lies on { NAME($board, form: "the") }.
   *[other] { $silver_count } silver lie on { NAME($board, form: "the") }.
}
feast-for-odin-weapon-drawn = { $seat } draws { NAME($item, form: "a") }.
feast-for-odin-weapon-taken = { $seat } takes { NAME($item, form: "a") }.
feast-for-odin-new-start-player = { $seat } was the last to place Vikings and is the new start player.
feast-for-odin-income = { $seat } receives an income of { $silver_count } silver.
feast-for-odin-born = { $seat } breeds { COUNT($young_count, $item) }.
feast-for-odin-pregnant = { $seat } has { NAME($item, form: "a") } that is now pregnant.
feast-for-odin-bonus = { $seat } receives { NAME($item, form: "a") } as a bonus on { NAME($area, form: "the") }.
feast-for-odin-strip-aged = The first item of { $strip } is removed.
feast-for-odin-strip-revealed = { $strip } is revealed.
feast-for-odin-vikings-home = All Vikings return to their Things.
feast-for-odin-sent = { $vikings_count ->
    [one] { $seat } places 1 Viking on “{ $space }”.
   *[other] { $seat } places { $vikings_count } Vikings on “{ $space }”.
}
feast-for-odin-copied = { $seat } imitates a space: { $space }.
feast-for-odin-used-by-card = { $seat } uses a space through a card: { $space }.
feast-for-odin-passed = { $seat } passes.
feast-for-odin-must-pass = { $seat } has nothing left to do and passes.
feast-for-odin-paid = { $seat } pays { COUNT($paid_count, $item) }.
feast-for-odin-gained = { $seat } gains { COUNT($gained_count, $item) }.
feast-for-odin-not-received = { $seat } has no room for { NAME($item, form: "a") } and goes without.
feast-for-odin-upgraded = { $seat } upgrades { NAME($from_item, form: "a") } to { NAME($to_item, form: "a") }.
feast-for-odin-turned-over = { $seat } turns { NAME($from_item, form: "a") } over: { $to_item }.
feast-for-odin-took-items = { $items_count ->
    [one] { $seat } takes 1 item from { $strip }.
   *[other] { $seat } takes { $items_count } items from { $strip }.
}
feast-for-odin-strip-gone = { $strip } is empty and leaves the game.
feast-for-odin-bought-tile = { $seat } buys { NAME($item, form: "a") } for { $silver_count } silver.
feast-for-odin-forged = { $seat } forges { NAME($item, form: "a") }.
feast-for-odin-explored = { $silver_count ->
    [0] { $seat } explores { NAME($board, form: "the") }.
   *[other] { $seat } explores { NAME($board, form: "the") } and finds { $silver_count } silver.
}
feast-for-odin-emigrated = { $seat } emigrates with { NAME($item, form: "a") } for { $silver_count } silver.
feast-for-odin-recalled = { $vikings_count ->
    [one] { $seat } takes 1 Viking back from “{ $space }”.
   *[other] { $seat } takes { $vikings_count } Vikings back from “{ $space }”.
}
feast-for-odin-rolled = { $seat } rolls { $roll_number }: the result is { $sum_number }.
feast-for-odin-forced-success = There is nothing left to pay: { $seat } succeeds at once.
feast-for-odin-succeeded = { $seat } succeeds with { $result_number }.
feast-for-odin-looted = { $seat } takes { NAME($item, form: "a") } with a result of { $result_number }.
feast-for-odin-failed = { $seat } fails.
feast-for-odin-card-drawn = { $seat } draws an occupation.
feast-for-odin-card-seen = { $seat } drew { $card }.
feast-for-odin-no-card-left = The occupation deck is empty: { $seat } draws nothing.
feast-for-odin-card-played = { $seat } plays { $card }.
feast-for-odin-card-used = { $seat } uses { $card }.
feast-for-odin-cell = column { $column }, row { $row }
feast-for-odin-laid = { $seat } lays { NAME($item, form: "a") } on { NAME($area, form: "the") }, { $cell }.
feast-for-odin-slot-filled = { $seat } fills a slot with { NAME($item, form: "a") }.
feast-for-odin-ship-bought = { $seat } buys { NAME($item, form: "a") } for { $silver_count } silver.
feast-for-odin-ore-loaded = { $seat } loads 1 ore onto { NAME($item, form: "a") }.
feast-for-odin-ore-unloaded = { $seat } takes 1 ore off { NAME($item, form: "a") }.
feast-for-odin-ore-thrown = { $seat } gives up 1 ore of { NAME($item, form: "a") } for a better roll.
feast-for-odin-tile-swapped = { $seat } takes { NAME($item, form: "the") } from a board of { $owner_seat }.
feast-for-odin-fed = { $seat } serves { NAME($item, form: "a") } in column { $column_number }.
feast-for-odin-column-empty = { $seat } leaves column { $column_number } empty.
feast-for-odin-feast-done = { $penalties_count ->
    [0] { $seat } has fed all Vikings.
    [one] { $seat } takes 1 Thing penalty.
   *[other] { $seat } takes { $penalties_count } Thing penalties.
}
feast-for-odin-game-ends = The last feast is over: the game ends.
feast-for-odin-scored = { $points_number ->
    [one] { $seat } scores 1 point.
   *[other] { $seat } scores { $points_number } points.
}
feast-for-odin-won = { $points_number ->
    [one] { $seat } wins with 1 point.
   *[other] { $seat } wins with { $points_number } points.
}

## Sheets

feast-for-odin-sheet-round = Round { $round } of { $rounds }
feast-for-odin-sheet-player = Player
feast-for-odin-sheet-thing = Vikings
feast-for-odin-sheet-supply = Supply
feast-for-odin-sheet-income = Income
feast-for-odin-sheet-feast = To feed
feast-for-odin-sheet-cards = Cards
feast-for-odin-sheet-score = Score
feast-for-odin-sheet-spaces = Action spaces
feast-for-odin-sheet-column = Column { $number }
feast-for-odin-sheet-previous = last round
feast-for-odin-sheet-occupied = { $name } { $vikings }
feast-for-odin-sheet-area = { $name } ({ $area })
feast-for-odin-sheet-table = On the table
feast-for-odin-sheet-what = What
feast-for-odin-sheet-there = There
feast-for-odin-sheet-display = Special tiles
feast-for-odin-sheet-hand = Your hand
feast-for-odin-sheet-played = Your occupations
feast-for-odin-sheet-number = No.
feast-for-odin-sheet-card = Card
feast-for-odin-sheet-points = Points
feast-for-odin-sheet-when = When
feast-for-odin-sheet-effect = Effect

# --- answers in the terminal
feast-for-odin-place-words = { $turns ->
    [1] { $board }, { $cell }
   *[other] { $board }, { $cell }, { $turned }
}
feast-for-odin-place-nothing = Covers no penalty and changes no income.
feast-for-odin-place-picture = { $item } ({ $mark }): { $gains }
feast-for-odin-offer-odds = Chance of success: { $next } on the next roll, { $within } in all rolls left.
feast-for-odin-offer-success = Success: { $items }.
feast-for-odin-offer-failure = { $count ->
    [0] Failure: nothing.
   *[other] Failure: { $items }.
}
feast-for-odin-offer-width = { $count ->
    [one] Fills 1 column.
   *[other] Fills { $count } columns.
}

## Hints and reviews

feast-for-odin-order-send = Send Vikings to “{ $space }”.
feast-for-odin-order-pass = Pass.
feast-for-odin-order-copy = Use the space “{ $space }”.
feast-for-odin-order-play = Play { $card }.
feast-for-odin-order-take = Take { $count } from { $strip }.
feast-for-odin-order-upgrade = Upgrade { NAME($good_item, form: "a") }.
feast-for-odin-order-turn = Turn { NAME($good_item, form: "a") } to the other side.
feast-for-odin-order-pick = Choose { NAME($item, form: "a") }.
feast-for-odin-order-explore = Explore { NAME($board, form: "the") }.
feast-for-odin-order-roll = Roll.
feast-for-odin-order-keep = Keep the roll.
feast-for-odin-order-lay = Lay { NAME($item, form: "a") }.
feast-for-odin-order-fill = Fill a slot of { NAME($building_item, form: "the") } with { NAME($item, form: "a") }.
feast-for-odin-order-buy = Buy { NAME($ship_item, form: "a") }.
feast-for-odin-order-load = Load ore onto { NAME($ship_item, form: "a") }.
feast-for-odin-order-recall = Bring Vikings back from “{ $space }”.
feast-for-odin-order-eat = Serve { NAME($food_item, form: "a") }.
feast-for-odin-why-points = It brings more points.
feast-for-odin-why-income = It brings more income in the rounds to come.
feast-for-odin-why-silver = It leaves you with more silver.
feast-for-odin-why-tiles = It brings more green, blue or special tiles for your boards.
feast-for-odin-why-material = It brings more wood, stone or ore.
feast-for-odin-why-weapons = It brings more weapons.
feast-for-odin-why-ships = It brings more ships.
feast-for-odin-why-animals = It brings more animals.
feast-for-odin-why-emigration = It brings an emigration, which shortens every feast to come.
feast-for-odin-why-cards = It brings more occupations.
feast-for-odin-why-vikings = It needs fewer Vikings.
feast-for-odin-why-food = It feeds your Vikings better at the next feast.
feast-for-odin-why-boards = It leaves fewer penalty cells open, or opens a board worth having.
feast-for-odin-why-rival = It holds your strongest rival back: { $rival_seat }.
feast-for-odin-less-points = It brings fewer points.
feast-for-odin-less-income = It brings less income in the rounds to come.
feast-for-odin-less-silver = It leaves you with less silver.
feast-for-odin-less-tiles = It brings fewer tiles for your boards: green, blue or special ones.
feast-for-odin-less-material = It brings less wood, stone or ore.
feast-for-odin-less-weapons = It leaves you with fewer weapons.
feast-for-odin-less-ships = It brings fewer ships.
feast-for-odin-less-animals = It brings fewer animals.
feast-for-odin-less-emigration = It puts off an emigration, which would shorten every feast to come.
feast-for-odin-less-cards = It brings fewer occupations.
feast-for-odin-less-vikings = It needs more Vikings.
feast-for-odin-less-food = It feeds your Vikings worse at the next feast.
feast-for-odin-less-boards = It leaves more cells open that cost points, or no new board.
feast-for-odin-less-rival = It helps your strongest rival: { $rival_seat }.
