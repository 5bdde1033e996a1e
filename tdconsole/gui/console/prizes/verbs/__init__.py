"""The line's verbs about prizes."""

from typing import Final

from tdconsole.gui.console.prizes.verbs.dealing import deal
from tdconsole.gui.console.prizes.verbs.heads import envelope
from tdconsole.gui.console.prizes.verbs.posting import pay, post, prizes, unpay
from tdconsole.gui.console.prizes.verbs.special import special
from tdconsole.gui.console.typing.verb import Verb

VERBS: Final = (
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
)
