"""The tables of the manual name what the program has, in its own words and order."""

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final, get_args

import pytest

import tdconsole
from tdconsole.cli.engine.calc import CALCULATORS
from tdconsole.domain.player_clock.calling import CallPhase
from tdconsole.files import resource
from tdconsole.gui.console.frame.table import BY_ID
from tdconsole.gui.console.wall.screens import SCREENS, screen_name
from tdconsole.i18n.catalogue import LANGUAGES, catalogue
from tdconsole.i18n.clock.calling import phase_name
from tdconsole.i18n.clock.speech import signal_name
from tdconsole.line.spoken import long_words
from tdconsole.line.verbs import VERBS
from tdconsole.projections.clock.signals import SignalKind
from tdconsole.wall.theme import THEMES

if TYPE_CHECKING:
    from tdconsole.gui.console.actions.action import Action

MANUAL: Final = resource("manual")
WORDS: Final = catalogue("en")


def page(name: str) -> str:
    return (MANUAL / f"{name}.md").read_text(encoding="utf-8")


def rows(name: str, head: str) -> list[list[str]]:
    """The cells of the table whose first line this is."""
    lines = iter(page(name).splitlines())
    next(line for line in lines if line == head)
    next(lines)
    found = []
    for line in lines:
        if not line.startswith("| "):
            break
        found.append([cell.strip() for cell in line.strip("|").split(" | ")])
    return found


def test_the_screens() -> None:
    found = [row[:2] for row in rows("projector", "| screen | `--show` | what it shows |")]
    assert found == [[screen_name(WORDS, screen), f"`{screen}`"] for screen in SCREENS]


def test_the_themes() -> None:
    text = page("projector")
    assert all(f"`{theme}`" in text for theme in THEMES)


def test_the_signals() -> None:
    found = [row[0] for row in rows("signals", "| signal | when | what is heard |")]
    names = [signal_name(WORDS, kind) for kind in get_args(SignalKind)]
    assert ", ".join(found) == ", ".join(names)


def test_the_phases_of_a_called_clock() -> None:
    found = [row[0] for row in rows("calls", "| phase | how it looks | what is heard |")]
    assert found == [phase_name(WORDS, phase) for phase in get_args(CallPhase)]


def test_the_calculators() -> None:
    found = [row[0] for row in rows("command-line", "| calculation | what it does |")]
    assert found == [f"`{name}`" for name in CALCULATORS]


@pytest.mark.qt
def test_the_pages_of_the_window() -> None:
    """As they stand at its left."""
    (said,) = (row[1] for row in rows("evening", "| part | what it is for |") if "pages" in row[0])
    pytest.importorskip("PySide6")
    from tdconsole.gui.console.frame.table import NAMES  # noqa: PLC0415

    assert re.findall(r"(?:^|, )([\w -]+) \(", said) == [BY_ID[name].label(WORDS) for name in NAMES]


def test_every_picture_stands_on_a_page_and_can_be_made_again() -> None:
    told = "".join(path.read_text(encoding="utf-8") for path in MANUAL.glob("*.md"))
    top = Path(tdconsole.__file__).parents[1]
    makers = (top / "packaging").glob("*pictures.py")
    maker = "".join(path.read_text(encoding="utf-8") for path in makers)
    pictures = sorted((MANUAL / "pictures").iterdir())
    assert pictures
    for picture in pictures:
        assert f"](pictures/{picture.name})" in told, picture.name
        assert f'"{picture.stem}"' in maker or f'"{picture.name}"' in maker, picture.name


def test_the_words_of_the_line() -> None:
    languages = [catalogue(language) for language in LANGUAGES]
    told = rows("line", "| letters | English | Italian | Polish |")
    for verb in VERBS:
        row = [f"`{verb.letters}`", *(", ".join(long_words(words, verb)) for words in languages)]
        assert row in told, f"line.md has no row | {' | '.join(row)} | (once it is translated)"
    letters = [row[0] for row in told]
    verbs = [f"`{verb.letters}`" for verb in VERBS]
    assert set(letters) <= set(verbs), "line.md has a row for a verb that is in no table of verbs"
    misplaced = next((row for row, verb in zip(letters, verbs, strict=False) if row != verb), None)
    assert letters == verbs, f"line.md has the verbs in another order, from {misplaced} on"


def test_the_small_words_behind_the_verbs() -> None:
    languages = [catalogue(language) for language in LANGUAGES if language != "en"]
    told = rows("line", "| word | behind | Italian | Polish |")
    joints = {joint.letters: joint for verb in VERBS for joint in verb.joints}
    for letters, joint in joints.items():
        behind = ", ".join(f"`{verb.letters}`" for verb in VERBS if joint in verb.joints)
        spoken = (", ".join(joint.phrases(words)) for words in languages)
        row = [f"`{letters}`", behind, *spoken]
        assert row in told, f"line.md has no row | {' | '.join(row)} |"
    assert {row[0] for row in told} == {f"`{letters}`" for letters in joints}


@pytest.mark.qt
def test_the_evening_has_a_row_for_each_action() -> None:
    pytest.importorskip("PySide6")
    from tdconsole.gui.console.frame.table import ACTIONS  # noqa: PLC0415

    lines = page("evening").splitlines()
    rows_of_all = [_row_of(action) for action in ACTIONS]
    for row in rows_of_all:
        found = lines.count(row)
        assert found == 1, f"evening.md has this row {found} times, not once: {row}"
    left = [line for line in lines if _ROW.fullmatch(line) and line not in rows_of_all]
    assert left == [], "evening.md has a row for an action that is in no actions.py"


_ROW: Final = re.compile(r"\| [^|]+ \| [^|]+ \| (—|`[^|]+`) \|")


def _row_of(action: "Action") -> str:
    typed = f"`{action.typed}`" if action.typed else "—"
    return f"| {action.label(WORDS)} | {action.shortcut or '—'} | {typed} |"


@pytest.mark.qt
def test_every_verb_belongs_to_an_action() -> None:
    pytest.importorskip("PySide6")
    from tdconsole.gui.console.frame.table import ACTIONS  # noqa: PLC0415

    typed = {action.typed.split()[0] for action in ACTIONS if action.typed}
    alone = {verb.letters for verb in VERBS} - typed
    new = ", ".join(sorted(alone - set(IN_ANOTHERS_PLACE)))
    assert not new, f"no action in gui/console/<subject>/actions.py begins with the verb: {new}"
    assert alone == set(IN_ANOTHERS_PLACE)


IN_ANOTHERS_PLACE: Final = {
    "pause": "Space and the strip start and stop the clock, the action is `go`",
    "d": "hand-for-hand: pressed at the table’s tile",
    "hold": "hand-for-hand: pressed at the table’s tile",
    "dealing": "hand-for-hand: pressed at the table’s tile",
    "re": "a re-entry is registered as an entry is",
    "find": "a name alone finds, too",
}
"""The verbs that no action begins, and why."""
