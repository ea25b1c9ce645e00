"""The laboratory: simulate, arena, bench."""
