"""Questions about options. They are answered in worlds, where everything that the seat cannot see
was dealt again, so no answer reveals more than the seat knows."""

from __future__ import annotations

from collections.abc import Iterable

from skep.clauses import clause_text
from skep.kernel.match import Match
from skep.server.wire import PreviewSeen, Reveals, ToldSeen, WhySeen
from skep.tables.faults import Refused

WORLDS = 3


def why(match: Match, seat: int, key: str) -> WhySeen | None:
    """The clause that forbids a key now; `None` if it is offered or no clause is known."""
    if seat not in match.waiting or match.decision_of(seat).find(key):
        return None
    state = match.position(seat, 0).state
    clause = state.prompt.why(state, key)
    return WhySeen(clause, clause_text(clause)) if clause else None


def preview(match: Match, seat: int, key: str) -> PreviewSeen:
    """What an option would do, in one world."""
    option = match.decision_of(seat).find(key)
    if option is None:
        raise Refused("not-offered", f"{key!r} is not offered now")
    world = match.position(seat, 0)
    trial = world.clone(keep=False)
    trial.state.recording = True
    trial.state.raw_events = []
    trial.answer(option.code)
    events = [event.seen_by(seat) for event in trial.state.recorded_events]
    return PreviewSeen(
        [ToldSeen(e["name"], e["seat"], len(match.log) + 1, e["facts"]) for e in events],
        match.game.view(trial.state, seat), match.game.scores(trial.state),
        agreed(match.position(seat, number).reveals(seat, option.code)
               for number in range(WORLDS)),
    )  # fmt: skip


def reveals(match: Match, seat: int) -> dict[str, Reveals]:
    """What each option reveals, as far as the seat can know."""
    worlds = [match.position(seat, number) for number in range(WORLDS)]
    return {
        option.key: agreed(world.reveals(seat, option.code) for world in worlds)
        for option in match.decision_of(seat).options
    }


def agreed(found: Iterable[Reveals]) -> Reveals:
    """What is revealed in all worlds; `chance` if it depends on what the seat can't see."""
    kinds = set(found)
    return kinds.pop() if len(kinds) == 1 else "chance"
