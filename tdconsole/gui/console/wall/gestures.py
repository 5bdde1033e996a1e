"""What the gestures about the screens do."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QDialog, QWidget

from tdconsole.gui.console.engine.preferences import WindowPreferences
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.wall.screens import SCREENS, screen_action
from tdconsole.wall.theme import Theme


def gestures_of(
    preferences: WindowPreferences,
    view: TournamentView,
    theme: Theme,
    window: QWidget,
    show: Callable[[type[QDialog], Callable[[], QDialog]], None],
) -> dict[str, Callable[[], object]]:
    """Return what each gesture about the screens does."""
    stage = preferences.stage

    def show_hall() -> None:
        from tdconsole.gui.console.wall.hall.dialog import HallDialog  # noqa: PLC0415 -- when asked for

        show(HallDialog, lambda: HallDialog(view, preferences, theme, window))

    def show_studio() -> None:
        from tdconsole.gui.console.wall.brand.studio import BrandStudio  # noqa: PLC0415 -- as above

        show(BrandStudio, lambda: BrandStudio(view, stage, theme, window))

    def turn_band() -> None:
        if not stage.turn_band():
            say = view.words.gettext
            refused = say("The band has nothing to say: write it on the page Projector.")
            view.told.emit(Told(sentence=refused, refused=True))

    return {
        "take": stage.take,
        "rotate": stage.rotate,
        "band": turn_band,
        "hall": show_hall,
        "brand": show_studio,
        **{screen_action(screen): partial(stage.press, screen) for screen in SCREENS},
    }
