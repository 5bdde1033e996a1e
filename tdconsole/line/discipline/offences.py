"""The offence meant by a word of the line, and the usual penalty for it."""

from collections.abc import Callable

from tdconsole.domain.rules.offences import Degree, Usual
from tdconsole.i18n.discipline.offences import offence_name, usual_told
from tdconsole.library.offences import offences
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.reading import Offer
from tdconsole.spelling import folded


def usual_of(desk: Desk, offence: str) -> Usual | None:
    return offences().usual(offence, desk.state.rules)


def meant(desk: Desk, typed: str) -> list[str]:
    """Find by the list's word, or by the beginnings of words in the window's language."""
    if offences().get(typed.lower()) is not None:
        return [typed.lower()]
    wanted = folded(typed).split()
    return [
        one.id
        for one in offences().offences
        if _begins(wanted, folded(offence_name(desk.words, one.id)).split())
        or _begins(wanted, folded(one.id).split())
    ]


def for_what(desk: Desk, reason: str) -> tuple[str, str]:
    """Split the offence, which ends at a colon, from the words after it."""
    typed, colon, words = reason.partition(":")
    found = meant(desk, typed) if colon and words.strip() else []
    return (found[0], words.strip()) if len(found) == 1 else ("", reason)


def _begins(wanted: list[str], words: list[str]) -> bool:
    return all(any(word.startswith(one) for word in words) for one in wanted)


def offered_offences(
    desk: Desk, listed: list[str], line: Callable[[str], str]
) -> tuple[Offer, ...]:
    return tuple(
        Offer(line=line(one), label=offence_name(desk.words, one), detail=_usual(desk, one))
        for one in listed
    )


def _usual(desk: Desk, offence: str) -> str:
    """Say the usual range if this offence has one; the general range is not repeated each time."""
    usual = usual_of(desk, offence)
    if usual is None:
        return ""
    return usual.cite if usual.general else usual_told(desk.words, usual)


def with_usual(desk: Desk, told: str, offence: str, degree: Degree) -> str:
    """Say what is given, for what, and whether that is usual."""
    usual = usual_of(desk, offence)
    if not offence or usual is None:
        return told
    words = desk.words
    about = {
        "told": told,
        "offence": offence_name(words, offence),
        "usual": usual_told(words, usual),
    }
    if usual.includes(degree):
        return words.gettext("{told} ({offence}; {usual})", **about)
    return words.gettext("{told} ({offence}; not what is usual: {usual})", **about)
