"""Events and instants as they are on disk, and the seal over them."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b, sha256
from struct import Struct
from typing import Any, Final, Generic, TypeVar

from msgspec import DecodeError, json

from tdconsole.domain.engine.rows import HOUSE_KINDS, KINDS
from tdconsole.domain.language.events.earlier import EARLIER
from tdconsole.domain.values import Instant, Record
from tdconsole.known_errors import DamagedFile, NewerFile

NO_HASH: Final = bytes(32)
NO_SEAL: Final = b""

Fact = TypeVar("Fact")
Kind = tuple[str, int]
EncodedEvent = tuple[str, int, str]

_READ_INSTANT: Final = json.Decoder(Instant).decode
_ENCODE: Final = json.Encoder().encode
_ENCODE_ORDERED: Final = json.Encoder(order="deterministic").encode


class Codec(Generic[Fact]):
    """The events of one sort of stream; shapes of earlier versions are read as today's."""

    def __init__(
        self,
        kinds: Mapping[Kind, type[Fact]],
        earlier: Mapping[Kind, tuple[type[Record], Callable[[Any], Fact]]],
    ) -> None:
        self._kind_of = {shape: kind for kind, shape in kinds.items()}
        self._read = {kind: json.Decoder(shape).decode for kind, shape in kinds.items()}
        self._earlier = {
            kind: (json.Decoder(shape).decode, told) for kind, (shape, told) in earlier.items()
        }

    def encoded(self, event: Fact) -> EncodedEvent:
        kind, version = self._kind_of[type(event)]
        return kind, version, _ENCODE(event).decode()

    def decoded(self, path: str, kind: str, version: int, body: str) -> Fact:
        try:
            if (read := self._read.get((kind, version))) is not None:
                return read(body)
            if (earlier := self._earlier.get((kind, version))) is not None:
                read_then, told = earlier
                return told(read_then(body))
        except (DecodeError, TypeError) as error:
            raise DamagedFile(path, f"{kind}: {error}") from error
        raise NewerFile(path, f"{kind} {version}")


TOURNAMENT_EVENTS: Final = Codec(KINDS, EARLIER)
HOUSE_EVENTS: Final = Codec(HOUSE_KINDS, {})


def encoded_instant(instant: Instant) -> str:
    return _ENCODE(instant).decode()


def decoded_instant(path: str, text: str) -> Instant:
    try:
        return _READ_INSTANT(text)
    except (DecodeError, TypeError) as error:
        raise DamagedFile(path, str(error)) from error


def digest_of(request: Record) -> bytes:
    """The digest of a request's contents, the same for the same contents."""
    return blake2b(_ENCODE_ORDERED(request), digest_size=16).digest()


def sealed(previous: bytes, fields: Sequence[Any], events: Sequence[EncodedEvent]) -> bytes:
    """The hash of the previous seal and every stored field, each preceded by its length.

    What no table holds unless it was damaged, bytes for a text or a text for a number, is no seal.
    Every step of a long trail is sealed again as it is read, so what many steps share is kept.
    """
    try:
        stream, version, at, actor, command, request, undoes = fields
        number, moment, asked = b"%d" % version, at.encode(), request.encode()
        parts = [
            previous,
            _measured(stream),
            _LENGTH[len(number)],
            number,
            _LENGTH[len(moment)],
            moment,
            _measured(actor, command),
            _LENGTH[len(asked)],
            asked,
            _measured(undoes, len(events)),
        ]
        for kind, shape, body in events:
            told = body.encode()
            parts += (_measured(kind, shape), _LENGTH[len(told)], told)
        together = b"".join(parts)
    except (TypeError, AttributeError):
        return NO_SEAL
    return sha256(together).digest()


class _Lengths(dict[int, bytes]):
    """Lengths as they stand before what they measure, worked out as they are first met."""

    def __missing__(self, length: int) -> bytes:
        packed = _PACKED(length)
        if length < _OFTEN:
            self[length] = packed
        return packed


_PACKED: Final = Struct(">Q").pack
_OFTEN: Final = 1024
_LENGTH: Final = _Lengths()


@lru_cache(maxsize=1024)
def _measured(*parts: object) -> bytes:
    stored = [b"" if part is None else str(part).encode() for part in parts]
    return b"".join(_LENGTH[len(one)] + one for one in stored)
