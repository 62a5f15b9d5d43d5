"""Nothing that a person does at Apiary's table keeps the page busy for a tenth of a second."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from skep.kernel.match import Match
from tests.web.house import House
from tests.web.people import People, Person, turn
from tests.web.standing import sit_at, where
from tests.web.test_apiary_matches import come, table

MOST = 100
"""Milliseconds of the page's own thread."""
WORK = """() => {
    let sum = 0;
    for (let n = 0; n < 2e7; n++) sum = (sum * 31 + n) % 1000003;
    return sum;
}"""
USUAL = 70.0
"""About the milliseconds that such work takes on a quick, quiet machine. Where cores are shared or
slow it takes more, and so may everything else."""
MOVING: dict[str, Any] = {"width": 1400, "height": 900, "reduced_motion": "no-preference"}
FRAME = """const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const first = (where) => document.querySelector(where);"""
CLICK = f"async (where) => {{ {FRAME} first(where).click(); await frame(); }}"
"""Until the page is painted anew."""
DRAWN = f"""async (before) => {{
    {FRAME}
    const table = first('.table[data-phase]');
    const changed = (done) => {{
        if (table.dataset.entries !== before) return done();
        new MutationObserver(done).observe(table, {{ attributeFilter: ['data-entries'] }});
    }};
    await new Promise(changed);
    await frame();
}}"""
"""Until the answer has come, and what follows is drawn."""
SEEN = f"""async (where) => {{
    {FRAME}
    const {{ left, top, width, height }} = first(where).getBoundingClientRect();
    await frame();
    return [left + width / 2, top + height / 2];
}}"""


class Watch:
    """Someone's page, and what each thing they do costs it."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.tools = self.page.context.new_cdp_session(self.page)
        self.tools.send("Performance.enable")
        self.costs: list[tuple[float, str]] = []
        self.paces: list[float] = []

    def spent(self) -> float:
        found = self.tools.send("Performance.getMetrics")["metrics"]
        return 1000 * float(next(each["value"] for each in found if each["name"] == "ThreadTime"))

    @contextmanager
    def on(self, what: str) -> Iterator[None]:
        start = self.spent()
        yield
        self.costs.append((self.spent() - start, what))

    def pace(self) -> None:
        """Note how long a known piece of work takes now."""
        start = self.spent()
        self.page.evaluate(WORK)
        self.paces.append(self.spent() - start)

    def slow(self) -> float:
        """How many times as long as usual such work took meanwhile."""
        return max(1.0, sum(self.paces) / len(self.paces) / USUAL)

    def do(self, script: str, where: str) -> None:
        with self.on(where):
            self.page.evaluate(script, where)

    def take(self, where: str) -> None:
        """Click, and then draw what follows."""
        before = self.page.locator(".table[data-phase]").get_attribute("data-entries")
        self.do(CLICK, where)
        with self.on(f"what follows {where}"):
            self.page.evaluate(DRAWN, before)

    def point(self, where: str) -> None:
        """Move the mouse there, until it is said and drawn what would happen."""
        x, y = self.page.evaluate(SEEN, where)
        with self.on(f"pointing at {where}"):
            self.page.mouse.move(x, y)
            self.page.wait_for_timeout(80)  # the pointer rests, then the server is asked


def none_slow(*watches: Watch) -> None:
    """Each thing was done several times; the least cost is the page's, a peak the machine's."""
    pairs = [[cost / watch.slow() for cost, _ in watch.costs] for watch in watches]
    assert len(pairs[0]) == len(pairs[-1]) > 10
    costs = sorted((min(both), what) for *both, (_, what) in zip(*pairs, watches[0].costs))
    assert costs[-1][0] < MOST, ([watch.slow() for watch in watches], costs[-5:])


def some_turns(anna: Person) -> Watch:
    """Choose a faction and take some turns, with a look at tiles, sheets and the menu."""
    watch = Watch(anna)
    for number in range(10):
        keys = turn(anna).offered()
        row = f".options [data-key='{keys[number % len(keys)]}']"
        watch.point("main .slot .tile" if number % 2 else row)
        watch.do(CLICK, row)
        watch.take(row)
        watch.pace()
    for sheet in (1, 2):
        watch.do(CLICK, f"section.seats details:nth-of-type({sheet}) summary")
    watch.do(CLICK, "button[aria-label='More']")
    expect(anna.page.locator("dialog[open]")).to_be_visible()
    return watch


def test_no_click_and_no_answer_is_slow_in_motion(people: People, house: House) -> None:
    tables = [table(house, "person", mode="solo", seed=20) for _ in range(3)]
    none_slow(*(some_turns(come(people, made, **MOVING)) for made in tables))


def test_a_frame_follows_the_pointer_and_turns_at_once(people: People, house: House) -> None:
    match, _ = where("apiary", "first-game", puts_a_frame)
    none_slow(*(put_a_frame(sit_at(people, house, match, **MOVING)) for _ in range(2)))


def puts_a_frame(match: Match) -> str:
    return match.decision.keys[0] if match.decision.prompt == "frame" else ""


def put_a_frame(anna: Person) -> Watch:
    """Point here and there with it, turn it each time, and put it down."""
    watch, page, ghost = Watch(anna), anna.page, anna.page.locator("svg.hive > .ghost")
    key = ".options button.lit"
    page.locator("svg.hive").focus()
    for place in range(1, 6):
        watch.point(f"svg.hive g.hex:nth-of-type({place})")
        expect(ghost).to_be_visible()
        lit = str(page.locator(key).get_attribute("data-key"))
        with watch.on("turning"):
            page.keyboard.press("r")
            page.wait_for_timeout(40)
        expect(page.locator(key)).not_to_have_attribute("data-key", lit)
    watch.pace()
    watch.do(CLICK, key)
    watch.take(".options [aria-pressed='true']")
    return watch
