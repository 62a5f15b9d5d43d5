"""The rules of Propolis, one module for each chapter of the rulebook."""
