"""Who comes to the hall: guests and accounts, their names, recovery codes, bans, and what the hall knows of them."""
