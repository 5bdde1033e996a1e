"""The report on a house that was restored or repaired: what is back, and what is missing."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from shlex import quote
from typing import Final

from tdconsole.domain.values import Millis
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.faults import fault
from tdconsole.projections.engine.mended import Repaired, Restored, TableLost, TrailBack


def restored_from(words: Catalogue, copy: Path) -> str:
    """The reason with which the draws' new commitment is recorded."""
    return words.gettext("Restored from the copy {name}", name=copy.name)


def repaired_from(words: Catalogue, hurt: Path) -> str:
    return words.gettext("Repaired from the hurt file {name}", name=hurt.name)


def hurt_word(words: Catalogue) -> str:
    """The word in the name under which a hurt house is kept."""
    return words.pgettext("in the name of a file", "hurt")


def ways_back(words: Catalogue, house: Path, copy: Path | None) -> str:
    """What is typed to restore a house, and to repair it."""
    hurt, new = quote(str(house)), quote(str(house.with_stem(f"{house.stem}-repaired")))
    return words.gettext(
        "To restore it, type: {restore} – to repair it: {repair}",
        restore=f"tdconsole restore {quote(str(copy)) if copy else 'COPY'} {hurt}",
        repair=f"tdconsole repair {hurt} {new}",
    )


def way_back_on_server(words: Catalogue) -> str:
    return words.gettext(
        "Have the database restored from the server's own copies, by the one who keeps the server."
    )


def restored_lines(words: Catalogue, made: Restored, copy: Path) -> Iterator[str]:
    say = words.gettext
    yield say("Restored from {copy}: {path}.", copy=copy, path=made.path)
    if made.aside is not None:
        yield say("The house that was there is kept as {path}.", path=made.aside)
    yield from _trails(words, made.trails)
    if not any(trail.lost for trail in made.trails):
        yield say(
            "Nothing here knows of later steps: compare it with your papers, the clock included."
        )
    elif made.written is not None:
        yield say(
            "The house was last written to on {day} at {time}.",
            day=words.day_at(made.written),
            time=words.time_at(Millis(made.written)),
        )
    yield from _renewed(words, made.trails)


def repaired_lines(words: Catalogue, made: Repaired, hurt: Path) -> Iterator[str]:
    say = words.gettext
    if made.whole:
        yield say("All of {hurt} was saved as {path}.", hurt=hurt, path=made.path)
    else:
        yield say(
            "What is whole in {hurt} was saved as {path}; the hurt file was left as it is.",
            hurt=hurt,
            path=made.path,
        )
    yield from _trails(words, made.trails)
    if made.strays:
        yield words.ngettext(
            "{number} more step could be read, but belongs to no trail that is left.",
            "{number} more steps could be read, but belong to no trail that is left.",
            made.strays,
        )
    yield words.ngettext("{number} person was saved.", "{number} people were saved.", made.people)
    yield from (_table_lost(words, one) for one in made.tables)
    yield from (fault(words, one) for one in made.faults)
    if made.freed:
        yield say(
            "No director is left who could prove to be one: all roles were taken away, to be given anew."
        )
    yield from _renewed(words, made.trails)


def _trails(words: Catalogue, trails: Iterable[TrailBack]) -> Iterator[str]:
    for trail in trails:
        yield _back(words, trail)
        if trail.steps and trail.lost:
            yield "  " + words.ngettext(
                "{number} step after them is lost: step {first}.",
                "{number} steps after them are lost, from step {first} on.",
                trail.lost,
                first=words.number(trail.steps + 1),
            )
        if trail.unproved:
            yield "  " + words.ngettext(
                "{number} of the lost could be read, but no seal proves it: it was left out.",
                "{number} of the lost could be read, but no seal proves them: they were left out.",
                trail.unproved,
            )


def _back(words: Catalogue, trail: TrailBack) -> str:
    if trail.last is None:
        return words.ngettext(
            "{name}: all of it is lost, {number} step.",
            "{name}: all of it is lost, {number} steps.",
            trail.lost,
            name=_name(words, trail),
        )
    return words.ngettext(
        "{name}: {number} step, of {moment}.",
        "{name}: {number} steps, the last of {moment}.",
        trail.steps,
        name=_name(words, trail),
        moment=words.moment(trail.last),
    )


def _name(words: Catalogue, trail: TrailBack) -> str:
    if trail.stream == "house":
        return words.gettext("The house itself")
    return trail.name or trail.stream


def _renewed(words: Catalogue, trails: Iterable[TrailBack]) -> Iterator[str]:
    names = [_name(words, trail) for trail in trails if trail.renewed]
    if names:
        yield words.gettext(
            "The draws of {names} go on from a new commitment; the old one is not used any more.",
            names=words.listed(names),
        )


_TABLES: Final[dict[str, Callable[[Catalogue], str]]] = {
    "person": lambda words: words.gettext("People"),
    "staff": lambda words: words.pgettext("table", "Staff"),
    "note": lambda words: words.gettext("Notes"),
    "alias": lambda words: words.gettext("Earlier names of merged people"),
    "merge": lambda words: words.gettext("The list of who was merged"),
    "pin": lambda words: words.gettext("PINs of the staff"),
    "device": lambda words: words.gettext("Paired devices"),
    "elsewhere": lambda words: words.gettext("What other programs call people"),
    "apart": lambda words: words.gettext("Pairs to keep apart"),
    "chip_set": lambda words: words.gettext("Chip sets"),
    "room": lambda words: words.gettext("Rooms"),
    "template": lambda words: words.gettext("Templates"),
    "brand": lambda words: words.gettext("The brand of the house"),
}


def _table_lost(words: Catalogue, lost: TableLost) -> str:
    name = _TABLES[lost.table](words)
    if lost.rows is None:
        return words.gettext("{table}: some may be lost; nobody can tell how many.", table=name)
    return words.ngettext(
        "{table}: {number} is lost.", "{table}: {number} are lost.", lost.rows, table=name
    )
