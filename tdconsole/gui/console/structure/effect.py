"""The effect of applying a draft now, computed before anything is changed."""

from msgspec.structs import replace

from tdconsole.domain.clock.reading import Reading, read
from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, Millis, Record, Structure, Zone
from tdconsole.gui.console.structure.timing import Timetable, timetable
from tdconsole.projections.structure.changes import StructureChanges, structure_changes


class Standing(Record, kw_only=True):
    """The clock's position in a structure, and how it goes on from there."""

    structure: Structure
    reading: Reading | None
    table: Timetable
    lost: bool = False
    """The row in play is missing: nobody knows when anything would begin."""


class Effect(Record, kw_only=True):
    before: Standing
    after: Standing
    changes: StructureChanges
    refusal: Rejection | None = None


def effect(
    state: Tournament,
    draft: Structure,
    answer: tuple[Event, ...] | Rejection | None,
    now: Instant,
    zone: Zone,
) -> Effect:
    """Return the effect; `answer` is the tournament's answer to the draft, None if not asked."""
    before = standing(state, state.setup.structure, now, zone)
    changes = structure_changes(state.setup.structure, draft)
    if isinstance(answer, Refusal):
        after = _as_if(before, draft, now, zone)
        return Effect(before=before, after=after, changes=changes, refusal=answer)
    changed = fold(state, answer) if answer else state
    after = standing(changed or state, (changed or state).setup.structure, now, zone)
    return Effect(before=before, after=after, changes=changes)


def standing(state: Tournament, structure: Structure, now: Instant, zone: Zone) -> Standing:
    reading = read(structure, state.play.clock, now)
    return _standing(structure, reading, now, zone)


def _standing(structure: Structure, reading: Reading | None, now: Instant, zone: Zone) -> Standing:
    return Standing(
        structure=structure,
        reading=reading,
        table=timetable(structure, reading, now.utc, zone),
    )


def _as_if(before: Standing, draft: Structure, now: Instant, zone: Zone) -> Standing:
    """Return rows and times of a refused draft, too, if it has the row in play."""
    reading = before.reading
    if reading is not None:
        wanted = reading.period.id
        row = next((row for row, period in enumerate(draft) if period.id == wanted), None)
        reading = None if row is None else _shifted(reading, draft, row)
    standing = _standing(draft, reading, now, zone)
    return replace(standing, lost=before.reading is not None and reading is None)


def _shifted(reading: Reading, draft: Structure, row: int) -> Reading:
    longer = (draft[row].minutes - reading.period.minutes) * 60_000
    left = Millis(max(0, reading.left + longer))
    return replace(reading, index=row, period=draft[row], left=left)
