"""The report on a house that was moved."""

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
