"""HTML made of elements, in which every text is escaped."""

from html import escape
from typing import Final

_EMPTY: Final = frozenset({"input", "link", "meta", "img", "br"})


class Html(str):
    """Markup, which no text becomes by itself."""

    __slots__ = ()


def element(tag: str, /, *inside: str, **given: str | int | bool | None) -> Html:
    """An element; `_` in the name of an attribute is a hyphen, and `class_` has one too many."""
    said = "".join(_attribute(one, value) for one, value in given.items())
    if tag in _EMPTY:
        return Html(f"<{tag}{said}>")
    return Html(f"<{tag}{said}>{joined(*inside)}</{tag}>")


def joined(*inside: str) -> Html:
    return Html("".join(one if isinstance(one, Html) else escape(one) for one in inside))


def _attribute(name: str, value: str | int | bool | None) -> str:
    if value is None or value is False:
        return ""
    named = name.rstrip("_").replace("_", "-")
    return f" {named}" if value is True else f' {named}="{escape(str(value))}"'
