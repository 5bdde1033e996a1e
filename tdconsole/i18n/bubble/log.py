"""Log sentences on hand-for-hand play."""

from typing import Final, assert_never

from tdconsole.domain.language.events.bubble import (
    HandForHandEnded,
    HandForHandExtended,
    HandForHandStarted,
    NextHandDealt,
    TablesReported,
)
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.naming import LogWording, OwnLog, Sentences

SENTENCES: Final[Sentences] = {
    HandForHandStarted: P_(
        "Hand for hand at {number} table, until {until} are left",
        "Hand for hand at {number} tables, until {until} are left",
        "tables",
    ),
    NextHandDealt: N_("The next hand is dealt"),
    HandForHandExtended: N_("Hand for hand goes on until {until} are left"),
    HandForHandEnded: N_("Hand for hand is over"),
}


def _tables_reported(wording: LogWording, event: TablesReported) -> str:
    words, tables, task = wording.words, event.tables, event.task
    say = words.gettext
    named = words.listed([str(table) for table in tables])
    match task:
        case "dealing":
            return say("Hand for hand, dealing: {tables}", tables=named)
        case "done":
            return say("Hand for hand, done: {tables}", tables=named)
        case "held":
            return say("Hand for hand, all-in held: {tables}", tables=named)
        case "released":
            return say("Hand for hand, all-in released: {tables}", tables=named)
        case _:
            assert_never(task)


OWN_WORDS: Final[OwnLog] = {
    TablesReported: _tables_reported,
}
