"""How the game meets the world: options, decks as text, actions and notation, refusals, positions, text tables."""
