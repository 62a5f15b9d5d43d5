"""How much one address, one socket and one table may ask for."""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import NamedTuple

from skep.tables.faults import Refused
from skep.tables.rates import Bucket, Rate

TOO_FAST = "too many commands at once; wait a moment"
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
    commands: Rate = Rate(200, 50)
    """Points for commands over one socket; `costs` says what each command costs."""
    shared: Rate = Rate(800, 200)
    """Points for commands from one address, over all of its sockets and over HTTP."""
    hellos: Rate = Rate(120, 4)
    """Keys shown by one address; a hello without a key counts as one."""
    keys: int = 10
    """Keys in one hello."""
    bytes: Rate = Rate(16384, 8192)
    """Bytes from one socket that arrive in long pieces: one short message at a time is free."""
    questions: int = 12
    """From one address that may wait for a worker; bots are never turned away for them."""
    thinking: Rate = Rate(180, 0.25)
    """Seconds for which bots at one address's tables think longer than their level does."""
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


class Buckets:
    """One bucket for each address; a limited number of addresses is remembered."""

    MOST = 10_000

    def __init__(self, rate: Rate, near: int) -> None:
        self.rate = rate
        self.near = near
        self._found: OrderedDict[str, Bucket] = OrderedDict()

    def of(self, address: str) -> Bucket:
        address = source(address)
        found = self._found.get(address)
        if found is None:
            wide = self.near if address in NEAR else 1
            found = self._found[address] = Bucket(wider(self.rate, wide))
            if len(self._found) > self.MOST:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(address)
        return found


def wider(rate: Rate, times: int) -> Rate:
    return Rate(rate.burst * times, rate.more * times)


class Gate:
    """Counts what each address does."""

    def __init__(self, caps: Caps) -> None:
        self.caps = caps
        self.sockets: dict[str, int] = {}
        self._requests = Buckets(caps.requests, caps.near)
        self._tables = Buckets(caps.tables, caps.near)
        self._shared = Buckets(caps.shared, caps.near)
        self._hellos = Buckets(caps.hellos, caps.near)

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
        if not self._requests.of(address).take():
            raise Refused("too-fast", "too many requests from your address; wait a moment")

    def table(self, address: str) -> None:
        if not self._tables.of(address).take():
            raise Refused("too-many-tables", "too many new tables from your address; wait a minute")

    def shared(self, address: str) -> Bucket:
        """The points that all commands of an address share."""
        return self._shared.of(address)

    def command(self, address: str, cost: int) -> None:
        """A command over HTTP."""
        if not self.shared(address).take(cost):
            raise Refused("too-fast", TOO_FAST)

    def hello(self, address: str, keys: int) -> None:
        """Charge for the keys shown to open a table."""
        if keys > self.caps.keys:
            raise Refused("too-many-keys", f"a hello has at most {self.caps.keys} keys")
        if not self._hellos.of(address).take(max(1, keys)):
            raise Refused(
                "too-many-hellos", "too many hellos from your address; wait a moment and try again"
            )
