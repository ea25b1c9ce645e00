"""Before the first turn (OR-2, OR-16): decks are built or drafted, the table is laid."""
