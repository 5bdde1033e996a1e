"""What a player's own page tells, from the draw to the prize."""

from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import MovePlayer
from tdconsole.domain.values import EntryId, Millis, Place, StepNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.room.own_page import OwnPage, OwnPages
from tests.domain.floor import Floor, at, busting, opened, playing, queueing


def page(floor: Floor, entry: int, *trail: TrailStep, after: int = 0) -> OwnPage | None:
    now = replace(
        floor.now, utc=Millis(floor.now.utc + after), uptime=Millis(floor.now.uptime + after)
    )
    pages = OwnPages(floor.tournament, trail, now)
    return pages.of(EntryId(entry), now)


def test_a_seat() -> None:
    found = page(playing(3, 3), 5)
    assert found == OwnPage(entry=EntryId(5), seat=at(2, 2))


def test_a_move_is_news_for_a_while() -> None:
    floor = playing(3, 3)
    target = at(1, 5)
    moved = floor.do(MovePlayer(entry=EntryId(5), seat=target))
    step = TrailStep(
        no=StepNo(1),
        at=floor.now,
        actor=None,
        command="MovePlayer",
        undoes=None,
        undone_by=None,
        events=moved,
    )
    found = page(floor, 5, step)
    assert found is not None
    assert (found.seat, found.moved_at) == (target, floor.now)
    old = page(floor, 5, step, after=11 * 60_000)
    assert old is not None
    assert (old.seat, old.moved_at) == (target, None)


def test_a_place_without_a_prize_and_one_with() -> None:
    floor = playing(3)
    floor.do(busting(1))
    out = page(floor, 1)
    assert out is not None
    assert (out.place, out.seat, out.prize) == (Place(3), None, None)
    floor.do(busting(2))
    second = page(floor, 2)
    assert second is not None
    assert second.place == Place(2)


def test_an_alternate_knows_the_place_in_the_line() -> None:
    floor = opened()
    floor.do(queueing(1), queueing(2))
    found = page(floor, 2)
    assert found is not None
    assert (found.waiting, found.seat) == (2, None)


def test_an_entry_that_is_not_there_has_no_page() -> None:
    assert page(playing(2), 9) is None
