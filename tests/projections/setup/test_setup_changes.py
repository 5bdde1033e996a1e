"""What an edit does, figure by figure, before it is done."""

from tdconsole.domain.engine.decider import fold
from tdconsole.domain.language.commands.money import PostPrizes
from tdconsole.domain.language.commands.seating import OpenTables
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import TermsChanges
from tdconsole.domain.state.tournament import Tournament
from tdconsole.domain.values import Chips, Instant, Millis, Money, Price, TableNo
from tdconsole.projections.setup.changes import SetupChanges, setup_changes
from tdconsole.projections.setup.sheet import setup_sheet
from tests.domain.floor import EVENING, Floor, opened, registered

NOW = Instant(utc=Millis(1_000_000), boot="b", uptime=Millis(1000))
DEAR = Price(pool=Money(9_000), fee=Money(1_000))


def would(floor: Floor, edit: EditSetup) -> SetupChanges:
    before = floor.tournament
    answer = floor.when(edit)
    assert isinstance(answer, tuple)
    after = fold(before, answer)
    assert isinstance(after, Tournament)
    return setup_changes(before, after, NOW)


def figures(changes: SetupChanges) -> dict[str, tuple[int, int]]:
    return {one.figure: (one.before, one.after) for one in changes.figures}


def test_a_dearer_entry_for_those_to_come_leaves_the_others_as_they_are() -> None:
    changes = would(registered(4), EditSetup(price=DEAR))
    assert changes.fields == ("price",)
    assert figures(changes) == {"price": (5_500, 10_000)}
    assert (changes.changed, changes.kept, changes.owed) == (0, 4, 0)


def test_for_all_it_is_owed_and_played_for() -> None:
    edit = EditSetup(price=DEAR, stack=Chips(30_000), entries_too=True)
    changes = would(registered(4), edit)
    assert (changes.changed, changes.kept) == (4, 0)
    assert changes.owed == 4 * 4_500
    found = figures(changes)
    assert found["chips"] == (80_000, 120_000)
    assert found["pool"] == (20_000, 36_000)
    assert found["fees"] == (2_000, 4_000)
    assert found["first_prize"] == (14_000, 25_200)


def test_a_guarantee_is_played_for_and_the_house_adds_what_is_missing() -> None:
    changes = would(registered(4), EditSetup(terms=TermsChanges(guarantee=Money(50_000))))
    found = figures(changes)
    assert found["pool"] == (20_000, 50_000)
    assert found["overlay"] == (0, 30_000)


def test_fewer_seats_are_fewer_places_at_the_open_tables() -> None:
    floor = opened()
    floor.do(OpenTables(tables=(TableNo(1), TableNo(2))))
    assert figures(would(floor, EditSetup(seats_per_table=6)))["places"] == (18, 12)


def test_a_time_that_has_passed_closes_registration_at_once() -> None:
    floor = opened()
    edit = EditSetup(terms=TermsChanges(closes_at=Millis(1)))
    assert would(floor, edit).closed is True
    floor.do(edit)
    assert would(floor, EditSetup(terms=TermsChanges(closes_at=Millis(0)))).closed is False
    assert would(floor, EditSetup(name="Other")).closed is None


def test_the_sheet_says_how_it_is_set_up() -> None:
    floor = registered(2)
    sheet = setup_sheet(floor.tournament)
    setup = floor.tournament.setup
    assert (sheet.name, sheet.price, sheet.terms) == (setup.name, setup.price, setup.terms)
    assert sheet.levels == 3
    assert sheet.minutes == sum(period.minutes for period in EVENING)


def test_posted_prizes_that_would_be_another_pools_are_told() -> None:
    floor = registered(4)
    floor.do(PostPrizes())
    guaranteed = EditSetup(terms=TermsChanges(guarantee=Money(50_000)))
    assert would(floor, guaranteed).posted == 20_000
    assert would(floor, EditSetup(name="Another Night")).posted is None
