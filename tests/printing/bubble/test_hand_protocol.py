"""The protocol of hand for hand."""

from io import BytesIO
from typing import Final

import pytest
from msgspec.structs import replace

from tdconsole.domain.values import EntryId
from tdconsole.printing.bubble.hand_protocol import print_hand_protocol
from tdconsole.printing.paper.sheet import NothingToPrint
from tests.printing.hands import hand_of, history_of, named
from tests.printing.lists import frame, printed
from tests.printing.read_again import pages_of

RULE: Final = "TDA-2024 RP-5, inherited"


def text_of(hands: int) -> str:
    pdf = printed(lambda to: print_hand_protocol(history_of(hands), named, RULE, frame(), to))
    return " ".join(line for page in pages_of(pdf) for line in page)


def test_each_hand_has_its_time_its_tables_and_what_was_held() -> None:
    text = text_of(2)
    assert "Tables 1–3, 5, 12" in text
    assert RULE in text
    first = hand_of(1)
    assert first.held == (12,)
    assert "All-in held: 12 (" in text
    assert "All-in played: 12 (" in text
    assert "Taken back: 1 (" in text
    assert "Last table done: 12 at" in text


def test_who_is_out_stands_with_stack_place_and_money() -> None:
    text = text_of(1)
    assert "59–60 " in text
    assert "from 12-1 · began with 12,500 · won by" in text
    assert "from 12-2 · won by" in text
    assert "€270.50" in text.replace("\N{NO-BREAK SPACE}", "")
    assert "FLOOR" in text
    assert "TOURNAMENT DIRECTOR" in text


def test_whoever_was_struck_has_no_place_and_whoever_was_erased_no_name() -> None:
    history = history_of(1)
    (series,) = history.series
    (hand,) = series.hands
    struck = replace(hand.out[0], place=None, amount=0)
    hand = replace(hand, out=(struck,), over=None)
    history = replace(history, series=(replace(series, ended=None, hands=(hand,)),))

    def nobody(_entry: EntryId) -> str | None:
        return None

    pdf = printed(lambda to: print_hand_protocol(history, nobody, RULE, frame(), to))
    text = " ".join(pages_of(pdf)[0])
    assert "struck erased" in " ".join(text.split())
    assert "won by erased" in text


def test_it_never_was_played_so() -> None:
    with pytest.raises(NothingToPrint):
        print_hand_protocol(history_of(0), named, RULE, frame(), BytesIO())
