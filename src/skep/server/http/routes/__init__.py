"""HTTP routes: games, tables, and the page."""
