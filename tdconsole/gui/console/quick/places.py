"""The places that players would finish in, in words."""

from tdconsole.domain.eliminations import ranked
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, Place
from tdconsole.i18n.catalogue import Catalogue


def places(after: Tournament, hand: tuple[EntryId, ...]) -> dict[EntryId, tuple[Place, int]]:
    """Of everybody out in the last hand, and how many share each place."""
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


def ordinal(words: Catalogue, number: int) -> str:
    """English has four endings; other languages may write them all alike."""
    say, last = words.pgettext, number % 10
    if number % 100 in {11, 12, 13} or last not in {1, 2, 3}:
        return say("place", "{number}th", number=number)
    if last == 1:
        return say("place", "{number}st", number=number)
    if last == 2:
        return say("place", "{number}nd", number=number)
    return say("place", "{number}rd", number=number)
