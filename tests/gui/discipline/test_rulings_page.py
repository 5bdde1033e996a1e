"""The rulings in the Log: found, read, written, decided, corrected, printed and written out."""

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QFileDialog, QWidget

from tdconsole.domain.language.commands.rulings import CorrectRuling, MakeRuling
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.state.ruling import Ruling
from tdconsole.domain.values import Chips, EntryId, RulingNo, TableNo, Withheld
from tdconsole.gui.console.actions.selection import NOTHING, Selection
from tdconsole.gui.console.discipline.rulings.form import RulingForm
from tdconsole.gui.console.discipline.rulings.part import RulingsPart
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.log.page import LogPage
from tdconsole.gui.console.papers import usual
from tdconsole.session import Session
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.desk_page import Chosen
from tests.gui.frame.test_app import console, window_of

Key = Qt.Key
ONE, TWO = EntryId(1), EntryId(2)


@pytest.fixture
def page(view: TournamentView, gestures: Gestures, window: QWidget) -> LogPage:
    page = LogPage(view, gestures, theme("dark"), Chosen(), window)
    gestures.teach("ruling", lambda: page.rule(gestures.selection))
    page.resize(window.size())
    window.show()
    page.show_part(page.rulings)
    return page


@pytest.fixture
def part(page: LogPage) -> RulingsPart:
    return page.rulings


@pytest.fixture
def told(view: TournamentView) -> Iterator[list[Told]]:
    heard: list[Told] = []
    view.told.connect(heard.append)
    yield heard
    view.told.disconnect(heard.append)


def ruling(view: TournamentView, number: int = 1) -> Ruling:
    return view.state.rulings[RulingNo(number)]


def text_of(view: TournamentView, number: int = 1) -> tuple[str, str]:
    one = ruling(view, number)
    return view.note(one.happened), "" if one.decided is None else view.note(one.decided)


def type_in(form: RulingForm, happened: str, decided: str = "") -> None:
    QTest.keyClicks(form.fields.happened, happened)
    QTest.keyClicks(form.fields.decided, decided)


def write(view: TournamentView, happened: str, decided: str | None = None, **about: object) -> None:
    told = {"happened": happened, "decided": decided} | about
    assert view.do(MakeRuling(**told))  # type: ignore[arg-type]


def numbers(part: RulingsPart) -> list[int]:
    return [part.rows.at(row).ruling for row in range(part.rows.rowCount())]


# Written


def test_a_new_one_at_what_is_pointed_at(
    part: RulingsPart, view: TournamentView, gestures: Gestures
) -> None:
    seat = view.state.play.seating.of[ONE]
    gestures.point(Selection(entries=(ONE,)))
    gestures.perform("ruling")
    form = part.form
    assert (form.fields.table.text(), form.fields.who.text()) == (str(seat.table), "Maria Rossi")
    assert form.said.text() == "Say what happened."
    assert not form.keep.isEnabled()
    type_in(form, "Two cards were exposed.")
    assert form.said.text() == "Written down as pending."
    form.fields.chips.setText("12k")
    QTest.keyClick(form.fields.chips, Key.Key_Return)
    one = ruling(view)
    assert (one.table, one.entries, one.held) == (
        seat.table,
        (ONE,),
        Withheld(chips=Chips(12_000)),
    )
    assert form.isHidden()


def test_enter_ends_a_line_and_with_ctrl_it_is_done(
    part: RulingsPart, view: TournamentView
) -> None:
    part.begin(NOTHING)
    type_in(part.form, "First")
    QTest.keyClick(part.form.fields.happened, Key.Key_Return)
    QTest.keyClicks(part.form.fields.happened, "second")
    QTest.keyClicks(part.form.fields.decided, "it plays")
    QTest.keyClick(part.form.fields.decided, Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert text_of(view) == ("First\nsecond", "it plays")


def test_players_by_seat_number_and_name(part: RulingsPart, view: TournamentView) -> None:
    seat = view.state.play.seating.of[ONE]
    part.begin(NOTHING)
    fields = part.form.fields
    fields.table.setText(str(seat.table))
    fields.players.setText(f"{seat.seat}, #2, smithers")
    assert fields.who.text() == "Maria Rossi, Łukasz Wójcik and Joan Smithers"
    fields.players.setText("smith")
    assert part.form.said.text() == "“smith” may be John Smith and Joan Smithers."
    fields.players.setText("nobody")
    assert "nobody" in part.form.said.text()
    assert not part.form.keep.isEnabled()


@pytest.mark.parametrize(
    ("field", "typed", "said"),
    [
        ("table", "seven", "“seven” is not a table number."),
        ("chips", "many", "“many” is not a number of chips."),
        ("articles", "common sense", "“common sense” is not an article"),
        ("prize", "smith", "“smith” may be John Smith and Joan Smithers."),
        ("table", "77", "Table 77 is not open in this tournament."),
    ],
)
def test_what_cannot_be_is_said_as_it_is_typed(
    part: RulingsPart, field: str, typed: str, said: str
) -> None:
    part.begin(NOTHING)
    type_in(part.form, "a")
    getattr(part.form.fields, field).setText(typed)
    assert part.form.said.text().startswith(said)
    assert not part.form.keep.isEnabled()


def test_nothing_is_held_back_once_it_is_decided(part: RulingsPart, view: TournamentView) -> None:
    part.begin(NOTHING)
    part.form.fields.chips.setText("500")
    type_in(part.form, "a", "b")
    assert not part.form.fields.chips.isEnabled()
    part.form.keep.click()
    assert ruling(view).withheld is None


def test_what_was_typed_is_there_again_after_esc(part: RulingsPart, view: TournamentView) -> None:
    part.begin(NOTHING)
    type_in(part.form, "half a sen")
    QTest.keyClick(part.form.fields.happened, Key.Key_Escape)
    assert part.form.isHidden()
    part.begin(NOTHING)
    assert part.form.fields.happened.toPlainText() == "half a sen"
    part.form.cancel.click()
    part.begin(NOTHING)
    assert part.form.fields.happened.toPlainText() == ""
    assert not view.state.rulings


def test_what_could_not_be_understood_loses_no_text(part: RulingsPart) -> None:
    part.begin(NOTHING)
    type_in(part.form, "half a sen")
    part.form.fields.players.setText("nobody")
    part.leave()
    part.begin(NOTHING)
    assert part.form.fields.happened.toPlainText() == "half a sen"


def test_reading_another_ruling_keeps_what_was_typed(
    part: RulingsPart, view: TournamentView
) -> None:
    write(view, "pending")
    part.begin(NOTHING)
    type_in(part.form, "half a sen")
    part.leave()
    part.listing.select(1)
    part.decide.click()
    part.leave()
    part.begin(NOTHING)
    assert part.form.fields.happened.toPlainText() == "half a sen"


def test_an_article_is_completed_by_those_named_before(
    part: RulingsPart, view: TournamentView
) -> None:
    write(view, "a", "b", cites=("TDA 36", "F 53"))
    part.begin(NOTHING)
    field = part.form.fields.articles
    QTest.keyClicks(field, "td")
    assert (field.text(), field.selectedText()) == ("tdA 36", "A 36")
    QTest.keyClick(field, Key.Key_Backspace)
    assert field.text() == "td"
    field.clear()
    QTest.keyClicks(field, "House 3, F")
    assert field.typed == ("House 3", "F 53")


def test_what_was_ruled_before_is_shown_as_it_is_typed(
    part: RulingsPart, view: TournamentView
) -> None:
    write(view, "Two cards were exposed before the flop", "A misdeal", cites=("TDA 36",))
    write(view, "The button was on the wrong seat", "It stays")
    part.begin(NOTHING)
    likeness = part.form.likeness
    assert likeness.none.text() == "None yet: say what happened."
    type_in(part.form, "One card exposed by the dealer")
    assert [one.ruling for one in likeness.shown] == [1]
    assert likeness.lines[0].text() == (
        "Ruling 1: Two cards were exposed before the flop → A misdeal (TDA 36)"
    )
    assert part.listing.isHidden()


# Read, decided, corrected


def test_those_that_wait_stand_first_and_are_counted(page: LogPage, view: TournamentView) -> None:
    write(view, "a", "b")
    write(view, "c")
    write(view, "d", "e")
    part = page.rulings
    assert numbers(part) == [2, 3, 1]
    assert part.title.text() == "Rulings (3)"
    assert page.parts.button(1).text() == "Rulings (1 pending)"


def test_one_is_read(part: RulingsPart, view: TournamentView, gestures: Gestures) -> None:
    write(
        view,
        "Two cards",
        entries=(ONE, TWO),
        table=TableNo(1),
        stage="river",
        cites=("F 53",),
        withheld=Withheld(prize=ONE),
    )
    part.listing.select(1)
    reading = part.reading
    assert reading.title.text() == "Ruling 1"
    assert reading.facts.text().endswith("Table 1 · river · F 53")
    assert reading.players.text() == "Maria Rossi and Łukasz Wójcik"
    assert (reading.happened.text(), reading.decided.text()) == ("Two cards", "Pending")
    assert reading.held.text() == "the prize of Maria Rossi"
    assert gestures.selection.entries == (ONE, TWO)


def test_one_is_decided(part: RulingsPart, view: TournamentView) -> None:
    write(view, "Two cards", withheld=Withheld(chips=Chips(500)))
    part.listing.select(1)
    part.decide.click()
    assert part.form.case.text() == "Two cards"
    assert part.form.said.text() == "Say what was decided."
    QTest.keyClicks(part.form.fields.decided, "A misdeal")
    part.form.fields.articles.setText("TDA 36")
    part.form.keep.click()
    assert text_of(view) == ("Two cards", "A misdeal")
    assert ruling(view).cites == ("TDA 36",)
    assert part.reading.decided.text() == "A misdeal"
    assert part.reading.held.isHidden()
    assert part.decide.isHidden()


def test_one_is_corrected(part: RulingsPart, view: TournamentView, told: list[Told]) -> None:
    write(view, "Two cards", "A misdeal", entries=(ONE,), table=TableNo(1))
    part.listing.select(1)
    part.correct.click()
    assert part.form.said.text() == "Ruling 1 reads like that already."
    part.form.fields.decided.setPlainText("It plays")
    part.form.fields.stage.setCurrentIndex(2)
    part.form.keep.click()
    assert text_of(view) == ("Two cards", "It plays")
    assert (ruling(view).stage, ruling(view).entries) == ("dealing", (ONE,))
    assert told[-1].sentence == "Ruling 1 corrected: It plays"


def test_enter_in_the_list_does_what_is_next(part: RulingsPart, view: TournamentView) -> None:
    write(view, "a")
    part.listing.select(1)
    part.listing.wanted.emit(1)
    assert part.form.title.text() == "Decide ruling 1"
    part.leave()
    view.do(CorrectRuling(ruling=RulingNo(1), stage="turn"))
    assert part.listing.key == 1


def test_what_was_erased_reads_so(part: RulingsPart, view: TournamentView) -> None:
    write(view, "a secret", "another")
    one = ruling(view)
    view.session.club.notes.erase(one.happened)
    part.rows.follow(None)
    part.listing.select(1)
    assert part.reading.happened.text() == "erased"
    part.correct.click()
    part.form.fields.stage.setCurrentIndex(1)
    part.form.keep.click()
    assert ruling(view).happened == one.happened


def test_an_undo_takes_it_off_the_list(part: RulingsPart, view: TournamentView) -> None:
    write(view, "a")
    assert numbers(part) == [1]
    view.do(Undo())
    assert numbers(part) == []
    assert part.listing.empty == "Nothing was ruled yet."
    assert part.reading.facts.text() == "Choose a ruling to read it, or write a new one."


# Found


@pytest.mark.parametrize("typed", ["rossi", "misd", "36", "expo card", "river", "table 1"])
def test_it_is_found_by_what_is_said_in_it(
    part: RulingsPart, view: TournamentView, typed: str
) -> None:
    write(view, "The button was wrong", "It stays")
    write(
        view,
        "Two exposed cards",
        "A misdeal",
        entries=(ONE,),
        table=TableNo(1),
        stage="river",
        cites=("TDA 36",),
    )
    part.seek()
    QTest.keyClicks(part.search, typed)
    assert numbers(part) == [2]
    assert part.title.text() == "Rulings (1 of 2)"
    QTest.keyClick(part.search, Key.Key_Return)
    assert part.ruling is not None
    assert part.ruling.ruling == 2
    part.search.setText("nothing like it")
    assert part.listing.empty == "No ruling matches that."


def test_the_list_is_a_sound_model(part: RulingsPart, view: TournamentView) -> None:
    tester = QAbstractItemModelTester(
        part.rows, QAbstractItemModelTester.FailureReportingMode.Fatal
    )
    for happened in "abc":
        write(view, happened)
    part.search.setText("b")
    view.do(Undo())
    part.search.setText("")
    assert numbers(part) == [1, 2]
    del tester


# On paper and in a file


def test_a_slip_needs_a_printer(
    part: RulingsPart, view: TournamentView, told: list[Told], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(usual, "usual_printer", lambda: "")
    write(view, "a")
    part.listing.select(1)
    part.slip.click()
    assert told[-1] == Told(sentence="This machine has no printer for the slip.", refused=True)


def test_all_are_written_out(
    part: RulingsPart, view: TournamentView, told: list[Told], tmp_path: Path
) -> None:
    write(view, "Two cards", "A misdeal")
    part.search.setText("nothing")
    part.papers.write_out(tmp_path / "rulings.csv")
    assert "Two cards" in (tmp_path / "rulings.csv").read_text("utf-8-sig")
    assert not told[-1].refused
    part.papers.write_out(tmp_path)
    assert told[-1].refused


def test_where_they_are_written_is_asked(part: RulingsPart, view: TournamentView) -> None:
    assert not part.export.isEnabled()
    write(view, "a")
    part.export.click()
    dialog = part.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.defaultSuffix() == "csv"
    dialog.reject()


# In the window


def test_the_key_writes_one_about_whoever_is_pointed_at(session: Session) -> None:
    seated(session)
    with console(session) as here:
        window = window_of(here)
        window.gestures.point(Selection(entries=(ONE,)))
        window.gestures.perform("ruling")
        assert window.page.name == "log"
        assert window.pages.of(LogPage).rulings.isVisible()
        form = window.pages.of(LogPage).rulings.form
        assert not form.isHidden()
        window.gestures.perform("quick")
        assert form.isHidden()
        window.pages.of(LogPage).parts.button(0).click()
        assert window.pages.of(LogPage).steps.isVisible()
        window.gestures.perform("find")


@pytest.mark.parametrize("field", ["happened", "chips", "prize", "decided"])
@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Enter])
def test_in_the_window_too_ctrl_and_enter_write_it_down(
    session: Session, field: str, key: Qt.Key
) -> None:
    """Anywhere else they apply the draft of the structure."""
    seated(session)
    with console(session) as shown:
        window = window_of(shown)
        window.gestures.perform("ruling")
        form = window.pages.of(LogPage).rulings.form
        QTest.keyClicks(form.fields.happened, "The pot is disputed.")
        focus = getattr(form.fields, field)
        focus.setFocus()
        QTest.keyClick(focus, key, Qt.KeyboardModifier.ControlModifier)
        assert window.page.name == "log"
        assert RulingNo(1) in window.view.state.rulings
