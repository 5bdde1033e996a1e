"""Fuzz: whatever is typed, read or asked, the program answers in a sentence, and soon."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any, Final

from PIL import Image

from tdconsole.cli.engine.calc import CALCULATORS
from tdconsole.files import resource
from tdconsole.i18n.catalogue import Language
from tdconsole.session import open_house
from tests.torture.children import Ended, ended, in_turn, started
from tests.torture.defects import put_in
from tests.torture.evening import GOES_ON, begin, put, requests
from tests.torture.outcome import Fault, How, Hurt
from tests.torture.window import Window

LINES: Final = 25
"""The lines of one try; each counts as one."""
SECONDS: Final = 5
MEGABYTES: Final = 300
LONGEST: Final = 60
LANGUAGES: Final[tuple[Language, ...]] = ("en", "it", "pl")
CODE: Final = re.compile(r"`([^`\n]+)`")
PIECES: Final = (
    "0", "-1", "999999999999999999999", "1.5k", "12,5", "7-4", "7-", "-", "+", "+30", "#", "#99", "?",
    "by", "all", "player", "x" * 400, "\0", "\u202e", "\u0301", "𝟙", "½", "'", '"', "%s", "{0}", "\n",
)  # fmt: skip
SHOWN: Final = re.compile(r"echo '([^']*)'\s*\|\s*tdconsole calc ([\w-]+)")


class Fuzz:
    name = "fuzz"
    done = (
        "Requests, questions for the calculators, structures, payouts, rulebooks, templates, lists of "
        "people, pictures and typed lines, bent in a few places: a sentence says what is wrong, "
        "within five seconds and 300 MB, and the house stays whole."
    )
    canary = "nonsense_unexpected"
    shows: How = "broken"
    short, long = 15, 200
    needs_shim = False
    needs_server = False

    def prepare(self, folder: Path, defect: str | None) -> None:
        self._begun, self._defect = folder / "begun", defect
        begin(self._begun)

    def try_one(self, fault: Fault) -> None:
        WAYS[fault.number % len(WAYS)](self, fault)

    def requests(self, fault: Fault) -> None:
        put(self._begun, fault.folder)
        lines = [bent_line(fault.dice, requests(GOES_ON)) for _ in range(LINES)]
        fault.tried = LINES
        gone = self._run(fault, ("do", str(fault.house)), b"".join(lines))
        if gone.fault is None and gone.out.count(b"\n") < sum(bool(one.strip()) for one in lines):
            fault.hurts.append(Hurt("broken", f"not every line was answered: {gone.err}"))
        whole = self._run(fault, ("verify", str(fault.house)), b"")
        if whole.code != 0:
            fault.hurts.append(Hurt("unseen", f"it is hurt: {whole.out!r} {whole.err}"))

    def questions(self, fault: Fault) -> None:
        name, asked = fault.dice.choice(questions())
        written = bent_line(fault.dice, [asked])
        self._run(fault, ("calc", name), written)

    def files(self, fault: Fault) -> None:
        put(self._begun, fault.folder)
        words, text = fault.dice.choice(files())
        path = fault.folder / f"given{words[-1]}"
        path.write_bytes(bent(fault.dice, text))
        named = {"HOUSE": str(fault.house), "OUT": f"{path}.pdf", words[-1]: str(path)}
        self._run(fault, tuple(named.get(word, word) for word in words), b"")

    def typed(self, fault: Fault) -> None:
        """Lines at the bottom of the window, in three languages."""
        put(self._begun, fault.folder)
        language = fault.dice.choice(LANGUAGES)
        lines = [typed_line(fault.dice) for _ in range(LINES)]
        fault.tried, fault.told = LINES, f"{language}: {lines}"

        def work() -> int:
            put_in(self._defect)
            with open_house(fault.house) as opened:
                tournament = opened.session.tournaments()[0]
                window = Window(opened.session, tournament, language)
                for line in lines:
                    window.type(line)
            return 0

        at = fault.folder / "run"
        self._judge(fault, ended(started(work, at, seconds=SECONDS), at))

    def _run(self, fault: Fault, words: tuple[str, ...], stdin: bytes) -> Ended:
        def work() -> int:
            return in_turn([words], lambda: put_in(self._defect))

        fault.told = f"{' '.join(words)} < {stdin[:200]!r}"
        at = fault.folder / "run"
        gone = ended(started(work, at, stdin, SECONDS), at)
        self._judge(fault, gone)
        return gone

    def _judge(self, fault: Fault, gone: Ended) -> None:
        if gone.fault is not None:
            fault.hurts.append(Hurt("broken", f"it {gone.fault}"))
        elif gone.code not in {0, 1, 2} or gone.grown > MEGABYTES:
            fault.hurts.append(Hurt("broken", f"exit {gone.code}, {gone.grown} MB"))
        elif gone.code and not gone.err.strip() and not gone.out.strip():
            fault.hurts.append(Hurt("broken", "it refuses without a word"))


WAYS: Final[tuple[Callable[[Fuzz, Fault], None], ...]] = (
    Fuzz.requests,
    Fuzz.questions,
    Fuzz.files,
    Fuzz.typed,
)
ODD: Final[tuple[Any, ...]] = (
    None, True, 0, -1, 2**31, 2**63, 10**400, 1.5, 1e308, "", " ", "x" * 3000, "\0", "\ud800", "\u0301",
    "\u202eabc", "1' OR '1'='1", [], {}, [[]], {"": {}}, [1] * 500, "2026-02-30", "25:99",
)  # fmt: skip


@cache
def questions() -> list[tuple[str, Any]]:
    """Every calculation that the manual shows."""
    pages = [page.read_text(encoding="utf-8") for page in sorted(resource("manual").glob("*.md"))]
    found = [(name, json.loads(asked)) for page in pages for asked, name in SHOWN.findall(page)]
    return [one for one in found if one[0] in CALCULATORS]


@cache
def files() -> list[tuple[tuple[str, ...], bytes]]:
    """Commands that read a file, whose ending stands last, and one that they can read."""
    new = ("new", "HOUSE", "--name", "Fuzzed")
    kinds = {
        "structures": (("import", "HOUSE", "structure", ".toml"), (*new, "--structure", ".toml")),
        "payouts": ((*new, "--payouts", ".csv"), (*new, "--payouts", ".toml")),
        "rulebooks": ((*new, "--rulebook", ".toml"),),
        "templates": ((*new, "--template", ".toml"),),
    }
    found = [
        (words, path.read_bytes())
        for folder, commands in kinds.items()
        for words in commands
        for path in sorted(resource(folder).glob(f"*{words[-1]}"))
    ]
    cards = ("print", "HOUSE", "seat-cards", "-o", "OUT", "--logo", ".png")
    found += [(cards, picture(kind)) for kind in ("PNG", "JPEG")]
    people = "name;country;born;member_no\n" + "Zoè Bellè;IT;1970-02-03;17\n" * 4
    listed = ("import", "HOUSE", "people", ".csv")
    return [*found, *((listed, people.replace(";", one).encode()) for one in ";,\t")]


@cache
def spoken() -> list[str]:
    """What the manual shows in the line, and pieces of what may be typed there."""
    page = (resource("manual") / "line.md").read_text(encoding="utf-8")
    shown = [one for one in CODE.findall(page) if len(one) < LONGEST]
    return [*shown, "r + Maria Rossi IT", "b player 4", "p 4 2r", "c 7", "1-3", "30", "all", "€ 50"]


def typed_line(dice: Random) -> str:
    words = " ".join(dice.choices(spoken(), k=dice.choice((1, 1, 2, 5)))).split()
    for _ in range(dice.randint(0, 3)):
        at = dice.randrange(len(words) + 1)
        words[at : at + dice.randint(0, 2)] = [dice.choice(PIECES)] * dice.choice((1, 1, 1, 40))
    return " ".join(words)


def picture(kind: str) -> bytes:
    drawn = BytesIO()
    Image.effect_noise((60, 20), 80).save(drawn, kind)
    return drawn.getvalue()


def bent_line(dice: Random, asked: list[Any]) -> bytes:
    """A line of JSON, bent in what it says or in how it is written."""
    one = json.loads(json.dumps(dice.choice(asked)))
    for _ in range(dice.randint(1, 5)):
        one = twisted(dice, one)
    line = json.dumps(one).encode() + b"\n"
    return bent(dice, line).replace(b"\n", b" ") + b"\n" if dice.random() < 0.4 else line


def twisted(dice: Random, one: Any) -> Any:
    """A value in which something at one place is something else, is gone, or is there twice."""
    if dice.random() < 0.2 or not isinstance(one, dict | list) or not one:
        return deepcopy(dice.choice(ODD))
    key: Any = dice.choice(list(one)) if isinstance(one, dict) else dice.randrange(len(one))
    what = dice.random()
    if what < 0.15:
        del one[key]
    elif what < 0.3 and isinstance(one, list):
        one.extend(one[:200])
    elif what < 0.3 and isinstance(one, dict):
        one[dice.choice(("unknown", "", key.upper()))] = one[key]
    else:
        one[key] = twisted(dice, one[key])
    return one


def bent(dice: Random, text: bytes) -> bytes:
    """Bytes that are other ones in a few places, are missing, or are there far too often."""
    for _ in range(dice.randint(1, 5)):
        at = dice.randrange(len(text) + 1)
        what = dice.randrange(6)
        if what == 0:
            text = text[:at] + dice.randbytes(dice.randint(1, 8)) + text[at:]
        elif what == 1:
            text = text[:at] + text[at + dice.randint(1, 40) :]
        elif what == 2:
            text = text[:at] + dice.choice((b'"', b"[", b"{", b"}", b"\0", b"=", b"9", b"\xff"))
        elif what == 3:
            text = text[:at] + text[at : at + 30] * dice.choice((2, 50, 5000)) + text[at:]
        elif what == 4:
            text = text[:at] + dice.choice((b"[" * 5000, b"9" * 5000, b"a." * 5000)) + text[at:]
        else:
            text = text[:at] + bytes(one ^ 32 for one in text[at : at + 3]) + text[at + 3 :]
    return text
