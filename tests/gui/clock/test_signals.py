"""What is heard of the clock: on this machine, which has no sound device, and on one that had."""

import builtins
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

import pytest

pytest.importorskip("PySide6")

from msgspec.structs import replace
from PySide6 import QtMultimedia
from PySide6.QtCore import QByteArray, QEvent, QObject, Qt, QUrl, Signal
from PySide6.QtMultimedia import QSoundEffect
from PySide6.QtTest import QTest
from PySide6.QtTextToSpeech import QTextToSpeech
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from tdconsole.domain.language.commands.clock import AdjustClock, PauseClock, SetClock, SetLevel
from tdconsole.domain.values import Millis, PeriodId
from tdconsole.gui.console.clock.signals.aloud import AloudDialog
from tdconsole.gui.console.clock.signals.announcer import KINDS, Announcer
from tdconsole.gui.console.clock.signals.menu import SoundMenu
from tdconsole.gui.console.clock.signals.muted import MutedButton
from tdconsole.gui.console.engine.gestures import Gestures
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.sound.loudspeaker import Call, Lack, Loudspeaker, Telling
from tdconsole.gui.console.sound.sounds import SOUND_OF, Sounds
from tdconsole.gui.console.sound.voice import Voice
from tdconsole.gui.console.widgets.style import dress
from tdconsole.projections.clock.signals import SignalKind
from tdconsole.session import Session
from tdconsole.settings import Signalling
from tdconsole.wall.theme import theme
from tests.gui.console_evening import seated
from tests.gui.frame.test_app import Kept, console, window_of
from tests.gui.houses import CHECKOUT, evening
from tests.gui.setup.test_reach import chain, check
from tests.gui.waiting import until

SILENT: Final = "This machine has no sound device: signals are seen, not heard."


class Recorder(Loudspeaker):
    """A loudspeaker that writes down what it should play, and is done at once."""

    def __init__(self) -> None:
        super().__init__()
        self.calls: list[Call] = []

    def call(self, call: Call, telling: Telling = "once") -> None:
        del telling
        self.calls.append(call)
        self.done.emit()


class HouseFile:
    def __init__(self, loudspeaker: Loudspeaker) -> None:
        self.signalling, self.loudspeaker = Signalling(), loudspeaker

    def signal(self, chosen: Signalling) -> None:
        self.signalling = chosen


@pytest.fixture
def recorder(qt: Any) -> Iterator[Recorder]:
    del qt
    recorder = Recorder()
    yield recorder
    recorder.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def loudspeaker(qt: Any) -> Iterator[Loudspeaker]:
    del qt
    made = Loudspeaker(engine="mock")
    yield made
    made.stop()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def house(recorder: Recorder) -> HouseFile:
    return HouseFile(recorder)


@pytest.fixture
def announcer(view: TournamentView, house: HouseFile) -> Announcer:
    made = Announcer(view, house, view)
    view.tick()
    return made


def told(view: TournamentView) -> list[str]:
    heard: list[str] = []

    def hear(one: Told) -> None:
        heard.append(one.sentence)

    view.told.connect(hear)
    return heard


# The announcer


def test_a_level_chosen_by_hand_is_called_and_spoken(
    view: TournamentView, announcer: Announcer, recorder: Recorder
) -> None:
    announcer.choose(speech=True)
    view.do(SetLevel(period=PeriodId(2)))
    (call,) = recorder.calls
    assert call.sound == "level-up"
    assert call.text.startswith("Level two. Blinds ")
    assert (call.language, call.volume) == ("en", 75)


def test_without_speech_there_is_the_sound_alone(
    view: TournamentView, announcer: Announcer, recorder: Recorder
) -> None:
    del announcer
    view.do(SetClock(seconds=60))
    assert [(call.sound, call.text) for call in recorder.calls] == [("one-minute", "")]


def test_what_is_muted_is_not_called(
    view: TournamentView, announcer: Announcer, recorder: Recorder
) -> None:
    announcer.allow("one_minute", heard=False)
    view.do(SetClock(seconds=60))
    announcer.toggle_mute()
    view.do(SetLevel(period=PeriodId(2)))
    assert recorder.calls == []
    announcer.toggle_mute()
    view.do(SetLevel(period=PeriodId(3)))
    assert len(recorder.calls) == 1
    announcer.allow("one_minute", heard=True)
    assert announcer.chosen == Signalling()


def test_a_pause_and_time_given_are_nobodys_business(
    view: TournamentView, announcer: Announcer, recorder: Recorder
) -> None:
    del announcer
    view.do(AdjustClock(seconds=120))
    view.do(PauseClock())
    assert recorder.calls == []


def test_it_speaks_and_reads_in_a_language_of_its_own(announcer: Announcer) -> None:
    announcer.choose(language="it")
    assert announcer.words.language == "it"
    announcer.choose(language=None)
    assert announcer.words is announcer.view.words


def test_the_test_plays_what_is_not_silent_and_names_it(
    view: TournamentView, announcer: Announcer, recorder: Recorder
) -> None:
    heard = told(view)
    silent: tuple[SignalKind, ...] = ("ten_seconds", "held")
    announcer.choose(silent=silent)
    announcer.test()
    kinds = [kind for kind in KINDS if kind not in silent]
    assert [call.sound for call in recorder.calls] == [SOUND_OF[kind] for kind in kinds]
    assert heard[:2] == ["You hear: Start", "You hear: One minute"]
    assert len(heard) == len(kinds)


def run_past_the_minute(view: TournamentView) -> None:
    board = view.board()
    for left in (60_900, 59_900):
        view.passed.emit(replace(board, left=Millis(left)))


def test_no_device_is_told_once_and_ends_a_test(
    view: TournamentView, loudspeaker: Loudspeaker
) -> None:
    heard = told(view)
    announcer = Announcer(view, HouseFile(loudspeaker), view)
    for _ in range(3):
        run_past_the_minute(view)
    assert heard == [SILENT]
    announcer.test()
    assert heard == [SILENT, "You hear: Start", SILENT]


def test_it_does_not_talk_over_what_a_gesture_came_to(
    view: TournamentView, loudspeaker: Loudspeaker
) -> None:
    heard = told(view)
    announcer = Announcer(view, HouseFile(loudspeaker), view)
    view.tick()
    view.do(SetLevel(period=PeriodId(2)))
    assert SILENT not in heard
    run_past_the_minute(announcer.view)
    assert heard[-1] == SILENT


# The loudspeaker


def test_a_machine_without_a_sound_device_speaks_all_the_same(loudspeaker: Loudspeaker) -> None:
    lacks: list[Lack] = []
    ends: list[bool] = []
    loudspeaker.lacked.connect(lacks.append)
    loudspeaker.done.connect(lambda: ends.append(True))
    loudspeaker.call(Call("level-up", "Level two.", "en", 75))
    assert lacks == [Lack()]
    assert until(lambda: bool(ends))
    loudspeaker.call(Call("level-up", "", "en", 75))
    assert lacks == [Lack()]
    assert len(ends) == 2


class Effect(QObject):
    """As Qt's own: it is loaded first, then it plays, then it is silent."""

    playingChanged = Signal()  # noqa: N815 -- Qt's name
    statusChanged = Signal()  # noqa: N815 -- Qt's name
    Status = QSoundEffect.Status
    made: ClassVar[list["Effect"]] = []

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.state, self.playing, self.volume = self.Status.Loading, False, 0.0
        self.made.append(self)

    def become(self, state: QSoundEffect.Status, *, playing: bool) -> None:
        self.state, self.playing = state, playing
        self.statusChanged.emit()
        self.playingChanged.emit()

    def setSource(self, url: QUrl) -> None:  # noqa: N802 -- Qt's name
        assert Path(url.toLocalFile()).is_file()

    def setVolume(self, volume: float) -> None:  # noqa: N802 -- Qt's name
        self.volume = volume

    def status(self) -> QSoundEffect.Status:
        return self.state

    def isPlaying(self) -> bool:  # noqa: N802 -- Qt's name
        return self.playing

    def play(self) -> None:
        pass

    def stop(self) -> None:
        self.playing = False
        self.playingChanged.emit()


class Device:
    def __init__(self, name: bytes) -> None:
        self.name = name

    def id(self) -> QByteArray:
        return QByteArray(self.name)

    def isNull(self) -> bool:  # noqa: N802 -- Qt's name
        return not self.name


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Device:
    """A sound device that only says it is one."""
    device = Device(b"hall")
    Effect.made.clear()
    monkeypatch.setattr(QtMultimedia.QMediaDevices, "defaultAudioOutput", lambda: device)
    monkeypatch.setattr(QtMultimedia, "QSoundEffect", Effect)
    return device


def test_it_speaks_when_the_sound_has_ended(loudspeaker: Loudspeaker, device: Device) -> None:
    del device
    ends: list[bool] = []
    loudspeaker.done.connect(lambda: ends.append(True))
    speech: list[str] = []
    loudspeaker.sounds.ended.connect(lambda: speech.append("ended"))
    loudspeaker.call(Call("level-up", "Level two.", "en", 50))
    (effect,) = Effect.made
    assert effect.volume == pytest.approx(0.25)
    effect.become(Effect.Status.Ready, playing=False)
    assert not speech
    effect.become(Effect.Status.Ready, playing=True)
    effect.become(Effect.Status.Ready, playing=False)
    assert speech == ["ended"]
    assert until(lambda: bool(ends))


def test_a_new_call_ends_the_old_one(loudspeaker: Loudspeaker, device: Device) -> None:
    del device
    ends: list[bool] = []
    loudspeaker.done.connect(lambda: ends.append(True))
    for name in ("level-up", "notice"):
        loudspeaker.call(Call(name, "", "en", 50))
        Effect.made[-1].become(Effect.Status.Ready, playing=True)
    assert [effect.playing for effect in Effect.made] == [False, True]
    assert not ends
    Effect.made[-1].become(Effect.Status.Ready, playing=False)
    assert ends == [True]


def test_a_device_that_fails_or_goes_is_told_and_another_one_is_taken(
    loudspeaker: Loudspeaker, device: Device
) -> None:
    lacks: list[Lack] = []
    loudspeaker.lacked.connect(lacks.append)
    loudspeaker.call(Call("level-up", "", "en", 50))
    Effect.made[-1].become(Effect.Status.Error, playing=False)
    assert lacks == [Lack()]
    device.name = b""
    assert not loudspeaker.sounds.prepare()
    device.name = b"headphones"
    loudspeaker.call(Call("level-up", "", "en", 50))
    loudspeaker.call(Call("level-up", "", "en", 50))
    assert len(Effect.made) == 2


def test_a_language_without_a_voice_is_told_once_each(loudspeaker: Loudspeaker) -> None:
    lacks: list[Lack] = []
    loudspeaker.lacked.connect(lacks.append)
    for _ in range(2):
        loudspeaker.call(Call("", "Poziom drugi.", "pl", 75))
        loudspeaker.call(Call("", "Livello due.", "it", 75))
    assert lacks == [Lack(voice="pl"), Lack(voice="it")]
    loudspeaker.call(Call("", "Poziom drugi.", "pl", 75), "always")
    assert lacks[2:] == [Lack(voice="pl")]


def test_the_voice_takes_the_wanted_language(qt: Any) -> None:
    del qt
    voice = Voice(engine="mock")
    assert voice.say("Level two.", "en", 50)
    speech = voice.findChild(QTextToSpeech)
    assert isinstance(speech, QTextToSpeech)
    assert speech.locale().name() == "en_GB"
    assert speech.volume() == pytest.approx(0.5)
    assert not voice.say("Livello due.", "it", 50)
    voice.stop()
    voice.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.mark.parametrize("part", ["QtMultimedia", "QtTextToSpeech"])
def test_a_library_that_is_missing_is_a_device_that_is_missing(
    qt: Any, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    del qt
    real = builtins.__import__

    def broken(name: str, *rest: Any, **more: Any) -> Any:
        if name == f"PySide6.{part}" or (name == "PySide6" and part in (rest[2] or ())):
            raise ImportError("libpulse.so.0: cannot open shared object file")
        return real(name, *rest, **more)

    monkeypatch.setattr(builtins, "__import__", broken)
    sounds, voice = Sounds(), Voice(engine="mock")
    if part == "QtMultimedia":
        assert not sounds.prepare()
        assert not sounds.play("level-up", 75)
    else:
        assert not voice.say("Level two.", "en", 75)
        assert not voice.say("Level two.", "en", 75)


def test_an_engine_that_is_missing_is_a_voice_that_is_missing(qt: Any) -> None:
    del qt
    voice = Voice(engine="none such")
    assert not voice.say("Level two.", "en", 75)
    voice.look_again()
    assert not voice.say("Level two.", "en", 75)


# The menu, the sign, the text


def entries(menu: QMenu) -> dict[str, Any]:
    return {action.text(): action for action in menu.actions() if action.text()}


def test_the_menu_chooses_what_is_heard(
    window: QWidget, gestures: Gestures, announcer: Announcer, house: HouseFile, recorder: Recorder
) -> None:
    gestures.teach("mute", announcer.toggle_mute)
    menu = SoundMenu(announcer, gestures, window)

    def within(title: str) -> dict[str, Any]:
        menu.aboutToShow.emit()
        return entries(entries(menu)[title].menu())

    within("Volume")["25%"].trigger()
    assert house.signalling.volume == 25
    assert recorder.calls == [Call("notice", "", "en", 25)]
    assert within("Volume")["25%"].isChecked()
    within("Signals")["Level up"].trigger()
    assert house.signalling.silent == ("level_up",)
    assert not within("Signals")["Level up"].isChecked()
    within("Language of the speech")["Polski"].trigger()
    assert house.signalling.language == "pl"
    entries(menu)["Speech"].trigger()
    gestures.perform("mute")
    assert house.signalling == replace(
        Signalling(), muted=True, volume=25, speech=True, language="pl", silent=("level_up",)
    )
    assert gestures.action("mute").isChecked()
    entries(menu)["Test"].trigger()
    assert len(recorder.calls) == len(KINDS)


def test_the_sign_is_there_while_it_is_muted_and_takes_it_back(
    window: QWidget, gestures: Gestures, announcer: Announcer, house: HouseFile
) -> None:
    gestures.teach("mute", announcer.toggle_mute)
    sign = MutedButton(announcer, gestures, theme("dark"), window)
    window.show()
    assert not sign.isVisible()
    gestures.perform("mute")
    assert sign.isVisible()
    QTest.mouseClick(sign, Qt.MouseButton.LeftButton)
    assert not sign.isVisible()
    assert not house.signalling.muted


def test_the_text_to_read_aloud_follows_the_clock(
    view: TournamentView, window: QWidget, announcer: Announcer, recorder: Recorder
) -> None:
    dress(window, theme("dark"))
    window.show()
    dialog = AloudDialog(announcer, theme("dark"), window)
    dialog.open()
    assert dialog.text.text().startswith("Level one.\nBlinds ")
    view.do(PauseClock())
    assert dialog.text.text().startswith("The clock is paused.\n")
    announcer.speak(dialog.spoken)
    assert recorder.calls[-1].text == dialog.spoken
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


# The whole window


def test_the_keys_mute_and_read_aloud(session: Session) -> None:
    seated(session)
    keep = Kept()
    with console(session, keep=keep) as opened:
        window = window_of(opened)
        both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        QTest.keyClick(window, Qt.Key.Key_M, both)
        assert keep.last.signalling == Signalling(muted=True)
        sign = window.findChild(MutedButton)
        assert sign is not None
        assert sign in chain(window.quick.field, Qt.Key.Key_Tab)
        QTest.keyClick(window, Qt.Key.Key_M, both)
        assert keep.last.signalling == Signalling()
        QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
        dialog = window.findChild(AloudDialog)
        assert dialog is not None
        dialog.activateWindow()
        assert until(dialog.isActiveWindow)
        focused = dialog.focusWidget()
        assert focused is not None
        check(dialog, focused)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert not dialog.isVisible()


def test_that_nothing_can_be_heard_is_told_once_whatever_becomes_of_the_window(
    session: Session,
) -> None:
    seated(session)
    with console(session) as opened:
        sentences: list[str] = []
        for look in ("dark", "light"):
            opened.dress(look)
            view = window_of(opened).view
            heard = told(view)
            run_past_the_minute(view)
            sentences += heard
        assert sentences == [SILENT]


def test_a_window_opens_without_what_plays_and_speaks(tmp_path: Path) -> None:
    """What is loaded later costs the cold start nothing."""
    evening(tmp_path / "club.house")
    program = (
        "import sys; from tdconsole.gui.speed.window import begun; begun(sys.argv[1]);"
        "print(sorted(name for name in sys.modules if 'Multimedia' in name or 'Speech' in name))"
    )
    said = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path / "club.house")],
        capture_output=True,
        text=True,
        check=True,
        cwd=CHECKOUT,
    )
    assert said.stdout.splitlines()[-1] == "[]"
