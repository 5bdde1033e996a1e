"""A place in words: shared by several, or not settled yet."""

from tdconsole.i18n.catalogue import Catalogue


def standing_place(words: Catalogue, place: str, *, provisional: bool) -> str:
    """While another table may still report the same hand, it is not said as if it were final."""
    if not provisional:
        return place
    return words.gettext("{place}, provisional", place=place)
