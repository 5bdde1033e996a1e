"""The rules overridden in a window: on the trail, taken back, and the reason kept apart."""

from typing import Any

from tdconsole.domain.language.commands.tournament import OverrideRules
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.tournament import RulesOverridden
from tdconsole.domain.language.rejections.engine import Blocker, StepsStandOnIt
from tdconsole.domain.rules.book import STANDARD, RuleChanges
from tdconsole.domain.rules.values import CallClock
from tdconsole.session import Opened
from tests.session.floor import Desk, Room


def overriding(reason: str | None = None, **changes: Any) -> OverrideRules:
    return OverrideRules(changes=RuleChanges(**changes), reason=reason)


def test_the_reason_lies_where_it_can_be_erased(desk: Desk, club: Room) -> None:
    (event,) = desk.do(overriding(" Rossi asked ", by_hands=True)).events
    assert isinstance(event, RulesOverridden)
    assert event.reason is not None
    assert club.club.notes.read(event.reason) == "Rossi asked"


def test_without_a_reason_there_is_no_note(desk: Desk) -> None:
    (event,) = desk.do(overriding(by_hands=True)).events
    assert event == RulesOverridden(changes=RuleChanges(by_hands=True))


def test_an_override_is_undone_and_redone(desk: Desk) -> None:
    before = desk.state
    desk.do(overriding(by_hands=True))
    desk.do(Undo())
    assert desk.state == before
    desk.do(Redo())
    assert desk.state.rules.by_hands.value is True


def test_of_two_overrides_either_can_go_first(desk: Desk) -> None:
    first = desk.do(overriding(by_hands=True))
    desk.do(overriding(call=CallClock(seconds=40)))
    desk.do(Undo(step=first.no))
    assert desk.state.setup.rules.changes == RuleChanges(call=CallClock(seconds=40))
    desk.do(Undo())
    assert desk.state.rules == STANDARD


def test_of_two_overrides_of_one_rule_the_later_goes_first(desk: Desk) -> None:
    first = desk.do(overriding(ante_kind="each"))
    second = desk.do(overriding(ante_kind="none"))
    assert desk.refused(Undo(step=first.no)) == StepsStandOnIt(
        step=first.no, blockers=(Blocker(step=second.no, command="OverrideRules"),)
    )


def test_another_window_goes_by_it_too(here: Opened, there: Opened) -> None:
    desk = Desk(here.session)
    desk.do(overriding(by_hands=True))
    assert Desk(there.session, desk.id).state.rules.by_hands.standing == "override"
