import pytest

from tdconsole.domain.commands import IssuePaper
from tdconsole.domain.events import PaperIssued
from tdconsole.domain.rejections import NothingToPrint, NotSeated, Rejection, UnknownEntry
from tdconsole.domain.values import EntryId, Money, Price
from tests.domain.floor import Floor, busting, opened, playing, registered, registering

TWO, THREE, FOUR, NINE = EntryId(2), EntryId(3), EntryId(4), EntryId(9)
NO_CARDS = NothingToPrint(document="seat-cards")
NO_SHEET = NothingToPrint(document="payout-sheet")


def three_and_a_late_one() -> Floor:
    floor = playing(3)
    floor.do(registering(4))
    return floor


def free() -> Floor:
    return registered(3, price=Price(pool=Money(0), fee=Money(500)))


@pytest.mark.parametrize("entries", [None, (TWO,), (THREE, TWO)])
def test_a_paper_names_whom_it_is_about(entries: tuple[EntryId, ...] | None) -> None:
    wanted = IssuePaper(document="seat-cards", entries=entries)
    assert three_and_a_late_one().when(wanted) == (
        PaperIssued(document="seat-cards", entries=entries),
    )


@pytest.mark.parametrize(
    ("floor", "wanted", "refusal"),
    [
        (
            playing(3),
            IssuePaper(document="seat-cards", entries=(TWO, NINE)),
            UnknownEntry(entry=NINE),
        ),
        (registered(3), IssuePaper(document="seat-cards"), NO_CARDS),
        (
            three_and_a_late_one(),
            IssuePaper(document="seat-cards", entries=(FOUR,)),
            NotSeated(entry=FOUR),
        ),
        (
            three_and_a_late_one(),
            IssuePaper(document="seat-cards", entries=(TWO, FOUR)),
            NotSeated(entry=FOUR),
        ),
        (
            registered(3),
            IssuePaper(document="seat-cards", entries=(TWO,)),
            NotSeated(entry=TWO),
        ),
        (opened(), IssuePaper(document="payout-sheet"), NO_SHEET),
        (free(), IssuePaper(document="payout-sheet"), NO_SHEET),
    ],
)
def test_a_paper_without_what_it_was_asked_for_is_refused(
    floor: Floor, wanted: IssuePaper, refusal: Rejection
) -> None:
    assert floor.when(wanted) == refusal


def test_who_is_out_has_no_card() -> None:
    floor = playing(3)
    floor.do(busting(2))
    wanted = IssuePaper(document="seat-cards", entries=(THREE, TWO))
    assert floor.when(wanted) == NotSeated(entry=TWO)


def test_a_payout_sheet_needs_a_pool_and_no_seats() -> None:
    wanted = IssuePaper(document="payout-sheet")
    assert registered(1).when(wanted) == (PaperIssued(document="payout-sheet", entries=None),)


def test_paper_changes_nothing_but_the_trail() -> None:
    floor = playing(3)
    before = floor.tournament
    floor.do(IssuePaper(document="payout-sheet"))
    assert floor.tournament is before
