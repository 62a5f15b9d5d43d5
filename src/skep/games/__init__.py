"""The games, each in a folder of its own behind the same seam."""
