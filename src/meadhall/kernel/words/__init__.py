"""How the games and the hall speak: messages, the catalogues they are looked up in, and how a language inflects."""
