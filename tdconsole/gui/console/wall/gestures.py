"""What the gestures about the screens do."""

from collections.abc import Callable
from functools import partial

from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.wall.screens import SCREENS, screen_action


def gestures_of(stage: Stage, view: TournamentView) -> dict[str, Callable[[], object]]:
    """Return what each gesture about the screens does."""

    def turn_band() -> None:
        if not stage.turn_band():
            say = view.words.gettext
            refused = say("The band has nothing to say: write it on the page Projector.")
            view.told.emit(Told(sentence=refused, refused=True))

    return {
        "take": stage.take,
        "rotate": stage.rotate,
        "band": turn_band,
        **{screen_action(screen): partial(stage.press, screen) for screen in SCREENS},
    }
