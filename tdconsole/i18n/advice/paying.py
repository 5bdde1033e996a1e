"""Advice on money to be paid or given back."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_, P_
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {
    due.MoneyOwedBack: Advised(
        sentence=N_("Take {amount} back"),
        reason=P_(
            "{number} player was paid more than is owed now.",
            "{number} players were paid more than is owed now.",
            "players",
        ),
        button=C_("button", "Take back…"),
    ),
}
_REFUNDS: Final = Advised(
    sentence=N_("Give back {amount}"),
    reason=P_(
        "The tournament was called off, and {number} player has not been paid yet.",
        "The tournament was called off, and {number} players have not been paid yet.",
        "players",
    ),
    button=C_("button", "Pay…"),
)
_PRIZES: Final = Advised(
    sentence=N_("Pay out {amount}"),
    reason=P_(
        "The tournament is over, and {number} player has not been paid yet.",
        "The tournament is over, and {number} players have not been paid yet.",
        "players",
    ),
    button=C_("button", "Pay…"),
)
OWN_WORDS: Final[OwnRows] = {
    due.MoneyUnpaid: lambda advice: _REFUNDS if advice.refunds else _PRIZES,
}
