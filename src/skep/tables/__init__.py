"""The table service: seats, links, clocks, undo and take-back, folded from a log of entries.

It uses no HTTP, no SQL and no third-party package.
"""
