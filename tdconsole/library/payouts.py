from tdconsole.domain.values import NameTyped, PayoutBand, Record
from tdconsole.library.toml import found, named, read


class PayoutFile(Record, kw_only=True):
    title: NameTyped
    bands: tuple[PayoutBand, ...]


def payouts_named() -> list[str]:
    return named("payouts")


def payout_file(name: str) -> PayoutFile:
    """The table shipped under this name or at this path; the domain checks that it adds up."""
    return read(found("payouts", name), PayoutFile)


def payouts_title(name: str) -> str:
    return payout_file(name).title


def payouts(name: str) -> tuple[PayoutBand, ...]:
    return payout_file(name).bands
