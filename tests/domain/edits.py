"""Ways of changing a structure, for those who try all of them."""

from typing import Final, Literal, get_args

from msgspec.structs import replace

from tdconsole.domain.values import Break, Level, Mark, PeriodId, Structure

Way = Literal["copy", "out", "minutes", "stop", "pass", "hands", "time", "until"]
WAYS: Final[tuple[Way, ...]] = get_args(Way)


def edited(structure: Structure, way: Way, row: int, number: int) -> Structure:
    row %= len(structure)
    period = structure[row]
    before, after = structure[:row], structure[row + 1 :]
    match way, period:
        case "copy", _:
            return (*before, period, replace(period, id=PeriodId(0)), *after)
        case "out", _:
            return (*before, *after)
        case "minutes", _:
            return (*before, replace(period, minutes=number), *after)
        case "stop", _:
            stop = Mark(kind="registration_closes", stop=True)
            return (*before, replace(period, marks=(stop,)), *after)
        case "pass", _:
            return (*before, replace(period, marks=()), *after)
        case "hands", Level():
            return (*before, replace(period, hands=number), *after)
        case "time", Level():
            return (*before, replace(period, hands=None), *after)
        case "until", Break():
            until = f"{number % 24:02}:30"
            return (*before, replace(period, until=None if period.until else until), *after)
        case _:
            return structure
