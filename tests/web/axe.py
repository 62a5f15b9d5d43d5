"""What shuts people out of a page, by axe-core."""

from __future__ import annotations

import json
from typing import Any

from tests.web.conftest import ROOT
from tests.web.people import Person

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def findings(person: Person) -> list[str]:
    """What axe-core calls serious or worse."""
    person.page.evaluate(AXE)
    found: list[dict[str, Any]] = person.page.evaluate(
        "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
    )
    return [
        f"{each['id']}: {json.dumps([node['html'][:120] for node in each['nodes'][:3]])}"
        for each in found
        if each["impact"] in ("serious", "critical")
    ]
