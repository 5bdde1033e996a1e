from pathlib import Path

import pytest

from tdconsole.domain.language.commands.house import OpenTill
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Document, EntryId, PersonId, TournamentId
from tdconsole.projections.people.names import Known
from tdconsole.session.card_codes import CardCodes
from tdconsole.session.gathering import gathered
from tdconsole.settings import ELSEWHERE, Hall, Settings, write
from tests.session.floor import Desk


def test_a_source_has_the_state_the_people_and_who_stands_at_which_till(desk: Desk) -> None:
    desk.register(2)
    desk.session.submit_house(OpenTill(name="Desk 2"))
    actor = desk.session.club.staff.add("Zoè")
    source = gathered(desk.session, desk.id, "seating-by-name")
    assert source.state is desk.state
    assert len(source.people) == 2
    assert source.staff == {actor: "Zoè"}
    assert list(source.tills.values()) == ["Desk 2"]


@pytest.mark.parametrize(
    "document", ["receipt", "draw-proof", "seat-cards", "last-slips", "moves-sheet"]
)
def test_what_is_read_off_the_trail_has_it(desk: Desk, document: Document) -> None:
    desk.register(2)
    assert len(gathered(desk.session, desk.id, document).trail) == desk.length


def test_seat_cards_know_each_players_page_where_the_hall_is_reached(
    desk: Desk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ELSEWHERE, str(tmp_path / "settings.json"))
    desk.register(2)
    assert gathered(desk.session, desk.id, "seat-cards").pages == {}
    assert write(Settings(hall=Hall(address="127.0.0.1", names=("hall.lan",))))
    codes = CardCodes(desk.session.timeline(desk.id))
    assert gathered(desk.session, desk.id, "seat-cards").pages == {
        entry: f"HTTP://HALL.LAN:8080/C/{codes.of(entry)}" for entry in (EntryId(1), EntryId(2))
    }
    assert gathered(desk.session, desk.id, "move-slips").pages == {}
    assert write(Settings(hall=Hall(names=("hall.lan",), on_cards=False)))
    assert gathered(desk.session, desk.id, "seat-cards").pages == {}


@pytest.mark.parametrize("document", ["seating-by-name", "move-slips", "cash-report"])
def test_for_the_others_nobody_goes_through_the_trail(desk: Desk, document: Document) -> None:
    desk.register(2)
    assert gathered(desk.session, desk.id, document).trail == ()


def test_a_source_does_not_change_while_the_paper_is_made(desk: Desk) -> None:
    desk.register(2)
    source = gathered(desk.session, desk.id, "receipt")
    before = (source.state, source.trail, dict(source.people))
    desk.register()
    desk.do(Undo())
    assert (source.state, source.trail, dict(source.people)) == before


def test_only_the_cash_report_has_the_sums(desk: Desk) -> None:
    desk.register()
    assert gathered(desk.session, desk.id, "receipt").cash is None
    report = gathered(desk.session, desk.id, "cash-report").cash
    assert report is not None
    assert report.currencies


def test_names_that_are_known_already_are_not_read_again(desk: Desk) -> None:
    desk.register()
    people = {PersonId(1): Known(name="Ada")}
    assert gathered(desk.session, desk.id, "receipt", people).people is people


def test_of_no_tournament_there_is_no_paper(desk: Desk) -> None:
    with pytest.raises(LookupError):
        gathered(desk.session, TournamentId("nowhere"), "receipt")
