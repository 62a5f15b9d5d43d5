"""The table service: seats, links, clocks, undo and take-back, as a fold over a log of entries.

It knows no HTTP and no SQL and needs the standard library only.
"""
