"""Domain values read from a TOML file, or what is wrong on which line."""

import re
from collections.abc import Collection
from functools import cached_property
from pathlib import Path
from typing import Any, NoReturn

from msgspec import inspect

from tdconsole.flaws import (
    FieldMissing,
    Flaw,
    NotAList,
    NotANumber,
    NotASwitch,
    NotATable,
    NotAWord,
    NotOneOf,
    TooMany,
    UnknownField,
)
from tdconsole.library.structure_rows import bad, decoded, nearest, shown
from tdconsole.library.toml import contents, parsed
from tdconsole.library.toml_lines import Steps, lines_of


class Page:
    """One file; a fault in it is reported with its line."""

    def __init__(self, path: Path) -> None:
        self._path = str(path)
        self._text = decoded(self._path, contents(path))
        self.data: dict[str, Any] = parsed(self._path, self._text)

    @cached_property
    def _lines(self) -> dict[Steps, int]:
        """The lines, computed only if something is wrong."""
        return lines_of(self._text)

    def wrong(self, steps: Steps, flaw: Flaw) -> NoReturn:
        """Report a fault; if its place isn't in the file, at the nearest thing around it."""
        around = next((steps[:n] for n in range(len(steps), 0, -1) if steps[:n] in self._lines), ())
        raise bad(self._path, self._lines.get(around, 1), flaw)

    def read(self, kind: inspect.Type, given: object, steps: Steps) -> Any:
        match kind:
            case inspect.UnionType(types=kinds):
                return self._one_of(kinds, given, steps)
            case inspect.StructType():
                return self._table(kind, given, steps)
            case inspect.VarTupleType():
                return self._list(kind, given, steps)
            case inspect.LiteralType(values=values):
                return self._word(tuple(map(str, values)), given, steps)
            case inspect.BoolType():
                if not isinstance(given, bool):
                    self.wrong(steps, NotASwitch(field=_name(steps), given=shown(given)))
                return given
            case inspect.IntType(ge=int(least), le=int(most)):
                if isinstance(given, bool) or not isinstance(given, int):
                    self._no_number(steps, given, least, most)
                if not least <= given <= most:
                    self._no_number(steps, given, least, most)
                return given
            case inspect.StrType(min_length=least, max_length=most, pattern=pattern):
                if (
                    not isinstance(given, str)
                    or not (least or 0) <= len(given) <= (most or len(given))
                    or (pattern and not re.search(pattern, given))
                ):
                    self.wrong(steps, NotAWord(field=_name(steps)))
                return given
            case _:
                raise AssertionError(kind)

    def key(self, steps: Steps, keys: Collection[str]) -> None:
        """Check that the last of these steps is one of the known keys."""
        key = str(steps[-1])
        if key not in keys:
            self.wrong(steps, UnknownField(field=key, near=nearest(key, keys)))

    def _one_of(self, kinds: tuple[inspect.Type, ...], given: object, steps: Steps) -> Any:
        """A table, or one of its words such as "off"; an optional value isn't written."""
        written = [kind for kind in kinds if not isinstance(kind, inspect.NoneType)]
        tagged = {
            str(kind.tag): kind
            for kind in written
            if isinstance(kind, inspect.StructType) and kind.tag_field
        }
        if tagged and isinstance(given, dict):
            return self._tagged(tagged, given, steps)
        for kind in written:
            if isinstance(kind, inspect.StructType) == isinstance(given, dict):
                return self.read(kind, given, steps)
        return self.read(written[0], given, steps)

    def _tagged(
        self, kinds: dict[str, inspect.StructType], given: dict[str, Any], steps: Steps
    ) -> Any:
        """One of several tables, chosen by its tag."""
        field = next(iter(kinds.values())).tag_field or ""
        at = (*steps, field)
        if field not in given:
            self.wrong(at, FieldMissing(field=_name(at)))
        kind = kinds[self._word(tuple(kinds), given[field], at)]
        rest = {key: value for key, value in given.items() if key != field}
        return self._table(kind, rest, steps)

    def _table(self, kind: inspect.StructType, given: object, steps: Steps) -> Any:
        keys = [field.encode_name for field in kind.fields]
        if not isinstance(given, dict):
            self.wrong(steps, NotATable(field=_name(steps), keys=tuple(keys)))
        for key in given:
            self.key((*steps, key), keys)
        values = {}
        for field in kind.fields:
            at = (*steps, field.encode_name)
            if field.encode_name in given:
                values[field.name] = self.read(field.type, given[field.encode_name], at)
            elif field.required:
                self.wrong(at, FieldMissing(field=_name(at)))
        return kind.cls(**values)

    def _list(self, kind: inspect.VarTupleType, given: object, steps: Steps) -> tuple[Any, ...]:
        if not isinstance(given, list) or len(given) < (kind.min_length or 0):
            self.wrong(steps, NotAList(field=_name(steps)))
        most = kind.max_length
        if most is not None and len(given) > most:
            self.wrong(steps, TooMany(field=_name(steps), most=most))
        return tuple(
            self.read(kind.item_type, one, (*steps, number)) for number, one in enumerate(given)
        )

    def _word(self, choices: tuple[str, ...], given: object, steps: Steps) -> str:
        if not isinstance(given, str) or given not in choices:
            said = shown(given)
            flaw = NotOneOf(
                field=_name(steps), given=said, choices=choices, near=nearest(said, choices)
            )
            self.wrong(steps, flaw)
        return given

    def _no_number(self, steps: Steps, given: object, least: int, most: int) -> NoReturn:
        flaw = NotANumber(field=_name(steps), given=shown(given), least=least, most=most)
        self.wrong(steps, flaw)


def _name(steps: Steps) -> str:
    return ".".join(step for step in steps if isinstance(step, str))
