"""What comes over the wire and is no command never reaches a decision."""

import msgspec
import pytest

from tdconsole.domain.commands import Request
from tests.domain.floor import create
from tests.domain.test_decider import COMMANDS

DECODE = msgspec.json.Decoder(Request).decode


@pytest.mark.parametrize("command", COMMANDS, ids=lambda it: type(it).__name__)
def test_a_command_comes_back_as_it_went(command: Request) -> None:
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
        '{"command":"PauseClock","reason":" "}',
        '{"command":"RenewCommitment"}',
        '{"command":"DrawSeats","word":"two\\nlines"}',
        '{"command":"RegisterEntry","person":0}',
        '{"command":"RegisterEntry","person":{"name":"\\t"}}',
        '{"command":"RegisterEntry","person":{"name":"Ada","country":"it"}}',
        '{"command":"UnregisterEntry","entry":-1}',
        '{"command":"EliminatePlayers","hand":[]}',
        '{"command":"EliminatePlayers","hand":[{"entry":1,"stack":0}]}',
        '{"command":"MovePlayer","entry":1,"seat":{"table":1,"seat":23}}',
        '{"command":"MovePlayer","entry":1,"seat":{"table":0,"seat":1}}',
        '{"command":"IssuePaper","document":"confetti"}',
        '{"command":"Undo","step":0}',
    ],
)
def test_what_is_out_of_bounds_is_no_command(line: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        DECODE(line)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("name", " "),
        ("currency", "euro"),
        ("cash_unit", 0),
        ("seats_per_table", 1),
        ("seats_per_table", 23),
        ("stack", 0),
        ("price", {"pool": -1}),
        ("structure", [{"type": "level", "small_blind": 1, "big_blind": 0, "minutes": 20}]),
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
