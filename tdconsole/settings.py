"""Preferences of this machine, never a fact of a tournament."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from msgspec import Meta, MsgspecError, Raw, json
from msgspec.structs import fields
from platformdirs import user_config_path

from tdconsole.domain.values import Record

Language = Literal["en", "it", "pl"]
Theme = Literal["dark", "light"]
Pixels = Annotated[int, Meta(ge=-100_000, le=100_000)]

ELSEWHERE: Final = "TDCONSOLE_SETTINGS"
UNREADABLE: Final = (MsgspecError, UnicodeDecodeError, RecursionError)


class Settings(Record, kw_only=True):
    """No language: the system's. No screen: the projector was last in a window, or never on."""

    language: Language | None = None
    theme: Theme = "dark"
    screen: str | None = None
    showing: bool = False
    """Whether the projector was on when the console was last open."""
    paper_language: Language | None = None
    motion: bool = True
    window: tuple[Pixels, Pixels, Pixels, Pixels] | None = None
    """Left, top, width, height."""


def place() -> Path:
    named = os.environ.get(ELSEWHERE)
    return Path(named) if named else user_config_path("tdconsole") / "settings.json"


def read(path: Path | None = None) -> Settings:
    """What can't be read, or comes from a later version, is as if it had never been chosen."""
    try:
        kept = json.decode((path or place()).read_bytes(), type=dict[str, Raw])
    except (OSError, *UNREADABLE):
        return Settings()
    chosen: dict[str, Any] = {}
    for field in fields(Settings):
        with suppress(KeyError, *UNREADABLE):
            chosen[field.name] = json.decode(kept[field.name], type=field.type)
    return Settings(**chosen)


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
