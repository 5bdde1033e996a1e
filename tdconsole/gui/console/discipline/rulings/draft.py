"""A ruling as typed, and the request for it."""

from tdconsole.domain.language.commands.rulings import CorrectRuling, DecideRuling, MakeRuling
from tdconsole.domain.values import Chips, EntryId, HandStage, Record, RulingNo, TableNo, Withheld
from tdconsole.projections.discipline.rulings import RulingTold

Writing = MakeRuling | DecideRuling | CorrectRuling


class Draft(Record, kw_only=True):
    """A ruling as typed and understood."""

    happened: str = ""
    decided: str = ""
    table: TableNo | None = None
    entries: tuple[EntryId, ...] = ()
    stage: HandStage | None = None
    cites: tuple[str, ...] = ()
    chips: Chips = Chips(0)
    prize: EntryId | None = None

    @property
    def withheld(self) -> Withheld | None:
        held = Withheld(chips=self.chips, prize=self.prize)
        return None if held == Withheld() else held


def drafted(one: RulingTold) -> Draft:
    held = one.withheld or Withheld()
    return Draft(
        happened=one.happened or "",
        decided=one.decided or "",
        table=one.table,
        entries=tuple(player.entry for player in one.players),
        stage=one.stage,
        cites=one.cites,
        chips=held.chips,
        prize=held.prize,
    )


def made(draft: Draft) -> MakeRuling:
    return MakeRuling(
        happened=draft.happened,
        decided=draft.decided or None,
        table=draft.table,
        entries=draft.entries,
        stage=draft.stage,
        cites=draft.cites,
        withheld=None if draft.decided else draft.withheld,
    )


def decided(draft: Draft, ruling: RulingNo) -> DecideRuling:
    return DecideRuling(ruling=ruling, decided=draft.decided, cites=draft.cites)


def corrected(draft: Draft, one: RulingTold) -> CorrectRuling:
    """Return the correction; a text is included only if it changed, and erased if it was erased."""
    before = drafted(one)
    return CorrectRuling(
        ruling=one.ruling,
        table=draft.table,
        entries=draft.entries,
        stage=draft.stage,
        cites=draft.cites,
        withheld=draft.withheld if one.pending else one.withheld,
        happened=draft.happened if draft.happened != before.happened else None,
        decided=draft.decided if draft.decided != before.decided else None,
    )
