"""The fields of a season's rules, and the request that they make."""

from typing import Any, Final, get_args

from msgspec import ValidationError, convert
from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QWidget

from tdconsole.domain.language.season_rules import FinalRules, PerPointTyped, SeasonRules, TieRule
from tdconsole.domain.values import Chips
from tdconsole.gui.console.season.asked import day_typed, points_typed
from tdconsole.gui.console.widgets.choice import Choice
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.layout import column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.season.words import tie_words
from tdconsole.line.typing.typed_chips import amount
from tdconsole.wall.theme import Theme

TIES: Final[tuple[TieRule, ...]] = get_args(TieRule)
SHOWN_TIES: Final = 3
"""The rules for ties that are chosen here; further ones stay as they are."""
_LINES: Final = 3
_TIE: Final = 6
"""The letters that a rule for ties always shows."""
_NAME: Final = 120
_FORMULA: Final = 2000


class RulesForm(QWidget):
    changed = Signal()

    def __init__(self, words: Catalogue, theme: Theme) -> None:
        super().__init__()
        self._words, self._theme = words, theme
        self._tail: tuple[TieRule, ...] = ()
        say = words.gettext
        self.name, self.series = QLineEdit(), QLineEdit()
        self.name.setMaxLength(_NAME)
        self.series.setMaxLength(_NAME)
        self.formula = QPlainTextEdit()
        self.formula.setTabChangesFocus(True)
        self.formula.setFixedHeight(
            (_LINES + 1) * self.formula.fontMetrics().lineSpacing() + theme.console.space.margin
        )
        self.best, self.minimum = QLineEdit(), QLineEdit()
        self.since, self.until = QLineEdit(), QLineEdit()
        self.by_hand = Tick(say("Only tournaments counted in by hand"), theme)
        self.ties = [Choice(theme) for _ in range(SHOWN_TIES)]
        for choice in self.ties:
            choice.cut(_TIE)
            choice.addItem(words.pgettext("tie of a season", "nothing"), None)
            for rule in TIES:
                choice.addItem(tie_words(words, rule), rule)
        self.players, self.points = QLineEdit(), QLineEdit()
        self.stack, self.per_point, self.chip = QLineEdit(), QLineEdit(), QLineEdit()
        self.least, self.most = QLineEdit(), QLineEdit()
        self._lay_out()
        for field in self._lines():
            field.textChanged.connect(lambda _text: self.changed.emit())
        self.formula.textChanged.connect(self.changed)
        self.by_hand.toggled.connect(lambda _on: self.changed.emit())
        for choice in self.ties:
            choice.currentIndexChanged.connect(lambda _at: self.changed.emit())

    def _lines(self) -> tuple[QLineEdit, ...]:
        return (
            *(self.name, self.series, self.best, self.minimum, self.since, self.until),
            *(self.players, self.points, self.stack, self.per_point, self.chip),
            *(self.least, self.most),
        )

    def _lay_out(self) -> None:
        words, gap = self._words, self._theme.console.space.gap
        say = words.gettext
        grid = QGridLayout()
        grid.setSpacing(gap)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(3, 1)
        no, day = say("all"), "2027-12-31"
        self._wide(grid, 0, words.pgettext("season", "Name"), self.name)
        self._wide(grid, 1, say("Points of an evening"), self.formula)
        self._pair(grid, 2, say("Best evenings"), self.best, no)
        self._pair(grid, 2, say("At least played"), self.minimum, "0", at=2)
        self._pair(grid, 3, say("First day"), self.since, day)
        self._pair(grid, 3, say("Last day"), self.until, day, at=2)
        self._wide(grid, 4, say("Series"), self.series)
        self.series.setPlaceholderText(say("any"))
        grid.addWidget(self.by_hand, 5, 1, 1, 3)
        for choice in self.ties:
            choice.setAccessibleName(say("Equal points"))
        ties = QWidget()
        row_of(*((choice, 1) for choice in self.ties), gap=gap, within=ties)
        self._wide(grid, 6, say("Equal points"), ties)
        strong = lettering(self._theme.console.faces.strong, self._theme.console.type.text)
        head = label_of(words.pgettext("season", "The final"), font=strong)
        grid.addWidget(head, 7, 0, 1, 4)
        self._pair(grid, 8, say("The best"), self.players, say("nobody"))
        self._pair(grid, 8, say("Fewest points"), self.points, say("any"), at=2)
        self._pair(grid, 9, words.pgettext("poker", "Stack"), self.stack, "0")
        self._pair(grid, 9, say("Chips for a point"), self.per_point, "0", at=2)
        self._pair(grid, 10, say("Smallest chip"), self.chip, "1")
        self._pair(grid, 11, say("Smallest stack"), self.least, "0")
        self._pair(grid, 11, say("Largest stack"), self.most, say("no limit"), at=2)
        column_of(grid, within=self)

    def _wide(self, grid: QGridLayout, row: int, label: str, field: QWidget) -> None:
        grid.addWidget(QLabel(label), row, 0)
        grid.addWidget(field, row, 1, 1, 3)
        field.setAccessibleName(label)

    def _pair(  # noqa: PLR0913, PLR0917 -- where, and what
        self, grid: QGridLayout, row: int, label: str, field: QLineEdit, example: str, at: int = 0
    ) -> None:
        grid.addWidget(QLabel(label), row, at)
        grid.addWidget(field, row, at + 1)
        field.setAccessibleName(label)
        field.setPlaceholderText(example)

    def show_rules(self, name: str, rules: SeasonRules) -> None:
        words, final = self._words, rules.final
        self.name.setText(name)
        self.formula.setPlainText(rules.formula)
        self.best.setText(str(rules.best or ""))
        self.minimum.setText(str(rules.minimum or ""))
        self.since.setText(rules.since)
        self.until.setText(rules.until)
        self.series.setText(rules.series)
        self.by_hand.setChecked(rules.by_hand)
        for number, choice in enumerate(self.ties):
            rule = rules.ties[number] if number < len(rules.ties) else None
            choice.setCurrentIndex(0 if rule is None else 1 + TIES.index(rule))
        self._tail = rules.ties[SHOWN_TIES:]
        self.players.setText(str(final.players or ""))
        self.points.setText(final.points)
        self.per_point.setText("" if final.per_point == "0" else final.per_point)
        for field, chips, usual in (
            (self.stack, final.stack, 0),
            (self.chip, final.chip, 1),
            (self.least, final.least, 0),
            (self.most, final.most, 0),
        ):
            field.setText("" if chips == usual else words.number(chips))

    def rules(self) -> SeasonRules | str:
        """The rules as typed, or which field can't be read."""
        words, say = self._words, self._words.gettext
        best, minimum, players = (_count(one) for one in (self.best, self.minimum, self.players))
        if best is None or minimum is None or players is None:
            return say("Evenings and players are whole numbers, up to a thousand.")
        since, until = day_typed(self.since.text()), day_typed(self.until.text())
        if since is None or until is None:
            return say("A day is written 2027-12-31 or 31.12.2027; none is no limit.")
        series = " ".join(self.series.text().split())
        if not series.isprintable():
            return say("The name of a series, on one line.")
        final = self._final(players)
        if isinstance(final, str):
            return final
        if len(self.formula.toPlainText()) > _FORMULA:
            return words.ngettext(
                "A formula has {number} character at most.",
                "A formula has {number} characters at most.",
                _FORMULA,
            )
        ties = [rule for choice in self.ties if (rule := choice.currentData()) is not None]
        return SeasonRules(
            formula=self.formula.toPlainText().strip(),
            best=best,
            minimum=minimum,
            ties=tuple(dict.fromkeys((*ties, *self._tail))),
            since=since,
            until=until,
            series=series,
            by_hand=self.by_hand.isChecked(),
            final=final,
        )

    def _final(self, players: int) -> FinalRules | str:
        say = self._words.gettext
        points = points_typed(self.points.text()) if self.points.text().strip() else ""
        per_point = _factor(self.per_point.text())
        if points is None or per_point is None:
            return say("Points are written 12.5.")
        read = FinalRules(players=players, points=points, per_point=per_point)
        typed: dict[str, Any] = {}
        for name, field in (
            ("stack", self.stack),
            ("chip", self.chip),
            ("least", self.least),
            ("most", self.most),
        ):
            if field.text().strip():
                found = amount(field.text())
                if found is None or not (name == "stack" or found):
                    return say("Chips are written 10000, 10 000 or 10k.")
                typed[name] = Chips(found)
        return replace(read, **typed)


def _count(field: QLineEdit) -> int | None:
    text = field.text().strip() or "0"
    return int(text) if text.isdecimal() and int(text) <= 1000 else None


def _factor(typed: str) -> str | None:
    text = "".join(typed.split()).replace(",", ".") or "0"
    try:
        return convert(text, PerPointTyped)
    except ValidationError:
        return None
