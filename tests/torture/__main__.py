"""The suite: `python -m tests.torture`."""

import gc
import os
import shutil
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import click

from tdconsole.session import chance
from tdconsole.settings import ELSEWHERE
from tests.postgres.programs import programs
from tests.torture import shim
from tests.torture.evening import load_all
from tests.torture.kinds import KINDS
from tests.torture.outcome import Kind
from tests.torture.pool import Row, Told, done, one
from tests.torture.table import closing, put

MEMORY: Final = Path("/dev/shm")  # noqa: S108 -- no commit waits for a disk there
LINKS: Final = 60
"""The links of a draw's chain: long ones are slow to make, and no evening here opens more."""
EVERY: Final = 10
"""The seconds between two words on how far it is."""


@click.command()
@click.option("--long", "is_long", is_flag=True, help="All 10,000 faults instead of a few of each.")
@click.option(
    "--kinds", default="", help="Only these, by the first words of their names, with commas."
)
@click.option("--seed", default=1, help="Other dice.")
@click.option("--only", type=int, help="Only the try of this number, and say what was done.")
@click.option("--tries", type=int, help="How many of each kind.")
@click.option("--jobs", default=os.cpu_count() or 1, help="How many processes.")
@click.option("--table", type=click.Path(path_type=Path), help="Write the manual's page there.")
def main(
    *,
    is_long: bool,
    kinds: str,
    seed: int,
    only: int | None,
    tries: int | None,
    jobs: int,
    table: Path | None,
) -> None:
    """Do faults to houses, and ask after each what was lost."""
    home = MEMORY if "TMPDIR" not in os.environ and os.access(MEMORY, os.W_OK) else None
    chance.LINKS = LINKS  # type: ignore[misc]
    with TemporaryDirectory(dir=home, prefix="torture.") as named:
        folder = Path(named)
        if not shim.is_loaded() and (library := shim.compiled(folder)) is not None:
            _again(library)
        wanted = [one for one in KINDS if _is_meant(one, kinds)]
        os.environ[ELSEWHERE] = str(folder / "settings.json")
        load_all(folder / "loaded")
        gc.freeze()  # a process that is born copies no page of memory only to look for garbage in it
        if only is not None:
            sys.exit(_only(wanted, only, seed, folder))
        rows = [
            _row(kind, tries or (kind.long if is_long else kind.short), seed, folder, jobs)
            for kind in wanted
            if (missing := _missing(kind)) is None or _left_out(kind, missing)
        ]
    click.echo(closing(rows))
    if table is not None:
        put(rows, table)
    sys.exit(0 if all(row.is_good for row in rows) else 1)


def _again(library: Path) -> None:
    """Start once more with the failing disk ahead of the C library; this process waits, and clears up."""
    environment = {**os.environ, shim.PRELOAD: str(library)}
    command = [sys.executable, "-m", "tests.torture", *sys.argv[1:]]
    code = os.spawnve(os.P_WAIT, sys.executable, command, environment)  # noqa: S606 -- itself
    shutil.rmtree(library.parent, ignore_errors=True)
    os._exit(code)


def _is_meant(kind: Kind, wanted: str) -> bool:
    return any(kind.name.startswith(word.strip()) for word in wanted.split(","))


def _missing(kind: Kind) -> str | None:
    """What this machine lacks for such faults."""
    if kind.needs_shim and not shim.is_loaded():
        return "no C compiler or no Linux"
    if kind.needs_server and programs() is None:
        return "no PostgreSQL"
    return None


def _left_out(kind: Kind, missing: str) -> bool:
    click.echo(f"{kind.name}: left out, for there is {missing}.")
    return False


def _only(kinds: list[Kind], number: int, seed: int, folder: Path) -> int:
    hurt = 0
    for kind in kinds:
        kind.prepare(folder / "tries", None)
        told = one(kind, number, seed, folder / "tries")
        hurt += _said(kind, told, seed)
    return int(hurt > 0)


def _said(kind: Kind, told: Told, seed: int) -> int:
    click.echo(f"{kind.name} {told.number}: {told.told}")
    for hurt in told.hurts:
        click.echo(f"    {hurt.how}: {hurt.said}")
    click.echo(f'    again: --kinds "{kind.name}" --seed {seed} --only {told.number}')
    return len(told.hurts)


def _row(kind: Kind, tries: int, seed: int, folder: Path, jobs: int) -> Row:
    said = time.monotonic()

    def hear(row: Row, told: Told) -> None:
        nonlocal said
        if told.hurts:
            _said(kind, told, seed)
        if time.monotonic() - said > EVERY:
            said = time.monotonic()
            click.echo(f"{kind.name}: {row.tried}")

    place = folder / str(KINDS.index(kind))
    row = done(kind, range(tries), seed, (place, jobs), hear)
    found = "not found" if row.canary is None else f"found at try {row.canary}"
    notes = ", ".join(f"{number} {what}" for what, number in sorted(row.notes.items()))
    click.echo(f"{kind.name}: {row.tried} in {row.seconds:.0f} s; {notes}; the defect {found}.")
    return row


if __name__ == "__main__":
    main()
