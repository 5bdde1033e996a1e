"""Statements as PostgreSQL wants them: what is given has a dollar and a number."""

import re
from functools import cache
from typing import Final

_MARK: Final = re.compile(r"\?(\d*)")


@cache
def numbered(sql: str) -> str:
    """The statement with `$1` for `?` or `?1`; none of the program's own has both kinds."""
    given = 0

    def number(mark: re.Match[str]) -> str:
        nonlocal given
        given += 1
        return f"${mark[1] or given}"

    return _MARK.sub(number, sql)
