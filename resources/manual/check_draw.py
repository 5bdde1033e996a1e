"""Redraw proof.json as draw.md says; compare its commitment with your photograph yourself."""

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

proof, wrong = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8")), False


def numbers(key: bytes) -> Iterator[int]:  # step 3
    for block in range(2**64):
        data = sha256(key + block.to_bytes(8, "big")).digest()
        yield from (int.from_bytes(data[at : at + 8], "big") for at in (0, 8, 16, 24))


def shuffled(items: list[Any], source: Iterator[int]) -> list[Any]:  # steps 4 to 6
    for i in range(len(items) - 1, 0, -1):
        j = next(filter((2**64 - 2**64 % (i + 1)).__gt__, source)) % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def seating(draw: dict[str, Any]) -> set[tuple[int, int, int]]:
    entries = sorted(s["entry"] for s in draw["seated"])
    tables = sorted((t["table"], t["players"], sorted(t["free"])) for t in draw["tables"])
    text = f"tdconsole seats 1\n{draw['link']}\n{draw['draw']}\n{draw['word']}\n"  # step 2
    text += "".join(f"{t} {there} {','.join(map(str, free))}\n" for t, there, free in tables)
    text += f"entries {','.join(map(str, entries))}\n"
    source, there = numbers(sha256(text.encode()).digest()), {t[0]: t[1] for t in tables}
    seats = shuffled([(table, seat) for table, _, free in tables for seat in free], source)
    turns = [there[t] + [u for u, _ in seats[:k]].count(t) for k, (t, _) in enumerate(seats)]
    order = sorted(shuffled(list(range(len(seats))), source), key=turns.__getitem__)  # step 5
    return {(e, *seats[k]) for e, k in zip(shuffled(entries, source), order, strict=False)}


last = {c["chain"]: c["commitment"] for c in proof["commitments"]}
for number, draw in enumerate(proof["draws"], 1):
    shown = {(s["entry"], s["table"], s["seat"]) for s in draw["seated"]}
    before = sha256(bytes.fromhex(draw["link"])).hexdigest()  # step 1
    right = draw["draw"] == number and before == last.get(draw["chain"])
    right = right and seating(draw) == shown
    print(f"draw {number}: {'right' if right else 'WRONG'}")
    wrong, last[draw["chain"]] = wrong or not right, draw["link"]
sys.exit(wrong)
