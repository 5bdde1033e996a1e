"""The brand of a house: its colours, logo, sponsors and picture, whole in one file."""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, MsgspecError, Struct, json

from tdconsole.domain.values import Record
from tdconsole.flaws import NotABrand, NotAPicture
from tdconsole.known_errors import BadData
from tdconsole.picture_files import picture_size

Layout = Literal["board", "side", "stage"]
"""Where everything stands on the wall: a board of figures, a column for the brand, or a show."""
LAYOUTS: Final[tuple[Layout, ...]] = ("board", "side", "stage")
Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]

SUFFIX: Final = ".brand"
MOST_SPONSORS: Final = 12
MOST_LOGO: Final = 2_000_000
MOST_PICTURE: Final = 8_000_000
"""The most bytes of a logo and of the picture: larger ones are made smaller as they are taken in."""
MOST_BYTES: Final = 40_000_000
"""The most bytes of the file, in which a picture takes a third more than by itself."""

LogoBytes = Annotated[bytes, Meta(max_length=MOST_LOGO)]


class BrandColours(Record, kw_only=True):
    """The five colours from which all others of the wall are mixed."""

    ground: Colour
    panel: Colour
    """The plates on it."""
    ink: Colour
    accent: Colour
    """Bars, rings and the felt."""
    highlight: Colour
    """The leader, the winner and the prizes."""


class Brand(Record, kw_only=True, tag_field="tdconsole", tag="brand", omit_defaults=True):
    light: bool = False
    """Whether it is dark on light."""
    colours: BrandColours | None = None
    """By default, the program's own."""
    layout: Layout = "board"
    logo: LogoBytes = b""
    card: bool | None = None
    """Whether the logo lies on a card; None if it does where it needs one."""
    sponsors: Annotated[tuple[LogoBytes, ...], Meta(max_length=MOST_SPONSORS)] = ()
    picture: Annotated[bytes, Meta(max_length=MOST_PICTURE)] = b""
    """The picture behind screens of few words."""

    @property
    def pictures(self) -> tuple[bytes, ...]:
        """All pictures there are."""
        return tuple(one for one in (self.logo, *self.sponsors, self.picture) if one)


class _Told(Struct):
    """What a file says it is."""

    tdconsole: Literal["brand"]


def kept(name: str, body: bytes) -> Brand:
    """The brand as a house or a file keeps it; refused if a picture of it is none."""
    try:
        json.decode(body, type=_Told)
        brand = json.decode(body, type=Brand)
    except (MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise BadData(name, str(error), flaw=NotABrand()) from error
    for one in brand.pictures:
        if not is_picture(one):
            flaw: Any = NotAPicture(given=name)
            raise BadData(name, "picture", flaw=flaw)
    return brand


def keeping(brand: Brand) -> bytes:
    return json.encode(brand)


def is_picture(data: bytes) -> bool:
    try:
        return picture_size(data) is not None
    except ValueError:
        return False
