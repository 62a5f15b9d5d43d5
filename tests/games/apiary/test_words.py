"""Everything that Apiary can say has words in all languages, and every piece tells what it does."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import skep
from skep.games.apiary import GAME
from skep.games.apiary.rules.ending import REASONS
from skep.games.apiary.rules.scoring import LINES
from skep.kernel.chance import Dice
from skep.testing.case import take
from skep.tui import drawing
from skep.tui.apiary.effects import PIECES, Teller
from skep.tui.drawing import Scene
from skep.words import LANGUAGES, Words

MODES = [mode.name for mode in GAME.modes]
UNSAID = re.compile(r"[{}$]|apiary-[a-z]|why-APY")


def sources() -> str:
    folder = Path(str(files("skep.games.apiary")))
    return "\n".join(each.read_text(encoding="utf-8") for each in sorted(folder.rglob("*.py")))


def expected() -> list[str]:
    """The ids that Apiary needs, from its rules."""
    text = sources()
    prompts = set(re.findall(r'\n    name = "([a-z-]+)"', text)) - {"apiary"}
    verbs = {key.partition(":")[0] for key in GAME.vocabulary(GAME.settle())}
    named = [line.split("  ")[0] for line in text.splitlines() if '"""' not in line]
    forbidding = set(re.findall(r'"(APY-[A-Z]+-\d\d)"', "\n".join(named)))
    choices = [(s.name, str(one).lower()) for s in GAME.settings for one in s.choices]
    return [
        *(f"apiary-mode-{mode}{tail}" for mode in MODES for tail in ("", "-about")),
        *(f"apiary-setting-{s.name}{tail}" for s in GAME.settings for tail in ("", "-about")),
        *(f"apiary-setting-{name}-{one}" for name, one in choices),
        *(f"apiary-ask-{name}" for name in sorted(prompts)),
        *(f"apiary-option-{verb}" for verb in sorted(verbs)),
        *(f"apiary-end-{reason}" for reason in REASONS),
        *(f"apiary-sheet-{line}" for line in LINES),
        *(f"why-{clause}" for clause in sorted(forbidding)),
    ]


def test_every_prompt_option_ending_refusal_mode_and_setting_has_a_message() -> None:
    assert [id for id in expected() if not Words("en").knows(id)] == []


@cache
def played(seed: int) -> skep.Match:
    match = skep.new("apiary", seats=2 + seed % 4, seed=seed, mode=MODES[seed % 3])
    dice = Dice(seed)
    while not match.over:
        take(match, dice.roll())
    return match


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_can_be_told_and_drawn(lang: str, seed: int) -> None:
    match = played(seed)
    seats = match.settings.seats
    shown = drawing("apiary", Words(lang), seats)
    told = [shown.event(event) for viewer in (0, None) for event in match.events_of(viewer)]
    said = [shown.option(entry.key) for entry in match.log]
    scene = Scene(match.view(0), None, [], {}, ("random",) * seats)
    lines = [*shown.status(scene), *shown.rows(scene), *shown.legend(scene, True)]
    assert [text for text in [*told, *said, *lines] if UNSAID.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("upgraded", [False, True])
def test_every_piece_tells_what_it_does(lang: str, upgraded: bool) -> None:
    teller = Teller(Words(lang))
    texts = {id: teller.piece(id, upgraded) for id in PIECES}
    assert [id for id, text in texts.items() if not text or UNSAID.search(text)] == []
    assert len(texts) > 220


def test_effects_read_as_one_would_say_them() -> None:
    english, polish = Teller(Words("en")), Teller(Words("pl"))
    assert english.piece("agriculturalist") == "Whenever you build (farm): gain 2 basic resources."
    assert english.piece("seed-13").startswith("gain 3 Queen's Favor; planted: 2 VP for each")
    assert polish.piece("reed-marsh") == "Dochód: otrzymaj 1 PZ."
