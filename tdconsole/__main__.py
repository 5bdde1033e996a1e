"""The program: `tdconsole`, or `python -m tdconsole`."""

import sys

from tdconsole.cli.bench import bench
from tdconsole.cli.demo import demo
from tdconsole.cli.main import cli, run
from tdconsole.gui import commands

for command in (commands.open_, commands.projector, bench(commands.speeds), demo(commands)):
    cli.add_command(command)


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
