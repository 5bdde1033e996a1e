"""The programme of the wall as the windows follow it."""

from PySide6.QtCore import QObject, Signal

from tdconsole.settings import Wall
from tdconsole.wall.programme import Programme as Plain


class Programme(Plain, QObject):
    turned = Signal()

    def __init__(self, choices: Wall, parent: QObject | None = None) -> None:
        QObject.__init__(self, parent)
        Plain.__init__(self, choices)

    def tell_turned(self) -> None:
        self.turned.emit()
