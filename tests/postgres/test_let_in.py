"""Programs that aren't let in are told why, whichever language the server speaks; a pooler is refused."""

import sys
from collections.abc import Callable
from contextlib import closing
from zoneinfo import ZoneInfo

import psycopg
import pytest

from tdconsole.house.postgres import HouseOnServer
from tdconsole.i18n.catalogue import Catalogue
from tdconsole.i18n.engine.mishaps import mishap
from tdconsole.known_errors import KnownError, PoolerBetween, ServerOutOfReach, ServerRefuses
from tdconsole.session.opening import SERVER_SCHEMAS
from tests.postgres.houses import address
from tests.postgres.turning_away import turning_away

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="its line is a socket in a folder")

STARTING, PASSWORD, NO_BASE, FULL = "57P03", "28P01", "3D000", "53300"
HOW_TO_GIVE_A_ROLE = ".pgpass"
ENGLISH = Catalogue("en", ZoneInfo("Europe/Rome"))


@pytest.fixture
def told(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str, str, str], KnownError]:
    def refused(severity: str, number: str, text: str) -> KnownError:
        place = tmp_path_factory.mktemp("l")
        there = address(f"postgresql://floor@/club/evening?host={place}")
        with turning_away(place, severity, number, text), pytest.raises(KnownError) as error:
            HouseOnServer.open(there, SERVER_SCHEMAS)
        return error.value

    return refused


@pytest.mark.parametrize(
    ("severity", "text"),
    [
        ("FATAL", "the database system is starting up"),
        ("FATAL", "das Datenbanksystem startet"),
        ("FATALE", "il database si sta avviando"),
        ("KATASTROFALNY", "system bazy danych uruchamia się"),
        ("ÖLÜMCÜL (FATAL)", "veritabanı başlatılıyor"),
    ],
)
def test_one_that_is_starting_is_out_of_reach(
    told: Callable[[str, str, str], KnownError], severity: str, text: str
) -> None:
    why = told(severity, STARTING, text)
    assert type(why) is ServerOutOfReach
    assert why.detail == text


@pytest.mark.parametrize(
    ("severity", "text"),
    [
        ("FATAL", 'password authentication failed for user "floor"'),
        ("FATAL", "Passwort-Authentifizierung für Benutzer »floor« fehlgeschlagen"),
        ("FATALE", 'autenticazione con password fallita per l\'utente "floor"'),
        ("KATASTROFALNY", 'autoryzacja hasłem nie powiodła się dla użytkownika "floor"'),
    ],
)
def test_one_that_turns_the_role_away_refuses_and_it_is_said_how_a_role_is_given(
    told: Callable[[str, str, str], KnownError], severity: str, text: str
) -> None:
    why = told(severity, PASSWORD, text)
    assert type(why) is ServerRefuses
    assert why.detail == text
    assert HOW_TO_GIVE_A_ROLE in mishap(ENGLISH, why)


@pytest.mark.parametrize(
    ("severity", "number", "text"),
    [
        ("FATAL", NO_BASE, 'database "recovery" does not exist'),
        ("FATAL", NO_BASE, "Datenbank »club« existiert nicht"),
        ("FATALE", FULL, "spiacente, troppi client già connessi"),
        ("KATASTROFALNY", FULL, "przepraszamy, zbyt wielu klientów już połączonych"),
    ],
)
def test_one_that_refuses_for_another_reason_is_not_told_to_want_a_role(
    told: Callable[[str, str, str], KnownError], severity: str, number: str, text: str
) -> None:
    why = told(severity, number, text)
    assert type(why) is ServerRefuses
    assert why.detail == text
    assert HOW_TO_GIVE_A_ROLE not in mishap(ENGLISH, why)


def of_another_line(connection: psycopg.ConnectionInfo) -> int:
    """A pooler names its own line to the program, and not the one to PostgreSQL."""
    return connection.pgconn.backend_pid + 1


def test_a_pooler_is_refused_before_anything_is_made_or_read(
    place_on_server: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = address(place_on_server)
    with monkeypatch.context() as pooled:
        pooled.setattr(psycopg.ConnectionInfo, "backend_pid", property(of_another_line))
        with pytest.raises(PoolerBetween) as told:
            HouseOnServer.create(there, SERVER_SCHEMAS)
        assert "pooler" in mishap(ENGLISH, told.value)
    assert not HouseOnServer.is_there(there)
    HouseOnServer.create(there, SERVER_SCHEMAS).close()
    monkeypatch.setattr(psycopg.ConnectionInfo, "backend_pid", property(of_another_line))
    for looking in (False, True):
        with pytest.raises(PoolerBetween):
            HouseOnServer.open(there, SERVER_SCHEMAS, looking=looking)


def test_a_line_given_to_another_house_meanwhile_writes_to_neither(
    places_on_server: Callable[[], str],
) -> None:
    one, other = address(places_on_server()), address(places_on_server())
    with (
        closing(HouseOnServer.create(one, SERVER_SCHEMAS)) as house,
        closing(HouseOnServer.create(other, SERVER_SCHEMAS)) as beside,
    ):
        before = [each.row("SELECT no FROM turn") for each in (house, beside)]
        house._connection.execute(f'SET search_path TO "{other.house}"')
        with pytest.raises(PoolerBetween), house.transaction():
            house.execute("INSERT INTO person (name) VALUES ('Maria Rossi')")
        house._connection.execute(f'SET search_path TO "{one.house}"')
        assert [each.row("SELECT no FROM turn") for each in (house, beside)] == before
        with house.transaction():
            pass
