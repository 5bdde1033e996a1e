"""HTML made of elements, in which every text is escaped."""

from html import escape
from typing import Final

from tdconsole.i18n.catalogue import Catalogue

_EMPTY: Final = frozenset({"input", "link", "meta", "br"})


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


def page(  # noqa: PLR0913 -- all that a page has around its body
    words: Catalogue,
    title: str,
    body: Html,
    *,
    styles: tuple[str, ...] = ("hall.css",),
    scripts: tuple[str, ...] = (),
    kind: str = "",
    **data: str | None,
) -> Html:
    """A whole page, in the language of its words; `data` is what its script needs to know."""
    head = [
        element("meta", charset="utf-8"),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="color-scheme", content="dark light"),
        element("meta", name="theme-color", content="#0b0d10"),
        element("title", title),
        element("link", rel="manifest", href="/hall.webmanifest"),
        element("link", rel="icon", href="/hall/icon.svg"),
        *(element("link", rel="stylesheet", href=f"/hall/{one}") for one in styles),
        *(element("script", type="module", src=f"/hall/{one}") for one in scripts),
    ]
    told = {f"data_{name}": value for name, value in data.items()}
    whole = element(
        "html",
        element("head", *head),
        element("body", body, class_=kind or None, **told),
        lang=words.language,
    )
    return Html(f"<!doctype html>{whole}")
