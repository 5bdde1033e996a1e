"""What is on a player's head, beside the name where the seat is pointed at."""

from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace

from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.tournament import EditSetup
from tdconsole.domain.language.terms import Progressive, TermsChanges
from tdconsole.domain.values import Money
from tdconsole.gui.console.engine.tournament_view import TournamentView
from tdconsole.gui.console.room.map.pointing import Pointing
from tdconsole.gui.console.room.wording import seat_words, selected
from tests.gui.console_evening import viewing


def priced(view: TournamentView, terms: TermsChanges) -> None:
    price = replace(view.state.setup.price, bounty=Money(2_500))
    assert view.do(EditSetup(price=price, terms=terms, entries_too=True))


def test_a_head_stands_beside_the_name_where_heads_differ(qt: object, tmp_path: Path) -> None:  # noqa: ARG001 -- it has to end later
    with viewing(tmp_path) as view:
        priced(view, TermsChanges(heads=Progressive()))
        table = min(view.state.play.seating.tables.values(), key=lambda one: one.no)
        (_, out), (_, by), *_ = sorted(table.players.items())
        assert view.do(EliminatePlayers(hand=(Bust(entry=out, by=(by,)),)))
        seat = view.state.play.seating.of[by]
        assert list(seat_words(view, seat))[:2] == [view.who(by), "head €37.50"]
        pointing = Pointing(chosen=(by,), cursor=seat)
        assert selected(view, pointing).endswith(", head €37.50")


def test_where_all_are_alike_nothing_is_said_of_them(qt: object, tmp_path: Path) -> None:  # noqa: ARG001 -- it has to end later
    with viewing(tmp_path) as view:
        priced(view, TermsChanges())
        entry, seat = next(iter(view.state.play.seating.of.items()))
        assert not any("head" in said for said in seat_words(view, seat))
        assert "head" not in selected(view, Pointing(chosen=(entry,), cursor=seat))
