"""Preferences of this machine, never facts of a tournament."""

import os
import socket
from contextlib import suppress
from hashlib import sha256
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import Meta, MsgspecError, Raw, json
from msgspec.structs import fields
from platformdirs import user_config_path

from tdconsole.domain.values import Document, Instant, Record
from tdconsole.known_errors import KnownError
from tdconsole.plain_files import check_replaceable, contents
from tdconsole.projections.clock.signals import SignalKind

Language = Literal["en", "it", "pl"]
Theme = Literal["dark", "light", "high-contrast"]
Screen = Literal[
    "clock",
    "prizes",
    "seating",
    "moves",
    "break",
    "notice",
    "standings",
    "draw",
    "winner",
    "alternates",
    "deal",
    "bounties",
    "hand-for-hand",
    "chips",
    "last-hands",
    "flights",
    "season",
    "dealers",
    "final-table",
    "today",
    "charts",
]
NameForm = Literal["full", "initial", "nickname"]
FloorLook = Literal["map", "cards"]
Pixels = Annotated[int, Meta(ge=-100_000, le=100_000)]

Choices = TypeVar("Choices", bound=Record)
MOST_BYTES: Final = 1_000_000
MOST_OF_HEADS: Final = 64_000_000
ELSEWHERE: Final = "TDCONSOLE_SETTINGS"
ALL_ADDRESSES: Final = "0.0.0.0"  # noqa: S104 -- the room's phones have to reach it
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError)


class Wall(Record, kw_only=True):
    """The players' screens, as this house likes them."""

    theme: Theme | None = None
    """By default, the window's."""
    house: str | None = None
    """The file of a theme of the house's own."""
    rotation: tuple[Screen, ...] = ("clock", "prizes", "standings")
    seconds: Annotated[int, Meta(ge=5, le=600)] = 20
    rotating: bool = False
    branded: bool = True
    """Whether they wear the house's brand, if it has one."""
    fills: bool = True
    """Whether it fills the only monitor, in front of the console; else it is a window."""
    automatic: bool = True
    """Whether special screens replace the clock: as a level changes, in a break, hand-for-hand,
    during last hands, and at the end."""
    motion: bool = True
    """Whether one screen fades into the next."""
    names: NameForm = "full"
    money: bool = True
    notices: bool = True
    notice: Annotated[str, Meta(max_length=1000)] = ""
    band: Annotated[str, Meta(max_length=120)] = ""
    """The words of the band at the foot of every screen."""
    band_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    """How long it stands; with 0, until it is taken off."""
    band_since: Instant | None = None
    """When it was laid over the screens; None while it is off."""


class Signalling(Record, kw_only=True):
    """The sounds of the clock on this machine."""

    muted: bool = False
    volume: Annotated[int, Meta(ge=0, le=100)] = 75
    speech: bool = False
    language: Language | None = None
    """The language of what is spoken and read aloud; by default, the window's."""
    silent: tuple[SignalKind, ...] = ()


class PaperWay(Record, kw_only=True):
    """The way one document is printed on this machine."""

    document: Document
    paper: Annotated[str, Meta(max_length=40)] = "a4"
    language: Language | None = None
    """By default, the papers' language."""
    second: Language | None = None
    """A second language on the same paper."""
    printer: Annotated[str, Meta(max_length=400)] = ""
    """By default, the machine's usual printer."""


class Acting(Record, kw_only=True):
    """The member of staff acting at this machine, by name, as numbers differ between houses."""

    name: Annotated[str, Meta(max_length=200)]
    at: int
    """When that was last so, in milliseconds."""


class Backups(Record, kw_only=True):
    """The rolling copies of the house that this machine makes."""

    place: Annotated[str, Meta(max_length=4096)] | None = None
    """The folder they go to; without one, none are made."""
    keep: Annotated[int, Meta(ge=2, le=500)] = 12
    """The last copies kept, beside one of each earlier day."""
    minutes: Annotated[int, Meta(ge=15, le=1440)] = 90
    """The minutes of play after which the last copy is too old."""


class Sealing(Record, kw_only=True):
    """What becomes of the seals at each break, at the end of a day and when the window closes."""

    command: Annotated[str, Meta(max_length=4096)] = ""
    """The command that is given them on its standard input; none by default."""
    strip: bool = False
    """Whether the strip of seals is printed at breaks and at the end of a day."""


class Publishing(Record, kw_only=True):
    """How results leave this machine, and the folder of the club's web site."""

    club: Annotated[str, Meta(max_length=200)] = ""
    """The club's name, above the results."""
    everybody: bool = False
    """Whether those are named, too, who have not agreed to it."""
    place: Annotated[str, Meta(max_length=4096)] | None = None
    """The folder."""
    tournament: Annotated[str, Meta(max_length=40)] | None = None
    """The tournament whose results are written there again and again."""


class Hall(Record, kw_only=True):
    """Where the room's phones and televisions reach this machine."""

    address: Annotated[str, Meta(max_length=100)] | None = None
    """The address it listens at; until one is chosen all of them, and seat cards know of no hall."""
    port: Annotated[int, Meta(ge=1, le=65535)] = 8080
    names: tuple[
        Annotated[str, Meta(pattern=r"^[0-9A-Za-z]([0-9A-Za-z.-]{0,251}[0-9A-Za-z])?$")], ...
    ] = ()
    """The names it is reached by as well, the first of them on seat cards."""
    starts: bool = False
    """Whether it opens with the window."""
    on_cards: bool = True
    """Whether the codes of seat cards lead to the players' own pages."""

    @property
    def listens_at(self) -> str:
        return ALL_ADDRESSES if self.address is None else self.address

    def page(self, path: str) -> str | None:
        """The address of a page as seat cards have it; None if the room reaches none."""
        if not self.on_cards or (self.address is None and not self.names):
            return None
        host = self.names[0] if self.names else reached(self.listens_at)
        if not self.names and is_of_this_machine_alone(host):
            return None
        return f"http://{in_url(host)}:{self.port}{path}"


class Settings(Record, kw_only=True):
    """All preferences. Without a language, the system's; without a screen, a window or none."""

    language: Language | None = None
    theme: Theme = "dark"
    screen: str | None = None
    showing: bool = False
    """Whether the projector was on when the console was last open."""
    paper_language: Language | None = None
    papers: tuple[PaperWay, ...] = ()
    logo: str | None = None
    """The file of the house's own logo."""
    cards_at_once: bool = False
    """Whether each seat card is printed as its entry is registered."""
    till: Annotated[int, Meta(ge=1, le=2**31)] | None = None
    """The number of the till this machine works at."""
    acting: Acting | None = None
    profit: bool = False
    """Whether players' results say what they spent, and what is left of what they won."""
    motion: bool = True
    floor: FloorLook = "map"
    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    """Left, top, width and height while not maximized."""
    maximized: bool = False
    houses: tuple[Annotated[str, Meta(max_length=4096)], ...] = ()
    """The files that were open here, latest first."""
    wall: Wall = Wall()
    signalling: Signalling = Signalling()
    backups: Backups = Backups()
    sealing: Sealing = Sealing()
    hall: Hall = Hall()
    publishing: Publishing = Publishing()


_PARTS: Final = {Wall, Signalling, Backups, Sealing, Hall, Publishing}


def place() -> Path:
    named = os.environ.get(ELSEWHERE)
    return Path(named) if named else user_config_path("tdconsole") / "settings.json"


def reached(address: str) -> str:
    """The address under which others reach this machine, where it listens at all of its own."""
    if address not in {"", ALL_ADDRESSES, "::"}:
        return address
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: the route alone is looked up
        except OSError:
            return "127.0.0.1"
        return str(asked.getsockname()[0])


def is_of_this_machine_alone(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"


def in_url(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def kept_heads(house: object) -> bytes:
    """What this machine knows of how far the house at this path or address was written."""
    try:
        return contents(_heads_place(house), MOST_OF_HEADS)
    except KnownError:
        return b""


def keep_heads(house: object, heads: bytes) -> None:
    """Keep it, whole or not at all; a house is there without it too."""
    with suppress(OSError, KnownError):
        _put(_heads_place(house), heads)


def _heads_place(house: object) -> Path:
    named = str(_real(house) if isinstance(house, Path) else house)
    return place().parent / "heads" / sha256(named.encode()).hexdigest()[:32]


def read(path: Path | None = None) -> Settings:
    """The settings; anything unreadable or from a later version counts as never chosen."""
    try:
        return _chosen(contents(path or place(), MOST_BYTES), Settings)
    except (KnownError, *UNREADABLE):
        return Settings()


def _chosen(written: bytes | Raw, kind: type[Choices]) -> Choices:
    """The readable fields; one that can't be read doesn't affect the others."""
    kept = json.decode(written, type=dict[str, Raw])
    chosen: dict[str, Any] = {}
    for field in fields(kind):
        with suppress(KeyError, *UNREADABLE):
            one = kept[field.name]
            inner = field.type if field.type in _PARTS else None
            chosen[field.name] = _chosen(one, inner) if inner else json.decode(one, type=field.type)
    return kind(**chosen)


def _real(path: Path) -> Path:
    """The file behind a link, for people who keep their settings elsewhere."""
    try:
        return path.resolve()
    except (OSError, RuntimeError, ValueError):  # a link to itself
        return path


def write(settings: Settings, path: Path | None = None) -> bool:
    """Write the settings, whole or not at all, and say whether that worked."""
    path = _real(path or place())
    try:
        _put(path, json.format(json.encode(settings)))
    except (KnownError, OSError, UnicodeEncodeError):
        return False
    return True


def _put(path: Path, text: bytes) -> None:
    check_replaceable(path)
    beside = path.parent / f"{path.name}.{os.getpid()}"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with beside.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError:
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        raise
