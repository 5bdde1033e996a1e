"""Redraw proof.json as draw.md says, and check cards' codes; you compare the commitment yourself."""

import json
import sys
from hashlib import sha256
from pathlib import Path

from check_lots import buttons, envelope, last_hands, race, seats

KINDS = {  # of each its name in the proof, where a draw has what was drawn, and its fields
    seats: ("draws", "seated", ("entry", "table", "seat")),
    buttons: ("buttons", "buttons", ("table", "seat")),
    envelope: ("envelopes", None, ("amount",)),
    race: ("races", "cards", ("table", "seat")),
    last_hands: ("last_hands", None, ("card",)),
}
proof = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))
last = {c["chain"]: c["commitment"] for c in proof["commitments"]}
promised, wrong, codes = dict(last), False, []
every = [(draw, kind) for kind in KINDS for draw in proof.get(KINDS[kind][0], [])]
for number, (draw, kind) in enumerate(sorted(every, key=lambda one: one[0]["draw"]), 1):
    _, where, names = KINDS[kind]
    rows, (text, drawn) = draw[where] if where else [draw], kind(draw)
    shown = {(*(row[name] for name in names), *row.get("cards", ())) for row in rows}
    before = sha256(bytes.fromhex(draw["link"])).hexdigest()  # step 1
    inputs = sha256(text.encode()).hexdigest()
    linked = draw["draw"] == number and before == last.get(draw["chain"])
    right = linked and inputs == draw["inputs"] and drawn == shown
    print(f"draw {number}: {'right' if right else 'WRONG'}")
    wrong, last[draw["chain"]] = wrong or not right, draw["link"]
    head = f"TDC1 {promised.get(draw['chain'])} {draw['link']} {number} {inputs} "
    codes += [(head + " ".join(map(str, one))).upper() for one in drawn if kind is seats]
for card in sys.argv[2:]:
    known = " ".join(card.upper().split()) in codes
    print(f"card: {'' if known else 'NOT '}as it was drawn")
    wrong = wrong or not known
sys.exit(wrong)
