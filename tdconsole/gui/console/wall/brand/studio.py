"""The brand studio: a logo dropped in, five colours, a layout, sponsors and a picture, seen at once."""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QButtonGroup, QDialog, QFileDialog, QPushButton, QVBoxLayout, QWidget

from tdconsole.gui.console.engine.preferences import Stage
from tdconsole.gui.console.engine.tournament_view import Told, TournamentView
from tdconsole.gui.console.papers.place_asked import ask_place
from tdconsole.gui.console.wall.brand.leaving import LeavingAsked
from tdconsole.gui.console.wall.brand.previews import BrandPreviews
from tdconsole.gui.console.wall.brand.slot import Slot
from tdconsole.gui.console.wall.brand.sponsors import Sponsors
from tdconsole.gui.console.wall.brand.swatches import Swatches
from tdconsole.gui.shared.dropped import Dropped
from tdconsole.gui.shared.layout import STRETCH, Part, button_of, column_of, label_of, row_of
from tdconsole.gui.shared.lettering import lettering
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError
from tdconsole.library.brand import (
    LAYOUTS,
    MOST_SPONSORS,
    SUFFIX,
    Brand,
    BrandColours,
    Layout,
    keeping,
    kept,
)
from tdconsole.printing.paper.delivery import delivering
from tdconsole.wall.branding.cards import card_of, needs_card
from tdconsole.wall.branding.colours import LOST, from_logo, plain, readable
from tdconsole.wall.branding.figure import drawn
from tdconsole.wall.branding.files import BY_HAND, brand_in
from tdconsole.wall.branding.palette import palette_of
from tdconsole.wall.branding.taking_in import logo_in, picture_in
from tdconsole.wall.theme import Theme

WIDE: Final = 244
HIGH: Final = 166
"""The dialog's size, in units."""
LEFT: Final = 92
"""The width of what is chosen, in units."""
_LOGO: Final = 18
_PICTURE: Final = 16
"""The heights of the slots, in units."""

LAYOUT_NAMES: Final[dict[Layout, Callable[[Catalogue], str]]] = {
    "board": lambda words: words.pgettext("layout", "Board"),
    "side": lambda words: words.pgettext("layout", "Side"),
    "stage": lambda words: words.pgettext("layout", "Stage"),
}


class BrandStudio(QDialog):
    """The studio; nothing on the walls changes before the brand is kept."""

    def __init__(self, view: TournamentView, stage: Stage, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._view, self._stage, self._theme = view, stage, theme
        words, unit = view.words, theme.console.space.unit
        say = words.gettext
        self.setWindowTitle(say("Brand of the house"))
        self.resize(WIDE * unit, HIGH * unit)
        self.brand = self._kept = Brand()
        self.logo = Slot(
            words, say("Logo"), say("Drop the logo here, or press to choose it"), theme, _LOGO
        )
        self.no_logo = button_of(
            say("Remove"), name=say("Remove the logo"), press=self._drop_logo, default=False
        )
        self.on_card = self._turn(words.pgettext("logo", "On a card"))
        self.bare = self._turn(words.pgettext("logo", "As it is"))
        self.dark = self._turn(words.pgettext("brand", "Dark"))
        self.light = self._turn(words.pgettext("brand", "Light"))
        self.again = button_of(say("As in the logo"), press=self._take_colours, default=False)
        self.swatches = Swatches(words, theme, self)
        self.layouts = {one: self._turn(LAYOUT_NAMES[one](words)) for one in LAYOUTS}
        self.sponsors = Sponsors(words, theme)
        self.picture = Slot(
            words,
            say("Picture of the house"),
            say("Drop a picture here: behind notices and the winner"),
            theme,
            _PICTURE,
        )
        self.no_picture = button_of(
            say("Remove"), name=say("Remove the picture"), press=self._drop_picture, default=False
        )
        self.previews = BrandPreviews(view, stage, theme)
        self.said = label_of(role="quiet", wraps=True)
        self.said.setMinimumHeight(2 * self.said.fontMetrics().lineSpacing())
        self.bring = button_of(
            say("Open…"), name=say("Open a brand"), press=self._ask_in, default=False
        )
        self.save = button_of(
            say("Save…"), name=say("Save the brand"), press=self._ask_out, default=False
        )
        self.none = button_of(say("No brand"), press=self._remove, default=False)
        self.cancel = button_of(say("Cancel"), press=self.reject, default=False)
        self.keep = button_of(say("Put it on the walls"), kind="chief", press=self._keep)
        self.keep.setDefault(True)
        self._lay_out()
        self._connect()
        self._read()

    @staticmethod
    def _turn(text: str) -> QPushButton:
        button = button_of(text, name=text, default=False)
        button.setCheckable(True)
        return button

    # Layout

    def _lay_out(self) -> None:
        space, say = self._theme.console.space, self._view.words.gettext
        left = QWidget()
        beside = row_of(self._one_of(self.on_card, self.bare), self.no_logo, gap=space.gap)
        left.setFixedWidth(LEFT * space.unit)
        column_of(
            self._under(say("Logo"), beside, self.logo),
            self._under(say("Colours"), self.again, self._one_of(self.dark, self.light)),
            self.swatches,
            self._under(say("Layout"), None, self._one_of(*self.layouts.values())),
            self.sponsors,
            self._under(say("Picture of the house"), self.no_picture, self.picture),
            STRETCH,
            gap=space.gap,
            within=left,
        )
        ends = row_of(
            self.bring, self.save, self.none, (STRETCH, 1), self.cancel, self.keep, gap=space.gap
        )
        column_of(
            (row_of(left, (self.previews, 1), gap=space.margin), 1),
            self.said,
            ends,
            gap=space.gap,
            margin=space.margin,
            within=self,
        )

    def _under(self, title: str, beside: Part | None, part: Part) -> QVBoxLayout:
        font = lettering(self._theme.console.faces.strong, self._theme.console.type.text)
        head: list[Part] = [label_of(title, font=font), (STRETCH, 1)]
        if beside is not None:
            head.append(beside)
        return column_of(row_of(*head), part, gap=self._theme.console.space.unit)

    def _one_of(self, *buttons: QPushButton) -> QWidget:
        held, group = QWidget(), QButtonGroup(self)
        for button in buttons:
            group.addButton(button)
        row_of(
            *((button, 1) for button in buttons), gap=self._theme.console.space.unit, within=held
        )
        return held

    def _connect(self) -> None:
        self.logo.given.connect(lambda paths: self._take_logo(paths[0]))
        self.picture.given.connect(lambda paths: self._take_picture(paths[0]))
        self.sponsors.given.connect(self._take_sponsors)
        self.sponsors.changed.connect(lambda sponsors: self._change(sponsors=sponsors))
        self.swatches.chosen.connect(self._take_five)
        self.on_card.clicked.connect(lambda: self._lay(on_card=True))
        self.bare.clicked.connect(lambda: self._lay(on_card=False))
        self.dark.clicked.connect(lambda: self._turn_light(light=False))
        self.light.clicked.connect(lambda: self._turn_light(light=True))
        for layout, button in self.layouts.items():
            button.clicked.connect(lambda _on=False, layout=layout: self._change(layout=layout))
        Dropped(self, lambda paths: self._open(paths[0]), SUFFIX, BY_HAND, folders=False)

    # What is there

    def _read(self) -> None:
        try:
            body = self._view.session.club.brand.get()
            self.none.setEnabled(body is not None)
            brand = Brand() if body is None else kept("brand", body)
        except KnownError as error:
            brand = Brand()
            self._say(mishap(self._view.words, error), amiss=True)
        self._kept = brand
        self._show(brand)

    def _show(self, brand: Brand) -> None:
        self.brand = brand
        five = brand.colours or plain(light=brand.light)
        (self.light if brand.light else self.dark).setChecked(True)
        self.layouts[brand.layout].setChecked(True)
        self._show_logo(brand)
        self.picture.show_picture(brand.picture, five.ground)
        self.no_picture.setEnabled(bool(brand.picture))
        self.sponsors.show_sponsors(brand.sponsors, palette_of(brand))
        self.swatches.show_colours(five)
        self._try(lambda: self.previews.show_brand(brand))

    def _show_logo(self, brand: Brand) -> None:
        """Show the logo on what it will lie on, and how that was chosen."""
        palette, there = palette_of(brand), bool(brand.logo)
        on_card = there and _lies_on_card(brand)
        ground = card_of(drawn(brand.logo), palette) if on_card else "ground"
        self.logo.show_picture(brand.logo, palette.colour(ground))
        (self.on_card if on_card else self.bare).setChecked(True)
        for part in (self.no_logo, self.again, self.on_card, self.bare):
            part.setEnabled(there)

    def _change(self, **changes: Any) -> None:
        self._say("")
        self._show(replace(self.brand, **changes))

    def _say(self, sentence: str, *, amiss: bool = False) -> None:
        self.said.setText(sentence)
        self.said.setProperty("role", "stopped" if amiss else "quiet")
        self.said.style().polish(self.said)

    def _try(self, deed: Callable[[], object]) -> bool:
        """Do it; return whether it was done, and say why not."""
        try:
            deed()
        except KnownError as error:
            self._say(mishap(self._view.words, error), amiss=True)
            return False
        return True

    # Gestures

    def _take_logo(self, path: Path) -> None:
        def take() -> None:
            logo = logo_in(path)
            light = self._fits_light(logo)
            colours = from_logo(drawn(logo), light=light)
            self._change(logo=logo, card=None, light=light, colours=colours)

        self._try(take)

    def _fits_light(self, logo: bytes) -> bool:
        """Whether the logo needs a light ground; as it is where it can be seen on both."""
        apart = drawn(logo)
        dark, light = (apart.lost_on(plain(light=light).ground) for light in (False, True))
        return self.brand.light if max(dark, light) < LOST else light < dark

    def _take_colours(self) -> None:
        self._change(colours=from_logo(drawn(self.brand.logo), light=self.brand.light))

    def _lay(self, *, on_card: bool) -> None:
        self._change(card=on_card)
        self._warn_of_logo()

    def _warn_of_logo(self) -> None:
        """Say so if much of a logo without a card can't be seen."""
        brand = self.brand
        if not brand.logo or _lies_on_card(brand):
            return
        if drawn(brand.logo).lost_on(palette_of(brand).ground) >= LOST:
            say = self._view.words.gettext
            self._say(say("Much of this logo can't be seen here: put it on a card."), amiss=True)

    def _drop_logo(self) -> None:
        self._change(logo=b"", card=None)

    def _take_picture(self, path: Path) -> None:
        self._try(lambda: self._change(picture=picture_in(path)))

    def _drop_picture(self) -> None:
        self._change(picture=b"")

    def _take_sponsors(self, paths: Iterable[Path]) -> None:
        """Take as many as ever take turns, and name those that were left out."""
        every, beyond, amiss = list(self.brand.sponsors), [], ""
        for path in paths:
            if len(every) == MOST_SPONSORS:
                beyond.append(path.name)
                continue
            try:
                every.append(logo_in(path))
            except KnownError as error:
                amiss = amiss or mishap(self._view.words, error)
        self._change(sponsors=tuple(every))
        if beyond:
            words = self._view.words
            left_out = words.ngettext(
                "No more than {number} sponsor takes turns; left out: {names}.",
                "No more than {number} sponsors take turns; left out: {names}.",
                MOST_SPONSORS,
                names=", ".join(beyond),
            )
            amiss = f"{left_out} {amiss}".rstrip()
        if amiss:
            self._say(amiss, amiss=True)

    def _take_five(self, chosen: BrandColours) -> None:
        """Take them, each as near to what was chosen as can be read from the far wall."""
        able = readable(chosen)
        self._change(colours=able)
        if able != chosen:
            self._say(
                self._view.words.gettext(
                    "That could not be read from the far wall: the nearest shade that can was taken."
                )
            )

    def _turn_light(self, *, light: bool) -> None:
        if light == self.brand.light:
            return
        logo = self.brand.logo
        colours = from_logo(drawn(logo), light=light) if logo else None
        self._change(light=light, colours=colours)
        self._warn_of_logo()

    # Files

    def _ask_in(self) -> None:
        words = self._view.words
        kinds = words.gettext("Brands ({patterns})", patterns=f"*{SUFFIX} *{BY_HAND}")
        dialog = QFileDialog(self, words.gettext("Open a brand"), "", kinds)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(lambda path: self._open(Path(path)))
        dialog.open()

    def _open(self, path: Path) -> None:
        def take() -> None:
            brand = brand_in(path)
            self._say("")
            self._show(brand)

        self._try(take)

    def _ask_out(self) -> None:
        words = self._view.words
        kinds = words.gettext("Brands ({patterns})", patterns=f"*{SUFFIX}")
        place = Path(f"{words.pgettext('file', 'house')}{SUFFIX}")
        ask_place(self, words.gettext("Save the brand"), place, kinds, self._save)

    def _save(self, path: Path) -> None:
        def write() -> None:
            with delivering(keeping(self.brand), path):
                self._say(self._view.words.gettext("{path} written.", path=path))

        self._try(write)

    # The house

    def reject(self) -> None:
        """Leave; what was changed and is not on the walls is asked about first."""
        if self.brand == self._kept:
            super().reject()
            return
        asked = LeavingAsked(self._view.words, self._theme, self)
        asked.kept.connect(self._keep)
        asked.discarded.connect(self._discard)
        asked.open()

    def _discard(self) -> None:
        self._kept = self.brand
        self.reject()

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 -- Qt's name
        """Ask only the director; a window that goes takes this one along."""
        if not event.spontaneous():
            self._kept = self.brand
        super().closeEvent(event)

    def _keep(self) -> None:
        def put() -> None:
            self._view.session.club.brand.put(keeping(self.brand))

        if self._try(put):
            self._stage.choose(replace(self._stage.choices, branded=True, house=None))
            self._tell(self._view.words.gettext("The walls wear the brand of the house."))

    def _remove(self) -> None:
        if self._try(self._view.session.club.brand.remove):
            self._stage.choose(self._stage.choices)
            self._tell(self._view.words.gettext("The house has no brand any more."))

    def _tell(self, sentence: str) -> None:
        self._view.told.emit(Told(sentence=sentence, refused=False))
        self.accept()


def _lies_on_card(brand: Brand) -> bool:
    if brand.card is None:
        return needs_card(drawn(brand.logo), palette_of(brand))
    return brand.card
