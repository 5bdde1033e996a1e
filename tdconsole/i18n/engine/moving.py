"""The report on a house that was moved, or on a copy that follows it."""

from tdconsole.domain.values import Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.engine.moved import Moved


def moving_words(words: Catalogue) -> str:
    return words.gettext("Moving the house")


def moved_sentence(words: Catalogue, moved: Moved) -> str:
    return words.gettext(
        "Moved to {place}, whole and with the same seals: {tournaments}, {steps}, {people}. It goes on there; {source} can still be looked at.",
        place=moved.place,
        tournaments=words.ngettext(
            "{number} tournament", "{number} tournaments", moved.tournaments
        ),
        steps=words.ngettext("{number} step", "{number} steps", moved.steps),
        people=words.ngettext("{number} person", "{number} people", moved.people),
        source=moved.source,
    )


def followed_sentence(words: Catalogue, place: object, steps: int, last: Instant | None) -> str:
    """How far a copy that follows is."""
    counted = words.ngettext("{number} step", "{number} steps", steps)
    if last is None:
        return words.gettext("{place} follows: {steps}.", place=place, steps=counted)
    return words.gettext(
        "{place} follows: {steps}, the last of {moment}.",
        place=place,
        steps=counted,
        moment=words.moment(last),
    )


def taken_over_from(words: Catalogue, house: object) -> str:
    """The reason with which the draws' new commitment is recorded."""
    return words.gettext("Taken over from {place}, which could not be reached", place=house)


def taken_over_sentence(words: Catalogue, place: object, steps: int) -> str:
    return words.gettext(
        "{place} is in force now, with {steps}. Compare the last of them with your papers.",
        place=place,
        steps=words.ngettext("{number} step", "{number} steps", steps),
    )
