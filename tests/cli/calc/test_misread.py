"""A question that can't be read: told by its field, without how the command is called."""

import pytest

from tests.cli.terminal import typed


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ('{"stacks": "x", "prizes": [1]}', "stacks: a list is expected, and a text was written."),
        ('{"prizes": [1]}', "stacks is missing."),
        (
            '{"stacks": [1], "prizes": ["1"]}',
            "prizes, number 1: a whole number is expected, and a text was written.",
        ),
        (
            '{"stacks": [1.5, 2], "prizes": [1]}',
            "stacks, number 1: a whole number is expected, and a number was written.",
        ),
        (
            '{"stacks": [1, -2], "prizes": [1]}',
            "stacks, number 2: 0 is the minimum.",
        ),
        ('{"stacks": [], "prizes": [1]}', "stacks: it is too short, 1 at least."),
        ('{"stacks": [1, 2], "prizes": [1], "z": 3}', "There is no field z here."),
        ("[]", "the question: an object is expected, and a list was written."),
        ("{", "This can't be read as JSON: Input data was truncated."),
    ],
)
def test_the_field_is_named_and_what_belongs_there(question: str, said: str) -> None:
    told = typed("calc", "icm", stdin=question.encode()).misuse
    assert told == f"Error: {said}\nWhat goes into it: tdconsole schema calc icm\n"


def test_rising_prizes_are_no_question_of_icm() -> None:
    asked = b'{"stacks": [100, 200], "prizes": [10, 20]}'
    assert typed("calc", "icm", stdin=asked).refusal
