"""Two names in each alphabet that players bring, alike enough to be taken for one another."""

from typing import Final

NAMES: Final = {
    "Arabic": ("محمد علي", "محمود علي"),
    "Hebrew": ("יוסף כהן", "יוסי כהן"),
    "Chinese": ("陈伟", "陈炜"),
    "Japanese": ("田中さくら", "田中さゆり"),
    "Korean": ("김지민", "김지만"),
    "Thai": ("สมชาย ใจดี", "สมชัย ใจดี"),
    "Devanagari": ("आदित्य शर्मा", "आदित्य वर्मा"),
    "Tamil": ("கிருஷ்ணன்", "கிருஷ்ணா"),
    "Greek": ("Ελένη Παππά", "Ελένη Παππή"),
    "Cyrillic": ("Дмитрий Иванов", "Дмитрий Іванов-Ґут"),
    "Georgian": ("გიორგი", "გიორგა"),
    "Armenian": ("Արմեն", "Արմեր"),
    "emoji": ("Jo 😀", "Jo 😎"),
    "suits": ("Jo ♠", "Jo ♣"),
}
NOWHERE: Final = ("ᠮᠣᠩ", "ᠮᠠᠩ")
"""Mongolian names, for which there is no face."""
