"""The results as one page of HTML that asks for nothing from anywhere."""

from base64 import b64encode
from collections.abc import Iterator
from functools import lru_cache
from hashlib import sha256
from html import escape
from typing import Final

from tdconsole.domain.values import Break, Instant
from tdconsole.exports.markup import Html, element, joined
from tdconsole.exports.results.brand import PLAIN, Brand, colours, logo_in_page
from tdconsole.exports.results.charts import players_chart, prizes_chart
from tdconsole.exports.results.wording import (
    day,
    dealt,
    heading,
    money,
    named,
    notes,
    place_of,
    unnamed,
)
from tdconsole.files import resource
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.clock.words import blinds
from tdconsole.projections.eliminations.published import PlacePublished, Published

GENERATOR: Final = "tdconsole results"
"""By this a page is known to be ours to replace."""
_RENEWED: Final = "60"
"""The seconds after which a page is asked for anew by a browser that runs no scripts."""


def results_page(
    words: Catalogue, told: Published, at: Instant, brand: Brand = PLAIN, *, live: bool = False
) -> bytes:
    """The page; one that is live looks whether it was written again, until the tournament is over."""
    renewing = live and told.stage in {"before", "running"}
    body = joined(
        _header(words, told, brand, live=renewing),
        element("main", _hero(words, told), _charts(words, told), _lists(words, told)),
        _footer(words, told, at, live=renewing),
    )
    whole = element(
        "html",
        _head(told, brand, live=renewing),
        element("body", body),
        lang=words.language,
    )
    return f"<!doctype html>\n{whole}\n".encode(errors="replace")


@lru_cache(maxsize=2)
def _shipped(name: str) -> str:
    return resource("pages", name).read_text(encoding="utf-8")


def _head(told: Published, brand: Brand, *, live: bool) -> Html:
    script = _shipped("results.js") if live else ""
    digest = b64encode(sha256(script.encode()).digest()).decode()
    allowed = f"script-src 'sha256-{digest}'; connect-src 'self'; " if live else ""
    policy = f"default-src 'none'; {allowed}style-src 'unsafe-inline'; img-src data:"
    renewed = element("meta", http_equiv="refresh", content=_RENEWED)
    return element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="generator", content=GENERATOR),
        element("meta", http_equiv="Content-Security-Policy", content=policy),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("title", " · ".join(one for one in (told.name, brand.club) if one)),
        element("link", rel="icon", href="data:,"),
        element("style", Html(colours(brand) + _shipped("results.css"))),
        *([element("noscript", renewed), element("script", Html(script))] if live else []),
    )


def _header(words: Catalogue, told: Published, brand: Brand, *, live: bool) -> Html:
    logo = logo_in_page(brand)
    said = " · ".join(one for one in (brand.club, day(words, told)) if one)
    sign = [element("span", words.pgettext("results", "Live"), class_="live")] if live else []
    card = {"style": f"background:{brand.card}", "class_": "card"} if brand.card else {}
    picture = [] if logo is None else [element("img", src=logo, alt=brand.club, **card)]
    return element(
        "header",
        element(
            "div",
            *picture,
            element(
                "div",
                element("p", element("bdi", said)),
                element("h1", element("bdi", told.name), *sign),
            ),
        ),
    )


def _hero(words: Catalogue, told: Published) -> Html:
    winner = told.rows[0] if told.rows and told.rows[0].place == 1 else None
    if told.stage == "over" and winner is not None and winner.shared_by == 1:
        prize = money(words, told, winner.prize) if winner.prize else ""
        said = [
            element("p", words.pgettext("results", "Winner")),
            element("strong", element("bdi", named(words, winner))),
            element("p", " · ".join(one for one in (winner.country, prize) if one)),
        ]
    elif told.stage == "running":
        left = words.ngettext("{number} player left", "{number} players left", told.left)
        said = [element("p", heading(words, told)), element("strong", left)]
    else:
        said = [element("strong", heading(words, told))]
    figures = (
        element("div", element("dt", label), element("dd", figure))
        for label, figure in _figures(words, told)
    )
    remarks = [one for one in (dealt(words, told), *_doubts(words, told)) if one]
    return element(
        "section",
        *said,
        element("dl", *figures, class_="figures"),
        *(element("p", one, class_="said") for one in remarks),
        class_="hero",
    )


def _figures(words: Catalogue, told: Published) -> Iterator[tuple[str, str]]:
    yield words.gettext("Entries"), words.number(told.entries)
    if told.players != told.entries:
        yield words.gettext("Players"), words.number(told.players)
    if told.level is not None:
        yield words.gettext("Level"), words.number(told.level)
    yield words.gettext("Prize pool"), money(words, told, told.pool)
    if told.prizes:
        yield words.gettext("Places paid"), words.number(told.prizes[-1].last)


def _doubts(words: Catalogue, told: Published) -> Iterator[str]:
    if told.players != told.entries and told.rows:
        yield words.gettext(
            "Of a player who entered more than once only the last entry stands here."
        )
    if told.unnamed:
        yield unnamed(words, told)


def _charts(words: Catalogue, told: Published) -> Html:
    found = [one for one in (players_chart(words, told), prizes_chart(words, told)) if one]
    if not found:
        return Html("")
    return element("section", *found, class_="charts both" if len(found) > 1 else "charts")


def _lists(words: Catalogue, told: Published) -> Html:
    parts = [_places(words, told)]
    if told.prizes:
        parts.append(_prizes(words, told))
    if told.structure:
        parts.append(_structure(words, told))
    return element("div", *parts, class_="lists")


def _table(title: str, kind: str, heads: list[tuple[str, str]], rows: Iterator[Html]) -> Html:
    columns = (element("th", text, class_=column, scope="col") for text, column in heads)
    return element(
        "section",
        element("h2", title),
        element("table", element("thead", element("tr", *columns)), element("tbody", *rows)),
        class_=kind,
    )


def _places(words: Catalogue, told: Published) -> Html:
    title = heading(words, told)
    if not told.rows:
        nobody = words.gettext("Nobody is out yet.")
        return element("section", element("h2", title), element("p", nobody), class_="places")
    heads = [(words.pgettext("poker", "Place"), "place n"), (words.gettext("Name"), "")]
    paid = any(row.prize for row in told.rows)
    if paid:
        heads.append((words.pgettext("poker", "Prize"), "n"))
    rows = (_row(words, told, row, paid=paid) for row in told.rows)
    return _table(title, "places", heads, rows)


def _row(words: Catalogue, told: Published, row: PlacePublished, *, paid: bool) -> Html:
    """A row; there may be tens of thousands, so it is written at once."""
    said = [*([row.country] if row.country else []), *notes(words, told, row)]
    beside = f"<small>{escape(' · '.join(said))}</small>" if said else ""
    prize = money(words, told, row.prize) if row.prize else ""
    last = f'<td class="n">{escape(prize)}</td>' if paid else ""
    kind = "won" if row.prize else ""
    kind = "won first" if row.place == 1 else kind
    none = "" if row.name else ' class="none"'
    return Html(
        f'<tr class="{kind}"><td class="place n">{place_of(words, row)}</td>'
        f'<td class="name"><bdi{none}>{escape(named(words, row))}</bdi>{beside}</td>'
        f"{last}</tr>"
    )


def _prizes(words: Catalogue, told: Published) -> Html:
    heads = [
        (words.pgettext("poker", "Place"), "place n"),
        (words.pgettext("poker", "Prize"), "n"),
    ]
    rows = (
        element(
            "tr",
            element("td", _span(words, one.first, one.last), class_="place n"),
            element("td", money(words, told, one.amount), class_="n"),
        )
        for one in told.prizes
    )
    return _table(words.gettext("Prizes"), "prizes", heads, rows)


def _span(words: Catalogue, first: int, last: int) -> str:
    return "–".join(dict.fromkeys((words.number(first), words.number(last))))


def _structure(words: Catalogue, told: Published) -> Html:
    heads = [
        (words.gettext("Level"), "place n"),
        (words.gettext("Blinds"), ""),
        (words.gettext("Minutes"), "n"),
    ]
    title = words.gettext("Structure")
    return _table(title, "structure", heads, _periods(words, told))


def _periods(words: Catalogue, told: Published) -> Iterator[Html]:
    level = 0
    for period in told.structure:
        resting = isinstance(period, Break)
        level += not resting
        here = not resting and level == told.level
        yield element(
            "tr",
            element("td", "" if resting else words.number(level), class_="place n"),
            element("td", blinds(words, period)),
            element("td", words.number(period.minutes), class_="n"),
            class_="rest" if resting else "here" if here else None,
        )


def _footer(words: Catalogue, told: Published, at: Instant, *, live: bool) -> Html:
    said = [words.gettext("Written {moment}.", moment=words.moment(at))]
    if live:
        said.append(words.gettext("This page renews itself while the tournament is played."))
    stack = words.gettext("Starting stack {chips}.", chips=words.number(told.stack))
    return element("footer", element("p", stack), element("p", " ".join(said)))
