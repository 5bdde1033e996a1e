"""The program: `tdconsole`, or `python -m tdconsole`."""

import sys

import click

from tdconsole.cli.main import cli, run
from tdconsole.gui import commands


def _bench() -> click.Command:
    from tdconsole.cli.bench.bench import bench  # noqa: PLC0415 -- loaded when it is asked for

    return bench(commands.speeds)


def _demo() -> click.Command:
    from tdconsole.cli.engine.demo import demo  # noqa: PLC0415 -- as above

    return demo(commands)


cli.add_command(commands.open_)
cli.add_command(commands.projector)
cli.later("bench", _bench)
cli.later("demo", _demo)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
