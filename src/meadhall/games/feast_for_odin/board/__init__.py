"""Boards, houses and the pieces on them (FO-4, FO-6): grids, where a piece fits, laying it."""
