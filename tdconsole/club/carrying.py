"""Carrying people, staff, notes and furniture to another house, and erasing there what is erased."""

from typing import Final

from tdconsole.club.erasing import Erasing, leave_traces
from tdconsole.house import Carried, House, Table, make_alike

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
    Table("pin", ("staff", "salt", "key", "wrong", "tried"), key=("staff",)),
)
"""Every table of the club, with every column that isn't worked out from the others."""
LEFT: Final = frozenset({"person_word", "erasing"})
"""The tables that each house makes for itself: the index of words, and the traces left in its own."""


def carry_club(source: House, target: House, carried: Carried) -> None:
    """Make the target's rows those of the source, and note if traces of earlier ones are left."""
    gone = [make_alike(source, target, table, carried) for table in CARRIED]
    if any(gone):
        leave_traces(target)


def finish_erasing(house: House) -> bool:
    """Remove the traces of what was erased, outside transactions; whether none are left."""
    return Erasing(house).finish() == "gone"
