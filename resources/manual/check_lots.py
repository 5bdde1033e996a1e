"""What a link decides, as draw.md says it step by step: of each kind of draw its text and its lots."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
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


def race(draw: dict[str, Any]) -> tuple[str, set[tuple[Any, ...]]]:
    odd = {t["table"]: sorted(t["seats"]) for t in sorted(draw["odd"], key=lambda t: t["table"])}
    lines = [f"{t} {','.join(f'{seat}:{n}' for seat, n in odd[t])}" for t in odd]
    text = text_of("race", draw, lines)
    source, drawn = numbers(text), set()
    for t, several in odd.items():
        deck: list[str] = []
        for seat, n in several:
            cards = []
            for _ in range(n):
                whole = [rank + suit for suit in "cdhs" for rank in "23456789TJQKA"]
                deck = deck or shuffled(whole, source)
                cards.append(deck.pop(0))
            drawn.add((t, seat, *cards))
    return text, drawn


def last_hands(draw: dict[str, Any]) -> tuple[str, set[tuple[int, ...]]]:
    possible = draw["possible"]
    text = text_of("last-hands", draw, [f"cards {','.join(map(str, possible))}"])
    return text, {(one_of(possible, numbers(text)),)}
