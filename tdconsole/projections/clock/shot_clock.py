"""The shot clock at one table: decision times, which aren't recorded, and cards, which are."""

from msgspec.structs import replace

from tdconsole.domain.player_clock.time_bank import at_final_table, cards_left
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId, Instant, Millis, Record, SeatNo, TableNo, elapsed
from tdconsole.projections.people.names import People, of_entry


class Decision(Record, kw_only=True):
    """What was left of a decision when last touched; it runs since then, or is stopped."""

    left: Millis
    since: Instant | None = None

    def left_at(self, now: Instant) -> Millis:
        if self.since is None:
            return self.left
        return Millis(max(0, self.left - elapsed(self.since, now)))

    def paused(self, now: Instant) -> "Decision":
        return Decision(left=self.left_at(now))

    def resumed(self, now: Instant) -> "Decision":
        return replace(self, since=now) if self.since is None else self

    def extended(self, seconds: int, now: Instant) -> "Decision":
        """The decision with a card's extra time, even if time was up."""
        left = Millis(self.left_at(now) + seconds * 1000)
        return Decision(left=left, since=None if self.since is None else now)


class CardHolder(Record, kw_only=True):
    entry: EntryId
    seat: SeatNo
    name: str | None
    cards: int


class ShotClockTable(Record, kw_only=True):
    table: TableNo
    final: bool
    players: tuple[CardHolder, ...]


def tables_in_play(tournament: Tournament) -> tuple[TableNo, ...]:
    tables = tournament.play.seating.tables.values()
    return tuple(sorted(table.no for table in tables if table.players))


def shot_clock_table(
    tournament: Tournament, people: People, table: TableNo, now: Instant
) -> ShotClockTable:
    found = tournament.play.seating.tables.get(table)
    holders = []
    for seat, entry in sorted(found.players.items()) if found is not None else ():
        known = of_entry(tournament, people, entry)
        holders.append(
            CardHolder(
                entry=entry,
                seat=seat,
                name=None if known is None else known.name,
                cards=cards_left(tournament, entry, now),
            )
        )
    final = bool(holders) and at_final_table(tournament, now)
    return ShotClockTable(table=table, final=final, players=tuple(holders))
