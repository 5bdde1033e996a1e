"""What a house promises, in sentences."""

from collections.abc import Iterator

from tdconsole.i18n.catalogue import Catalogue
from tdconsole.projections.engine.promises import FilePromise, Promise, ServerPromise


def promise_lines(words: Catalogue, promise: Promise) -> Iterator[str]:
    """What it comes to first, then what it rests on."""
    if isinstance(promise, FilePromise):
        yield _of_file(words, promise)
        return
    yield _of_server(words, promise)
    say = words.gettext
    if promise.waits:
        yield words.ngettext(
            "Nothing is acknowledged now: {number} standby has to confirm each step, and {confirm} do.",
            "Nothing is acknowledged now: {number} standbys have to confirm each step, and {confirm} do.",
            promise.waited_for,
            confirm=words.number(promise.standbys or 0),
        )
    if not promise.full_page_writes:
        yield say(
            "When the server's machine falls, a page may be left half written: full_page_writes is off."
        )
    if not promise.data_checksums:
        yield say(
            "What the server's disk itself changes is found by tdconsole verify alone: data_checksums is off."
        )
    yield say(
        "The server says: PostgreSQL {version}, {settings}.",
        version=promise.version,
        settings=_settings(promise),
    )


def _of_file(words: Catalogue, promise: FilePromise) -> str:
    rests_on = f"journal_mode={promise.journal}, synchronous={promise.synchronous}"
    if promise.kept == "unsure":
        return words.gettext(
            "What is acknowledged may be lost when the machine falls ({settings}).",
            settings=rests_on,
        )
    return words.gettext(
        "What is acknowledged is on this machine's disk ({settings}).", settings=rests_on
    )


def _of_server(words: Catalogue, promise: ServerPromise) -> str:
    say = words.gettext
    if promise.synchronous_commit == "off":
        return say(
            "What is acknowledged may be lost when the server falls: synchronous_commit is off."
        )
    if not promise.fsync:
        return say(
            "What is acknowledged may be lost when the server's machine falls: fsync is off."
        )
    if promise.kept == "received":
        return words.ngettext(
            "What is acknowledged is on the server's disk, and in the memory of {number} standby.",
            "What is acknowledged is on the server's disk, and in the memory of {number} standbys.",
            promise.waited_for,
        )
    if promise.kept == "disk":
        return say("What is acknowledged is on the server's disk.")
    return words.ngettext(
        "What is acknowledged is on the disk of {number} server.",
        "What is acknowledged is on the disks of {number} servers.",
        1 + promise.waited_for,
    )


def _settings(promise: ServerPromise) -> str:
    said = {
        "synchronous_commit": promise.synchronous_commit,
        "fsync": _switch(on=promise.fsync),
        "full_page_writes": _switch(on=promise.full_page_writes),
        "data_checksums": _switch(on=promise.data_checksums),
    }
    if promise.synchronous_standby_names:
        said["synchronous_standby_names"] = promise.synchronous_standby_names
    return ", ".join(f"{name}={value}" for name, value in said.items())


def _switch(*, on: bool) -> str:
    return "on" if on else "off"
