"""The pages of the hall, each with its head."""

from tdconsole.exports.markup import Html, element
from tdconsole.i18n.catalogue import Catalogue


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
