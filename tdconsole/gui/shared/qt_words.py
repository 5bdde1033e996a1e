"""Qt's own buttons and menus in the window's language."""

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator

from tdconsole.gui.shared.application import application
from tdconsole.i18n.catalogue import Language


class QtWords:
    def __init__(self, parent: QObject) -> None:
        self._parent = parent
        self._translator: QTranslator | None = None

    def speak(self, language: Language) -> None:
        self.silence()
        self._translator = QTranslator(self._parent)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        QLocale.setDefault(QLocale(language))
        if self._translator.load(f"qtbase_{language}", folder):
            application().installTranslator(self._translator)

    def silence(self) -> None:
        translator, self._translator = self._translator, None
        if translator is not None:
            application().removeTranslator(translator)
            translator.deleteLater()
