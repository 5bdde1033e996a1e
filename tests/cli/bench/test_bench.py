from click.testing import CliRunner
from msgspec import json

from tdconsole.cli.bench.bench import DEALS, RUNDOWNS, bench, on_server
from tdconsole.house.address import address_of
from tdconsole.session.speed import Figure
from tests.cli.terminal import typed
from tests.postgres.cluster import Server


def test_every_figure_stands_beside_its_ceiling() -> None:
    said = CliRunner().invoke(bench(), ["--quick"])
    assert said.exit_code == 0
    assert not said.stderr
    figures = json.decode(said.stdout, type=dict[str, Figure])
    rundowns = {f"rundown of {players}" for players in RUNDOWNS}
    rest = {
        "durable action",
        "open and fold",
        "any moment again",
        "seat cards",
        "seat draw",
        "prizes refitted",
    }
    rest.add("rules searched, a key")
    deals = {f"icm of {players}" for players in DEALS}
    gestures = {"payment while played", "bust with heads"}
    years = {
        "record of a person opened",
        "rulings of the house read",
        "similar rulings found, a key",
    }
    assert set(figures) == rest | rundowns | deals | gestures | years
    assert all("100% by the letter" in figures[name].note for name in rundowns)
    for figure in figures.values():
        assert figure.ours > 0
        assert figure.ceiling > 0
        assert abs(figure.ratio - figure.ours / figure.ceiling) < 0.05 * figure.ratio
        assert figure.unit
        assert figure.note
    action = figures["durable action"]
    assert action.p99 is not None
    assert action.p99 >= action.ours


def test_others_bring_figures_of_their_own() -> None:
    asked = []

    def more(share: int) -> dict[str, Figure]:
        asked.append(share)
        return {"paint": Figure(unit="ms", ours=2, ceiling=1, ratio=2, note="")}

    said = CliRunner().invoke(bench(more), ["--quick"])
    assert asked == [10]
    assert '"paint"' in said.stdout


def test_misuse() -> None:
    assert typed("bench", "--slowly").misuse


def test_a_server_is_measured_beside_bare_rows_and_left_as_it_was(
    server: Server, place_on_server: str
) -> None:
    place = address_of(place_on_server)
    (named, figure), *others = on_server(place, 20).items()
    assert (named, others) == ("durable action on the server", [])
    assert figure.ratio > 1
    with server.connected() as connection:
        found = connection.execute("SELECT to_regnamespace(%s)::text", (place.house,)).fetchone()
    assert found == (None,)
    said = typed("bench", "--quick", "--on", "club.house")
    assert said.code == 2
