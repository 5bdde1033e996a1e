"""Who is owed what: the prize list met by the places, ties split."""

from itertools import groupby

from tdconsole.domain.eliminations import Finish, finishes
from tdconsole.domain.payouts import prize_list
from tdconsole.domain.state import Tournament
from tdconsole.domain.values import EntryId, Money, Place, Record


class Award(Record, kw_only=True):
    entry: EntryId
    place: Place
    shared_by: int
    amount: Money


def awards(tournament: Tournament) -> tuple[Award, ...]:
    """The prizes of everybody whose place is known, the best first."""
    prizes = prize_list(tournament)
    result: list[Award] = []
    for place, group in groupby(finishes(tournament), key=lambda finish: finish.place):
        if place > len(prizes):
            break
        result += _split(tournament, list(group), prizes)
    return tuple(result)


def _split(tournament: Tournament, tied: list[Finish], prizes: tuple[Money, ...]) -> list[Award]:
    """Units that can't be split go to the larger stack, then to the lower seat."""
    first = tied[0].place - 1
    total = sum(prizes[first : first + len(tied)])
    unit = max(1, tournament.setup.cash_unit)
    each = total // len(tied) // unit * unit
    units, cents = divmod(total - each * len(tied), unit)
    exits = tournament.exits.by_entry

    def turn(finish: Finish) -> tuple[int, int, int]:
        exit_ = exits.get(finish.entry)
        if exit_ is None:
            return (0, 0, 0)
        return (-(exit_.stack or 0), exit_.seat.seat, exit_.seat.table)

    result = []
    for number, finish in enumerate(sorted(tied, key=turn)):
        amount = each + (unit if number < units else 0) + (cents if number == 0 else 0)
        result.append(
            Award(
                entry=finish.entry,
                place=finish.place,
                shared_by=finish.shared_by,
                amount=Money(amount),
            )
        )
    return result
