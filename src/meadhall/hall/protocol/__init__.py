"""What travels between the hall and a client: requests, messages about a table, acknowledgements, replays, exports."""
