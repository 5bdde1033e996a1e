"""Redraw proof.json as draw.md says, and check cards' codes; you compare the commitment yourself."""

import json
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any


def numbers(text: str) -> Iterator[int]:  # step 3
    key = sha256(text.encode()).digest()
    for block in range(2**64):
        data = sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(data[at : at + 8], "big") for at in (0, 8, 16, 24))


def below(limit: int, source: Iterator[int]) -> int:
    return next(filter((2**64 - 2**64 % limit).__gt__, source)) % limit


def one_of(several: list[Any], source: Iterator[int]) -> Any:
    return several[below(len(several), source)]


def shuffled(items: list[Any], source: Iterator[int]) -> list[Any]:  # step 5
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1, source)
        items[i], items[j] = items[j], items[i]
    return items


def listed(several: Iterable[int]) -> str:
    return ",".join(map(str, sorted(several)))


def text_of(kind: str, draw: dict[str, Any], lines: Iterable[str]) -> str:  # step 2
    word = draw.get("word", "")
    return "\n".join([f"tdconsole {kind} 1", draw["link"], str(draw["draw"]), word, *lines, ""])


def seats(draw: dict[str, Any]) -> tuple[str, set[tuple[int, ...]]]:
    entries = sorted(s["entry"] for s in draw["seated"])
    free = {t["table"]: sorted(t["free"]) for t in sorted(draw["tables"], key=lambda t: t["table"])}
    there = {t["table"]: t["players"] for t in draw["tables"]}
    needs = {n["entry"]: n["seats"] for n in sorted(draw["needs"], key=lambda n: n["entry"])}
    lines = [f"{t} {there[t]} {listed(free[t])}" for t in free]
    lines += [f"needs {e} {listed(needs[e])}" for e in needs]
    broken = draw.get("broken")
    lines += [f"breaks {broken}"] * (broken is not None)
    lines += [f"attempt {draw['attempt']}"] * (draw["attempt"] > 0)
    kind = "redraw" if draw["redraw"] else "seats" if broken is None else "break"
    text = text_of(kind, draw, [*lines, f"entries {listed(entries)}"])
    source, drawn, turns = numbers(text), set(), []
    for e in sorted(shuffled(list(needs), source), key=lambda e: len(needs[e])):  # step 4
        fitting = [t for t in free if set(free[t]) & set(needs[e])]
        if fitting:
            least = min(there[t] for t in fitting)
            table = one_of([t for t in fitting if there[t] == least], source)
            seat = one_of([s for s in free[table] if s in needs[e]], source)
            there[table] += 1
            free[table].remove(seat)
            drawn.add((e, table, seat))
            entries.remove(e)
    for table, seat in shuffled([(t, s) for t in free for s in free[t]], source):  # 5 and 6
        turns.append((there[table], table, seat))
        there[table] += 1
    turns = sorted(shuffled(turns, source), key=lambda turn: turn[0])
    text += "" if draw["apart"] is None else f"apart {draw['apart']}\n"
    players = zip(shuffled(entries, source), turns, strict=False)  # step 7
    return text, drawn | {(e, t, s) for e, (_, t, s) in players}


def buttons(draw: dict[str, Any]) -> tuple[str, set[tuple[int, ...]]]:
    seated = sorted(draw["seated"], key=lambda t: t["table"])
    tables = {t["table"]: sorted(t["seats"]) for t in seated}
    text = text_of("buttons", draw, (f"{t} {listed(tables[t])}" for t in tables))
    source = numbers(text)
    return text, {(t, one_of(tables[t], source)) for t in tables}


def envelope(draw: dict[str, Any]) -> tuple[str, set[tuple[int, ...]]]:
    left = sorted(draw["left"], key=lambda one: -one["amount"])
    lines = [f"{one['amount']} {one['number']}" for one in left]
    text = text_of("envelope", draw, [*lines, f"victim {draw['victim']}"])
    sums = [one["amount"] for one in left for _ in range(one["number"])]
    return text, {(one_of(sums, numbers(text)),)}


proof = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
last = {c["chain"]: c["commitment"] for c in proof["commitments"]}
promised, wrong, cards = dict(last), False, []
every = [*proof["draws"], *proof["buttons"], *proof.get("envelopes", [])]
for number, draw in enumerate(sorted(every, key=lambda draw: draw["draw"]), 1):
    kind = envelope if "victim" in draw else buttons if "buttons" in draw else seats
    rows = [draw] if kind is envelope else draw.get("buttons", draw["seated"])
    names, (text, drawn) = ("entry", "table", "seat", "amount"), kind(draw)
    shown = {tuple(row[name] for name in names if name in row) for row in rows}
    before = sha256(bytes.fromhex(draw["link"])).hexdigest()  # step 1
    inputs = sha256(text.encode()).hexdigest()
    linked = draw["draw"] == number and before == last.get(draw["chain"])
    right = linked and inputs == draw["inputs"] and drawn == shown
    print(f"draw {number}: {'right' if right else 'WRONG'}")
    wrong, last[draw["chain"]] = wrong or not right, draw["link"]
    head = f"TDC1 {promised.get(draw['chain'])} {draw['link']} {number} {inputs} "
    cards += [(head + " ".join(map(str, one))).upper() for one in drawn if len(one) == 3]
for card in sys.argv[2:]:
    known = " ".join(card.upper().split()) in cards
    print(f"card: {'' if known else 'NOT '}as it was drawn")
    wrong = wrong or not known
sys.exit(wrong)
