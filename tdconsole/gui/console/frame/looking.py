"""The bar of a window from which nothing can be changed: it says so, and why."""

from PySide6.QtWidgets import QLabel

from tdconsole.gui.shared.layout import label_of
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.refusals import refusal
from tdconsole.session import Session


def looking_bar(words: Catalogue, session: Session) -> QLabel | None:
    """None where the house can be worked on."""
    if session.only_looking is None:
        return None
    bar = label_of(refusal(words, session.only_looking, str), wraps=True)
    bar.setObjectName("looking")
    return bar
