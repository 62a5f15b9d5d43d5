"""The coach: how likely each seat is to win, what a bot would do and why, and which decisions cost
most."""
