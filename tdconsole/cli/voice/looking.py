"""One look at a tournament or one of its flights: the source of a view."""

from tdconsole.cli.voice.choosing import flight_of
from tdconsole.cli.voice.voice import Refusing, Voice
from tdconsole.domain.language.rejections.setup import NoSuchTournament
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Instant, PersonId, TournamentId
from tdconsole.projections.people.names import Known
from tdconsole.session import Session, Timeline


class Looking:
    def __init__(
        self, session: Session, tournament: TournamentId, voice: Voice, flight: str | None = None
    ) -> None:
        self.session = session
        self.tournament = tournament
        self.voice = voice
        self.timeline: Timeline = session.timeline(tournament)
        state = self.timeline.state
        if state is None:
            raise Refusing(voice.said(NoSuchTournament(), str))
        self.state: Tournament = flight_of(state, flight, voice)
        self.now: Instant = session.now()

    @property
    def people(self) -> dict[PersonId, Known]:
        return self.session.club.people.named(self.timeline.persons.values())
