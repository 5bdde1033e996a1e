"""The rules of a tournament: copied, overridden, put back."""

from typing import Any

import msgspec
import pytest

from tdconsole.domain.engine.undo_touches import collide, touches, undoable
from tdconsole.domain.language.commands.tournament import (
    CreateTournament,
    FinishTournament,
    OverrideRules,
)
from tdconsole.domain.language.events.tournament import RulesOverridden, TournamentCreated
from tdconsole.domain.language.rejections.setup import NoSuchTournament, TournamentIsOver
from tdconsole.domain.language.rejections.structure import RulesUnchanged
from tdconsole.domain.rules.book import (
    NO_CHANGES,
    OPTIONS,
    STANDARD,
    Rulebook,
    RuleChanges,
    Ruled,
    rules,
)
from tdconsole.domain.rules.values import CallClock, ShotClock
from tdconsole.domain.state.touch import Touch
from tdconsole.domain.values import NoteId
from tests.domain.floor import Floor, busting, create, founded, opened, playing

LONG = CallClock(seconds=50, countdown=10)
CLUB = Rulebook(
    id="ours",
    title="Ours",
    call=Ruled(value=LONG, standing="article", cite="House 3"),
    ante_heads_up=Ruled(value="none", standing="house"),
)


def overriding(**changes: Any) -> OverrideRules:
    return OverrideRules(changes=RuleChanges(**changes))


def test_without_a_rulebook_a_tournament_goes_by_tda_2024() -> None:
    event, _commitment = Floor().do(create())
    assert isinstance(event, TournamentCreated)
    assert event.rulebook == STANDARD
    assert opened().tournament.rules == STANDARD


def test_what_was_created_before_there_were_rulebooks_goes_by_tda_2024() -> None:
    fields = msgspec.to_builtins(founded())
    del fields["rulebook"]
    older = msgspec.convert(fields, TournamentCreated)
    assert older.rulebook is None
    assert Floor().given(older).tournament.rules == STANDARD


def test_a_tournament_keeps_its_own_copy_of_the_book() -> None:
    floor = opened(rulebook=CLUB)
    assert floor.tournament.setup.rules == rules(CLUB)
    assert floor.tournament.rules.call == Ruled(value=LONG, standing="article", cite="House 3")


def test_an_option_is_named_alike_in_a_book_and_in_its_overrides() -> None:
    book = dict(zip(Rulebook.__struct_encode_fields__, Rulebook.__struct_fields__, strict=True))
    assert list(book)[:2] == ["id", "title"]
    assert list(book.items())[2:] == list(OPTIONS.items())


def test_every_option_of_the_book_may_be_overridden_within_its_own_bounds() -> None:
    kinds = {field.name: field.type for field in msgspec.structs.fields(RuleChanges)}
    for field in msgspec.structs.fields(Rulebook):
        if field.name in OPTIONS.values():
            (value, *_rest) = msgspec.structs.fields(field.type)
            assert kinds[field.name] == value.type | None


def test_an_override_holds_from_now_on_and_is_shown_as_one() -> None:
    floor = opened(rulebook=CLUB)
    floor.do(overriding(ante_order="ante_first"))
    assert floor.tournament.rules.ante_order == Ruled(value="ante_first", standing="override")
    assert floor.tournament.setup.rules.profile == CLUB
    assert floor.tournament.setup.rules.changes == RuleChanges(ante_order="ante_first")
    assert floor.tournament.rules.call == CLUB.call


def test_several_overrides_stand_beside_each_other() -> None:
    floor = opened()
    floor.do(overriding(call=LONG))
    floor.do(overriding(shot_clock=ShotClock(seconds=30, cards=4), deck_change=False))
    changes = floor.tournament.setup.rules.changes
    assert changes.call == LONG
    assert changes.deck_change is False
    assert floor.tournament.rules.shot_clock.value == ShotClock(seconds=30, cards=4)


@pytest.mark.parametrize("book", [STANDARD, CLUB], ids=["standard", "ours"])
def test_the_books_own_value_takes_the_override_away(book: Rulebook) -> None:
    floor = opened(rulebook=book)
    before = floor.tournament.setup.rules
    floor.do(overriding(call=CallClock(seconds=40)))
    (event,) = floor.do(overriding(call=book.call.value))
    assert event == RulesOverridden(changes=RuleChanges(call=book.call.value))
    assert floor.tournament.setup.rules == before


def test_switched_off_is_a_value_of_its_own() -> None:
    floor = opened(rulebook=msgspec.structs.replace(CLUB, by_hands=Ruled(value=True)))
    floor.do(overriding(by_hands=False, ante_reduced_at=6))
    assert floor.tournament.rules.by_hands == Ruled(value=False, standing="override")
    floor.do(overriding(ante_reduced_at=0))
    assert floor.tournament.setup.rules.changes == RuleChanges(by_hands=False)


def test_only_what_changes_is_recorded() -> None:
    (event,) = opened().do(overriding(deck_change=True, by_hands=True))
    assert event == RulesOverridden(changes=RuleChanges(by_hands=True))


def test_the_reason_is_kept_apart() -> None:
    wanted = OverrideRules(changes=RuleChanges(by_hands=True), reason="Only one dealer")
    expected = RulesOverridden(changes=RuleChanges(by_hands=True), reason=NoteId("n-7"))
    assert opened().when(wanted, note=NoteId("n-7")) == (expected,)


def test_the_ways_a_hand_begins_have_no_order_of_their_own() -> None:
    floor = opened()
    same = ("dealer_push", "first_riffle", "shuffler_button", "first_riffle")
    assert floor.when(overriding(hand_begins=same)) == RulesUnchanged()
    (event,) = floor.do(overriding(hand_begins=("blind_posted", "first_riffle")))
    assert event == RulesOverridden(
        changes=RuleChanges(hand_begins=("first_riffle", "blind_posted"))
    )


@pytest.mark.parametrize("changes", [NO_CHANGES, RuleChanges(by_hands=False)])
def test_changing_nothing_is_refused(changes: RuleChanges) -> None:
    assert opened().when(OverrideRules(changes=changes)) == RulesUnchanged()


def test_overriding_twice_alike_is_refused() -> None:
    floor = opened()
    floor.do(overriding(by_hands=True))
    assert floor.when(overriding(by_hands=True)) == RulesUnchanged()


def test_rules_hold_from_the_creation_to_the_end() -> None:
    assert Floor().when(overriding(by_hands=True)) == NoSuchTournament()
    floor = playing(2)
    floor.do(busting(2), FinishTournament())
    assert floor.when(overriding(by_hands=True)) == TournamentIsOver()


def test_an_override_is_undone_as_long_as_none_of_the_same_option_came_later() -> None:
    first = RulesOverridden(changes=RuleChanges(by_hands=True, call=LONG))
    second = RulesOverridden(changes=RuleChanges(by_hands=False))
    other = RulesOverridden(changes=RuleChanges(deck_change=False))
    assert undoable([first])
    assert len(touches(first)) == 2
    assert {touch.thing for touch in touches(first)} == {"rule"}
    assert collide(touches(first), touches(second))
    assert not collide(touches(first), touches(other))
    assert Touch(thing="rule") in touches(first)


@pytest.mark.parametrize(
    "changes",
    [
        {"clock.call": {"seconds": 0}},
        {"clock.call": {"seconds": 25, "countdown": 61}},
        {"clock.call": {"countdown": 5}},
        {"shot_clock": "on"},
        {"shot_clock": {"seconds": 30, "cards": -1}},
        {"level.hand_begins": []},
        {"level.hand_begins": ["the bell"]},
        {"ante.kind": "button"},
        {"ante.reduce_when_all_tables_at_most": 23},
        {"balance.tolerance": []},
        {"balance.tolerance": [{"above": 4}]},
        {"balance.tolerance": [{"most": 0}]},
        {"balance.tolerance": [{"above": 5001, "most": 1}]},
        {"halt.deficit": 10},
        {"button.known_for": 0},
        {"dealt_in.barred": "nowhere"},
        {"redraw.at_players": [24, 1]},
        {"redraw.at_players": 9},
        {"clock.cal": {"seconds": 30}},
        {"call": {"seconds": 30}},
    ],
    ids=str,
)
def test_what_makes_no_sense_does_not_come_over_the_wire(changes: dict[str, object]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"command": "OverrideRules", "changes": changes}, OverrideRules)


def test_a_book_goes_over_the_wire_as_it_is() -> None:
    wanted = create(rulebook=CLUB)
    told = msgspec.json.encode(wanted)
    assert b'"clock.call":{"value":{"seconds":50' in told
    assert msgspec.json.decode(told, type=CreateTournament) == wanted
