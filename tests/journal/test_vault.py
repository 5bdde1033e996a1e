from tdconsole.domain.values import FIRST_CHAIN, ChainNo
from tdconsole.journal import Vault


def test_a_secret_is_kept_for_its_stream_and_chain(vault: Vault) -> None:
    vault.keep("a", FIRST_CHAIN, b"first" * 6, 100)
    vault.keep("a", ChainNo(2), bytes(32), 200)
    vault.keep("b", FIRST_CHAIN, bytes(range(32)), 300)
    assert vault.secret("a", FIRST_CHAIN) == (b"first" * 6, 100)
    assert vault.secret("a", ChainNo(2)) == (bytes(32), 200)
    assert vault.secret("b", FIRST_CHAIN) == (bytes(range(32)), 300)


def test_a_secret_that_is_not_there_is_none(vault: Vault) -> None:
    vault.keep("a", FIRST_CHAIN, bytes(32), 100)
    assert vault.secret("a", ChainNo(2)) is None
    assert vault.secret("b", FIRST_CHAIN) is None


def test_a_chain_that_is_made_anew_after_the_step_that_made_it_was_lost(vault: Vault) -> None:
    vault.keep("a", FIRST_CHAIN, bytes(32), 100)
    vault.keep("a", FIRST_CHAIN, b"again" * 6, 200)
    assert vault.secret("a", FIRST_CHAIN) == (b"again" * 6, 200)
