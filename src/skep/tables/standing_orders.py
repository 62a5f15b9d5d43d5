"""Standing orders: how a seat answers what falls to it in others' turns, without being asked."""

from __future__ import annotations

from typing import Any

from skep.kernel.game import Game
from skep.tables.faults import Refused
from skep.tables.table import Table


def check(game: Game[Any], orders: dict[str, str]) -> None:
    """Refused unless the game knows the questions and the keys; an empty key means: ask me."""
    for prompt, key in orders.items():
        known = game.standing.get(prompt, ())
        if prompt not in game.standing:
            right = ", ".join(game.standing) or "none"
            fault = f"{game.name} takes no standing order for {prompt!r}; it does for: {right}"
            raise Refused("bad-standing", fault)
        if key and key not in known:
            right = ", ".join(known)
            raise Refused("bad-standing", f"{prompt} can't be answered by {key!r}; by: {right}")


def change(table: Table, now: float, seat: int, prompt: str, key: str) -> None:
    """From now on the seat's question is answered so, or asked again; the same order once more
    changes nothing."""
    check(table.story.game, {prompt: key})
    if table.story.over:
        raise Refused("match-over", "the match is over; nothing is asked any more")
    table.check_rules()
    if table.story.chairs[seat].standing.get(prompt, "") == key:
        return
    table.check_changes(seat)
    table.happen(now, "standing", seat, {"prompt": prompt, "key": key})


def order(table: Table, seat: int) -> str:
    """The seat's order for what it is asked in another's turn, if it can be obeyed."""
    chair, match = table.story.chairs[seat], table.match
    if not chair.standing or match is None or not chair.taken:
        return ""
    decision = match.decision_of(seat)
    key = chair.standing.get(decision.prompt, "")
    own = decision.facts.get("by") == str(seat)
    return key if key and not own and decision.find(key) else ""
