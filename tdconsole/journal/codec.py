"""Events and instants as they lie on the disk, and the seal over them."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from msgspec import DecodeError, json

from tdconsole.domain.events import KINDS, Event
from tdconsole.domain.values import Instant
from tdconsole.known_errors import DamagedFile, NewerFile

NO_HASH: Final = bytes(32)

_KIND_OF: Final = {kind: name for name, kind in KINDS.items()}
_READ: Final = {name: json.Decoder(kind).decode for name, kind in KINDS.items()}
_READ_INSTANT: Final = json.Decoder(Instant).decode
_ENCODE: Final = json.Encoder().encode

EncodedEvent = tuple[str, int, str]


def encoded(event: Event) -> EncodedEvent:
    kind, version = _KIND_OF[type(event)]
    return kind, version, _ENCODE(event).decode()


def decoded(path: str, kind: str, version: int, body: str) -> Event:
    read = _READ.get((kind, version))
    if read is None:
        raise NewerFile(path, f"{kind} {version}")
    try:
        return read(body)
    except DecodeError as error:
        raise DamagedFile(path, f"{kind}: {error}") from error


def encoded_instant(instant: Instant) -> str:
    return _ENCODE(instant).decode()


def decoded_instant(path: str, text: str) -> Instant:
    try:
        return _READ_INSTANT(text)
    except DecodeError as error:
        raise DamagedFile(path, str(error)) from error


def sealed(previous: bytes, fields: Sequence[object], events: Sequence[EncodedEvent]) -> bytes:
    """The hash of the one before and of every stored field, each behind its length."""
    parts = [*fields, len(events), *(part for event in events for part in event)]
    seal = bytearray(previous)
    for part in parts:
        stored = b"" if part is None else str(part).encode()
        seal += len(stored).to_bytes(8, "big")
        seal += stored
    return sha256(seal).digest()
