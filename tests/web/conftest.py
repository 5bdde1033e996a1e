from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tdconsole.domain.values import EntryId, TournamentId
from tdconsole.evening import make
from tdconsole.session import Session, open_house
from tdconsole.session.card_codes import CardCodes
from tests.web.browsing import CHROMIUM, chromium
from tests.web.serving import Server, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser


class Evening:
    """A house some hours into its evening, open at a desk beside the hall."""

    def __init__(self, session: Session, tournament: TournamentId, place: Path) -> None:
        self.session, self.tournament, self.place = session, tournament, place
        self.codes = CardCodes(session.timeline(tournament))

    def seated(self, at: int = 0) -> EntryId:
        state = self.session.state(self.tournament)
        assert state is not None
        return sorted(state.play.seating.of)[at]

    def out(self) -> EntryId:
        state = self.session.state(self.tournament)
        assert state is not None
        return min(state.exits.by_entry)

    def code(self, entry: EntryId) -> str:
        code = self.codes.of(entry)
        assert code is not None
        return code

    def name(self, entry: EntryId) -> str:
        person = self.session.timeline(self.tournament).persons[entry]
        return self.session.club.people.named([person])[person].name


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    place = tmp_path_factory.mktemp("evening") / "evening.house"
    tournament = make(place, 60)
    with open_house(place) as house:
        yield Evening(house.session, tournament, place)


@pytest.fixture(scope="module")
def hall(evening: Evening, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(evening.place, tmp_path_factory.mktemp("hall")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    if CHROMIUM is None:
        pytest.skip("there is no chromium here")
    with chromium() as started:
        yield started
