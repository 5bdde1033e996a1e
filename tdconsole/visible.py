"""Text without the signs that nobody sees: they would make two names of one."""

import re
import unicodedata
from typing import Final

_UNSEEN: Final = re.compile(
    "[\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e"
    "\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb"
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e007f]"
)
_CONTROL: Final = re.compile("[\x00-\x08\x0e-\x1b\x7f-\x84\x86-\x9f]")
_FLAG: Final = re.compile("\U0001f3f4[\U000e0020-\U000e007e]+\U000e007f")
"""The flag of a part of a country, such as that of Wales: a black flag and its letters unseen."""
_JOINERS: Final = "\u200c\u200d"
_PICTURES: Final = frozenset(["So", "Sk"])
_PICTURED: Final = "\ufe0f"
_VIRAMA: Final = 9


def visible(text: str) -> str:
    """The text without unseen signs; joiners stay where Arabic, Indic letters and emoji need them."""
    if text.isascii():
        return text
    flags = {at for flag in _FLAG.finditer(text) for at in range(flag.start() + 1, flag.end())}
    return _UNSEEN.sub(lambda one: _kept(text, one.start(), one.start() in flags), text)


def cleaned(text: str) -> str:
    """The visible text, with a space for each control sign: those steer terminals and printers."""
    return text if text.isprintable() and text.isascii() else _CONTROL.sub(" ", visible(text))


def _kept(text: str, at: int, in_flag: bool) -> str:
    sign = text[at]
    if in_flag or (sign in _JOINERS and _joins(text, at)):
        return sign
    return " " if unicodedata.category(sign) in {"Lo", "So"} else ""


def _joins(text: str, at: int) -> bool:
    """Whether a joiner changes how its neighbours look; at an end, or beside Latin, it can't."""
    if not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if unicodedata.category(after) in _PICTURES:
        return unicodedata.category(before) in _PICTURES or before == _PICTURED
    if unicodedata.bidirectional(after) == "AL":
        return unicodedata.bidirectional(before) in {"AL", "NSM"}
    return unicodedata.combining(before) == _VIRAMA or (_is_indic(before) and _is_indic(after))


def _is_indic(sign: str) -> bool:
    """Whether it is a letter or mark of India and the lands around it, where joiners are spelling."""
    return "\u0900" <= sign <= "\u109f" or "\u1780" <= sign <= "\u18af"
