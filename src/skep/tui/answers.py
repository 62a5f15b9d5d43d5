"""Finding the option that a person typed: a number, a key or a bare place."""

from __future__ import annotations

import re

from skep.kernel.decision import Decision

MAX_SHOWN = 40
_PLACE = re.compile(r"-?\d{1,4}\s*,\s*-?\d{1,4}")


def tidy(typed: str, longest: int = MAX_SHOWN) -> str:
    """What was typed, made safe and short enough to be shown."""
    shown = "".join(sign for sign in typed if sign.isprintable()).strip()
    return shown if len(shown) <= longest else shown[:longest] + "…"


def number(typed: str) -> int | None:
    """The number that was typed; digits beyond nine are cut off."""
    return int(typed[:9]) if typed.isascii() and typed.isdigit() else None


def meant(decision: Decision, typed: str) -> list[str]:
    """The keys that may be meant, offered or refused; anything unknown is taken as a key."""
    at = number(typed)
    if at is not None:
        return decision.keys[at - 1 : at] if at else []
    if not _PLACE.fullmatch(typed):
        return [typed]
    place = typed.replace(" ", "")
    offered = [key for key in decision.keys if key.partition(":")[2] == place]
    return offered or [f"{verb_of_places(decision)}:{place}"]


def verb_of_places(decision: Decision) -> str:
    """The verb of keys with places here: `bee` of `bee:1,0`."""
    verbs = (key.partition(":")[0] for key in reversed(decision.keys) if "," in key)
    return next(verbs, decision.keys[-1].partition(":")[0])


def example(decision: Decision) -> str:
    """A key that is offered now, to show what keys look like."""
    return decision.keys[-1]
