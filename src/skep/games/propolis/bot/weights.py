"""EvaluationWeights of the evaluation: what things in Propolis are worth to a bot, in points."""

from __future__ import annotations

from typing import Final, final

CALM: Final = 8.0
"""With this number of turns left there is time for everything."""


@final
class EvaluationWeights:
    """The 23 weights of `evaluation`. Ten say what a thing is worth while there is time for
    everything; the others, all with defaults, say how that changes toward the end."""

    resource: float
    """A resource on a track."""
    engine: float
    """Factor for what permanents save with the cards still to come."""
    home: float
    """Factor for the value of workers at home."""
    first: float
    """Share of its gain that counts already, for the best card of the market."""
    second: float
    """Share of its gain that counts already, for the second best card of the market."""
    third: float
    """Share of its gain that counts already, for the third best card of the market."""
    palace: float
    """Share of its gain that counts already, for the nearest palace."""
    standing: float
    """A standing worker, which may still be fortified."""
    lead: float
    """The majority of a row, as it fills."""
    tempo: float
    """Having the next turn: half of what a turn changes between two sides."""
    wild: float
    """Factor for what a wild permanent saves."""
    built: float
    """A card in the hive, beside what it brings: the quicker side ends the match."""
    late: float
    """Number of the cards still to come that are built too late to gain by a permanent."""
    stay: float
    """Turns left at which workers at home begin to lose their value."""
    early: float
    """Share that a point loses for each turn beyond `CALM`: early points say little."""
    unused: float
    """An unused resource at the end; less than a point in all, so it only breaks ties."""
    further: float
    """Factor for what a card of the market saves with the cards after it."""
    spare: float
    """What a resource that pays for a card would have been worth at the end."""
    gathered: float
    """Resources that a turn brings."""
    by_cards: float
    """Weight of the fullest hive against the rounds played when the turns left are guessed."""
    race: float
    """Near the end: a point that the side would have if the match ended as soon as possible."""
    fade: float
    """Near the end: share that everything else loses."""
    sober: float
    """Share of the evaluation's known optimism to subtract, so that ending the match is not
    undervalued."""

    def __init__(
        self, resource: float, engine: float, home: float, first: float, second: float,
        third: float, palace: float, standing: float, lead: float, tempo: float, *,
        wild: float = 1.0, built: float = 0.0, late: float = 0.0, stay: float = CALM,
        early: float = 0.0, unused: float = 0.0, further: float = 1.0, spare: float = 0.2,
        gathered: float = 2.6, by_cards: float = 0.6, race: float = 0.0, fade: float = 0.0,
        sober: float = 0.0,
    ) -> None:  # fmt: skip
        self.resource = resource
        self.engine = engine
        self.home = home
        self.first = first
        self.second = second
        self.third = third
        self.palace = palace
        self.standing = standing
        self.lead = lead
        self.tempo = tempo
        self.wild = wild
        self.built = built
        self.late = late
        self.stay = stay
        self.early = early
        self.unused = unused
        self.further = further
        self.spare = spare
        self.gathered = gathered
        self.by_cards = by_cards
        self.race = race
        self.fade = fade
        self.sober = sober


ONE_PLY: Final = EvaluationWeights(0.22, 1.0, 1.0, 0.6, 0.4, 0.0, 1.0, 0.1, 0.4, 0.72)
"""Set by hand, for a bot that decides by one look at each option."""
FITTED: Final = EvaluationWeights(
    0.22, 0.75, 1.5, 0.4, 0.6, 0.4, 0.6, 0.0, 0.9, 0.9,
    wild=1.5, built=0.8, late=0.6, stay=5.0, early=0.02, unused=0.01, race=0.45, fade=0.3,
    sober=1.0,
)  # fmt: skip
"""For search in multiplayer; `python -m tuning.propolis_play` tries others."""
FITTED_SOLO: Final = EvaluationWeights(0.22, 1.0, 1.0, 0.5, 0.5, 0.25, 0.5, 0.1, 0.4, 0.72)
"""For search in solo, where nobody can be overtaken."""
