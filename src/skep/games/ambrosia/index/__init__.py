"""Fast forms of rules that searches ask often; `agreement` compares them with the rules."""
