"""Names in the form the house wants."""

from tdconsole.alphabets import has_others
from tdconsole.projections.people.family_names import initials
from tdconsole.projections.people.names import Known
from tdconsole.settings import NameForm


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
