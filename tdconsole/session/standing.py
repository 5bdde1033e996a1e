"""What a decision asks of the house: who wants to enter, and at which till."""

from datetime import date

from tdconsole.club import Club
from tdconsole.domain.house.bars import bar_on
from tdconsole.domain.state.context import Standing, Till
from tdconsole.domain.state.house import HouseState
from tdconsole.domain.values import Millis, PersonId, TillNo


def standing(
    club: Club, house: HouseState, person: PersonId, today: str, series: str = ""
) -> Standing:
    """The standing of a person, under any of the house's numbers, in a series."""
    same = club.people.same(person)
    known = club.people.get(person)
    bar = bar_on(house, (*same, person), today, series)
    return Standing(
        barred=bar is not None,
        barred_until=None if bar is None else bar.until,
        barred_series="" if bar is None else bar.series,
        bar_note=None if bar is None else bar.reason,
        document_on=_moment(known.document_checked_on if known is not None else None),
        age=None if known is None or known.born is None else age_on(known.born, today),
        member=known is not None and bool(known.member_no),
        same=tuple(number for number in same if number != person),
    )


def till(house: HouseState, number: TillNo | None) -> Till | None:
    found = None if number is None else house.tills.get(number)
    return None if found is None else Till(no=found.no, open=found.open, currency=found.currency)


def _moment(utc: int | None) -> Millis | None:
    return None if utc is None else Millis(utc)


def age_on(born: str, today: str) -> int | None:
    try:
        birth, now = date.fromisoformat(born), date.fromisoformat(today)
    except ValueError:
        return None
    return now.year - birth.year - ((now.month, now.day) < (birth.month, birth.day))
