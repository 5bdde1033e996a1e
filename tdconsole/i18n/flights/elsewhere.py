"""A person's entries in other flights in words."""

from collections.abc import Iterable
from typing import assert_never

from tdconsole.domain.state.tournament import Tournament
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.flights.elsewhere import Elsewhere


def elsewhere_words(words: Catalogue, found: Iterable[Elsewhere]) -> list[str]:
    """Word each of them: `through from 1A with 54,000`, `plays in 1A`, `out of 1A`."""
    return [_state_words(words, one) for one in found]


def _state_words(words: Catalogue, one: Elsewhere) -> str:
    say = words.pgettext
    if one.out:
        return say("flight", "out of {flight}", flight=one.flight)
    if one.chips is not None:
        chips = words.number(one.chips)
        return say("flight", "through from {flight} with {chips}", flight=one.flight, chips=chips)
    return say("flight", "plays in {flight}", flight=one.flight)


def forward_words(words: Catalogue, tournament: Tournament, found: Iterable[Elsewhere]) -> str:
    """Say what another stack would mean to a player who goes on already; empty for others."""
    flights = tournament.terms.flights
    through = [one for one in found if one.chips is not None]
    if flights == "off" or not through:
        return ""
    told = words.listed([_state_words(words, one) for one in through])
    match flights.forward:
        case "best":
            return words.gettext("{through}: the better stack goes forward.", through=told)
        case "accumulate":
            return words.gettext("{through}: the stacks go forward together.", through=told)
        case "first":
            return words.gettext("{through}: the first stack goes forward.", through=told)
        case _:
            assert_never(flights.forward)
