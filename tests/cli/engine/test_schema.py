from typing import get_args

import pytest

from tdconsole.domain.engine.rows import HOUSE_KINDS, HOUSE_REQUEST, KINDS, REQUEST
from tests.cli.terminal import typed


def test_commands() -> None:
    schema = typed("schema", "commands").json
    named = {kind.__name__ for kind in get_args(REQUEST | HOUSE_REQUEST)}
    assert set(schema["discriminator"]["mapping"]) == named
    for name in named:
        shape = schema["$defs"][name]
        assert shape["properties"]["command"]["enum"] == [name]
        assert shape["properties"]["request"]["type"] == "string"
        assert shape["additionalProperties"] is False


def test_events() -> None:
    schema = typed("schema", "events").json
    assert set(schema["kinds"]) == {f"{kind} {version}" for kind, version in KINDS | HOUSE_KINDS}


@pytest.mark.parametrize("subject", ["commands", "events"])
def test_every_reference_leads_somewhere(subject: str) -> None:
    schema = typed("schema", subject).json
    for whole in schema.get("kinds", {"": schema}).values():
        for reference in _references(whole):
            assert reference.removeprefix("#/$defs/") in whole["$defs"]


@pytest.mark.parametrize("words", [[], ["weather"], ["commands", "more"]])
def test_misuse(words: list[str]) -> None:
    assert typed("schema", *words).misuse.startswith("Error: ")


def _references(part: object) -> list[str]:
    if isinstance(part, dict):
        found = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return found + [one for inner in part.values() for one in _references(inner)]
    if isinstance(part, list):
        return [one for inner in part for one in _references(inner)]
    return []
