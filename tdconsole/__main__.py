"""The program: `tdconsole`, or `python -m tdconsole`."""

import sys

from tdconsole.cli.main import run


def main() -> None:
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
