"""Drafts not applied yet, saved on this machine's disk: closing the window loses none."""

from contextlib import suppress
from pathlib import Path
from typing import Generic, TypeVar

from msgspec import MsgspecError, json

from tdconsole import settings
from tdconsole.domain.values import Record, TournamentId

Kept = TypeVar("Kept", bound=Record)


class Drafts(Generic[Kept]):
    """Drafts of one kind, one for each tournament."""

    def __init__(self, kind: type[Kept], ending: str) -> None:
        self._kind: type[Kept] = kind
        self._ending = ending

    def place(self, tournament: TournamentId) -> Path:
        return settings.place().parent / "drafts" / f"{tournament}{self._ending}.json"

    def kept(self, tournament: TournamentId) -> Kept | None:
        """Return the draft; one that can't be read counts as missing."""
        try:
            return json.decode(self.place(tournament).read_bytes(), type=self._kind)
        except (OSError, MsgspecError, UnicodeDecodeError):
            return None

    def is_kept(self, tournament: TournamentId) -> bool:
        return self.place(tournament).is_file()

    def keep(self, tournament: TournamentId, draft: Kept) -> bool:
        path = self.place(tournament)
        beside = path.with_suffix(".new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(json.encode(draft))
            beside.replace(path)
        except OSError:
            return False
        return True

    def forget(self, tournament: TournamentId) -> None:
        with suppress(OSError):
            self.place(tournament).unlink(missing_ok=True)
