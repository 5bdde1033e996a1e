"""The signs of a table's task hand for hand: a ring, a tick, two bars, a wedge."""

from tdconsole.domain.values import TableTask
from tdconsole.drawing.marks import Area, Mark, Plate, Stroke


def task_sign(task: TableTask, x: float, y: float, high: float) -> tuple[Mark, ...]:
    """The sign in a square of this height."""
    thick = high / 6
    match task:
        case "dealing":
            ring = Plate(x=x, y=y, width=high, height=high, edge="quiet", thick=thick, round=high)
            return (ring,)
        case "done":
            points = (
                (x, y + 0.55 * high),
                (x + 0.35 * high, y + 0.9 * high),
                (x + high, y + 0.1 * high),
            )
            return (Stroke(points=points, edge="good", thick=thick),)
        case "held":
            bar = Plate(x=x + 0.1 * high, y=y, width=0.28 * high, height=high, fill="on_paused")
            other = Plate(x=x + 0.62 * high, y=y, width=0.28 * high, height=high, fill="on_paused")
            return (bar, other)
        case "released":
            wedge = ((x + 0.1 * high, y), (x + high, y + high / 2), (x + 0.1 * high, y + high))
            return (Area(points=wedge, fill="on_paused"),)
