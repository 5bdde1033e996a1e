"""Carrying people, staff, notes and furniture to another house, and erasing there what is erased."""

from typing import Final

from tdconsole.club.erasing import Erasing, leave_traces
from tdconsole.house import Carried, House, Table, add_after, counted, make_alike
from tdconsole.known_errors import NotArrivedWhole

_SHELF: Final = ("folded", "name", "body")
CARRIED: Final = (
    Table(
        "person",
        (
            "id",
            "name",
            "country",
            "member_no",
            "nickname",
            "folded",
            "born",
            "email",
            "phone",
            "notes",
            "document_checked_on",
            "document_checked_by",
            "consent",
            "family",
            "family_guessed",
        ),
        key=("id",),
        numbered="id",
    ),
    Table("staff", ("id", "name", "folded", "place", "retired", "salt"), ("id",), numbered="id"),
    # In the order in which they were written, which no other column tells.
    Table("note", ("rowid", "id", "text", "salt"), key=("id",), numbered="rowid"),
    Table("alias", ("gone", "person", "name"), key=("gone",)),
    Table("merge", ("id", "gone", "person", "at", "by"), key=("id",), numbered="id"),
    Table("apart", ("one", "other", "reason"), key=("one", "other")),
    Table("chip_set", _SHELF, key=("folded",)),
    Table("room", _SHELF, key=("folded",)),
    Table("template", _SHELF, key=("folded",)),
    Table("brand", _SHELF, key=("folded",)),
    Table("pin", ("staff", "salt", "key", "wrong", "tried"), key=("staff",)),
    Table("device", ("id", "name", "code_hash", "code_until", "token_hash"), key=("id",)),
    Table("elsewhere", ("id", "person", "program", "key"), key=("id",), numbered="id"),
)
"""Every table of the club, with every column that isn't worked out from the others."""
LEFT: Final = frozenset({"person_word", "erasing", "changed"})
"""The tables that each house makes for itself: the index of words, and what was done in it."""
_PEOPLE: Final = CARRIED[0]
_CHANGES: Final = "SELECT name, no FROM changed"

Changes = dict[str, int]
"""How often each table was changed, as a file counts it."""


def carry_club(source: House, target: House, carried: Carried) -> None:
    """Make the target's rows those of the source, and note if traces of earlier ones are left."""
    gone = [make_alike(source, target, table, carried) for table in CARRIED]
    if any(gone):
        leave_traces(target)


def carry_changes(
    source: House, target: House, before: Changes | None, carried: Carried
) -> Changes:
    """Carry what was changed in a file since then, or look at everything, and say what it counts now."""
    now: Changes = dict(source.rows(_CHANGES))
    gone = 0
    for table in CARRIED:
        if before is None or now[table.name] != before[table.name]:
            gone += make_alike(source, target, table, carried)
            if counted(source, table) != counted(target, table):
                raise NotArrivedWhole(target.path, table.name)
        elif table is _PEOPLE:
            add_after(source, target, table, carried)
    if gone:
        leave_traces(target)
    return now


def is_erased(before: Changes | None, now: Changes) -> bool:
    """Whether anybody, or a text, may have been erased in between."""
    return before is None or any(now[name] != before[name] for name in ("person", "note"))


def finish_erasing(house: House) -> bool:
    """Remove the traces of what was erased, outside transactions; whether none are left."""
    return Erasing(house).finish() == "gone"
