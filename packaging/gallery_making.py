"""Makes the gallery: `python packaging/pictures.py --gallery FOLDER [--against BEFORE]`."""

import argparse
import os
import re
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from gallery import KINDS, LANGUAGES, THEMES, Shot, Size, Wish, shots
from gallery_drawing import draw, enlarged
from gallery_evenings import HOUSES
from gallery_houses import Houses, standing_still
from gallery_showing import MEASURES, in_figures, measured, page, put_beside, read_again
from tdconsole.gui.shared.application import application
from tdconsole.settings import ELSEWHERE


def size(typed: str) -> Size:
    found = re.fullmatch(r"(\d{3,4})x(\d{3,4})", typed)
    if found is None:
        raise argparse.ArgumentTypeError(f"{typed!r} is no size such as 1920x1080")
    return int(found[1]), int(found[2])


def wanted(typed: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="pictures.py",
        description="Without options: the manual's pictures. With --gallery: pictures of every"
        " page, wall screen and paper, and an index.html to look through them.",
    )
    parser.add_argument("--gallery", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--only", choices=KINDS, nargs="+", default=list(KINDS))
    parser.add_argument("--like", nargs="+", default=[], metavar="NAME", help="floor, clock-paused")
    parser.add_argument("--sizes", type=size, nargs="+", default=[], metavar="WIDTHxHEIGHT")
    parser.add_argument("--themes", choices=THEMES, nargs="+", default=[])
    parser.add_argument("--languages", choices=LANGUAGES, nargs="+", default=[])
    parser.add_argument("--all", action="store_true", help="in every size, theme and language")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="an earlier gallery")
    parser.add_argument("--scale", type=int, default=100, help=argparse.SUPPRESS)
    parser.add_argument("--houses", type=Path, help=argparse.SUPPRESS)
    found = parser.parse_args(typed)
    if found.against is not None and not found.against.is_dir():
        parser.error(f"there is no gallery in {found.against}")
    return found


def make_gallery(typed: list[str]) -> None:
    asked = wanted(typed)
    folder: Path = asked.gallery
    chosen = shots(
        Wish(
            tuple(asked.only),
            tuple(asked.sizes),
            tuple(asked.themes),
            tuple(asked.languages),
            asked.all,
            tuple(asked.like),
        )
    )
    with TemporaryDirectory() as name:
        os.environ[ELSEWHERE] = str(Path(name, "settings.json"))
        houses: Path = asked.houses or Path(name)
        application(unseen=True).setCursorFlashTime(0)
        if asked.scale != 100:
            _drawn([shot for shot in chosen if shot.look.scale == asked.scale], folder, houses)
            return
        began = perf_counter()
        empty = _drawn([shot for shot in chosen if shot.look.scale == 100], folder, houses)
        for scale in sorted({shot.look.scale for shot in chosen} - {100}):
            enlarged(typed, houses, scale)
    _told(chosen, empty, folder, asked.against)
    print(f"{len(chosen)} pictures in {perf_counter() - began:.0f} s: {folder / 'index.html'}")


def _drawn(chosen: list[Shot], folder: Path, houses: Path) -> dict[Shot, float]:
    empty: dict[Shot, float] = {}
    with standing_still() as still:
        for nth, one in enumerate(draw(chosen, folder, Houses(houses, HOUSES), still), 1):
            if one.empty is not None:
                empty[one.shot] = one.empty
            print(f"\r{nth} of {len(chosen)}", end="", file=sys.stderr)
    print(file=sys.stderr)
    return empty


def _told(chosen: list[Shot], empty: dict[Shot, float], folder: Path, other: Path | None) -> None:
    kept = measured(empty)
    (folder / MEASURES).write_text(kept, encoding="utf-8")
    before = {} if other is None else read_again(other)
    summary = in_figures(chosen, read_again(folder), before)
    same = None if other is None else put_beside(chosen, folder, other)
    if same is not None:
        summary = f"{len(chosen) - len(same)} changed, {len(same)} as before\n\n{summary}"
    (folder / "summary.txt").write_text(summary, encoding="utf-8")
    whole = page(chosen, summary, same)
    (folder / "index.html").write_text(whole, encoding="utf-8")
    print(summary)
