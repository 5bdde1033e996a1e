"""Reads an evening as a floor director writes it down; README.md shows every form of sentence."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tdconsole.domain.values import TableNo

WHO: Final = r"[^\d\W][\w.' -]*?"
SEAT: Final = rf"(?:\d+-\d+|the seat of {WHO}|a free seat at table \d+)"
_MONEY: Final = r"\d+(?:\.\d\d)?"
_TIME: Final = r"\d+:\d\d"
_CALL: Final = rf"{WHO} (?:\d+ to think|\d+ counted down|over)"
_AWAY: Final = rf"{WHO} (?:\d+ of \d+|may return)"
_BUST: Final = rf"{WHO}(?: with \d+)?"

# A kind of sentence, how it is written, and how it is read.
FORMS: Final = (
    (
        "tournament",
        'tournament "NAME" buy-in MONEY fee MONEY CUR stack CHIPS seats NUMBER',
        (
            rf'tournament "(?P<name>.+)" buy-in (?P<pool>{_MONEY}) fee (?P<fee>{_MONEY}) '
            r"(?P<currency>[A-Z]{3}) stack (?P<stack>\d+) seats (?P<seats>\d+)"
        ),
    ),
    (
        "structure",
        "structure NAME, payouts NAME",
        r"structure (?P<structure>[\w-]+), payouts (?P<payouts>[\w-]+)",
    ),
    ("at", "at HH:MM or at HH:MM:SS", r"at (?P<hour>\d\d):(?P<minute>\d\d)(?::(?P<second>\d\d))?"),
    ("register_many", "register NUMBER players", r"register (?P<count>\d+) players"),
    (
        "register",
        "register NAME or register NAME (CC), then without a seat or nothing",
        rf"register (?P<who>{WHO})(?: \((?P<country>[A-Z]{{2}})\))?(?P<later> without a seat)?",
    ),
    ("unregister", "unregister NAME", rf"unregister (?P<who>{WHO})"),
    ("draw", 'draw seats or draw seats with "WORD"', r'draw seats(?: with "(?P<word>.+)")?'),
    ("renew", 'renew the draw "REASON"', r'renew the draw "(?P<reason>.+)"'),
    ("start", "start clock or start clock at HH:MM", r"start clock(?: at (?P<time>\d\d:\d\d))?"),
    ("pause", 'pause clock or pause clock "REASON"', r'pause clock(?: "(?P<reason>.+)")?'),
    ("resume", "resume clock", r"resume clock"),
    ("adjust", "give M:SS or take M:SS", rf"(?P<way>give|take) (?P<time>{_TIME})"),
    ("set_time", "set M:SS left", rf"set (?P<time>{_TIME}) left"),
    (
        "set_level",
        "set level NUMBER or set the break after level NUMBER",
        r"set (?P<what>level|the break after level) (?P<level>\d+)",
    ),
    ("restore", "clock as it was", r"clock as it was"),
    (
        "hands",
        "play NUMBER hands or take back NUMBER hands",
        r"(?P<way>play|take back) (?P<hands>\d+) hands?",
    ),
    (
        "edit",
        "make level NUMBER last NUMBER minutes, or NUMBER hands; or: delete level NUMBER",
        (
            r"(?:make level (?P<level>\d+) last (?P<number>\d+) (?P<unit>minutes|hands)"
            r"|delete level (?P<gone>\d+))"
        ),
    ),
    (
        "stop",
        "stop after level NUMBER",
        r"stop after level (?P<level>\d+)",
    ),
    (
        "until",
        "break until HH:MM after level NUMBER",
        r"break until (?P<time>\d\d:\d\d) after level (?P<level>\d+)",
    ),
    (
        "settle",
        "answer: the clock ran on, the clock stood while it slept, or the system time is right",
        r"answer: (?P<answer>the clock ran on|the clock stood while it slept|the system time is right)",
    ),
    ("sleep", "sleep until HH:MM", r"sleep until (?P<hour>\d\d):(?P<minute>\d\d)"),
    (
        "system_time",
        "system time NUMBER minutes ahead, or behind",
        r"system time (?P<number>\d+) minutes (?P<way>ahead|behind)",
    ),
    (
        "asked",
        "asked: M:SS or M:SS left, or: nothing asked",
        rf"(?:asked: (?P<items>{_TIME}(?: or {_TIME})*) left|nothing asked)",
    ),
    (
        "bust",
        "bust NAME, bust NAME with CHIPS and NAME with CHIPS, or either and then: stacks unknown",
        rf"bust (?P<hand>{_BUST}(?: and {_BUST})*)(?P<unknown>, stacks unknown)?",
    ),
    (
        "reinstate",
        "reinstate NAME or reinstate NAME at SEAT",
        rf"reinstate (?P<who>{WHO})(?: at (?P<seat>{SEAT}))?",
    ),
    ("move", "move NAME to SEAT", rf"move (?P<who>{WHO}) to (?P<seat>{SEAT})"),
    ("call", "call the clock on NAME", rf"call the clock on (?P<who>{WHO})"),
    (
        "end_call",
        "end the clock on NAME: acted, or: dead",
        rf"end the clock on (?P<who>{WHO}): (?P<outcome>acted|dead)",
    ),
    (
        "shot_clock",
        "shot clock SECONDS, NUMBER cards",
        r"shot clock (?P<seconds>\d+), (?P<cards>\d+) cards",
    ),
    ("time_card", "play a card of NAME", rf"play a card of (?P<who>{WHO})"),
    (
        "print",
        "print seat cards or print payout sheet",
        r"print (?P<document>seat cards|payout sheet)",
    ),
    ("finish", "finish", r"finish"),
    (
        "button",
        "button of table NUMBER on seat NUMBER",
        r"button of table (?P<table>\d+) on seat (?P<seat>\d+)",
    ),
    (
        "big_blind",
        "next big blind of table NUMBER on seat NUMBER",
        r"next big blind of table (?P<table>\d+) on seat (?P<seat>\d+)",
    ),
    (
        "balance",
        "balance NAME to SEAT and NAME to SEAT",
        rf"balance (?P<items>{WHO} to {SEAT}(?: and {WHO} to {SEAT})*)",
    ),
    ("break_table", "break table NUMBER", r"break table (?P<table>\d+)"),
    ("order", "break in the order NUMBER NUMBER", r"break in the order (?P<tables>\d+(?: \d+)*)"),
    (
        "redraw",
        'new seats for all, then with NUMBER seats or nothing, then "REASON" or nothing',
        r'new seats for all(?: with (?P<seats>\d+) seats)?(?: "(?P<reason>.+)")?',
    ),
    (
        "hand_for_hand",
        "hand for hand or hand for hand until NUMBER",
        r"hand for hand(?: until (?P<until>\d+))?",
    ),
    (
        "extend_hands",
        "go on hand for hand until NUMBER",
        r"go on hand for hand until (?P<until>\d+)",
    ),
    (
        "report",
        "tables NUMBER NUMBER: done, all-in held, all-in released, or still dealing",
        (
            r"tables (?P<tables>\d+(?: \d+)*): "
            r"(?P<task>done|all-in held|all-in released|still dealing)"
        ),
    ),
    ("next_hand", "next hand", r"next hand"),
    ("end_hands", "end hand for hand", r"end hand for hand"),
    ("hand_board", "hands: hand 2, left 17 of 15, wait; or hands: none", r"hands: (?P<items>.+)"),
    (
        "penalty",
        "penalty for NAME: a warning, NUMBER hands or NUMBER rounds, then for OFFENCE or nothing",
        (
            rf"penalty for (?P<who>{WHO}): "
            r"(?:a warning|(?P<number>\d+) (?P<unit>hand|round)s?)(?: for (?P<offence>[a-z-]+))?"
        ),
    ),
    (
        "lift",
        'lift the penalty of NAME "REASON"',
        rf'lift the penalty of (?P<who>{WHO}) "(?P<reason>.+)"',
    ),
    ("return", "return of NAME", rf"return of (?P<who>{WHO})"),
    ("count_hand", "count a hand at table NUMBER", r"count a hand at table (?P<table>\d+)"),
    ("misdeal", "misdeal at table NUMBER", r"misdeal at table (?P<table>\d+)"),
    (
        "disqualify",
        'disqualify NAME with CHIPS "REASON"',
        rf'disqualify (?P<who>{WHO}) with (?P<stack>\d+) "(?P<reason>.+)"',
    ),
    (
        "rule",
        'rule on NAME and NAME "WHAT": "DECISION", or: pending, or: pending, prize of NAME',
        (
            rf'rule on (?P<players>{WHO}(?: and {WHO})*) "(?P<happened>[^"]+)": '
            rf'(?:"(?P<decided>[^"]+)"|pending(?:, prize of (?P<prize>{WHO}))?)'
        ),
    ),
    (
        "decide",
        'decide ruling NUMBER "DECISION"',
        r'decide ruling (?P<ruling>\d+) "(?P<decided>.+)"',
    ),
    ("pay", "pay NAME", rf"pay (?P<who>{WHO})"),
    (
        "away",
        "away: NAME 3 of 9, NAME may return; or away: none",
        rf"away: (?P<items>none|{_AWAY}(?:, {_AWAY})*)",
    ),
    (
        "record",
        "record of NAME: warning; 1 round, lifted; Ruling 1, pending; or: nothing",
        rf"record of (?P<who>{WHO}): (?P<items>.+)",
    ),
    ("swap", "swap NAME and NAME", rf"swap (?P<who>{WHO}) and (?P<other>{WHO})"),
    (
        "plan",
        "plan: NAME to 2-5, the big blind of table 3 to table 1; or plan: none",
        r"plan: (?P<items>.+)",
    ),
    ("undo", "undo or undo SENTENCE", r"undo(?: (?P<sentence>.+))?"),
    ("redo", "redo or redo SENTENCE", r"redo(?: (?P<sentence>.+))?"),
    ("refused", "refused REASON: SENTENCE", r"refused (?P<code>[A-Z]\w+): (?P<sentence>.+)"),
    ("held", "held by: SENTENCE; SENTENCE", r"held by: (?P<sentences>.+)"),
    ("crash", "crash", r"crash"),
    ("board", "board: level 3, 12:34 left, players 24/27", r"board: (?P<items>.+)"),
    (
        "seats",
        "seats: NAME 3-2, NAME none",
        rf"seats: (?P<items>{WHO} (?:\d+-\d+|none)(?:, {WHO} (?:\d+-\d+|none))*)",
    ),
    (
        "places",
        "places: 25 NAME, 26 NAME = NAME",
        rf"places: (?P<items>\d+ {WHO}(?: = {WHO})*(?:, \d+ {WHO}(?: = {WHO})*)*)",
    ),
    (
        "calls",
        "calls: NAME 12 to think, NAME 3 counted down, NAME over; or calls: none",
        rf"calls: (?P<items>none|{_CALL}(?:, {_CALL})*)",
    ),
    (
        "cards",
        "cards: NAME 3, NAME 0",
        rf"cards: (?P<items>{WHO} \d+(?:, {WHO} \d+)*)",
    ),
    ("prizes", "prizes: MONEY MONEY", rf"prizes: (?P<items>{_MONEY}(?: {_MONEY})*)"),
    (
        "paid",
        "paid: NAME MONEY, NAME MONEY",
        rf"paid: (?P<items>{WHO} {_MONEY}(?:, {WHO} {_MONEY})*)",
    ),
)
_READ: Final = tuple((kind, written, re.compile(form)) for kind, written, form in FORMS)
_COMMENT: Final = re.compile(r"(?:^|\s)#.*")


class NotUnderstood(Exception):
    """Says in which file and line, and what could have stood there."""


@dataclass(frozen=True, kw_only=True)
class Sentence:
    where: str
    text: str
    kind: str
    said: dict[str, str]
    """What was said in it, by the names of the form; what was left out is not there."""
    inner: tuple["Sentence", ...] = ()
    """The gestures it speaks of."""


def evening(path: Path) -> list[Sentence]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return list(sentences(path.name, lines))


def sentences(name: str, lines: list[str]) -> Iterator[Sentence]:
    for number, line in enumerate(lines, start=1):
        text = " ".join(_COMMENT.sub("", line).split())
        if text:
            yield sentence(f"{name}:{number}", text)


def sentence(where: str, text: str) -> Sentence:
    for kind, _written, form in _READ:
        if found := form.fullmatch(text):
            said = {key: value for key, value in found.groupdict().items() if value is not None}
            spoken_of = [said["sentence"]] if "sentence" in said else []
            spoken_of += said["sentences"].split("; ") if "sentences" in said else []
            inner = tuple(sentence(where, one) for one in spoken_of)
            return Sentence(where=where, text=text, kind=kind, said=said, inner=inner)
    raise NotUnderstood(f"{where}: {text!r} is no sentence; expected {_expected(text)}")


def _expected(text: str) -> str:
    first = text.split(maxsplit=1)[0].rstrip(":")
    alike = [written for _kind, written, _form in _READ if written.split()[0].rstrip(":") == first]
    if alike:
        return "; or ".join(alike)
    return "one of: " + ", ".join(dict.fromkeys(w.split()[0].rstrip(":") for _, w, _ in _READ))


def table_of(sentence: Sentence) -> TableNo:
    return TableNo(int(sentence.said["table"]))
