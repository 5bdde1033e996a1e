"""Secrets for the draws: made here, kept in the vault, opened one link at a time."""

import secrets
from hashlib import sha256
from typing import Final

from tdconsole.domain.draw.lots import next_link
from tdconsole.domain.engine.issued import Issued
from tdconsole.domain.state.tournament import Commitment
from tdconsole.domain.values import ChainNo, Digest
from tdconsole.journal import Vault

LINKS: Final = 20_000


class Chance:
    def __init__(self, vault: Vault) -> None:
        self._vault = vault
        self._offered: dict[Digest, bytes] = {}
        self._chains: dict[tuple[str, ChainNo], list[Digest]] = {}

    def offer(self, chain: ChainNo) -> Commitment:
        """A new chain's end; its secret is lost again unless it is kept."""
        secret = secrets.token_bytes(32)
        links = self._opened_out(secret, LINKS)
        self._offered.clear()
        self._offered[links[LINKS]] = secret
        return Commitment(chain=chain, commitment=links[LINKS], length=LINKS)

    def keep(self, stream: str, commitment: Commitment) -> None:
        """To be called inside the transaction that records the commitment, after it."""
        secret = self._offered.pop(commitment.commitment)
        self._vault.keep(stream, commitment.chain, secret, commitment.length)

    def link(self, stream: str, numbers: Issued) -> Digest | None:
        """The next link of the present chain; none where the secret is lost or used up."""
        links = self._links(stream, numbers.chain)
        turn = len(links) - 2 - numbers.links
        return links[turn] if turn >= 0 else None

    def salt(self, stream: str, numbers: Issued) -> str:
        """For a note of the next draw: nobody can guess it, and nobody could have chosen it."""
        secret = next(iter(self._links(stream, numbers.chain)), "")
        return sha256(f"apart {secret} {numbers.links}".encode()).hexdigest()[:32]

    def _links(self, stream: str, chain: ChainNo) -> list[Digest]:
        """None where the secret is lost."""
        if (stream, chain) not in self._chains:
            kept = self._vault.secret(stream, chain)
            if kept is None:
                return []
            self._chains[stream, chain] = self._opened_out(*kept)
        return self._chains[stream, chain]

    @staticmethod
    def _opened_out(secret: bytes, length: int) -> list[Digest]:
        links = [Digest(secret.hex())]
        for _ in range(length):
            links.append(next_link(links[-1]))
        return links
