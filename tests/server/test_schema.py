"""Schemathesis over the OpenAPI document: whatever is sent, the server never breaks."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings, strategies as st

from skep.server.live.rate_limits import Caps
from tests.server.running import Server, serving

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    import schemathesis
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import response_schema_conformance

EXAMPLES = 15


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("schema")
    with serving(str(folder / "t.sqlite"), Caps(near=100_000)) as found:
        yield found


@pytest.mark.filterwarnings("ignore")
def test_no_request_breaks_the_server(server: Server) -> None:
    table, keys = server.two()
    schema = schemathesis.openapi.from_url(f"http://{server.host}/api/openapi.json")
    count = 0
    for found in schema.get_all_operations():
        operation: Any = getattr(found, "ok")()  # noqa: B009

        @settings(
            max_examples=EXAMPLES, deadline=None, database=None, derandomize=True,
            phases=[Phase.generate], suppress_health_check=list(HealthCheck),
        )  # fmt: skip
        @given(case=operation.as_strategy(), real=st.booleans())
        def try_it(case: schemathesis.Case[Any], real: bool) -> None:
            if real and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.headers["Authorization"] = f"Bearer {keys[0]}"
            case.call_and_validate(checks=[not_a_server_error, response_schema_conformance])

        try_it()
        count += 1
    assert count >= 20
