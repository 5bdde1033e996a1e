"""Before a draw no screen of the wall says anything that a closed link decides."""

import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import get_args

import pytest

pytest.importorskip("PySide6")

from tdconsole.domain.language.commands.draw import DrawButtons
from tdconsole.domain.language.commands.entry import Newcomer, RegisterEntry
from tdconsole.domain.values import Digest
from tdconsole.session import Done, Session
from tdconsole.settings import Screen
from tests.gui.projector.test_show import Evening


def links(file: Path) -> list[Digest]:
    """From the secret to the commitment."""
    with closing(sqlite3.connect(file)) as db:
        ((secret, length),) = db.execute("SELECT secret, length FROM vault")
    chain = [secret]
    for _ in range(length):
        chain.append(sha256(chain[-1]).digest())
    return [Digest(link.hex()) for link in chain]


def test_no_screen_shows_a_link_that_is_closed(session: Session, tmp_path: Path) -> None:
    evening = Evening(session)
    for request in (RegisterEntry(person=Newcomer(name="Late"), draw=False), DrawButtons()):
        assert isinstance(session.submit(evening.tournament, request), Done)
    shown = ""
    for screen in get_args(Screen):
        evening.programme.show(screen, evening.time.now())
        for glance in (evening.show.glance(), evening.show.ahead()):
            assert glance is not None
            shown += "".join(sign for sign in repr(glance.shown) if sign.isalnum())
    *closed, last, _before, commitment = links(tmp_path / "club.house")
    assert commitment in shown
    assert last in shown
    assert not [link for link in closed if link[:16] in shown]
