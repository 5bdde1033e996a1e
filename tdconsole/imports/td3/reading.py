"""The text of a file of The Tournament Director 3, read into a tree; nothing in it is run."""

import re
from typing import Any, Final, NamedTuple, NoReturn

from tdconsole.known_errors import Awaited, ForeignText

MOST_BYTES: Final = 32 * 1024 * 1024
DEEPEST: Final = 100
_LONGEST_NUMBER: Final = 40
_MARKS: Final = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_CONSTANTS: Final = {
    "true": True,
    "false": False,
    "null": None,
    "undefined": None,
    "NaN": None,
    "Infinity": None,
}
_ESCAPED: Final = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0"}
_ESCAPE: Final = re.compile(r"\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|(\r\n|.))", re.DOTALL)
_TOKEN: Final = re.compile(
    r"""(?:[\s\ufeff]|//[^\n]*|/\*(?:[^*]|\*(?!/))*+\*/)*+(?:
        (?P<key>(?:[^\W\d]|\$)[\w$]*+|"(?:[^"\\\n]|\\[\s\S])*+"|'(?:[^'\\\n]|\\[\s\S])*+'|[0-9]++)\s*+:
        |(?P<text>"(?:[^"\\\n]|\\[\s\S])*+"|'(?:[^'\\\n]|\\[\s\S])*+')
        |(?P<number>[-+]?(?:[0-9]++(?:\.[0-9]*+)?|\.[0-9]++)(?:[eE][-+]?[0-9]++)?)(?![\w$.])
        |(?P<made>(?:new\s++[^\W\d][\w$]*+(?:\s*+\.\s*+[^\W\d][\w$]*+)*+|Map\s*+\.\s*+from)\s*+\()
        |(?P<word>(?:[^\W\d]|\$)[\w$]*+)
        |(?P<opening>[\[{])
        |(?P<closing>[\])}])
        |(?P<comma>,)
    )""",
    re.VERBOSE,
)
_BLANK: Final = re.compile(r"(?:[\s\ufeff]|//[^\n]*|/\*(?:[^*]|\*(?!/))*+\*/)*+")
_WHOLE: Final = re.compile(r"[-+]?[0-9]+")
_PAIR: Final = 2


class Made(NamedTuple):
    """What stands after `new`: its name, and the values between its brackets."""

    name: str
    given: list[Any]


Tree = Any
"""Text, a number, a truth, None, a list, a dictionary, or something made."""


def read(data: bytes, path: str = "") -> Tree:
    """The tree of a whole file."""
    if len(data) > MOST_BYTES:
        raise ForeignText(path, awaited="size")
    return _Reading(_decoded(data), path).whole()


def _decoded(data: bytes) -> str:
    """The text, by its byte order mark; else UTF-8, else Windows-1252."""
    for mark, encoding in _MARKS:
        if data.startswith(mark):
            return data.decode(encoding, errors="replace")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        return data.decode("cp1252", errors="replace")


class _Reading:
    """A reading of one text, from the left; it is one call deep for each bracket that is open."""

    def __init__(self, text: str, path: str) -> None:
        self._text = text
        self._path = path
        self._at = 0

    def whole(self) -> Tree:
        value = self._value(self._token("value"), DEEPEST)
        at = self._blank(self._at)
        if at < len(self._text):
            self._wrong(at, "end")
        return value

    def _token(self, wanted: Awaited) -> re.Match[str]:
        found = _TOKEN.match(self._text, self._at)
        if found is None:
            self._wrong(self._blank(self._at), self._unfinished() or wanted)
        self._at = found.end()
        return found

    def _value(self, token: re.Match[str], deeper: int) -> Tree:
        kind = token.lastgroup
        if kind == "text":
            return _plain(token["text"])
        if kind == "number":
            return self._number(token)
        if kind == "word" and token["word"] in _CONSTANTS:
            return _CONSTANTS[token["word"]]
        if kind not in {"opening", "made"}:
            self._wrong(_begins(token), "value")
        if not deeper:
            self._wrong(_begins(token), "depth")
        if kind == "made":
            given = self._listed(")", deeper - 1)
            name = "".join(token["made"].removeprefix("new").removesuffix("(").split())
            return self._made(token, name, given)
        return self._listed("]", deeper - 1) if token["opening"] == "[" else self._keyed(deeper - 1)

    def _made(self, token: re.Match[str], name: str, given: list[Tree]) -> Tree:
        """What was made; a map is a dictionary, as versions up to 3.4 write it right away."""
        if name == "Map.from":
            return self._mapped(token, given)
        if name != "Map" or len(given) > 1:
            return Made(name, given)
        if not given or isinstance(given[0], dict):
            return given[0] if given else {}
        return self._mapped(token, given)

    def _listed(self, closing: str, deeper: int) -> list[Tree]:
        values: list[Tree] = []
        while True:
            token = self._token("value")
            if token["closing"] == closing:
                return values
            values.append(self._value(token, deeper))
            if self._closed(closing):
                return values

    def _keyed(self, deeper: int) -> dict[str, Tree]:
        values: dict[str, Tree] = {}
        while True:
            token = self._token("key")
            if token["closing"] == "}":
                return values
            if token.lastgroup != "key":
                self._wrong(_begins(token), "key")
            key = token["key"]
            if key[0] in "\"'":
                key = _plain(key)
            values[key] = self._value(self._token("value"), deeper)
            if self._closed("}"):
                return values

    def _closed(self, closing: str) -> bool:
        """Whether the bracket is closed here; else a comma has been read."""
        token = self._token("comma")
        if token.lastgroup == "comma":
            return False
        if token["closing"] != closing:
            self._wrong(_begins(token), "comma")
        return True

    def _mapped(self, token: re.Match[str], given: list[Tree]) -> dict[str, Tree]:
        """A `Map`, which is made from pairs."""
        pairs = given[0] if len(given) == 1 else None
        if not isinstance(pairs, list) or not all(
            isinstance(pair, list) and len(pair) == _PAIR and isinstance(pair[0], str | int)
            for pair in pairs
        ):
            self._wrong(_begins(token), "pairs")
        return {str(key): value for key, value in pairs}

    def _number(self, token: re.Match[str]) -> int | float:
        digits = token["number"]
        if len(digits) > _LONGEST_NUMBER:
            self._wrong(_begins(token), "number")
        return int(digits) if _WHOLE.fullmatch(digits) else float(digits)

    def _blank(self, at: int) -> int:
        found = _BLANK.match(self._text, at)
        return at if found is None else found.end()

    def _unfinished(self) -> Awaited | None:
        """What begins here and doesn't end."""
        at = self._blank(self._at)
        if self._text[at : at + 1] in {'"', "'"}:
            return "quote"
        return "comment" if self._text.startswith("/*", at) else None

    def _wrong(self, at: int, awaited: Awaited) -> NoReturn:
        line = self._text.count("\n", 0, at) + 1
        column = at - self._text.rfind("\n", 0, at)
        raise ForeignText(self._path, awaited=awaited, line=line, column=column)


def _begins(token: re.Match[str]) -> int:
    return token.start(token.lastgroup or 0)


def _plain(quoted: str) -> str:
    inner = quoted[1:-1]
    if "\\" not in inner:
        return inner
    # Two escapes may make one character; half of a pair alone is none.
    units = _ESCAPE.sub(_meant, inner).encode("utf-16-le", errors="surrogatepass")
    return units.decode("utf-16-le", errors="replace")


def _meant(found: re.Match[str]) -> str:
    if code := found[1] or found[2]:
        return chr(int(code, 16))
    return "" if found[3] in {"\n", "\r\n"} else _ESCAPED.get(found[3], found[3])
