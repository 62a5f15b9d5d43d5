"""The Automa, Apiary's solo opponent: its cards, turn, actions and score."""
