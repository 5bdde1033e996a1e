"""Names as the house wants them seen."""

from tdconsole.settings import NameForm


def named(name: str, nickname: str | None, form: NameForm) -> str:
    """The last word is taken for the family's name."""
    if form == "nickname" and nickname:
        return nickname
    given, _, family = name.rpartition(" ")
    return f"{_initials(given)} {family}" if form == "initial" and given else name


def listed(name: str, nickname: str | None, form: NameForm) -> str:
    """The family's name first, as in every list that is sorted by it."""
    if form == "nickname" and nickname:
        return nickname
    given, _, family = name.rpartition(" ")
    if not given:
        return name
    return f"{family}, {_initials(given) if form == 'initial' else given}"


def _initials(given: str) -> str:
    return " ".join(f"{word[0]}." for word in given.split())
