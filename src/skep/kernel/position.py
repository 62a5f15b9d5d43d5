"""A position: where a match stands, as a checkpoint and the answers since.

The running script is only a cache: it can be made again at any time from the checkpoint.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Literal

from skep.kernel.chance import Dice, mix
from skep.kernel.errors import NothingToChoose, NotKept
from skep.kernel.game import Game
from skep.kernel.script import CHANCE, NOBODY, Imagined, State, checkpoint

Reveals = Literal["nothing", "chance", "turn", "end"]

DEALS: Final = 1000
"""So many deals are tried for a world before a game's own re-deal is taken to be at fault."""


class Position:
    """A state, the script that changes it, and the options that are open now.

    Answers are codes here and are not checked: `Match` is the way in for people. A position
    that does not `keep` is for one playout: quicker, but it cannot be cloned.
    """

    __slots__ = ("_script", "forced", "game", "options", "state")

    def __init__(self, game: Game[Any], state: State) -> None:
        self.game = game
        self.state = state
        self.options: list[int] = []
        self.forced: int = 0
        """A bit for each seat, chance's the lowest, whose only option was taken unasked."""
        self._script: Coroutine[Any, Any, None] = game.script(state)

    @staticmethod
    def start(game: Game[Any], state: State, keep: bool = True) -> Position:
        """Run the rules from a state between two scripts up to the first real choice."""
        state.keep = keep
        checkpoint(state)
        position = Position(game, state)
        position._run()
        return position

    def go_on(self, state: State) -> None:
        """Be at another state between two scripts, and run the rules from there."""
        state.keep = self.state.keep
        checkpoint(state)
        self.state = state
        self._script = self.game.script(state)
        self._run()

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def seat(self) -> int:
        """Who must answer; CHANCE, or NOBODY once the match is over."""
        return self.state.seat

    def waiting(self) -> list[int]:
        """All seats that may answer now: more than one only while several are asked at once."""
        if self.state.over:
            return []
        if self.state.asked is None:
            return [self.state.seat]
        return [seat for seat in self.state.asked if seat not in self.state.sealed]

    def turn_to(self, seat: int) -> None:
        """Of several seats that are asked at once, let this one answer next."""
        state = self.state
        if state.seat != seat and state.asked is not None:
            state.seat = seat
            self.options = state.prompt.options(state)

    def answer(self, code: int) -> None:
        """Pick an option and play on to the next real choice."""
        state = self.state
        if state.asked is None:
            state.answer = code
            if state.keep:
                state.since.append(code)
        else:
            state.sealed[state.seat] = code
            if self._settle():
                return
        self._run()

    def _run(self) -> None:
        """Send the script on until a real choice is open or the match is over."""
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
        """Take the only option without asking."""
        state = self.state
        state.answer = self._only(options)
        self.forced |= 1 << state.seat + 1
        if state.keep:
            state.since.append(state.answer)

    def _only(self, options: list[int]) -> int:
        if not options:
            raise NothingToChoose(f"nothing to choose at {self.where()}")
        return options[0]

    def forced_beside(self, seat: int) -> bool:
        """Did any other seat, or chance, take an only option since the last answer?"""
        return bool(self.forced & ~(1 << seat + 1))

    def _settle(self) -> bool:
        """Of the seats asked at once: is one still to choose?  The first of them may."""
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
        """A twin at the same place; without `keep`, one for a single playout."""
        return self._twin(keep, self.state.imagined)

    def _twin(self, keep: bool, imagined: list[Imagined]) -> Position:
        """A twin in which no more than this is dealt anew."""
        state = self.state
        base = state._base
        if base is None:
            raise NotKept("a playout keeps no checkpoint; clone the position that it came from")
        twin = Position(self.game, base.copy())
        twin._replay(state.since, imagined)
        if keep:
            twin.state.keep = True
            twin.state._base = base
            twin.state.since = state.since[:]
            twin.state.imagined = imagined[:]
        twin.options = self.options
        if state.sealed:
            twin.state.sealed = state.sealed.copy()
        twin.state.seat = state.seat
        return twin

    def __copy__(self) -> Position:
        return self.clone(self.state.keep)

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.clone(self.state.keep)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the checkpoint and the answers since; NotKept for a playout."""
        state = self.state
        base = state._base
        if base is None:
            raise NotKept("a playout keeps no checkpoint; pickle the position that it came from")
        since, imagined, sealed = state.since[:], state.imagined[:], state.sealed.copy()
        return restore, (
            self.game, type(base), base.dump(), since, imagined, sealed, state.seat
        )  # fmt: skip

    def __repr__(self) -> str:
        asked = "over" if self.over else f"{seat_name(self.seat)} asked {self.state.prompt.name}"
        return f"<Position {self.game.name}: {asked}, {len(self.options)} options>"

    def after(self, code: int) -> State:
        """The state right after an answer, before the next question; for a quick look only."""
        twin = self.clone(False)
        if twin.state.asked is not None:
            twin.answer(code)
        else:
            twin.state.answer = code
            with suppress(StopIteration):
                twin._script.send(None)
        return twin.state

    def reveals(self, seat: int, code: int) -> Reveals:
        """What an answer of the seat shows at once; `turn`: another seat is next."""
        self.turn_to(seat)
        trial = self.clone(False)
        asked = trial.state.asked
        trial.answer(code)
        if trial.over:
            return "end"
        if trial.seat == CHANCE or trial.forced & 1:
            return "chance"
        if trial.state.asked is not asked or trial.forced_beside(seat):
            return "turn"
        return "nothing" if trial.seat == seat or asked is not None else "turn"

    def _replay(self, codes: list[int], imagined: list[Imagined]) -> None:
        """Bring the script to where the original stands; no options are worked out."""
        state = self.state
        send = self._script.send
        at = 0
        try:
            send(None)
            while at < len(codes):
                if imagined:
                    self._redeal(imagined, at)
                if state.asked is None:
                    state.answer = codes[at]
                    at += 1
                else:
                    state.sealed = dict(zip(state.asked, codes[at:]))
                    at += len(state.asked)
                send(None)
        except StopIteration:
            assert state.over
        self._redeal(imagined, len(codes))

    def _redeal(self, imagined: list[Imagined], at: int) -> None:
        """Deal anew as it was done when so many answers had been given."""
        for answers, seat, seed in imagined:
            if answers == at:
                self.game.redeal(self.state, seat, Dice(mix(seed)))

    def world(self, seat: int | None, seed: int, keep: bool = False) -> Position:
        """This position as the seat may imagine it: what it can't see is dealt anew. It is over
        if whoever is asked would have but one answer, and that one ends the match."""
        for at in range(seed, seed + DEALS - 1):
            try:
                return self._imagine(seat, at, keep)
            except NothingToChoose:
                continue  # that can't be the deal
        return self._imagine(seat, seed + DEALS - 1, keep)

    def _imagine(self, seat: int | None, seed: int, keep: bool) -> Position:
        """One deal; NothingToChoose if it leaves someone without an answer."""
        imagined = self.state.imagined
        here = len(self.state.since)
        while imagined and imagined[-1][0] == here and imagined[-1][1] == seat:
            imagined = imagined[:-1]  # a later deal for the same eyes leaves nothing of it
        twin = self._twin(keep, imagined)
        state = twin.state
        if keep:
            state.imagined.append((len(state.since), seat, seed))
        twin.game.redeal(state, seat, Dice(mix(seed)))
        if not state.over and (state.seat != seat or state.asked is not None):
            twin._reopen(seat)
        return twin

    def _reopen(self, seat: int | None) -> None:
        """Let all seats but this one choose again."""
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
        """Answer uniformly at random, chance by its weights, to the end."""
        while not self.state.over:
            options = self.options
            self.answer(options[int(random() * len(options))])

    def drop_checkpoint(self) -> None:
        """Keep no checkpoint from here on: answers become quicker, clones impossible."""
        self.state.keep = False
        self.state._base = None

    def where(self) -> str:
        """The rules under way, outermost first: `turn > place > explore`; then what is asked."""
        names: list[str] = []
        awaited: Any = self._script
        while awaited is not None and hasattr(awaited, "cr_code"):
            names.append(awaited.cr_code.co_name)
            awaited = awaited.cr_await
        return " > ".join([*names, self.state.prompt.name or "nothing"])


def restore(
    game: Game[Any], kind: type[State], fields: dict[str, Any], since: list[int],
    imagined: list[Imagined], sealed: dict[int, int], seat: int,
) -> Position:  # fmt: skip
    """The position that was pickled with this checkpoint and these answers."""
    base = kind()
    base.load(fields)
    position = Position(game, base.copy())
    position._replay(since, imagined)
    state = position.state
    state.keep = True
    state._base = base
    state.since = since[:]
    state.imagined = imagined[:]
    state.sealed = sealed.copy()
    state.seat = seat
    position.options = [] if state.over else state.prompt.options(state)
    return position


def seat_name(seat: int) -> str:
    """A seat in words."""
    return "chance" if seat == CHANCE else f"seat {seat}"
