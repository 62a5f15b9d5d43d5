"""The rules of Hivernation, one module for each chapter of the rulebook."""
