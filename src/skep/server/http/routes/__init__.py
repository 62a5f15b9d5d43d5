"""The HTTP of the server: what can be played, tables, and the page."""
