"""The application is plain ASGI: it plays under any server, and under Starlette's test client."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from skep.cli.serve import bound
from skep.server.app import make_app
from skep.server.live import sockets
from tests.server.running import Server

QUICK = {"game": "hivernation", "mode": "quick", "name": "Ada"}
TWO = {**QUICK, "chairs": [{"kind": "here"}, {"kind": "here"}]}


def hello(**more: Any) -> dict[str, Any]:
    return {"do": "hello", "id": 0, **more}


def play(say: Callable[[dict[str, Any]], object], hear: Callable[[], dict[str, Any]]) -> Any:
    """Answer for both seats until the match is over; the last room."""
    while True:
        said = hear()
        assert said["type"] != "fault", said
        if said["type"] in ("welcome", "step") and said["room"]["phase"] == "over":
            return said["room"]
        for sight in said.get("sights", ()):
            if sight["decision"]:
                say({
                    "do": "answer", "id": 1, "seat": sight["viewer"],
                    "key": sight["decision"]["options"][-1]["key"],
                    "entries": sight["view"]["entries"],
                })  # fmt: skip


@pytest.fixture
def client(sqlite: str) -> Iterator[TestClient]:
    with TestClient(make_app(sqlite)) as found:
        yield found


def test_a_whole_match_is_played_through_the_test_client(client: TestClient) -> None:
    made = client.post("/api/tables", json=TWO).json()
    keys = [each["key"] for each in made["keys"]]
    with client.websocket_connect("/api/live") as one, client.websocket_connect("/api/live") as two:
        two.send_json(hello(watch=made["watch"]))
        assert two.receive_json()["type"] == "welcome"
        one.send_json(hello(table=made["table"], keys=keys))
        room = play(one.send_json, one.receive_json)
        assert room["phase"] == "over"
        while (seen := two.receive_json())["room"]["phase"] != "over":
            pass  # the spectator sees every step
        assert seen["n"] == client_steps(client, made["table"])
    text = client.get(f"/api/tables/{made['table']}/match").text
    assert text.startswith("skep")


def client_steps(client: TestClient, table: str) -> int:
    """The number of the last step, as someone who comes later is told it."""
    with client.websocket_connect("/api/live") as late:
        late.send_json(hello(table=table))
        number: int = late.receive_json()["n"]
        return number


def test_the_test_client_is_refused_and_sent_away_like_anyone(client: TestClient) -> None:
    made = client.post("/api/tables", json=TWO).json()
    with client.websocket_connect("/api/live") as phone:
        phone.send_json(hello(table="nowhere"))
        assert phone.receive_json()["code"] == "no-table"
        assert closed(phone) == sockets.REFUSED
    keys = [made["keys"][0]["key"]]
    with client.websocket_connect("/api/live") as phone:
        phone.send_json(hello(table=made["table"], keys=keys, device="phone"))
        assert phone.receive_json()["type"] == "welcome"
        with client.websocket_connect("/api/live") as desk:
            desk.send_json(hello(table=made["table"], keys=keys, device="desk", take=True))
            assert desk.receive_json()["type"] == "welcome"
            assert phone.receive_json()["code"] == "seat-taken-over"
            assert closed(phone) == sockets.TAKEN


def test_a_page_of_another_site_gets_no_socket(client: TestClient) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect("/api/live", headers={"Origin": "https://elsewhere.example"}),
    ):
        pass


def closed(socket: WebSocketTestSession) -> int:
    """The code with which the server closes a socket."""
    with pytest.raises(WebSocketDisconnect) as fault:
        socket.receive_json()
    return fault.value.code


@contextmanager
def plain_uvicorn(database: str, ws: Any) -> Iterator[Server]:
    """The application under uvicorn with one of its own protocols, as `uvicorn module:app` runs
    it."""
    with bound("127.0.0.1", 0) as listening:
        how = uvicorn.Config(make_app(database), log_level="warning", ws=ws)
        server = uvicorn.Server(how)
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        while not server.started:
            assert thread.is_alive()
            time.sleep(0.01)
        try:
            yield Server(listening.getsockname()[1])
        finally:
            server.should_exit = True
            thread.join()


@pytest.mark.parametrize("ws", ["websockets-sansio", "auto"])
def test_a_whole_match_is_played_under_plain_uvicorn(sqlite: str, ws: str) -> None:
    with plain_uvicorn(sqlite, ws) as server:
        made = server.post("/api/tables", TWO)
        keys = [each["key"] for each in made["keys"]]
        with server.socket(table=made["table"], keys=keys) as client:
            room = play(
                lambda wish: client.send(**{**wish, "id": client.id + 1}),
                lambda: client.hear("welcome", "step", "fault"),
            )
        assert room["phase"] == "over"
