"""The Undo key: where it would do something else than the last step shown, it says so first."""

from tdconsole.domain.engine.undo_touches import undoable
from tdconsole.domain.language.commands.clock import RestoreClock
from tdconsole.domain.language.commands.structure import EditStructure
from tdconsole.domain.language.commands.trail import Undo
from tdconsole.domain.language.rejections.engine import NotTheLatest
from tdconsole.domain.language.rejections.refusal import Refusal
from tdconsole.domain.values import StepNo
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.session import WayBack


class TakingBack:
    def __init__(self, view: TournamentView) -> None:
        self._view = view
        self._named: tuple[StepNo, StepNo, str] | None = None
        """The latest step, the gesture to undo, and the words that announced it."""

    def press(self, shown: str) -> None:
        """Undo what was announced, as long as the line still shows it."""
        view = self._view
        view.follow()
        back = view.way_back()
        if back is None:
            view.do(Undo())
        elif isinstance(back.by, NotTheLatest):
            self._refuse(view.said(back.by))
        elif self._is_named(back, shown):
            self._named = None
            view.do(back.by)
        else:
            self._name(back)

    def _is_named(self, back: WayBack, shown: str) -> bool:
        """Whether it was announced: a clock, a structure or a paper is not undone before that."""
        latest = self._view.latest()
        if isinstance(back.by, Undo) and undoable(latest.events):
            return True
        return self._named == (latest.no, back.gesture.no, shown)

    def _name(self, back: WayBack) -> None:
        view, say = self._view, self._view.words.gettext
        latest, gesture = view.latest(), view.sentence_in_flight(back.gesture.events)
        match back.by:
            case RestoreClock() | EditStructure():
                foreseen = view.foresee(back.by)
                if isinstance(foreseen, Refusal):
                    self._refuse(
                        say(
                            "Nothing was undone. {reason} Earlier steps are undone in the Log.",
                            reason=view.said(foreseen),
                        )
                    )
                    return
                sentence = (
                    say(
                        "Nothing was undone. The same key once more, or “was”: {clock}",
                        clock=view.sentence_in_flight(foreseen),
                    )
                    if isinstance(back.by, RestoreClock)
                    else say(
                        "Nothing was undone. The same key once more: {structure}",
                        structure=say("Structure as it was before: {gesture}", gesture=gesture),
                    )
                )
            case _:
                sentence = say(
                    "Nothing was undone: this stays ({latest}). The same key once more undoes what was done before it: {gesture}",
                    latest=view.happened(latest.no),
                    gesture=gesture,
                )
        self._named = (latest.no, back.gesture.no, sentence)
        self._refuse(sentence)

    def _refuse(self, sentence: str) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=True))
