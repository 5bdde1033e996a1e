"""Docstrings and comments name their subject: none begins with half a sentence."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
HEADLESS = re.compile(r"(Of|Who|Whom|Whose|Whoever|Whomever|So many|To whom|The how manyth)\b")
"""Beginnings that leave the reader to guess what is spoken of."""


def prose(source: str) -> Iterator[tuple[int, str]]:
    """Every docstring, of attributes as well, and every comment, with its line."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text.strip()
            case _:
                pass
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string.lstrip("# ")


@pytest.mark.parametrize("folder", ["tdconsole", "tests", "packaging"])
def test_none_begins_without_its_subject(folder: str) -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {text.splitlines()[0]}"
        for path in sorted((ROOT / folder).rglob("*.py"))
        for line, text in prose(path.read_text(encoding="utf-8"))
        if HEADLESS.match(text)
    ]
    assert found == []


def test_half_a_sentence_is_found() -> None:
    source = (
        'KEPT = 4\n"""Of the last."""\n\n\ndef f() -> None:\n    """Whoever asks."""\n    # Who\n'
    )
    assert [line for line, text in prose(source) if HEADLESS.match(text)] == [2, 6, 7]
