"""A place in words: shared by several, or not settled yet."""

from tdconsole.i18n.catalogue import Catalogue


def standing_place(words: Catalogue, place: str, *, provisional: bool) -> str:
    """The place; not worded as final while another table may still report the same hand."""
    if not provisional:
        return place
    return words.gettext("{place}, provisional", place=place)


def place(words: Catalogue, number: int, shared_by: int) -> str:
    """The places held: two who share the fifth hold the fifth and the sixth."""
    if shared_by == 1:
        return str(number)
    return words.pgettext(
        "shared places", "{first}–{last}", first=number, last=number + shared_by - 1
    )
