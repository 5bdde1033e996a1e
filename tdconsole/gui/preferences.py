"""The settings of this machine, and how the window's preferences change them."""

from collections.abc import Callable
from contextlib import suppress

from msgspec.structs import replace
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import StaffId, TillNo
from tdconsole.gui.shared.on_screen import show_where_left, unmaximized
from tdconsole.i18n.catalogue import Language
from tdconsole.known_errors import KnownError
from tdconsole.session import Session
from tdconsole.session.undo.own_steps import EVENING
from tdconsole.settings import (
    Acting,
    Backups,
    FloorLook,
    Hall,
    PaperWay,
    Publishing,
    Sealing,
    Settings,
    Signalling,
)
from tdconsole.wall.branding.looks import on_paper


class Preferences:
    def __init__(
        self, session: Session, chosen: Settings, keep: Callable[[Settings], object]
    ) -> None:
        self.session, self.settings, self._keep = session, chosen, keep
        self._filled = False

    def _set(self, chosen: Settings) -> None:
        if chosen != self.settings:
            self.settings = chosen
            self._keep(chosen)

    @property
    def motion(self) -> bool:
        return self.settings.motion

    @property
    def profit(self) -> bool:
        return self.settings.profit

    @property
    def floor(self) -> FloorLook:
        return self.settings.floor

    @property
    def papers(self) -> tuple[PaperWay, ...]:
        return self.settings.papers

    @property
    def own_logo(self) -> str | None:
        return self.settings.logo

    @property
    def logo(self) -> str | None:
        """The logo on paper: this machine's own, else that of the house's brand."""
        if self.settings.logo is not None:
            return self.settings.logo
        with suppress(KnownError):
            found = on_paper(self.session.club.brand)
            return None if found is None else str(found)
        return None

    def print_in(self, language: Language) -> None:
        self._set(replace(self.settings, paper_language=language))

    def print_so(self, way: PaperWay) -> None:
        others = (one for one in self.settings.papers if one.document != way.document)
        self._set(replace(self.settings, papers=(*others, way)))

    def print_logo(self, path: str | None) -> None:
        self._set(replace(self.settings, logo=path))

    @property
    def cards_at_once(self) -> bool:
        return self.settings.cards_at_once

    @property
    def till(self) -> TillNo | None:
        """Return the till as long as its shift goes on; another house has its own tills."""
        till = self.settings.till
        shift = None if till is None else self.session.house.tills.get(TillNo(till))
        return shift.no if shift is not None and shift.open else None

    def print_cards_at_once(self, *, at_once: bool) -> None:
        self._set(replace(self.settings, cards_at_once=at_once))

    def stand_at(self, till: TillNo | None) -> None:
        self._set(replace(self.settings, till=till))

    def act(self, member: StaffId | None) -> None:
        """Put this name on every step from now on, this evening even after a restart."""
        self.session.actor = member
        name = None if member is None else self.session.club.staff.active().get(member)
        acting = None if name is None else Acting(name=name, at=self.session.now().utc)
        self._set(replace(self.settings, acting=acting))

    def act_on(self) -> None:
        """Let the member of staff from before a restart act again, on the same evening."""
        acting = self.settings.acting
        if acting is None or self.session.actor is not None:
            return
        if self.session.now().utc - acting.at > EVENING:
            return
        with suppress(KnownError):
            active = self.session.club.staff.active()
            member = self.session.club.staff.by_name(acting.name)
            if member in active:
                self.act(member)

    def show_profit(self, *, shown: bool) -> None:
        self._set(replace(self.settings, profit=shown))

    def move(self, *, motion: bool) -> None:
        self._set(replace(self.settings, motion=motion))

    def see_floor(self, look: FloorLook) -> None:
        self._set(replace(self.settings, floor=look))

    @property
    def backups(self) -> Backups:
        return self.settings.backups

    def copy_to(self, place: str) -> None:
        self._set(replace(self.settings, backups=replace(self.backups, place=place)))

    @property
    def hall_chosen(self) -> Hall:
        return self.settings.hall

    def choose_hall(self, chosen: Hall) -> None:
        self._set(replace(self.settings, hall=chosen))

    @property
    def publishing(self) -> Publishing:
        return self.settings.publishing

    def publish(self, chosen: Publishing) -> None:
        self._set(replace(self.settings, publishing=chosen))

    @property
    def signalling(self) -> Signalling:
        return self.settings.signalling

    def signal(self, chosen: Signalling) -> None:
        self._set(replace(self.settings, signalling=chosen))

    @property
    def sealing(self) -> Sealing:
        return self.settings.sealing

    def seal_on_paper(self, *, strip: bool) -> None:
        self._set(replace(self.settings, sealing=replace(self.settings.sealing, strip=strip)))

    def keep_houses(self, paths: tuple[str, ...]) -> None:
        self._set(replace(self.settings, houses=paths))

    def show_where_left(self, window: QWidget) -> None:
        kept = self.settings.window
        left = None if kept is None else QRect(*kept)
        self._filled = show_where_left(window, left, maximized=self.settings.maximized)

    def remember_place(self, window: QWidget) -> None:
        """Remember the window's place; one enlarged for want of room was not maximized."""
        at = unmaximized(window)
        self._set(
            replace(
                self.settings,
                window=(at.x(), at.y(), at.width(), at.height()),
                maximized=window.isMaximized() and not self._filled,
            )
        )
