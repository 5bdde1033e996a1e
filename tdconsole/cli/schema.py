from typing import Any, Final

import click
from msgspec import json

from tdconsole.cli.show import VIEWS
from tdconsole.domain.commands import Request
from tdconsole.domain.events import KINDS

PRETTY: Final = 2


def commands_schema() -> dict[str, Any]:
    """A request is a command with, where wanted, a number of its own."""
    schema = json.schema(Request)
    number = {"type": "string", "minLength": 1, "maxLength": 200}
    for name in schema["discriminator"]["mapping"]:
        schema["$defs"][name]["properties"]["request"] = number
    return schema


def events_schema() -> dict[str, Any]:
    return {
        "kinds": {
            f"{kind} {version}": json.schema(shape) for (kind, version), shape in KINDS.items()
        }
    }


def views_schema() -> dict[str, Any]:
    return {"views": {name: json.schema(shape) for name, (shape, _make) in VIEWS.items()}}


SCHEMAS: Final = {
    "commands": commands_schema,
    "events": events_schema,
    "views": views_schema,
}


@click.command()
@click.argument("subject", type=click.Choice(list(SCHEMAS)))
def schema(subject: str) -> None:
    """The JSON Schema of what goes in and out."""
    click.echo(json.format(json.encode(SCHEMAS[subject]()), indent=PRETTY))
