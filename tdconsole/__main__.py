"""The program: `tdconsole`, or `python -m tdconsole`."""

import sys

import click

from tdconsole.cli.main import cli, run

# Each is loaded when it is used, so that `--version` waits for none of them.


def _open() -> click.Command:
    from tdconsole.gui.commands import open_  # noqa: PLC0415 -- as above

    return open_


def _projector() -> click.Command:
    from tdconsole.gui.commands import projector  # noqa: PLC0415 -- as above

    return projector


def _film() -> click.Command:
    from tdconsole.gui.filming import film  # noqa: PLC0415 -- as above

    return film


def _bench() -> click.Command:
    from tdconsole.cli.bench.bench import bench  # noqa: PLC0415 -- as above
    from tdconsole.gui.commands import speeds  # noqa: PLC0415 -- as above

    return bench(speeds)


def _demo() -> click.Command:
    from tdconsole.cli.engine.demo import demo  # noqa: PLC0415 -- as above
    from tdconsole.gui import commands  # noqa: PLC0415 -- as above

    return demo(commands)


def _serve() -> click.Command:
    from tdconsole.web.commands import serve  # noqa: PLC0415 -- as above

    return serve


cli.later(
    "open", _open, "Open the director's window on FILE; without one, on the house of this machine."
)
cli.later(
    "projector",
    _projector,
    "Show a screen of a tournament in FILE on the projector, or draw it into a picture.",
)
cli.later(
    "film",
    _film,
    "Draw a screen of an evening in FILE again and again into FOLDER, as pictures for a film.",
)
cli.later(
    "serve",
    _serve,
    "Show a tournament of FILE on phones and televisions in the hall's own network.",
)
cli.later("bench", _bench)
cli.later("demo", _demo)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
