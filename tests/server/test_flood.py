"""Clients that ask for all they can: everybody else has a turn between any two of their wishes."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from skep.kernel.errors import SkepError
from skep.server import wire
from skep.server.http import connection, websocket
from skep.server.http.websocket import LimitedWebSocket
from skep.server.live import costs, sockets as live
from skep.server.live.rate_limits import DEFAULT, Caps, Gate
from skep.server.live.sockets import Socket
from skep.server.wire import Made
from skep.tables.rates import Bucket, Rate
from tests.server.running import serving
from tests.server.service import House, NewChair, refused, story
from tests.server.test_live import masked

FAR = "192.0.2.7"


class Plug(Socket):
    """A socket without a network: what it is sent lies in `inbox`."""

    inbox: asyncio.Queue[dict[str, Any]]
    life: asyncio.Task[None]


class Sockets:
    """Sockets at one table, without a network."""

    def __init__(self, house: House, caps: Caps = DEFAULT) -> None:
        self.house = house
        self.gate = Gate(caps)
        house.tables.caps = caps
        self.told: list[tuple[str, dict[str, Any]]] = []

    async def open(self, name: str, made: Made, seats: int = 0, address: str = FAR) -> Plug:
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

        async def say(message: Any) -> None:
            if "text" in message:
                self.told.append((name, json.loads(message["text"])))

        scope = {"type": "websocket", "client": (address, 1)}
        inbox.put_nowait({"type": "websocket.connect"})
        websocket = WebSocket(scope, inbox.get, say)
        socket = Plug(websocket, inbox.get, say, self.house.tables, self.gate)
        socket.inbox, socket.life = inbox, asyncio.create_task(socket.live())
        keys = [key.key for key in made.keys[:seats]]
        send(socket, do="hello", table=made.table, keys=keys)
        await quiet(socket)
        assert self.told[-1][1]["type"] == "welcome"
        self.told.clear()
        return socket

    @property
    def heard(self) -> list[tuple[str, str]]:
        """Who was told what; of a fault, its code."""
        return [(name, said.get("code") or said["type"]) for name, said in self.told]


def send(socket: Plug, **wish: Any) -> None:
    socket.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps({"id": 1, **wish})})


async def go(socket: Plug) -> None:
    """The client goes, and the server has noticed it on sending."""
    socket.gone = True
    socket.inbox.put_nowait({"type": "websocket.disconnect"})
    await socket.life


async def quiet(*sockets: Plug) -> None:
    """Until all that was asked is done and told."""
    while any(
        not socket.inbox.empty() or socket.busy or socket.long or socket.unsent
        for socket in sockets
    ):
        await asyncio.sleep(0.001)


def test_everybody_has_a_turn_between_two_messages_of_one_socket(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house)
        made = await house.make(NewChair("here"), NewChair("here"))
        flood = await sockets.open("flood", made, seats=2)
        other = await sockets.open("other", made)
        send(flood, do="resign", seat=0)  # which waits for the disk, so that the rest gathers
        for _ in range(20):
            send(flood, do="course")
        while ("flood", "done") not in sockets.heard:
            await asyncio.sleep(0)
        send(other, do="ping")
        await quiet(flood, other)
        order = [who for who in sockets.heard if who[1] in ("done", "pong")]
        assert len(order) == 22
        assert order.index(("other", "pong")) <= 3

    story(sqlite, tell)


def test_commands_are_paid_by_what_they_cost(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house, Caps(commands=Rate(11, 0)))
        made = await house.make(NewChair("here"), NewChair("here"))
        socket = await sockets.open("one", made)
        for _ in range(3):
            send(socket, do="at", entries=0)
        send(socket, do="ping")
        await quiet(socket)
        faults = [said["code"] for _, said in sockets.told if said["type"] == "fault"]
        assert faults == ["too-fast"]
        assert [kind for _, kind in sockets.heard].count("pong") == 1
        assert [kind for _, kind in sockets.heard].count("done") == 2

    story(sqlite, tell)


def test_what_is_no_command_is_paid_too(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house, Caps(commands=Rate(2, 0)))
        socket = await sockets.open("one", await house.make())
        for _ in range(3):
            socket.inbox.put_nowait({"type": "websocket.receive", "text": "nonsense"})
        await quiet(socket)
        assert [kind for _, kind in sockets.heard] == ["bad-message"] * 2 + ["too-fast"]

    story(sqlite, tell)


def test_all_sockets_of_an_address_share_their_points(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house, Caps(shared=Rate(3, 0)))
        made = await house.make()
        one, two = await sockets.open("one", made), await sockets.open("two", made)
        far = await sockets.open("far", made, address="192.0.2.8")
        for socket in (one, two, one, two, far):
            send(socket, do="ping")
        await quiet(one, two, far)
        kinds = sorted(sockets.heard)
        assert kinds == [("far", "pong"), ("one", "pong"), ("one", "pong"), ("two", "pong"),
                         ("two", "too-fast")]  # fmt: skip

    story(sqlite, tell)


def test_every_command_that_replays_or_searches_costs_more_than_a_ping() -> None:
    long = [wire.At, wire.AskReveals, wire.Hint, wire.Chances, wire.Review, wire.Preview]
    assert all(costs.COSTS[kind] > 1 for kind in [*long, wire.Undo, wire.AskTakeback, wire.Course])
    assert costs.cost(wire.Ping(1)) == costs.cost(wire.Answer(1, 0, "", 0)) == 1


def test_over_http_commands_are_paid_from_the_same_points(sqlite: str) -> None:
    with serving(sqlite, Caps(shared=Rate(7, 0), near=1)) as server:
        made = server.make([{"kind": "here"}, {"kind": "here"}])
        path, key = f"/api/tables/{made['table']}/at", {"Authorization": f"Bearer {made['host']}"}
        codes = [server.ask("POST", path, {"entries": 0}, key)[0] for _ in range(2)]
        assert codes == [200, 429]


def test_who_is_too_fast_is_not_heard_for_a_while(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "REST", 100.0)

    async def tell(house: House) -> None:
        sockets = Sockets(house, Caps(commands=Rate(1, 0)))
        socket = await sockets.open("one", await house.make())
        for _ in range(5):
            send(socket, do="ping")
        for _ in range(50):
            await asyncio.sleep(0)
        assert [kind for _, kind in sockets.heard] == ["pong", "too-fast"]
        assert socket.inbox.qsize() == 3
        socket.life.cancel()

    story(sqlite, tell)


def test_questions_of_a_socket_that_is_gone_are_dropped_and_deeds_are_done(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house)
        made = await house.make(NewChair("here"), NewChair("here"))
        socket = await sockets.open("one", made, seats=2)
        send(socket, do="resign", seat=0)  # which waits for the disk
        for do in ("course", "ping", "at"):
            send(socket, do=do, entries=0)
        send(socket, do="rematch", seat=0)
        await go(socket)
        assert sockets.told == []
        state = await house.state(made)
        assert state.over
        assert state.next_table

    story(sqlite, tell)


def test_what_a_gone_socket_cannot_pay_is_dropped(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house, Caps(commands=Rate(1, 0)))
        made = await house.make(NewChair("here"), NewChair("here"))
        socket = await sockets.open("one", made, seats=2)
        send(socket, do="resign", seat=0)
        for _ in range(100):
            send(socket, do="rematch", seat=0)
        await go(socket)
        state = await house.state(made)
        assert (state.over, state.rematch) == (True, [])

    story(sqlite, tell)


def test_a_client_that_takes_nothing_is_sent_no_more(sqlite: str) -> None:
    async def tell(house: House) -> None:
        sockets = Sockets(house, Caps(waiting=5_000))
        socket = await sockets.open("one", await house.make())
        stuck = asyncio.Event()
        socket._send = lambda message: stuck.wait()  # type: ignore[assignment,return-value]
        for number in range(10):
            assert socket.code == (0 if number < 7 else live.SLOW)
            socket.send(b"x" * 1_000)
        assert not socket.unsent
        await asyncio.wait_for(socket.life, 5)
        assert house.tables.audiences == {}

    story(sqlite, tell)


def test_many_small_frames_are_parsed_in_pieces(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    sizes: list[int] = []
    plain = WebSocketsSansIOProtocol.data_received

    def note(self: Any, data: bytes) -> None:
        if self.handshake_initiated:
            sizes.append(len(data))
        plain(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", note)
    with serving(sqlite) as server:
        table, keys = server.two()
        with server.socket(table=table, keys=[keys[0]]) as client:
            client.hear("welcome")
            sizes.clear()
            ping = masked(0x81, json.dumps({"do": "ping", "id": 7}).encode())
            client.websocket.socket.sendall(ping * 300)
            assert [client.hear()["id"] for _ in range(300)] == [7] * 300
    assert sum(sizes) > 250 * len(ping)
    assert max(sizes) <= websocket.PIECE


def test_too_many_bytes_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    plain = LimitedWebSocket._parse_in

    def note(self: LimitedWebSocket, seconds: float) -> None:
        waits.append(seconds)
        plain(self, seconds)

    monkeypatch.setattr(LimitedWebSocket, "_parse_in", note)
    limits = connection.DEFAULT._replace(bytes=Rate(2000, 20_000), near=1)
    with serving(sqlite, limits=limits) as server:
        table, keys = server.two()
        with server.socket(table=table, keys=[keys[0]]) as client:
            client.hear("welcome")
            ping = masked(0x81, json.dumps({"do": "ping", "id": 7}).encode())
            client.websocket.socket.sendall(ping * 150)
            assert [client.hear()["id"] for _ in range(150)] == [7] * 150
    assert websocket.WAIT in waits


def test_hellos_and_keys_are_capped_by_address() -> None:
    gate = Gate(Caps(hellos=Rate(5, 0), keys=3))
    gate.hello(FAR, 0)  # a watcher shows none
    gate.hello(FAR, 3)
    for keys, code in ((4, "too-many-keys"), (2, "too-many-hellos")):
        with pytest.raises(SkepError) as fault:
            gate.hello(FAR, keys)
        assert fault.value.code == code
    gate.hello("192.0.2.8", 3)


def test_a_hello_too_many_is_told_and_closed(sqlite: str) -> None:
    with serving(sqlite, Caps(hellos=Rate(2, 0), near=1)) as server:
        table, keys = server.two()
        for _ in range(2):
            with server.socket(table=table, keys=[keys[0] + "x"]) as client:
                assert client.hear()["code"] == "no-key"
        with server.socket(table=table, keys=[keys[0]]) as client:
            assert client.hear()["code"] == "too-many-hellos"


# ---- rows for nothing


def test_wishes_and_orders_that_change_nothing_write_nothing(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(game="apiary", mode="standard")
        await house.play(made, ada, ben, answers=6)
        one = await house.holder(made, ada)
        before = (await house.state(made)).n
        order = wire.Standing(1, ada.seat, "bumped", "to-pool")
        for wish in (order, wire.AskTakeback(1, ada.seat, 2)):
            for _ in range(5):
                await house.do(one, wish)
        assert (await house.state(made)).n == before + 2
        await house.do(one, wire.AskTakeback(1, ada.seat, 1))
        assert (await house.state(made)).n == before + 3

    story(sqlite, tell)


def test_a_seat_changes_its_orders_and_wishes_only_so_often(sqlite: str) -> None:
    async def tell(house: House) -> None:
        made, ada, ben = await house.two(game="apiary", mode="standard")
        await house.play(made, ada, ben, answers=6)
        one, two = await house.holder(made, ada), await house.holder(made, ben)
        async with house.tables.at(one.table) as table:
            table._changes[ada.seat] = Bucket(Rate(2, 0))
        await house.do(one, wire.Standing(1, ada.seat, "bumped", "to-pool"))
        await house.do(one, wire.AskTakeback(1, ada.seat, 2))
        before = (await house.state(made)).n
        await refused("too-often", house.do(one, wire.Standing(1, ada.seat, "bumped", "")))
        await refused("too-often", house.do(one, wire.AskTakeback(1, ada.seat, 1)))
        assert (await house.state(made)).n == before
        await house.do(two, wire.Standing(1, ben.seat, "bumped", "to-pool"))

    story(sqlite, tell)


def test_others_are_served_while_a_long_story_is_loaded(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("skep.server.live.tables.FOLDED_AT_ONCE", 2)

    async def tell(house: House) -> None:
        made, ada, ben = await house.two()
        await house.play(made, ada, ben, answers=20)
        known = await house.table(made)
        rows = await house.store.load(known.id)
        turns = 0

        async def others() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        beside = asyncio.create_task(others())
        found = await house.tables._folded(known.id, rows)
        beside.cancel()
        assert turns >= len(rows) // 2 - 1
        assert (found.kinds, found.log) == (known.kinds, known.log)

    story(sqlite, tell)
