"""Secrets for the draws: made here, kept in the vault, opened one link at a time."""

import secrets
from functools import lru_cache
from hashlib import sha256
from typing import Final

from tdconsole.domain.engine.issued import Issued
from tdconsole.domain.state.tournament import Commitment
from tdconsole.domain.values import ChainNo, Digest
from tdconsole.journal import Vault

LINKS: Final = 20_000


class Chance:
    def __init__(self, vault: Vault) -> None:
        self._vault = vault
        self._offered: dict[Digest, bytes] = {}

    def offer(self, chain: ChainNo) -> Commitment:
        """The end of a new chain; its secret is lost again unless it is kept."""
        secret = secrets.token_bytes(32)
        end = Digest(_opened_out(secret, LINKS)[LINKS].hex())
        self._offered.clear()
        self._offered[end] = secret
        return Commitment(chain=chain, commitment=end, length=LINKS)

    def keep(self, stream: str, commitment: Commitment) -> None:
        """Keep the secret, inside the transaction that records the commitment and after that."""
        secret = self._offered.pop(commitment.commitment)
        self._vault.keep(stream, commitment.chain, secret, commitment.length)

    def link(self, stream: str, numbers: Issued) -> Digest | None:
        """The next link of the present chain; None if its secret is lost, damaged or used up.

        A link that doesn't lead to the one published before it could prove nothing.
        """
        links = self._links(stream, numbers.chain, numbers.length)
        turn = len(links) - 2 - numbers.links
        if turn < 0 or not _was_published(links[turn + 1], numbers.published):
            return None
        return Digest(links[turn].hex())

    def is_true(self, stream: str, commitment: Commitment) -> bool:
        """Whether the secret, if this file has it, is the one that was committed to."""
        if self._vault.secret(stream, commitment.chain) is None:
            return True
        links = self._links(stream, commitment.chain, commitment.length)
        return bool(links) and _was_published(links[-1], commitment.commitment)

    def salt(self, stream: str, numbers: Issued) -> str:
        """A salt for the next draw's note: nobody can guess it or could have chosen it."""
        secret = next(iter(self._links(stream, numbers.chain, numbers.length)), b"")
        return sha256(f"apart {secret.hex()} {numbers.links}".encode()).hexdigest()[:32]

    def _links(self, stream: str, chain: ChainNo, length: int) -> tuple[bytes, ...]:
        """The links of a chain of this length; none if its secret is lost or of another length."""
        kept = self._vault.secret(stream, chain)
        return () if kept is None or kept[1] != length else _opened_out(*kept)


def _was_published(link: bytes, published: Digest) -> bool:
    return link.hex() == published


@lru_cache(maxsize=4)
def _opened_out(secret: bytes, length: int) -> tuple[bytes, ...]:
    """The secret and its chain of hashes, each the `next_link` of the last, up to the commitment."""
    link, links = secret, [secret]
    for _ in range(length):
        link = sha256(link).digest()
        links.append(link)
    return tuple(links)
