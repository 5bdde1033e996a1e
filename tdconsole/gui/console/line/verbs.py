"""The verbs of the line: their letters, their long words, and what reads the rest.

The letters are the same in every language, so that hands need not learn them again; the long words
are those of the window's language, and English ones are understood beside them.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tdconsole.gui.console.advice.verbs import dismiss, later
from tdconsole.gui.console.bubble.verbs import (
    dealing,
    done,
    hand_for_hand,
    hold,
    next_of_either,
    release,
)
from tdconsole.gui.console.chips.verbs.counting import count, put_right
from tdconsole.gui.console.chips.verbs.racing import race
from tdconsole.gui.console.clock.verbs.calling import call, time_card
from tdconsole.gui.console.clock.verbs.levels import as_it_was, level, set_time, start_at, turn
from tdconsole.gui.console.clock.verbs.running import draw, finish, go, pause, redo, undo
from tdconsole.gui.console.day.verbs import bag, end_day, hand, last_hands, seats
from tdconsole.gui.console.discipline.verbs.penalizing import penalty, warn
from tdconsole.gui.console.discipline.verbs.penalties import lift, misdeal, returned, served
from tdconsole.gui.console.discipline.verbs.ruling import decide, ruling
from tdconsole.gui.console.discipline.verbs.sanctioning import putting_out, strike
from tdconsole.gui.console.eliminations.verbs.busting import bust
from tdconsole.gui.console.eliminations.verbs.correcting import stack_of, went, won_by
from tdconsole.gui.console.eliminations.verbs.tying import tie
from tdconsole.gui.console.entry.verbs.buying import add_on, alternate, re_entry, rebuy, second_half
from tdconsole.gui.console.entry.verbs.registering import register, unregister
from tdconsole.gui.console.flights.verbs import flight, merge
from tdconsole.gui.console.hand.verbs.betting import pot, raising
from tdconsole.gui.console.hand.verbs.blinds import big_blind, button
from tdconsole.gui.console.hand.verbs.sharing import sharing
from tdconsole.gui.console.line.finding import look_for
from tdconsole.gui.console.line.joining import ACTED, BEFORE, BY, DEAD, END, LAST, WITH, Joint
from tdconsole.gui.console.people.verbs import of_the_person
from tdconsole.gui.console.prizes.verbs.dealing import deal
from tdconsole.gui.console.prizes.verbs.heads import envelope
from tdconsole.gui.console.prizes.verbs.posting import pay, post, prizes, unpay
from tdconsole.gui.console.prizes.verbs.special import special
from tdconsole.gui.console.room.verbs.balancing import balance
from tdconsole.gui.console.room.verbs.breaking import break_or_pause, break_table, order
from tdconsole.gui.console.room.verbs.redrawing import final, redraw
from tdconsole.gui.console.room.verbs.seating import back, move
from tdconsole.gui.console.room.verbs.sitting import here, seen, swap
from tdconsole.gui.console.room.verbs.tables import (
    buttons,
    chain,
    close_tables,
    lock,
    marking,
    open_tables,
    remove_unsold,
    unlock,
)
from tdconsole.gui.console.rules.verbs import look_up
from tdconsole.gui.console.typing.line_context import Desk
from tdconsole.gui.console.typing.reading import Reading
from tdconsole.i18n.catalogue import Catalogue

Reads = Callable[[Desk, str], Reading]
ReadsAlone = Callable[[Desk], Reading]
Words = Callable[[Catalogue], str]


class Verb(NamedTuple):
    letters: str
    words: Words
    """The long words, parted by commas."""
    about: Reads | None = None
    """Reads whatever follows."""
    counted: Reads | None = None
    """Reads what begins with a number."""
    alone: ReadsAlone | None = None
    player: bool = False
    """It is about one player, whose name may stand before it: `rossi rebuy`."""
    chips: bool = False
    """It takes numbers of chips, which may be typed as `12.500`."""
    behind: Words | None = None
    """Words that mean it behind a name only."""
    joints: tuple[Joint, ...] = ()
    """The small words that may stand in what follows."""


VERBS: Final = (
    Verb(
        "b",
        lambda w: w.pgettext("typed", "bust, busted, eliminate, knock out"),
        about=bust,
        player=True,
        behind=lambda w: w.pgettext("typed behind a name", "out, is out, busts, gone"),
        chips=True,
        joints=(BY, WITH, BEFORE),
    ),
    Verb(
        "out",
        lambda w: w.pgettext("typed", "out, missed bust"),
        about=went,
        player=True,
        joints=(WITH, BEFORE, LAST),
    ),
    Verb(
        "by", lambda w: w.pgettext("typed", "knocked out by, winner of"), about=won_by, chips=True
    ),
    Verb("stack", lambda w: w.pgettext("typed", "stack"), about=stack_of, chips=True),
    Verb("tie", lambda w: w.pgettext("typed", "tie, tied"), about=tie),
    Verb(
        "dq",
        lambda w: w.pgettext("typed", "disqualify, disqualified"),
        about=putting_out("dq", sanction=False),
        player=True,
        chips=True,
    ),
    Verb(
        "sanction",
        lambda w: w.pgettext("typed", "sanction"),
        about=putting_out("sanction", sanction=True),
        player=True,
        chips=True,
    ),
    Verb("strike", lambda w: w.pgettext("typed", "strike, strike out"), about=strike, player=True),
    Verb(
        "p",
        lambda w: w.pgettext("typed", "penalty, penalize, penalise"),
        about=penalty,
        player=True,
        chips=True,
    ),
    Verb("w", lambda w: w.pgettext("typed", "warn, warning"), about=warn, player=True),
    Verb("served", lambda w: w.pgettext("typed", "served"), about=served, player=True),
    Verb("misdeal", lambda w: w.pgettext("typed", "misdeal"), about=misdeal),
    Verb("returned", lambda w: w.pgettext("typed", "returned"), about=returned, player=True),
    Verb("lift", lambda w: w.pgettext("typed", "lift, lift penalty"), about=lift, player=True),
    Verb(
        "record",
        lambda w: w.pgettext("typed", "record"),
        about=of_the_person("record"),
        player=True,
    ),
    Verb("bar", lambda w: w.pgettext("typed", "bar, ban"), about=of_the_person("bar"), player=True),
    Verb("ruling", lambda w: w.pgettext("typed", "ruling"), about=ruling),
    Verb("decide", lambda w: w.pgettext("typed", "decide"), about=decide),
    Verb("rule", lambda w: w.pgettext("typed", "rule, rules"), about=look_up),
    Verb("m", lambda w: w.pgettext("typed", "move"), about=move, player=True),
    Verb("swap", lambda w: w.pgettext("typed", "swap, exchange"), about=swap),
    Verb("here", lambda w: w.pgettext("typed", "here, here sits"), about=here),
    Verb("seen", lambda w: w.pgettext("typed", "seen, checked"), about=seen, player=True),
    Verb("back", lambda w: w.pgettext("typed", "back, reinstate"), about=back, player=True),
    Verb("bu", lambda w: w.pgettext("typed", "button, dealer button"), about=button),
    Verb("bb", lambda w: w.pgettext("typed", "big blind"), about=big_blind),
    Verb("bal", lambda w: w.pgettext("typed", "balance, level the tables"), about=balance),
    Verb(
        "c",
        lambda w: w.pgettext("typed", "call, call the clock"),
        about=call,
        player=True,
        joints=(ACTED, DEAD),
    ),
    Verb("tb", lambda w: w.pgettext("typed", "time bank, time card"), about=time_card, player=True),
    Verb(
        "h4h",
        lambda w: w.pgettext("typed", "hand for hand, bubble"),
        about=hand_for_hand,
        joints=(END,),
    ),
    Verb("d", lambda w: w.pgettext("typed", "done"), counted=done),
    Verb("hold", lambda w: w.pgettext("typed", "hold"), counted=hold),
    Verb("release", lambda w: w.pgettext("typed", "release"), counted=release),
    Verb("dealing", lambda w: w.pgettext("typed", "dealing, still dealing"), counted=dealing),
    Verb("r", lambda w: w.pgettext("typed", "register, sign up, buy in, enter"), about=register),
    Verb(
        "un", lambda w: w.pgettext("typed", "unregister, withdraw"), about=unregister, player=True
    ),
    Verb(
        "re",
        lambda w: w.pgettext("typed", "re-entry, reentry, enters again"),
        about=re_entry,
        player=True,
    ),
    Verb(
        "rb", lambda w: w.pgettext("typed", "rebuy, rebuys"), about=rebuy, player=True, chips=True
    ),
    Verb("ad", lambda w: w.pgettext("typed", "add-on, addon"), about=add_on, player=True),
    Verb(
        "dc",
        lambda w: w.pgettext("typed", "second half, double chance"),
        about=second_half,
        player=True,
    ),
    Verb("al", lambda w: w.pgettext("typed", "next alternate, alternate"), alone=alternate),
    Verb("pay", lambda w: w.pgettext("typed", "pay, pay out"), about=pay, player=True),
    Verb(
        "unpay",
        lambda w: w.pgettext("typed", "unpay, take back the prize"),
        about=unpay,
        player=True,
    ),
    Verb("post", lambda w: w.pgettext("typed", "post, post the prizes"), about=post),
    Verb("prizes", lambda w: w.pgettext("typed", "prizes, payouts"), alone=prizes),
    Verb("special", lambda w: w.pgettext("typed", "special, special prize"), about=special),
    Verb("env", lambda w: w.pgettext("typed", "envelope"), about=envelope, player=True),
    Verb("deal", lambda w: w.pgettext("typed", "deal"), alone=deal),
    Verb("count", lambda w: w.pgettext("typed", "count"), about=count, chips=True),
    Verb(
        "chips",
        lambda w: w.pgettext("typed", "chips, correct the chips"),
        about=put_right,
        chips=True,
    ),
    Verb(
        "race",
        lambda w: w.pgettext("typed", "race, chip race, colour-up, color-up"),
        about=race,
        chips=True,
    ),
    Verb("bag", lambda w: w.pgettext("typed", "bag, bag up"), about=bag, player=True, chips=True),
    Verb("seats", lambda w: w.pgettext("typed", "seats"), about=seats),
    Verb("last", lambda w: w.pgettext("typed", "last hands"), about=last_hands),
    Verb(
        "endday", lambda w: w.pgettext("typed", "end of day, end day, end the day"), alone=end_day
    ),
    Verb("go", lambda w: w.pgettext("typed", "start, resume, go on"), counted=start_at, alone=go),
    Verb(
        "pause",
        lambda w: w.pgettext("typed", "pause, stop, halt, hold the clock, stop the clock"),
        about=pause,
    ),
    Verb(
        "set",
        lambda w: w.pgettext("typed", "set, set the clock"),
        counted=set_time,
        alone=partial(set_time, typed=""),
    ),
    Verb(
        "level",
        lambda w: w.pgettext("typed", "level, to level"),
        counted=level,
        alone=partial(level, typed=""),
    ),
    Verb("next", lambda w: w.pgettext("typed", "next, next level"), alone=next_of_either),
    Verb(
        "prev",
        lambda w: w.pgettext("typed", "previous, previous level"),
        alone=partial(turn, by=-1),
    ),
    Verb("was", lambda w: w.pgettext("typed", "as it was, clock as it was"), alone=as_it_was),
    Verb("hand", lambda w: w.pgettext("typed", "hand"), counted=hand, alone=hand),
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
    Verb("flight", lambda w: w.pgettext("typed", "flight, turn to flight"), about=flight),
    Verb("merge", lambda w: w.pgettext("typed", "merge, merge flights"), about=merge),
    Verb("later", lambda w: w.pgettext("typed", "later, not now"), counted=later, alone=later),
    Verb("no", lambda w: w.pgettext("typed", "dismiss, not needed"), about=dismiss),
    Verb(
        "raise",
        lambda w: w.pgettext("typed", "raise, least raise, minimum raise"),
        counted=raising,
        alone=raising,
        chips=True,
    ),
    Verb(
        "pot", lambda w: w.pgettext("typed", "pot, pot limit"), counted=pot, alone=pot, chips=True
    ),
    Verb(
        "pots",
        lambda w: w.pgettext("typed", "pots, side pots"),
        counted=sharing,
        alone=sharing,
        chips=True,
    ),
    Verb(
        "find",
        lambda w: w.pgettext("typed", "find, where is, where's, where, who is, look for, table"),
        about=look_for,
    ),
    Verb("finish", lambda w: w.pgettext("typed", "finish, end the tournament"), alone=finish),
    Verb("undo", lambda w: w.pgettext("typed", "undo, take back"), alone=undo),
    Verb("redo", lambda w: w.pgettext("typed", "redo, do again"), alone=redo),
)
"""In the order in which the sheet of keys and the manual list them."""
