from typing import Any, Final

import click
from msgspec import json

from tdconsole.cli.engine.calc import CALCULATORS
from tdconsole.cli.engine.show import VIEWS
from tdconsole.cli.people.show_house import HOUSE_VIEWS
from tdconsole.domain.engine.rows import KINDS, REQUEST
from tdconsole.domain.language.commands.house import HouseCommand
from tdconsole.domain.language.events.house import HOUSE_KINDS

PRETTY: Final = 2
CALC: Final = "calc"


def commands_schema() -> dict[str, Any]:
    """The schema of requests: a command, with an optional number; some are for the house."""
    schema = json.schema(REQUEST | HouseCommand)
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
    shapes = {name: shape for name, (shape, _make) in (VIEWS | HOUSE_VIEWS).items()}
    return {"views": {name: json.schema(shape) for name, shape in shapes.items()}}


SCHEMAS: Final = {
    "commands": commands_schema,
    "events": events_schema,
    "views": views_schema,
}


def calculator_schema(name: str) -> dict[str, Any]:
    calculator = CALCULATORS[name]
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
