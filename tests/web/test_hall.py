"""The hall while its house can't be read, and while one of its pages can't be told."""

import logging
from pathlib import Path

import pytest

from tdconsole.known_errors import ServerGone
from tdconsole.session import Session
from tdconsole.settings import Wall
from tdconsole.web.hall import Hall
from tdconsole.web.hub import Hub, Stream
from tests.web.conftest import Evening
from tests.web.serving import serving


def test_a_house_that_is_gone_is_told_once(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hall = Hall(evening.session, evening.tournament, Wall())

    def gone(_session: Session) -> None:
        raise ServerGone("postgresql://hall-pc/club/evening", "no route")

    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING):
        patched.setattr(Session, "refresh", gone)
        for _ in range(20):
            hall.follow()
        assert len(caplog.records) == 1
        patched.undo()
        hall.follow()
    with monkeypatch.context() as patched, caplog.at_level(logging.WARNING):
        patched.setattr(Session, "refresh", gone)
        hall.follow()
    assert len(caplog.records) == 2


def test_the_others_are_told_though_one_page_fails() -> None:
    hub, told = Hub(), list[Stream]()

    def fails(_stream: Stream) -> None:
        if told:
            raise ValueError("a picture that can't be drawn")

    hub.add(Stream(), fails)
    hub.add(Stream(), told.append)
    with pytest.raises(ExceptionGroup):
        hub.tell()
    assert len(told) == 2


def test_what_is_amiss_with_the_house_is_told_as_it_is_opened(
    evening: Evening, tmp_path: Path
) -> None:
    rights = evening.place.stat().st_mode
    evening.place.chmod(0o666)
    try:
        with serving(evening.place, tmp_path) as hall:
            assert "WritableByAll" in hall.log.read_text(encoding="utf-8")
    finally:
        evening.place.chmod(rights)
