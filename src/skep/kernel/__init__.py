"""Seats, decisions, zones and logs: the base of all games. It knows no game and does no I/O."""
