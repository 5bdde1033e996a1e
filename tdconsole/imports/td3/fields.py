"""Fields of a tree: what is of another kind than it should be counts as not there."""

from decimal import Decimal
from typing import Any, Final

from tdconsole.domain.values import Millis
from tdconsole.imports.td3.reading import Made, Tree

MOST_DIGITS: Final = 15
_LINE: Final = 120
_NEVER: Final = Millis(2**53)

Fields = dict[str, Any]


def fields(node: Tree) -> Fields:
    """The fields of something made from one dictionary, or the dictionary itself."""
    if isinstance(node, Made):
        node = node.given[0] if len(node.given) == 1 else None
    return node if isinstance(node, dict) else {}


def several(node: Tree) -> list[Tree]:
    """What a list or a map holds."""
    if isinstance(node, dict):
        return list(node.values())
    return node if isinstance(node, list) else []


def text(of: Fields, name: str, longest: int = _LINE) -> str:
    """A text in one line, with nothing in it that nobody sees."""
    value = of.get(name)
    if not isinstance(value, str):
        return ""
    seen = "".join(sign if sign.isprintable() else " " for sign in value)
    return " ".join(seen.split())[:longest].strip()


def whole(of: Fields, name: str) -> int:
    value = of.get(name)
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return 0
    return value if abs(value) < 10**MOST_DIGITS else 0


def amount(value: Tree) -> Decimal:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return Decimal(0)
    found = Decimal(str(value))
    return found if found.is_finite() and found.adjusted() < MOST_DIGITS else Decimal(0)


def moment(of: Fields, name: str) -> Millis | None:
    at = whole(of, name)
    return Millis(at) if 0 < at < _NEVER else None


def named(node: Tree) -> tuple[str, ...]:
    """Keys: one, or a list of them."""
    if isinstance(node, str):
        return (node,) if node else ()
    return tuple(one for one in several(node) if isinstance(one, str) and one)
