"""Standing orders: a seat's answers, given in advance, to questions in other seats' turns."""

from __future__ import annotations

from typing import Any

from skep.kernel.game import Game
from skep.tables.faults import Refused
from skep.tables.proposal import Proposal


def check(game: Game[Any], orders: dict[str, str]) -> None:
    """Refused unless the game knows the questions and the keys. An empty key means: ask me."""
    for prompt, key in orders.items():
        known = game.standing.get(prompt, ())
        if prompt not in game.standing:
            right = ", ".join(game.standing) or "none"
            fault = f"{game.name} takes no standing order for {prompt!r}; it does for: {right}"
            raise Refused("bad-standing", fault)
        if key and key not in known:
            right = ", ".join(known)
            raise Refused("bad-standing", f"{prompt} can't be answered by {key!r}; by: {right}")


def change(proposal: Proposal, seat: int, prompt: str, key: str) -> None:
    """Set the seat's order for a question, or remove it with an empty key. Repeating an order
    changes nothing."""
    state = proposal.state
    check(state.game, {prompt: key})
    if state.over:
        raise Refused("match-over", "the match is over; nothing is asked any more")
    proposal.table.check_rules()
    if state.chairs[seat].standing.get(prompt, "") == key:
        return
    proposal.table.check_changes(seat)
    proposal.add("standing", seat, {"prompt": prompt, "key": key})
