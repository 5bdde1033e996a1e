"""Brings the Italian and Polish catalogues up to date with what the program says.

`python packaging/catalogues.py` writes resources/locale/*/LC_MESSAGES/tdconsole.po anew and lists
what is left to translate; `--check` writes nothing. Either exits with 1 while there is work.
"""

import ast
import sys
from argparse import ArgumentParser
from collections.abc import Iterable, Iterator, Sequence
from difflib import unified_diff
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import Final, NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

CHECKOUT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = CHECKOUT / "tdconsole"
LOCALE: Final = CHECKOUT / "resources" / "locale"
LANGUAGES: Final = ("it", "pl")

METHODS: Final = {
    "gettext": ("message",),
    "ngettext": ("one", "many"),
    "pgettext": ("context", "message"),
}
"""The methods of a catalogue, and which of their arguments have to stand in the source."""
MARKS: Final = {"N_": ("message",), "P_": ("one", "many"), "C_": ("context", "message")}
"""What marks a sentence in a table, from which `Catalogue.sentence` says it."""

HEADER: Final = r"""msgid ""
msgstr ""
"Language: {language}\n"
"MIME-Version: 1.0\n"
"Content-Type: text/plain; charset=utf-8\n"
"Content-Transfer-Encoding: 8bit\n"
"Plural-Forms: {plural_forms}\n"

"""

Function = ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
Key = tuple[str, str | None]
"""English, and the context where there is one: what a message is found by."""


class Said(NamedTuple):
    """One place where the program says something."""

    forms: tuple[str, ...]
    context: str | None
    file: str
    line: int

    @property
    def key(self) -> Key:
        return self.forms[0], self.context


class Found(NamedTuple):
    said: tuple[Said, ...]
    problems: tuple[str, ...]


def placeholders(text: str) -> frozenset[str]:
    """Each as it is written, the way it is formatted included."""
    return frozenset(
        name + (f"!{conversion}" if conversion else "") + (f":{how}" if how else "")
        for _, name, how, conversion in Formatter().parse(text)
        if name is not None
    )


def names(text: str) -> frozenset[str]:
    return frozenset(name for _, name, _, _ in Formatter().parse(text) if name is not None)


class _Reader(ast.NodeVisitor):
    """Follows `say = words.gettext` through a function and the functions within it.

    Whatever can't be followed is a problem: nothing said is overlooked.
    """

    def __init__(self, file: str) -> None:
        self.said: list[Said] = []
        self.problems: list[str] = []
        self._file = file
        self._scopes: list[dict[str, str | None]] = [{}]
        self._inside: list[str] = []

    # Scopes

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._enter(node, node.name)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self._enter(node, node.name)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._enter(node, "")

    def _enter(self, node: Function, name: str) -> None:
        listed = node.args
        taken = [*listed.posonlyargs, *listed.args, *listed.kwonlyargs]
        taken += [one for one in (listed.vararg, listed.kwarg) if one is not None]
        self._scopes.append(dict.fromkeys((one.arg for one in taken), None))
        self._inside.append(name)
        self._bind_all(node)
        self.generic_visit(node)
        self._inside.pop()
        self._scopes.pop()

    # Aliases

    def visit_Module(self, node: ast.Module) -> None:
        self._bind_all(node)
        self.generic_visit(node)

    def _bind_all(self, scope: ast.AST) -> None:
        """Before anything is read: a function within may stand above the alias it uses."""
        for node in _own(scope):
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    for name, value in _pairs(target, node.value):
                        self._bind(name, value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                self._bind(node.target, node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._read(node.value)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._read(node.value)

    def _bind(self, target: ast.expr, value: ast.expr) -> None:
        method = _method(value)
        if not isinstance(target, ast.Name):
            if method is not None:
                self._problem(value, f"{method} is kept where it can't be followed")
            return
        scope = self._scopes[-1]
        if scope.get(target.id, method) != method:
            self._problem(target, f"{target.id} is two things in one function")
        if method is not None or target.id in scope:
            scope[target.id] = method

    def _read(self, value: ast.expr) -> None:
        """The value of an assignment, where a bare method has been dealt with."""
        for part in value.elts if isinstance(value, ast.Tuple) else (value,):
            if _method(part) is None:
                self.visit(part)

    def _alias(self, name: str) -> str | None:
        return next((scope[name] for scope in reversed(self._scopes) if name in scope), None)

    def visit_Name(self, node: ast.Name) -> None:
        if isinstance(node.ctx, ast.Load) and self._alias(node.id) is not None:
            self._problem(node, f"{node.id} is handed on, where it can't be followed")

    def visit_Attribute(self, node: ast.Attribute) -> None:
        if (method := _method(node)) is not None:
            self._problem(node, f"{method} is handed on, where it can't be followed")
        self.generic_visit(node)

    # Calls

    def visit_Call(self, node: ast.Call) -> None:
        method = _method(node.func)
        if method is not None and isinstance(node.func, ast.Attribute):
            self.visit(node.func.value)
        elif isinstance(node.func, ast.Name):
            name = node.func.id
            method = name if name in MARKS else self._alias(name)
        else:
            self.visit(node.func)
        says = {method, "sentence"}  # within these the catalogue calls gettext's
        if method is not None and says.isdisjoint(self._inside):
            self._hear(node, method)
        for part in (*node.args, *node.keywords):
            self.visit(part)

    def _hear(self, node: ast.Call, method: str) -> None:
        texts: list[str] = []
        arguments = (METHODS | MARKS)[method]
        for number, argument in enumerate(arguments):
            given = node.args[number] if number < len(node.args) else None
            if not isinstance(given, ast.Constant) or not isinstance(given.value, str):
                self._problem(given or node, f"the {argument} of {method} is no literal text")
                return
            if not given.value:
                self._problem(given, f"the {argument} of {method} is empty")
                return
            texts.append(given.value)
        context = texts.pop(0) if "context" in arguments else None
        self.said.append(Said(tuple(texts), context, self._file, node.lineno))
        if method not in MARKS:
            self._compare(node, method, texts)

    def _compare(self, node: ast.Call, method: str, texts: list[str]) -> None:
        """A placeholder nobody fills is an error at run time, a name nobody reads a slip."""
        given = {keyword.arg for keyword in node.keywords}
        if None in given:
            return
        counted = {"number"} if method == "ngettext" else set()  # need not be read out
        for text in texts:
            if wrong := sorted(str(name) for name in (given ^ names(text)) - counted):
                self._problem(node, f"{text!r} and what it is given differ: {', '.join(wrong)}")

    def _problem(self, node: ast.expr, text: str) -> None:
        self.problems.append(f"{self._file}:{node.lineno}: {text}")


def _method(node: ast.expr) -> str | None:
    return node.attr if isinstance(node, ast.Attribute) and node.attr in METHODS else None


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """What belongs to a function or module itself, and not to the functions within."""
    for node in ast.iter_child_nodes(scope):
        yield node
        if not isinstance(node, Function):
            yield from _own(node)


def _pairs(target: ast.expr, value: ast.expr) -> Iterator[tuple[ast.expr, ast.expr]]:
    if (
        isinstance(target, ast.Tuple)
        and isinstance(value, ast.Tuple)
        and len(target.elts) == len(value.elts)
    ):
        yield from zip(target.elts, value.elts, strict=True)
    else:
        yield target, value


def heard(text: str, file: str) -> Found:
    """What one source file says."""
    reader = _Reader(file)
    reader.visit(ast.parse(text, file))
    return Found(tuple(reader.said), tuple(reader.problems))


def heard_in(folder: Path) -> Found:
    """What all sources say, and where a message is said in two ways."""
    said: list[Said] = []
    problems: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        file = path.relative_to(folder.parent).as_posix()
        found = heard(path.read_text(encoding="utf-8"), file)
        said += found.said
        problems += found.problems
    first: dict[Key, Said] = {}
    for one in said:
        other = first.setdefault(one.key, one)
        if other.forms != one.forms:
            problems.append(
                f"{one.file}:{one.line}: {one.forms[0]!r} has another plural in {other.file}:{other.line}"
            )
    return Found(tuple(said), tuple(problems))


def po_file(language: str) -> Path:
    return LOCALE / language / "LC_MESSAGES" / "tdconsole.po"


def read(language: str, text: bytes) -> Catalog:
    return read_po(BytesIO(text), locale=language, abort_invalid=True)


def renewed(language: str, old: Catalog, said: Iterable[Said]) -> Catalog:
    """What is said, with the old translations of just that; what is no longer said is dropped."""
    new = Catalog(locale=language, fuzzy=False)
    files: dict[Key, set[str]] = {}
    forms: dict[Key, tuple[str, ...]] = {}
    for one in said:
        files.setdefault(one.key, set()).add(one.file)
        forms.setdefault(one.key, one.forms)
    for (english, context), here in sorted(forms.items(), key=lambda item: _order(item[0])):
        plural = len(here) > 1
        known = old.get(english, context)
        wanted: str | tuple[str, ...] = ("",) * new.num_plurals if plural else ""
        flags: Iterable[str] = ()
        remarks: Iterable[str] = ()
        if known is not None and known.id == (here if plural else english):
            strings = _strings(known)
            wanted, remarks = strings if plural else strings[0], known.user_comments
            flags = known.flags & {"fuzzy"}  # a translator's doubt is theirs to settle
        new.add(
            here if plural else english,
            wanted,
            locations=[(file, 0) for file in sorted(files[english, context])],
            flags=flags,
            user_comments=remarks,
            context=context,
        )
    return new


def _strings(message: Message) -> tuple[str, ...]:
    strings = message.string
    return (strings,) if isinstance(strings, str) else tuple(strings or ("",))


def _order(key: Key) -> tuple[str, str]:
    return key[0], key[1] or ""


def written(language: str, messages: Catalog) -> bytes:
    """The same for the same messages, whenever and wherever it is made."""
    body = BytesIO()
    write_po(
        body,
        messages,
        width=0,
        omit_header=True,
        sort_output=True,
        ignore_obsolete=True,
        include_lineno=False,
    )
    head = HEADER.format(language=language, plural_forms=messages.plural_forms)
    return head.encode() + body.getvalue().strip() + b"\n"


def every(messages: Catalog) -> Iterator[Message]:
    return (message for message in messages if message.id)


def lacks(messages: Catalog) -> Iterator[str]:
    """What keeps a catalogue from being complete, a line for each message."""
    for message in every(messages):
        english = (message.id,) if isinstance(message.id, str) else tuple(message.id)
        strings = _strings(message)
        forms = messages.num_plurals if len(english) > 1 else 1
        said = repr(english[0]) + (f" ({message.context})" if message.context else "")
        if message.fuzzy:
            yield f"marked as fuzzy: {said}"
        if len(strings) != forms or not all(strings):
            yield f"to translate: {said}"
        elif any(placeholders(text) != placeholders(english[0]) for text in strings):
            yield f"other placeholders: {said}"


def differences(language: str, old: bytes, new: bytes) -> Iterator[str]:
    name = po_file(language).relative_to(LOCALE).as_posix()
    lines = old.decode().splitlines(), new.decode().splitlines()
    return unified_diff(*lines, name, name, "as it is", "as it should be", n=1, lineterm="")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="say what differs, write nothing")
    check = parser.parse_args(arguments).check

    found = heard_in(SOURCES)
    report = list(found.problems)
    for language in LANGUAGES:
        path = po_file(language)
        old = path.read_bytes() if path.exists() else b""
        messages = renewed(language, read(language, old), found.said)
        new = written(language, messages)
        if check:
            report += differences(language, old, new)
        elif new != old:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(new)
        name = path.relative_to(LOCALE).as_posix()
        report += [f"{name}: {lack}" for lack in lacks(messages)]
    for line in report:
        print(line)
    return 1 if report else 0


if __name__ == "__main__":
    sys.exit(main())
