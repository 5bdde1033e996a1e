"""The window's look: one sheet made of the theme's tokens, and no other colour or size.

A widget says what it is by a property: `role` for its type and ink, `kind` for its shape.
The buttons of a field for numbers are never seen: they keep its figures from its border.
"""

from PySide6.QtWidgets import QApplication, QWidget

from tdconsole.gui.shared.lettering import lettering
from tdconsole.wall.theme import Theme


def sheet(theme: Theme) -> str:
    colour, space = theme.colours, theme.console.space
    parted = colour.surface != colour.ground
    outline = colour.surface if parted else colour.rule
    return f"""
    QMainWindow, QDialog, QWidget#page, QStackedWidget {{ background: {colour.ground}; }}
    QFrame[kind="card"] QStackedWidget, QStackedWidget#parts {{ background: {colour.surface}; }}
    QWidget {{ color: {colour.ink}; }}
    QToolTip {{ background: {colour.raised}; color: {colour.ink}; border: 1px solid {colour.edge};
        padding: {space.unit}px; }}
    QLabel, QCheckBox, QRadioButton {{ background: transparent; }}
    QLabel[role="quiet"] {{ color: {colour.quiet}; }}
    QLabel[role="key"] {{ color: {colour.quiet}; border: 1px solid {colour.edge};
        border-radius: {space.unit}px; padding: 0 {space.unit}px;
        min-height: {5 * space.unit - 2}px; max-height: {5 * space.unit - 2}px; }}
    QLabel[role="waiting"] {{ color: {colour.waiting_ink}; }}
    QLabel[role="stopped"] {{ color: {colour.stopped_ink}; }}
    QLabel[role="done"] {{ color: {colour.done_ink}; }}
    QFrame[kind="panel"] {{ background: {colour.surface}; border: 0; }}
    QFrame[kind="card"] {{ background: {colour.surface}; border: {0 if parted else 1}px solid {outline};
        border-radius: {space.radius}px; }}
    QFrame[kind="rule"] {{ background: {colour.rule}; border: 0; }}
    QPushButton, QToolButton {{ background: {colour.raised}; color: {colour.ink};
        border: 1px solid {colour.edge}; border-radius: {space.radius}px;
        padding: 0 {3 * space.unit}px; min-height: {space.control - 2}px; }}
    QPushButton:hover, QToolButton:hover {{ border-color: {colour.accent}; }}
    QPushButton:focus, QToolButton:focus {{ border: 2px solid {colour.accent};
        padding: 0 {3 * space.unit - 1}px; min-height: {space.control - 4}px; }}
    QPushButton:pressed, QToolButton:pressed, QToolButton:checked {{ background: {colour.chosen};
        color: {colour.on_chosen}; }}
    QPushButton:disabled, QToolButton:disabled {{ color: {colour.quiet};
        border-color: {colour.rule}; background: transparent; }}
    QPushButton:checked {{ background: {colour.chosen}; color: {colour.on_chosen};
        border-color: {colour.accent}; }}
    QPushButton[kind="chief"] {{ background: {colour.accent}; color: {colour.on_accent};
        border-color: {colour.accent}; }}
    QPushButton[kind="chief"]:focus {{ border: {space.unit}px double {colour.on_accent};
        padding: 0 {2 * space.unit + 1}px; min-height: {space.control - 2 * space.unit}px; }}
    QPushButton[kind="chief"]:disabled {{ background: transparent; color: {colour.quiet};
        border-color: {colour.rule}; }}
    QToolButton[kind="plain"] {{ background: transparent; border: 2px solid transparent; }}
    QToolButton[kind="plain"]:hover {{ background: {colour.raised}; }}
    QToolButton[kind="plain"]:focus {{ border-color: {colour.accent}; }}
    QToolButton[kind="small"], QToolButton[kind="small"]:focus {{ background: transparent;
        border: 2px solid transparent; padding: 0; min-height: 0; }}
    QToolButton[kind="small"]:hover {{ background: {colour.raised}; }}
    QToolButton[kind="small"]:focus {{ border-color: {colour.accent}; }}
    QToolButton[kind="small"][role="quiet"] {{ color: {colour.quiet}; text-align: left; }}
    QToolButton[kind="small"][role="stopped"] {{ color: {colour.stopped_ink}; }}
    QPushButton[kind="tile"] {{ background: {colour.surface}; padding: 0; text-align: left;
        border: 2px solid {outline}; }}
    QPushButton[kind="tile"]:hover {{ border-color: {colour.edge}; }}
    QPushButton[kind="tile"][in_hand="true"] {{ border-color: {colour.quiet};
        background: {colour.field}; }}
    QPushButton[kind="tile"]:focus {{ border-color: {colour.accent}; padding: 0; }}
    QPushButton[kind="link"], QPushButton[kind="link"]:focus {{ background: transparent;
        color: {colour.accent}; border: 2px solid transparent; padding: 0; min-height: 0;
        margin-left: -2px; text-align: left; text-decoration: underline; }}
    QPushButton[kind="link"]:hover {{ color: {colour.ink}; }}
    QPushButton[kind="link"]:focus {{ border-color: {colour.accent}; }}
    QPushButton[kind="link"]:disabled {{ color: {colour.quiet}; border-color: transparent;
        text-decoration: none; }}
    QToolButton::menu-indicator, QPushButton::menu-indicator {{ image: none; }}
    QAbstractScrollArea {{ background: {colour.surface}; border: 0; }}
    QScrollArea#reading {{ border: 2px solid transparent; border-radius: {space.radius}px; }}
    QScrollArea#reading:focus {{ border-color: {colour.accent}; }}
    QWidget#text {{ background: {colour.surface}; }}
    QAbstractScrollArea#floor, QScrollArea#columns {{ background: {colour.ground}; }}
    QLineEdit, QComboBox, QSpinBox, QPlainTextEdit {{ background: {colour.field};
        color: {colour.ink}; border: 1px solid {colour.edge}; border-radius: {space.radius}px;
        padding: 0 {2 * space.unit}px; min-height: {space.control - 2}px;
        selection-background-color: {colour.chosen}; selection-color: {colour.on_chosen};
        placeholder-text-color: {colour.quiet}; }}
    QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus {{
        border: 2px solid {colour.accent}; padding: 0 {2 * space.unit - 1}px;
        min-height: {space.control - 4}px; }}
    QPlainTextEdit, QPlainTextEdit:focus {{ padding: {space.unit}px; }}
    QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled, QPlainTextEdit:disabled {{
        background: {colour.off}; color: {colour.quiet}; border-color: {colour.rule};
        placeholder-text-color: transparent; }}
    QListWidget#templates::item {{ padding: 0 {2 * space.unit}px; }}
    QLineEdit[role="stopped"], QComboBox[role="stopped"], QPlainTextEdit[role="stopped"],
        QSpinBox[role="stopped"] {{ border-color: {colour.stopped}; }}
    QLineEdit[kind="cell"], QLineEdit[kind="cell"]:focus {{ border-radius: 0; min-height: 0;
        border: 2px solid {colour.accent}; padding: 0 {space.unit + 1}px; }}
    QLineEdit[kind="cell"][role="stopped"] {{ border-color: {colour.stopped}; }}
    QSpinBox {{ padding: 0; max-height: {space.control - 2}px; }}
    QSpinBox:focus {{ padding: 0; max-height: {space.control - 4}px; }}
    QSpinBox QLineEdit {{ background: transparent; border: 0; min-height: 0; }}
    QSpinBox::up-button, QSpinBox::down-button {{ width: {2 * space.unit + 1}px; height: 0;
        border: 0; subcontrol-origin: border; }}
    QSpinBox::up-button {{ subcontrol-position: left; }}
    QSpinBox::down-button {{ subcontrol-position: right; }}
    QCheckBox {{ spacing: {2 * space.unit}px; }}
    QCheckBox::indicator {{ width: {4 * space.unit}px; height: {4 * space.unit}px;
        background: {colour.field}; border: 1px solid {colour.edge};
        border-radius: {space.unit}px; image: none; }}
    QCheckBox::indicator:focus {{ border: 2px solid {colour.accent};
        width: {4 * space.unit - 2}px; height: {4 * space.unit - 2}px; }}
    QCheckBox::indicator:disabled {{ background: {colour.off}; border-color: {colour.rule}; }}
    QCheckBox:disabled {{ color: {colour.quiet}; }}
    QComboBox {{ padding: 0 0 0 {2 * space.unit + 2}px; }}
    QComboBox:focus {{ padding: 0 0 0 {2 * space.unit + 1}px; }}
    QComboBox::drop-down {{ border: 0; width: {7 * space.unit}px; }}
    QComboBox QAbstractItemView {{ background: {colour.surface}; color: {colour.ink};
        selection-background-color: {colour.chosen}; selection-color: {colour.on_chosen}; }}
    QTableView, QListView {{ background: {colour.surface}; border: 2px solid transparent;
        border-radius: {space.radius}px; gridline-color: {colour.rule}; outline: 0;
        selection-background-color: {colour.chosen}; selection-color: {colour.on_chosen}; }}
    QTableView:focus, QListView:focus {{ border-color: {colour.accent}; }}
    QTableView::item {{ padding: 0 {2 * space.unit}px; border: 0; }}
    QListView::item:hover:!selected {{ background: {colour.raised}; }}
    QTableView#periods::item {{ padding: 0 {space.unit}px; }}
    QTableView#periods QHeaderView::section {{ padding: 0 {2 * space.unit - 1}px; }}
    QHeaderView {{ background: {colour.surface}; }}
    QHeaderView::section {{ background: {colour.surface}; color: {colour.quiet}; border: 0;
        border-bottom: 1px solid {colour.rule}; padding: 0 {3 * space.unit - 1}px;
        height: {space.row}px; }}
    QProgressBar {{ background: {colour.raised}; border: 0; border-radius: {space.unit}px; }}
    QProgressBar::chunk {{ background: {colour.accent}; border-radius: {space.unit}px; }}
    QScrollBar:vertical {{ background: transparent; width: {3 * space.unit}px; margin: 0; }}
    QScrollBar::handle:vertical {{ background: {colour.edge}; border-radius: {space.unit}px;
        min-height: {space.row}px; margin: 2px; }}
    QScrollBar:horizontal {{ background: transparent; height: {3 * space.unit}px; margin: 0; }}
    QScrollBar::handle:horizontal {{ background: {colour.edge}; border-radius: {space.unit}px;
        min-width: {space.row}px; margin: 2px; }}
    QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
    QAbstractScrollArea::corner {{ background: transparent; border: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}
    QFrame#strip {{ background: {colour.surface}; border: 0;
        border-bottom: 1px solid {colour.rule}; }}
    QFrame#strip[state="paused"] {{ background: {colour.waiting};
        border-bottom-color: {colour.waiting}; }}
    QFrame#strip[state="paused"] QPushButton, QFrame#strip[state="paused"] QToolButton {{
        background: transparent; color: {colour.on_waiting}; border-color: {colour.on_waiting}; }}
    QFrame#strip[state="paused"] QPushButton:focus, QFrame#strip[state="paused"] QToolButton:focus {{
        border: 3px solid {colour.on_waiting}; }}
    QFrame#strip[state="paused"] QPushButton[kind="chief"] {{ background: {colour.on_waiting};
        color: {colour.waiting}; border-color: {colour.on_waiting}; }}
    QFrame#strip[state="paused"] QPushButton[kind="chief"]:disabled {{ background: transparent;
        color: {colour.on_waiting}; border: 1px dashed {colour.on_waiting}; }}
    QFrame#strip[state="paused"] QPushButton[kind="chief"]:focus {{
        border: {space.unit}px double {colour.waiting}; }}
    QFrame#strip QPushButton[kind="flight"] {{ background: {colour.chosen};
        border: 1px solid {colour.accent}; padding: 0; }}
    QFrame#strip QPushButton[kind="flight"]:focus {{ border: 2px solid {colour.ink}; }}
    QFrame#strip QPushButton[kind="flight"], QFrame#strip QPushButton[kind="plain"] {{
        min-height: 0; }}
    QFrame#strip QPushButton::menu-indicator {{ image: none; width: 0; }}
    QFrame#strip[state="paused"] QPushButton[kind="flight"] {{ background: {colour.on_waiting};
        border-color: {colour.on_waiting}; }}
    QFrame#strip[state="paused"] QPushButton[kind="flight"]:focus {{
        border: {space.unit}px double {colour.waiting}; }}
    QFrame#strip QPushButton[kind="plain"], QFrame#strip QToolButton[kind="plain"] {{
        background: transparent; border: 2px solid transparent; padding: 0; }}
    QFrame#strip QToolButton[kind="plain"][role="waiting"] {{ color: {colour.waiting_ink}; }}
    QFrame#strip[state="paused"] QToolButton[kind="plain"][role="waiting"] {{
        color: {colour.on_waiting}; }}
    QFrame#strip QPushButton[kind="plain"]:hover, QFrame#strip QToolButton[kind="plain"]:hover {{
        border-color: {colour.edge}; }}
    QFrame#strip QPushButton[kind="plain"]:focus, QFrame#strip QToolButton[kind="plain"]:focus {{
        border-color: {colour.accent}; }}
    QFrame#strip[state="paused"] QPushButton[kind="plain"]:hover,
        QFrame#strip[state="paused"] QToolButton[kind="plain"]:hover,
        QFrame#strip[state="paused"] QPushButton[kind="plain"]:focus,
        QFrame#strip[state="paused"] QToolButton[kind="plain"]:focus {{
        border-color: {colour.on_waiting}; }}
    QLabel#looking {{ background: {colour.chosen}; color: {colour.on_chosen};
        padding: {space.unit}px {space.margin}px; }}
    QFrame#replay {{ background: {colour.surface}; border: 0;
        border-bottom: 1px solid {colour.rule}; }}
    QFrame#server {{ background: {colour.surface}; border: 0;
        border-bottom: 1px solid {colour.rule}; }}
    QFrame#server[state="there"] QLabel {{ color: {colour.quiet}; }}
    QFrame#server[state="out"] {{ background: {colour.waiting}; }}
    QFrame#server[state="out"] QLabel {{ color: {colour.on_waiting}; }}
    QFrame#server[state="fallen"] {{ background: {colour.stopped}; }}
    QFrame#server[state="fallen"] QLabel {{ color: {colour.on_stopped}; }}
    QFrame#server[state="done"] {{ background: {colour.done}; }}
    QFrame#server[state="done"] QLabel {{ color: {colour.on_done}; }}
    QFrame#navigation {{ background: {colour.surface}; border: 0;
        border-right: 1px solid {colour.rule}; }}
    QToolButton[kind="page"] {{ background: transparent; color: {colour.quiet}; border: 0;
        border-left: {space.unit}px solid transparent; border-radius: 0;
        padding: {space.unit}px 0;
        min-height: {2 * space.icon}px; }}
    QToolButton[kind="page"][crowded="true"] {{ padding: 0; min-height: {2 * space.icon - 3 * space.unit}px; }}
    QToolButton[kind="page"]:hover {{ color: {colour.ink}; }}
    QToolButton[kind="page"][role="waiting"] {{ color: {colour.waiting_ink}; }}
    QToolButton[kind="page"]:checked {{ background: {colour.raised}; color: {colour.ink};
        border-left-color: {colour.accent}; }}
    QToolButton[kind="page"]:focus {{ border: 2px solid {colour.accent};
        border-left: {space.unit}px solid {colour.accent};
        border-right: 1px solid {colour.accent}; padding: {space.unit - 2}px 0; }}
    QToolButton[kind="page"][crowded="true"]:focus {{ padding: 0; }}
    QFrame#advice {{ background: {colour.ground}; border: 0;
        border-left: 1px solid {colour.rule}; }}
    QFrame#advice QScrollArea, QFrame#advice QWidget#due {{ background: {colour.ground}; }}
    QFrame[kind="card"][urgency="soon"] {{ border-left: {space.unit}px solid {outline}; }}
    QFrame[kind="card"][urgency="now"] {{ border-left: {space.unit}px solid {colour.waiting_ink};
        border-top-left-radius: 0; border-bottom-left-radius: 0; }}
    QFrame[kind="card"][new="true"] {{ border-left: {space.unit}px solid {colour.accent};
        border-top-left-radius: 0; border-bottom-left-radius: 0; }}
    QFrame[kind="card"] QPushButton[new="true"] {{ background: transparent; color: {colour.quiet};
        border-color: {colour.rule}; }}
    QFrame#calls {{ background: {colour.ground}; border: 0; }}
    QLabel[kind="seconds"] {{ border-radius: {space.radius}px; background: {colour.raised}; }}
    QLabel[kind="seconds"][phase="countdown"] {{ background: {colour.waiting};
        color: {colour.on_waiting}; }}
    QLabel[kind="seconds"][phase="over"] {{ background: {colour.stopped};
        color: {colour.on_stopped}; }}
    QFrame[kind="card"][phase="countdown"] {{ border-left: {space.unit}px solid {colour.waiting_ink};
        border-top-left-radius: 0; border-bottom-left-radius: 0; }}
    QFrame[kind="card"][phase="over"] {{ border: 2px solid {colour.stopped}; }}
    QFrame#quick {{ background: {colour.surface}; border: 0;
        border-top: 1px solid {colour.rule}; }}
    QListView#offers {{ background: {colour.raised}; border: 1px solid {colour.edge}; }}
    QMenu {{ background: {colour.surface}; color: {colour.ink}; border: 1px solid {colour.edge};
        padding: {space.unit}px 0; }}
    QMenu::item {{ padding: {space.unit}px {5 * space.unit}px; background: transparent; }}
    QMenu::item:selected {{ background: {colour.chosen}; color: {colour.on_chosen}; }}
    QMenu::item:disabled {{ color: {colour.quiet}; }}
    QMenu::indicator {{ left: {2 * space.unit}px; width: {3 * space.unit}px;
        height: {3 * space.unit}px; }}
    QMenu::right-arrow {{ right: {2 * space.unit}px; }}
    QMenu::separator {{ height: 1px; background: {colour.rule}; margin: {space.unit}px 0; }}
    """


def dress(window: QWidget, theme: Theme) -> None:
    """Dress the application; its font is set outside the sheet, so that all machines look alike.

    It is the whole application's: a window with a sheet hands its own on to nobody.
    """
    faces, sizes = theme.console.faces, theme.console.type
    font = lettering(faces.text, sizes.text)
    QApplication.setFont(font)
    window.setFont(font)  # the first window of all was made with the system's
    window.setStyleSheet(sheet(theme))
