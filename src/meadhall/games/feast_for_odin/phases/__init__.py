"""The course of a game (FO-2, FO-3, FO-5, FO-13): setup, rounds, automatic phases, turns, dice, feast, scoring."""
