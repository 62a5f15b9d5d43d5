"""The rules of Ambrosia: one module for each chapter of the rulebook.

Chapters refer to each other, as they do in the rulebook. So they import each other as modules
(`from skep.games.ambrosia.rules import moving`) and use names of other chapters only in functions.
"""
