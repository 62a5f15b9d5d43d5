"""The replay law under two hash seeds: rules do not depend on the order of a set."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
import hashlib, json, sys
import skep
from skep.kernel.chance import Dice
from skep.testing import Case, every_settings
from skep.testing.case import play_on, snapshot
from skep.bots import InformationSet, make

told = hashlib.sha256()
for name in skep.GAMES:
    for number, table in enumerate(every_settings(skep.game(name))):
        match = Case(skep.game(name), table, [number]).match()
        play_on(match, Dice(number), 60)
        told.update(json.dumps(snapshot(match)).encode())
        match.back_to(len(match.log) // 2)
        info = InformationSet(match, match.waiting[0])
        told.update(make("search", seed=1, iterations=5).choose(info).encode())
        told.update(make("greedy", seed=1).choose(info).encode())
        told.update(" ".join(match.game.vocabulary(table)).encode())
print(told.hexdigest())
"""


def play(hash_seed: str) -> str:
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-c", PROGRAM]
    return subprocess.run(
        command, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_matches_views_and_bots_are_the_same_under_two_hash_seeds() -> None:
    first = play("1")
    assert len(first.strip()) == 64
    assert play("2024") == first
