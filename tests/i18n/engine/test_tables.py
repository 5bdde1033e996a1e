"""The tables of sentences: each type once, and no placeholder but a field."""

from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args, get_origin, get_type_hints

import pytest

from tdconsole.domain.design.defects import Defect, Found
from tdconsole.domain.design.wish import Impossible
from tdconsole.domain.engine.rows import FACT
from tdconsole.domain.language.rejections.entry import Overridable
from tdconsole.domain.language.rejections.refusal import Refusal, Rejection
from tdconsole.domain.values import Chips
from tdconsole.flaws import Flaw
from tdconsole.i18n import advice
from tdconsole.i18n.catalogue import InContext, Plural, Sentence
from tdconsole.i18n.engine import faults, flaws, log, mishaps, refusals, server_mishaps
from tdconsole.i18n.fields import placeholders
from tdconsole.i18n.structure import defects
from tdconsole.projections.advice import Advice
from tdconsole.projections.engine.faults import Fault
from tests.i18n.kinds import every, known_errors

FILES: Final = {
    "refusals": "<subject>/refusals.py",
    "log": "<subject>/log.py",
    "advice": "advice",
    "defects": "structure/defects.py",
    "impossible": "structure/defects.py",
    "mishaps": "engine/mishaps.py",
    "flaws": "engine/flaws.py",
    "faults": "engine/faults.py",
}
"""Where the tables are, below `tdconsole/i18n`."""

TABLES: Final = {
    "refusals": (set(every(Rejection)) - {Refusal, Overridable}, refusals.SUBJECTS),
    "log": (set(FACT), log.SUBJECTS),
    "advice": (set(get_args(Advice)), advice.SUBJECTS),
    "defects": (set(get_args(Defect)), defects.SUBJECTS),
    "impossible": (set(get_args(Impossible)), (defects,)),
    "mishaps": (set(known_errors()), (mishaps, server_mishaps)),
    "flaws": (set(get_args(Flaw)), (flaws,)),
    "faults": (set(get_args(Fault)), (faults,)),
}
"""What can be said, and the modules whose tables say it."""


def sentences(row: object) -> Iterator[Sentence]:
    """What a row says by itself: it may have several parts, some of which functions word."""
    if isinstance(row, str | Plural | InContext):
        yield row
    elif isinstance(row, tuple | list):
        for part in row:
            yield from sentences(part)


ROWS: Final = [
    pytest.param(kind, sentence, id=f"{name}-{kind.__name__}")
    for name, (_, subjects) in TABLES.items()
    for subject in subjects
    for kind, row in subject.SENTENCES.items()
    for sentence in sentences(row)
]


@pytest.mark.parametrize("table", TABLES)
def test_each_is_worded_once(table: str) -> None:
    kinds, subjects = TABLES[table]
    worded = [kind for one in subjects for kind in (*one.SENTENCES, *one.OWN_WORDS)]
    without = ", ".join(sorted(kind.__name__ for kind in kinds.difference(worded)))
    assert not without, (
        f"{without} without words: add them to SENTENCES or OWN_WORDS in tdconsole/i18n/{FILES[table]}"
    )
    assert Counter(worded) == Counter(kinds), "each is worded once, and nothing else is"


@pytest.mark.parametrize(("kind", "sentence"), ROWS)
def test_a_sentence_names_its_own_fields_alone(kind: type, sentence: Sentence) -> None:
    fields = get_type_hints(kind)
    besides = {"where"} if issubclass(kind, Found) else set()
    assert placeholders(sentence) <= set(fields) | besides
    if isinstance(sentence, Plural):
        counted = fields[sentence.counted]
        assert counted in {int, Chips} or get_origin(counted) is tuple
