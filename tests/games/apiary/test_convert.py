"""Convert, and teaching and using dances.  APY-CONV, APY-DANCE"""

from __future__ import annotations

import pytest

from skep.games.apiary import GAME
from skep.games.apiary.box import BARRED, DANCES, LARGE, STEPS
from skep.games.apiary.rules.dances import can_fill, leaves_enough
from skep.testing import clause
from tests.games.apiary.tables import Table, number


def ready(strength: int = 1, **tokens: int) -> Table:
    return Table().workers(0, strength).workers(1, 1).goods(0, **tokens)


def converting(strength: int = 1, **tokens: int) -> Table:
    return ready(strength, **tokens).do(f"place:convert:{strength}")


def trades(table: Table) -> list[str]:
    return [key for key in table.keys if key.startswith("convert:")]


@clause("APY-CONV-01", "APY-CONV-02")
def test_up_to_as_many_conversions_as_the_strength_mixed_and_repeated() -> None:
    table = converting(3, pollen=4, fiber=2)
    table.do("convert:wax", "convert:basic", "pay:pollen", "gain:water", "convert:wax")
    assert table.held(0) == {"pollen": 1, "water": 1, "wax": 2}
    assert table.prompt != "convert"
    early = converting(3, pollen=2, fiber=2).do("convert:wax", "done")
    assert early.held(0) == {"pollen": 1, "fiber": 1, "wax": 1}


@clause("APY-CONV-03", "APY-CONV-04")
def test_a_seed_card_for_another_gives_neither_of_its_benefits() -> None:
    table = ready(1).hand(0, "seed-11", "seed-12")
    table.luck = ["seed-30"]
    table.do("place:convert:1", "discard:seed-11")
    assert table.cards(0) == ["seed-12", "seed-30"]
    assert table.discarded() == ["seed-11"]
    assert (table.state.vp[0], table.held(0)) == (0, {})


@clause("APY-CONV-05")
def test_a_basic_resource_for_another_of_choice() -> None:
    table = converting(1, fiber=1, water=1).do("pay:fiber")
    assert table.keys == ["gain:pollen", "gain:fiber", "gain:water"]
    assert table.do("gain:pollen").held(0) == {"pollen": 1, "water": 1}


@clause("APY-CONV-06")
def test_pollen_and_fiber_for_wax() -> None:
    assert converting(1, pollen=1, fiber=1).do("convert:wax").held(0) == {"wax": 1}
    assert "convert:wax" not in converting(2, pollen=2, water=1).keys


@clause("APY-CONV-07")
def test_two_pollen_and_water_for_honey() -> None:
    assert converting(1, pollen=2, water=1).do("convert:honey").held(0) == {"honey": 1}
    assert "convert:honey" not in trades(converting(2, pollen=1, water=2))


@clause("APY-CONV-08", "APY-CONV-10", "APY-DANCE-10")
def test_any_taught_dance_may_be_used_and_counts_as_one_conversion() -> None:
    table = ready(2, pollen=2).taught(1, "dance-round", "dance-token-vp-1")
    table.do("place:convert:2", "convert:dance-round")
    assert (table.state.vp[0], table.state.favor[0]) == (1, 1)
    table.do("convert:dance-round")
    assert (table.state.vp[0], table.state.favor[0]) == (2, 2)
    assert table.prompt != "convert"


@clause("APY-CONV-09")
def test_a_dance_that_is_not_taught_can_not_be_used() -> None:
    table = converting(1, pollen=2, fiber=1)
    assert "convert:dance-round" not in table.keys
    assert table.why("convert:dance-round") == "APY-CONV-09"


@clause("APY-CONV-11", "APY-STORE-04")
def test_payment_comes_from_the_own_hive() -> None:
    table = ready(2, pollen=1, fiber=1).goods(1, pollen=3, fiber=3)
    table.do("place:convert:2", "convert:wax")
    assert table.held(0) == {"wax": 1}
    assert table.held(1) == {"pollen": 3, "fiber": 3}


@clause("APY-CONV-12", "APY-EX-09")
def test_what_one_conversion_gives_may_pay_for_the_next() -> None:
    table = converting(3, fiber=2, pollen=1)
    table.do("convert:basic", "pay:fiber", "gain:water")
    table.do("convert:basic", "pay:fiber", "gain:pollen", "convert:honey")
    assert table.held(0) == {"honey": 1}


@clause("APY-CONV-13")
def test_no_printed_conversion_takes_wax_or_honey() -> None:
    assert ready(1, wax=3, honey=3).placing("convert") == []


# Teaching


def teaching(**tokens: int) -> Table:
    return converting(4, **(tokens or {"pollen": 3, "fiber": 1}))


@clause("APY-DANCE-01", "APY-DANCE-03")
def test_a_placed_4_may_teach_before_it_converts() -> None:
    table = teaching()
    assert table.prompt == "teach"
    assert table.keys[0] == "decline"
    table.do("decline")
    assert table.prompt == "convert"
    assert not [key for key in table.keys if key.startswith("teach")]
    assert converting(3, pollen=3, fiber=1).prompt == "convert"


@clause("APY-DANCE-02")
def test_nobody_teaches_twice() -> None:
    table = ready(4, pollen=3).taught(0, "dance-round", "dance-token-vp-1").do("place:convert:4")
    assert table.prompt == "convert"
    assert not [key for key in table.keys if key.startswith("teach")]


@clause("APY-DANCE-04", "APY-DANCE-08")
def test_only_a_dance_that_nobody_has_taught_is_taught_and_it_never_changes() -> None:
    table = ready(4, pollen=3).taught(1, "dance-round", "dance-token-vp-1").do("place:convert:4")
    assert "teach:dance-round" not in table.keys
    assert "teach:dance-sickle" in table.keys
    table.do("teach:dance-sickle", "token:dance-token-wax")
    before = [each[:] for each in table.state.on_dance]
    table.do("convert:dance-round", "convert:dance-sickle")
    assert table.state.on_dance == before
    assert table.state.taught[0] == 1


@clause("APY-DANCE-05")
def test_the_teacher_is_marked() -> None:
    table = teaching().do("teach:dance-sickle", "token:dance-token-wax")
    dances = {each["dance"]: each for each in GAME.view(table.state, None)["dances"]}
    assert dances["dance-sickle"] == {
        "dance": "dance-sickle", "teacher": 0, "tokens": ["dance-token-wax"]
    }  # fmt: skip
    assert GAME.view(table.state, None)["seats"][0]["taught"] == "dance-sickle"


@clause("APY-DANCE-06", "APY-DANCE-07")
def test_the_teacher_chooses_tokens_until_every_spot_is_filled() -> None:
    table = teaching().do("teach:dance-waggle")
    small = set(table.keys)
    assert small == {
        f"token:dance-token-{t}" for t in ("pollen", "fiber", "water", "favor", "vp-1")
    }
    assert table.why("token:dance-token-honey") == "APY-DANCE-06"
    table.do("token:dance-token-favor")
    assert "token:dance-token-favor" not in table.keys
    table.do("token:dance-token-vp-1")
    place = table.state.dances.index(2)
    assert [STEPS[t].id for t in table.state.on_dance[place]] == [
        "dance-token-favor", "dance-token-vp-1"
    ]  # fmt: skip


@clause("APY-DANCE-09")
def test_the_dance_can_be_used_at_once() -> None:
    table = teaching(pollen=2).do("teach:dance-sickle", "token:dance-token-honey")
    assert table.do("convert:dance-sickle").held(0) == {"honey": 1}


@clause("APY-DANCE-11", "APY-DANCE-13", "APY-EX-08", "APY-QF-05")
def test_each_use_by_another_gives_the_teacher_favor() -> None:
    table = ready(3, pollen=3).taught(1, "dance-round", "dance-token-vp-1")
    table.do("place:convert:3", *["convert:dance-round"] * 3)
    assert table.state.favor[1] == 3
    assert table.told("gained").count({"item": "favor", "count": 1}) == 6


@clause("APY-DANCE-12")
def test_the_teachers_own_use_gives_none() -> None:
    table = ready(1, pollen=2).taught(0, "dance-sickle", "dance-token-vp-2")
    table.do("place:convert:1", "convert:dance-sickle")
    assert table.state.favor == [0, 0]
    assert table.state.vp[0] == 2


@clause("APY-DANCE-14")
def test_teaching_costs_no_conversion_and_no_token() -> None:
    table = teaching(pollen=4).do("teach:dance-sickle", "token:dance-token-vp-2")
    assert table.held(0) == {"pollen": 4}
    assert table.state.strength_left == 4


@clause("APY-DANCE-15")
def test_tokens_on_a_dance_have_left_the_stack() -> None:
    table = teaching().do("teach:dance-sickle", "token:dance-token-wax")
    left = [STEPS[token].id for token in table.state.tokens_left]
    assert len(left) == 8
    assert "dance-token-wax" not in left


def test_a_4_may_come_for_a_dance_that_only_it_can_use() -> None:
    table = ready(4, wax=1).dances("dance-tremble", "dance-round", "dance-sickle")
    assert table.placing("convert") == [4]
    table.do("place:convert:4", "token:dance-token-honey")  # no other dance could be paid
    assert table.state.taught == [0, -1, -1]
    assert ready(3, wax=1).dances("dance-tremble", "dance-round", "dance-sickle").placing(
        "convert"
    ) == []  # fmt: skip


def test_with_the_tables_leave_a_4_may_come_only_to_teach() -> None:
    table = Table(2, lone_benefit=True).workers(0, 4).workers(1, 1)
    table.do("place:convert:4", "teach:dance-round")
    table.do(table.keys[0])
    assert table.state.taught[0] == 0


@clause("APY-DANCE-02")
def test_a_4_that_can_no_longer_teach_must_convert_something() -> None:
    table = Table(2, lone_benefit=True).workers(0, 4).workers(1, 1).goods(0, pollen=2)
    table.taught(0, "dance-round", "dance-token-vp-1").do("place:convert:4")
    assert "done" not in table.keys
    assert "done" in table.do("convert:dance-round").keys


@pytest.mark.parametrize("dance", DANCES, ids=lambda dance: dance.id)
def test_no_token_gives_back_what_its_dance_costs(dance: object) -> None:
    from skep.games.apiary.box import BARRED, Piece

    assert isinstance(dance, Piece)
    barred = {STEPS[token].row["item"] for token in BARRED[DANCES.index(dance)]}
    assert barred == set(dance.row["exclude"]) & {step.row["item"] for step in STEPS}


@clause("APY-CONV-08", "APY-CONV-03")
def test_a_dance_that_costs_a_card_may_be_used_with_a_hand_of_several() -> None:
    table = ready(2).dances("dance-waggle", "dance-round", "dance-sickle")
    table.hand(0, "seed-11", "seed-12").taught(1, "dance-waggle", "dance-token-pollen")
    table.do("place:convert:2")
    assert "convert:dance-waggle" in table.keys
    table.do("convert:dance-waggle", "discard:seed-11")
    assert table.held(0) == {"pollen": 1}
    assert table.cards(0) == ["seed-12"]


@clause("APY-DANCE-07")
def test_a_dance_of_two_spots_needs_two_tokens_that_fit() -> None:
    table = ready(4, wax=1, pollen=2).dances("dance-tremble", "dance-round", "dance-sickle")
    tremble = number(DANCES, "dance-tremble")
    small = [token for token in range(len(STEPS)) if not LARGE[token]]
    fitting = [token for token in small if token not in BARRED[tremble]]
    table.state.tokens_left = fitting[:1]
    assert not can_fill(table.state, tremble, [True, False])
    table.state.tokens_left = fitting[:2]
    assert can_fill(table.state, tremble, [True, False])


@clause("APY-DANCE-06", "APY-DANCE-07")
def test_the_last_small_token_is_kept_for_the_spot_that_needs_it() -> None:
    table = ready(4, wax=1, pollen=2).dances("dance-tremble", "dance-round", "dance-sickle")
    tremble = number(DANCES, "dance-tremble")
    fitting = [token for token in range(len(STEPS)) if token not in BARRED[tremble]]
    small = next(token for token in fitting if not LARGE[token])
    large = next(token for token in fitting if LARGE[token])
    table.state.tokens_left = [small, large]
    assert not leaves_enough(table.state, tremble, small, [False])
    assert leaves_enough(table.state, tremble, large, [False])
