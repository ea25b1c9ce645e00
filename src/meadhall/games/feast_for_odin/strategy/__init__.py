"""What A Feast for Odin offers to searches: whole turns as single moves, small decisions by rule, a learned value."""
