"""What is refused about the staff: roles, PINs, and what a role may not do."""

from typing import Final

from tdconsole.domain.language.rejections.staff import (
    DealerIsOn,
    DealerNotOn,
    DealsThere,
    FirstIsDirector,
    HasRoleAlready,
    HoldsRole,
    LastDirector,
    LimitNotForRole,
    NameSealed,
    NobodyDeals,
    NoDealingToTakeBack,
    NoPushToTakeBack,
    NoRole,
    NoRoleToTake,
    NoTableToDeal,
    NotAPin,
    NotForRole,
    NothingToSwap,
    NotOnStaff,
    PinExchanged,
    PinFirst,
    PinMissing,
    PinNeeded,
    PinTooSoon,
    PushedMeanwhile,
    RestsAlready,
    TableNotDealt,
    TwiceInRotation,
    WhoActs,
    WrongPin,
)
from tdconsole.domain.values import StaffId
from tdconsole.i18n.catalogue import N_, P_
from tdconsole.i18n.engine.commands import command_name
from tdconsole.i18n.entry.roles import role_name, roles_named
from tdconsole.i18n.naming import OwnWords, Sentences, Wording

SENTENCES: Final[Sentences] = {
    NobodyDeals: N_("No dealer is on: bring the dealers on first."),
    NoTableToDeal: N_("No table of the rotation is open."),
    PushedMeanwhile: N_("The dealers were pushed meanwhile: look at who deals where now."),
    NoPushToTakeBack: N_(
        "There is no push to take back: there was none, or something happened to the dealers since."
    ),
    NoDealingToTakeBack: N_(
        "There is nothing to take back: nothing was done with the dealers, or the last gesture was taken back already."
    ),
    TableNotDealt: N_("Table {table} is not open in that tournament."),
    NothingToSwap: N_("Neither of them is at a table."),
    NotOnStaff: N_("That is nobody on the staff of this house: take the name in first."),
    HasRoleAlready: N_("The role is “{role}” already."),
    FirstIsDirector: N_(
        "The first role in a house is a director’s: without one, nobody could give another."
    ),
    PinFirst: N_("The role “{role}” needs a PIN: set one first, then give the role."),
    LastDirector: N_(
        "This is the last director: make somebody else a director first, or take all other roles away."
    ),
    NoRoleToTake: N_("There is no role to take away here."),
    HoldsRole: N_("Somebody with a role stays on the staff: take the role “{role}” away first."),
    PinMissing: N_(
        "A PIN is never part of a request: set it in the window, or at a terminal with “tdconsole staff FILE pin NAME”; a script has the new one in TDCONSOLE_NEW_PIN."
    ),
    NameSealed: N_("The name is sealed as it is."),
    NotAPin: N_("A PIN is 4 to 12 digits."),
    WhoActs: N_("Staff have roles in this house: say who you are, and type your PIN."),
    NoRole: N_("You have no role in this house: a director gives you one."),
    PinNeeded: N_("Staff have roles in this house: type your PIN first."),
    WrongPin: N_("That is not the PIN."),
    PinTooSoon: P_(
        "Too many wrong PINs: try again in {number} second.",
        "Too many wrong PINs: try again in {number} seconds.",
        "seconds",
    ),
    PinExchanged: N_(
        "The PIN kept in the house is not the one that was set: a director has to set it anew."
    ),
}


def _not_for_role(wording: Wording, one: NotForRole) -> str:
    words = wording.words
    return words.gettext(
        "Not for the role “{role}”: {gesture}. It is for: {roles}.",
        role=role_name(words, one.role),
        gesture=command_name(words, one.command),
        roles=roles_named(words, one.roles),
    )


def _limit_not_for_role(wording: Wording, one: LimitNotForRole) -> str:
    words = wording.words
    return words.gettext(
        "Not for the role “{role}”: passing a limit ({gesture}). It is for a director.",
        role=role_name(words, one.role),
        gesture=command_name(words, one.command),
    )


def _dealer(wording: Wording, staff: StaffId) -> str:
    """Without what the house keeps, a dealer is a number."""
    if wording.kept is None:
        return wording.words.gettext("Dealer number {staff}", staff=staff)
    return wording.kept.staff(staff)


def _dealer_is_on(wording: Wording, one: DealerIsOn) -> str:
    return wording.words.gettext("{name} is on already.", name=_dealer(wording, one.staff))


def _dealer_not_on(wording: Wording, one: DealerNotOn) -> str:
    name = _dealer(wording, one.staff)
    return wording.words.gettext("{name} is not on as a dealer.", name=name)


def _deals_there(wording: Wording, one: DealsThere) -> str:
    name = _dealer(wording, one.staff)
    return wording.words.gettext("{name} deals at table {table}.", name=name, table=one.table)


def _rests_already(wording: Wording, one: RestsAlready) -> str:
    name = _dealer(wording, one.staff)
    return wording.words.gettext("{name} is on a break already.", name=name)


def _twice_in_rotation(wording: Wording, one: TwiceInRotation) -> str:
    if one.table is None:
        return wording.words.gettext("A tournament is in the rotation twice.")
    return wording.words.gettext("Table {table} is in the rotation twice.", table=one.table)


OWN_WORDS: Final[OwnWords] = {
    NotForRole: _not_for_role,
    LimitNotForRole: _limit_not_for_role,
    DealerIsOn: _dealer_is_on,
    DealerNotOn: _dealer_not_on,
    DealsThere: _deals_there,
    RestsAlready: _rests_already,
    TwiceInRotation: _twice_in_rotation,
}
