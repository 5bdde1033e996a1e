from msgspec import json

from tdconsole.session.speed import Figure
from tests.cli.terminal import typed


def test_every_figure_stands_beside_its_ceiling() -> None:
    said = typed("bench", "--quick")
    assert said.code == 0
    assert not said.err
    figures = json.decode(said.out, type=dict[str, Figure])
    assert set(figures) == {"durable action", "open and fold", "seat cards", "seat draw"}
    for figure in figures.values():
        assert figure.ours > 0
        assert figure.ceiling > 0
        assert abs(figure.ratio - figure.ours / figure.ceiling) < 0.05 * figure.ratio
        assert figure.unit
        assert figure.note
    action = figures["durable action"]
    assert action.p99 is not None
    assert action.p99 >= action.ours


def test_misuse() -> None:
    assert typed("bench", "--slowly").misuse
