"""Sockets of a real server: hello, steps, faults, caps, and who may open one."""

from __future__ import annotations

import json
import logging
import os
import signal
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from socket import SO_RCVBUF, SOL_SOCKET, socket as plain_socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from skep.server.live import sockets
from skep.server.live.rate_limits import Caps
from skep.tables.rates import Rate
from tests.server.running import Client, Server, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("live") / "t.sqlite")) as found:
        yield found


def closed(client: Client) -> int:
    """The code with which the server closes a socket."""
    with suppress(ConnectionClosed):
        for _ in client.websocket:
            pass
    code = client.websocket.close_code
    assert code is not None
    return code


def play(client: Client, seat: int) -> dict[str, object]:
    """Answer until the match is over; the last sight."""
    while True:
        said = client.hear("welcome", "step")
        for sight in said["sights"]:
            if sight["view"]["over"]:
                found: dict[str, object] = sight
                return found
            if sight["decision"]:
                key = sight["decision"]["options"][-1]["key"]
                entries = sight["view"]["entries"]
                client.send(do="answer", seat=seat, key=key, entries=entries)


def test_two_people_play_a_match_over_sockets(server: Server) -> None:
    table, keys = server.two()
    sights: list[dict[str, object]] = []

    def person(seat: int) -> None:
        with server.socket(table=table, keys=[keys[seat]]) as client:
            sights.append(play(client, seat))

    threads = [threading.Thread(target=person, args=(seat,)) for seat in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(sights) == 2
    assert sights[0]["sheet"] == sights[1]["sheet"]
    file = server.get(f"/api/tables/{table}/match")
    assert file.startswith("skep match 1\n")


def test_a_person_plays_against_a_bot_in_a_process(server: Server) -> None:
    made = server.make([{"kind": "person"}, {"kind": "bot", "level": "greedy"}])
    with server.socket(table=made["table"], keys=[made["keys"][0]["key"]]) as client:
        assert play(client, 0)["reason"]


def test_commands_are_answered_by_their_number(server: Server) -> None:
    table, keys = server.two(coach="always")
    with server.socket(table=table, keys=keys) as client:
        sight = next(each for each in client.hear("welcome")["sights"] if each["decision"])
        seat, entries = sight["viewer"], sight["view"]["entries"]
        assert client.do("ping")["type"] == "pong"
        hint = client.do("hint", seat=seat)
        keys_ = [option["key"] for option in sight["decision"]["options"]]
        assert hint["result"]["key"] in keys_
        reveals = client.do("reveals", seat=seat)
        assert set(reveals["result"]) == set(keys_)
        fault = client.do("answer", seat=seat, key="bee:9,9", entries=entries)
        assert (fault["code"], fault["clause"]) == ("refused", "HIV-ATT-06")
        assert client.do("answer", seat=seat, key=keys_[0], entries=entries)["type"] == "done"
        again = client.do("answer", seat=seat, key=keys_[0], entries=entries)
        assert again["code"] == "stale"
        assert client.do("dance")["code"] == "bad-message"
        assert client.do("hello", table=table)["code"] == "bad-message"


def test_a_foreign_origin_is_refused_before_it_is_accepted(server: Server) -> None:
    where = f"ws://{server.host}/api/live"
    for origin in ("http://evil.example", "null", f"http://evil.example:{server.port}"):
        with pytest.raises(InvalidStatus) as fault, connect(where, origin=Origin(origin)):
            pass
        assert fault.value.response.status_code == 403
    with connect(where, origin=Origin(f"http://{server.host}")):
        pass


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ('{"do":"ping","id":1}', "no-hello"),
        ("what?", "bad-message"),
        ('{"do":"hello","id":1,"table":"none"}', "no-table"),
        ('{"do":"hello","id":1}', "no-table"),
        ('{"do":"hello","id":1,"watch":"none"}', "no-table"),
        ('{"do":"hello","id":"x"}', "bad-message"),
    ],
)
def test_a_first_message_that_is_no_hello(server: Server, message: str, code: str) -> None:
    with server.socket() as client:
        client.websocket.send(message)
        assert client.hear()["code"] == code
        assert closed(client) == sockets.REFUSED


def test_a_wrong_key_opens_nothing(server: Server) -> None:
    table, keys = server.two()
    with server.socket(table=table, keys=[keys[0] + "x"]) as client:
        assert client.hear()["code"] == "no-key"


def test_a_second_device_asks_first(server: Server) -> None:
    table, keys = server.two()
    with server.socket(table=table, keys=[keys[0]], device="a") as phone:
        phone.hear("welcome")
        with server.socket(table=table, keys=[keys[0]], device="b") as desk:
            assert desk.hear()["code"] == "seat-in-use"
            assert closed(desk) == sockets.IN_USE
        with server.socket(table=table, keys=[keys[0]], device="b", take=True) as desk:
            assert desk.hear("welcome")["seats"] == [0]
            assert phone.hear("fault")["code"] == "seat-taken-over"
            assert closed(phone) == sockets.TAKEN


def test_a_silent_socket_is_closed(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO_TIME", 0.2)
    with server.socket() as client:
        assert client.hear()["code"] == "no-hello"
        assert closed(client) == sockets.REFUSED


def test_an_oversize_message_is_told_and_the_socket_closed(server: Server) -> None:
    table, keys = server.two()
    with server.socket(table=table, keys=[keys[0]]) as client:
        client.hear("welcome")
        client.websocket.send(json.dumps({"do": "why", "id": 1, "seat": 0, "key": "x" * 9000}))
        assert client.hear("fault")["code"] == "too-long"
        assert closed(client) == sockets.TOO_LONG
    with server.socket(table=table, keys=[keys[0]]) as client:
        client.hear("welcome")
        client.websocket.send("x" * 200_000)
        assert closed(client) == sockets.TOO_LONG


def test_presence_is_told(server: Server) -> None:
    table, keys = server.two()
    with server.socket(table=table, keys=[keys[0]]) as ada:
        assert [chair["here"] for chair in ada.hear()["room"]["chairs"]] == [True, False]
        with server.socket(table=table, keys=[keys[1]]):
            assert [chair["here"] for chair in ada.hear("presence")["room"]["chairs"]] == [True] * 2
        assert not ada.hear("presence")["room"]["chairs"][1]["here"]


def test_who_says_all_at_once_and_goes_is_heard_and_has_left(server: Server) -> None:
    table, keys = server.two()
    assert server.tables is not None
    with server.socket(table=table, keys=[keys[1]]) as ben:
        ben.hear("welcome")
        server.tables.cache.clear()  # it must be loaded, which takes a while
        with server.socket(table=table, keys=[keys[0]]) as ada:
            ada.send(do="resign", seat=0)
            ada.send(do="rematch", seat=0)
        assert ben.hear("step")["kind"] == "resigned"
        room = ben.hear("step")["room"]
        while room["chairs"][0]["here"]:
            room = ben.hear("presence")["room"]
        assert room["rematch"] == [0]


def test_floods_and_crowds_are_capped_with_a_clear_answer(sqlite: str) -> None:
    caps = Caps(sockets=3, commands=Rate(5, 0.1), tables=Rate(4, 0), requests=Rate(30, 0), near=1)
    with serving(sqlite, caps) as server:
        table, keys = server.two()
        with server.socket(table=table, keys=[keys[0]]) as one, server.socket(), server.socket():
            with server.socket() as client:
                assert client.hear()["code"] == "too-many-sockets"
            for _ in range(10):
                one.send(do="why", seat=0, key="bee:9,9")
            codes = [one.hear("done", "fault").get("code") for _ in range(10)]
            assert codes == [None] * 5 + ["too-fast"] * 5
        for _ in range(3):
            server.make()
        wish = {"game": "hivernation", "chairs": [{}, {}]}
        status, found, _ = server.ask("POST", "/api/tables", wish)
        assert (status, found["code"]) == (429, "too-many-tables")
        codes = [server.ask("GET", "/api/levels")[0] for _ in range(30)]
        assert codes[0] == 200
        assert codes[-1] == 429


def test_a_client_that_does_not_read_is_let_go_and_others_go_on(sqlite: str) -> None:
    with serving(sqlite, Caps(waiting=50_000, commands=Rate(10**6, 10**6))) as server:
        table, keys = server.two(mode="total")
        with server.socket(table=table, keys=[keys[0]]) as one, lazy(server) as raw:
            one.hear("welcome")
            raw.send(json.dumps({"do": "hello", "id": 1, "table": table, "keys": [keys[1]]}))
            assert one.hear("presence")["room"]["chairs"][1]["here"]
            # The lazy one asks much and reads nothing.
            wish = json.dumps({"do": "at", "id": 2, "entries": 0, "viewer": 1})
            threading.Thread(target=shout, args=(raw, wish), daemon=True).start()
            assert not one.hear("presence", timeout=60)["room"]["chairs"][1]["here"]
            assert one.do("ping")["type"] == "pong"


def lazy(server: Server) -> ClientConnection:
    """A socket that takes little in, so that it is soon full."""
    line = plain_socket()
    line.setsockopt(SOL_SOCKET, SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", server.port))
    return connect(
        f"ws://{server.host}/api/live", sock=line, max_queue=1, close_timeout=0.1, compression=None
    )


def shout(raw: ClientConnection, wish: str) -> None:
    with suppress(ConnectionClosed, OSError):
        for count in range(200_000):
            raw.send(wish)
            if count % 100 == 0:
                time.sleep(0.002)  # the server is a thread beside this one, and must get on


def test_a_dead_socket_is_noticed(sqlite: str) -> None:
    with serving(sqlite, ping=0.3) as server:
        table, keys = server.two()
        with server.socket(table=table, keys=[keys[0]]) as one, plain_socket() as dead:
            one.hear("welcome")
            dead.connect(("127.0.0.1", server.port))
            dead.sendall(HANDSHAKE)
            assert b" 101 " in dead.recv(1000)
            hello = json.dumps({"do": "hello", "id": 1, "table": table, "keys": [keys[1]]}).encode()
            dead.sendall(bytes([0x81, 0x80 | 126, 0, len(hello), 0, 0, 0, 0]) + hello)
            assert one.hear("presence")["room"]["chairs"][1]["here"]
            assert not one.hear("presence")["room"]["chairs"][1]["here"]  # it answers no ping


HANDSHAKE = (
    b"GET /api/live HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def test_a_table_goes_on_when_the_bots_process_is_killed(server: Server) -> None:
    made = server.make([{"kind": "person"}, {"kind": "bot", "level": "search"}])
    assert server.tables is not None
    thinkers = server.tables.thinkers
    before, killed = thinkers.replaced, set[int | None]()
    with server.socket(table=made["table"], keys=[made["keys"][0]["key"]]) as client:
        while len(killed) < 2:
            said = client.hear("welcome", "step")
            assert not said["sights"][0]["view"]["over"]
            if said["sights"][0]["decision"]:
                view, decision = said["sights"][0]["view"], said["sights"][0]["decision"]
                key = decision["options"][0]["key"]
                client.send(do="answer", seat=0, key=key, entries=view["entries"])
            else:
                time.sleep(0.3)  # the bot thinks for a second
                worker = thinkers.workers[0]
                if worker is not None and worker.process.pid not in killed:
                    killed.add(worker.process.pid)
                    os.kill(worker.process.pid or 0, signal.SIGKILL)
        answered = client.hear("step", timeout=60)
        while answered["seat"] != 1:
            answered = client.hear("step", timeout=60)
    assert answered["kind"] == "answer"
    assert thinkers.replaced >= before + 1


def test_keys_stand_in_no_log_and_in_no_address(
    sqlite: str, caplog: pytest.LogCaptureFixture, capfd: pytest.CaptureFixture[str]
) -> None:
    with caplog.at_level(logging.DEBUG), serving(sqlite) as server:
        made = server.make()
        ben = server.post(f"/api/tables/{made['table']}/sit", {"name": "Ben"})
        keys = [made["keys"][0]["key"], ben["key"], made["host"], made["watch"]]
        with server.socket(table=made["table"], keys=keys[:2], host=keys[2]) as client:
            client.hear("welcome")
            client.do("answer", seat=0, key="nonsense", entries=0)
        with server.socket(watch=keys[3]) as client:
            client.hear("welcome")
        server.ask("POST", f"/api/tables/{made['table']}/resign", {"seat": 9, "id": 1},
                   {"Authorization": f"Bearer {keys[1]}"})  # fmt: skip
    ours = [record for record in caplog.records if not record.name.startswith("websockets.client")]
    seen = "\n".join(record.getMessage() for record in ours if record.name != "websockets.server")
    written = "".join(capfd.readouterr())
    assert not any(key in seen or key in written for key in keys)
    paths = [path for path in server_paths() if "key" in path or "watch" in path]
    assert paths == []


def server_paths() -> list[str]:
    from skep.server.http.routes.tables import DOES

    return [f"/api/tables/{{table}}/{do}" for do in DOES]


@pytest.mark.parametrize("size", [0, 125, 126, 300])
def test_texts_are_heard_whole_or_in_pieces(server: Server, size: int) -> None:
    """A frame in one piece, byte by byte, two in one piece, and a message of two frames."""
    table, keys = server.two()
    with server.socket(table=table, keys=[keys[0]]) as client:
        client.hear("welcome")
        link = client.websocket.socket
        text = json.dumps({"do": "ping", "id": 7}).ljust(size).encode()
        whole = masked(0x81, text)
        link.sendall(whole)
        for byte in whole:
            link.sendall(bytes([byte]))
        link.sendall(whole + whole)
        link.sendall(masked(0x01, text[:1]))
        link.sendall(masked(0x80, text[1:]))
        assert [client.hear() for _ in range(5)] == [{"type": "pong", "id": 7}] * 5
        link.sendall(masked(0x01, text[:1]))
        link.sendall(whole)  # a new text within another one
        assert closed(client) == 1002


@pytest.mark.parametrize("size", [0, 600])
def test_a_text_that_is_no_text_closes_its_socket_and_no_other(
    server: Server, size: int, caplog: pytest.LogCaptureFixture
) -> None:
    """Bytes that are not UTF-8, in a frame and in pieces, before the hello and after it."""
    table, keys = server.two()
    bad = b'{"do":"why","id":3,"seat":0,"key":"\xc3("}'.ljust(size)
    with server.socket(table=table, keys=[keys[1]]) as other:
        for frame in (masked(0x81, bad), masked(0x01, bad[:37]) + masked(0x80, bad[37:])):
            with server.socket() as client:
                client.websocket.socket.sendall(frame)
                assert closed(client) == 1007
            with server.socket(table=table, keys=[keys[0]]) as client:
                client.hear("welcome")
                client.websocket.socket.sendall(frame)
                assert closed(client) == 1007
        assert other.do("ping")["type"] == "pong"
    assert [line for line in caplog.records if line.levelno >= logging.WARNING] == []


def masked(head: int, text: bytes) -> bytes:
    """A client's frame.  RFC 6455, 5.2"""
    mask = b"\x05\x3a\xf0\x77"
    size = bytes([0x80 | len(text)]) if len(text) < 126 else struct.pack("!BH", 0xFE, len(text))
    body = bytes(byte ^ mask[at % 4] for at, byte in enumerate(text))
    return bytes([head]) + size + mask + body
