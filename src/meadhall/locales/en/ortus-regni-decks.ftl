# Deck building at Ortus Regni: the builder, drafts, Towers of the tray, Legacy Points, barter.

ortus-regni-decks-title = Build your deck
ortus-regni-decks-builder = Deck builder
ortus-regni-decks-note = { $locked ->
    [0] 24 of the 90 cards of your set, at most 6 of a kind. The others never see the list.
   *[other] { $locked } cards are fixed and stay; the rest is yours to choose. At most 6 of a kind.
}
ortus-regni-decks-house-title = Lay out the common cards
ortus-regni-decks-house-note = These twelve cards will be in everybody's deck.
ortus-regni-decks-yours = Your deck
ortus-regni-decks-cards = The cards of this deck
ortus-regni-decks-less = One { $card } less
ortus-regni-decks-more = One { $card } more
ortus-regni-decks-count = { COUNT($count, $card) }
ortus-regni-decks-of = of { $most }
ortus-regni-decks-legal = Legal: { $size } cards, none more often than its set has it.
ortus-regni-decks-judging = The rules are looking at it.
ortus-regni-decks-short = { $count ->
    [one] 1 card is missing.
   *[other] { $count } cards are missing.
}
ortus-regni-decks-long = { $count ->
    [one] 1 card too many.
   *[other] { $count } cards too many.
}
ortus-regni-decks-row-estates = Estates
ortus-regni-decks-row-armies = Armies
ortus-regni-decks-row-church = Church
ortus-regni-decks-row-lords = Lords
ortus-regni-decks-row-plots = Plots
ortus-regni-decks-row-answers = Answers
ortus-regni-decks-row-crown = Crown
ortus-regni-decks-row-draw = More cards
ortus-regni-decks-share = won { $won }% ({ $least }–{ $most }), chance { $chance }%
ortus-regni-decks-share-note = { $games } games among { $players } Earls, each with a sample deck, between quick bots: { $won }% won, with 95% certainty { $least } to { $most }%. A deck as good as the others wins { $chance }%.
ortus-regni-decks-plays-land_army = Fill one Palace with Lands and markets, then march with many soldiers. Weak against Intrigue.
ortus-regni-decks-plays-lords = Many Castles with strong Lords, and Allies to guard them. Easy to play.
ortus-regni-decks-plays-church_emissaries = Rule the Church and buy the Vikings with Monks. Slow at first, then hard to stop.
ortus-regni-decks-plays-politics = Murder and steal; keep Vassals for the answers. Needs a good memory.
ortus-regni-decks-plays-all_rounder = A bit of everything. A good first deck.
ortus-regni-decks-saved-note = { $count ->
    [one] your saved deck, 1 card
   *[other] your saved deck, { $count } cards
}
ortus-regni-decks-forget = Delete the deck { $name }
ortus-regni-decks-test-hand = Test hand
ortus-regni-decks-again = Another hand
ortus-regni-decks-import = Import
ortus-regni-decks-import-label = A deck as text, such as castle*3 land*2 church
ortus-regni-decks-import-now = Take this deck
ortus-regni-decks-export = Export
ortus-regni-decks-export-label = This deck as text
ortus-regni-decks-copy = Copy
ortus-regni-decks-copied = Copied
ortus-regni-decks-save = Save
ortus-regni-decks-save-label = Name of the deck
ortus-regni-decks-save-note = The hall keeps it for you. With an account you find it in every browser.
ortus-regni-decks-save-now = Save the deck
ortus-regni-decks-save-replaces = This replaces your saved deck of that name.
ortus-regni-decks-rename = Rename the deck { $name }
ortus-regni-decks-rename-now = Rename
ortus-regni-decks-forgotten = “{ $name }” is deleted.
ortus-regni-decks-have-back = Undo
ortus-regni-decks-unnamed = Deck { $number }
ortus-regni-decks-play = Play this deck
ortus-regni-decks-lay-out = Lay these cards out
ortus-regni-decks-for-all = Everybody plays this deck
ortus-regni-decks-at-the-table = Everybody builds a deck at the table
ortus-regni-decks-open-builder = Open the deck builder

ortus-regni-decks-draft-title = Draft your deck
ortus-regni-decks-draft-passing = Pack { $pack } of { $packs }. The rest is handed on:
ortus-regni-decks-draft-last = Pack { $pack } of { $packs }. What is left after this is put away.
ortus-regni-decks-draft-note = { $due ->
    [one] Keep one more card; the rest of the pack goes on to your neighbour.
   *[other] Keep { $due } cards; the rest of the pack goes on to your neighbour.
}
ortus-regni-decks-kept = { $count ->
    [one] Kept so far: 1 card
   *[other] Kept so far: { $count } cards
}
ortus-regni-decks-keep-due = { $due ->
    [one] Choose a card
   *[other] Choose { $due } cards
}
ortus-regni-decks-keep = Keep { $cards }

ortus-regni-decks-tray-towers-title = Towers from your tray
ortus-regni-decks-tray-towers-note = { $left ->
    [one] Choose 1 more card to lay face down as a Tower. Only you see what it is.
   *[other] Choose { $left } cards to lay face down as Towers. Only you see what they are.
}
ortus-regni-decks-legacy-tower-title = Your bought Towers
ortus-regni-decks-legacy-tower-note = Choose a card of your set to lay face down as a Tower. Only you see what it is.
ortus-regni-decks-legacy-title = Legacy Points
ortus-regni-decks-legacy-buy = { $price ->
    [one] Buy { NAME($card, form: "a") } for 1 point
   *[other] Buy { NAME($card, form: "a") } for { $price } points
}
ortus-regni-decks-legacy-lord = Lord
ortus-regni-decks-legacy-property = Properties
ortus-regni-decks-legacy-building = New Fief
ortus-regni-decks-legacy-banner = Banner (you have { $count })
ortus-regni-decks-legacy-note = { $left ->
    [one] You have 1 point. Each buys one thing; what you buy is no longer in your set.
   *[other] You have { $left } points. Each buys one thing; what you buy is no longer in your set.
}
ortus-regni-decks-barter-title = Barter
ortus-regni-decks-barter-note = Give up two cards of your hand for one of your tray.
ortus-regni-decks-barter-take-title = Take a card from your tray
ortus-regni-decks-barter-take-note = Nobody sees which card you take.
ortus-regni-decks-choose-tower = Lay as a Tower
ortus-regni-decks-choose-place = Buy and place
ortus-regni-decks-choose-install = Buy as a Lord
ortus-regni-decks-choose-towers = Buy 2 Towers
ortus-regni-decks-choose-buy = Buy
ortus-regni-decks-choose-discard = Give up
ortus-regni-decks-choose-take = Take
ortus-regni-decks-not-measured = win rate not measured yet
