"""A thumb on the floor's page: it taps what a person would, and waits for what a person would see."""

from collections.abc import Collection
from typing import TYPE_CHECKING

from tdconsole.domain.values import Seat, TableNo

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

SOON = 15_000


class Thumb:
    def __init__(
        self, browser: "Browser", address: str, *, width: int = 360, height: int = 740
    ) -> None:
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, locale="en-GB"
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(SOON)
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.address = address

    def pair(self, code: str) -> None:
        self.page.goto(f"{self.address}/pair#{code}")
        self.page.wait_for_url("**/floor")
        self.page.locator(".tile, #waiting").first.wait_for()

    def close(self) -> None:
        self.context.close()

    # Where one taps

    def tap(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def view(self, name: str) -> None:
        self.page.locator(f'nav [data-view="{name}"]').click()

    def table(self, number: TableNo) -> None:
        self.view("tables")
        back = self.page.locator(".back")
        if back.is_visible():
            back.click()
        self.page.locator(f'.tile:has(b:text-is("{number}"))').click()

    def seat(self, seat: Seat) -> None:
        self.table(seat.table)
        self.page.locator(f'button.seat:has(b:text-is("{seat.seat}"))').click()

    def bust(self, seat: Seat, by: str = "", stack: str = "") -> None:
        self.seat(seat)
        self.tap("Bust")
        if by:
            self.page.locator(f'#sheet .chip:has-text("{by}")').first.click()
        if stack:
            self.page.locator("#sheet .stacks input").first.fill(stack)
        self.page.locator("#sheet .go.main").click()

    def type(self, line: str) -> None:
        self.view("line")
        self.page.locator("#typed").fill(line)
        self.page.locator("#do-line:enabled").click()

    # What one sees

    def due(self, names: Collection[str]) -> list[str]:
        """The cards of these names, in the order in which the page has them."""
        cards: list[str] = self.page.locator(".card").evaluate_all(
            "cards => cards.map((card) => card.dataset.name)"
        )
        return [name for name in cards if name in names]

    @property
    def told(self) -> str:
        return self.page.locator("#told").inner_text()

    def sees(self, said: str) -> None:
        self.page.locator(f'#told:has-text("{said}")').wait_for()

    def sees_done(self) -> str:
        self.page.locator("#told.done").wait_for()
        return self.told
