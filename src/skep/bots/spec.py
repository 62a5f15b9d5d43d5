"""Bot specs: `queen`, `queen@400`, `queen@1.5s`, `my.module:MyBot`."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Final, NamedTuple

from skep.bots.bot import Bot
from skep.kernel.errors import BadSettings

SEARCHERS: Final = ("search", "queen")
"""The bots that take a budget."""
BUDGET: Final = re.compile(r"(?P<iterations>[0-9]+)|(?P<seconds>[0-9]+(?:\.[0-9]+)?)s")


class Spec(NamedTuple):
    """A bot's name and the budget that was written behind it; no budget: None and 0."""

    name: str
    seconds: float | None = None
    iterations: int = 0

    @property
    def budgeted(self) -> bool:
        return self.seconds is not None or self.iterations > 0


def parse(text: str) -> Spec:
    """The parts of a bot spec, or BadSettings."""
    name, sign, budget = text.partition("@")
    if not sign:
        return Spec(name)
    found = BUDGET.fullmatch(budget)
    if found is None or not float(found["iterations"] or found["seconds"]):
        right = f"write {name}@400 for 400 iterations or {name}@1.5s for 1.5 seconds"
        raise BadSettings(f"{text!r} has a budget that can't be read; {right}", "bad-budget")
    if name not in SEARCHERS:
        right = f"these do: {', '.join(SEARCHERS)}"
        raise BadSettings(f"{name!r} takes no budget; {right}", "bad-budget")
    if found["iterations"]:
        return Spec(name, None, int(found["iterations"]))
    return Spec(name, float(found["seconds"]), 0)


def by_clock(text: str, seconds: float | None, iterations: int) -> bool:
    """Whether the bot watches the clock, with this budget where the spec has none."""
    spec = parse(text)
    if spec.name not in SEARCHERS:
        return False
    if spec.budgeted:
        return spec.seconds is not None
    return seconds is not None or iterations == 0


def load(text: str, seed: int) -> Bot:
    """A bot by its class, `my.module:MyBot`, made with a seed; or BadSettings."""
    module, _, name = text.partition(":")
    try:
        kind = getattr(import_module(module), name)
    except (ImportError, AttributeError, ValueError) as fault:
        right = "write module:Class, with a module that Python can import"
        raise BadSettings(f"there is no bot {text!r} ({fault}); {right}", "bad-bot") from None
    if not (isinstance(kind, type) and issubclass(kind, Bot)):
        raise BadSettings(f"{text!r} is not a subclass of skep.bots.Bot", "bad-bot")
    bot: Bot = kind(seed)  # type: ignore[call-arg]
    return bot
