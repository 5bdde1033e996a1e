"""The columns that several lists of a season have."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any, Final, TypeVar

from tdconsole.gui.shared.rows import Column, Ink
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.season.words import points_words

Row = TypeVar("Row")
NONE: Final = "–"
"""Where there is no place, or no points."""


def day(
    words: Catalogue, of: Callable[[Row], str], order: Callable[[Row], Any], *, spare: int = 28
) -> Column[Row]:
    return Column(
        words.pgettext("column", "Day"),
        lambda one: words.day(of(one)),
        words.day("2000-09-30"),
        spare=spare,
        ink=lambda _one: "quiet",
        order=order,
    )


def tournament(
    words: Catalogue, of: Callable[[Row], str], ink: Callable[[Row], Ink], *, spare: int = 0
) -> Column[Row]:
    return Column(words.pgettext("column", "Tournament"), of, ink=ink, spare=spare)


def place(  # noqa: PLR0913 -- the columns of five lists
    words: Catalogue,
    of: Callable[[Row], str],
    room: str = "888",
    *,
    ink: Callable[[Row], Ink] | None = None,
    order: Callable[[Row], Any] | None = None,
    wish: str = "",
) -> Column[Row]:
    say = words.pgettext
    return Column(say("poker", "Place"), of, room, right=True, ink=ink, order=order, wish=wish)


def name(
    words: Catalogue,
    of: Callable[[Row], str | None],
    *,
    ink: Callable[[Row], Ink] | None = None,
    struck: Callable[[Row], bool] | None = None,
) -> Column[Row]:
    """The player's name, or that it was erased."""
    return Column(
        words.gettext("Name"),
        lambda one: of(one) or words.gettext("erased"),
        ink=ink,
        struck=struck,
    )


def points(  # noqa: PLR0913 -- the columns of five lists
    words: Catalogue,
    of: Callable[[Row], Decimal | None],
    digits: Callable[[Row], int | None],
    *,
    ink: Callable[[Row], Ink] | None = None,
    struck: Callable[[Row], bool] | None = None,
    spare: int = 0,
    wish: str = "",
) -> Column[Row]:
    """The points, or a dash where the formula has none."""

    def text(one: Row) -> str:
        found = of(one)
        return NONE if found is None else points_words(words, found, digits(one))

    return Column(
        words.pgettext("season", "Points"),
        text,
        "1,000.0",
        right=True,
        ink=ink,
        struck=struck,
        spare=spare,
        wish=wish,
    )
