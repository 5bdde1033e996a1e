"""Players as typed on a ruling, separated by commas: a seat, a number, a name."""

from collections.abc import Iterable

from tdconsole.domain.values import EntryId, Record, Seat, SeatNo, TableNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.line.typing.line_context import Desk
from tdconsole.line.typing.pointing import Unsure, tidy, whom


class NotSure(Record, kw_only=True):
    """Why it is not clear who is meant."""

    sentence: str


class Named:
    """Everybody who ever entered; players still in come before those out."""

    def __init__(self, view: TournamentView) -> None:
        self._desk = Desk(view)

    def each(self, typed: str, table: TableNo | None) -> tuple[EntryId, ...] | NotSure:
        found: list[EntryId] = []
        for part in typed.replace(";", ",").split(","):
            if not (word := tidy(part)):
                continue
            entry = self.one(word, table)
            if isinstance(entry, NotSure):
                return entry
            found.append(entry)
        return tuple(dict.fromkeys(found))

    def one(self, word: str, table: TableNo | None = None) -> EntryId | NotSure:
        """Return the player; a number alone is a seat of the table."""
        if table is not None and word.isdecimal():
            word = f"{table}-{word}"
        seated = self._desk.state.play.seating.of
        entry = whom(self._desk, word, seated.__contains__)
        if not isinstance(entry, Unsure):
            return entry
        if not entry.candidates:
            return NotSure(sentence=entry.sentence)
        names = self._desk.words.listed([self._desk.looking.who(one) for one in entry.candidates])
        return NotSure(
            sentence=self._desk.words.gettext(
                "“{typed}” may be {players}.", typed=word, players=names
            )
        )

    def typed(self, entries: Iterable[EntryId]) -> str:
        """Return the players as they would be typed: by seat, or else by number."""
        return ", ".join(map(self._typed, entries))

    def _typed(self, entry: EntryId) -> str:
        seat: Seat | None = self._desk.state.play.seating.of.get(entry)
        return f"#{entry}" if seat is None else f"{seat.table}-{SeatNo(seat.seat)}"
