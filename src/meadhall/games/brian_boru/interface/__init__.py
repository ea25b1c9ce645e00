"""How Brian Boru meets the world: actions and notation, refusals, positions and what must hold in them, text tables."""
