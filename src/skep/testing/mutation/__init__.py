"""Mutation testing: small faults are put into the rules of a game, and its tests must notice.

`python -m skep.testing.mutation hivernation`, or `make mutate GAME=hivernation`. Cosmic Ray makes
the faults (`mutants`); each is tried in a forked process that imports the changed module and runs
the game's tests (`trial`). Nothing is written into the working tree.
"""
