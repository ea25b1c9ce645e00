"""Struggles, the crown and the Joust (OR-7, OR-9, OR-12)."""
