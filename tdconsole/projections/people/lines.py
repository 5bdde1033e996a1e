"""Reasons why a person can't be taken in, on the spot or from a line of a file."""

from typing import Literal

from tdconsole.domain.values import PersonId, Record, StaffId

Field = Literal[
    "name",
    "first_name",
    "family_name",
    "nickname",
    "member_no",
    "country",
    "born",
    "email",
    "phone",
    "notes",
    "consent",
    "document_checked_on",
]
"""The content of a column in a file of people; a name is whole or in its two parts."""


Likeness = Literal["member_no", "born", "name", "letter", "namesake"]
"""The same member number; the same birthday and nearly the same name; the same words in the name;
all but one letter of it; the same words, but another birthday."""


class Why(Record, tag=True, tag_field="why"):
    """A reason; the class name is its code."""


class MemberNoTaken(Why, kw_only=True):
    """Another person has this member number."""

    by: PersonId


class MemberNoTwice(Why, kw_only=True):
    """An earlier line has this member number."""

    line: int


class PersonTwice(Why, kw_only=True):
    """Nothing tells this person from the one on that line."""

    line: int


class NameMissing(Why, kw_only=True):
    pass


class FamilyNameElsewhere(Why, kw_only=True):
    """The name neither begins nor ends with this family name."""


class UnknownCountry(Why, kw_only=True):
    pass


class DateUnreadable(Why, kw_only=True):
    pass


class DateInFuture(Why, kw_only=True):
    pass


class DateTooLongAgo(Why, kw_only=True):
    pass


class NotAnEmail(Why, kw_only=True):
    pass


class NotYesOrNo(Why, kw_only=True):
    pass


class ControlSigns(Why, kw_only=True):
    """The text has invisible characters that end a line or turn the direction of writing."""


class TooLong(Why, kw_only=True):
    most: int


class TooManyCells(Why, kw_only=True):
    columns: int


class QuotesUnpaired(Why, kw_only=True):
    """A quotation mark opens a cell and nothing closes it."""


class NoColumnOfNames(Why, kw_only=True):
    """No heading says where the names are, so nothing in the file can be read."""


class NoSuchColumn(Why, kw_only=True):
    """A column that was asked for isn't in the file."""

    near: str | None = None


LineFlaw = (
    MemberNoTaken
    | MemberNoTwice
    | PersonTwice
    | NameMissing
    | FamilyNameElsewhere
    | UnknownCountry
    | DateUnreadable
    | DateInFuture
    | DateTooLongAgo
    | NotAnEmail
    | NotYesOrNo
    | ControlSigns
    | TooLong
    | TooManyCells
    | QuotesUnpaired
    | NoColumnOfNames
    | NoSuchColumn
)


Erased = Literal["gone", "unfinished", "left-to-owner"]
"""Unfinished while another program keeps the file from being rewritten, or its log from being
emptied: nobody finds it any more, but what was written is still on the disk."""


class StaffNameTaken(Record, kw_only=True):
    """Another member of staff has this name, perhaps spelled differently."""

    by: StaffId


class StaffUnknown(Record, kw_only=True):
    pass


class PersonLikelyKnown(Record, kw_only=True):
    """The person about to be added may already be in the house."""


class RefusedLine(Record, kw_only=True):
    """A refused line, with the field at fault, if any, and its value as written."""

    line: int
    field: Field | None = None
    why: LineFlaw
    value: str = ""
