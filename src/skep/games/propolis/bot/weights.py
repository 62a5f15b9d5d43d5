"""What bots hold things in Propolis to be worth, in points."""

from __future__ import annotations

from typing import Final, final

CALM: Final = 8.0
"""With so many turns left there is time for everything."""


@final
class Weights:
    """What things may still bring, in points, while there is time for everything."""

    def __init__(
        self, resource: float, engine: float, home: float, first: float, second: float,
        third: float, palace: float, standing: float, lead: float, tempo: float, *,
        wild: float = 1.0, built: float = 0.0, late: float = 0.0, stay: float = CALM,
        early: float = 0.0, unused: float = 0.0, further: float = 1.0, spare: float = 0.2,
        gathered: float = 2.6, by_cards: float = 0.6, race: float = 0.0, fade: float = 0.0,
        sober: float = 0.0,
    ) -> None:  # fmt: skip
        self.resource: float = resource
        """What it is worth more while there is time to build."""
        self.engine: float = engine
        self.home: float = home
        self.first: float = first
        """How much of its gain counts already: of the best card of the market, ..."""
        self.second: float = second
        self.third: float = third
        self.palace: float = palace
        """... and of the nearest palace."""
        self.standing: float = standing
        """A worker that stands."""
        self.lead: float = lead
        """What the majority of a row promises, as it fills."""
        self.tempo: float = tempo
        """What the next turn is worth: half of what a turn changes between sides."""
        self.wild: float = wild
        """A wild permanent, beside what it is held to save."""
        self.built: float = built
        """A card in the hive, beside what it brings: who builds quicker ends the match."""
        self.late: float = late
        """Of the cards to come, so many are built too late to gain by a permanent."""
        self.stay: float = stay
        """With so many turns left, workers at home begin to lose their worth."""
        self.early: float = early
        """What a point loses for each turn beyond the calm: early, it says little of the end."""
        self.unused: float = unused
        """What is unused at the end, less than a point in all: it decides between equal points."""
        self.further: float = further
        """What a card of the market saves with the cards after it, beside what it is held to."""
        self.spare: float = spare
        """What a resource that pays for a card would have been worth at the end."""
        self.gathered: float = gathered
        """Resources that a turn brings."""
        self.by_cards: float = by_cards
        """How much the fullest hive tells of the time left, beside the rounds gone by."""
        self.race: float = race
        """With few turns left: what a point counts that one would have if the match ended as soon
        as can be, ..."""
        self.fade: float = fade
        """... and how much less all the rest counts then."""
        self.sober: float = sober
        """How much of what hives are held too high is left out of one's own points, so that going
        on does not look better than ending."""
        self.known: dict[tuple[object, ...], float] = {}


PLAIN: Final = Weights(0.22, 1.0, 1.0, 0.6, 0.4, 0.0, 1.0, 0.1, 0.4, 0.72)
"""By hand, for one who decides by one look."""
FITTED: Final = Weights(
    0.22, 0.75, 1.5, 0.4, 0.6, 0.4, 0.6, 0.0, 0.9, 0.9,
    wild=1.5, built=0.8, late=0.6, stay=5.0, early=0.02, unused=0.01, race=0.45, fade=0.3,
    sober=1.0,
)  # fmt: skip
"""For those who look on, among others; `python -m tuning.propolis_play` tries them."""
ALONE: Final = Weights(0.22, 1.0, 1.0, 0.5, 0.5, 0.25, 0.5, 0.1, 0.4, 0.72)
"""For those who look on in solo, where nobody is to be outrun."""
