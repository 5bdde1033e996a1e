"""Every command by its name; each is loaded when it is asked for, so that a window waits for none."""

from collections.abc import Callable
from functools import partial
from pkgutil import resolve_name
from typing import Any, Final

import click

Loading = Callable[[], click.Command]


def _bench() -> click.Command:
    from tdconsole.cli.bench.bench import bench  # noqa: PLC0415 -- as above

    return bench()


def _demo() -> click.Command:
    from tdconsole.cli.engine.demo import demo  # noqa: PLC0415 -- as above

    return demo()


_PLACES: Final = {
    "new": "tdconsole.cli.setup.new:new",
    "do": "tdconsole.cli.engine.do:do",
    "show": "tdconsole.cli.engine.show:show",
    "print": "tdconsole.cli.papers.prints:print_",
    "people": "tdconsole.cli.people.people:people",
    "staff": "tdconsole.cli.people.staff:staff",
    "export": "tdconsole.cli.papers.exports:export",
    "import": "tdconsole.cli.papers.imports:import_",
    "copy": "tdconsole.cli.engine.copying:copy",
    "verify": "tdconsole.cli.draw.check:verify",
    "verify-draw": "tdconsole.cli.draw.check:verify_draw",
    "rules": "tdconsole.cli.rules.rules:rules",
    "calc": "tdconsole.cli.engine.calc:calc",
    "schema": "tdconsole.cli.engine.schema:schema",
}


class Commands(click.Group):
    def __init__(self, *arguments: Any, **settings: Any) -> None:
        super().__init__(*arguments, **settings)
        self._waiting: dict[str, Loading] = {
            name: partial(resolve_name, place) for name, place in _PLACES.items()
        }
        self._waiting |= {"bench": _bench, "demo": _demo}

    def later(self, name: str, loading: Loading) -> None:
        self._waiting[name] = loading

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted({*super().list_commands(ctx), *self._waiting})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in self._waiting:
            self.add_command(self._waiting.pop(cmd_name)(), cmd_name)
        return super().get_command(ctx, cmd_name)
