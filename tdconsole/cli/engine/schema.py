from typing import Any, Final

import click
from msgspec import json

from tdconsole.cli.engine.calc import CALCULATORS, calculator_named
from tdconsole.cli.engine.show import HOUSE_VIEWS, VIEWS, view_named
from tdconsole.domain.engine.rows import HOUSE_KINDS, HOUSE_REQUEST, KINDS, REQUEST

PRETTY: Final = 2
CALC: Final = "calc"


def commands_schema() -> dict[str, Any]:
    """The schema of requests: a command, with an optional number; some are for the house."""
    schema = json.schema(REQUEST | HOUSE_REQUEST)
    number = {"type": "string", "minLength": 1, "maxLength": 200}
    for name in schema["discriminator"]["mapping"]:
        schema["$defs"][name]["properties"]["request"] = number
    return schema


def events_schema() -> dict[str, Any]:
    return {
        "kinds": {
            f"{kind} {version}": json.schema(shape)
            for (kind, version), shape in (KINDS | HOUSE_KINDS).items()
        }
    }


def views_schema() -> dict[str, Any]:
    return {"views": {name: json.schema(view_named(name).shape) for name in VIEWS | HOUSE_VIEWS}}


SCHEMAS: Final = {
    "commands": commands_schema,
    "events": events_schema,
    "views": views_schema,
}


def calculator_schema(name: str) -> dict[str, Any]:
    calculator = calculator_named(name)
    return {"takes": json.schema(calculator.takes), "gives": json.schema(calculator.gives)}


@click.command()
@click.argument("subject", type=click.Choice([*SCHEMAS, CALC]))
@click.argument("name", type=click.Choice(list(CALCULATORS)), required=False)
def schema(subject: str, name: str | None) -> None:
    """The JSON Schema of what goes in and out; of one calculation with 'calc NAME'."""
    if (subject == CALC) != (name is not None):
        raise click.UsageError("A calculation's name belongs to 'calc', and to nothing else.")
    shape = SCHEMAS[subject]() if name is None else calculator_schema(name)
    click.echo(json.format(json.encode(shape), indent=PRETTY))
