"""`make dev`: a server, a table against a bot, and Vite; Ctrl-C ends all of it."""

from __future__ import annotations

import json
import re
import socket
import sys
import urllib.request

from playwright.sync_api import Browser, expect

from tests import processes
from tests.web.conftest import ROOT


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


def test_both_run_until_ctrl_c(browser: Browser) -> None:
    port = free_port()
    words = [sys.executable, str(ROOT / "dev.py"), "propolis", "--no-open", "--port", str(port)]
    process = processes.start(words)
    try:
        assert process.stdout
        lines = [process.stdout.readline() for _ in range(2)]
        table, bench = (re.findall(r"http\S+", line)[0] for line in lines)
        page = browser.new_page()
        page.goto(table)
        expect(page.locator(".table main [data-game], .options button").first).to_be_visible()
        page.goto(f"{bench}#table/propolis/a-trade")
        expect(page.locator("output")).to_have_text("0 / 3")
        page.get_by_role("button", name="On", exact=True).click()
        expect(page.locator(".table[data-entries]")).not_to_have_attribute("data-entries", "0")
        page.close()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/recordings") as found:
            assert "apiary/a-dance-is-taught" in json.load(found)
    finally:
        processes.interrupt(process)
        process.communicate(timeout=processes.PATIENCE)
    assert process.returncode == 0
    with socket.create_server(("127.0.0.1", port)):
        pass  # nobody listens there any more
