"""The qualifiers of a season in its final: one step, undone as one, and read again as it was."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.draw import DrawSeats
from tdconsole.domain.language.commands.entry import EnterQualifiers, RegisterEntry
from tdconsole.domain.language.commands.house import BarPerson, CloseSeason, OpenSeason
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.entry import EntryRegistered
from tdconsole.domain.language.rejections.calculators import NoSuchSeason, SeasonStillOpen
from tdconsole.domain.language.rejections.engine import StepsStandOnIt
from tdconsole.domain.language.rejections.entry import (
    AlreadyRegistered,
    PersonBarred,
    RegistrationClosed,
    UnknownPerson,
)
from tdconsole.domain.language.season_rules import FinalRules
from tdconsole.domain.language.terms import Terms
from tdconsole.domain.values import Chips, EntryId, Millis, PersonId, SeasonNo
from tdconsole.projections.chips.ledger import chip_ledger
from tdconsole.projections.draw.seat_cards import seat_cards
from tdconsole.projections.season.entering import Candidates
from tdconsole.session import Done, Refused
from tdconsole.session.past.seasons import Seasons, season_in_hand
from tdconsole.session.people.merging import merge
from tests.session.floor import CREATION, Desk, Room
from tests.session.league import done, play_out

WINTER = SeasonNo(1)
NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Final:
    """Anna is first with 4 points, Bruno and Carla follow; two of them qualify."""

    def __init__(self, room: Room, *, closed: bool = True, terms: Terms = CREATION.terms) -> None:
        self.room, session = room, room.session()
        self.people = [session.club.people.add(name) for name in NAMES]
        play_out(session, room.time, self.people)
        final = FinalRules(players=2, stack=Chips(1_000), per_point="100")
        done(session, OpenSeason(name="Winter", formula="players - place + 1", final=final))
        if closed:
            done(session, CloseSeason(season=WINTER))
        made = session.submit(None, replace(CREATION, name="Final", terms=terms))
        assert isinstance(made, Done)
        self.session, self.desk = session, Desk(session, made.tournament)

    def found(self, *absent: PersonId) -> Candidates:
        season = season_in_hand(self.session.house)
        assert season is not None
        seasons = Seasons(self.session, lambda _currency: 2)
        return seasons.candidates(seasons.table(season), self.desk.state, absent)

    def asking(self, *absent: PersonId) -> EnterQualifiers:
        return EnterQualifiers(season=WINTER, players=self.found(*absent).players)

    def stacks(self) -> dict[PersonId, int]:
        return {one.person: one.stack for one in self.desk.state.entries.by_id.values()}


def test_they_are_entered_in_one_step_and_undone_as_one(club: Room) -> None:
    final = Final(club)
    before = final.desk.state
    step = final.desk.do(final.asking())
    anna, bruno = final.people[:2]
    assert final.stacks() == {anna: 1_400, bruno: 1_300}
    assert [type(event) for event in step.events] == [EntryRegistered] * 2
    after = final.desk.state
    final.desk.do(Undo())
    assert final.desk.state == before
    final.desk.do(Redo(step=step.no))
    assert final.desk.state == after


def test_read_again_they_have_the_same_stacks(club: Room) -> None:
    final = Final(club)
    final.desk.do(final.asking())
    again = Desk(club.session(), final.desk.id)
    assert again.state == final.desk.state


def test_one_of_them_who_was_seated_stands_in_the_way_of_undoing_all(club: Room) -> None:
    final = Final(club)
    step = final.desk.do(final.asking())
    final.desk.do(DrawSeats())
    assert isinstance(final.desk.refused(Undo(step=step.no)), StepsStandOnIt)


def test_for_who_does_not_come_the_next_one_moves_up(club: Room) -> None:
    final = Final(club)
    anna, bruno, carla, dario = final.people
    rows = final.found(anna).rows
    told = [(one.qualifier.person, one.comes, one.qualifier.moved_up) for one in rows]
    assert told == [(anna, False, False), (bruno, True, False), (carla, True, True)]
    assert final.found(dario) == final.found()
    final.desk.do(final.asking(anna))
    assert final.stacks() == {bruno: 1_300, carla: 1_200}
    late = final.asking()
    assert [one.person for one in late.players] == [anna]
    final.desk.do(late)
    assert final.stacks()[anna] == 1_400


def test_the_same_again_enters_nobody(club: Room) -> None:
    final = Final(club)
    asking = final.asking()
    final.desk.do(asking, "once")
    assert final.asking().players == ()
    assert final.desk.refused(asking) == AlreadyRegistered(person=final.people[0], entry=EntryId(1))
    length = final.desk.length
    final.desk.do(asking, "once")
    assert final.desk.length == length


def test_a_second_window_enters_nobody_twice(club: Room) -> None:
    final = Final(club)
    asking, other = final.asking(), Desk(club.session(), final.desk.id)
    other.do(asking)
    answer = final.session.submit(final.desk.id, asking)
    assert isinstance(answer, Refused)
    assert isinstance(answer.rejection, AlreadyRegistered)
    assert len(final.desk.state.entries.by_id) == 2


def test_who_entered_at_the_desk_is_not_entered_again(club: Room) -> None:
    final = Final(club)
    anna, bruno = final.people[:2]
    final.desk.do(RegisterEntry(person=anna))
    assert [one.person for one in final.asking().players] == [bruno]


def test_a_record_merged_away_counts_for_the_person(club: Room) -> None:
    final = Final(club)
    twin = final.session.club.people.add("Anna B.")
    final.desk.do(RegisterEntry(person=twin))
    merge(final.session, twin, final.people[0])
    assert [one.person for one in final.asking().players] == [final.people[1]]


def test_those_entered_are_marked_in_the_season_as_long_as_they_are_in(club: Room) -> None:
    final = Final(club)
    seasons = Seasons(final.session, lambda _currency: 2)
    assert seasons.entered(WINTER) == {}
    final.desk.do(final.asking())
    marks = seasons.entered(WINTER)
    assert {(one.name, one.entry) for one in marks.values()} == {("Final", 1), ("Final", 2)}
    assert list(marks) == final.people[:2]
    assert seasons.entered(SeasonNo(2)) == {}
    final.desk.do(Undo())
    assert seasons.entered(WINTER) == {}


def test_what_refuses_one_refuses_all(club: Room) -> None:
    final = Final(club)
    done(final.session, BarPerson(person=final.people[1], reason="threw chips"))
    asking = final.asking()
    refused = final.desk.refused(asking)
    assert isinstance(refused, PersonBarred)
    assert refused.person == final.people[1]
    assert isinstance(final.session.foresee(final.desk.id, asking), PersonBarred)
    final.desk.do(replace(asking, override="served the time"))
    log = final.session.timeline(final.desk.id).steps[-1].events
    assert [event.reason is None for event in log if isinstance(event, EntryRegistered)] == [
        True,
        False,
    ]


def test_a_registration_that_is_closed_a_stranger_and_a_season_that_is_none(club: Room) -> None:
    closed = Final(club, terms=replace(CREATION.terms, closes_at=Millis(1)))
    assert isinstance(closed.desk.refused(closed.asking()), RegistrationClosed)
    asking = closed.asking()
    stranger = replace(asking.players[0], person=PersonId(99))
    unknown = replace(asking, players=(*asking.players, stranger), override="open")
    assert closed.desk.refused(unknown) == UnknownPerson(person=PersonId(99))
    assert closed.desk.refused(replace(asking, season=SeasonNo(7))) == NoSuchSeason(
        season=SeasonNo(7)
    )


def test_a_season_that_is_open_has_to_be_meant(club: Room) -> None:
    final = Final(club, closed=False)
    assert final.found().open
    assert final.desk.refused(final.asking()) == SeasonStillOpen(name="Winter")
    final.desk.do(replace(final.asking(), while_open=True))


def test_cards_and_chips_go_by_the_stacks_that_were_handed_out(club: Room) -> None:
    final = Final(club)
    final.desk.do(RegisterEntry(person=final.people[3]))
    final.desk.do(final.asking())
    final.desk.do(DrawSeats())
    state, usual = final.desk.state, CREATION.stack
    assert (
        chip_ledger(state, final.session.timeline(final.desk.id).trail()).in_play
        == state.chips
        == usual + 2_700
    )
    names = final.session.club.people.named(final.people)
    cards = seat_cards(state, names)
    assert {card.name: card.stack for card in cards} == {
        "Anna": 1_400,
        "Bruno": 1_300,
        "Dario": usual,
    }
