"""A set-up as a form holds it, next to the one in force: own edits and those of others."""

from typing import Any, Final

from msgspec.structs import replace

from tdconsole.domain.language.commands.tournament import CreateTournament, EditSetup
from tdconsole.domain.language.terms import Terms, TermsChanges
from tdconsole.domain.state.tournament import Setup
from tdconsole.domain.values import Chips, Money, PayoutBand, Price, Record
from tdconsole.projections.setup.changes import FIELDS

TERMS: Final = Terms.__struct_fields__


class Plan(Record, kw_only=True):
    name: str
    currency: str
    price: Price
    cash_unit: Money
    seats_per_table: int
    stack: Chips
    payouts: tuple[PayoutBand, ...]
    terms: Terms


def plan_of(setup: Setup | CreateTournament) -> Plan:
    return Plan(**{field: getattr(setup, field) for field in FIELDS}, terms=setup.terms)


def made_of(plan: Plan, base: CreateTournament) -> CreateTournament:
    """Return the plan with the structure and the rulebook of the other."""
    return replace(base, **{field: getattr(plan, field) for field in FIELDS}, terms=plan.terms)


def values(plan: Plan) -> dict[str, Any]:
    """Return each field of the set-up and each of its terms by name."""
    return {field: getattr(plan, field) for field in FIELDS} | {
        term: getattr(plan.terms, term) for term in TERMS
    }


def _plan(given: dict[str, Any]) -> Plan:
    return Plan(
        **{field: given[field] for field in FIELDS},
        terms=Terms(**{term: given[term] for term in TERMS}),
    )


def differing(one: Plan, other: Plan) -> tuple[str, ...]:
    before, after = values(one), values(other)
    return tuple(name for name, value in after.items() if value != before[name])


def merged(base: Plan, mine: Plan, present: Plan) -> Plan:
    """Merge own edits into what is in force now."""
    return _but(present, mine, differing(base, mine))


def rebased(base: Plan, mine: Plan, present: Plan) -> Plan:
    """Rebase the draft on what is in force now; what was drafted remains a draft."""
    return _but(present, base, differing(base, mine))


def _but(plan: Plan, other: Plan, names: tuple[str, ...]) -> Plan:
    """Return the plan with these fields taken from the other."""
    theirs = values(other)
    return _plan({n: theirs[n] if n in names else value for n, value in values(plan).items()})


def clashing(base: Plan, mine: Plan, present: Plan) -> tuple[str, ...]:
    """Return what is drafted here and was changed elsewhere to something else."""
    elsewhere, apart = differing(base, present), differing(present, mine)
    return tuple(name for name in differing(base, mine) if name in elsewhere and name in apart)


def request(
    present: Plan, mine: Plan, *, entries_too: bool = False, reason: str | None = None
) -> EditSetup:
    """Return the request with nothing but the differences."""
    changed, given = differing(present, mine), values(mine)
    return EditSetup(
        **{field: given[field] for field in FIELDS if field in changed},
        terms=TermsChanges(**{term: given[term] for term in TERMS if term in changed}),
        entries_too=entries_too,
        reason=reason,
    )


def with_terms(plan: Plan, **terms: Any) -> Plan:
    return replace(plan, terms=replace(plan.terms, **terms))
