"""Whatever the document allows, and whatever it does not, is answered as it says: schemathesis makes the requests up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import Case, CheckContext, GenerationMode, Response
from schemathesis.checks import CHECKS
from schemathesis.specs.openapi.checks import positive_data_acceptance

from mastaba.server.app import application
from mastaba.server.schema import document
from tests.server.clients import Guest, quick, seated, serving

DOCUMENT = document(application())
API = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = [(method, path) for path, operations in DOCUMENT["paths"].items() for method in operations]
CASES = [(*operation, GenerationMode.POSITIVE) for operation in OPERATIONS] + [
    (method, path, GenerationMode.NEGATIVE)
    for method, path in OPERATIONS
    if {"parameters", "requestBody"} & set(DOCUMENT["paths"][path][method])  # else nothing can be wrong
]


@pytest.fixture(scope="module")
def guest(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Guest]:
    """Somebody at a table; nobody thinks there, so that a hint is refused at once."""
    still = quick(tmp_path_factory.mktemp("data"), hint_patience=0.0)
    with serving(still) as address, httpx.Client(base_url=address, timeout=20) as http:
        yield seated(http, "saqqara", "me link", seed=1, first=1)[1]


def is_readable(_: CheckContext, response: Response, case: Case[Any]) -> None:
    """What the document allows can be read, though the rules of a game may refuse it."""
    meta: Any = case.meta
    if meta.generation.mode == GenerationMode.POSITIVE:
        assert response.status_code != 400 or response.json()["error"]["code"] != "malformed", response.text


def fuzzed(guest: Guest, method: str, path: str, mode: GenerationMode, count: int) -> None:
    operation = API[path][method.upper()]
    tables = st.sampled_from([guest.table, guest.table, None])

    @settings(
        max_examples=count, derandomize=True, database=None, deadline=None,
        phases=[Phase.generate], suppress_health_check=[*HealthCheck],
    )  # fmt: skip
    @given(case=operation.as_strategy(generation_mode=mode), table=tables)
    def answered(case: Case[Any], table: str | None) -> None:
        if table and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        case.call_and_validate(
            base_url=str(guest.http.base_url),
            headers=guest.headers(),
            additional_checks=[is_readable],
            excluded_checks=[positive_data_acceptance],
        )

    answered()


@pytest.mark.parametrize(("method", "path", "mode"), CASES)
def test_a_few_made_up_requests(guest: Guest, method: str, path: str, mode: GenerationMode) -> None:
    fuzzed(guest, method, path, mode, 5)


@pytest.mark.proof
@pytest.mark.parametrize(("method", "path", "mode"), CASES)
def test_many_made_up_requests(guest: Guest, method: str, path: str, mode: GenerationMode) -> None:
    fuzzed(guest, method, path, mode, 300)


def test_what_is_checked() -> None:
    names = {check.__name__ for check in CHECKS.get_all()}
    assert {"not_a_server_error", "status_code_conformance", "response_schema_conformance", "unsupported_method"} <= names
