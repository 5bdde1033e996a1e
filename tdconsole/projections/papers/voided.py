"""The papers made void by the last undo."""

from tdconsole.domain.values import Document
from tdconsole.projections.discipline import notices as penalty_notices
from tdconsole.projections.entry.paper_source import PaperSource
from tdconsole.projections.payouts import paid_out
from tdconsole.projections.room.moves_sheet import last_undone


def voided(source: PaperSource) -> tuple[Document, ...]:
    """The void papers, likeliest first; none if nothing printed was undone."""
    moves, paid = last_undone(source.on_floor), paid_out.last_undone(source)
    moved = max((one.undone_by or 0 for one in moves), default=0)
    given = penalty_notices.undone_at(source)
    if given > max(moved, *((one.undone_by or 0) for one in paid), 0):
        return ("penalty-notice",)
    if paid and (paid[0].undone_by or 0) > moved:
        return ("payout-slip",)
    if not moves:
        return ()
    return (
        ("breaking-slips", "last-slips", "move-slips")
        if moves[0].why == "broken"
        else ("last-slips", "move-slips")
    )
