"""Redraw proof.json as draw.md says; compare its commitment with your photograph yourself.

A second argument is the text of a seat card's code, which is checked against the proof.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

Draw = dict[str, Any]


def numbers(text: str) -> Iterator[int]:  # step 3
    key = sha256(text.encode()).digest()
    for block in range(2**64):
        data = sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(data[at : at + 8], "big") for at in (0, 8, 16, 24))


def below(limit: int, source: Iterator[int]) -> int:
    return next(filter((2**64 - 2**64 % limit).__gt__, source)) % limit


def shuffled(items: list[Any], source: Iterator[int]) -> list[Any]:  # step 5
    for i in range(len(items) - 1, 0, -1):
        j = below(i + 1, source)
        items[i], items[j] = items[j], items[i]
    return items


def listed(several: Iterable[int]) -> str:
    return ",".join(map(str, sorted(several)))


def text_of(kind: str, draw: Draw, lines: Iterable[str]) -> str:  # step 2
    return "\n".join(
        [f"tdconsole {kind} 1", draw["link"], str(draw["draw"]), draw["word"], *lines, ""]
    )


def seats(draw: Draw) -> tuple[str, set[tuple[int, ...]]]:
    entries = sorted(s["entry"] for s in draw["seated"])
    free = {t["table"]: sorted(t["free"]) for t in sorted(draw["tables"], key=lambda t: t["table"])}
    there = Counter({t["table"]: t["players"] for t in draw["tables"]})
    needs = {n["entry"]: n["seats"] for n in sorted(draw["needs"], key=lambda n: n["entry"])}
    lines = [f"{t} {there[t]} {listed(free[t])}" for t in free]
    lines += [f"needs {e} {listed(needs[e])}" for e in needs]
    broken = draw.get("broken")
    lines += [] if broken is None else [f"breaks {broken}"]
    lines += [f"attempt {draw['attempt']}"] if draw["attempt"] else []
    kind = "redraw" if draw["redraw"] else "seats" if broken is None else "break"
    text = text_of(kind, draw, [*lines, f"entries {listed(entries)}"])
    source, drawn = numbers(text), set()
    for e in sorted(shuffled(list(needs), source), key=lambda e: len(needs[e])):  # step 4
        fitting = [t for t in free if set(free[t]) & set(needs[e])]
        if fitting:
            least = min(there[t] for t in fitting)
            fitting = [t for t in fitting if there[t] == least]
            table = fitting[below(len(fitting), source)]
            fitting = [s for s in free[table] if s in needs[e]]
            seat = fitting[below(len(fitting), source)]
            there[table] += 1
            free[table].remove(seat)
            drawn.add((e, table, seat))
            entries.remove(e)
    turns = []
    for table, seat in shuffled([(t, s) for t in free for s in free[t]], source):  # 5 and 6
        turns.append((there[table], table, seat))
        there[table] += 1
    turns = sorted(shuffled(turns, source), key=lambda turn: turn[0])
    players = shuffled(entries, source)  # step 7
    text += "" if draw["apart"] is None else f"apart {draw['apart']}\n"
    return text, drawn | {(e, t, s) for e, (_, t, s) in zip(players, turns, strict=False)}


def buttons(draw: Draw) -> tuple[str, set[tuple[int, ...]]]:
    tables = {
        t["table"]: sorted(t["seats"]) for t in sorted(draw["seated"], key=lambda t: t["table"])
    }
    text = text_of("buttons", draw, (f"{t} {listed(tables[t])}" for t in tables))
    source = numbers(text)
    return text, {(t, tables[t][below(len(tables[t]), source)]) for t in tables}


proof = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
last = {c["chain"]: c["commitment"] for c in proof["commitments"]}
promised, wrong, cards = dict(last), False, []
every = sorted([*proof["draws"], *proof["buttons"]], key=lambda draw: draw["draw"])
for number, draw in enumerate(every, 1):
    text, drawn = buttons(draw) if "buttons" in draw else seats(draw)
    rows = draw.get("buttons", draw["seated"])
    shown = {tuple(row[name] for name in ("entry", "table", "seat") if name in row) for row in rows}
    before = sha256(bytes.fromhex(draw["link"])).hexdigest()  # step 1
    inputs = sha256(text.encode()).hexdigest()
    right = draw["draw"] == number and before == last.get(draw["chain"])
    right = right and inputs == draw["inputs"] and drawn == shown
    print(f"draw {number}: {'right' if right else 'WRONG'}")
    wrong, last[draw["chain"]] = wrong or not right, draw["link"]
    head = f"TDC1 {promised.get(draw['chain'])} {draw['link']} {number} {inputs} "
    cards += [(head + " ".join(map(str, one))).upper() for one in drawn if len(one) == 3]
if len(sys.argv) > 2:
    known = " ".join(sys.argv[2].upper().split()) in cards
    print(f"card: {'as it was drawn' if known else 'NOT as it was drawn'}")
    wrong = wrong or not known
sys.exit(wrong)
