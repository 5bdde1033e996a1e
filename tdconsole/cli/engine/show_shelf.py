"""The tournaments of a file."""

from typing import Final

from tdconsole.cli.voice.tables import Rows
from tdconsole.cli.voice.view import HouseView
from tdconsole.domain.state.flight_in_hand import each, entries_in_all
from tdconsole.domain.values import Record, TournamentId
from tdconsole.session import Session


class Shelf(Record, kw_only=True):
    """The tournaments of the file, in the order of their creation."""

    tournaments: tuple["Shelved", ...]


class Shelved(Record, kw_only=True):
    tournament: TournamentId
    name: str
    entries: int
    left: int
    finished: bool


def shelf(session: Session) -> Shelf:
    shelved = []
    for tournament in session.tournaments():
        state = session.state(tournament)
        if state is not None:
            shelved.append(
                Shelved(
                    tournament=tournament,
                    name=state.setup.name,
                    entries=entries_in_all(state),
                    left=sum(floor.left for floor in each(state)),
                    finished=state.finished,
                )
            )
    return Shelf(tournaments=tuple(shelved))


def shelf_rows(data: Shelf) -> Rows:
    for one in data.tournaments:
        yield (one.tournament, one.name, f"{one.left}/{one.entries}")


TOURNAMENTS: Final = HouseView(
    Shelf,
    lambda _voice, session, _sought: shelf(session),
    lambda _voice, _session, data: shelf_rows(data),
)
