"""The last draws as the room reads them, of whatever kind."""

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.chips import RaceChips, RacingSeat, RacingTable
from tdconsole.domain.language.commands.day import CallLastHands
from tdconsole.domain.language.commands.draw import DrawButtons
from tdconsole.domain.values import Chips, EntryId, TableNo
from tdconsole.i18n.catalogue import catalogue
from tdconsole.wall.drawn import drawn_in
from tdconsole.wall.screens.draw import draw
from tests.domain.floor import playing
from tests.gui.boards import ROME
from tests.projections.draw.test_draw_proof import step


def test_cards_of_a_race_and_of_the_last_hands_are_told() -> None:
    floor, words = playing(3, 3), catalogue("en", ROME)
    odd = tuple(RacingSeat(entry=EntryId(entry), odd=2) for entry in (1, 2))
    table = RacingTable(table=TableNo(1), seats=odd)
    made = [
        floor.do(DrawButtons(word="ace")),
        floor.do(RaceChips(old=Chips(25), new=Chips(100), tables=(table,), deal=True)),
        floor.do(CallLastHands()),
    ]
    trail = [step(number, *events) for number, events in enumerate(made, 1)]
    told = tuple(drawn_in(words, reversed(trail)))
    assert [one.kind for one in told] == ["last_hands", "race", "buttons"]
    assert [one.count for one in told[1:]] == [4, 2]
    shown = draw(words, None, told)
    assert f"{told[0].count} last hand" in shown.last_label
    assert "4 cards for a chip race" in shown.earlier[0]
