"""The house in hand, those open before it, and the one that follows it."""

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from PySide6.QtWidgets import QWidget

from tdconsole.domain.values import TournamentId
from tdconsole.gui.console.frame.copies.mending import MendingDialog
from tdconsole.gui.console.frame.copies.moved import NotInForceQuestion, follows, moved
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.faults import fault
from tdconsole.i18n.engine.mishaps import HURT, mishap
from tdconsole.i18n.engine.moving import taken_over_from
from tdconsole.known_errors import HouseMissing, KnownError
from tdconsole.projections.engine.promises import Promise
from tdconsole.session import Opened, Place, open_house, place_of
from tdconsole.session.past.replay import Replay
from tdconsole.settings import Settings
from tdconsole.wall.theme import theme

LISTED: Final = 8


class Host(Protocol):
    """The console that shows the house in hand."""

    settings: Settings
    words: Catalogue

    def keep_houses(self, paths: tuple[str, ...]) -> None: ...
    def tell(self, sentence: str) -> None: ...
    @property
    def window(self) -> QWidget | None: ...
    def waive(self) -> None:
        """Close without asking."""

    def leave_house(self) -> None:
        """Leave the house; ask first if something runs."""


class Houses:
    def __init__(self, home: Opened | None, host: Host) -> None:
        """Take this home; without one, a session is only rehearsed."""
        self._home, self._host = home, host
        self.next: Opened | None = None
        self._asked = False
        self._question: NotInForceQuestion | None = None

    @property
    def path(self) -> Path | None:
        return None if self._home is None else self._home.file

    @property
    def place(self) -> Place | None:
        return None if self._home is None else self._home.place

    @property
    def following(self) -> Place | None:
        return None if self.next is None else self.next.place

    def promise(self) -> Promise | None:
        return None if self._home is None else self._home.promise()

    def replay(self, tournament: TournamentId) -> Replay | None:
        """The tournament's past; of a rehearsal there is none."""
        return None if self._home is None else self._home.replay(tournament)

    def note(self) -> None:
        """Note the house in hand as the latest one open on this machine, to be worked on again."""
        if self._home is not None and self._home.session.only_looking is not None:
            return
        here = self._here()
        if here is not None:
            kept = (one for one in self._host.settings.houses if one != here)
            self._host.keep_houses((here, *kept)[:LISTED])

    def _here(self) -> str | None:
        """The house in hand as it is noted."""
        return str(self.path.absolute() if self.path is not None else self.place or "") or None

    def tell_amiss(self) -> None:
        """Tell what is amiss with the house in hand, such as what it lost since it was last open."""
        if self._home is not None and self._home.amiss:
            words = self._host.words
            self._host.tell(" ".join(fault(words, one) for one in self._home.amiss))

    def broken(self) -> list[str]:
        """The sentences about a past that is no longer what was written, none if all is well."""
        if self._home is None:
            return []
        return [fault(self._host.words, one) for one in self._home.broken()]

    def others(self) -> list[Place]:
        return others(self._host.settings, self._here())

    def ask_again(self) -> None:
        """Offer it once more where somebody stayed, and was refused a gesture."""
        if self._question is not None and not self._question.isVisible():
            self._asked = False
        self.look_whether_in_force()

    def look_whether_in_force(self) -> None:
        """Offer to go on where the house was moved to, or to take over a copy that follows one."""
        home, host = self._home, self._host
        if home is None or self._asked:
            return
        if (place := home.moved_to) is not None:
            said, go = moved(host.words, place), partial(self.open, place)
        elif home.follows is not None:
            told = " ".join(fault(host.words, one) for one in home.amiss)
            said, go = follows(host.words, told), partial(self._take_over, home.place)
        else:
            return
        self._asked = True
        asked = NotInForceQuestion(host.words, said, theme(host.settings.theme), host.window)
        asked.accepted.connect(go)
        asked.open()
        self._question = asked

    def _take_over(self, place: Place) -> None:
        from tdconsole.session.moving import take_over  # noqa: PLC0415 -- hardly ever

        words = self._host.words
        self.stay()
        try:
            take_over(place, partial(taken_over_from, words))
            self.next = open_house(place)
        except KnownError as error:
            self._host.tell(mishap(words, error))
        else:
            self._host.leave_house()

    def open(self, path: Place, *, looking: bool = False) -> None:
        """Open a house before the present one is left, so that a failure changes nothing."""
        words = self._host.words
        if self.is_here(path):
            self._host.tell(words.gettext("{path} is the house that is open.", path=path))
            return
        self.stay()
        try:
            self.next = open_house(path, looking=looking)
        except KnownError as error:
            self._not_opened(error)
        else:
            if self._home is not None and self._home.moved_to is not None:
                self._host.waive()  # whatever runs here goes on there
            self._host.leave_house()

    def _not_opened(self, error: KnownError) -> None:
        """Tell why; a file that is hurt can be brought back from here."""
        words = self._host.words
        if isinstance(error, HURT) and not error.on_server:
            self._mend(error)
        elif isinstance(error, HouseMissing) and not error.on_server:
            self._host.tell(
                words.gettext(
                    "{path} is not there: was it moved, or is its stick not plugged in?",
                    path=error.path,
                )
            )
        else:
            self._host.tell(mishap(words, error))

    def follow(self, home: Opened) -> None:
        """Leave for a house that is open already."""
        self.stay()
        self.next = home
        self._host.leave_house()

    def open_again(self) -> None:
        """Open the house in hand once more, as it is now: its server may have lost something."""
        if self._home is None:
            return
        looking = self._home.session.only_looking is not None
        self._home.remember()
        try:
            again = open_house(self._home.place, looking=looking)
        except KnownError as error:
            self._host.tell(mishap(self._host.words, error))
        else:
            self.follow(again)

    def _mend(self, error: KnownError) -> None:
        """Ask over the window how a hurt house is to be brought back, and open it then."""
        host = self._host
        look = theme(host.settings.theme)
        asked = MendingDialog(host.words, error, host.settings.backups, look, host.window)
        asked.opened.connect(self.open)
        asked.open()

    def is_here(self, place: Place) -> bool:
        """Whether this is the house in hand."""
        if not isinstance(place, Path):
            return place == self.place
        with suppress(OSError):
            return self.path is not None and place.samefile(self.path)
        return False

    def stay(self) -> None:
        following, self.next = self.next, None
        if following is not None:
            with following:
                pass


def others(settings: Settings, here: str | None) -> list[Place]:
    """The houses noted on this machine but this one; what can't be read is passed over."""
    found = []
    for one in settings.houses:
        with suppress(KnownError):
            if one != here:
                found.append(place_of(one))
    return found
