"""The line's verbs about prizes."""

from typing import Final

from tdconsole.line.prizes.dealing import deal
from tdconsole.line.prizes.heads import envelope
from tdconsole.line.prizes.posting import pay, post, prizes, unpay
from tdconsole.line.prizes.special import special
from tdconsole.line.typing.verb import Verb

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
