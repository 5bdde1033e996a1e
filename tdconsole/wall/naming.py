"""Names in the form the house wants."""

from typing import Self

from tdconsole.alphabets import has_others
from tdconsole.projections.people.family_names import initials
from tdconsole.projections.people.names import Known
from tdconsole.settings import NameForm


class Name(str):
    """A name, with the shorter ways to write it where a list has too little room."""

    __slots__ = ("shorter",)
    shorter: tuple[str, ...]

    def __new__(cls, name: str, *shorter: str) -> Self:
        made = super().__new__(cls, name)
        made.shorter = tuple(way for way in dict.fromkeys(shorter) if way and way != name)
        return made


def ways(name: str) -> tuple[str, ...]:
    """The name in full, and shorter."""
    return (str(name), *name.shorter) if isinstance(name, Name) else (name,)


def named(known: Known, nickname: str | None, form: NameForm) -> str:
    if form == "nickname" and nickname:
        return _drawable(nickname)
    return _drawable(known.initialled if form == "initial" else " ".join(known.name.split()))


def listed(known: Known, nickname: str | None, form: NameForm) -> str:
    """The name, family name first, as in every list sorted by it."""
    if form == "nickname" and nickname:
        return _drawable(nickname)
    short = initials(known.name, known.family) if form == "initial" else ""
    return _drawable(f"{known.family}, {short}" if short else known.listed)


def _drawable(name: str) -> str:
    """The name; signs that no face has are spelled, as on paper."""
    if not has_others(name):
        return name
    from tdconsole.printing.paper.alphabets.shaping import written  # noqa: PLC0415 -- rarely needed

    return written(name)
