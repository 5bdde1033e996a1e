"""What comes over the wire and is no command never reaches a decision."""

from typing import Any

import msgspec
import pytest

from tdconsole.domain.engine.rows import REQUEST
from tdconsole.domain.language.commands.paper import IssuePaper
from tests.domain.engine.test_decider import COMMANDS
from tests.domain.floor import busting, create

DECODE = msgspec.json.Decoder(REQUEST).decode


@pytest.mark.parametrize("command", COMMANDS, ids=lambda it: type(it).__name__)
def test_a_command_comes_back_as_it_went(command: Any) -> None:
    assert DECODE(msgspec.json.encode(command)) == command


def test_a_command_is_named_on_the_wire() -> None:
    assert DECODE(b'{"command":"AdjustClock","seconds":-30}') == next(
        msgspec.structs.replace(command, seconds=-30)
        for command in COMMANDS
        if type(command).__name__ == "AdjustClock"
    )


@pytest.mark.parametrize(
    "line",
    [
        '{"command":"Cheat"}',
        '{"seconds":60}',
        '{"command":"StartClock","now":0}',
        '{"command":"AdjustClock","seconds":86401}',
        '{"command":"AdjustClock","seconds":1.5}',
        '{"command":"StartClock","at":"24:00"}',
        '{"command":"StartClock","at":"9:30"}',
        '{"command":"SetClock","seconds":0}',
        '{"command":"SetClock","seconds":86401}',
        '{"command":"SetLevel","period":0}',
        '{"command":"CountHands","hands":10001}',
        '{"command":"SettleClock"}',
        '{"command":"SettleClock","by":"heart"}',
        '{"command":"EditStructure","structure":[{"type":"nap","minutes":20}]}',
        '{"command":"PauseClock","reason":" "}',
        '{"command":"RenewCommitment"}',
        '{"command":"DrawSeats","word":"two\\nlines"}',
        '{"command":"DrawSeats","word":"a line\\n"}',
        '{"command":"DrawSeats","word":"a\\rb"}',
        '{"command":"DrawSeats","word":"a\\tb"}',
        '{"command":"DrawSeats","word":"a\\u0000b"}',
        '{"command":"DrawSeats","word":"a\\u007fb"}',
        '{"command":"DrawSeats","word":"a\\u202eb"}',
        '{"command":"DrawSeats","word":"a\\u2066b"}',
        '{"command":"RegisterEntry","person":0}',
        '{"command":"RegisterEntry","person":{"name":"\\t"}}',
        '{"command":"RegisterEntry","person":{"name":" "}}',
        '{"command":"RegisterEntry","person":{"name":"Ada\\n"}}',
        '{"command":"RegisterEntry","person":{"name":"\\nAda"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada\\nLovelace"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada\\u001b[1m"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada\\u202a"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada\\u2069"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada","country":"it"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada","country":"ITA"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada","country":"IT\\n"}}',
        '{"command":"UnregisterEntry","entry":-1}',
        '{"command":"EliminatePlayers","hand":[]}',
        '{"command":"EliminatePlayers","hand":[{"entry":1,"stack":0}]}',
        '{"command":"MovePlayer","entry":1,"seat":{"table":1,"seat":23}}',
        '{"command":"MovePlayer","entry":1,"seat":{"table":0,"seat":1}}',
        '{"command":"IssuePaper","document":"confetti"}',
        '{"command":"IssuePaper","document":"seat-cards","entries":[]}',
        '{"command":"IssuePaper","document":"seat-cards","entries":[0]}',
        '{"command":"EliminatePlayers","hand":[{"entry":1}],"stacks_unknown":null}',
        '{"command":"Undo","step":0}',
    ],
)
def test_what_is_out_of_bounds_is_no_command(line: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        DECODE(line)


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ('{"command":"DrawSeats","word":"%s"}', "word"),
        ('{"command":"RegisterEntry","person":{"name":"%s"}}', "name"),
    ],
)
def test_a_word_and_a_name_have_120_characters_at_most(line: str, field: str) -> None:
    assert "ł" * 120 in repr(DECODE(line % ("ł" * 120)))
    for long in ("ł" * 121, "ł" * 120 + "\\n"):
        with pytest.raises(msgspec.ValidationError, match=field):
            DECODE(line % long)


def test_half_a_character_is_no_word() -> None:
    """As a command line that is no UTF-8 would bring it."""
    with pytest.raises(msgspec.ValidationError, match="word"):
        msgspec.convert({"command": "DrawSeats", "word": "a\udcff"}, REQUEST)


def test_no_entries_named_are_all_of_them() -> None:
    for line in (
        b'{"command":"IssuePaper","document":"seat-cards"}',
        b'{"command":"IssuePaper","document":"seat-cards","entries":null}',
    ):
        assert DECODE(line) == IssuePaper(document="seat-cards", entries=None)


def test_a_stack_is_asked_for_unless_it_is_said_that_nobody_knows_it() -> None:
    line = '{"command":"EliminatePlayers","hand":[{"entry":1}]%s}'
    assert DECODE(line % "") == busting(1)
    assert DECODE(line % ',"stacks_unknown":true') == busting(1, unknown=True)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", " "),
        ("name", "Friday\n"),
        ("name", "Fri\nday"),
        ("name", "Fri\x1bday"),
        ("name", "x" * 121),
        ("currency", "euro"),
        ("currency", "EUR\n"),
        ("currency", "EURO"),
        ("cash_unit", 0),
        ("seats_per_table", 1),
        ("seats_per_table", 23),
        ("stack", 0),
        ("price", {"pool": -1}),
        ("structure", [{"type": "level", "small_blind": -1, "big_blind": 2, "minutes": 20}]),
        ("structure", [{"type": "level", "big_blind": 2, "minutes": 0}]),
        ("structure", [{"type": "level", "big_blind": 2, "minutes": 1441}]),
        ("structure", [{"type": "level", "big_blind": 2, "minutes": 20, "hands": 0}]),
        ("structure", [{"type": "break", "minutes": 5, "until": "24:00"}]),
        ("structure", [{"type": "break", "minutes": 5, "marks": [{"kind": "supper"}]}]),
        ("structure", [{"type": "break", "minutes": 0}]),
        ("payouts", [{"entries": 1, "shares": []}]),
        ("payouts", [{"entries": 1, "shares": [10_001]}]),
    ],
)
def test_a_tournament_out_of_bounds_is_no_command(field: str, value: object) -> None:
    wire = msgspec.to_builtins(create())
    DECODE(msgspec.json.encode(wire))
    with pytest.raises(msgspec.ValidationError):
        DECODE(msgspec.json.encode({**wire, field: value}))
