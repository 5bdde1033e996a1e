"""Advice on chips that leave at this break or at the next one."""

from collections.abc import Iterator

from tdconsole.domain.clock.reading import Reading
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant
from tdconsole.projections.advice.due import ColourUpDue
from tdconsole.projections.chips.colour_up import announced, colour_ups_due, playing_at


def of_colour_up(
    tournament: Tournament, reading: Reading | None, now: Instant
) -> Iterator[ColourUpDue]:
    """Colour-ups that are due; unmarked ones can be added to the structure, to be announced."""
    tables = playing_at(tournament)
    if reading is None or not tables:
        return
    found = colour_ups_due(tournament, reading, now)
    if found is None:
        return
    structure = tournament.setup.structure
    unmarked = tuple(one for one in found.steps if not one.marked)
    for one in unmarked:
        structure = announced(structure, one)
    first = found.steps[0]
    soon = found.begins_in is not None
    if soon and tournament.play.last_hands is not None:  # no break comes any more today
        return
    yield ColourUpDue(
        chips=tuple(one.old for one in found.steps),
        steps=found.steps,
        tables=tables,
        unmarked=tuple(one.old for one in unmarked),
        minutes=None if found.begins_in is None else -(-found.begins_in // 60_000),
        urgency="soon" if soon else "now",
        cite=tournament.rules.race_method.cite,
        start=f"race {first.old} {first.new or ''}",
        choices=(EditStructure(structure=structure),) if unmarked else (),
    )
