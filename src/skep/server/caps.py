"""How much one address, one socket and one table may ask for."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from time import monotonic
from typing import NamedTuple

from skep.server.faults import Refused

NEAR = ("127.0.0.1", "::1", "localhost", "testclient")


@lru_cache(4096)
def source(address: str) -> str:
    """Whom an address is counted for: itself, or its /64 if it is IPv6, as one home has all of
    that; an IPv4 address that is written as IPv6 is IPv4."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if isinstance(found, IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        if not found.is_loopback:
            return str(ip_network((int(found), 64), strict=False))
    return str(found)


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: float
    more: float


class Caps(NamedTuple):
    """The limits of a server."""

    frame: int = 8192
    """Bytes of one message from a client."""
    body: int = 65536
    """Bytes of one HTTP body."""
    sockets: int = 64
    """Open at once from one address."""
    tables: Rate = Rate(30, 0.2)
    requests: Rate = Rate(120, 20)
    """From one address, over HTTP."""
    commands: Rate = Rate(60, 20)
    """Over one socket."""
    near: int = 20
    """So many times wider for this machine's own address."""
    waiting: int = 1_000_000
    """Bytes that wait for a slow client before it is let go."""
    name: int = 24
    """Letters of a name."""
    cached: int = 1000
    """Tables kept in memory although nobody is at them."""
    listed: int = 100
    """Tables shown in the lobby."""
    listed_each: int = 10
    """Of those, made from one address."""
    chairs: int = 6
    """Taken from one address at listed tables that have not started."""


DEFAULT = Caps()


class Bucket:
    """Lets a rate through and no more."""

    __slots__ = ("left", "rate", "seen")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = rate.burst
        self.seen = monotonic()

    def take(self) -> bool:
        now = monotonic()
        self.left = min(self.rate.burst, self.left + (now - self.seen) * self.rate.more)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Gate:
    """Counts what each address does; remembers only so many addresses."""

    MOST = 10_000

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self.sockets: dict[str, int] = {}
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def wide(self, address: str) -> int:
        return self.caps.near if source(address) in NEAR else 1

    def enter(self, address: str) -> bool:
        """One more socket; False if there are too many."""
        address = source(address)
        count = self.sockets.get(address, 0)
        if count >= self.caps.sockets * self.wide(address):
            return False
        self.sockets[address] = count + 1
        return True

    def leave(self, address: str) -> None:
        address = source(address)
        left = self.sockets.get(address, 1) - 1
        if left > 0:
            self.sockets[address] = left
        else:
            self.sockets.pop(address, None)

    def request(self, address: str) -> None:
        if not self._bucket("requests", address, self.caps.requests).take():
            raise Refused("too-fast", "too many requests from your address; wait a moment")

    def table(self, address: str) -> None:
        if not self._bucket("tables", address, self.caps.tables).take():
            raise Refused("too-many-tables", "too many new tables from your address; wait a minute")

    def _bucket(self, what: str, address: str, rate: Rate) -> Bucket:
        address = source(address)
        found = self._buckets.get((what, address))
        if found is None:
            wide = self.wide(address)
            found = Bucket(Rate(rate.burst * wide, rate.more * wide))
            self._buckets[what, address] = found
            if len(self._buckets) > self.MOST:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((what, address))
        return found
