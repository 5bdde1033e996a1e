"""Names in the form the house wants."""

from tdconsole.projections.people.family_names import initials
from tdconsole.projections.people.names import Known
from tdconsole.settings import NameForm


def named(known: Known, nickname: str | None, form: NameForm) -> str:
    if form == "nickname" and nickname:
        return nickname
    return known.initialled if form == "initial" else " ".join(known.name.split())


def listed(known: Known, nickname: str | None, form: NameForm) -> str:
    """The name, family name first, as in every list sorted by it."""
    if form == "nickname" and nickname:
        return nickname
    short = initials(known.name, known.family) if form == "initial" else ""
    return f"{known.family}, {short}" if short else known.listed
