"""What the gallery shows: every page, wall screen and paper, and in which looks.

The program's own lists say what there is, so that nothing new is left out; the tables here add the
evenings in which each is worth seeing.
"""

from collections.abc import Iterable, Iterator
from typing import Final, Literal, NamedTuple, get_args

import click

from tdconsole.cli.papers.prints import print_
from tdconsole.domain.values import Document
from tdconsole.gui.console.frame.table import NAMES
from tdconsole.printing.paper.sizes import PaperName
from tdconsole.printing.papers.offered import papers_of
from tdconsole.settings import Language, Screen, Theme

Kind = Literal["pages", "screens", "papers"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
Size = tuple[int, int]
MINUTE: Final = 60
TO_NEXT_LEVEL: Final = 14 * MINUTE + 32
"""The seconds that the demo's level lasts."""
NOTICE: Final = "Dinner until 20:30. The restaurant in the hall holds tables for players."


class Look(NamedTuple):
    size: Size = (1920, 1080)
    """The pixels of the picture."""
    theme: Theme = "dark"
    language: Language = "en"
    scale: int = 100
    """The percent by which the desktop enlarges everything."""

    def __str__(self) -> str:
        scaled = "" if self.scale == 100 else f"-at-{self.scale}"
        return f"{self.size[0]}x{self.size[1]}-{self.theme}-{self.language}{scaled}"


class Moment(NamedTuple):
    """A page or a screen at an evening's moment."""

    subject: str
    house: str = "demo"
    name: str = ""
    """By which it is told from others of the same subject."""
    seconds: int = 0
    """How much later than the house was left."""
    notice: str = ""

    def __str__(self) -> str:
        return f"{self.subject}-{self.name}" if self.name else self.subject


class Shot(NamedTuple):
    kind: Kind
    moment: Moment
    look: Look
    paper: PaperName | None = None

    @property
    def path(self) -> str:
        look = self.look if self.paper is None else f"{self.paper}-{self.look.language}"
        return f"{self.kind}/{self.moment}-{look}.png"


# Where each is worth seeing

PAGES: Final = (
    Moment("festival", "festival"),
    Moment("schedule", "planned"),
    Moment("floor", "demo"),
    Moment("floor", "final", "final-table"),
    Moment("bubble", "bubble"),
    Moment("day", "last-hands"),
    Moment("flights", "flights"),
    Moment("desk", "demo"),
    Moment("desk", "desk", "before-the-start"),
    Moment("prizes", "demo"),
    Moment("prizes", "paid-places", "being-paid"),
    Moment("chips", "demo"),
    Moment("chips", "final", "final-table"),
    Moment("people", "demo"),
    Moment("season", "season"),
)
SCREENS: Final = (
    Moment("clock", "demo"),
    Moment("clock", "desk", "before-the-start"),
    Moment("clock", "demo", "last-minute", TO_NEXT_LEVEL - 40),
    Moment("clock", "demo", "last-seconds", TO_NEXT_LEVEL - 8),
    Moment("clock", "demo", "new-level", TO_NEXT_LEVEL + 3),
    Moment("clock", "paused", "paused"),
    Moment("clock", "demo", "notice", notice=NOTICE),
    Moment("clock", "in-the-money", "in-the-money"),
    Moment("clock", "final", "final-table"),
    Moment("clock", "final-without-counts", "final-table-without-counts"),
    Moment("clock", "nine", "9-entries"),
    Moment("clock", "largest", "2200-entries"),
    Moment("clock", "brand-on-the-board", "brand-on-the-board"),
    Moment("clock", "brand-at-the-side", "brand-at-the-side"),
    Moment("break", "break", seconds=MINUTE),
    Moment("break", "brand-in-the-break", "brand", seconds=MINUTE),
    Moment("break", "break", "last-minutes", 57 * MINUTE),
    Moment("hand-for-hand", "bubble"),
    Moment("prizes", "demo"),
    Moment("prizes", "bubble", "posted"),
    Moment("prizes", "nine", "9-entries"),
    Moment("prizes", "largest", "2200-entries"),
    Moment("seating", "demo"),
    Moment("seating", "nine", "9-entries"),
    Moment("seating", "thousand", "1000-entries"),
    Moment("seating", "largest", "2200-entries"),
    Moment("moves", "demo"),
    Moment("moves", "thousand", "1000-entries"),
    Moment("standings", "demo"),
    Moment("standings", "nine", "9-entries"),
    Moment("standings", "thousand", "1000-entries"),
    Moment("standings", "winner", "at-the-end"),
    Moment("chips", "demo"),
    Moment("chips", "final", "final-table"),
    Moment("chips", "final-without-counts", "final-table-without-counts"),
    Moment("notice", "demo", notice=NOTICE),
    Moment("draw", "demo"),
    Moment("winner", "winner"),
    Moment("winner", "brand-of-the-winner", "brand"),
    Moment("alternates", "waiting"),
    Moment("deal", "deal"),
    Moment("bounties", "bounties"),
    Moment("last-hands", "last-hands"),
    Moment("flights", "flights"),
    Moment("season", "season"),
    Moment("dealers", "demo"),
    Moment("today", "planned"),
    Moment("final-table", "final"),
    Moment("final-table", "brand-at-the-final-table", "brand"),
    Moment("final-table", "final-without-counts", "without-counts"),
)
_TELLING: Final = ("demo", "bubble", "final", "winner")
"""The evenings of a screen that has no moment of its own above."""
PAPERS: Final = {
    "payout-slip": "paid-places",
    "deal-sheet": "deal",
    "seat-voucher": "satellite",
    "owed-back": "owed-back",
    "results": "winner",
    "certificate": "winner",
    "refund-list": "called-off",
    "redraw-sheet": "final",
    "place-cards": "final",
    "void-slips": "undone",
    "waiting-list": "waiting",
    "refund": "desk",
    "cash-report": "paid-places",
    "race-protocol": "break",
    "overnight": "overnight",
    "flights-sheet": "flights",
    "hand-protocol": "bubble",
    "season": "season",
    "qualifiers": "season",
    "player": "years",
    "programme": "planned",
}


def pages() -> list[Moment]:
    return [one for name in NAMES for one in _moments(PAGES, name, ("demo",))]


def screens() -> list[Moment]:
    return [one for screen in get_args(Screen) for one in _moments(SCREENS, screen, _TELLING)]


def papers() -> list[Moment]:
    return [Moment(document, PAPERS.get(document, "demo")) for document in documents()]


def _moments(rows: tuple[Moment, ...], subject: str, usual: tuple[str, ...]) -> list[Moment]:
    first, *others = usual
    own = [one for one in rows if one.subject == subject]
    return own or [Moment(subject, first), *(Moment(subject, other, other) for other in others)]


def documents() -> tuple[str, ...]:
    """All that the command `print` makes."""
    chosen = next(one for one in print_.params if one.name == "document").type
    if not isinstance(chosen, click.Choice):
        raise TypeError(chosen)
    return tuple(chosen.choices)


def paper_of(document: str) -> tuple[PaperName, ...]:
    return papers_of(document) if document in get_args(Document) else ("a4",)


# How much of it

SIZES: Final[dict[Kind, tuple[Size, ...]]] = {
    "pages": ((1024, 768), (1280, 800), (1920, 1080), (2560, 1440), (3840, 2160)),
    "screens": ((1024, 768), (1920, 1080), (3840, 2160)),
}
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)
MEASURED: Final[tuple[Size, ...]] = ((1280, 800), (1920, 1080), (2560, 1440))
"""The sizes at which the empty part of each page is told."""

_FEW_PAGES: Final = {"floor", "desk", "prizes", "rules", "setup", "wall", "paper"}
_FEW_SCREENS: Final = {"clock", "seating", "prizes", "winner"}
_ON_A_ROLL: Final = {"seat-cards", "move-slips", "receipt", "payout-slip", "penalty-notice"}
_IN_POLISH: Final = {
    "seat-cards",
    "payout-sheet",
    "receipt",
    "cash-report",
    "bag-labels",
    "results",
}
_SCALED: Final = {"floor", "prizes", "setup"}
_SAMPLES: Final[dict[Kind, tuple[Look, ...]]] = {
    "pages": (
        Look((1280, 800), "dark", "pl"),
        Look((1024, 768), "dark", "it"),
        Look((1920, 1080), "light", "en"),
        Look((1280, 800), "high-contrast", "en"),
    ),
    "screens": (
        Look((1920, 1080), "light", "en"),
        Look((1920, 1080), "high-contrast", "it"),
        Look((3840, 2160), "dark", "en"),
    ),
}
SCALED: Final = (Look((1920, 1080), "dark", "pl", 150), Look((3840, 2160), "dark", "en", 200))


class Wish(NamedTuple):
    """What somebody wants to see; of what is not named, a part small enough to be looked at."""

    kinds: tuple[Kind, ...] = KINDS
    sizes: tuple[Size, ...] = ()
    themes: tuple[Theme, ...] = ()
    languages: tuple[Language, ...] = ()
    everything: bool = False
    subjects: tuple[str, ...] = ()
    """The names by which moments are told, such as `floor` or `floor-final-table`; none: all."""

    def shows(self, moment: Moment) -> bool:
        return not self.subjects or bool({moment.subject, str(moment)} & set(self.subjects))

    @property
    def named(self) -> bool:
        return bool(self.everything or self.sizes or self.themes or self.languages)

    def looks(self, kind: Kind, usual: tuple[Size, ...]) -> list[Look]:
        """Every look that is wanted of this kind."""
        sizes = self.sizes or (SIZES[kind] if self.everything else usual)
        themes = self.themes or (THEMES if self.everything else ("dark",))
        languages = self.languages or (LANGUAGES if self.everything else ("en",))
        return [
            Look(size, theme, language)
            for language in languages
            for theme in themes
            for size in sizes
        ]


def shots(wish: Wish) -> list[Shot]:
    """The pictures to be made, each once, in the order in which they are shown."""
    found: list[Shot] = []
    if "pages" in wish.kinds:
        found += _of_pages(wish)
    if "screens" in wish.kinds:
        found += _of_screens(wish)
    if "papers" in wish.kinds:
        found += _of_papers(wish)
    return list(dict.fromkeys(shot for shot in found if wish.shows(shot.moment)))


def _of_pages(wish: Wish) -> Iterator[Shot]:
    for moment in pages():
        few = not moment.name and moment.subject in _FEW_PAGES
        looks = wish.looks("pages", MEASURED)
        if not wish.named:
            looks += _SAMPLES["pages"] if few else ()
        if moment.subject in _SCALED and (wish.everything or not wish.named):
            looks += SCALED
        yield from (Shot("pages", moment, look) for look in looks)


def _of_screens(wish: Wish) -> Iterator[Shot]:
    for moment in screens():
        looks = wish.looks("screens", ((1920, 1080),))
        if not wish.named and not moment.name:
            looks.append(Look((1024, 768), "dark", "pl"))
            looks += _SAMPLES["screens"] if moment.subject in _FEW_SCREENS else ()
        yield from (Shot("screens", moment, look) for look in looks)


def _of_papers(wish: Wish) -> Iterator[Shot]:
    """A paper has no theme, and a size of its own."""
    languages: Iterable[Language] = wish.languages or (LANGUAGES if wish.everything else ("en",))
    for moment in papers():
        sorts: tuple[PaperName, ...] = paper_of(moment.subject) if wish.everything else ("a4",)
        for paper in sorts:
            yield from (_on_paper(moment, paper, language) for language in languages)
        if not wish.named:
            if moment.subject in _ON_A_ROLL:
                yield _on_paper(moment, "roll-80", "en")
            if moment.subject in _IN_POLISH:
                yield _on_paper(moment, "a4", "pl")


def _on_paper(moment: Moment, paper: PaperName, language: Language) -> Shot:
    return Shot("papers", moment, Look(language=language), paper)
