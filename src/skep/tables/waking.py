"""When a table needs attention although nobody asks: bots, standing orders, clocks, absences."""

from __future__ import annotations

from skep.kernel.match import Match
from skep.tables.state import TableState


def wake(state: TableState, match: Match | None) -> float | None:
    """When the scheduler must look at the table, also after a restart; `None` if never."""
    if match is None or state.over or state.unhurried:
        return None
    times = [state.at for seat in match.waiting if automatic(state, match, seat)]
    times += flags(state)
    if state.grace:
        times += [state.at + state.grace for _ in people_asked(state, match)]
    return min(times, default=None)


def automatic(state: TableState, match: Match, seat: int) -> bool:
    """Whether a bot or a standing order answers for the seat, and no person is asked."""
    return state.chairs[seat].by_bot or bool(standing_order(state, match, seat))


def standing_order(state: TableState, match: Match, seat: int) -> str:
    """The key that a seat's standing order gives to its present question; empty if none does."""
    chair = state.chairs[seat]
    if not chair.standing or not chair.taken:
        return ""
    decision = match.decision_of(seat)
    key = chair.standing.get(decision.prompt, "")
    own_turn = decision.facts.get("by") == str(seat)
    return key if key and not own_turn and decision.find(key) else ""


def flags(state: TableState) -> list[float]:
    """When each running clock reaches zero."""
    return [flag_of(state, seat) for seat in state.running]


def flag_of(state: TableState, seat: int) -> float:
    """When the running clock of a seat reaches zero."""
    left = state.chairs[seat].left
    return state.at + max(0.0, left) if left is not None else float("inf")


def people_asked(state: TableState, match: Match) -> list[int]:
    """The seats of people who are asked now."""
    return [seat for seat in match.waiting if state.chairs[seat].person]
