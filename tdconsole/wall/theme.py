"""The tokens of a theme: every colour, face and size that a painter may use."""

from functools import lru_cache
from typing import Annotated, Final, Literal

from msgspec import Meta

from tdconsole.domain.values import Record
from tdconsole.files import resource
from tdconsole.library import brand
from tdconsole.library.toml import read

ThemeName = Literal["dark", "light", "high-contrast"]
THEMES: Final[tuple[ThemeName, ...]] = ("dark", "light", "high-contrast")
Layout = brand.Layout
LAYOUTS: Final = brand.LAYOUTS
Colour = brand.Colour
Share = Annotated[float, Meta(gt=0, le=1)]
Place = tuple[float, float, float, float]
"""Left, top, right and bottom, as shares of the width and the height."""

Token = Literal[
    "ground",
    "rule",
    "ink",
    "quiet",
    "bar",
    "others",
    "last",
    "paused_ink",
    "paused",
    "on_paused",
    "rest",
    "on_rest",
    "aside",
    "on_aside",
    "plate",
    "card",
    "edge",
    "felt",
    "gold",
    "on_gold",
    "good",
]


class Palette(Record, kw_only=True):
    ground: Colour
    rule: Colour
    ink: Colour
    quiet: Colour
    bar: Colour
    others: Colour
    last: Colour
    paused_ink: Colour
    paused: Colour
    on_paused: Colour
    rest: Colour
    on_rest: Colour
    aside: Colour
    on_aside: Colour
    plate: Colour
    card: Colour
    edge: Colour
    felt: Colour
    gold: Colour
    on_gold: Colour
    good: Colour

    def colour(self, token: str) -> str:
        """The colour of a token; a colour itself, such as a chip's, stays what it is."""
        return token if token.startswith("#") else str(getattr(self, token))


class ConsolePalette(Record, kw_only=True):
    ground: Colour
    surface: Colour
    raised: Colour
    field: Colour
    off: Colour
    rule: Colour
    edge: Colour
    ink: Colour
    quiet: Colour
    accent: Colour
    on_accent: Colour
    chosen: Colour
    on_chosen: Colour
    waiting: Colour
    on_waiting: Colour
    waiting_ink: Colour
    stopped: Colour
    on_stopped: Colour
    stopped_ink: Colour
    done: Colour
    on_done: Colour
    done_ink: Colour


class Colours(Record, kw_only=True):
    screen: Palette
    console: ConsolePalette


class ConsoleFaces(Record, kw_only=True):
    """The three weights of the console."""

    text: str
    strong: str
    figure: str


class ConsoleSizes(Record, kw_only=True):
    """The four sizes of the console."""

    small: int
    text: int
    title: int
    time: int


class ConsoleSpace(Record, kw_only=True):
    unit: int
    margin: int
    gap: int
    row: int
    control: int
    icon: int
    radius: int
    navigation: int
    side: int
    strip: int


class ConsoleMeasures(Record, kw_only=True):
    faces: ConsoleFaces
    type: ConsoleSizes
    space: ConsoleSpace


class Faces(Record, kw_only=True):
    time: str
    blinds: str
    figure: str
    label: str
    text: str


class Sizes(Record, kw_only=True):
    title: Share
    wall_clock: Share
    level: Share
    state: Share
    reason: Share
    time: Share
    blinds: Share
    ante: Share
    upcoming: Share
    players: Share
    figure: Share
    label: Share


class Least(Record, kw_only=True):
    type: Share
    blinds: Share
    ante: Share


class Space(Record, kw_only=True):
    gap: Share
    hairline: Share
    caption: Share
    note: Share


class Noted(Record, kw_only=True):
    """The places of what makes room for a notice below."""

    column: Place | None = None
    facts: Place | None = None
    blinds: Place
    strip: Place
    notice: Place


class Shares(Record, kw_only=True):
    """The heights of what stands over each other beside the screen, by one another's."""

    logo: float
    sponsor: float
    picture: float


class Brand(Record, kw_only=True):
    """What the brand takes of the wall, in shares of the whole of it, where there is any."""

    screen: Place
    """The part left for the screen, to which all other places refer."""
    panel: Place
    sponsor: Place | None = None
    stack: Place | None = None
    """The place of logo, sponsors and picture over each other."""
    shares: Shares | None = None
    wall_clock: Place | None = None
    """The place of the time of day where the screen has none for it."""


class Composition(Record, kw_only=True):
    """The places of everything; the figures are in the column or the facts."""

    title: Place
    wall_clock: Place | None = None
    logo: Place | None = None
    """The logo's own place; without one it is before the title."""
    sponsor: Place | None = None
    """The sponsors' place on the screen itself, which the title leaves to them."""
    state: Place
    time: Place
    bar: Place
    column: Place | None = None
    facts: Place | None = None
    """The four facts beside each other instead of in a column."""
    across: int = 4
    """The number of facts in a row."""
    blinds: Place
    strip: Place
    body: Place
    """The body of every other screen."""
    below: Place
    """The clock line of every other screen."""
    half: Share
    """The share where the right half of the strip begins."""
    anchor: Share
    noted: Noted
    ribbon: Place | None = None
    """The evening on one line, where nothing else is."""
    stacked: bool = False
    """Whether things stand one under the other that a wide screen has side by side."""
    middle: bool = False
    """Whether everything large stands in the middle."""
    brand: Brand | None = None


class Shapes(Record, kw_only=True):
    """A layout on wide walls and on those of 4:3."""

    wide_from: float
    wide: Composition
    tall: Composition


class Screen(Record, kw_only=True):
    narrowest: float
    widest: float
    faces: Faces
    type: Sizes
    least: Least
    space: Space
    board: Shapes
    side: Shapes
    stage: Shapes


class Logo(Record, kw_only=True):
    path: str
    shape: float
    """Its width over its height."""
    on_card: bool = False
    """Whether it lies on a card: it could not be seen on the screen's own ground."""
    card: str = "card"
    """The shade of its card: a token, or the logo's own ground."""


class Theme(Record, kw_only=True):
    name: ThemeName
    palette: Palette
    screen: Screen
    colours: ConsolePalette
    console: ConsoleMeasures
    layout: Layout = "board"
    logo: Logo | None = None
    """The house's logo, on the projector."""
    sponsors: tuple[Logo, ...] = ()
    """The logos that take turns in one place."""
    picture: str | None = None
    """The house's picture, behind screens of few words or in a place of its own."""

    @property
    def composed(self) -> Shapes:
        """The layout; a column beside the screen with nothing to put in it isn't there."""
        bare = self.logo is None and self.picture is None and not self.sponsors
        layout: Layout = "board" if bare and self.layout == "side" else self.layout
        return {"board": self.screen.board, "side": self.screen.side, "stage": self.screen.stage}[
            layout
        ]


@lru_cache(maxsize=len(THEMES))
def theme(name: ThemeName) -> Theme:
    tokens = read(resource("themes", f"{name}.toml"), Colours)
    return Theme(
        name=name,
        palette=tokens.screen,
        screen=read(resource("themes", "projector", "screen.toml"), Screen),
        colours=tokens.console,
        console=read(resource("themes", "console.toml"), ConsoleMeasures),
    )
