"""The commitment to a chain of links; a lost or used-up chain is replaced by another."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.draw import RenewCommitment
from tdconsole.domain.language.events.draw import DrawCommitted
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.draw import NoMoreLinks
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.state.context import Context
from tdconsole.domain.state.tournament import Commitment, Tournament


def renew(
    _tournament: Tournament, _command: RenewCommitment, context: Context
) -> tuple[Event, ...] | Rejection:
    if context.commitment is None:
        return NoMoreLinks()
    return (
        DrawCommitted(
            chain=context.commitment.chain,
            commitment=context.commitment.commitment,
            length=context.commitment.length,
            reason=context.note,
        ),
    )


def committed(tournament: Tournament, event: DrawCommitted) -> Tournament:
    commitment = Commitment(chain=event.chain, commitment=event.commitment, length=event.length)
    return replace(tournament, draws=replace(tournament.draws, commitment=commitment))
