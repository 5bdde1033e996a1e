"""The places in which players would finish, in words."""

from collections.abc import Iterable
from typing import assert_never

from tdconsole.domain.eliminations.ranking import open_places, place_open, ranked
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.floor import (
    EliminationCorrected,
    EliminationReordered,
    PlayersEliminated,
)
from tdconsole.domain.language.tie_order import Doubt
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Place
from tdconsole.i18n.catalogue import Catalogue


def places(after: Tournament, hand: tuple[EntryId, ...]) -> dict[EntryId, tuple[Place, int]]:
    """The places of everybody out in the last hand, and how many share each."""
    found: dict[EntryId, tuple[Place, int]] = {}
    place = after.left + 1
    for tied in ranked(after, [(entry, after.exits.by_entry[entry]) for entry in hand]):
        for entry in tied:
            found[entry] = (Place(place), len(tied))
        place += len(tied)
    return found


def place_name(words: Catalogue, place: int, shared_by: int) -> str:
    first = ordinal(words, place)
    if shared_by == 1:
        return first
    return words.pgettext(
        "shared places", "{first}–{last}", first=first, last=ordinal(words, place + shared_by - 1)
    )


def open_name(words: Catalogue, place: int, shared_by: int, doubt: Doubt | None) -> str:
    """Name places that nobody holds alone yet, and what decides."""
    first, last = ordinal(words, place), ordinal(words, place + shared_by - 1)
    if shared_by > 2:
        places_ = place_name(words, place, shared_by)
    else:
        places_ = words.pgettext("open places", "{first} and {last}", first=first, last=last)
    match doubt:
        case "stacks":
            return words.pgettext("open places", "{places}, by stack", places=places_)
        case "equal_stacks":
            return words.pgettext("open places", "{places}, by the better hand", places=places_)
        case "tables" | None:
            return words.pgettext("open places", "{places}, open", places=places_)
        case _:
            assert_never(doubt)


def left_open(words: Catalogue, after: Tournament, entries: Iterable[EntryId]) -> str:
    """The open places that these players hold; empty where there are none."""
    open_ = open_places(after)
    found = [place_open(open_[entry], entry) for entry in entries if entry in open_]
    told = [open_name(words, one.place, len(one.players), one.doubt) for one in found]
    return words.listed(list(dict.fromkeys(told)))


def placed_by(event: Event) -> tuple[EntryId, ...]:
    """The players whose place an event decides, or leaves open."""
    match event:
        case PlayersEliminated(hand=hand):
            return tuple(out.entry for out in hand)
        case EliminationCorrected(entry=entry) | EliminationReordered(entry=entry):
            return (entry,)
        case _:
            return ()


def ordinal(words: Catalogue, number: int) -> str:
    """Return the number with one of four English endings; other languages may have just one."""
    say, last = words.pgettext, number % 10
    if number % 100 in {11, 12, 13} or last not in {1, 2, 3}:
        return say("place", "{number}th", number=number)
    if last == 1:
        return say("place", "{number}st", number=number)
    if last == 2:
        return say("place", "{number}nd", number=number)
    return say("place", "{number}rd", number=number)
