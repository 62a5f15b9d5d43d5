"""The Automa, Apiary's solo opponent: her cards, her turn, her actions and her score."""
