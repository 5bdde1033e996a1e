"""Rows next to the count: every table, the chip leaders, and the ledger with its details."""

from collections.abc import Iterable
from typing import Final

from tdconsole.domain.values import Record, StepNo
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips.words import ledger_line, missing_words, signed
from tdconsole.projections.chips.counted import CountState, Leader
from tdconsole.projections.chips.counted_tables import TableCount
from tdconsole.projections.chips.ledger import ChipLedger, LedgerItem, LedgerLine
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.wall.theme import Theme

_WIDEST: Final = 88_888_888


class TableRows(Rows[TableCount]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._words = view.words
        self._told: tuple[TableCount, ...] = ()
        super().__init__(self._columns(view.words), lambda row: row.table, theme, view)

    def _columns(self, words: Catalogue) -> tuple[Column[TableCount], ...]:
        say = words.pgettext
        return (
            Column(say("column", "Table"), lambda row: str(row.table), "00000"),
            Column(say("column", "To count"), self._missing, ink=lambda _row: "waiting"),
            Column(
                say("column", "Chips"), self._chips, words.number(_WIDEST), right=True, ink=_whole
            ),
        )

    def show_state(self, state: CountState) -> None:
        """Show this state row by row if the tables are the same; most of them have not changed."""
        before, self._told = self._told, state.tables
        if len(before) == len(state.tables):
            pairs = zip(before, state.tables, strict=True)
            changed = [(old, row) for old, row in pairs if old is not row]
            if all(old.table == row.table for old, row in changed):
                self.take([row for old, row in changed if old != row], [])
                return
        rows = {row.table: row for row in state.tables}
        gone = [key for key in self._all if key not in rows]
        self.take([row for row in state.tables if self.get(row.table) != row], gone)

    def _missing(self, row: TableCount) -> str:
        if row.counted:
            return missing_words(self._words, row)
        return self._words.pgettext("chips", "all")

    def _chips(self, row: TableCount) -> str:
        return self._words.number(row.chips) if row.counted else ""


def _whole(row: TableCount) -> Ink:
    return "ink" if row.whole else "quiet"


class LeaderRows(Rows[Leader]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, say = view.words, view.words.pgettext
        erased = words.gettext("erased")

        def depth(row: Leader) -> str:
            if row.big_blinds is None:
                return ""
            return say("board", "{number} BB", number=words.number(row.big_blinds))

        columns: tuple[Column[Leader], ...] = (
            Column("", lambda row: f"{row.place}.", "000."),
            Column(say("column", "Name"), lambda row: row.name or erased),
            Column(
                say("column", "Chips"),
                lambda row: words.number(row.chips),
                words.number(_WIDEST),
                right=True,
            ),
            Column(
                "",
                depth,
                say("board", "{number} BB", number=words.number(9_999)),
                right=True,
                ink=lambda _row: "quiet",
                spare=28,
            ),
        )
        super().__init__(columns, lambda row: row.entry, theme, view)
        self._order = lambda row: (row.place, row.entry)


class LedgerRow(Record, kw_only=True):
    """A ledger line, or a detail of an open one."""

    key: int
    text: str
    when: str
    chips: str
    line: int
    item: bool = False
    out: bool = False
    """Whether the chips left play."""


class LedgerRows(Rows[LedgerRow]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        self._view = view
        words, say = view.words, view.words.pgettext
        self.opened: int | None = None
        columns: tuple[Column[LedgerRow], ...] = (
            Column(say("column", "Why"), lambda row: row.text, ink=_ledger_ink),
            Column(
                say("column", "Time"),
                lambda row: row.when,
                "00:00",
                spare=40,
                ink=lambda _row: "quiet",
            ),
            Column(
                say("column", "Chips"),
                lambda row: row.chips,
                signed(words, _WIDEST),
                right=True,
                ink=_ledger_ink,
            ),
        )
        super().__init__(columns, lambda row: row.key, theme, view)

    def show_ledger(self, ledger: ChipLedger, steps: dict[StepNo, TrailStep]) -> None:
        self.fill(self._read(ledger, steps))

    def turn(self, line: int) -> None:
        """Open or close the line."""
        self.opened = None if self.opened == line else line

    def _read(self, ledger: ChipLedger, steps: dict[StepNo, TrailStep]) -> Iterable[LedgerRow]:
        key = 0
        for number, line in enumerate(ledger.lines):
            key += 1
            yield self._line(key, number, line)
            if number == self.opened:
                for item in line.items:
                    key += 1
                    yield self._item(key, number, item, steps)
        yield LedgerRow(
            key=key + 1,
            text=self._view.words.pgettext("chips", "In play"),
            when="",
            chips=self._view.words.number(ledger.in_play),
            line=-1,
        )

    def _line(self, key: int, number: int, line: LedgerLine) -> LedgerRow:
        words = self._view.words
        mark = "▾" if number == self.opened else "▸"
        return LedgerRow(
            key=key,
            text=f"{mark} {ledger_line(words, line)}",
            when="",
            chips=words.number(line.chips) if not number else signed(words, line.chips),
            line=number,
            out=line.chips < 0,
        )

    def _item(
        self, key: int, number: int, item: LedgerItem, steps: dict[StepNo, TrailStep]
    ) -> LedgerRow:
        step = None if item.step is None else steps.get(item.step)
        return LedgerRow(
            key=key,
            text=f"    {self._whose(item, step)}",
            when="" if step is None else self._view.words.time_of_day(step.at),
            chips=signed(self._view.words, item.chips),
            line=number,
            item=True,
        )

    def _whose(self, item: LedgerItem, step: TrailStep | None) -> str:
        if step is not None and item.entry is None:
            return self._view.sentence(step.events)
        return "" if item.entry is None else self._view.who(item.entry)


def _ledger_ink(row: LedgerRow) -> Ink:
    return "quiet" if row.item else "ink"


def steps_of(view: TournamentView) -> dict[StepNo, TrailStep]:
    timeline = view.session.timeline(view.tournament)
    return {step.no: step for step in timeline.trail()}
