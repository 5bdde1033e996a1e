"""Nothing can be asked or happen that the subjects do not answer for."""

from typing import get_args

from msgspec.structs import fields

from tdconsole.domain.engine.decider import evolve, fold, initial
from tdconsole.domain.engine.rows import FACT, GESTURE, KINDS, REQUEST, kind_of
from tdconsole.domain.engine.undo_touches import touches
from tdconsole.domain.language.commands.paper import IssuePaper
from tdconsole.domain.language.commands.trail import Redo, Undo
from tdconsole.domain.language.events.tournament import TournamentCreated
from tdconsole.domain.language.rejections.entry import Overridable
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import Limit
from tests.domain.anything import SAMPLES
from tests.domain.floor import create, founded, opened, playing
from tests.domain.setup.test_setup import EVERY_OTHER_COMMAND

COMMANDS = [create(), *EVERY_OTHER_COMMAND, IssuePaper(document="payout-sheet")]


def test_nothing_is_there_to_begin_with() -> None:
    assert initial() is None
    assert fold(initial(), []) is None


def test_every_command_is_decided() -> None:
    missing = set(GESTURE) - {type(command) for command in COMMANDS}
    assert not missing, "add one to EVERY_OTHER_COMMAND in tests/domain/setup/test_setup.py"
    for command in COMMANDS:
        assert isinstance(playing(3, 3).when(command), tuple | Refusal)


def test_a_request_is_a_command_or_a_step_on_the_trail() -> None:
    assert set(get_args(REQUEST)) == {*GESTURE, Undo, Redo}


def test_every_event_has_one_kind_and_every_kind_an_event() -> None:
    assert set(KINDS.values()) == set(FACT)
    assert len(KINDS) == len(FACT)


def test_an_event_is_of_the_kind_it_is_kept_under() -> None:
    kinds = {shape: word for (word, _version), shape in KINDS.items()}
    without = {type(event).__name__ for event in SAMPLES if type(event) not in kinds}
    assert not without, f"add a Fact of {without} to tdconsole/domain/<subject>/rows.py"
    for event in SAMPLES:
        assert kind_of(event) == kinds[type(event)]


def test_every_kind_is_a_plain_word_with_a_version() -> None:
    for word, version in KINDS:
        assert word == word.lower()
        assert set(word) <= set("abcdefghijklmnopqrstuvwxyz-")
        assert version >= 1


def test_every_event_is_folded_and_says_what_it_touches() -> None:
    missing = set(FACT) - {type(event) for event in SAMPLES}
    assert not missing, "add one to SAMPLES in tests/domain/anything.py"
    for event in SAMPLES:
        assert evolve(opened().state, event) is not None
        assert all(touch.thing for touch in touches(event))


def test_every_limit_has_a_refusal_and_every_refusal_that_may_be_passed_its_limit() -> None:
    assert {kind.limit for kind in Overridable.__subclasses__()} == set(get_args(Limit))


def test_every_refusal_may_cite_its_rule() -> None:
    assert all("cite" in {one.name for one in fields(kind)} for kind in Refusal.__subclasses__())


def test_events_before_the_creation_are_passed_over() -> None:
    for event in SAMPLES:
        if not isinstance(event, TournamentCreated):
            assert evolve(None, event) is None


def test_folding_is_evolving_one_after_the_other() -> None:
    state = fold(None, [founded(), *SAMPLES])
    one_by_one = evolve(None, founded())
    for event in SAMPLES:
        one_by_one = evolve(one_by_one, event)
    assert state == one_by_one


def test_deciding_changes_nothing() -> None:
    floor = playing(3, 3)
    before = floor.tournament
    for command in COMMANDS:
        floor.when(command)
    assert floor.state is before
