"""A place in words: shared by several, or not settled yet."""

from tdconsole.i18n.catalogue import Catalogue


def standing_place(words: Catalogue, place: str, *, provisional: bool) -> str:
    """While another table may still report the same hand, it is not said as if it were final."""
    if not provisional:
        return place
    return words.gettext("{place}, provisional", place=place)


def place(words: Catalogue, number: int, shared_by: int) -> str:
    """Two who share the fifth place hold the fifth and the sixth."""
    if shared_by == 1:
        return str(number)
    return words.pgettext(
        "shared places", "{first}–{last}", first=number, last=number + shared_by - 1
    )
