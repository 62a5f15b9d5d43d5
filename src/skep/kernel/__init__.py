"""Seats, decisions, zones and logs: what all games stand on.  No game and no input or output."""
