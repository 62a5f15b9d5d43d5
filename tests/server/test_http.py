"""The HTTP of the server, and its OpenAPI document."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

import skep
from skep.server.http.routes import page
from skep.server.live.rate_limits import Caps
from tests.server.running import CHAIRS, Server, serving

BOT = [{"kind": "person"}, {"kind": "bot", "level": "greedy"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(str(tmp_path_factory.mktemp("http") / "t.sqlite"), Caps(near=1000)) as found:
        yield found


def test_the_games_and_levels_can_be_listed(server: Server) -> None:
    games = server.get("/api/games")
    assert [game["name"] for game in games] == list(skep.GAMES)
    for game in games:
        assert game["weight"] in range(1, 6)
        assert all(mode["seats"] for mode in game["modes"])
    assert {"name": "queen"} in server.get("/api/levels")


def test_the_rules_of_a_game_come_clause_by_clause(server: Server) -> None:
    rules = server.get("/api/games/hivernation/rules")
    clauses = {each["id"]: each["text"] for part in rules["sections"] for each in part["clauses"]}
    assert clauses["HIV-ATT-06"] == "A place that touches no tile is illegal."
    rests = {each["id"]: each["rulings"] for part in rules["sections"] for each in part["clauses"]}
    assert rests["HIV-TEAM-05"] == ["HIV-Q47"]
    assert rests["HIV-ATT-06"] == []
    assert "**HIV-Q47 " in rules["rulings"]
    status, found, _ = server.ask("GET", "/api/games/chess/rules")
    assert (status, found["code"]) == (404, "no-game")


def test_a_program_plays_a_match_over_http_alone(server: Server) -> None:
    made = server.make(BOT)
    where, key = f"/api/tables/{made['table']}", made["keys"][0]["key"]
    headers = {"Authorization": f"Bearer {key}"}
    for _ in range(2000):
        (sight,) = server.ask("GET", f"{where}/sight", None, headers)[1]
        if sight["view"]["over"]:
            break
        if sight["decision"]:
            word = sight["decision"]["options"][0]["key"]
            wish = {"seat": 0, "key": word, "entries": sight["view"]["entries"]}
            assert server.post(f"{where}/answer", wish, key) is None
        else:
            time.sleep(0.01)  # the bot thinks
    assert sight["view"]["over"]
    assert server.get(f"{where}/match").startswith("skep match 1")
    status, found, _ = server.ask("POST", f"{where}/answer", wish, headers)
    assert (status, found["code"]) == (409, "match-over")
    fork = server.post(f"{where}/fork", {"entries": 4, "chairs": BOT})
    assert server.get(f"/api/tables/{fork['table']}")["forked_from"] == {"entries": 4}


def test_faults_are_code_message_and_clause(server: Server) -> None:
    table, keys = server.two(mode="arcade")
    where = f"/api/tables/{table}"
    waiting = server.ask("GET", f"{where}/sight", None, {"Authorization": f"Bearer {keys[0]}"})[1]
    seat = waiting[0]["view"]["waiting"][0]
    entries = waiting[0]["view"]["entries"]
    auth = {"Authorization": f"bearer {keys[seat]}"}
    wish = {"seat": seat, "key": "bee:5,5", "entries": entries}
    status, found, _ = server.ask("POST", f"{where}/answer", wish, auth)
    assert (status, found["code"], found["clause"]) == (400, "refused", "HIV-ATT-06")
    for status, code, path, body, headers in [
        (401, "no-key", "answer", wish, {}),
        (401, "no-key", "answer", wish, {"Authorization": "Bearer nonsense"}),
        (400, "bad-message", "answer", {"seat": "x"}, auth),
        (400, "bad-message", "answer", b"\xff{", auth),
        (403, "not-your-seat", "resign", {"seat": 1 - seat}, auth),
        (403, "not-host", "revoke", {"link": "watch"}, auth),
        (409, "not-over", "rematch", {"seat": seat}, auth),
        (413, "too-long", "answer", b"x" * 70000, auth),
        (409, "no-free-seat", "sit", {"name": "Cid"}, {}),
    ]:
        got, found, _ = server.ask("POST", f"{where}/{path}", body, headers)
        assert (got, found["code"]) == (status, code)
        assert found["message"]
    assert server.ask("GET", f"{where}/match")[1]["code"] == "not-over"
    assert server.ask("GET", "/api/tables/none")[1]["code"] == "no-table"
    assert server.ask("GET", "/api/none")[0] == 404
    status, found, headers = server.ask("DELETE", "/api/tables")
    assert (status, found["code"]) == (405, "no-such-method")


def test_a_page_of_another_site_can_change_nothing(server: Server) -> None:
    wish = {"game": "hivernation", "chairs": CHAIRS}
    status, found, _ = server.ask("POST", "/api/tables", wish, {"Origin": "http://evil.example"})
    assert (status, found["code"]) == (403, "foreign-origin")
    status, *_ = server.ask("POST", "/api/tables", wish, {"Origin": f"http://{server.host}"})
    assert status == 200


def test_every_answer_has_headers_that_keep_keys_safe(server: Server) -> None:
    for path in ("/", "/api/games", "/api/tables/none", "/t/x", "/none"):
        headers = server.ask("GET", path)[2]
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-content-type-options"] == "nosniff"
    assert server.ask("GET", "/api/games")[2]["cache-control"] == "no-store"


def test_without_a_built_page_the_root_says_how_to_build_it(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(page, "folder", lambda: None)
    assert "make web" in server.get("/")


def test_the_built_page_is_served(server: Server, monkeypatch: Any, tmp_path: Any) -> None:
    (tmp_path / "dist" / "assets").mkdir(parents=True)
    (tmp_path / "dist" / "index.html").write_text("<p>the page</p>")
    (tmp_path / "dist" / "assets" / "app-1.js").write_text("let a = 1")
    (tmp_path / "secret.txt").write_text("secret")
    monkeypatch.setattr(page, "folder", lambda: tmp_path / "dist")
    assert server.get("/") == "<p>the page</p>"
    assert server.get("/t/abc") == "<p>the page</p>"
    status, found, headers = server.ask("GET", "/assets/app-1.js")
    assert (status, found) == (200, "let a = 1")
    assert "immutable" in headers["cache-control"]
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"):
        assert "secret" not in str(server.ask("GET", path)[1])


@pytest.mark.parametrize(
    ("taken", "found"),
    [
        ("gzip, deflate, br, zstd", "br"), ("gzip, deflate", "gzip"),
        ("gzip;q=0.8, br ; q=0.1", "br"), ("br;q=0, gzip;q=1.0", "gzip"),
        ("br;q=0.0", None), ("identity", None), ("", None),
    ],
)  # fmt: skip
def test_a_browser_gets_the_smallest_file_that_it_can_unpack(
    server: Server, monkeypatch: Any, tmp_path: Any, taken: str, found: str | None
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<p>the page</p>")
    for ending, text in ((".js", "plain"), (".js.br", "br"), (".js.gz", "gzip"), ("-2.js", "bare")):
        (tmp_path / "assets" / f"app{ending}").write_text(text)
    monkeypatch.setattr(page, "folder", lambda: tmp_path)
    _, text, headers = server.ask("GET", "/assets/app.js", None, {"Accept-Encoding": taken})
    assert text == (found or "plain")
    assert headers.get("content-encoding") == found
    assert "javascript" in headers["content-type"]
    assert "immutable" in headers["cache-control"]
    assert headers["vary"] == "Accept-Encoding"
    bare = server.ask("GET", "/assets/app-2.js", None, {"Accept-Encoding": taken})
    assert (bare[1], bare[2].get("content-encoding")) == ("bare", None)


def test_script_in_a_name_comes_as_json(server: Server) -> None:
    made = server.make()
    server.post(f"/api/tables/{made['table']}/sit", {"name": "<script>x</script>"})
    _, found, headers = server.ask("GET", f"/api/tables/{made['table']}")
    assert found["chairs"][1]["name"] == "<script>x</script>"
    assert headers["content-type"] == "application/json"


def test_the_openapi_document_is_whole(server: Server) -> None:
    found = server.get("/api/openapi.json")
    schemas = set(found["components"]["schemas"])
    assert {"Room", "Sight", "Hello", "Step", "Welcome", "FaultSeen", "NewTable"} <= schemas
    for path, methods in found["paths"].items():
        for method, operation in methods.items():
            assert operation["summary"], path
            assert "400" in operation["responses"]
            if method == "post":
                assert "requestBody" in operation
    assert refs(found) <= {f"#/components/schemas/{name}" for name in schemas}


def refs(thing: Any) -> set[str]:
    if isinstance(thing, dict):
        own = {thing["$ref"]} if isinstance(thing.get("$ref"), str) else set()
        return own.union(*(refs(part) for part in thing.values()))
    return set().union(*(refs(part) for part in thing)) if isinstance(thing, list) else set()
