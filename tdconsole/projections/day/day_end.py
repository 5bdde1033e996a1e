"""How the day ends: when the clock is stopped, who still plays, and whose chips are in a bag."""

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
"""Playing on; the last hands; the bags; everything in bags; everybody home."""

_MINUTE = Millis(60_000)


class DayWindow(Record, kw_only=True):
    """When the clock is stopped for the last hands, if it runs on until then."""

    ends_in: Millis
    opens_in: Millis
    """Less than nothing once it is open."""
    shuts_in: Millis
    stop_in: Millis
    """At a minute within it that nobody chose."""
    stop_at: int
    """That many minutes before the end."""
    cite: str | None


class TableToPlay(Record, kw_only=True):
    table: TableNo
    players: int
    left: int
    """Of the last hands."""
    bagged: int
    away: tuple[Misses, ...] = ()


class EndOfDay(Record, kw_only=True):
    day: int
    stage: Stage
    window: DayWindow | None
    cards: tuple[int, ...]
    """The cards of which one is turned; none where the time runs out."""
    turned: bool
    """Whether a card is: not after a redraw to so few tables that the time runs out."""
    hands: int | None
    shut: bool
    cite: str | None
    """Of the rule by which the last hands are played."""
    tables: tuple[TableToPlay, ...]
    playing: int
    """Tables that have last hands left."""
    players: int
    """At the tables; overnight all who go on."""
    bagged: int
    chips: Chips
    """In bags."""
    expected: Chips
    unseen: int
    """Whose document is to be looked at today, where the book asks for it each day."""
    morning: bool = False
    """Everybody is home, or has a seat for a day that has not begun."""

    @property
    def difference(self) -> int:
        """In the bags, over what should be in all of them."""
        return self.chips - self.expected


_LAST: Final = Memo[tuple[TableToPlay, ...]]()


class BagRow(Record, kw_only=True):
    entry: EntryId
    name: str | None
    seat: Seat
    chips: Chips | None
    """None: in no bag yet."""
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
    """Made once for all who look at the same moment."""
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
    """Of a later day, until the clock goes on or somebody is out."""
    play = tournament.play
    if play.day == 1 or play.board is not None or stage(tournament) not in {"play", "home"}:
        return False
    clock = play.clock
    stood = (clock.anchor, *(one.anchor for one in clock.before))
    if any(anchor is not None and anchor.since is not None for anchor in stood):
        return False
    return not any(table.out for table in play.seating.tables.values())


def day_window(tournament: Tournament, reading: Reading | None, now: Instant) -> DayWindow | None:
    """Where the book stops the clock and the structure says when this day ends."""
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
    """How long before the end: by the last draw, so that it is the same at each look."""
    draws = tournament.draws
    sealed, promised = draws.made.get(draws.last), draws.commitment
    by = "" if promised is None else str(promised.commitment)
    if sealed is not None:
        by = str(sealed.link)
    first, last = sorted((rule.from_minutes, rule.to_minutes))
    lots = Lots(f"minute of the last hands {by} {tournament.play.day}")
    return first + lots.below(last - first + 1)


def unseen(tournament: Tournament) -> int:
    """On a later day, of those who sit."""
    play = tournament.play
    if play.day == 1 or tournament.rules.identity.value != "each_day":
        return 0
    return sum(play.seen.get(entry) != seat for entry, seat in play.seating.of.items())


def bag_rows(tournament: Tournament, people: People, table: TableNo) -> tuple[BagRow, ...]:
    """Of those who sit there, by seat."""
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
