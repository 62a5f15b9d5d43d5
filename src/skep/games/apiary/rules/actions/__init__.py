"""The six actions on the board, one module each."""
