"""The points of one player's evening, by a formula.

They are decimal numbers of so many digits, the same on every machine; nothing is rounded but where
the formula says so, and then halves go away from zero, as people round.
"""

from collections.abc import Callable, Mapping
from decimal import (
    ROUND_CEILING,
    ROUND_DOWN,
    ROUND_FLOOR,
    ROUND_HALF_UP,
    Context,
    Decimal,
    DivisionByZero,
    InvalidOperation,
    Overflow,
)
from typing import Final, assert_never

from tdconsole.domain.language.rejections.calculators import (
    DividedByZero,
    NoSuchNumber,
    PointsTooLarge,
)
from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.season.tree import Call, Figure, Joined, Named, Number, Tree, Turned

DIGITS: Final = 28
_MOST: Final = 999
_PLACES: Final = 12
"""The most digits behind the point that anything is rounded to."""
_ONE, _NONE = Decimal(1), Decimal(0)


class _NoPoints(Exception):
    def __init__(self, rejection: Rejection) -> None:
        self.rejection = rejection


def points(tree: Tree, figures: Mapping[str, Decimal]) -> Decimal | Rejection:
    """The points by these figures of an evening, or why there are none."""
    try:
        return _Working(figures).value(tree)
    except _NoPoints as none:
        return none.rejection


class _Working:
    def __init__(self, figures: Mapping[str, Decimal]) -> None:
        self._figures = figures
        self._known: dict[int, Decimal] = {}
        traps = [DivisionByZero, InvalidOperation, Overflow]
        self._context = Context(prec=DIGITS, Emax=_MOST, Emin=-_MOST, traps=traps)

    def value(self, tree: Tree) -> Decimal:
        match tree:
            case Number():
                return self._tried(tree, "", lambda: self._context.create_decimal(tree.text))
            case Figure():
                return self._figures[tree.name]
            case Named():
                return self._named(tree.of)
            case Turned():
                of = self.value(tree.of)
                return self._context.minus(of) if tree.sign == "-" else _truth(not of)
            case Joined():
                return self._joined(tree)
            case Call():
                return self._called(tree)
            case _:
                assert_never(tree)

    def _named(self, tree: Tree) -> Decimal:
        """Work once, and only when it is first asked for."""
        if (known := self._known.get(id(tree))) is None:
            known = self._known[id(tree)] = self.value(tree)
        return known

    def _joined(self, tree: Joined) -> Decimal:
        """Work from the left: a long sum is a long row, and no deep one."""
        row, first = [tree], tree.left
        while isinstance(first, Joined):
            row.append(first)
            first = first.left
        left = self.value(first)
        for one in reversed(row):
            left = self._with(one, left)
        return left

    def _with(self, tree: Joined, left: Decimal) -> Decimal:
        if tree.sign == "and":
            return _truth(bool(left) and bool(self.value(tree.right)))
        if tree.sign == "or":
            return _truth(bool(left) or bool(self.value(tree.right)))
        right, context = self.value(tree.right), self._context
        if tree.sign == "/" and not right:
            raise _NoPoints(DividedByZero(at=tree.at))
        work: dict[str, Callable[[], Decimal]] = {
            "+": lambda: context.add(left, right),
            "-": lambda: context.subtract(left, right),
            "*": lambda: context.multiply(left, right),
            "/": lambda: context.divide(left, right),
            "^": lambda: _ONE if not right else context.power(left, right),
            "=": lambda: _truth(left == right),
            "<>": lambda: _truth(left != right),
            "<": lambda: _truth(left < right),
            "<=": lambda: _truth(left <= right),
            ">": lambda: _truth(left > right),
            ">=": lambda: _truth(left >= right),
        }
        return self._tried(tree, tree.sign, work[tree.sign])

    def _called(self, tree: Call) -> Decimal:
        if tree.name == "if":
            return self._chosen(tree.given)
        given, context = [self.value(one) for one in tree.given], self._context
        first = given[0]
        if tree.name in {"log", "ln"} and first <= 0:
            raise _NoPoints(NoSuchNumber(at=tree.at, name=tree.name))
        work: dict[str, Callable[[], Decimal]] = {
            "round": lambda: self._rounded(tree, given),
            "floor": lambda: first.to_integral_value(ROUND_FLOOR, context),
            "ceil": lambda: first.to_integral_value(ROUND_CEILING, context),
            "trunc": lambda: first.to_integral_value(ROUND_DOWN, context),
            "abs": lambda: context.abs(first),
            "sqrt": lambda: context.sqrt(first),
            "log": lambda: context.log10(first),
            "ln": lambda: context.ln(first),
            "exp": lambda: context.exp(first),
            "min": lambda: min(given),
            "max": lambda: max(given),
        }
        return self._tried(tree, tree.name, work[tree.name])

    def _chosen(self, given: tuple[Tree, ...]) -> Decimal:
        """Ask the conditions in their order, and work out the one value that is chosen."""
        for condition, chosen in zip(given[:-1:2], given[1::2], strict=True):
            if self.value(condition):
                return self.value(chosen)
        return self.value(given[-1])

    def _rounded(self, tree: Call, given: list[Decimal]) -> Decimal:
        places = given[1] if len(given) > 1 else _NONE
        if places != places.to_integral_value() or abs(places) > _PLACES:
            raise _NoPoints(NoSuchNumber(at=tree.at, name=tree.name))
        unit = _ONE.scaleb(-int(places))
        whole = self._context.divide(given[0], unit).to_integral_value(ROUND_HALF_UP)
        return self._context.multiply(whole, unit)

    def _tried(self, tree: Tree, name: str, work: Callable[[], Decimal]) -> Decimal:
        try:
            return work()
        except Overflow as error:
            raise _NoPoints(PointsTooLarge(at=tree.at)) from error
        except (InvalidOperation, DivisionByZero) as error:
            raise _NoPoints(NoSuchNumber(at=tree.at, name=name)) from error


def _truth(is_so: bool) -> Decimal:
    return _ONE if is_so else _NONE
