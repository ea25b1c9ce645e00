"""The hall's bots: when one must move (`scheduler`), and the processes they think in (`pool`, `worker`)."""
