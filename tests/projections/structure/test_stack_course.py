"""Levels of 20 minutes, 100/200 and 200/400, a break of 10, and 300/600 of 15; eight begin with 20,000."""

from typing import Self

from msgspec.structs import replace

from tdconsole.domain.language.commands.clock import StartClock
from tdconsole.domain.language.events.event import Event
from tdconsole.domain.values import EntryId, StepNo
from tdconsole.projections.engine.trail import TrailStep
from tdconsole.projections.structure.course import averages
from tdconsole.projections.structure.sheet import StructureRow, structure_sheet
from tests.domain.floor import Floor, at, busting, create, registering, sits


class Evening(Floor):
    """Keeps its trail."""

    def __init__(self) -> None:
        super().__init__()
        self.trail: list[TrailStep] = []

    def given(self, *events: Event) -> Self:
        no = StepNo(len(self.trail) + 1)
        self.trail.append(
            TrailStep(
                no=no, at=self.now, actor=None, command="", undoes=None, undone_by=None,
                events=events,
            )
        )  # fmt: skip
        return super().given(*events)

    def rows(self) -> tuple[StructureRow, ...]:
        played = averages(self.trail, self.tournament.current, self.now)
        return structure_sheet(self.tournament, self.now, played=played).rows

    def depths(self) -> list[tuple[str, int] | None]:
        """How each row's average came about, and it in whole big blinds."""
        found = [row.depth for row in self.rows()]
        return [None if one is None else (one.how, one.big_blinds // 100) for one in found]


def registered() -> Evening:
    evening = Evening()
    evening.do(create(), *map(registering, range(1, 9)))
    evening.given(*(sits(entry, at(1, entry)) for entry in range(1, 9)))
    return evening


def test_before_the_start_there_is_the_plan_alone() -> None:
    evening = registered()
    assert evening.depths() == [None] * 4
    plan = [row.plan for row in evening.rows()]
    assert plan[0] == 10_000
    assert [one is None for one in plan] == [False, False, True, False]


def test_levels_that_were_played_have_the_average_they_began_with() -> None:
    evening = registered()
    evening.do(StartClock())
    evening.wait(minutes=10).do(busting(1))
    evening.do(busting(2))
    assert evening.depths()[0] == ("is", 133)  # 160,000 of six at 200
    evening.wait(minutes=15).do(busting(3))
    evening.do(busting(4))
    assert evening.depths()[:3] == [("was", 100), ("is", 100), None]
    assert evening.depths()[3] == ("expected", 133)  # two left at its end
    evening.wait(minutes=30).do(busting(5))
    assert evening.depths() == [("was", 100), ("was", 66), None, ("is", 88)]
    assert [row.plan for row in evening.rows()] == [row.plan for row in registered().rows()]


def test_once_somebody_has_won_nothing_is_expected_any_more() -> None:
    evening = registered()
    evening.do(StartClock())
    evening.wait(minutes=25)
    for entry in range(2, len(evening.tournament.entries.by_id) + 1):
        evening.do(busting(entry))
    assert evening.tournament.left == 1
    assert evening.depths() == [("was", 100), None, None, None]


def test_what_was_undone_did_not_happen() -> None:
    evening = registered()
    evening.do(StartClock())
    kept = evening.state
    evening.wait(minutes=5).do(busting(1))
    evening.trail[-1] = replace(evening.trail[-1], undone_by=StepNo(99))
    evening.state = kept
    evening.wait(minutes=20)
    assert EntryId(1) not in evening.tournament.exits.by_entry
    assert evening.depths()[:2] == [("was", 100), ("is", 50)]


def test_it_is_expected_from_what_there_is_and_not_from_the_plan() -> None:
    few, many = registered(), registered()
    for evening in (few, many):
        evening.do(StartClock())
        evening.wait(minutes=1)
    for entry in range(1, 6):
        few.do(busting(entry))
    first, second = few.depths()[1], many.depths()[1]
    assert first is not None
    assert second is not None
    assert (first[0], second[0]) == ("expected", "expected")
    assert first[1] > second[1]
