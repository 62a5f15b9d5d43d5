"""What strangers send to break a server is refused with a code, and leaves nothing in the log."""

from __future__ import annotations

import logging
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from skep.server.http.origin import host_of, names
from skep.server.http.routes import page
from skep.server.http.routes.tables import DOES
from skep.server.live import sockets
from skep.server.live.rate_limits import Caps, Gate, source
from skep.tables.rates import Rate
from tests.server.running import Server, serving
from tests.test_house import ROOT

DEEP = b"[" * 5000 + b"]" * 5000
ODD = ["http://[", "http://[::1", "null", "", "http://", "//", "http://a b", "http://evil.example"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("edge") / "t.sqlite"), Caps(near=1000)) as found:
        yield found


@pytest.fixture(autouse=True)
def silence(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Bad input is no news."""
    uvicorn = logging.getLogger("uvicorn.error")
    uvicorn.addHandler(caplog.handler)
    yield
    uvicorn.removeHandler(caplog.handler)
    ours = [each for each in caplog.records if not each.name.startswith("websockets.client")]
    assert [each.getMessage() for each in ours] == []


def raw(server: Server, wish: bytes) -> bytes:
    """All that comes back until the server closes."""
    with socket.create_connection(("127.0.0.1", server.port), 20) as line:
        line.sendall(wish)
        found = b""
        while more := line.recv(65536):
            found += more
        return found


def get(path: str, *headers: str, version: str = "HTTP/1.1") -> bytes:
    return "\r\n".join([f"GET {path} {version}", *headers, "Connection: close", "", ""]).encode()


def handshake(*headers: str) -> bytes:
    more = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}=="]
    return get("/api/live", *headers, *more).replace(b"close", b"Upgrade")


# ---- bodies and messages


def test_json_that_is_nested_too_deeply_is_no_message(server: Server) -> None:
    table, keys = server.two()
    for path in ("", *(f"/{table}/{word}" for word in ("sit", "fork", *DOES))):
        for body in (DEEP, b'{"a":' + DEEP + b"}", b'{"seat":0,"key":' + DEEP + b"}"):
            headers = {"Authorization": f"Bearer {keys[0]}"}
            status, found, _ = server.ask("POST", f"/api/tables{path}", body, headers)
            assert (status, found["code"]) == (400, "bad-message")
    text = '{"do":"why","id":1,"seat":0,"key":' + "[" * 3900 + "]" * 3900 + "}"
    with server.socket() as client:
        client.websocket.send(text)
        assert client.hear()["code"] == "bad-message"
    with server.socket(table=table, keys=[keys[0]]) as client:
        client.hear("welcome")
        client.websocket.send(text)
        assert client.hear("fault")["code"] == "bad-message"
        assert client.do("ping")["type"] == "pong"


def test_a_name_that_no_table_has_opens_nothing(database: str) -> None:
    with serving(database) as server:
        for word in ("\0", "a\0b", "\ud800", "ż", "' OR 1=1", "x" * 5000, "%00"):
            for hello in ({"table": word}, {"watch": word}, {"table": "none", "keys": [word]}):
                with server.socket(**hello) as client:
                    assert client.hear()["code"] in ("no-table", "bad-message")
        for path in ("%00", "a%00b/match", "%ff", "%ed%a0%80", "x" * 5000):
            assert server.ask("GET", f"/api/tables/{path}")[1]["code"] == "no-table"


@pytest.mark.parametrize(
    "path",
    ["/%00", "/a%00b", "/" + "x" * 5000, "/" + "x/" * 3000, "/%ff", "/%2e%2e%2f%00", "/t/%00/%00"],
)
def test_a_path_that_leads_nowhere_is_not_found(server: Server, path: str) -> None:
    for at in (path, f"/api/tables{path}", f"/api/tables{path}/sight", f"/assets{path}"):
        status, found, _ = server.ask("GET", at, None, {"Authorization": "Bearer x"})
        assert status == 404, (at, found)
        assert found["code"] in ("no-such-page", "no-table")


@pytest.mark.parametrize("origin", ODD)
def test_an_odd_origin_is_a_foreign_one(server: Server, origin: str) -> None:
    status, found, _ = server.ask("POST", "/api/tables", {}, {"Origin": origin})
    assert (status, found["code"]) == (403, "foreign-origin")
    where = f"ws://{server.host}/api/live"
    with pytest.raises(InvalidStatus) as fault, connect(where, origin=Origin(origin)):
        pass
    assert fault.value.response.status_code == 403


def test_a_client_that_goes_in_the_middle_of_a_body_is_no_fault(server: Server) -> None:
    head = f"POST /api/tables HTTP/1.1\r\nHost: {server.host}\r\nContent-Length: 900\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", server.port)) as line:
        line.sendall(head.encode())
    assert server.get("/api/levels")


# ---- hosts


def test_a_server_for_this_machine_answers_to_its_names_only(sqlite: str) -> None:
    with serving(sqlite, names=names("127.0.0.1", "127.0.0.1", ["Bees.example"])) as server:
        for host in ("localhost", f"localhost:{server.port}", "[::1]:8420", "bees.example:443"):
            assert server.ask("GET", "/api/levels", None, {"Host": host})[0] == 200
        for host in ("evil.example", f"evil.example:{server.port}", "localhost.evil", "[::"):
            rebound = {"Host": host, "Origin": f"http://{host}"}
            for method, path in (("GET", "/"), ("GET", "/api/tables"), ("POST", "/api/tables")):
                status, found, _ = server.ask(method, path, None, rebound)
                assert (status, found["code"]) == (421, "foreign-host")
            said = raw(server, handshake(f"Host: {host}", f"Origin: http://{host}"))
            assert said.startswith(b"HTTP/1.1 421 ")
            assert b'"foreign-host"' in said


def test_the_names_of_a_server() -> None:
    assert names("192.168.1.5", "bees.local", []) == ()
    assert names("0.0.0.0", "0.0.0.0", []) == ()
    assert names("192.168.1.5", "bees.local", ["bees.example"])[-2:] == (
        "bees.local",
        "bees.example",
    )
    for address, called in (("127.0.0.1", "localhost"), ("127.0.1.1", "bees"), ("::1", "::1")):
        assert set(names(address, called, [])) == {"localhost", "127.0.0.1", "::1", address, called}
    assert host_of("[::1]:80") == "::1"
    assert host_of("LOCALHOST") == "localhost"


def test_a_request_names_its_host_once(server: Server) -> None:
    for headers in ([], ["Host: a", "Host: b"], ["Host: a", "host: a"]):
        said = raw(server, get("/api/levels", *headers))
        assert said.startswith(b"HTTP/1.1 400 ")
        assert b'"bad-request"' in said
        said = raw(server, handshake(*headers))
        assert said.startswith(b"HTTP/1.1 400 ")


@pytest.mark.parametrize(
    "wish",
    [b"GET /\r\n\r\n", b"GET / HTTP/0.9\r\nHost: a\r\n\r\n", b"nonsense\r\n\r\n", b"\0\0\0\0\r\n",
     b"GET / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
     b"CONNECT a:1 HTTP/1.1\r\nHost: a\r\n\r\n", b"GET /\xff HTTP/1.1\r\nHost: a\r\n\r\n"],
)  # fmt: skip
def test_what_is_no_request_of_ours_is_told_so(server: Server, wish: bytes) -> None:
    said = raw(server, wish)
    assert re.match(rb"HTTP/1\.1 4\d\d ", said), said
    assert b'"code":' in said


def test_an_upgrade_to_something_else_is_answered_as_if_it_were_not_asked_for(
    server: Server,
) -> None:
    h2 = ["Host: a", "Upgrade: h2c", "HTTP2-Settings: AAMAAABkAAQAoAAAAAIAAAAA"]
    wish = get("/api/levels", *h2).replace(b"close", b"close, Upgrade, HTTP2-Settings")
    assert raw(server, wish).startswith(b"HTTP/1.1 200 ")


# ---- addresses


def test_one_home_is_one_address() -> None:
    assert source("2001:db8:1:2:3:4:5:6") == source("2001:0db8:1:2::9") == "2001:db8:1:2::/64"
    assert source("2001:db8:1:3::1") != source("2001:db8:1:2::1")
    assert source("::ffff:10.0.0.1") == source("10.0.0.1") == "10.0.0.1"
    assert source("::ffff:127.0.0.1") == "127.0.0.1"
    assert source("::1") == "::1"
    assert source("fe80::1%eth0") == "fe80::/64"
    assert len(source("x" * 1000)) == 64
    gate = Gate(Caps(sockets=2, tables=Rate(2, 0)))
    assert [gate.enter(f"2001:db8::{at}") for at in range(3)] == [True, True, False]
    gate.leave("2001:db8::99")
    assert gate.enter("2001:db8::7")
    assert gate.wide("::ffff:127.0.0.1") == gate.caps.near


def test_who_comes_through_a_web_server_is_not_this_machine(sqlite: str) -> None:
    caps = Caps(requests=Rate(2, 0), near=100)
    with serving(sqlite, caps) as server:
        forged = {"X-Forwarded-For": "127.0.0.1"}
        codes = [server.ask("GET", "/api/levels", None, forged)[0] for _ in range(4)]
        assert codes == [200, 200, 429, 429]
        real = {"X-Forwarded-For": "127.0.0.1, 203.0.113.5"}  # as a web server adds to it
        assert server.ask("GET", "/api/levels", None, real)[0] == 200
        assert server.get("/api/levels")


# ---- the page


def test_paths_that_the_page_does_not_know_are_not_found(
    server: Server, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "index.html").write_text("<p>the page</p>")
    (tmp_path / "favicon.svg").write_text("<svg/>")
    for folder in (tmp_path, None):
        monkeypatch.setattr(page, "folder", lambda folder=folder: folder)
        for path in ("/health", "/metrics", "/ready", "/t", "/t/a/b", "/new", "/api", "/x.ico"):
            status, found, _ = server.ask("GET", path)
            assert (status, found["code"]) == (404, "no-such-page")
            status, found, headers = server.ask("GET", path, None, {"Accept": "text/html,*/*"})
            assert (status, headers["content-type"].split(";")[0]) == (404, "text/html")
        for path in ("/", "/w", "/t/abc", "/new/hivernation", "/rules/apiary", "/t/abc/"):
            assert server.ask("GET", path)[0] == 200
    monkeypatch.setattr(page, "folder", lambda: tmp_path)
    assert server.get("/favicon.svg") == "<svg/>"


def test_the_server_knows_the_places_of_the_page() -> None:
    router = (ROOT / "web" / "src" / "route.svelte.ts").read_text(encoding="utf-8")
    alone = set(re.findall(r"first === '(\w+)' && !second", router))
    more = set(re.findall(r"first === '(\w+)' && second", router))
    assert alone | more == set(re.findall(r"first === '(\w+)'", router))
    assert all(page.PLACES.fullmatch(word) for word in alone)
    assert all(page.PLACES.fullmatch(f"{word}/x") for word in more)
    assert set(re.findall(r"\w+", page.PLACES.pattern)) == alone | more


def test_the_openapi_document_tells_of_faults_of_the_server(server: Server) -> None:
    paths: dict[str, Any] = server.get("/api/openapi.json")["paths"]
    for methods in paths.values():
        for operation in methods.values():
            assert {"400", "408", "421", "431", "500", "503"} <= set(operation["responses"])


def test_every_way_to_close_a_socket_has_its_code() -> None:
    assert (
        len({sockets.REFUSED, sockets.TAKEN, sockets.IN_USE, sockets.SLOW, sockets.TOO_LONG}) == 5
    )
