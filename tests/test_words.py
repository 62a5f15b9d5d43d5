"""Every message in every language: present, with the same variables, and well formed."""

import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import Any, is_typeddict

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import skep
from skep.kernel.errors import BadSettings
from skep.kernel.script import CHANCE, Prompt
from skep.server.faults import STATUS
from skep.testing import every_settings
from skep.tui import drawing
from skep.words import LANGUAGES, Words, catalogs, language

MODES = [mode.name for mode in skep.game("hivernation").modes]


class Parts(Visitor):
    """The variables that a message names, and the messages that it leans on."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)


def entries(lang: str, file: str) -> list[Any]:
    return list(FluentParser().parse(catalogs(lang)[file]).body)


def messages(lang: str, file: str) -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(lang, file) if isinstance(entry, ast.Message)}


def variables(found: dict[str, Any], id: str) -> set[str]:
    parts = Parts()
    parts.visit(found[id])
    return parts.variables.union(*(variables(found, other) for other in parts.messages))


FILES = sorted(catalogs("en"))
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_catalogue_reads_without_a_fault(lang: str, file: str) -> None:
    assert [entry for entry in entries(lang, file) if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries(lang, file) if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_every_language_says_the_same_messages(lang: str, file: str) -> None:
    assert sorted(messages(lang, file)) == sorted(messages("en", file))


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_message_has_the_same_variables_in_every_language(lang: str, file: str) -> None:
    english, other = messages("en", file), messages(lang, file)
    wrong = {id for id in english if variables(english, id) != variables(other, id)}
    assert wrong == set()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_nobody_shouts(lang: str, file: str) -> None:
    assert "!" not in catalogs(lang)[file]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_count_has_every_plural_form_of_the_language(lang: str) -> None:
    forms = {"en": {"one", "other"}, "de": {"one", "other"}, "pl": {"one", "few", "many"}}[lang]
    say = Words(lang).say
    counted = {say("hivernation-tiles", tile="bee", count=count) for count in (1, 2, 5, 22)}
    assert len({re.sub(r"\d+ ", "", text) for text in counted}) == len(forms)


@pytest.mark.parametrize(
    ("lang", "count", "said"),
    [
        ("en", 1, "1 bee"),
        ("en", 2, "2 bees"),
        ("pl", 1, "1 pszczoła"),
        ("pl", 4, "4 pszczoły"),
        ("pl", 5, "5 pszczół"),
        ("pl", 12, "12 pszczół"),
        ("pl", 22, "22 pszczoły"),
        ("pl", 0, "0 pszczół"),
        ("de", 1, "1 Biene"),
        ("de", 0, "0 Bienen"),
    ],
)
def test_bees_are_counted_in_every_language(lang: str, count: int, said: str) -> None:
    assert Words(lang).say("hivernation-tiles", tile="bee", count=count) == said


UNSAID = {
    "bad-request", "foreign-host", "foreign-origin", "no-entry", "no-game", "no-key",
    "no-such-method", "no-such-page", "no-table", "not-host", "not-over", "not-playing",
    "not-your-seat", "own-seat", "seat-in-use", "started", "too-long",
}  # fmt: skip
"""Faults that only programs meet, or that the page tells by a page of their own."""


def test_the_page_has_words_for_every_fault_that_people_meet() -> None:
    said = {id for file in ("page.ftl", "coach.ftl") for id in messages("en", file)}
    silent = {code for code in STATUS if f"page-fault-{code}" not in said}
    assert silent == UNSAID


# ---- the game's own words


CLAUSE_AS_TEXT = re.compile(r'(?<!")"([A-Z]{3}-[A-Z]+-\d\d)"(?!")')
"""A clause id that is a whole string, as refusals name it."""


def expected(name: str) -> list[str]:
    """The ids that a game needs, from its rules."""
    game = skep.game(name)
    endings = [module for module in modules(name) if module.__name__.endswith(".ending")]
    reasons = [reason for ending in endings for reason in ending.REASONS]
    asked = sorted({each.name for module in modules(name) for each in prompts(module)})
    sources = Path(str(files(f"skep.games.{name}"))).rglob("*.py")
    forbidding = [id for path in sources for id in CLAUSE_AS_TEXT.findall(path.read_text("utf-8"))]
    modes = [f"{name}-mode-{mode.name}" for mode in game.modes]
    settings = [f"{name}-setting-{each.name}" for each in game.settings]
    choices = [(each.name, str(one).lower()) for each in game.settings for one in each.choices]
    return [
        *(f"{id}{tail}" for id in [*modes, *settings] for tail in ("", "-about")),
        *(f"{name}-setting-{setting}-{choice}" for setting, choice in choices),
        *(f"{name}-ask-{prompt}" for prompt in asked),
        *(f"{name}-option-{verb}" for verb in sorted(verbs(name))),
        *(f"{name}-end-{reason}" for reason in reasons),
        *(f"why-{clause}" for clause in sorted(set(forbidding))),
    ]


def modules(name: str) -> list[ModuleType]:
    """All modules of a game."""
    package = import_module(f"skep.games.{name}")
    found = walk_packages(package.__path__, f"{package.__name__}.")
    return [import_module(each.name) for each in found]


def prompts(module: ModuleType) -> list[Prompt[Any]]:
    """The questions that a module asks, whether they stand alone, in a list or by name."""
    held = [
        each for each in vars(module).values() if isinstance(each, Prompt | list | tuple | dict)
    ]
    several = [each for each in held if not isinstance(each, Prompt)]
    inner = [one for each in several for one in (each.values() if isinstance(each, dict) else each)]
    return [each for each in [*held, *inner] if isinstance(each, Prompt) and each.name]


def verbs(name: str) -> set[str]:
    """How the keys of a game begin."""
    game = skep.game(name)
    tables = every_settings(game)
    return {key.partition(":")[0] for table in tables for key in game.vocabulary(table)}


@pytest.mark.parametrize("name", skep.GAMES)
def test_the_plain_board_has_a_word_for_every_part_of_a_view(name: str) -> None:
    views = [found for found in modules(name) if found.__name__.endswith(".view.types")]
    types = [each for view in views for each in vars(view).values() if is_typeddict(each)]
    parts = {part.replace("_", "-") for each in types for part in each.__annotations__}
    assert parts
    assert parts - {id.removeprefix("plain-") for id in messages("en", "plain.ftl")} == set()


@pytest.mark.parametrize("name", skep.GAMES)
def test_every_prompt_option_ending_refusal_mode_and_setting_has_a_message(name: str) -> None:
    assert [id for id in expected(name) if not Words("en").knows(id)] == []


@pytest.mark.parametrize("name", skep.GAMES)
def test_the_form_of_a_new_table_needs_one_catalogue_of_the_game(name: str) -> None:
    needed = [id for id in expected(name) if id.startswith((f"{name}-mode-", f"{name}-setting-"))]
    assert [id for id in needed if id not in messages("en", f"{name}.ftl")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_whatever_happens_can_be_told(lang: str, mode: str) -> None:
    words = Words(lang)
    shown = drawing("hivernation", words, 2)
    names = set()
    for seed in range(12):
        match = played(mode, seed)
        for event in [*match.events_of(0), *match.events_of(None)]:
            names.add(event["name"])
            text = shown.event(event)
            assert not re.search(r"[{}$]|hivernation-", text), text
    assert {"bee", "over"} <= names
    if mode == "arcade":
        assert names >= {"flower", "bear", "pesticide", "beekeeper", "drew", "dealt", "final"}
    if mode == "total":
        assert "moved" in names


@cache
def played(mode: str, seed: int) -> skep.Match:
    """A match of answers that wander, one after the other, over all that is offered."""
    match = skep.new("hivernation", seats=2, seed=seed, mode=mode)
    while not match.over and len(match.log) < 150:
        assert match.decision.seat != CHANCE
        offered = match.decision.keys
        match.answer(offered[(7 * len(match.log) + 3 * seed) % len(offered)])
    return match


# ---- which language


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "POSIX"}, "en"),
        ({"LANG": "pl_PL", "LC_ALL": "de_DE"}, "de"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "C"}, "en"),
    ],
)
def test_the_language_is_the_machines(environ: dict[str, str], lang: str) -> None:
    assert language(None, environ) == lang


def test_the_language_asked_for_goes_first() -> None:
    assert language("PL", {"LANG": "de_DE"}) == "pl"


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadSettings, match="'fr'; the languages: en, pl, de"):
        language("fr")


def test_what_a_language_lacks_is_said_in_english_or_by_its_id() -> None:
    assert Words("xx").say("player-you") == "you"
    assert Words("pl").say("nothing-of-the-kind") == "nothing-of-the-kind"


def test_things_are_listed_as_people_do() -> None:
    assert Words("en").join([]) == ""
    assert Words("en").join(["a"]) == "a"
    assert Words("pl").join(["a", "b", "c"]) == "a, b i c"
