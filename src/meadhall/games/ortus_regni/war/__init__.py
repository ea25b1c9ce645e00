"""Battles and Vikings (OR-8, OR-11): declaring, forces, the course of a battle, damage, spoils, ransom, the horde."""
