"""The laboratory: simulate, arena, train, bench, perft."""
