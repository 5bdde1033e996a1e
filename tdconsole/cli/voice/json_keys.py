"""Keys that are twice in one object of JSON: msgspec would silently take the last."""

import json
from typing import Any


class KeyTwice(ValueError):
    """The key is twice in one object, so nobody can tell which value is meant."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def check_keys(written: bytes) -> None:
    """Check a text that can be read as JSON; numbers don't matter and stay as they are."""
    json.loads(written, object_pairs_hook=_once, parse_int=str, parse_float=str)


def _once(pairs: list[tuple[str, Any]]) -> None:
    keys = set()
    for key, _ in pairs:
        if key in keys:
            raise KeyTwice(key)
        keys.add(key)
