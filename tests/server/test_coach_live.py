"""The coach on a real server: nobody waits for it, and what it refuses has a code."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator

import pytest

from skep.server.workers import pool
from tests.server.running import Server, serving

ALONE = [{"kind": "person"}, {"kind": "bot", "level": "larva"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("coach") / "t.sqlite")) as found:
        yield found


def worker(server: Server) -> int:
    """The process that thinks, once there is one."""
    assert server.tables is not None
    for _ in range(400):
        found = server.tables.thinkers.workers[0]
        if found is not None and found.process.pid:
            return found.process.pid
        time.sleep(0.05)
    raise TimeoutError("no worker was started")


def test_an_answer_is_taken_while_the_coach_thinks(server: Server) -> None:
    table, keys = server.two(coach="always")
    with server.socket(table=table, keys=keys) as client:
        sight = next(each for each in client.hear("welcome")["sights"] if each["decision"])
        seat, entries = sight["viewer"], sight["view"]["entries"]
        assert client.do("hint", seat=seat)["type"] == "done"
        os.kill(worker(server), signal.SIGSTOP)  # it thinks for long
        try:
            asked = client.send(do="hint", seat=seat)
            for _ in range(3):
                client.send(do="chances", viewer=seat)
            assert client.do("review", seat=seat)["code"] == "busy"
            key = sight["decision"]["options"][0]["key"]
            done = client.do("answer", seat=seat, key=key, entries=entries)
            assert done["type"] == "done"
            assert done["id"] > asked
        finally:
            os.kill(worker(server), signal.SIGCONT)
        late = [client.hear("done") for _ in range(4)]
        assert sorted(each["id"] for each in late) == list(range(asked, asked + 4))


def test_a_worker_that_dies_over_a_question_is_told_and_the_table_goes_on(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "TRIES", 1)
    table, keys = server.two(coach="always")
    with server.socket(table=table, keys=keys) as client:
        sight = next(each for each in client.hear("welcome")["sights"] if each["decision"])
        seat, entries = sight["viewer"], sight["view"]["entries"]
        client.do("hint", seat=seat)
        killed = worker(server)
        os.kill(killed, signal.SIGSTOP)
        client.send(do="hint", seat=seat)
        time.sleep(0.2)
        os.kill(killed, signal.SIGKILL)
        fault = client.hear("fault")
        assert (fault["code"], fault["message"]) == ("bot-died", "the bot's process died")
        key = sight["decision"]["options"][0]["key"]
        assert client.do("answer", seat=seat, key=key, entries=entries)["type"] == "done"
        assert client.do("chances", viewer=seat)["result"]["points"]


@pytest.mark.parametrize(
    ("do", "body", "status", "code"),
    [
        ("hint", {"seat": 0}, 403, "no-hints"),
        ("hint", {"seat": 1}, 403, "not-your-seat"),
        ("hint", {"seat": 9}, 400, "bad-seat"),
        ("hint", {}, 400, "bad-message"),
        ("chances", {"viewer": 1}, 403, "not-your-seat"),
        ("chances", {"viewer": 0, "after": 500}, 404, "no-entry"),
        ("chances", {"viewer": 0, "whole": True}, 409, "not-over"),
        ("review", {"seat": 0}, 409, "not-over"),
        ("review", {"seat": 0, "after": "first"}, 400, "bad-message"),
    ],
)
def test_wrong_questions_over_http(
    server: Server, do: str, body: dict[str, object], status: int, code: str
) -> None:
    table, keys = server.two()
    header = {"Authorization": f"Bearer {keys[0]}"}
    while server.get(f"/api/tables/{table}")["phase"] != "playing":
        time.sleep(0.02)
    sight = server.ask("GET", f"/api/tables/{table}/sight", headers=header)[1][0]
    if sight["decision"] is None and code == "no-hints":
        code, status = "not-your-turn", 409
    found = server.ask("POST", f"/api/tables/{table}/{do}", body, header)
    assert (found[0], found[1]["code"]) == (status, code)
    assert found[1]["message"]
    gone = server.ask("POST", f"/api/tables/nowhere/{do}", {**body, "seat": 0}, header)
    assert gone[0] == 404 if code != "bad-message" else gone[0] in (400, 404)


def test_the_coach_answers_over_http_too(server: Server) -> None:
    made = server.make(ALONE)
    key = made["keys"][0]["key"]
    where = f"/api/tables/{made['table']}"
    header = {"Authorization": f"Bearer {key}"}
    while True:
        sight = server.ask("GET", f"{where}/sight", headers=header)[1][0]
        if sight["decision"]:
            break
        time.sleep(0.05)
    hint = server.post(f"{where}/hint", {"seat": 0}, key)
    assert hint["key"] in [option["key"] for option in sight["decision"]["options"]]
    assert {"id", "facts"} == set(hint["reasons"][0])
    assert server.post(f"{where}/chances", {"viewer": 0}, key)["points"]
