"""A draft that is not applied yet, on this machine's disk: closing the window loses nothing of it."""

from contextlib import suppress
from pathlib import Path

from msgspec import MsgspecError, json

from tdconsole import settings
from tdconsole.domain.values import Record, Structure, TournamentId


class Kept(Record, kw_only=True):
    base: Structure
    """The tournament's, when it was drafted."""
    rows: Structure


def place(tournament: TournamentId) -> Path:
    return settings.place().parent / "drafts" / f"{tournament}.json"


def kept(tournament: TournamentId) -> Kept | None:
    """What can't be read is as if it had never been."""
    try:
        return json.decode(place(tournament).read_bytes(), type=Kept)
    except (OSError, MsgspecError, UnicodeDecodeError):
        return None


def is_kept(tournament: TournamentId) -> bool:
    return place(tournament).is_file()


def keep(tournament: TournamentId, draft: Kept) -> bool:
    path = place(tournament)
    beside = path.with_suffix(".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(json.encode(draft))
        beside.replace(path)
    except OSError:
        return False
    return True


def forget(tournament: TournamentId) -> None:
    with suppress(OSError):
        place(tournament).unlink(missing_ok=True)
