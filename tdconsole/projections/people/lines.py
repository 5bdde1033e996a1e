"""Why a person could not be taken in, on the spot or from a line of a file."""

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
"""What a column of a file of people may hold; a name whole or in its two parts."""


Likeness = Literal["member_no", "born", "name", "letter", "namesake"]
"""One member number; one birthday and much the same name; the same words in the name; all but a
letter of it; the same words, but another birthday."""


class Why(Record, tag=True, tag_field="why"):
    """Each its own type, the class name its code."""


class MemberNoTaken(Why, kw_only=True):
    """Two people never have one member number."""

    by: PersonId


class MemberNoTwice(Why, kw_only=True):
    """The line in which it stands first has it."""

    line: int


class PersonTwice(Why, kw_only=True):
    """Nothing tells this person from the one of that line."""

    line: int


class NameMissing(Why, kw_only=True):
    pass


class FamilyNameElsewhere(Why, kw_only=True):
    """A family name with which the name neither ends nor begins."""


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
    """Signs that nobody sees and that end a line or turn the writing round."""


class TooLong(Why, kw_only=True):
    most: int


class TooManyCells(Why, kw_only=True):
    columns: int


class QuotesUnpaired(Why, kw_only=True):
    """A quotation mark opens a cell and nothing closes it."""


class NoColumnOfNames(Why, kw_only=True):
    """No heading says where the names stand: nothing of the file can be read."""


class NoSuchColumn(Why, kw_only=True):
    """A column that was asked for is not in the file."""

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


class StaffNameTaken(Record, kw_only=True):
    """Two of the staff never have one name, however it is written."""

    by: StaffId


class StaffUnknown(Record, kw_only=True):
    pass


class PersonLikelyKnown(Record, kw_only=True):
    """Somebody is about to be added who may be in the house already."""


class RefusedLine(Record, kw_only=True):
    """The field is the one it is about, if it is about one; the value as it was written."""

    line: int
    field: Field | None = None
    why: LineFlaw
    value: str = ""
