"""Players with hands to miss are marked at their seat, and named in words."""

from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.penalties import CountServed, GivePenalty, LiftPenalty
from tdconsole.domain.values import PenaltyNo
from tdconsole.gui.console.room.map.look import Looks
from tdconsole.gui.console.room.wording import seat_words, selected
from tests.gui.floor_page import floor


def test_the_seat_says_how_many_hands_are_missed(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat = shown.taken()[2]
        shown.click(seat)
        assert "misses" not in shown.canvas.picture.tooltip(shown.middle(seat))
        assert shown.view.do(GivePenalty(entry=shown.at(seat), hands=5))
        who = shown.view.who(shown.at(seat))
        assert list(seat_words(shown.view, seat))[:2] == [who, "misses 5 hands"]
        assert selected(shown.view, shown.canvas.pointing).endswith(", misses 5 hands")
        assert shown.canvas.picture.tooltip(shown.middle(seat)) == f"{who}, misses 5 hands"
        assert "misses 5 hands" in shown.canvas.accessibleDescription()
        assert shown.view.do(CountServed(penalty=PenaltyNo(1), hands=4))
        assert "misses 1 hand" in shown.canvas.accessibleDescription()


def test_the_card_is_drawn_anew_for_it(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path) as shown:
        seat, port = shown.taken()[2], shown.canvas.viewport()
        before = port.grab().toImage()
        assert shown.view.do(GivePenalty(entry=shown.at(seat), hands=5))
        marked = port.grab().toImage()
        assert marked != before
        assert shown.view.do(LiftPenalty(penalty=PenaltyNo(1), reason="wrong player"))
        assert port.grab().toImage() == before


def test_on_the_map_the_seat_is_marked(qt: Any, tmp_path: Path) -> None:
    del qt
    with floor(tmp_path, look="map") as shown:
        seat, looks = shown.taken()[2], Looks(shown.view)
        looks.take_in(shown.canvas.hall)
        looks.take_in(shown.canvas.hall)
        assert looks.look(seat.table).away == frozenset()
        assert shown.view.do(GivePenalty(entry=shown.at(seat), hands=5))
        assert looks.take_in(shown.canvas.hall) is None
        assert looks.look(seat.table).away == {seat.seat}
        assert shown.view.do(CountServed(penalty=PenaltyNo(1)))
        assert looks.take_in(shown.canvas.hall) == frozenset()
