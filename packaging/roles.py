"""Writes the table of the manual's page on roles: every gesture, and the roles that may do it.

`python packaging/roles.py` writes it anew below its heading in resources/manual/roles.md, from the
rows of the gestures; `--check` writes nothing, and exits with 1 where the table is another.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from typing import Final, get_args

from tdconsole.domain.engine.rows import WHO
from tdconsole.domain.values import Role
from tdconsole.files import resource
from tdconsole.i18n.catalogue import catalogue
from tdconsole.i18n.engine.commands import command_name

PAGE: Final = resource("manual") / "roles.md"
HEADING: Final = "## Who may do what\n"
WORDS: Final = catalogue("en")
ROLES: Final[tuple[Role, ...]] = get_args(Role)


def table() -> str:
    head = [f"| gesture | request | {' | '.join(ROLES)} |", f"|---|---|{':-:|' * len(ROLES)}"]
    return "\n".join([*head, *_rows()]) + "\n"


def _rows() -> Iterator[str]:
    for command, who in WHO.items():
        marks = "".join(" ● |" if role in who else " |" for role in ROLES)
        yield f"| {command_name(WORDS, command)} | `{command}` |{marks}"


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument(
        "--check", action="store_true", help="write nothing, say whether it differs"
    )
    check = parser.parse_args(arguments).check
    said, heading, _table = PAGE.read_text(encoding="utf-8").partition(HEADING)
    new = f"{said}{HEADING}\n{table()}"
    if check:
        same = bool(heading) and PAGE.read_text(encoding="utf-8") == new
        if not same:
            print(f"{PAGE.name} is another: run packaging/roles.py")
        return 0 if same else 1
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
