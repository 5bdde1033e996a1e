"""The gallery as somebody looks through it: side by side with another, by groups, and in figures."""

import sys
from collections import Counter
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from gallery import KINDS, MEASURED, Look, Shot

APART: Final = 12
HEAD: Final = 64
WIDEST: Final = 1920
"""The pixels that each of the two may be wide."""
GROUND: Final = QColor("#808080")
INK: Final = QColor("#ffffff")
MEASURES: Final = "empty.tsv"
STYLE: Final = """
body { margin: 0; padding: 24px; background: #333; color: #eee; font: 15px/1.4 sans-serif }
nav a, figcaption a { color: #9cf; margin-right: 12px; display: inline-block }
h1 { font-size: 22px } h2 { font-size: 18px; margin: 32px 0 8px }
div { display: grid; grid-template-columns: repeat(auto-fill, minmax(var(--wide), 1fr)); gap: 16px }
figure { margin: 0 } figcaption { padding: 4px 0 }
img { width: 100%; background: #222; display: block }
"""


# Before and after


def side_by_side(before: QImage, after: QImage, name: str) -> QImage:
    """Before at the left and after at the right, each as it is unless it is very wide."""
    left, right = _fitted(before), _fitted(after)
    room = QSize(max(left.width(), right.width()), max(left.height(), right.height()))
    size = QSize(2 * room.width() + 3 * APART, room.height() + HEAD + APART)
    whole = QImage(size, QImage.Format.Format_RGB32)
    whole.fill(GROUND)
    painter = QPainter(whole)
    painter.setPen(INK)
    font = painter.font()
    font.setPixelSize(HEAD // 2)
    painter.setFont(font)
    for at, image, words in ((0, left, "before"), (1, right, "after")):
        x = APART + at * (room.width() + APART)
        head = QRect(x, 0, room.width(), HEAD)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, f"{name} · {words}")
        if image.isNull():
            painter.drawText(QRect(x, HEAD, *room.toTuple()), Qt.AlignmentFlag.AlignCenter, "none")
        else:
            painter.drawImage(x, HEAD, image)
    painter.end()
    return whole


def _fitted(image: QImage) -> QImage:
    if image.width() <= WIDEST:
        return image
    return image.scaledToWidth(WIDEST, Qt.TransformationMode.SmoothTransformation)


def put_beside(shots: list[Shot], folder: Path, other: Path) -> set[Shot]:
    """Make a picture of both for each that is in this folder; return those that are as before."""
    same: set[Shot] = set()
    for shot in shots:
        before, after = QImage(str(other / shot.path)), QImage(str(folder / shot.path))
        path = folder / "against" / shot.path
        path.parent.mkdir(parents=True, exist_ok=True)
        name = shot.path.removesuffix(".png")
        if before == after:
            same.add(shot)
        if not side_by_side(before, after, name).save(str(path)):
            sys.exit(f"{path} can't be written.")
    return same


# In a browser


def page(shots: list[Shot], summary: str, same: set[Shot] | None = None) -> str:
    """All pictures in groups, one a subject; each leads to the picture in its own size.

    With those that are the same as before, it is of the pictures of both.
    """
    groups = [(kind, list(some)) for kind, some in groupby(shots, key=lambda shot: shot.kind)]
    subjects = [
        (kind, subject, list(some))
        for kind, group in groups
        for subject, some in groupby(group, key=lambda shot: shot.moment.subject)
    ]
    links = "".join(
        f"<p>{kind}: "
        + "".join(
            f'<a href="#{kind}-{one}">{escape(one)}</a>' for of, one, _ in subjects if of == kind
        )
        for kind in KINDS
        if any(of == kind for of, _, _ in subjects)
    )
    body = "".join(
        f'<h2 id="{kind}-{subject}">{kind}: {escape(subject)}</h2>'
        f'<div style="--wide: {_wide(kind, beside=same is not None)}px">'
        + "".join(_figure(shot, same) for shot in some)
        + "</div>"
        for kind, subject, some in subjects
    )
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title>'
        f"<style>{STYLE}</style><h1>{len(shots)} pictures</h1><nav>{links}</nav>{body}"
        f"<h2>In figures</h2><pre>{escape(summary)}</pre></html>\n"
    )


def _wide(kind: str, *, beside: bool) -> int:
    return (420 if kind == "papers" else 640) * (2 if beside else 1)


def _figure(shot: Shot, same: set[Shot] | None) -> str:
    path = shot.path if same is None else f"against/{shot.path}"
    said = " · as before" if same and shot in same else ""
    name = escape(shot.path.removesuffix(".png").partition("/")[2])
    source = escape(path, quote=True)
    return (
        f'<figure><figcaption>{name}{said}</figcaption><a href="{source}">'
        f'<img src="{source}" loading="lazy" alt="{name}"></a></figure>'
    )


# In figures


def measured(empty: dict[Shot, float]) -> str:
    """The empty part of each page as it is kept for a later gallery to compare with."""
    return "".join(f"{shot.path}\t{share:.4f}\n" for shot, share in empty.items())


def read_again(folder: Path) -> dict[str, float]:
    path = folder / MEASURES
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    return {name: float(share) for name, share in (line.split("\t") for line in lines)}


def in_figures(shots: list[Shot], empty: dict[str, float], before: dict[str, float]) -> str:
    """The pictures by kind, and the empty part of each page by the size of the window."""
    counts = Counter(shot.kind for shot in shots)
    told = [f"{counts[kind]:5} {kind}" for kind in KINDS if kind in counts]
    moments = dict.fromkeys(shot.moment for shot in shots if shot.kind == "pages")
    looks = [Look(size) for size in MEASURED]
    rows = [
        (str(moment), [Shot("pages", moment, look).path for look in looks]) for moment in moments
    ]
    rows = [row for row in rows if any(path in empty for path in row[1])]
    if rows:
        wide = max(len(name) for name, _ in rows)
        column = 12 if before else 8
        heads = "".join(f"{look.size[0]:>{column}}" for look in looks)
        told += ["", "Blank blocks of 32 pixels of each page, beside strip and advice", ""]
        told += [f"{'':{wide}}{heads}"]
        for name, paths in rows:
            cells = "".join(f"{_share(path, empty, before):>{column}}" for path in paths)
            told.append(f"{name:{wide}}{cells}")
    return "\n".join(told) + "\n"


def _share(path: str, empty: dict[str, float], before: dict[str, float]) -> str:
    if path not in empty:
        return "–"
    return f"{before[path]:.0%} → {empty[path]:.0%}" if path in before else f"{empty[path]:.0%}"
