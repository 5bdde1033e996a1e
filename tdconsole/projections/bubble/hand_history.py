"""The history of hand-for-hand play: each hand's tables, held all-ins and busts."""

from collections import defaultdict
from collections.abc import Iterable

from msgspec.structs import replace

from tdconsole.domain.eliminations.busting import finishes
from tdconsole.domain.hand.known_hands import lasts
from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.domain.language.events.event import Event, play_of
from tdconsole.domain.language.events.floor import (
    EliminationReordered,
    PlayerReinstated,
    PlayersEliminated,
)
from tdconsole.domain.prizes.awards import awards
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    Chips,
    EntryId,
    Instant,
    Millis,
    Money,
    Place,
    PlayId,
    Record,
    Seat,
    TableNo,
    TableTask,
    elapsed,
)
from tdconsole.projections.engine.titles import title_of
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.flights.trail import of_flight


class HandReport(Record, kw_only=True):
    table: TableNo
    task: TableTask
    at: Instant


class HandFinish(Record, kw_only=True):
    """A bust of this hand, with place and money as they are by now."""

    entry: EntryId
    seat: Seat
    stack: Chips | None
    by: tuple[EntryId, ...]
    place: Place | None = None
    """The place; None for a player who was struck."""
    shared_by: int = 1
    amount: Money = Money(0)


class PlayedHand(Record, kw_only=True):
    hand: int
    began: Instant
    """The time it began; for the first, when hand-for-hand play was announced."""
    over: Instant | None = None
    tables: tuple[TableNo, ...]
    reports: tuple[HandReport, ...] = ()
    """The reports in order, including those taken back by a later one."""
    out: tuple[HandFinish, ...] = ()

    @property
    def held(self) -> tuple[TableNo, ...]:
        """The tables where an all-in waited for the others."""
        return tuple(dict.fromkeys(one.table for one in self.reports if one.task == "held"))


class HandSeries(Record, kw_only=True):
    """Hand-for-hand play from an announcement to its end."""

    began: Instant
    ended: Instant | None = None
    minutes: int
    until: int
    hands: tuple[PlayedHand, ...]


class HandHistory(Record, kw_only=True):
    event: str
    currency: str
    cite: str | None
    series: tuple[HandSeries, ...]


def hand_history(tournament: Tournament, trail: Iterable[TrailStep]) -> HandHistory:
    """The history, from the steps that still count."""
    lasting = lasts(tournament)
    tellings = defaultdict[PlayId, _Telling](lambda: _Telling(lasting))
    for step in of_flight(tournament, trail):
        if step.undoes is None and step.undone_by is None:
            for event in step.events:
                _hear(tellings, event, step.at)
    series = [one for telling in tellings.values() for one in telling.series]
    series.sort(key=lambda one: one[0].began.utc)
    return HandHistory(
        event=title_of(tournament),
        currency=tournament.setup.currency,
        cite=tournament.rules.next_hand.cite,
        series=_finished(tournament, series),
    )


def _hear(tellings: defaultdict[PlayId, "_Telling"], event: Event, at: Instant) -> None:
    """Take in an event; each flight has its own play, but a correction may be of any."""
    if isinstance(event, PlayerReinstated | EliminationReordered):
        for telling in tellings.values():
            telling.hear(event, at)
        return
    play = play_of(event)
    if play is not None:
        tellings[play].hear(event, at)


class _Telling:
    """Collects the hands; who is out in which is known only once all was reported.

    The last hand may be played out after hand-for-hand play ended: a first bust there is not linked
    to any other's hand.
    """

    def __init__(self, lasts_: Millis) -> None:
        self._lasts, self._open = lasts_, frozenset[TableNo]()
        self.series: list[tuple[HandSeries, list[tuple[PlayedHand, list[EntryId]]]]] = []
        self._on = False

    def hear(self, event: Event, at: Instant) -> None:
        match event:
            case HandForHandStarted():
                begun = HandSeries(began=at, minutes=event.minutes, until=event.until, hands=())
                first = PlayedHand(hand=1, began=at, tables=event.tables)
                self.series.append((begun, [(first, [])]))
                self._on = True
            case PlayerReinstated():
                self._take_out(event.entry)
            case EliminationReordered():
                self._take_out(event.entry)
                if event.before is None:
                    self._beside(event.joined, [event.entry])
            case PlayersEliminated():
                out = [one.entry for one in event.hand]
                if event.before is None and event.joined is None and self._in_hand(event):
                    self.series[-1][1][-1][1].extend(out)
                elif event.before is None:
                    self._beside(event.joined, out)
            case _ if self._on:
                self._play(event, at)
            case _:
                pass

    def _in_hand(self, event: PlayersEliminated) -> bool:
        if self._on or not self.series:
            return self._on
        hand, out = self.series[-1][1][-1]
        if (
            out
            or event.at is None
            or not self._open.issuperset(one.seat.table for one in event.hand)
        ):
            return False
        return hand.over is not None and elapsed(hand.over, event.at) < self._lasts

    def _play(self, event: Event, at: Instant) -> None:
        series, hands = self.series[-1]
        hand, out = hands[-1]
        match event:
            case TablesReported(tables=tables, task=task):
                told = (HandReport(table=table, task=task, at=at) for table in tables)
                hands[-1] = replace(hand, reports=(*hand.reports, *told)), out
            case NextHandDealt():
                hands[-1] = replace(hand, over=at), out
                hands.append((PlayedHand(hand=hand.hand + 1, began=at, tables=event.tables), []))
            case HandForHandExtended():
                self.series[-1] = replace(series, until=event.until), hands
            case HandForHandEnded():
                hands[-1] = replace(hand, over=at), out
                self.series[-1] = replace(series, ended=at), hands
                self._on, self._open = False, _dealing(hand)
            case _:
                pass

    def _take_out(self, entry: EntryId) -> None:
        for _, hands in self.series:
            for _, out in hands:
                if entry in out:
                    out.remove(entry)

    def _beside(self, joined: EntryId | None, entries: list[EntryId]) -> None:
        for _, hands in self.series:
            for _, out in hands:
                if joined in out:
                    out.extend(entries)
                    return


def _dealing(hand: PlayedHand) -> frozenset[TableNo]:
    """The tables still dealing by their reports; nobody busts at an empty one."""
    tasks = {one.table: one.task for one in hand.reports}
    return frozenset(table for table in hand.tables if tasks.get(table) != "done")


def _finished(
    tournament: Tournament,
    told: list[tuple[HandSeries, list[tuple[PlayedHand, list[EntryId]]]]],
) -> tuple[HandSeries, ...]:
    exits = tournament.exits.by_entry
    place = {one.entry: one for one in finishes(tournament)} if told else {}
    won = {one.entry: one.amount for one in awards(tournament)} if told else {}

    def finish(entry: EntryId) -> HandFinish:
        exit_, known = exits[entry], place.get(entry)
        return HandFinish(
            entry=entry,
            seat=exit_.seat,
            stack=exit_.removed or exit_.stack,
            by=exit_.by,
            place=None if known is None else known.place,
            shared_by=1 if known is None else known.shared_by,
            amount=won.get(entry, Money(0)),
        )

    def hand(played: PlayedHand, out: list[EntryId]) -> PlayedHand:
        return replace(played, out=tuple(finish(entry) for entry in out if entry in exits))

    return tuple(
        replace(series, hands=tuple(hand(*one) for one in hands)) for series, hands in told
    )
