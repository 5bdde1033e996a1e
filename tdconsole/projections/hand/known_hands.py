"""The tables whose button is known now, and the positions in the next hand there."""

from tdconsole.domain.hand.blinds import small_blind
from tdconsole.domain.hand.known_hands import coming, known, lasts
from tdconsole.domain.state.tournament import Hand, Table, Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, Record, SeatNo, TableNo, elapsed
from tdconsole.projections.people.names import People, of_entry


class NextHand(Record, kw_only=True):
    button: SeatNo
    small_blind: SeatNo | None
    """The small blind; None if nobody posts it."""
    big_blind: SeatNo
    entry: EntryId
    """The entry in the big blind."""
    name: str | None


class KnownHand(Record, kw_only=True):
    """The last known hand, with the small blind as the seat after the button."""

    table: TableNo
    button: SeatNo
    small_blind: SeatNo
    big_blind: SeatNo
    since: Instant
    left: Millis
    """The time it still counts as known."""
    next: NextHand | None
    """The next hand; None if too few are left to deal one."""


class KnownHands(Record, kw_only=True):
    tables: tuple[KnownHand, ...]


def known_hands(tournament: Tournament, people: People, now: Instant) -> KnownHands:
    tables = sorted(tournament.play.seating.tables.values(), key=lambda table: table.no)
    hands = ((table, known(tournament, table.no, now)) for table in tables)
    return KnownHands(
        tables=tuple(
            _known(tournament, people, table, hand, now)
            for table, hand in hands
            if hand is not None
        )
    )


def _known(
    tournament: Tournament, people: People, table: Table, hand: Hand, now: Instant
) -> KnownHand:
    return KnownHand(
        table=table.no,
        button=hand.dealt.button,
        small_blind=hand.dealt.small_blind,
        big_blind=hand.dealt.big_blind,
        since=hand.since,
        left=Millis(lasts(tournament) - elapsed(hand.since, now)),
        next=_next(tournament, people, table, hand),
    )


def _next(tournament: Tournament, people: People, table: Table, hand: Hand) -> NextHand | None:
    dealt = coming(hand, table)
    if dealt is None:
        return None
    entry = table.players[dealt.big_blind]
    person = of_entry(tournament, people, entry)
    return NextHand(
        button=dealt.button,
        small_blind=small_blind(dealt, tuple(table.players)),
        big_blind=dealt.big_blind,
        entry=entry,
        name=person.name if person else None,
    )
