"""The list of offences that comes with the program."""

from functools import cache
from typing import Final

from msgspec import Struct, field

from tdconsole.domain.rules.offences import Degree, Offence, OffenceList, Usual
from tdconsole.library.toml import found, read

_FOLLOWED: Final = "tda-2024"
"""The book that others without a word on penalties follow."""


class _General(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cite: str
    mildest: Degree = field(name="from")
    gravest: Degree = field(name="to")


class _Own(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cite: str
    mildest: Degree | None = field(name="from", default=None)
    gravest: Degree | None = field(name="to", default=None)


class _File(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    general: dict[str, _General]
    offence: dict[str, dict[str, _Own]]


@cache
def offences() -> OffenceList:
    """The offences in file order, each with what every shipped book says."""
    from tdconsole.library.rulebooks import rulebooks_named  # noqa: PLC0415 -- slow to load

    file = read(found("rules", "offences"), _File)
    books = rulebooks_named()
    return OffenceList(
        offences=tuple(
            Offence(id=name, usual={book: _usual(file, told, book) for book in books})
            for name, told in file.offence.items()
        )
    )


def _usual(file: _File, told: dict[str, _Own], book: str) -> Usual:
    book = book if book in file.general else _FOLLOWED
    general, own = file.general[book], told.get(book)
    cite = general.cite if own is None else own.cite
    if own is None or own.mildest is None or own.gravest is None:
        return Usual(cite=cite, mildest=general.mildest, gravest=general.gravest, general=True)
    return Usual(cite=cite, mildest=own.mildest, gravest=own.gravest)


@cache
def offence_words() -> frozenset[str]:
    return frozenset(one.id for one in offences().offences)
