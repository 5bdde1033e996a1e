"""The sentence of every refusal: what stands in the way, and where there is one, the way out."""

from typing import Final

from tdconsole.domain.language.rejections.refusal import Rejection
from tdconsole.domain.values import PersonId, Role
from tdconsole.i18n.advice import refusals as advice
from tdconsole.i18n.bubble import refusals as bubble
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.chips import refusals as chips
from tdconsole.i18n.clock import refusals as clock
from tdconsole.i18n.day import refusals as day
from tdconsole.i18n.discipline import refusals as discipline
from tdconsole.i18n.draw import refusals as draw
from tdconsole.i18n.engine import device_refusals as devices
from tdconsole.i18n.engine import staff_refusals as staff
from tdconsole.i18n.engine import trail_refusals as trail
from tdconsole.i18n.entry import refusals as entry
from tdconsole.i18n.entry.roles import role_name
from tdconsole.i18n.fields import Fields, Named
from tdconsole.i18n.flights import refusals as flights
from tdconsole.i18n.naming import Kept, OwnWords, Sentences, Who, Wording
from tdconsole.i18n.payouts import refusals as payouts
from tdconsole.i18n.prizes import refusals as prizes
from tdconsole.i18n.room import refusals as room
from tdconsole.i18n.season import refusals as season
from tdconsole.i18n.setup import refusals as setup
from tdconsole.i18n.structure import refusals as structure

SUBJECTS: Final = (
    trail, staff, devices, structure, setup, flights, payouts, entry, draw, day, bubble, prizes, chips, discipline,
    clock, room, advice, season,
)  # fmt: skip
SENTENCES: Final[Sentences] = {
    kind: sentence for subject in SUBJECTS for kind, sentence in subject.SENTENCES.items()
}
OWN_WORDS: Final[OwnWords] = {
    kind: words for subject in SUBJECTS for kind, words in subject.OWN_WORDS.items()
}


def refusal(words: Catalogue, rejection: Rejection, who: Who, kept: Kept | None = None) -> str:
    """Without what the house keeps, a person is a number and a note is left out."""
    wording, kind = Wording(words, who, kept), type(rejection)
    return _FIELDS.said(wording, rejection, SENTENCES.get(kind) or OWN_WORDS[kind])


_FIELDS: Final = Fields(
    {
        PersonId: lambda wording, person, _one: Named(wording.name(person), person),
        Role: lambda wording, role, _one: role_name(wording.words, role),
    }
)
