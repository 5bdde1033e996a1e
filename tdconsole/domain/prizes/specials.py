"""Special prizes, outside the pool."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.money import GiveSpecial
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.events.money import SpecialGiven
from tdconsole.domain.language.rejections.entry import UnknownEntry
from tdconsole.domain.language.rejections.prizes import NoSuchTarget
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.money import Special
from tdconsole.domain.state.tournament import Tournament

Decision = tuple[Event, ...] | Rejection


def give(tournament: Tournament, command: GiveSpecial, _context: Context) -> Decision:
    """Give a special prize; a target may be hit again, even by somebody who has since busted."""
    if command.entry not in tournament.entries.by_id:
        return UnknownEntry(entry=command.entry)
    wanted = command.prize.strip().casefold()
    for target in tournament.terms.targets:
        if target.name.strip().casefold() == wanted:
            return (SpecialGiven(entry=command.entry, prize=target.name, amount=target.amount),)
    return NoSuchTarget(prize=command.prize.strip())


def given(tournament: Tournament, event: SpecialGiven) -> Tournament:
    prizes = tournament.prizes
    special = Special(entry=event.entry, prize=event.prize, amount=event.amount)
    return replace(tournament, prizes=replace(prizes, specials=(*prizes.specials, special)))
