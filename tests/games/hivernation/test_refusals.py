"""What may not be done, and the clause that says so."""

from __future__ import annotations

import pytest

import skep
from skep.games.hivernation.rules.total_domination import why_not_lift
from skep.hexes import cell_at
from skep.testing import clause
from tests.games.hivernation.tables import Table, around, lay, played_out

RING = "  W W\n W Q W\n  W W"


def assert_refused(table: Table, key: str, rule: str) -> None:
    """The key is turned down with the clause, by the table and by a match, and nothing changes."""
    key = table.key(key)
    assert key not in table.keys
    assert table.why(key) == rule
    match = table.match()
    before, log = match.dump_state(), list(match.log)
    offered = match.decision.keys
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer(key)
    assert (caught.value.code, caught.value.clause) == ("refused", rule)
    assert rule in str(caught.value)
    assert match.why(key) == rule
    assert (match.dump_state(), match.log, match.decision.keys) == (before, log, offered)


def named(table: Table) -> dict[str, str]:
    """The refusals that stand beside what is offered, by key."""
    refusals = table.match().decision.refusals
    found = {refusal.key: refusal.clause for refusal in refusals}
    assert len(found) == len(refusals)
    assert not set(found) & set(table.keys)
    return found


@clause("HIV-ATT-04")
def test_a_bee_among_enemies_alone() -> None:
    table = lay("x D Q W")
    assert_refused(table, "bee:x", "HIV-ATT-04")
    assert named(table)[table.key("bee:x")] == "HIV-ATT-04"


@clause("HIV-ATT-04")
def test_a_bee_between_a_flower_and_an_enemy() -> None:
    assert_refused(lay("x F Q W\n D"), "bee:x", "HIV-ATT-04")


@clause("HIV-ATT-05")
def test_a_bee_beside_a_flower_alone() -> None:
    table = lay("x F Q W")
    assert_refused(table, "bee:x", "HIV-ATT-05")
    assert named(table)[table.key("bee:x")] == "HIV-ATT-05"


@clause("HIV-ATT-06")
@pytest.mark.parametrize("key", ["bee:3,0", "bee:2,2", "bee:-9,4", "bee:40,-20", "bee:60,0"])
def test_a_bee_far_away(key: str) -> None:
    table = lay("W Q D")
    assert_refused(table, key, "HIV-ATT-06")
    assert key not in named(table)  # nobody expects it there


@clause("HIV-TURN-06")
@pytest.mark.parametrize("key", ["bee:0,0", "bee:-1,0", "bee:1,0", "bee:2,0", "bee:3,0"])
def test_a_bee_on_top_of_a_tile(key: str) -> None:
    assert_refused(lay("W Q F d B"), key, "HIV-TURN-06")


@clause("HIV-TURN-02")
@pytest.mark.parametrize("kind", ["flower", "bear", "pesticide", "beekeeper"])
def test_a_specialty_that_is_not_in_the_hand(kind: str) -> None:
    table = lay("W Q D", other_hand=[kind])
    assert_refused(table, f"use:{kind}", "HIV-TURN-02")
    assert f"use:{kind}" not in named(table)


@clause("HIV-TURN-03")
@pytest.mark.parametrize("mode", ["quick", "total"])
def test_a_specialty_in_a_mode_without_them(mode: str) -> None:
    assert_refused(lay("W Q D", mode=mode), "use:flower", "HIV-TURN-03")


@clause("HIV-TURN-04")
@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_declining_a_move_that_is_not_the_final_one(mode: str) -> None:
    assert_refused(lay("W Q D", mode=mode), "decline", "HIV-TURN-04")


@clause("HIV-TURN-07")
def test_a_specialty_as_the_first_tile() -> None:
    table = lay("Q", hand=["flower", "bear", "pesticide"])
    for kind in ("flower", "bear", "pesticide"):
        assert_refused(table, f"use:{kind}", "HIV-TURN-07")
        assert named(table)[f"use:{kind}"] == "HIV-TURN-07"


@clause("HIV-KEEPER-06")
def test_a_beekeeper_without_a_tile_to_fetch() -> None:
    table = lay("W Q D", hand=["beekeeper"])
    assert_refused(table, "use:beekeeper", "HIV-KEEPER-06")
    assert named(table)["use:beekeeper"] == "HIV-KEEPER-06"


@clause("HIV-KEEPER-06")
def test_fetching_a_bee_that_could_be_put_nowhere() -> None:
    discard = {"bee": 1, "flower": 1, "bear": 1}
    table = lay(RING, side="drones", hand=["beekeeper", "flower"], discard=discard)
    table.play("use:beekeeper")
    assert_refused(table, "fetch:bee", "HIV-KEEPER-06")
    assert named(table) == {"fetch:bee": "HIV-KEEPER-06"}


@clause("HIV-KEEPER-07")
def test_fetching_a_beekeeper() -> None:
    table = lay("W Q D", hand=["beekeeper"], discard={"beekeeper": 1, "bee": 1, "bear": 1})
    table.play("use:beekeeper")
    assert_refused(table, "fetch:beekeeper", "HIV-KEEPER-07")
    assert named(table) == {"fetch:beekeeper": "HIV-KEEPER-07"}


@clause("HIV-QUEEN-03", "HIV-SPEC-02", "HIV-SPEC-04", "HIV-SPEC-05")
@pytest.mark.parametrize("kind", ["flower", "bear", "pesticide"])
def test_a_specialty_in_the_wrong_place(kind: str) -> None:
    table = lay("W Q x\n F", hand=[kind]).play(f"use:{kind}")
    places = {"0,0": "HIV-QUEEN-03", "-1,1": "HIV-SPEC-05", "x": "HIV-SPEC-04"}
    for place, rule in places.items():
        assert_refused(table, f"{kind}:{place}", rule)
        assert named(table)[table.key(f"{kind}:{place}")] == rule
    for far in ("5,5", "-30,2"):
        assert_refused(table, f"{kind}:{far}", "HIV-SPEC-02")
        assert f"{kind}:{far}" not in named(table)


@clause("HIV-TOTAL-03")
def test_picking_up_a_bee_while_bees_are_put_down() -> None:
    assert_refused(lay("W Q D", mode="total"), "lift:-1,0", "HIV-TOTAL-03")


@clause("HIV-TOTAL-06", "HIV-TOTAL-07", "HIV-QUEEN-02")
def test_picking_up_what_may_not_be_picked_up() -> None:
    table = lay("W Q W D\n W", mode="total", moving=True)
    assert named(table) == {"lift:1,0": "HIV-TOTAL-07", "lift:2,0": "HIV-TOTAL-06"}
    assert_refused(table, "lift:1,0", "HIV-TOTAL-07")
    assert_refused(table, "lift:2,0", "HIV-TOTAL-06")
    assert_refused(table, "lift:0,0", "HIV-QUEEN-02")
    assert_refused(table, "lift:9,9", "HIV-TOTAL-06")
    assert_refused(table, "lift:0,-1", "HIV-TOTAL-06")


@clause("HIV-TOTAL-09")
def test_putting_a_bee_back_where_it_was() -> None:
    table = lay("W Q D\n W D", mode="total", moving=True).play("lift:-1,0")
    assert_refused(table, "bee:-1,0", "HIV-TOTAL-09")
    assert named(table)["bee:-1,0"] == "HIV-TOTAL-09"


@clause("HIV-TOTAL-09")
def test_picking_up_a_bee_that_could_go_nowhere_else() -> None:
    hive = "  D D\n D Q D y\nx D W"
    table = lay(hive, mode="total", reserve=(0, 1), side="drones").play("bee:x")
    assert (table.over, table.reason) == (True, "no-move")
    assert why_not_lift(table.hive, cell_at(0, 1)) == "HIV-TOTAL-09"


@clause("HIV-TURN-01")
def test_answering_out_of_turn_changes_nothing() -> None:
    match = lay("W Q D").match()
    before = match.dump_state()
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer("bee:2,0", seat=1)
    assert (caught.value.code, match.dump_state()) == ("not-your-turn", before)


@pytest.mark.parametrize(
    "key", ["", "bee", "bee:", "bee:1", "bee:a,b", "bee:01,0", "bee: 1,0", "bee:99,0", "flower:1,1",
            "bee:1_0,0", "bee:\N{ARABIC-INDIC DIGIT THREE},0", "bee:61,0", "bee:70,-35",
            "bee:-35,70", "bee:40,40", "use:bee", "use:queen", "lift:x", "tile:bear",
            "start:workers", "fetch:bee", "bear:1,1", "pesticide:1,1", "uses:bear"],
)  # fmt: skip
def test_a_key_that_no_clause_speaks_of_is_turned_down_all_the_same(key: str) -> None:
    match = lay("W Q D", hand=["flower"]).match()
    before = match.dump_state()
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer(key)
    assert (caught.value.code, caught.value.clause) == ("not-offered", "")
    assert match.dump_state() == before


@pytest.mark.parametrize("mode", ["quick", "arcade", "total"])
def test_in_whole_games_every_open_place_is_offered_or_refused_with_a_clause(mode: str) -> None:
    for table in played_out(mode, 1):
        if table.prompt not in ("play", "put", "lift"):
            continue
        refusals = {no.key: no.clause for no in table.hive.prompt.refusals(table.hive)}
        assert not set(refusals) & set(table.keys)
        assert beside_the_hive(table) <= set(refusals) | set(table.keys)
        for key, rule in refusals.items():
            assert rule.startswith("HIV-")
            assert table.why(key) == rule


def beside_the_hive(table: Table) -> set[str]:
    """The keys of all places, or bees, that a person could point at."""
    verb = "bee" if table.prompt == "play" else table.keys[0].partition(":")[0]
    bees = {at for at, mark in table.tiles.items() if mark in "WDwd"}
    near = {beside for at in table.tiles for beside in around(at)} - set(table.tiles)
    return {f"{verb}:{q},{r}" for q, r in (bees if verb == "lift" else near)}


def test_a_match_is_not_changed_by_a_refused_first_move() -> None:
    match = skep.new("hivernation", seats=2, seed=7, mode="arcade")
    before = match.dump_state()
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer("bee:2,0")
    assert (caught.value.clause, match.dump_state()) == ("HIV-ATT-06", before)
    match.answer("bee:1,0")
    with pytest.raises(skep.IllegalAnswer) as caught:
        match.answer("bee:1,0")
    assert caught.value.clause == "HIV-TURN-06"


@clause("HIV-SPEC-04")
def test_a_specialty_has_no_place_once_a_pesticide_has_emptied_the_hive() -> None:
    table = lay("Q", hand=["flower"])
    table.hive.turn = 8
    assert table.why("use:flower") == "HIV-SPEC-04"
    assert not table.offers("use:flower")


@clause("HIV-KEEPER-09")
def test_while_a_bee_is_fetched_no_rule_speaks_of_anything_else() -> None:
    table = lay("W Q D", hand=["beekeeper"], discard={"bee": 1}).play("use:beekeeper")
    assert table.why("bee:5,5") == "HIV-ATT-06"
    assert [table.why(key) for key in ("flower:5,5", "lift:5,5", "bee:x,y", "use:bear")] == [""] * 4


@clause("HIV-SPEC-02")
def test_while_a_bear_is_put_down_no_rule_speaks_of_other_tiles() -> None:
    table = lay("W Q D", hand=["bear"]).play("use:bear")
    assert table.why("bear:5,5") == "HIV-SPEC-02"
    others = ("bee:5,5", "flower:5,5", "pesticide:5,5", "bear:x,y", "use:bear")
    assert [table.why(key) for key in others] == [""] * 5


@clause("HIV-ATT-05")
def test_a_bee_in_a_hole_between_six_flowers() -> None:
    assert_refused(lay(" F F\nF x F Q W\n F F"), "bee:x", "HIV-ATT-05")


@clause("HIV-ATT-04", "HIV-ATT-06", "HIV-TOTAL-09")
def test_a_bee_that_was_picked_up_is_refused_other_places_for_their_own_reasons() -> None:
    table = lay("x D Q W W Wa", mode="total", moving=True)  # its only loose bee is lifted unasked
    assert_refused(table, "bee:x", "HIV-ATT-04")  # nearer to the Queen than where it was
    assert_refused(table, "bee:a", "HIV-TOTAL-09")
    assert_refused(table, "bee:9,9", "HIV-ATT-06")
