"""The buttons below the list; the irreversible ones are apart."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from tdconsole.domain.state.tournament import Tournament
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.prizes.posting import post_words
from tdconsole.gui.shared.layout import column_of
from tdconsole.wall.theme import Theme


class Buttons(QWidget):
    def __init__(self, gestures: Gestures, theme: Theme) -> None:
        super().__init__()
        self._gestures, self._words = gestures, gestures.view.words
        say, space = self._words.pgettext, theme.console.space
        rule = QFrame()
        rule.setProperty("kind", "rule")
        rule.setFixedHeight(1)
        across = QHBoxLayout()
        across.setSpacing(space.gap)
        column_of(rule, across, gap=space.gap, within=self)
        across.addWidget(gestures.button("plan-prizes", label=say("button", "Plan…")))
        across.addWidget(gestures.button("pay-out"))
        across.addWidget(self._only_when_it_can_be("take-back", say("button", "Take back…")))
        across.addWidget(self._only_when_it_can_be("special", say("button", "Special prize…")))
        across.addWidget(gestures.button("deal", label=say("button", "Deal…")))
        across.addSpacing(space.margin)
        across.addWidget(gestures.button("cancel-tournament", label=say("button", "Call off…")))
        across.addStretch()
        self.post = gestures.button("post-prizes")
        across.addWidget(self.post)

    def _only_when_it_can_be(self, name: str, label: str) -> QPushButton:
        action, button = self._gestures.action(name), self._gestures.button(name, label=label)
        button.setVisible(action.isEnabled())
        action.enabledChanged.connect(button.setVisible)
        return button

    def follow(self, state: Tournament) -> None:
        """Follow the state; prizes not posted yet make posting the chief button."""
        again = state.prizes.posted is not None
        self.post.setText(post_words(self._words, again=again))
        kind = "" if again else "chief"
        if self.post.property("kind") != kind:
            self.post.setProperty("kind", kind)
            self.post.style().polish(self.post)
