"""The end of the day: stopping the clock, tables still playing, chips bagged."""

from typing import Final, Literal

from tdconsole.domain.clock.reading import Reading, bears, day, read, until_end_of
from tdconsole.domain.day.bagging import bagged_today, is_bagged, to_bag
from tdconsole.domain.day.last_hands import cards_of, time_runs_out
from tdconsole.domain.draw.lots import Lots
from tdconsole.domain.hand.hands_left import is_overnight, is_shut, to_play
from tdconsole.domain.memo import Memo
from tdconsole.domain.rules.values import DayEnd
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, EntryId, Instant, Millis, Record, Seat, SeatNo, TableNo
from tdconsole.projections.discipline.missing_hands import Misses, missing_hands
from tdconsole.projections.people.names import People, of_entry

Stage = Literal["play", "hands", "bags", "close", "home"]
"""Playing on; the last hands; bagging; all bagged; everybody home."""

_MINUTE = Millis(60_000)


class DayWindow(Record, kw_only=True):
    """The time window in which the clock is stopped for the last hands, if it keeps running."""

    ends_in: Millis
    opens_in: Millis
    """Negative once it is open."""
    shuts_in: Millis
    stop_in: Millis
    """The minute within it that nobody chose."""
    stop_at: int
    """The minutes left before the end at that moment."""
    cite: str | None


class TableToPlay(Record, kw_only=True):
    table: TableNo
    players: int
    left: int
    """The last hands left."""
    bagged: int
    away: tuple[Misses, ...] = ()


class EndOfDay(Record, kw_only=True):
    day: int
    stage: Stage
    window: DayWindow | None
    cards: tuple[int, ...]
    """The cards one of which is turned; none if time runs out instead."""
    turned: bool
    """Whether a card is turned: after a redraw to few enough tables, time runs out instead."""
    hands: int | None
    shut: bool
    cite: str | None
    """The article behind the last hands."""
    tables: tuple[TableToPlay, ...]
    playing: int
    """The tables with last hands left."""
    players: int
    """The players seated; overnight, everybody who goes on."""
    bagged: int
    chips: Chips
    """The chips bagged."""
    expected: Chips
    unseen: int
    """The players whose document must be seen today, if the book asks for it each day."""
    morning: bool = False
    """Whether everybody is home, or has a seat for a day that hasn't begun."""

    @property
    def difference(self) -> int:
        """The chips bagged beyond those expected, or short of them if negative."""
        return self.chips - self.expected


_LAST: Final = Memo[tuple[TableToPlay, ...]]()


class BagRow(Record, kw_only=True):
    entry: EntryId
    name: str | None
    seat: Seat
    chips: Chips | None
    """None: not bagged yet."""
    seal: str


def end_of_day(tournament: Tournament, now: Instant) -> EndOfDay:
    play, still, bagged = tournament.play, to_play(tournament), bagged_today(tournament)
    reading = read(tournament.setup.structure, play.clock, now)
    rule, runs_out = tournament.rules.day_end, time_runs_out(tournament)
    return EndOfDay(
        day=play.day,
        stage=stage(tournament),
        morning=is_morning(tournament),
        window=day_window(tournament, reading, now),
        cards=() if runs_out else cards_of(tournament),
        turned=not runs_out,
        hands=None if play.last_hands is None else play.last_hands.hands,
        shut=is_shut(tournament),
        cite=rule.cite if isinstance(rule.value, DayEnd) else None,
        tables=_tables(tournament),
        playing=len(still),
        players=len(play.seating.of) or tournament.left,
        bagged=bagged.number,
        chips=bagged.chips,
        expected=to_bag(tournament),
        unseen=unseen(tournament),
    )


def _tables(tournament: Tournament) -> tuple[TableToPlay, ...]:
    """The tables, worked out once for everybody looking at the same moment."""
    still, bagged = to_play(tournament), bagged_today(tournament).tables
    tables, away = tournament.play.seating.tables, missing_hands(tournament)

    def made() -> tuple[TableToPlay, ...]:
        return tuple(
            TableToPlay(
                table=number,
                players=len(table.players),
                left=still.get(number, 0),
                bagged=bagged.get(number, 0),
                away=away.get(number, ()),
            )
            for number, table in sorted(tables.items())
            if table.players
        )

    return _LAST.of(still, bagged, tables, away, made=made)


def stage(tournament: Tournament) -> Stage:
    play = tournament.play
    if is_overnight(tournament):
        return "home"
    if to_play(tournament):
        return "hands"
    number = bagged_today(tournament).number
    if play.last_hands is None and not number:
        return "play"
    return "bags" if number < len(play.seating.of) else "close"


def is_morning(tournament: Tournament) -> bool:
    """Whether it is the morning of a later day: the clock hasn't resumed, nobody is out."""
    play = tournament.play
    if play.day == 1 or play.board is not None or stage(tournament) not in {"play", "home"}:
        return False
    clock = play.clock
    stood = (clock.anchor, *(one.anchor for one in clock.before))
    if any(anchor is not None and anchor.since is not None for anchor in stood):
        return False
    return not any(table.out for table in play.seating.tables.values())


def day_window(tournament: Tournament, reading: Reading | None, now: Instant) -> DayWindow | None:
    """The window, if the book stops the clock and the structure has an end for this day."""
    rule, play, structure = tournament.rules.day_end, tournament.play, tournament.setup.structure
    anchor = play.clock.anchor
    if not isinstance(rule.value, DayEnd) or reading is None or anchor is None:
        return None
    if play.last_hands is not None or not play.seating.of or time_runs_out(tournament):
        return None
    ends = next(
        (
            index
            for index in range(reading.index, len(structure))
            if bears(structure[index], "end_of_day") and day(structure, index) >= play.day
        ),
        None,
    )
    if ends is None:
        return None
    left = until_end_of(structure, reading, ends, now, anchor.zone)
    stop_at = chosen_minute(tournament, rule.value)
    return DayWindow(
        ends_in=left,
        opens_in=Millis(left - rule.value.from_minutes * _MINUTE),
        shuts_in=Millis(left - rule.value.to_minutes * _MINUTE),
        stop_in=Millis(left - stop_at * _MINUTE),
        stop_at=stop_at,
        cite=rule.cite,
    )


def chosen_minute(tournament: Tournament, rule: DayEnd) -> int:
    """The minute to stop, derived from the last draw so that it stays the same at each look."""
    draws = tournament.draws
    sealed, promised = draws.made.get(draws.last), draws.commitment
    by = "" if promised is None else str(promised.commitment)
    if sealed is not None:
        by = str(sealed.link)
    first, last = sorted((rule.from_minutes, rule.to_minutes))
    lots = Lots(f"minute of the last hands {by} {tournament.play.day}")
    return first + lots.below(last - first + 1)


def unseen(tournament: Tournament) -> int:
    """On a later day, the seated players whose document wasn't seen."""
    play = tournament.play
    if play.day == 1 or tournament.rules.identity.value != "each_day":
        return 0
    return sum(play.seen.get(entry) != seat for entry, seat in play.seating.of.items())


def bag_rows(tournament: Tournament, people: People, table: TableNo) -> tuple[BagRow, ...]:
    """The bags of a table's players, by seat."""
    found = tournament.play.seating.tables.get(table)
    if found is None:
        return ()
    return tuple(
        _row(tournament, people, entry, Seat(table=table, seat=SeatNo(number)))
        for number, entry in sorted(found.players.items())
    )


def _row(tournament: Tournament, people: People, entry: EntryId, seat: Seat) -> BagRow:
    known = of_entry(tournament, people, entry)
    bag = tournament.play.bags.get(entry) if is_bagged(tournament, entry) else None
    return BagRow(
        entry=entry,
        name=known.name if known else None,
        seat=seat,
        chips=None if bag is None else bag.chips,
        seal="" if bag is None else bag.seal,
    )
