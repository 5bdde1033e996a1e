"""The lists of the dealers: table by table, those off the tables, and the work of each shift."""

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.values import DealtTable, Instant, Millis, Record, StaffId, TournamentId
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.shared.rows import Column, Ink, Rows
from tdconsole.i18n.entry.dealers import hours_words
from tdconsole.projections.people.dealers import (
    DealerAt,
    DealerBoard,
    DealerPlan,
    TableLine,
    Titles,
    letters_of,
)
from tdconsole.projections.people.dealers_work import DealersWork, Shift
from tdconsole.wall.theme import Theme

NONE: Final = "–"
_TIME: Final = "88:88"
_TO: Final = "→ {table}"

_TABLES: Final = 100_000
"""More than the numbers of tables."""


class Dealt(Record, kw_only=True):
    """A table of the rotation, with its number as the sheet has it."""

    key: int
    rank: int
    number: str
    line: TableLine


class Off(Record, kw_only=True):
    """A dealer who is at no table, and when and where the next down is."""

    rank: int
    """The place in the line-up."""
    staff: StaffId
    name: str
    resting: bool
    since: Millis
    until: Millis | None
    then: str
    """The table after it."""


class Worked(Record, kw_only=True):
    key: int
    shift: Shift


class DealtRows(Rows[Dealt]):
    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, say = view.words, view.words.pgettext
        self._erased = words.gettext("erased")

        def ink(one: Dealt) -> Ink:
            return "ink" if one.line.dealer is not None else "waiting"

        columns: tuple[Column[Dealt], ...] = (
            Column(
                say("dealer", "Table"),
                lambda one: one.number,
                "A88",
                right=True,
                ink=ink,
                order=lambda one: one.rank,
            ),
            Column(
                say("dealer", "Dealer"),
                lambda one: self._name(one) or say("dealer", "no dealer"),
                ink=ink,
            ),
            Column(
                say("dealer", "Since"),
                lambda one: "" if one.line.dealer is None else _time(view, one.line.dealer.since),
                _TIME,
                right=True,
                ink=lambda _one: "quiet",
            ),
            Column(
                say("dealer", "Without a break"),
                lambda one: (
                    "" if one.line.dealer is None else hours_words(words, one.line.dealer.minutes)
                ),
                hours_words(words, 88),
                right=True,
                spare=76,
                ink=lambda _one: "quiet",
            ),
            Column(
                say("dealer", "Next"),
                lambda one: one.line.next or NONE,
                "Wiśniewsk",
                ink=lambda _one: "quiet",
                wish="Małgorzata Wiśniewska-Brzęcz",
            ),
        )
        super().__init__(columns, lambda one: one.key, theme, view)
        self.sort(0)

    def _name(self, one: Dealt) -> str:
        dealer = one.line.dealer
        return "" if dealer is None else dealer.name or self._erased

    def show_board(self, board: DealerBoard, titles: Titles) -> None:
        letters, order = letters_of(titles), list(titles)
        self.fill(
            Dealt(
                key=order.index(line.tournament) * _TABLES + line.table,
                rank=rank,
                number=f"{letters.get(line.tournament, '')}{line.table}",
                line=line,
            )
            for rank, line in enumerate(board.tables)
        )


class OffRows(Rows[Off]):
    """Those off the tables, the one who comes first at the top."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        say = view.words.pgettext
        self._erased = view.words.gettext("erased")
        columns: tuple[Column[Off], ...] = (
            Column(say("dealer", "Dealer"), lambda one: one.name, order=lambda one: one.rank),
            Column(
                "",
                lambda one: say("dealer", "on a break") if one.resting else say("dealer", "free"),
                max((say("dealer", "on a break"), say("dealer", "free")), key=len),
                spare=30,
                ink=lambda _one: "quiet",
            ),
            Column(
                say("dealer", "Since"),
                lambda one: _time(view, one.since),
                _TIME,
                right=True,
                spare=40,
                ink=lambda _one: "quiet",
            ),
            Column(
                say("dealer", "Until"),
                lambda one: (
                    one.then if one.until is None else f"{_time(view, one.until)} {one.then}"
                ),
                f"{_TIME} {_TO.format(table='A88')}",
                right=True,
            ),
        )
        super().__init__(columns, lambda one: one.staff, theme, view)
        self.sort(0)

    def show_board(self, board: DealerBoard, plan: DealerPlan, titles: Titles) -> None:
        letters = letters_of(titles)
        ahead = {row.staff: row.places for row in plan.rows}
        first = 0 if board.due is None else 1
        found = [
            self._off(one, ahead[one.staff], plan.times[first:], first, letters, resting=resting)
            for resting, dealers in ((True, board.resting), (False, board.free))
            for one in dealers
        ]
        found.sort(key=lambda off: (off.then == NONE, off.until or 0, off.since, off.name))
        self.fill(replace(one, rank=rank) for rank, one in enumerate(found))

    def _off(  # noqa: PLR0913 -- a dealer, and what is to come
        self,
        one: DealerAt,
        places: tuple[DealtTable | None, ...],
        times: tuple[Millis, ...],
        first: int,
        letters: Mapping[TournamentId, str],
        *,
        resting: bool,
    ) -> Off:
        ahead = zip(times, places[first:], strict=True)
        until, to = next(((at, table) for at, table in ahead if table is not None), (None, None))
        return Off(
            rank=0,
            staff=one.staff,
            name=one.name or self._erased,
            resting=resting,
            since=one.since,
            until=until if first else None,
            then=NONE
            if to is None
            else _TO.format(table=f"{letters.get(to.tournament, '')}{to.table}"),
        )


class WorkRows(Rows[Worked]):
    """The shifts, the latest first."""

    def __init__(self, view: TournamentView, theme: Theme) -> None:
        words, say = view.words, view.words.pgettext
        erased = words.gettext("erased")

        def shift(one: Worked) -> str:
            off = one.shift.off
            until = say("dealer", "still on") if off is None else _time(view, off)
            return f"{_time(view, one.shift.on)}–{until}"

        columns: tuple[Column[Worked], ...] = (
            Column(say("dealer", "Dealer"), lambda one: one.shift.name or erased),
            Column(
                say("dealer", "Day"),
                lambda one: words.day(one.shift.day),
                words.day("2000-09-30"),
                spare=36,
                ink=lambda _one: "quiet",
            ),
            Column(
                say("dealer", "Shift"),
                shift,
                f"{_TIME}–{say('dealer', 'still on')}",
                spare=28,
                ink=lambda _one: "quiet",
            ),
            Column(
                say("dealer", "Dealt"),
                lambda one: hours_words(words, one.shift.minutes),
                hours_words(words, 8 * 60 + 48),
                right=True,
            ),
            Column(
                say("dealer", "Downs"),
                lambda one: words.number(one.shift.downs),
                "88",
                right=True,
                spare=24,
            ),
        )
        super().__init__(columns, lambda one: one.key, theme, view)

    def show_work(self, work: DealersWork) -> None:
        latest = sorted(work.shifts, key=lambda one: one.day, reverse=True)
        self.fill(Worked(key=key, shift=shift) for key, shift in enumerate(latest))


def _time(view: TournamentView, utc: Millis) -> str:
    return view.words.time_of_day(Instant(utc=utc, boot="", uptime=Millis(0)))
