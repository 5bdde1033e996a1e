"""Advice on what the director was asked at a table and hasn't answered yet."""

from tdconsole.domain.values import RulingNo, TableNo, Withheld
from tdconsole.projections.advice.card import Due


class RulingPending(Due, kw_only=True):
    ruling: RulingNo
    where: TableNo | None
    held: Withheld | None
