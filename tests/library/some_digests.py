"""A few digests, written into a folder as they come with the program."""

from pathlib import Path
from typing import Final

SUBJECTS: Final = """
[four-card-flop]
group = "dealing"
title = { en = "A flop of four cards", it = "Flop con quattro carte", pl = "Flop z czterema kartami" }
words = { en = ["flop 4"], it = ["carta in più"], pl = ["zbędna karta"] }
see = ["burn-card"]

[burn-card]
group = "dealing"
title = { en = "No burn card", it = "Carta non bruciata", pl = "Karta niespalona" }
see = ["four-card-flop"]

[short-table]
group = "tables"
title = { en = "A short table stops", it = "Un tavolo corto si ferma", pl = "Krótki stół staje" }
options = ["halt.deficit", "balance.who"]

[all-in-cards]
group = "showdown"
title = { en = "Cards face up at an all-in", it = "Carte scoperte", pl = "Karty odkryte" }
"""
OF: Final = {
    "tda-2024": """
[four-card-flop]
cite = ["TDA-2024 38", "TDA-2024 RP-4"]
en = "Call the floor; one card of the four becomes the next burn."
it = "Chiamare il direttore; una delle quattro carte sarà la bruciata."
pl = "Wezwać floor; jedna z czterech kart będzie spaloną."

[short-table]
cite = ["TDA-2024 11-D"]
en = "Stop at three fewer."
it = "Fermare a tre in meno."
pl = "Zatrzymać przy trzech mniej."
""",
    "tda-2022": """
same = ["four-card-flop"]

[short-table]
cite = ["TDA-2022 11-D"]
en = "Stop at three fewer, others play on."
it = "Fermare a tre in meno, gli altri giocano."
pl = "Zatrzymać przy trzech mniej, inni grają."
""",
    "figp-2014": """
[four-card-flop]
cite = ["FIGP 42"]
en = "All four go back, new flop."
it = "Tutte e quattro tornano nel mazzo, nuovo flop."
pl = "Wszystkie cztery wracają, nowy flop."

[short-table]
cite = ["FIGP 53"]
en = "Stop at three fewer."
it = "Fermare a tre in meno."
pl = "Zatrzymać przy trzech mniej."

[all-in-cards]
cite = ["FIGP 27.a", "FIGP 4"]
en = "Both show; the penalties are for whoever refuses."
it = "Entrambi mostrano."
pl = "Obaj pokazują."
""",
    "wsop-2026": """
[short-table]
cite = ["WSOP 67/69"]
en = "Stop at three fewer."
it = "Fermare a tre in meno."
pl = "Zatrzymać przy trzech mniej."
""",
}


def written(folder: Path, subjects: str = SUBJECTS, **of: str) -> Path:
    """Sources by their ids, a low line for a dash; what is not given is as above."""
    (folder / "said").mkdir()
    (folder / "digests.toml").write_text(subjects, encoding="utf-8")
    given = {name.replace("_", "-"): text for name, text in of.items()}
    for source, text in (OF | given).items():
        (folder / "said" / f"{source}.toml").write_text(text, encoding="utf-8")
    return folder
