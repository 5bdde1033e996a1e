"""The seating as text: every seat of every table, its note, and the players without a seat."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import View
from tdconsole.cli.voice.voice import Voice
from tdconsole.projections.room.seating_chart import SeatingChart, seating_chart
from tdconsole.session.gathering import table_notes


def seating_rows(voice: Voice, chart: SeatingChart) -> Rows:
    for table in chart.tables:
        for sitting in table.seats:
            name = sitting.name
            if sitting.entry is not None and name is None:
                name = voice.erased
            yield (f"{table.table}-{sitting.seat}", name or "·", sitting.country or "")
        if table.note is not None:
            yield (str(table.table), table.note, "")
    for waiting in chart.waiting:
        yield ("–", waiting.name or voice.erased, "")


SEATING: Final = View(
    SeatingChart,
    lambda look: seating_chart(look.state, look.people, table_notes(look.session, look.state)),
    lambda look, data: seating_rows(look.voice, data),
)
