"""The page of results in a real browser: it fits, asks for nothing, and renews itself when told."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from tdconsole.exports.results.page import results_page
from tdconsole.i18n.catalogue import LANGUAGES, Language, catalogue
from tdconsole.projections.eliminations.published import Published
from tests.exports.results.test_results import AT, NASTY, told
from tests.web.browsing import CHROMIUM, chromium, faults, seen

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="no browser"),
]


@pytest.fixture(scope="module")
def browser() -> Iterator["Browser"]:
    pytest.importorskip("playwright")
    with chromium() as running:
        yield running


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing of what was asked for."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The folder as any web server hands it out."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        running = Thread(target=server.serve_forever)
        running.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}/"
        finally:
            server.shutdown()
            running.join()


def put(folder: Path, one: Published, language: Language = "en") -> Path:
    page = folder / "index.html"
    page.write_bytes(results_page(catalogue(language), one, AT, live=True))
    return page


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("width", [360, 1920])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_fits_and_can_be_read_out(
    browser: "Browser", tmp_path: Path, language: Language, width: int, *, dark: bool
) -> None:
    page = put(tmp_path, told(*NASTY, None), language)
    with seen(browser, page.as_uri(), width=width, height=900, dark=dark) as shown:
        assert faults(shown.page) == []
        assert shown.complaints == []
        assert NASTY[0] in shown.page.locator("table").first.inner_text()
        ground = shown.page.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (ground == "rgb(14, 17, 21)") is dark


def test_it_renews_itself_once_it_was_written_again(browser: "Browser", tmp_path: Path) -> None:
    before = put(tmp_path, replace(told(), stage="running", left=12))
    os.utime(before, (1_700_000_000, 1_700_000_000))
    hurried = "const wait = setInterval; window.setInterval = (look) => wait(look, 100);"
    with served(tmp_path) as address, seen(browser, address, script=hurried) as shown:
        shown.page.get_by_text("12 players left").wait_for()
        put(tmp_path, replace(told("Ada"), stage="running", left=1_011))
        shown.page.get_by_text("1,011 players left").wait_for()
        assert shown.complaints == []


def test_one_that_is_over_rests(browser: "Browser", tmp_path: Path) -> None:
    put(tmp_path, told("Ada"))
    with served(tmp_path) as address, seen(browser, address) as shown:
        assert shown.page.locator("script, noscript").count() == 0
        shown.page.get_by_text("Ada").first.wait_for()
