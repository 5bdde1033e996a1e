"""Parts of a translated formula, and what The Tournament Director 3 calls the figures.

What its manual says of a name or a sign is taken as it says; what it leaves open is an `Assumed` of
the translation, and what has no counterpart is refused.
"""

import re
from typing import Final, Literal, NamedTuple

Assumed = Literal["assigned", "no-else", "order", "position", "values", "winnings"]
"""How a translation reads what the manual leaves open.

`assigned`: an assignment counts as the value assigned. `no-else`: an `if` that doesn't hold and has
no third value counts as 0. `order`: `not` binds tightest, `and` before `or`, comparisons from the
left. `position`: places counted from the other end, even if some are shared. `values`: `max` and
`min` take any number of values. `winnings`: prizes and bounties, and no more.
"""

OR, AND, COMPARISON, SUM, PRODUCT, MINUS, POWER, VALUE = range(1, 9)
"""How tightly a part is bound, from the loosest."""

_SIMPLE: Final = re.compile(r"[a-z_0-9.]+")


class Term(NamedTuple):
    """A part of the formula in our language."""

    text: str
    bound: int = VALUE
    assumes: frozenset[Assumed] = frozenset()
    bare: str = ""
    """The sign that joined it, as long as no brackets are around it."""
    cases: tuple[str, ...] = ()
    """What is between the brackets of an `if`."""

    def within(self, least: int) -> str:
        """Its text where only a part bound as tightly as this may stand."""
        return self.text if self.bound >= least else f"({self.text})"

    @property
    def is_simple(self) -> bool:
        return _SIMPLE.fullmatch(self.text) is not None


NOTHING: Final = Term("0")

_COMPARED = "compare"
SIGNS: Final[dict[str, tuple[str, int]]] = {
    "||": ("or", OR),
    "or": ("or", OR),
    "&&": ("and", AND),
    "and": ("and", AND),
    "=": ("=", COMPARISON),
    "==": ("=", COMPARISON),
    "is": ("=", COMPARISON),
    "!=": ("<>", COMPARISON),
    "<": ("<", COMPARISON),
    "<=": ("<=", COMPARISON),
    ">": (">", COMPARISON),
    ">=": (">=", COMPARISON),
    "+": ("+", SUM),
    "-": ("-", SUM),
    "*": ("*", PRODUCT),
    "/": ("/", PRODUCT),
    "%": ("%", PRODUCT),
}
"""The signs between two values: what they are in our language, and how tightly they bind."""


def joined(sign: str, left: Term, right: Term) -> Term:
    bound = SIGNS[sign][1] if sign != "<>" else COMPARISON
    bare = {OR: "or", AND: "and", COMPARISON: _COMPARED}.get(bound, "")
    open_order = (
        (bare in {"or", "and"} and {left.bare, right.bare} & {"or", "and"} - {bare})
        or (bare == _COMPARED and _COMPARED in {left.bare, right.bare})
        or (bound >= COMPARISON and "not" in {left.bare, right.bare})
    )
    return Term(
        f"{left.within(bound + (bound == COMPARISON))} {sign} {right.within(bound + 1)}",
        bound,
        frozenset({"order"}) if open_order else frozenset(),
        bare,
    )


def chosen(cases: tuple[str, ...], assumes: frozenset[Assumed] = frozenset()) -> Term:
    """The value behind the first condition that holds, else the last one."""
    return Term(f"if({', '.join(cases)})", VALUE, assumes, cases=cases)


def called(name: str, *given: Term) -> Term:
    return Term(f"{name}({', '.join(one.text for one in given)})")


_IN_ALL: Final = Term("prize + bounties", SUM, frozenset({"winnings"}))
_BY_NAMES: Final[dict[str, Term]] = {
    "rank r": Term("place"),
    "buyins numberofplayers n": Term("players"),
    "position": Term("players - place + 1", SUM, frozenset({"position"})),
    "inthemoneyrank mr": Term("paid"),
    "inthemoney m placed": Term("place <= paid", COMPARISON),
    "numberofrebuys rebuys nr": Term("rebuys"),
    "numberofaddons addons na": Term("addons"),
    "totalrebuys totalnumberofrebuys tnr": Term("all_rebuys"),
    "totaladdons totalnumberofaddons tna": Term("all_addons"),
    "totalbuyinsamount": Term("entry_money"),
    "totalrebuysamount": Term("rebuy_money"),
    "totaladdonsamount": Term("addon_money"),
    "pot prizepool pp": Term("pool"),
    "prizewinnings pw": Term("prize"),
    "numberofhits nh": Term("heads"),
    "bountywinnings bw": Term("bounties"),
    "buyincost bc": Term("buyin"),
    "totalcost tc": Term("spent"),
    "totalwinnings tw": _IN_ALL,
    "take t": Term("prize + bounties - spent", SUM, _IN_ALL.assumes),
}
FIGURE_OF: Final = {name: term for names, term in _BY_NAMES.items() for name in names.split()}
"""The variables that are a figure here. `players` is not: there it is who is still in."""
