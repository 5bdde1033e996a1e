"""One tournament as the hall sees it: looked at on the house's session, worded once a language."""

import logging
from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from tdconsole.domain.state.flight_in_hand import seen
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import (
    EntryId,
    Instant,
    Millis,
    NoteId,
    PersonId,
    Record,
    SeasonNo,
    TournamentId,
)
from tdconsole.i18n.catalogue import Catalogue, Language, catalogue
from tdconsole.i18n.season.words import digits_of
from tdconsole.known_errors import KnownError
from tdconsole.projections.bubble.untold import untold
from tdconsole.projections.clock.board import clock_board
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.prizes.listed import prize_list
from tdconsole.projections.room.own_page import OwnPages
from tdconsole.session import Change, Session
from tdconsole.session.card_codes import CardCodes
from tdconsole.session.past.seasons import Seasons
from tdconsole.settings import Wall
from tdconsole.spelling import folded
from tdconsole.wall.facts import Names
from tdconsole.wall.naming import named
from tdconsole.wall.screens.clock_words import clock
from tdconsole.wall.screens.house.season import SeasonSeen
from tdconsole.wall.screens.house.today import TodaySeen
from tdconsole.wall.season_on_wall import SeasonOnWall
from tdconsole.wall.today_on_wall import TodayOnWall
from tdconsole.web.clock_face import ClockFace, clock_face
from tdconsole.web.player_pages import Beside, Own, Prize, next_jump_told, own, prizes
from tdconsole.web.years_page import YearsSeen

log = logging.getLogger(__name__)

MOST_FOUND: Final = 12
"""The names that a search shows."""
MOST_IN_SEASON: Final = 1000
"""The players of a season that a phone lists."""


class Board(Record, kw_only=True):
    """What every page of the players shows."""

    face: ClockFace
    prizes: tuple[Prize, ...]


class Found(Record, kw_only=True):
    name: str
    table: str
    seat: str


class Search(Record, kw_only=True):
    found: tuple[Found, ...]
    more: bool = False


class InWords:
    """The tournament in one language."""

    def __init__(self, hall: "Hall", words: Catalogue) -> None:
        self.words, self._hall = words, hall
        self.names = Names(hall.session, words)
        self._sorted: tuple[int, list[tuple[str, EntryId]]] = (-1, [])
        self._season = SeasonOnWall(hall.session, words, MOST_IN_SEASON, hall.seasons)
        self._today = TodayOnWall(hall.session, words)

    def read_names(self, state: Tournament) -> None:
        try:
            self.names.read(state.entries, self._hall.choices.names)
        except KnownError as error:
            log.warning("the pages go on with the names they know: %s", error)

    def board(self, state: Tournament, now: Instant) -> Board:
        choices, board = self._hall.choices, clock_board(state, now, len(untold(state)))
        reason = self._hall.reason(board.pause_reason) if choices.notices else None
        shown = clock(
            self.words,
            board,
            now,
            reason,
            notice=choices.notice if choices.notices else "",
            money=choices.money,
        )
        listed = prize_list(state) if choices.money and state.prizes.refunds is None else None
        face = clock_face(board, shown, self._hall.moment(now))
        if (jump := next_jump_told(self.words, state, listed)) is not None:
            face = replace(face, facts=(*face.facts, jump))
        return Board(face=face, prizes=prizes(self.words, listed))

    def own(self, state: Tournament, pages: OwnPages, entry: EntryId, now: Instant) -> Own:
        found = pages.of(entry, now)
        self.read_names(state)
        name = "" if found is None else self.names.of(entry)
        money = self._hall.choices.money
        return own(self.words, name, found, state.setup.currency, money=money)

    def season(self, now: Instant, number: SeasonNo | None = None) -> SeasonSeen | None:
        return self._season.of(self._hall.choices.names, now, number)

    def years(self, person: PersonId) -> YearsSeen:
        """The player's results; amounts only where the hall shows any."""
        hall, people = self._hall, self._hall.session.club.people
        choices, found = hall.choices, people.named([person]).get(person)
        nickname = people.nicknamed().get(person) if choices.names == "nickname" else None
        erased = self.words.gettext("erased")
        return YearsSeen(
            name=erased if found is None else named(found, nickname, choices.names),
            years=hall.session.years.of(person, profit=hall.profit and choices.money),
            seasons=hall.seasons.of_player(person),
            money=choices.money,
        )

    def today(self, now: Instant) -> TodaySeen:
        return self._today.of(self._hall.choices.names, now)

    def search(self, state: Tournament, typed: str) -> Search:
        """The players seated of whose names each word typed begins one, as they are shown."""
        self.read_names(state)
        wanted = folded(typed).split()
        if not wanted:
            return Search(found=())
        found: list[Found] = []
        of = state.play.seating.of
        for name, entry in self._by_name(state):
            seat = of.get(entry)
            if seat is None or not _begins(folded(name).split(), wanted):
                continue
            if len(found) == MOST_FOUND:
                return Search(found=tuple(found), more=True)
            found.append(Found(name=name, table=str(seat.table), seat=str(seat.seat)))
        return Search(found=tuple(found))

    def _by_name(self, state: Tournament) -> list[tuple[str, EntryId]]:
        reading = self.names.reading
        if self._sorted[0] != reading:
            every = sorted((*self.names.listed(entry), entry) for entry in state.entries.by_id)
            self._sorted = (reading, [(name, entry) for _, name, entry in every])
        return self._sorted[1]


def _begins(name: list[str], wanted: list[str]) -> bool:
    """Whether each word that is wanted begins one of the name, none of them twice."""
    left = list(name)
    for word in sorted(wanted, key=len, reverse=True):
        found = next((one for one in left if one.startswith(word)), None)
        if found is None:
            return False
        left.remove(found)
    return True


class Hall:
    """What the pages look at. It has no state of its own but what it has read."""

    def __init__(
        self,
        session: Session,
        tournament: TournamentId,
        choices: Wall,
        speak: Callable[[Language], Catalogue] = catalogue,
        *,
        profit: bool = False,
    ) -> None:
        self.profit = profit
        """Whether players' results say what they spent."""
        self.session, self.tournament, self.choices = session, tournament, choices
        self._speak = speak
        self.seasons = Seasons(session, digits_of)
        self._in_words: dict[Language, InWords] = {}
        self._pages: tuple[int, OwnPages] | None = None
        self._codes = CardCodes(session.timeline(tournament))
        self._reasons: dict[NoteId, str | None] = {}
        session.observe(self._changed)
        now = session.now()
        self._began = Millis(now.utc - now.uptime)
        self._fault = ""
        self.changed = True
        """Whether anything was done since this was last asked."""

    def now(self) -> Instant:
        return self.session.now()

    def moment(self, now: Instant) -> Millis:
        """The moment in the hall's time: it began as the machine's, and nobody can set it."""
        return Millis(self._began + now.uptime)

    def state(self) -> Tournament:
        state = self.session.state(self.tournament)
        if state is None:
            raise LookupError(self.tournament)
        return seen(state, None)

    def words(self, language: Language) -> Catalogue:
        return self.worded(language).words

    @property
    def beside(self) -> frozenset[Beside]:
        """What of the house there is to be shown beside the tournament, if it can be read now."""
        try:
            house = self.session.house
        except KnownError as error:
            self._tell(str(error))
            return frozenset()
        there: dict[Beside, object] = {"today": house.schedule, "season": house.seasons}
        return frozenset(one for one, rows in there.items() if rows)

    def worded(self, language: Language) -> InWords:
        if language not in self._in_words:
            self._in_words[language] = InWords(self, self._speak(language))
        return self._in_words[language]

    def season_names(self) -> dict[SeasonNo, str]:
        """The seasons of the house, the latest first."""
        seasons = self.session.house.seasons
        return {number: seasons[number].name for number in sorted(seasons, reverse=True)}

    def person(self, entry: EntryId) -> PersonId | None:
        return self.session.timeline(self.tournament).persons.get(entry)

    def named_in_public(self, persons: Iterable[PersonId]) -> frozenset[PersonId]:
        """Those whose results may be shown to everybody under their names."""
        return self.session.club.people.agreed(persons)

    def follow(self) -> None:
        """Take in what others did; what can't be read now is read at the next look."""
        try:
            self.session.refresh()
        except KnownError as error:
            self._tell(str(error))
        else:
            self._fault = ""

    def _tell(self, fault: str) -> None:
        """Log a fault once, not twenty times a second."""
        if fault != self._fault:
            self._fault = fault
            log.warning("the hall goes on with what it last read: %s", fault)

    def board(self, language: Language, now: Instant) -> Board:
        return self.worded(language).board(self.state(), now)

    def entry(self, code: str) -> EntryId | None:
        """The entry of a card, which may have been printed a moment ago."""
        found = self._codes.entry(code)
        if found is None:
            self.follow()
            found = self._codes.entry(code)
        return found

    def own(self, language: Language, entry: EntryId, now: Instant) -> Own:
        state = self.state()
        return self.worded(language).own(state, self.pages(state, now), entry, now)

    def proof(self, entry: EntryId, now: Instant) -> str | None:
        found = self.pages(self.state(), now).of(entry, now)
        return None if found is None else found.proof

    def pages(self, state: Tournament, now: Instant) -> OwnPages:
        """Everybody's pages, made once a state; while places settle, once a second."""
        second = now.utc // 1000
        if self._pages is not None:
            made_at, pages = self._pages
            if pages.state is state and (made_at == second or not pages.settling):
                return pages
        pages = OwnPages(state, self._trail(), now)
        self._pages = (second, pages)
        return pages

    def search(self, language: Language, typed: str) -> Search:
        return self.worded(language).search(self.state(), typed)

    def reason(self, note: NoteId | None) -> str | None:
        if note is None:
            return None
        if note not in self._reasons:
            try:
                self._reasons = {note: self.session.club.notes.read(note)}
            except KnownError:
                return None
        return self._reasons[note]

    def _trail(self) -> Iterator[TrailStep]:
        timeline = self.session.timeline(self.tournament)
        return map(timeline.as_read, reversed(timeline.steps))

    def _changed(self, change: Change) -> None:
        self.changed |= change.tournament == self.tournament
