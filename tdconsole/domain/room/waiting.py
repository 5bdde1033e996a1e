"""Players without a seat, and the order in which they get one."""

from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import EntryId


def waiting(tournament: Tournament) -> list[EntryId]:
    """The entries that are in and have no seat, by number."""
    of, out = tournament.play.seating.of, tournament.exits.by_entry
    if len(of) + len(out) == len(tournament.entries.by_id):
        return []
    return sorted(e for e in tournament.entries.by_id if e not in of and e not in out)


def in_line(tournament: Tournament) -> list[EntryId]:
    """Those waiting, in the order in which they get a seat; passed ones come last."""
    behind = tournament.alternates.behind
    return sorted(waiting(tournament), key=lambda entry: (behind.get(entry, 0), entry))
