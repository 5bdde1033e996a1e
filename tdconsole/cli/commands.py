"""Every command by name, loaded when it is asked for, so that a window waits for none."""

from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name
from typing import Any, Final, NamedTuple

import click

Loading = Callable[[], click.Command]


class Waiting(NamedTuple):
    """A command not loaded yet, and its first sentence for the list; a test compares them."""

    loading: Loading
    said: str


def _bench() -> click.Command:
    from tdconsole.cli.bench.bench import bench  # noqa: PLC0415 -- as above

    return bench()


def _demo() -> click.Command:
    from tdconsole.cli.engine.demo import demo  # noqa: PLC0415 -- as above

    return demo()


def _at(place: str, said: str) -> Waiting:
    return Waiting(partial(resolve_name, f"tdconsole.cli.{place}"), said)


_COMMANDS: Final = {
    "backup": _at(
        "engine.backing_up:backup",
        "Make a rolling copy of FILE in the folder PLACE, checked, and thin out the older ones.",
    ),
    "bench": Waiting(
        _bench,
        "Measure this machine: durable actions, opening, paper, draws, rules, the window; as JSON.",
    ),
    "brand": _at(
        "setup.brand:brand",
        "Give the walls of FILE a brand: colours out of a logo, a layout, sponsors and a picture.",
    ),
    "calc": _at(
        "engine.calc:calc",
        "Work out NAME from JSON on standard input; see 'tdconsole schema calc NAME'.",
    ),
    "copy": _at(
        "engine.copying:copy",
        "Copy FILE to PLACE, a file or a folder, and check the copy; the house may be open.",
    ),
    "demo": Waiting(
        _demo, "Go through the first hours of an evening in a throw-away house, and show it."
    ),
    "device": _at(
        "people.devices:device",
        "Pair tablets, phones and televisions with FILE, list them, and remove them.",
    ),
    "do": _at(
        "engine.do:do",
        "Do what standard input asks, one JSON request a line; see 'tdconsole schema commands'.",
    ),
    "export": _at(
        "papers.exports:export",
        "Write results, a structure, rulings, people or all of the house in FILE for others.",
    ),
    "follow": _at(
        "engine.following:follow",
        "Keep a checked copy of FILE in another PLACE, at most a second behind, until it is stopped.",
    ),
    "import": _at(
        "papers.imports:import_",
        "Take a structure, players or tournaments into FILE, or a whole house that was exported.",
    ),
    "move": _at(
        "engine.moving:move",
        "Move the house FROM a file or server TO another; FROM is then only to be looked at.",
    ),
    "new": _at(
        "setup.new:new",
        "Create a tournament in FILE, and the house FILE itself where there is none.",
    ),
    "people": _at(
        "people.people:people",
        "Add, change, merge and erase people of FILE; 'show FILE people' lists them.",
    ),
    "print": _at(
        "papers.prints:print_",
        "Make a DOCUMENT as a PDF; that it was made is written on the trail.",
    ),
    "repair": _at(
        "engine.mending:repair",
        "Save all that is whole in HURT as the house NEW; HURT itself is left as it is.",
    ),
    "restore": _at(
        "engine.mending:restore",
        "Make FILE anew from COPY, or the last copy in that folder; a hurt FILE gets another name.",
    ),
    "rights": _at(
        "engine.rights:rights",
        "Print a script for psql: what a role needs to work on the house at ADDRESS.",
    ),
    "rules": _at(
        "rules.rules:rules",
        "What the rulebooks say: find a procedure, read it, put two books side by side.",
    ),
    "schema": _at(
        "engine.schema:schema",
        "The JSON Schema of what goes in and out; of one calculation with 'calc NAME'.",
    ),
    "seal": _at(
        "engine.sealing:seal",
        "Hand the seals of FILE to a command of the house's, to keep elsewhere.",
    ),
    "season": _at(
        "season.entering:season",
        "Enter the qualifiers of a season of FILE into its final; 'show FILE season' has the table.",
    ),
    "show": _at("engine.show:show", "Show a VIEW of a tournament in FILE."),
    "staff": _at(
        "people.staff:staff",
        "Manage the staff who may act in FILE: their order, roles and PINs.",
    ),
    "verify": _at(
        "draw.check:verify",
        "Check all of FILE: every seal, every sum, every draw; and say what it promises.",
    ),
    "verify-draw": _at(
        "draw.check:verify_draw",
        "Draw every seat, button, envelope and card again, from the links that were opened.",
    ),
}


class Commands(click.Group):
    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._waiting = dict(_COMMANDS)

    def later(self, name: str, loading: Loading, said: str | None = None) -> None:
        """Register a command; without `said` it is another way to load one already known."""
        self._waiting[name] = Waiting(loading, self._waiting[name].said if said is None else said)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *self._waiting})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self._waiting:
            self.add_command(self._waiting.pop(cmd_name).loading(), cmd_name)
        return super().get_command(ctx, cmd_name)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List all without loading those that wait."""
        listed = click.Group(commands=dict(self.commands))
        for name, waiting in self._waiting.items():
            listed.add_command(click.Command(name, help=waiting.said))
        listed.format_commands(ctx, formatter)
