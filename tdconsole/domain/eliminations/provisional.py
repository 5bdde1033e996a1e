"""How long a place may still change: as long as another table may report the same hand."""

from collections.abc import Iterator, Sequence
from itertools import islice

from tdconsole.domain.hand.blinds import LEAST
from tdconsole.domain.hand.known_hands import is_fresh, is_played_out, lasts
from tdconsole.domain.state.exits import latest_first, members
from tdconsole.domain.state.table_play import CutShort
from tdconsole.domain.state.tournament import Exit, Tournament
from tdconsole.domain.values import Instant, Millis


def is_provisional(tournament: Tournament, hand: Sequence[Exit], now: Instant) -> bool:
    """Whether the places of a hand may still change: it was just reported and others deal on.

    A hand-for-hand hand is provisional exactly as long as it lasts, even if it was cut short.
    """
    if tournament.finished or hand[0].hand <= tournament.exits.told:
        return False
    if hand[0].hand in _of_every_table(tournament, now):
        return True
    if not all(is_fresh(tournament, exit_, now) for exit_ in hand):
        return False
    if _all_at_one_table(tournament):
        return False
    told = {exit_.seat.table for exit_ in hand}
    tables = tournament.play.seating.tables.values()
    return any(len(table.players) >= LEAST for table in tables if table.no not in told)


def _of_every_table(tournament: Tournament, now: Instant) -> set[int]:
    """The hands that take in every table: the board's, or the one played out after it."""
    play, exits = tournament.play, tournament.exits.by_entry
    hand = play.board or _played_out(tournament, now)
    return set() if hand is None else {exits[one].hand for one in hand.out if one in exits}


def _played_out(tournament: Tournament, now: Instant) -> CutShort | None:
    """The hand being played out, unless one table is left: nobody else could report it."""
    cut = tournament.play.cut
    if cut is None or _all_at_one_table(tournament):
        return None
    return cut if is_played_out(tournament, cut, now) else None


def _all_at_one_table(tournament: Tournament) -> bool:
    """Whether only one table is left, so that every hand at another is over."""
    played = (table for table in tournament.play.seating.tables.values() if table.players)
    return len(tuple(islice(played, 2))) < 2


def first_provisional(tournament: Tournament, now: Instant) -> int | None:
    """The earliest hand that may still change, and with it the places of all later ones."""
    return next((hand for hand, _ in _provisional(tournament, now)), None)


def sure_at(tournament: Tournament, hand: int, now: Instant) -> Instant | None:
    """The latest time by which this hand's places are sure, or None if they already are."""
    ends = [
        _later(min(told, key=lambda at: at.utc), lasts(tournament))
        for number, told in _provisional(tournament, now)
        if number <= hand and told
    ]
    return max(ends, key=lambda end: end.utc, default=None)


def _provisional(tournament: Tournament, now: Instant) -> Iterator[tuple[int, list[Instant]]]:
    """The provisional hands, earliest first, with the times at which their busts were reported."""
    exits = tournament.exits
    if tournament.finished:
        return
    every, cut = _of_every_table(tournament, now), _played_out(tournament, now)
    others = {exits.by_entry[entry].hand for entry in exits.moved}
    for hand in sorted({*_told_lately(tournament, now), *others, *every}):
        out = [exit_ for _, exit_ in members(exits, hand)]
        if is_provisional(tournament, out, now):
            ended = [cut.since] if cut is not None and hand in every else None
            yield hand, ended or [exit_.at for exit_ in out if exit_.at is not None]


def _later(at: Instant, by: Millis) -> Instant:
    return Instant(utc=Millis(at.utc + by), boot=at.boot, uptime=Millis(at.uptime + by))


def _told_lately(tournament: Tournament, now: Instant) -> Iterator[int]:
    """The hands just reported; older ones were reported before, except for busts moved since."""
    for hand, out in latest_first(tournament.exits):
        told = [exit_ for entry, exit_ in out if exit_.at and entry not in tournament.exits.moved]
        if not all(is_fresh(tournament, exit_, now) for exit_ in told):
            return
        yield hand
