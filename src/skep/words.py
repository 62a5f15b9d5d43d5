"""Skep's texts in its languages: Fluent catalogs from `skep/locale`.

>>> Words("en").say("player-you")
'you'
>>> Words("pl").say("no-such-message")
'no-such-message'
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from skep.kernel.errors import BadSettings

LANGUAGES = ("en", "pl", "de")
ENGLISH = "en"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a machine's language; the first one that is set counts."""

Param = str | int
Params = Mapping[str, Param]


class Words:
    """The texts of one language. A message that is missing is given in English, or as its id."""

    def __init__(self, lang: str = ENGLISH) -> None:
        self.lang = lang
        spoken = [name for name in dict.fromkeys((lang, ENGLISH)) if name in LANGUAGES]
        self._bundles = [_bundle(name) for name in spoken]

    def say(self, id: str, /, **params: Param) -> str:
        """The message with this id, filled with the parameters."""
        for bundle in self._bundles:
            if bundle.has_message(id):
                message = bundle.get_message(id)
                if message.value is not None:
                    return str(bundle.format_pattern(message.value, dict(params))[0])
        return id

    def knows(self, id: str) -> bool:
        """Is there such a message, here or in English?"""
        return any(bundle.has_message(id) for bundle in self._bundles)

    def join(self, parts: Iterable[str]) -> str:
        """`a, b and c`."""
        listed = list(parts)
        if len(listed) < 2:
            return "".join(listed)
        return self.say("list-and", start=", ".join(listed[:-1]), last=listed[-1])


def language(asked: str | None = None, environ: Params | None = None) -> str:
    """The language asked for, else the machine's, else English; BadSettings if it is unknown."""
    if asked is not None:
        if asked.lower() not in LANGUAGES:
            right = ", ".join(LANGUAGES)
            raise BadSettings(f"there is no language {asked!r}; the languages: {right}", "bad-lang")
        return asked.lower()
    told = os.environ if environ is None else environ
    named = next((str(told[name]) for name in VARIABLES if told.get(name)), "")
    found = named[:2].lower()
    return found if found in LANGUAGES and not named[2:3].isalpha() else ENGLISH


@cache
def catalogs(lang: str) -> dict[str, str]:
    """The Fluent texts of a language, by file name."""
    folder = files("skep").joinpath("locale", lang)
    return {file.name: _text(file) for file in _sorted(folder) if file.name.endswith(".ftl")}


def _sorted(folder: Traversable) -> list[Traversable]:
    return sorted(folder.iterdir(), key=lambda file: file.name)


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for text in catalogs(lang).values():
        bundle.add_resource(FluentResource(text))
    return bundle
