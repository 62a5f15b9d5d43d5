"""Secrets: never taken for an option of the command line."""

from __future__ import annotations

import pytest

from skep.tables import secret


def test_no_secret_begins_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter(["-k", "--x", "kk"])
    monkeypatch.setattr(secret, "token_urlsafe", lambda size: next(words))
    assert secret._word(15) == "kk"
