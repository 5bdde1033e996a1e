"""What a hostile reader of the desk found, between the tournament and the house: it stays mended."""

from msgspec.structs import replace

from tdconsole.domain.draw.drawing import pairs_of
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry, TakeBonus
from tdconsole.domain.language.commands.floor import ReinstatePlayer
from tdconsole.domain.language.commands.tournament import EditSetup, OverrideRules
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.events.draw import SeatsDrawn
from tdconsole.domain.language.events.entry import BonusTaken, EntryRegistered
from tdconsole.domain.language.rejections.engine import CannotBeUndone
from tdconsole.domain.language.rejections.entry import (
    AlreadyRegistered,
    MemberNumberTaken,
    SpentTooMuch,
)
from tdconsole.domain.language.terms import Reentries, StaffBonus, TermsChanges
from tdconsole.domain.rules.book import RuleChanges
from tdconsole.domain.rules.values import Sum
from tdconsole.domain.values import Chips, EntryId, Money, PersonId
from tdconsole.journal import KeptVault, StoredStep, stream_of
from tdconsole.session.chance import Chance
from tdconsole.session.checking import check_draws
from tests.session.floor import Desk, Room

ONE, TWO = PersonId(1), PersonId(2)


def late(desk: Desk, person: PersonId) -> SeatsDrawn:
    event = desk.do(RegisterEntry(person=person)).events[-1]
    assert isinstance(event, SeatsDrawn)
    return event


def pairs(club: Room, event: SeatsDrawn) -> tuple[tuple[EntryId, EntryId], ...]:
    assert event.apart is not None
    text = club.club.notes.read(event.apart.pairs)
    assert text is not None
    return pairs_of(text)


def two_at_each_table(desk: Desk) -> None:
    """Entries 1 to 4; tables of three, so that the next two go to either."""
    desk.seat_and_start(4)
    assert sorted(len(one.players) for one in desk.state.play.seating.tables.values()) == [2, 2]


def test_who_comes_late_is_kept_apart_as_well(desk: Desk, club: Room) -> None:
    two_at_each_table(desk)
    comes = club.club.people.add("Comes late")
    club.club.people.apart.keep_apart(ONE, comes, "a quarrel")
    event = late(desk, comes)
    assert pairs(club, event) == ((1, 5),)
    assert event.seated[0].table != desk.seat_of(1).table
    assert list(check_draws(desk.session.timeline(desk.id), club.club.notes.read)) == []


def test_a_reentry_is_kept_apart_by_its_own_number(desk: Desk, club: Room) -> None:
    two_at_each_table(desk)
    desk.do(EditSetup(terms=TermsChanges(reentries=Reentries())))
    club.club.people.apart.keep_apart(ONE, TWO, "a quarrel")
    desk.bust(1)
    assert pairs(club, late(desk, ONE)) == ((2, 5),)


def test_a_proof_does_not_show_who_is_of_a_pair(desk: Desk, club: Room) -> None:
    two_at_each_table(desk)
    club.club.people.apart.keep_apart(ONE, TWO, "a quarrel")
    event = late(desk, club.club.people.add("Knows nobody"))
    assert event.apart is not None


def test_nobody_can_choose_the_salt_of_a_draw(desk: Desk, club: Room) -> None:
    """With a salt at will the house could try seatings until it likes one."""
    two_at_each_table(desk)
    comes = club.club.people.add("Comes late")
    club.club.people.apart.keep_apart(ONE, comes, "a quarrel")
    first = late(desk, comes)
    desk.do(Undo())
    second = late(desk, comes)
    assert first.apart is not None
    assert second.apart is not None
    notes = [club.club.notes.read(one.pairs) for one in (first.apart, second.apart)]
    stream, issued = stream_of(desk.id), desk.session.timeline(desk.id).issued
    told = [
        Chance(KeptVault(club.house)).salt(stream, replace(issued, links=links)) for links in (1, 2)
    ]
    assert notes == [f"{told[0]}\n1 5\n", f"{told[1]}\n1 6\n"]


def test_without_pairs_nothing_of_them_is_written(desk: Desk, club: Room) -> None:
    two_at_each_table(desk)
    assert late(desk, club.club.people.add("Comes late")).apart is None
    assert notes(club) == 0


def notes(club: Room) -> int:
    return club.count("note")


def test_a_bust_that_seats_nobody_leaves_no_note_of_pairs(desk: Desk, club: Room) -> None:
    two_at_each_table(desk)
    club.club.people.apart.keep_apart(ONE, TWO, "a quarrel")
    before = notes(club)
    desk.bust(3)
    assert notes(club) == before


def test_a_reason_that_was_not_needed_is_not_kept(desk: Desk, club: Room) -> None:
    (event,) = desk.do(RegisterEntry(person=Newcomer(name="Ada"), override="my cousin")).events
    assert isinstance(event, EntryRegistered)
    assert (event.reason, notes(club)) == (None, 0)


def test_a_member_number_that_is_taken_is_foreseen(desk: Desk) -> None:
    desk.do(RegisterEntry(person=Newcomer(name="Ada", member_no="7")))
    again = RegisterEntry(person=Newcomer(name="Ada L.", member_no="7"))
    assert desk.session.foresee(desk.id, again) == MemberNumberTaken(member_no="7", by=ONE)
    assert desk.refused(again) == MemberNumberTaken(member_no="7", by=ONE)


def test_the_staffs_part_over_the_limit_is_on_the_record_with_its_reason(
    desk: Desk, club: Room
) -> None:
    bonus = StaffBonus(price=Money(500), chips=Chips(100))
    desk.do(EditSetup(terms=TermsChanges(staff_bonus=bonus)))
    desk.do(OverrideRules(changes=RuleChanges(most_spent=Sum(amount=Money(5_900)))))
    desk.register()
    assert isinstance(desk.refused(TakeBonus(entry=EntryId(1))), SpentTooMuch)
    (event,) = desk.do(TakeBonus(entry=EntryId(1), override="the house pays")).events
    assert isinstance(event, BonusTaken)
    assert event.overrode == ("spending",)
    assert event.reason is not None
    assert club.club.notes.read(event.reason) == "the house pays"


def test_somebody_merged_is_not_called_back_beside_the_next_entry(desk: Desk, club: Room) -> None:
    two_at_each_table(desk)
    desk.do(EditSetup(terms=TermsChanges(reentries=Reentries())))
    desk.bust(1)
    new = club.club.people.add("Player 1 again")
    club.club.people.merge(ONE, new, 0)
    desk.do(RegisterEntry(person=new))
    refused = desk.refused(ReinstatePlayer(entry=EntryId(1)))
    assert refused == AlreadyRegistered(person=ONE, entry=EntryId(5))


def test_a_currency_stays_when_money_was_taken_in_it(desk: Desk) -> None:
    step: StoredStep = desk.do(EditSetup(currency="USD"))
    desk.register()
    assert isinstance(desk.refused(Undo(step=step.no)), CannotBeUndone)
