"""The forms in which results go out, and what is made in each."""

from pathlib import PurePath
from typing import Final, Literal, assert_never

from tdconsole.domain.values import Instant
from tdconsole.exports.results.brand import PLAIN, Brand
from tdconsole.exports.results.document import results_json
from tdconsole.exports.results.page import results_page
from tdconsole.exports.results.press import results_press
from tdconsole.exports.results.rows_csv import results_csv
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.eliminations.published import Published

Format = Literal["csv", "json", "html", "press"]
ENDINGS: Final[dict[str, Format]] = {
    ".csv": "csv",
    ".json": "json",
    ".html": "html",
    ".htm": "html",
    ".txt": "press",
}
FORMATS: Final[tuple[Format, ...]] = ("csv", "json", "html", "press")


def format_of(name: str) -> Format | None:
    """The form that a file's ending asks for."""
    return ENDINGS.get(PurePath(name).suffix.casefold())


def made_as(
    form: Format, words: Catalogue, told: Published, at: Instant, brand: Brand = PLAIN
) -> bytes:
    match form:
        case "csv":
            return results_csv(told)
        case "json":
            return results_json(told, brand.club, at.utc)
        case "html":
            return results_page(words, told, at, brand)
        case "press":
            return results_press(words, told, brand.club)
        case _:
            assert_never(form)
