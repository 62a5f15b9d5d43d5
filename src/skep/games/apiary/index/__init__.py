"""Derived tables that make the rules fast; each has a plain definition in `rules/`."""
