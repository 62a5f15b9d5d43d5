"""A position: where a match stands, as a checkpoint and the answers since.

The running script is only a cache: it can be rebuilt from the checkpoint at any time.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final, Literal

from skep.kernel.chance import Dice, mix
from skep.kernel.errors import NothingToChoose, NotKept
from skep.kernel.game import Game
from skep.kernel.script import CHANCE, NOBODY, Redeal, State, checkpoint

Reveals = Literal["nothing", "chance", "turn", "end"]

MAX_REDEALS: Final = 1000
"""Deals that are tried for a world before the game's `redeal` counts as broken."""


class Position:
    """A state, the script that changes it, and the options now.

    Answers are codes and are not checked; `Match` checks them. A position that takes no
    checkpoints is faster, but cannot be cloned.
    """

    __slots__ = ("_script", "forced", "game", "options", "state")

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.options: list[int] = []
        self.forced: int = 0
        """A bit for each seat (chance's is the lowest) that had a forced answer."""
        self._script: Coroutine[Any, Any, None] = game.script(state)

    @staticmethod
    def start(game: Game[Any], state: State, keep: bool = True) -> Position:
        """Run the rules from a checkpoint up to the first decision with two options or more."""
        state.keeps_checkpoints = keep
        checkpoint(state)
        position = Position(game, state)
        position._run()
        return position

    def go_on(self, state: State) -> None:
        """Replace the state by another checkpoint, and run the rules from there."""
        state.keeps_checkpoints = self.state.keeps_checkpoints
        checkpoint(state)
        self.state = state
        self._script = self.game.script(state)
        self._run()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """The seat that must answer: CHANCE, or NOBODY once the match is over."""
        return self.state.seat

    def waiting(self) -> list[int]:
        """The seats that may answer now; more than one if several are asked at once."""
        if self.state.over:
            return []
        if self.state.asked is None:
            return [self.state.seat]
        return [seat for seat in self.state.asked if seat not in self.state.sealed]

    def turn_to(self, seat: int) -> None:
        """If several seats are asked at once, let this one answer next."""
        state = self.state
        if state.seat != seat and state.asked is not None:
            state.seat = seat
            self.options = state.prompt.options(state)

    @contextmanager
    def asking(self, seat: int) -> Iterator[State]:
        """Within the block the state asks this seat; afterwards it is as before."""
        state, before, options = self.state, self.state.seat, self.options
        self.turn_to(seat)
        try:
            yield state
        finally:
            state.seat = before
            self.options = options

    def answer(self, code: int) -> None:
        """Answer, and run the rules up to the next decision with two options or more."""
        state = self.state
        if state.asked is None:
            state.answer = code
            if state.keeps_checkpoints:
                state.since.append(code)
        else:
            state.sealed[state.seat] = code
            if self._settle():
                return
        self._run()

    def _run(self) -> None:
        """Resume the script until a seat has two options or more, or the match is over."""
        state = self.state
        while True:
            try:
                self._script.send(None)
            except StopIteration:
                if state.over:
                    state.seat = NOBODY
                    self.options = []
                    return
                checkpoint(state)
                self._script = self.game.script(state)
                continue
            if state.asked is None:
                options: list[int] = state.prompt.options(state)
                if len(options) > 1:
                    self.options = options
                    return
                self._force(options)
            elif self._settle():
                return

    def _force(self, options: list[int]) -> None:
        """Give the forced answer."""
        state = self.state
        state.answer = self._only(options)
        self.forced |= 1 << state.seat + 1
        if state.keeps_checkpoints:
            state.since.append(state.answer)

    def _only(self, options: list[int]) -> int:
        if not options:
            raise NothingToChoose(f"nothing to choose at {self.where()}")
        return options[0]

    def forced_beside(self, seat: int) -> bool:
        """Whether another seat, or chance, had a forced answer since the last answer."""
        return bool(self.forced & ~(1 << seat + 1))

    def _settle(self) -> bool:
        """Give forced answers of seats asked at once; True if one must still choose."""
        state = self.state
        for seat in reversed(self.waiting()):
            state.seat = seat
            self.options = state.prompt.options(state)
            if len(self.options) < 2:
                state.sealed[seat] = self._only(self.options)
        for seat in self.waiting():
            self.turn_to(seat)
            return True
        state.since.extend([state.sealed[seat] for seat in state.asked or []])
        return False

    def clone(self, keep: bool = True) -> Position:
        """An independent copy; without `keep` it cannot be cloned itself."""
        return self._twin(keep, self.state.redeals)

    def _twin(self, keep: bool, redeals: list[Redeal]) -> Position:
        """A copy in which only these redeals are done."""
        state = self.state
        base = state._checkpoint
        if base is None:
            raise NotKept("this position keeps no checkpoint; clone the one that it came from")
        twin = Position(self.game, base.copy())
        twin._replay(state.since, redeals)
        if keep:
            twin.state.keeps_checkpoints = True
            twin.state._checkpoint = base
            twin.state.since = state.since[:]
            twin.state.redeals = redeals[:]
        twin.options = self.options
        if state.sealed:
            twin.state.sealed = state.sealed.copy()
        twin.state.seat = state.seat
        return twin

    def __copy__(self) -> Position:
        return self.clone(self.state.keeps_checkpoints)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone(self.state.keeps_checkpoints)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the checkpoint and the answers since; NotKept for a playout."""
        state = self.state
        base = state._checkpoint
        if base is None:
            raise NotKept("a playout keeps no checkpoint; pickle the position that it came from")
        since, redeals, sealed = state.since[:], state.redeals[:], state.sealed.copy()
        return restore, (
            self.game, type(base), base.dump(), since, redeals, sealed, state.seat
        )  # fmt: skip

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{seat_name(self.seat)} asked {self.state.prompt.name}"
        return f"<Position {self.game.name}: {asked}, {len(self.options)} options>"

    def after(self, code: int) -> State:
        """The state right after an answer, before the rules run on; for evaluation only."""
        twin = self.clone(False)
        if twin.state.asked is not None:
            twin.answer(code)
        else:
            twin.state.answer = code
            with suppress(StopIteration):
                twin._script.send(None)
        return twin.state

    def reveals(self, seat: int, code: int) -> Reveals:
        """What an answer of the seat reveals; `turn`: another seat is next."""
        trial = self.clone(False)
        trial.turn_to(seat)
        asked = trial.state.asked
        trial.answer(code)
        if trial.over:
            return "end"
        if trial.seat == CHANCE or trial.forced & 1:
            return "chance"
        if trial.state.asked is not asked or trial.forced_beside(seat):
            return "turn"
        return "nothing" if trial.seat == seat or asked is not None else "turn"

    def _replay(self, codes: list[int], redeals: list[Redeal]) -> None:
        """Resume the script with these answers; no options are computed."""
        state = self.state
        send = self._script.send
        at = 0
        try:
            send(None)
            while at < len(codes):
                if redeals:
                    self._redeal(redeals, at)
                if state.asked is None:
                    state.answer = codes[at]
                    at += 1
                else:
                    state.sealed = dict(zip(state.asked, codes[at:]))
                    at += len(state.asked)
                send(None)
        except StopIteration:
            assert state.over
        self._redeal(redeals, len(codes))

    def _redeal(self, redeals: list[Redeal], at: int) -> None:
        """Repeat the redeals that were done after `at` answers."""
        for answers, seat, seed in redeals:
            if answers == at:
                self.game.redeal(self.state, seat, Dice(mix(seed)))

    def world(self, seat: int | None, seed: int, keep: bool = False) -> Position:
        """A determinization: this position with everything dealt again that the seat can't see.
        The world may be over already, if its only legal answer ends the match."""
        for at in range(seed, seed + MAX_REDEALS - 1):
            try:
                return self._imagine(seat, at, keep)
            except NothingToChoose:
                continue  # an impossible deal
        return self._imagine(seat, seed + MAX_REDEALS - 1, keep)

    def _imagine(self, seat: int | None, seed: int, keep: bool) -> Position:
        """Deal once; NothingToChoose if a seat has no option then."""
        redeals = self.state.redeals
        here = len(self.state.since)
        while redeals and redeals[-1][0] == here and redeals[-1][1] == seat:
            redeals = redeals[:-1]  # the new deal replaces it
        twin = self._twin(keep, redeals)
        state = twin.state
        if keep:
            state.redeals.append((len(state.since), seat, seed))
        twin.game.redeal(state, seat, Dice(mix(seed)))
        if not state.over and (state.seat != seat or state.asked is not None):
            twin._reopen(seat)
        return twin

    def _reopen(self, seat: int | None) -> None:
        """Drop the sealed answers of all other seats, and compute the options again."""
        state = self.state
        if state.asked is None:
            self.options = state.prompt.options(state)
            if len(self.options) < 2:
                self._force(self.options)
                self._run()
            return
        state.sealed = {who: code for who, code in state.sealed.items() if who == seat}
        if not self._settle():
            self._run()
        elif seat is not None and seat in self.waiting():
            self.turn_to(seat)

    def playout(self, random: Callable[[], float]) -> None:
        """Answer at random until the match is over."""
        while not self.state.over:
            options = self.options
            self.answer(options[int(random() * len(options))])

    def drop_checkpoint(self) -> None:
        """Take no checkpoints from here on: answers become faster, clones impossible."""
        self.state.keeps_checkpoints = False
        self.state._checkpoint = None

    def where(self) -> str:
        """The running rules and the prompt, outermost first: `turn > place > explore`."""
        names: list[str] = []
        awaited: Any = self._script
        while awaited is not None and hasattr(awaited, "cr_code"):
            names.append(awaited.cr_code.co_name)
            awaited = awaited.cr_await
        return " > ".join([*names, self.state.prompt.name or "nothing"])


def restore(
    game: Game[Any], kind: type[State], fields: dict[str, Any], since: list[int],
    redeals: list[Redeal], sealed: dict[int, int], seat: int,
) -> Position:  # fmt: skip
    """The position that was pickled with this checkpoint and these answers."""
    base = kind()
    base.load(fields)
    position = Position(game, base.copy())
    position._replay(since, redeals)
    state = position.state
    state.keeps_checkpoints = True
    state._checkpoint = base
    state.since = since[:]
    state.redeals = redeals[:]
    state.sealed = sealed.copy()
    state.seat = seat
    position.options = [] if state.over else state.prompt.options(state)
    return position


def seat_name(seat: int) -> str:
    """A seat in words."""
    return "chance" if seat == CHANCE else f"seat {seat}"
