"""A price profile of an entry: for whom, for how much, and with which extra chips."""

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QWidget

from tdconsole.domain.language.terms import Profile
from tdconsole.gui.console.setup.forms.fields import figure, note
from tdconsole.gui.console.setup.forms.prices import Line
from tdconsole.gui.console.setup.forms.typed import number
from tdconsole.gui.console.widgets.name_asked import LONGEST
from tdconsole.gui.console.widgets.tick import Tick
from tdconsole.gui.shared.icons import icon
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.wall.theme import Theme

MOST_LEVELS: Final = 500


class ProfileLine(QWidget):
    """A profile's second line; its name is above, in the table of prices, with the amounts."""

    removed = Signal()

    def __init__(self, words: Catalogue, theme: Theme, place: int) -> None:
        super().__init__()
        say, space = words.gettext, theme.console.space
        self.cells: Line = {}
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST)
        self.name.setAccessibleName(say("Price {number}: name", number=place))
        self.name.setPlaceholderText(words.pgettext("price", "Name"))
        self.early = Tick(words.pgettext("price", "before the start"), theme)
        self.members = Tick(words.pgettext("price", "for members"), theme)
        self.level = figure(say("Price {number}: from level", number=place), 12, theme)
        for box in (self.early, self.members):
            box.setAccessibleName(
                say("Price {number}: {condition}", number=place, condition=box.text())
            )
        self.remove = QToolButton()
        self.remove.setProperty("kind", "plain")
        self.remove.setIcon(icon("cross", theme.colours.ink, 4 * space.unit))
        self.remove.setAccessibleName(say("Price {number}: remove", number=place))
        self.remove.setToolTip(say("Remove this price"))
        self.remove.clicked.connect(self.removed)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(space.gap)
        from_level = note(theme, words.pgettext("price", "from level"))
        from_level.setWordWrap(False)
        for part in (self.early, self.members, from_level, self.level):
            across.addWidget(part)
        across.addStretch(1)
        across.addWidget(self.remove)

    def put(self, profile: Profile) -> None:
        self.name.setText(profile.name)
        self.early.setChecked(profile.early)
        self.members.setChecked(profile.members)
        self.level.setText(str(profile.from_level or ""))

    def from_level(self) -> int | None:
        return number(self.level.text(), MOST_LEVELS)
