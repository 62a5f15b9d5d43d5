"""Lookup tables that make the rules fast; `agreement` compares each with its plain definition."""
