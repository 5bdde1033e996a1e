"""The charts of the evening in a window of their own, and the ways there."""

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tdconsole.domain.language.commands.chips import CountChips, StackTyped
from tdconsole.domain.language.commands.floor import Bust, EliminatePlayers
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.values import Chips
from tdconsole.gui.app import Console
from tdconsole.gui.console.engine import evening
from tdconsole.gui.console.engine.evening import EveningInHand
from tdconsole.gui.console.frame.charts.dialog import ChartsDialog
from tdconsole.gui.console.frame.charts.glance import Figure
from tdconsole.gui.console.frame.table import NAMES
from tdconsole.gui.console.frame.window import ConsoleWindow
from tdconsole.i18n.engine.charts import CHARTS
from tdconsole.i18n.engine.glance import Fact
from tdconsole.session import Session, SystemTime
from tdconsole.settings import Settings
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.waiting import until

pytestmark = pytest.mark.usefixtures("qt")


@pytest.fixture
def console(session: Session) -> Iterator[ConsoleWindow]:
    seated(session)
    console = Console(session, "en", Settings(), lambda _settings: None, SystemTime())
    console.begin()
    window = console.window
    assert isinstance(window, ConsoleWindow)
    yield window
    console.close()


def opened(window: ConsoleWindow) -> ChartsDialog:
    window.gestures.perform("charts")
    there = window.findChild(ChartsDialog)
    assert isinstance(there, ChartsDialog)
    return there


def shown(dialog: ChartsDialog) -> str | None:
    return dialog.name


def press(widget: QWidget, key: Qt.Key) -> None:
    QTest.keyClick(widget, key)


def test_all_charts_stand_beside_one_another_and_each_leads_to_itself_large(
    console: ConsoleWindow,
) -> None:
    dialog = opened(console)
    assert list(dialog.small) == list(CHARTS)
    assert until(lambda: all(one.chart is not None for one in dialog.small.values()))
    QTest.mouseClick(dialog.small["stacks"], Qt.MouseButton.LeftButton)
    assert shown(dialog) == "stacks"
    assert dialog.large.chart == dialog.small["stacks"].chart
    press(dialog, Qt.Key.Key_Right)
    assert shown(dialog) == "leaders"
    press(dialog, Qt.Key.Key_Left)
    press(dialog, Qt.Key.Key_Left)
    assert shown(dialog) == "depth"
    press(dialog, Qt.Key.Key_Escape)
    assert shown(dialog) is None
    assert dialog.isVisible()
    press(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_arrows_go_round(console: ConsoleWindow) -> None:
    dialog = opened(console)
    seen = []
    for _ in CHARTS:
        press(dialog, Qt.Key.Key_Right)
        seen.append(dialog.name)
    assert seen == list(CHARTS)
    press(dialog, Qt.Key.Key_Right)
    assert dialog.name == CHARTS[0]


def test_the_figures_of_the_strip_lead_to_their_charts(console: ConsoleWindow) -> None:
    strip = console.strip
    leads = ((strip.players, "players"), (strip.average, "depth"), (strip.tables, "ending"))
    for figure, name in leads:
        QTest.mouseClick(figure, Qt.MouseButton.LeftButton)
        dialog = console.findChild(ChartsDialog)
        assert isinstance(dialog, ChartsDialog)
        assert dialog.name == name
    assert len(console.findChildren(ChartsDialog)) == 1


def test_the_charts_follow_what_happens_and_what_is_undone(console: ConsoleWindow) -> None:
    view, dialog = console.view, opened(console)
    out = min(view.state.play.seating.of)
    left = view.state.left

    def told() -> str:
        chart = dialog.small["players"].chart
        return "" if chart is None else chart.told

    assert view.do(EliminatePlayers(hand=(Bust(entry=out),)))
    assert until(lambda: told().startswith(f"{left - 1} of"))
    assert view.do(Undo())
    assert until(lambda: told().startswith(f"{left} of"))


def test_a_long_trail_is_walked_in_pieces(
    console: ConsoleWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evening, "PIECE", 2)
    in_hand = EveningInHand.of(console.view)
    assert in_hand.charts() == ()
    assert until(lambda: bool(in_hand.charts()))


def test_the_line_of_the_evening_tells_what_is_under_the_pointer_and_leads_to_the_structure(
    console: ConsoleWindow,
) -> None:
    ribbon = console.charts.ribbon
    assert until(lambda: ribbon.line is not None)
    assert ribbon.told(ribbon.width() / 4).startswith("Level ")
    assert ribbon.told(-50) == ""
    assert ribbon.grab().toImage() != type(ribbon)(console.view, console.theme).grab().toImage()
    QTest.mouseClick(ribbon, Qt.MouseButton.LeftButton)
    assert console.page.name == "structure"


def test_the_line_is_drawn_anew_once_somebody_is_out(console: ConsoleWindow) -> None:
    view, ribbon = console.view, console.charts.ribbon
    assert until(lambda: ribbon.line is not None)
    before = ribbon.line
    assert before is not None
    assert view.do(EliminatePlayers(hand=(Bust(entry=min(view.state.play.seating.of)),)))
    assert until(lambda: ribbon.line is not None and len(ribbon.line.course) > len(before.course))


def test_four_figures_at_the_foot_of_every_page_lead_to_where_there_is_more(
    console: ConsoleWindow,
) -> None:
    console.resize(1280, 800)
    figures = console.charts.glance.figures
    assert until(lambda: all(one.said[0] for one in figures.values()))
    assert figures["came"].said == ("12", "entries in the last 10 min")
    assert figures["pays"].said[1].startswith("next pay, ")
    assert figures["short"].said == ("–", "short: no stack counted yet")
    entry, seat = min(console.view.state.play.seating.of.items())
    stacks = (StackTyped(entry=entry, chips=Chips(300)),)
    console.view.do(CountChips(table=seat.table, stacks=stacks))
    short = f"short: {seat.table}-{seat.seat} {console.view.who(entry)}"
    assert until(lambda: figures["short"].said == ("1", short))
    for name in NAMES:
        console.show_page(name)
        assert all(one.isVisible() for one in figures.values())
    for figure, page in ((figures["short"], "chips"), (figures["pays"], "prizes")):
        QTest.mouseClick(figure, Qt.MouseButton.LeftButton)
        assert console.page.name == page
    for figure, chart in ((figures["ends"], "ending"), (figures["came"], "entries")):
        QTest.mouseClick(figure, Qt.MouseButton.LeftButton)
        dialog = console.findChild(ChartsDialog)
        assert dialog is not None
        assert dialog.name == chart
        dialog.close()


def test_short_stacks_are_named_with_initials_before_a_name_is_cut(qt: object) -> None:
    del qt
    figure, names = Figure(theme("dark"), "Short stacks"), "5-5 Théo Dupré, 9-7 Élodie Marchand"
    figure.say(Fact("2", f"short: {names}", "short: 5-5 T. Dupré, 9-7 É. Marchand"))
    for wide, shown in ((600, f"short: {names}"), (250, "short: 5-5 T. Dupré, 9-7 É. Marchand")):
        figure.resize(wide, 20)
        assert figure.shown() == shown
    figure.resize(120, 20)
    assert figure.shown().endswith("…")
    figure.deleteLater()


@pytest.mark.parametrize("size", [(1024, 768), (1280, 800)])
def test_the_figures_stay_whatever_is_typed_or_refused_and_the_undo_stays_where_it_is(
    console: ConsoleWindow, size: tuple[int, int]
) -> None:
    console.resize(*size)
    console.view.do(EliminatePlayers(hand=(Bust(entry=max(console.view.state.play.seating.of)),)))
    undo, figures = console.quick.last.undo, console.charts.glance.figures
    assert until(lambda: undo.isVisible() and all(one.isVisible() for one in figures.values()))
    before = [undo.geometry(), *(one.geometry() for one in figures.values())]
    for line in ("b 1-1", "b 99-9"):
        QTest.keyClicks(console.quick.field, line)
        QTest.keyClick(console.quick.field, Qt.Key.Key_Return)
        assert all(one.isVisible() for one in figures.values())
        assert [undo.geometry(), *(one.geometry() for one in figures.values())] == before
        console.quick.field.clear()
