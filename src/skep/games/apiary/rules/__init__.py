"""The rules of Apiary: one module for each chapter of the rulebook, named like it."""
