import json
from collections import Counter
from typing import Final

from msgspec import ValidationError, convert

from tdconsole.domain.values import (
    AnteKind,
    Chips,
    Level,
    NameTyped,
    Record,
    Structure,
)
from tdconsole.flaws import (
    ChipsOutOfOrder,
    FieldMissing,
    NotAList,
    NotARow,
    NotAWord,
    TooMany,
    UnknownField,
)
from tdconsole.library.structure_periods import FIELDS, cells_of, structure_of
from tdconsole.library.structure_rows import (
    MOST_CHIPS,
    Row,
    bad,
    decoded,
    kind_in,
    nearest,
    number_in,
    rising,
)
from tdconsole.library.toml import parsed
from tdconsole.library.toml_lines import Steps, lines_of

KEYS: Final = ("title", "title_it", "title_pl", "entries", "stack", "chips", "ante", "rows")
MOST_DENOMINATIONS: Final = 20
MOST_ENTRIES: Final = 1_000_000


class StructureFile(Record, kw_only=True):
    """A structure for somebody choosing one: its name, and the field it was made for."""

    title: str
    title_it: str | None = None
    title_pl: str | None = None
    entries: int | None = None
    """The field it was made for: with this many starting stacks it ends in time."""
    stack: Chips | None = None
    chips: tuple[Chips, ...] = ()
    structure: Structure

    def title_in(self, language: str) -> str:
        titles = {"it": self.title_it, "pl": self.title_pl}
        return titles.get(language) or self.title


def from_toml(path: str, written: bytes) -> StructureFile:
    text = decoded(path, written)
    table = parsed(path, text)
    lines = lines_of(text)
    top = _row(path, lines, (), table, KEYS)
    for key in ("title", "rows"):
        if key not in table:
            raise bad(path, 1, FieldMissing(field=key))
    return StructureFile(
        title=_title(top, "title") or "",
        title_it=_title(top, "title_it"),
        title_pl=_title(top, "title_pl"),
        entries=_number(top, "entries", MOST_ENTRIES),
        stack=None if (stack := _number(top, "stack", MOST_CHIPS)) is None else Chips(stack),
        chips=_chips(top),
        structure=structure_of(
            _rows(path, lines, top), kind_in(top, "ante") if "ante" in table else None
        ),
    )


def _row(
    path: str, lines: dict[Steps, int], way: Steps, table: dict[str, object], known: tuple[str, ...]
) -> Row:
    row = Row(
        path=path,
        line=lines.get(way, 1),
        cells=table,
        lines={key: lines[*way, key] for key in table},
        names={},
    )
    for key in table:
        if key not in known:
            raise row.bad(UnknownField(field=key, near=nearest(key, known)), key)
    return row


def _rows(path: str, lines: dict[Steps, int], top: Row) -> list[Row]:
    rows = []
    for number, table in enumerate(_list(top, "rows")):
        if not isinstance(table, dict):
            raise bad(path, lines["rows", number], NotARow())
        rows.append(_row(path, lines, ("rows", number), table, FIELDS))
    return rows


def _list(top: Row, key: str) -> list[object]:
    value = top.cells[key]
    if not isinstance(value, list):
        raise top.bad(NotAList(field=key), key)
    return value


def _title(top: Row, key: str) -> str | None:
    if key not in top.cells:
        return None
    try:
        return convert(top.cells[key], NameTyped)
    except ValidationError as error:
        raise top.bad(NotAWord(field=key), key) from error


def _number(top: Row, key: str, most: int) -> int | None:
    return number_in(top, key, top.cells[key], 1, most) if key in top.cells else None


def _chips(top: Row) -> tuple[Chips, ...]:
    if "chips" not in top.cells:
        return ()
    chips = [number_in(top, "chips", one, 1, MOST_CHIPS) for one in _list(top, "chips")]
    if len(chips) > MOST_DENOMINATIONS:
        raise top.bad(TooMany(field="chips", most=MOST_DENOMINATIONS), "chips")
    if not rising(chips):
        raise top.bad(ChipsOutOfOrder(), "chips")
    return tuple(map(Chips, chips))


def to_toml(file: StructureFile) -> str:
    """The file as one would write it by hand: a line per row, with only what is set."""
    kind = _usual_kind(file.structure)
    written = [f"title = {_quoted(file.title)}"]
    if file.title_it is not None:
        written.append(f"title_it = {_quoted(file.title_it)}")
    if file.title_pl is not None:
        written.append(f"title_pl = {_quoted(file.title_pl)}")
    if file.entries is not None:
        written.append(f"entries = {file.entries}")
    if file.stack is not None:
        written.append(f"stack = {file.stack}")
    if file.chips:
        written.append(f"chips = [{', '.join(map(str, file.chips))}]")
    if kind is not None:
        written.append(f"ante = {_quoted(kind)}")
    written.append("rows = [")
    for period in file.structure:
        cells = cells_of(period, kind)
        inner = ", ".join(f"{field} = {_written(value)}" for field, value in cells.items())
        written.append(f"    {{ {inner} }},")
    written.append("]")
    return "\n".join(written) + "\n"


def _usual_kind(structure: Structure) -> AnteKind | None:
    kinds = Counter(
        level.ante_kind for level in structure if isinstance(level, Level) and level.ante
    )
    return kinds.most_common(1)[0][0] if kinds else None


def _written(value: object) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(_quoted, value))}]"
    return str(value) if isinstance(value, int) else _quoted(str(value))


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
