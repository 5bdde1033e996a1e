"""The program: `tdconsole`, or `python -m tdconsole`."""

import sys

from tdconsole.cli.main import cli, run
from tdconsole.gui.commands import projector

cli.add_command(projector)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
