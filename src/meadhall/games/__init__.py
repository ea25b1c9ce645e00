"""The games of the hall, one package each. A package that offers a `GAME` is a game."""
