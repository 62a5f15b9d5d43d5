"""Connections that ask for too much, take too long, or are too many."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest

from skep.server.http import connection, websocket
from skep.server.http.connection import DEFAULT, Connection, ConnectionLimits, Crowd
from tests.server.running import Server, serving
from tests.server.test_live import HANDSHAKE, masked

PATIENT = ConnectionLimits(head=2000, head_time=60, body_time=60, idle_time=60, send_time=60)
HOST = b"Host: here\r\n"
MAKE = b"POST /api/tables HTTP/1.1\r\n" + HOST
ASK = b"GET /api/levels HTTP/1.1\r\n" + HOST


@pytest.fixture
def patient(sqlite: str) -> Iterator[Server]:
    with serving(sqlite, limits=PATIENT) as server:
        yield server


@contextmanager
def opened(server: Server, wish: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), 20) as found:
        found.sendall(wish)
        yield found


def rest(found: socket.socket) -> bytes:
    """All that comes until the server closes."""
    said = b""
    try:
        while more := found.recv(65536):
            said += more
    except ConnectionResetError:
        pass
    return said


def code(said: bytes) -> tuple[int, str]:
    """The status and the code of the last answer."""
    head, _, body = said.rpartition(b"HTTP/1.1 ")[2].partition(b"\r\n\r\n")
    return int(head.split()[0]), json.loads(body)["code"]


# ---- what takes too long


def test_a_connection_that_asks_nothing_is_closed_in_silence(sqlite: str) -> None:
    with serving(sqlite, limits=PATIENT._replace(head_time=0.2)) as server:
        for wish in (b"", b"\r\n"):
            with opened(server, wish) as found:
                assert rest(found) == b""


@pytest.mark.parametrize(
    ("limits", "wishes"),
    [
        (PATIENT._replace(head_time=2.5), [b"GET /api/levels HT", ASK]),
        (
            PATIENT._replace(body_time=0.2),
            [
                MAKE + b"Content-Length: 9\r\n\r\n{",
                MAKE + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
            ],
        ),
    ],
    ids=["head", "body"],
)
def test_the_rest_of_a_request_is_not_waited_for(
    sqlite: str, limits: ConnectionLimits, wishes: list[bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite, limits=limits) as server, ExitStack() as stack:
        waiting = [stack.enter_context(opened(server, wish)) for wish in wishes]
        assert [code(rest(found)) for found in waiting] == [(408, "too-slow")] * len(wishes)
    assert caplog.records == []


def test_a_connection_that_asks_no_more_is_closed(sqlite: str) -> None:
    wish = ASK + b"\r\n"
    with serving(sqlite, limits=PATIENT._replace(idle_time=0.2)) as server:
        for more in (wish, wish + wish, wish + b"\r\n", wish + wish + b"GET"):
            with opened(server, more) as found:
                assert rest(found).count(b"HTTP/1.1 200 ") == more.count(wish)


def test_a_request_is_read_byte_by_byte_if_need_be(patient: Server) -> None:
    wish = ASK + b"Connection: close\r\n\r\n"
    with opened(patient) as found:
        for byte in wish:
            found.sendall(bytes([byte]))
        assert rest(found).startswith(b"HTTP/1.1 200 ")


def test_a_client_that_takes_nothing_is_let_go(sqlite: str) -> None:
    """It asks for the rules often, and reads none."""
    wish = b"GET /api/games/apiary/rules HTTP/1.1\r\n" + HOST + b"\r\n"
    with serving(sqlite, limits=PATIENT._replace(send_time=0.2)) as server:
        crowd = crowd_of(server)
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            found.connect(("127.0.0.1", server.port))
            wait_for(lambda: crowd.count == 1)
            found.sendall(wish * 60)
            wait_for(lambda: crowd.count == 0)


def test_a_closed_socket_is_gone_even_if_its_client_takes_nothing(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(websocket, "LINGER", 0.1)
    with serving(sqlite, ping=1.5) as server:
        table, keys = server.two(mode="total")
        crowd = crowd_of(server)
        tables = server.tables
        assert tables is not None
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            found.connect(("127.0.0.1", server.port))
            found.sendall(HANDSHAKE)
            assert b" 101 " in found.recv(1000)
            hello = {"do": "hello", "id": 1, "table": table, "keys": [keys[0]]}
            found.sendall(masked(0x81, json.dumps(hello).encode()))
            wait_for(lambda: tables.audiences)
            (audience,) = tables.audiences.values()
            (listener,) = audience.listeners
            send = listener._send  # type: ignore[attr-defined]
            transport = send.__self__.transport
            kernel = transport.get_extra_info("socket")
            kernel.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            ask = masked(0x81, b'{"do":"at","id":2,"entries":0,"viewer":0}')
            found.sendall(ask * 50)
            wait_for(lambda: crowd.count == 0)  # it answers no ping


def test_a_socket_does_not_wait_for_another_request(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock for requests that ran on would close every socket after a while."""
    clocks: list[bool] = []
    honest_stop, honest_within = Connection._stop, Connection._within

    def stop(connection: Connection) -> None:
        clocks.append(False)
        honest_stop(connection)

    def within(connection: Connection, seconds: float, late: Callable[[], None]) -> None:
        honest_within(connection, seconds, late)
        clocks.append(True)

    monkeypatch.setattr(Connection, "_stop", stop)
    monkeypatch.setattr(Connection, "_within", within)
    with serving(sqlite, limits=PATIENT) as server:
        table, keys = server.two()
        wait_for(lambda: crowd_of(server).count == 0)
        clocks.clear()
        with server.socket(table=table, keys=[keys[0]]) as client:
            client.hear("welcome")
            assert True in clocks  # while the handshake was read
            assert clocks[-1] is False


# ---- what is too much


def test_headers_have_a_limit_whole_or_in_pieces(patient: Server) -> None:
    for more in (
        b"A: " + b"x" * 3000 + b"\r\n\r\n",
        b"a" * 3000 + b": x\r\n\r\n",
        b"A: x\r\n" * 700 + b"\r\n",
        b"A: " + b"x" * 3000,
    ):
        with opened(patient, ASK + more) as found:
            assert code(rest(found)) == (431, "too-long")
    with opened(patient, ASK) as found:
        piece = b"A: " + b"x" * 90 + b"\r\n"
        for _ in range((PATIENT.head - len(ASK)) // len(piece) + 1):  # no more than is read
            found.sendall(piece)
        assert code(rest(found)) == (431, "too-long")
    with opened(patient, b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\n" + HOST + b"\r\n") as found:
        assert code(rest(found)) == (431, "too-long")
    assert patient.get("/api/levels")


def test_the_limit_is_for_each_request_and_not_for_bodies(patient: Server) -> None:
    body = b'{"game": "none", "chairs": []}'.ljust(20_000)
    wish = b"POST /api/tables HTTP/1.1\r\n%bContent-Length: %d\r\n\r\n%b" % (HOST, len(body), body)
    last = wish.replace(b"Host", b"Connection: close\r\nHost")
    with opened(patient, wish + wish + last) as found:
        assert rest(found).count(b"HTTP/1.1 ") == 3


def test_long_headers_of_a_handshake_are_refused_too(patient: Server) -> None:
    for size in (1_500, 3_000):
        wish = HANDSHAKE.replace(b"Host: here", b"Host: here\r\nCookie: " + b"x" * size)
        with opened(patient, wish) as found:
            said = found.recv(1000)
            assert said.startswith(b"HTTP/1.1 101 " if size == 1_500 else b"HTTP/1.1 431 ")


def test_headers_that_only_the_socket_finds_too_long_are_refused(sqlite: str) -> None:
    many = b"\r\n".join(b"A%d: x" % at for at in range(300))
    with serving(sqlite) as server:
        for more in (b"Cookie: " + b"x" * 9_000, many):
            wish = HANDSHAKE.replace(b"Host: here", b"Host: here\r\n" + more)
            with opened(server, wish) as found:
                assert code(rest(found)) == (431, "too-long")
        wait_for(lambda: crowd_of(server).count == 0)


# ---- too many


def crowd_of(server: Server) -> Crowd:
    assert server.crowd is not None
    return server.crowd


def wait_for(what: Callable[[], object]) -> None:
    """Until something holds."""
    until = time.monotonic() + 30
    while not what():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_more_connections_than_there_is_room_for_are_turned_away(
    sqlite: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(sqlite, limits=PATIENT._replace(in_all=4)) as server, ExitStack() as stack:
        crowd = crowd_of(server)
        table, _ = server.two()
        wait_for(lambda: crowd.count == 0)
        client = stack.enter_context(server.socket(table=table))
        client.hear("welcome")
        idle = [stack.enter_context(opened(server)) for _ in range(3)]
        wait_for(lambda: crowd.count == 4)
        for _ in range(3):
            with opened(server) as found:
                assert code(rest(found)) == (503, "too-many-connections")
        assert client.do("ping")["type"] == "pong"
        idle[0].close()
        wait_for(lambda: crowd.count == 3)
        assert server.get("/api/levels")
        client.websocket.close()
        wait_for(lambda: crowd.count < 3)
    lines = [each.getMessage() for each in caplog.records if each.levelno == logging.WARNING]
    assert lines == ["4 connections are open; more are turned away"]


def test_one_address_has_its_share_and_this_machine_all(caplog: pytest.LogCaptureFixture) -> None:
    crowd = Crowd(DEFAULT._replace(by_source=2, in_all=9))
    assert [crowd.enter("10.0.0.1") for _ in range(4)] == [True, True, False, False]
    assert [crowd.enter("127.0.0.1") for _ in range(4)] == [True] * 4
    crowd.leave("10.0.0.1")
    assert crowd.enter("10.0.0.1")
    for _ in range(2):
        crowd.leave("10.0.0.1")
    assert (crowd.count, crowd.by_source) == (4, {"127.0.0.1": 4})
    assert "10.0.0.1" not in caplog.text  # the log names no addresses
    assert "from one address" in caplog.text


def test_there_is_room_for_fewer_connections_than_descriptors() -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(before[0], 512), before[1]))
        found = connection.limits()
        assert found.in_all < resource.getrlimit(resource.RLIMIT_NOFILE)[0] <= connection.WANTED
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
