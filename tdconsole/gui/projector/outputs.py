"""The output a screen belongs to, and what happens when that is unplugged."""

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget


def names() -> list[str]:
    return [screen.name() for screen in QGuiApplication.screens()]


def usual(own: str | None = None) -> str | None:
    """The first output that isn't the director's own; None if there is no other."""
    own = own or QGuiApplication.primaryScreen().name()
    return next((name for name in names() if name != own), None)


class Output(QObject):
    """Keeps a window full screen on the output of this name, and hidden while that is away.

    Qt moves a window whose output goes to another one and leaves it there: over the director's
    work, and for ever.
    """

    turned = Signal()
    """Emitted when it comes or goes."""

    def __init__(self, window: QWidget, name: str) -> None:
        super().__init__(window)
        self._window, self.name = window, name
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)  # noqa: S101  # windows need one
        application.screenAdded.connect(self._added)
        application.screenRemoved.connect(self._removed)
        application.primaryScreenChanged.connect(self._added)

    def take(self) -> None:
        """Go full screen on the output, if that is there and the window isn't on it yet."""
        screen = self._screen()
        if screen is None:
            self._leave()
            return
        if self._window.isVisible() and self._window.screen() is screen:
            return
        self._window.setScreen(screen)
        self._window.setGeometry(screen.geometry())
        self._window.setWindowState(Qt.WindowState.WindowFullScreen)
        self._window.setVisible(True)  # showFullScreen would draw the keyboard to it
        if not self._window.testAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating):
            self._window.activateWindow()
        handle = self._window.windowHandle()
        handle.screenChanged.connect(self._strayed)
        self.turned.emit()

    @property
    def there(self) -> bool:
        return self._screen() is not None

    def _leave(self) -> None:
        self._window.hide()
        self.turned.emit()

    def _screen(self) -> QScreen | None:
        return next((one for one in QGuiApplication.screens() if one.name() == self.name), None)

    def _added(self, _screen: QScreen) -> None:
        """Take the output after Qt has done its own part."""
        QTimer.singleShot(0, self, self.take)

    def _removed(self, screen: QScreen) -> None:
        if screen.name() == self.name:
            self._leave()

    def _strayed(self, _screen: QScreen) -> None:
        if self._screen() is None:
            self._leave()
