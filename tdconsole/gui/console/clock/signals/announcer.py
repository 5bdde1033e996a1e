"""The clock's signals, called out as the director has chosen."""

from typing import Any, Final, Protocol, get_args

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from tdconsole.domain.values import Instant, Millis, elapsed
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.engine.turned import is_turned
from tdconsole.gui.console.sound.loudspeaker import Call, Lack, Loudspeaker, Telling
from tdconsole.gui.console.sound.sounds import sound_of
from tdconsole.i18n.catalogue import Catalogue, Language, catalogue
from tdconsole.i18n.clock.speech import read_aloud, signal_name, spoken_text
from tdconsole.projections.clock.announcement import announcement
from tdconsole.projections.clock.board import LAST_MINUTE, ClockBoard
from tdconsole.projections.clock.signals import Signal as Called
from tdconsole.projections.clock.signals import SignalKind, Signals, signals
from tdconsole.session import Change
from tdconsole.settings import Signalling

KINDS: Final[tuple[SignalKind, ...]] = get_args(SignalKind)
AHEAD: Final = Millis(15_000)
"""How long before a possible signal its player is made ready."""


class Hearing(Protocol):
    """The announcer's demands on the code that builds the window."""

    @property
    def signalling(self) -> Signalling: ...
    @property
    def loudspeaker(self) -> Loudspeaker: ...

    def signal(self, chosen: Signalling) -> None: ...


class Announcer(QObject):
    turned = Signal()
    """Emitted when a choice changes: what is heard, how loud, in which language."""

    def __init__(
        self, view: TournamentView, hearing: Hearing, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.view, self._hearing = view, hearing
        self._seen: tuple[ClockBoard, Instant] | None = None
        self._left_to_test: list[SignalKind] = []
        self._loudspeaker = hearing.loudspeaker
        self._loudspeaker.lacked.connect(self._lack)
        self._loudspeaker.done.connect(self._test_next)
        self._by_hand = False
        view.changed.connect(self._change)
        view.passed.connect(self._look)

    # Choosing

    @property
    def chosen(self) -> Signalling:
        return self._hearing.signalling

    @property
    def language(self) -> Language:
        return self.chosen.language or self.view.words.language

    @property
    def words(self) -> Catalogue:
        mine = self.view.words
        return mine if self.language == mine.language else catalogue(self.language)

    def choose(self, **changes: Any) -> None:
        self._hearing.signal(replace(self.chosen, **changes))
        self.turned.emit()

    def toggle_mute(self) -> None:
        self.choose(muted=not self.chosen.muted)
        if self.chosen.muted:
            self.hush()

    def allow(self, kind: SignalKind, *, heard: bool) -> None:
        silent = {*self.chosen.silent} - {kind} if heard else {*self.chosen.silent, kind}
        self.choose(silent=tuple(one for one in KINDS if one in silent))

    # Calling

    def come_back(self) -> None:
        """Begin afresh as another tournament was in hand: what passed meanwhile isn't called."""
        self._seen = None
        self.turned.emit()

    def _change(self, change: Change) -> None:
        """Follow a change: after a gesture the board reports it again.

        A change of flight starts afresh: nothing seen before leads up to it.
        """
        self._by_hand = True
        if is_turned(change):
            self._seen = None

    def _look(self, board: ClockBoard) -> None:
        now, by_hand, self._by_hand = self.view.now(), self._by_hand, False
        before, self._seen = self._seen, (board, now)
        if before is None or self.chosen.muted:
            return
        called = signals(before[0], board, elapsed(before[1], now))
        if called:
            self._call(called, board, now, "later" if by_hand else "once")
        elif _near(board):
            self._loudspeaker.prepare()

    def _call(self, called: Signals, board: ClockBoard, now: Instant, telling: Telling) -> None:
        heard = tuple(one for one in called if one.kind not in self.chosen.silent)
        if heard:
            self._left_to_test.clear()
            self._loudspeaker.call(self._worded(heard, board, now), telling)

    def _worded(self, called: Signals, board: ClockBoard, now: Instant) -> Call:
        chosen = self.chosen
        text = spoken_text(self.words, called, board, now) if chosen.speech else ""
        return Call(sound_of(called), text, self.language, chosen.volume)

    def notice(self) -> None:
        """Sound that something is due in another tournament, unless the signals are muted."""
        if not self.chosen.muted:
            self._loudspeaker.call(Call("notice", "", self.language, self.chosen.volume), "later")

    # On request

    def reading(self) -> tuple[str, ...]:
        """Return what is to be read out now, one sentence a line."""
        return read_aloud(self.words, announcement(self.view.state, self.view.now()))

    def speak(self, text: str) -> None:
        """Speak on request, even while muted."""
        self._left_to_test.clear()
        self._loudspeaker.call(Call("", text, self.language, self.chosen.volume), "always")

    def sample(self) -> None:
        """Play a sample at the present volume."""
        self._left_to_test.clear()
        call = Call("notice", "", self.language, self.chosen.volume)
        self._loudspeaker.call(call, "always")

    @property
    def testing(self) -> bool:
        return bool(self._left_to_test)

    def test(self) -> None:
        """Play every signal that is not silent, one after the other; asked for again, stop."""
        if self.testing:
            self.hush()
            return
        self._left_to_test = [kind for kind in KINDS if kind not in self.chosen.silent]
        self._test_next()

    def hush(self) -> None:
        self._left_to_test.clear()
        self._loudspeaker.stop()

    def _test_next(self) -> None:
        if not self._left_to_test:
            return
        kind = self._left_to_test.pop(0)
        words = self.view.words
        sentence = words.gettext("You hear: {signal}", signal=signal_name(words, kind))
        self.view.told.emit(Told(sentence=sentence, refused=False))
        board, now = self.view.board(), self.view.now()
        self._loudspeaker.call(self._worded((Called(kind=kind),), board, now), "always")

    def _lack(self, lack: Lack) -> None:
        self._left_to_test.clear()
        say = self.view.words.gettext
        if lack.voice is None:
            sentence = say("This machine has no sound device: signals are seen, not heard.")
        else:
            sentence = say("This machine has no voice for that language: nothing is spoken.")
        self.view.told.emit(Told(sentence=sentence, refused=True))


def _near(board: ClockBoard) -> bool:
    left = board.starts_in if not board.started else board.left if board.running else None
    return left is not None and LAST_MINUTE < left <= LAST_MINUTE + AHEAD
