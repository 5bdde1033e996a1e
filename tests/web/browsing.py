"""Debian's Chromium, and what a person who can't see or has no mouse finds on a page."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CHROMIUM: Final = shutil.which("chromium")
QUIET: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SMALL: Final = 48
"""The least size of what a thumb presses."""

FAULTS: Final = """
(least) => {
  const shown = (one) => one.getClientRects().length > 0;
  const named = (one) =>
    (one.getAttribute("aria-label") || one.textContent || one.labels?.[0]?.textContent || "").trim();
  const found = [];
  for (const one of document.querySelectorAll("a, button, input, select, summary, [role=button]")) {
    if (!shown(one)) continue;
    const said = one.outerHTML.slice(0, 60);
    if (!named(one)) found.push(`no name: ${said}`);
    if (one.tabIndex < 0) found.push(`no key: ${said}`);
    if (one.getBoundingClientRect().height < least) found.push(`too small: ${said}`);
  }
  if (!document.documentElement.lang) found.push("no language");
  if (!document.title) found.push("no title");
  if (document.documentElement.scrollWidth > innerWidth) {
    const wide = [...document.querySelectorAll("body *")].filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
    found.push(`wider than the screen: ${wide.map((one) => one.outerHTML.slice(0, 60)).join(" ")}`);
  }
  return found;
}
"""


class Seen(NamedTuple):
    page: "Page"
    complaints: list[str]
    """What the page's own scripts complained of."""


@contextmanager
def chromium() -> Iterator["Browser"]:
    from playwright.sync_api import sync_playwright  # noqa: PLC0415 -- only where there is one

    with sync_playwright() as player:
        browser = player.chromium.launch(executable_path=CHROMIUM, args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def seen(
    browser: "Browser",
    address: str,
    *,
    width: int = 360,
    height: int = 740,
    dark: bool = True,
    language: str = "en-GB",
    script: str = "",
) -> Iterator[Seen]:
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if dark else "light",
        locale=language,
    )
    try:
        page, complaints = context.new_page(), list[str]()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        if script:
            page.add_init_script(script)
        page.goto(address, wait_until="domcontentloaded")
        yield Seen(page, complaints)
    finally:
        context.close()


def faults(page: "Page") -> list[str]:
    """What can't be read out, reached by the keyboard or hit by a thumb."""
    found: list[str] = page.evaluate(FAULTS, SMALL)
    return found
