"""Creating a tournament, and the rules that hold in it."""

from itertools import pairwise

from msgspec.structs import replace

from tdconsole.domain.commands import CreateTournament, OverrideRules
from tdconsole.domain.context import Context
from tdconsole.domain.events import (
    DrawCommitted,
    Event,
    RulesOverridden,
    TournamentCreated,
)
from tdconsole.domain.rejections import (
    BandsOutOfOrder,
    NoMoreLinks,
    Rejection,
    RulesUnchanged,
    SharesDoNotAddUp,
    SharesRise,
)
from tdconsole.domain.rulebook import NO_CHANGES, STANDARD, differing, overridden, rules
from tdconsole.domain.state import Play, Setup, Tournament
from tdconsole.domain.structure import numbered_anew, structure_fault
from tdconsole.domain.values import (
    FIRST_PLAY,
    WHOLE,
    Map,
    PayoutBand,
    Place,
)


def payouts_fault(bands: tuple[PayoutBand, ...]) -> Rejection | None:
    if not bands or bands[0].entries != 1:
        return BandsOutOfOrder(entries=bands[0].entries if bands else 0)
    for lower, upper in pairwise(bands):
        if upper.entries <= lower.entries:
            return BandsOutOfOrder(entries=upper.entries)
    for band in bands:
        if sum(band.shares) != WHOLE:
            return SharesDoNotAddUp(entries=band.entries, total=sum(band.shares))
        for place, (better, worse) in enumerate(pairwise(band.shares), start=1):
            if worse > better:
                return SharesRise(entries=band.entries, place=Place(place + 1))
    return None


def create(command: CreateTournament, context: Context) -> tuple[Event, ...] | Rejection:
    if fault := structure_fault(command.structure) or payouts_fault(command.payouts):
        return fault
    if context.commitment is None:
        return NoMoreLinks()
    return (
        TournamentCreated(
            name=command.name.strip(),
            currency=command.currency,
            price=command.price,
            cash_unit=command.cash_unit,
            seats_per_table=command.seats_per_table,
            stack=command.stack,
            structure=numbered_anew(command.structure),
            payouts=command.payouts,
            play=FIRST_PLAY,
            rulebook=command.rulebook or STANDARD,
        ),
        DrawCommitted(
            chain=context.commitment.chain,
            commitment=context.commitment.commitment,
            length=context.commitment.length,
        ),
    )


def created(event: TournamentCreated) -> Tournament:
    setup = Setup(
        name=event.name,
        currency=event.currency,
        price=event.price,
        cash_unit=event.cash_unit,
        seats_per_table=event.seats_per_table,
        stack=event.stack,
        structure=event.structure,
        payouts=event.payouts,
        rules=rules(event.rulebook or STANDARD),
    )
    return Tournament(setup=setup, plays=Map({event.play: Play(id=event.play)}))


def override(
    tournament: Tournament, command: OverrideRules, context: Context
) -> tuple[Event, ...] | Rejection:
    changes = differing(command.changes, tournament.rules)
    if changes == NO_CHANGES:
        return RulesUnchanged()
    return (RulesOverridden(changes=changes, reason=context.note),)


def rules_overridden(tournament: Tournament, event: RulesOverridden) -> Tournament:
    setup = tournament.setup
    return replace(tournament, setup=replace(setup, rules=overridden(setup.rules, event.changes)))
