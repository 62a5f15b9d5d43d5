"""The comparison of indexes with the rules sees every difference."""

from __future__ import annotations

from skep.games.ambrosia.index.agreement import disagreements
from skep.testing import clause
from tests.games.ambrosia.tables import lay


def test_a_laid_meadow_agrees_with_its_rules() -> None:
    assert disagreements(lay({3: "A:Tnn", 5: "B:n"}).meadow) == []


def test_a_wrong_size_is_named() -> None:
    meadow = lay({3: "A:Tnn", 5: "B:n"}).meadow
    meadow.size[5] = 2
    assert "size[5] is 2, not 1" in disagreements(meadow)


def test_a_group_in_the_wrong_place_is_named() -> None:
    meadow = lay({3: "A:Tnn", 5: "B:n"}).meadow
    meadow.groups[1].append(9)
    assert "groups of color 1: [5, 9], not [5]" in disagreements(meadow)


@clause("AMB-WELL-01")
def test_the_honeywell_on_the_first_space_of_the_ring_gives_its_point() -> None:
    table = lay({23: "A:nnn", 10: "B:nnn"}, special={0: "honeywell"})
    assert table.play("move:23,1,0").points == [1, 0]
