"""Advice on rulings that await a decision."""

from typing import Final

from tdconsole.i18n.advice.worded import Advised, OwnRows, Rows
from tdconsole.i18n.catalogue import C_, N_
from tdconsole.projections import advice as due

SENTENCES: Final[Rows] = {}


def _pending(advice: due.RulingPending) -> Advised:
    nowhere, at_table = N_("Decide ruling {ruling}"), N_("Decide ruling {ruling}, table {where}")
    nothing = N_("It is pending. Nothing is held back.")
    return Advised(
        sentence=nowhere if advice.where is None else at_table,
        reason=nothing if advice.held is None else N_("Until then is held back: {held}."),
        button=C_("button", "Decide…"),
    )


OWN_WORDS: Final[OwnRows] = {due.RulingPending: _pending}
