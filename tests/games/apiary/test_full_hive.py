"""Where nothing can be built or paid for, an action is closed.  APY-PLACE-09, APY-ADV-10"""

from __future__ import annotations

import pytest

from skep.games.apiary.box import MATS
from skep.games.apiary.state import NONE
from skep.hexes import Q, R
from skep.testing import clause
from tests.games.apiary.tables import Table, number

RICH = {"pollen": 4, "fiber": 4, "water": 4, "wax": 4, "honey": 4}


def full(seats: int = 2) -> Table:
    """A hive without an empty hex, and tokens for everything."""
    table = Table(seats).workers(0, 4).goods(0, **RICH)
    for seat in range(1, seats):
        table.workers(seat, 1)
    for cell in MATS[number(MATS, "skep")].cells:
        table.built(0, "reed-marsh", (Q[cell], R[cell]))
    return table


@clause("APY-PLACE-09", "APY-ADV-10", "APY-CARVE-08")
def test_who_has_no_hex_left_can_neither_advance_nor_carve() -> None:
    table = full()
    assert (table.placing("advance"), table.placing("carve")) == ([], [])
    assert table.refused()["place:advance:4"] == "APY-PLACE-09"
    assert table.refused()["place:carve:4"] == "APY-CARVE-08"
    more = full().frame(0, (2, 0))
    assert (more.placing("advance"), more.placing("carve")) == ([4], [4])


@clause("APY-PLACE-09", "APY-TILE-20")
def test_nor_build_a_tile_of_the_reserve() -> None:
    assert full().reserve(0, "thatcher").placing("advance") == []


@clause("APY-SEED-12", "APY-ADV-10")
@pytest.mark.parametrize("card", ["seed-22", "seed-23", "seed-24", "seed-25"])
def test_a_card_that_builds_needs_a_hex_and_a_tile_that_can_be_paid(card: str) -> None:
    assert f"benefit:{card}" in full().frame(0, (2, 0)).hand(0, card).keys
    assert full().hand(0, card).why(f"benefit:{card}") == "APY-SEED-12"
    poor = full().frame(0, (2, 0)).hand(0, card).goods(0)
    assert poor.why(f"benefit:{card}") == "APY-SEED-12"
    empty = full().frame(0, (2, 0)).hand(0, card)
    empty.state.row[:] = [NONE] * 9
    assert empty.why(f"benefit:{card}") == "APY-SEED-12"


@clause("APY-ADV-01", "APY-PLACE-09")
def test_an_empty_slot_sells_nothing_even_to_who_could_pay_for_anything() -> None:
    table = Table().workers(0, 4).workers(1, 1).goods(0, **RICH)
    table.state.row[:] = [NONE] * 9
    assert table.placing("advance") == []
    table.state.row[8] = number_of_development()
    last = Table().workers(0, 4).workers(1, 1).goods(0, **RICH)
    last.state.row[:8] = [NONE] * 8
    last.do("place:advance:4")
    assert last.prompt == "hex"  # the only tile


def number_of_development() -> int:
    return Table().state.row[8]


@clause("APY-PLACE-09", "APY-CARVE-08")
def test_no_carving_left_means_no_carving() -> None:
    table = Table().workers(0, 4).workers(1, 1).goods(0, **RICH).carvings()
    assert table.placing("carve") == []


@clause("APY-PLACE-09", "APY-DANCE-01")
def test_a_4_with_nothing_to_convert_and_nothing_to_teach_stays_away_from_convert() -> None:
    poor = Table().workers(0, 4).workers(1, 1)
    assert poor.placing("convert") == []
    taught = Table().workers(0, 4).workers(1, 1).goods(0, honey=1)
    taught.dances("dance-jostle", "dance-round", "dance-sickle")
    assert taught.placing("convert") == [4]  # it could teach the first and use it
    taught = Table().workers(0, 4).workers(1, 1).goods(0, honey=1)
    taught.dances("dance-jostle", "dance-round", "dance-sickle")
    taught.taught(0, "dance-round", "dance-token-vp-1")
    assert taught.placing("convert") == []


@clause("APY-PLACE-07", "APY-DANCE-01")
def test_who_taught_may_stop_at_once_only_where_the_table_lets_it() -> None:
    for lone in (False, True):
        table = Table(2, lone_benefit=lone).workers(0, 4).workers(1, 1).goods(0, pollen=2, fiber=1)
        table.do("place:convert:4", "teach:dance-sickle", "token:dance-token-wax")
        assert ("done" in table.keys) == lone
        declined = Table(2, lone_benefit=lone).workers(0, 4).workers(1, 1).goods(0, pollen=2)
        declined.do("place:convert:4", "decline")
        assert "done" not in declined.keys


@clause("APY-PLACE-07", "APY-GROW-12")
def test_who_upgraded_may_stop_at_once_only_where_the_table_lets_it() -> None:
    for lone in (False, True):
        table = Table(2, lone_benefit=lone).workers(0, 4).workers(1, 1).goods(0, pollen=2)
        table.do("place:grow:4", "upgrade")
        assert ("done" in table.keys) == lone
    alone = Table(2, lone_benefit=True).workers(0, 3, 4).workers(1, 1)
    assert alone.placing("grow") == [4]
    assert Table(2, lone_benefit=True).workers(0, 4).upgraded(0).placing("grow") == []
    assert Table().workers(0, 4).placing("grow") == []
