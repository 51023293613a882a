"""The OpenAPI document: routes, the socket's messages and every game's facts. `python -m mastaba.server.schema` prints it.

The page's types are made from it, so that nothing is typed by hand twice.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Iterator, Sequence
from http import HTTPStatus
from typing import Any, Final

import msgspec
from litestar import Litestar, get
from msgspec import Struct

from mastaba.game import Game, discover
from mastaba.records import lessons
from mastaba.server import daily_deals
from mastaba.server.http import answers, errors, shapes
from mastaba.server.http.requests import HttpRequest
from mastaba.server.operations import health
from mastaba.server.own_record import shapes as own_record
from mastaba.server.puzzles import shapes as puzzles
from mastaba.server.replays import reports
from mastaba.server.replays import shapes as replays
from mastaba.server.study import shapes as study
from mastaba.server.tables import messages
from mastaba.text import LANGUAGES
from mastaba.views import Facts

Document = dict[str, Any]
PLACE: Final = "#/components/schemas/"
LANGUAGE: Final = {"name": "lang", "in": "query", "required": False, "schema": {"type": "string", "enum": [*LANGUAGES]}}
SECRETS: Final = {"secret": {"type": "http", "scheme": "bearer", "description": "A seat's secret, or an invitation's code"}}
ANYWHERE: Final = (400, 421, 429, 500, 503)  # unreadable, under a foreign name, too often, our fault, not now


@get("/schema", include_in_schema=False, sync_to_thread=False)
def schema(request: HttpRequest) -> Document:
    """What can be asked here, and what is answered."""
    return document(request.app)


def document(app: Litestar) -> Document:
    """The document of an application."""
    made: Document = app.openapi_schema.to_schema()
    made["components"] = {"schemas": dict(sorted(components().items())), "securitySchemes": SECRETS}
    for address, path in made["paths"].items():
        for method, operation in path.items():
            answered = {code: told for code, told in operation["responses"].items() if code < "400"}
            declared = {int(code) for code in operation["responses"] if code >= "400"}
            failing = sorted(declared | _failing(address, method, "requestBody" in operation))
            operation["responses"] = answered | {str(code): _failed(code) for code in failing}
            if address.startswith("/api/"):
                operation["parameters"] = [*operation.get("parameters", []), LANGUAGE]
            if "{table_id}" in address:
                operation["security"] = [{"secret": []}, {}]  # whoever has none looks on
    return made


def _failing(address: str, method: str, has_body: bool) -> set[int]:
    """The statuses of what can go wrong with any request of a kind; a route declares what is its own."""
    failing = set(ANYWHERE)
    if method != "get":
        failing |= {403}  # a foreign page
    if has_body:
        failing |= {413}
    return failing | ({401, 403, 404, 410} if "{table_id}" in address else set())


def _failed(code: int) -> Document:
    answer = {
        "description": HTTPStatus(code).phrase,
        "content": {"application/json": {"schema": {"$ref": f"{PLACE}ErrorAnswer"}}},
    }
    if code == 429:
        answer["headers"] = {"Retry-After": {"description": "In how many seconds to try again", "schema": {"type": "integer"}}}
    return answer


@functools.cache
def components() -> Document:
    """Every shape that is sent or taken, by its name."""
    sent = [
        *_structs(messages),
        *_structs(answers),
        *_structs(errors),
        *_structs(health),
        *_structs(replays),
        *_structs(reports),
        *_structs(study),
        *_structs(lessons),
        *_structs(puzzles),
        *_structs(daily_deals),
        *_structs(own_record),
    ]
    made = _sent(sent) | _made(_structs(shapes))
    made["Facts"] = {"title": "Facts", "type": "object", "description": "Each game's own.", "additionalProperties": True}
    made["ServerMessage"] = msgspec.json.schema_components([messages.Message], ref_template=f"{PLACE}{{name}}")[0][0]
    for game in discover().values():
        made |= _facts(game)
    return made


def _structs(module: Any) -> list[type[Struct]]:
    """The shapes that a module declares."""
    found = (one for one in vars(module).values() if isinstance(one, type) and issubclass(one, Struct))
    return [one for one in found if one.__module__ == module.__name__]


def _made(structs: Sequence[type[Struct]], prefix: str = "") -> Document:
    _, made = msgspec.json.schema_components(structs, ref_template=f"{PLACE}{prefix}{{name}}")
    return {f"{prefix}{name}": one for name, one in made.items()}


def _sent(structs: Sequence[type[Struct]], prefix: str = "") -> Document:
    """Shapes that are sent with all their fields, also those that have a default, unless they say otherwise."""
    gaps = {f"{prefix}{one.__name__}" for one in structs if one.__struct_config__.omit_defaults}
    return {name: one if name in gaps else _whole(one) for name, one in _made(structs, prefix).items()}


def _whole(one: Document) -> Document:
    fields = one.get("properties", {})
    plain = {name: {key: value for key, value in field.items() if key != "default"} for name, field in fields.items()}
    return {**one, "properties": plain, "required": list(plain)}


def _facts(game: Game) -> Document:
    """What a game's zones and pieces say of themselves, named for the game."""
    view = game.provided.view.__module__  # reading it also declares them
    found = [one for one in _subclasses(Facts) if one.__module__ == view or one.__module__.startswith(f"{view}.")]
    return _sent(found, game.id.title())


def _subclasses(base: type[Struct]) -> Iterator[type[Struct]]:
    for one in base.__subclasses__():
        yield one
        yield from _subclasses(one)


def main() -> None:
    """Prints the document."""
    from mastaba.server.app import application

    sys.stdout.write(msgspec.json.format(msgspec.json.encode(document(application()))).decode() + "\n")


if __name__ == "__main__":
    main()
