"""Preferences of this machine, never a fact of a tournament."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeVar

from msgspec import Meta, MsgspecError, Raw, json
from msgspec.structs import fields
from platformdirs import user_config_path

from tdconsole.domain.values import Document, Record
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
]
NameForm = Literal["full", "initial", "nickname"]
FloorLook = Literal["map", "cards"]
Pixels = Annotated[int, Meta(ge=-100_000, le=100_000)]

Choices = TypeVar("Choices", bound=Record)
ELSEWHERE: Final = "TDCONSOLE_SETTINGS"
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError)


class Wall(Record, kw_only=True):
    """What the players see, as this house likes it."""

    theme: Theme | None = None
    """As the window's, where none is chosen."""
    house: str | None = None
    """The file of a theme of the house's own."""
    rotation: tuple[Screen, ...] = ("clock", "prizes", "standings")
    seconds: Annotated[int, Meta(ge=5, le=600)] = 20
    rotating: bool = False
    fills: bool = True
    """The only monitor, in front of the console; else a window there."""
    automatic: bool = True
    """Its own screen stands where the clock would: in a break, hand for hand, with the last hands of a day, and at the end."""
    names: NameForm = "full"
    money: bool = True
    notices: bool = True
    notice: Annotated[str, Meta(max_length=1000)] = ""


class Signalling(Record, kw_only=True):
    """What the machine lets be heard of the clock."""

    muted: bool = False
    volume: Annotated[int, Meta(ge=0, le=100)] = 75
    speech: bool = False
    language: Language | None = None
    """Of what is spoken and read aloud; as the window's, where none is chosen."""
    silent: tuple[SignalKind, ...] = ()


class PaperWay(Record, kw_only=True):
    """How one document is printed on this machine."""

    document: Document
    paper: Annotated[str, Meta(max_length=40)] = "a4"
    language: Language | None = None
    """As the papers', where none is chosen."""
    second: Language | None = None
    """Beside it."""
    printer: Annotated[str, Meta(max_length=400)] = ""
    """The machine's usual one, where none is named."""


class Acting(Record, kw_only=True):
    """The name of the member of staff who acts at this machine: a number would be somebody else in another house."""

    name: Annotated[str, Meta(max_length=200)]
    at: int
    """When that was last so, in milliseconds."""


class Settings(Record, kw_only=True):
    """No language: the system's. No screen: the projector was last in a window, or never on."""

    language: Language | None = None
    theme: Theme = "dark"
    screen: str | None = None
    showing: bool = False
    """Whether the projector was on when the console was last open."""
    paper_language: Language | None = None
    papers: tuple[PaperWay, ...] = ()
    logo: str | None = None
    """The file of the house's own."""
    cards_at_once: bool = False
    """Each seat card is printed as its entry is registered."""
    till: Annotated[int, Meta(ge=1, le=2**31)] | None = None
    """The number of the one at which this machine works."""
    acting: Acting | None = None
    motion: bool = True
    floor: FloorLook = "map"
    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    """Left, top, width, height, while it is not maximized."""
    maximized: bool = False
    houses: tuple[Annotated[str, Meta(max_length=4096)], ...] = ()
    """The files that were open here, the latest first."""
    wall: Wall = Wall()
    signalling: Signalling = Signalling()


def place() -> Path:
    named = os.environ.get(ELSEWHERE)
    return Path(named) if named else user_config_path("tdconsole") / "settings.json"


def read(path: Path | None = None) -> Settings:
    """What can't be read, or comes from a later version, is as if it had never been chosen."""
    try:
        return _chosen((path or place()).read_bytes(), Settings)
    except (OSError, *UNREADABLE):
        return Settings()


def _chosen(written: bytes | Raw, kind: type[Choices]) -> Choices:
    """One that is not understood harms no other."""
    kept = json.decode(written, type=dict[str, Raw])
    chosen: dict[str, Any] = {}
    for field in fields(kind):
        with suppress(KeyError, *UNREADABLE):
            one = kept[field.name]
            inner = field.type if field.type in {Wall, Signalling} else None
            chosen[field.name] = _chosen(one, inner) if inner else json.decode(one, type=field.type)
    return kind(**chosen)


def write(settings: Settings, path: Path | None = None) -> bool:
    """Whole or not at all; says whether it was."""
    path = path or place()
    beside = path.parent / f"{path.name}.{os.getpid()}"
    try:
        text = json.format(json.encode(settings))
        path.parent.mkdir(parents=True, exist_ok=True)
        with beside.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except (OSError, UnicodeEncodeError):
        with suppress(OSError):
            beside.unlink(missing_ok=True)
        return False
    return True
