"""Effects of pieces: read from the content files, and carried out by one interpreter."""
