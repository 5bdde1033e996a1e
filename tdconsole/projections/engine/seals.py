"""The seals of the moment, to be signed on paper or kept elsewhere: a later change contradicts them."""

from tdconsole.domain.values import Digest, Instant, Record, StepNo, TournamentId


class Seal(Record, kw_only=True):
    """The seal over a trail up to its last step; without a tournament it is the house's own."""

    tournament: TournamentId | None
    name: str
    """The tournament's; empty for the house."""
    step: StepNo
    at: Instant
    head: Digest


class Seals(Record, kw_only=True):
    """A tournament's seal and that of the house's own trail, where they have begun."""

    seals: tuple[Seal, ...]
