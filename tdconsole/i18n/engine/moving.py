"""The report on a house that was moved, came in as lines, or is followed by a copy."""

from collections.abc import Iterator

from tdconsole.domain.values import Instant
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.engine.moved import CameIn, Moved


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


def came_in_sentences(words: Catalogue, came: CameIn) -> Iterator[str]:
    """What a house made of lines has, and what no file of lines can hold."""
    counted = (
        words.ngettext("{number} tournament", "{number} tournaments", came.tournaments),
        words.ngettext("{number} step", "{number} steps", came.steps),
        words.gettext("no names")
        if came.people is None
        else words.ngettext("{number} person", "{number} people", came.people),
    )
    yield words.gettext(
        "{place} was made of {source}, whole and with the same seals: {counted}.",
        place=came.place,
        source=came.source,
        counted=", ".join(counted),
    )
    if came.renewed:
        yield words.ngettext(
            "The secret of the draws stayed where it was made: {number} tournament has a new commitment, in its log.",
            "The secret of the draws stayed where it was made: {number} tournaments have a new commitment, in their logs.",
            came.renewed,
        )
    if came.freed:
        yield words.gettext(
            "No PIN leaves a house, so nobody has a role here. Give the roles again, and pair the devices."
        )


def came_from(words: Catalogue, file: object) -> str:
    """The reason with which the draws' new commitment is recorded."""
    return words.gettext("Made of the lines in {path}, which hold no secret", path=file)


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
