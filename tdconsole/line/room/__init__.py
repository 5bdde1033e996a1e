"""The line's verbs about tables and seats."""

from typing import Final

from tdconsole.line.room.balancing import balance
from tdconsole.line.room.breaking import break_or_pause, break_table, order
from tdconsole.line.room.redrawing import draw, final, redraw
from tdconsole.line.room.seating import back, move
from tdconsole.line.room.sitting import here, seen, swap
from tdconsole.line.room.tables import (
    buttons,
    chain,
    close_tables,
    lock,
    marking,
    note,
    open_tables,
    remove_unsold,
    unlock,
)
from tdconsole.line.typing.verb import Verb

VERBS: Final = (
    Verb("m", lambda w: w.pgettext("typed", "move"), about=move, player=True),
    Verb("swap", lambda w: w.pgettext("typed", "swap, exchange"), about=swap),
    Verb("here", lambda w: w.pgettext("typed", "here, here sits"), about=here),
    Verb("seen", lambda w: w.pgettext("typed", "seen, checked"), about=seen, player=True),
    Verb("back", lambda w: w.pgettext("typed", "back, reinstate"), about=back, player=True),
    Verb("bal", lambda w: w.pgettext("typed", "balance, level the tables"), about=balance),
    Verb(
        "break",
        lambda w: w.pgettext("typed", "break, break table"),
        counted=break_table,
        alone=break_or_pause,
    ),
    Verb(
        "order", lambda w: w.pgettext("typed", "order, breaking order"), counted=order, alone=order
    ),
    Verb("final", lambda w: w.pgettext("typed", "final table"), about=final),
    Verb("redraw", lambda w: w.pgettext("typed", "redraw"), about=redraw),
    Verb("draw", lambda w: w.pgettext("typed", "draw, draw seats"), about=draw),
    Verb(
        "buttons",
        lambda w: w.pgettext("typed", "buttons, draw buttons, draw the buttons"),
        about=buttons,
    ),
    Verb("chain", lambda w: w.pgettext("typed", "chain, new chain"), about=chain),
    Verb("open", lambda w: w.pgettext("typed", "open"), counted=open_tables),
    Verb("close", lambda w: w.pgettext("typed", "close"), counted=close_tables),
    Verb("lock", lambda w: w.pgettext("typed", "lock"), counted=lock),
    Verb("unlock", lambda w: w.pgettext("typed", "unlock"), counted=unlock),
    Verb("note", lambda w: w.pgettext("typed", "note"), about=note),
    Verb("dead", lambda w: w.pgettext("typed", "dead, dead seat"), counted=marking("dead")),
    Verb("keep", lambda w: w.pgettext("typed", "keep, reserve"), counted=marking("reserved")),
    Verb("unsold", lambda w: w.pgettext("typed", "unsold, unsold seat"), counted=marking("unsold")),
    Verb("free", lambda w: w.pgettext("typed", "free, free seat"), counted=marking("open")),
    Verb(
        "us",
        lambda w: w.pgettext("typed", "remove unsold, unsold stacks"),
        counted=remove_unsold,
        alone=remove_unsold,
        chips=True,
    ),
)
