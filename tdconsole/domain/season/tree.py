"""What a formula is made of; `at` counts the characters before."""

from tdconsole.domain.values import Record


class Number(Record, kw_only=True):
    at: int
    text: str


class Figure(Record, kw_only=True):
    at: int
    name: str


class Call(Record, kw_only=True):
    at: int
    name: str
    given: tuple["Tree", ...]


class Joined(Record, kw_only=True):
    """Two values and the operator between them."""

    at: int
    sign: str
    left: "Tree"
    right: "Tree"


class Turned(Record, kw_only=True):
    """A value behind a minus or a `not`."""

    at: int
    sign: str
    of: "Tree"


class Named(Record, kw_only=True):
    """A name that the formula itself gives to a value: the value, wherever it is used."""

    at: int
    name: str
    of: "Tree"


Tree = Number | Figure | Call | Joined | Turned | Named
