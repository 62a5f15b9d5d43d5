"""Rate limits for addresses and connections."""

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
    """The source that an address counts for: itself, or its /64 network for IPv6, which one home
    has as a whole. An IPv4 address in IPv6 notation is IPv4."""
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
    """Connections that one address may have open."""
    tables: Rate = Rate(30, 0.2)
    """New tables from one address."""
    requests: Rate = Rate(120, 20)
    """HTTP requests from one address."""
    commands: Rate = Rate(200, 50)
    """Points for commands over one connection; `costs` says what each command costs."""
    shared: Rate = Rate(800, 200)
    """Points for commands from one address, over all its connections and over HTTP."""
    hellos: Rate = Rate(120, 4)
    """Keys that one address shows in hellos. A hello without a key counts as one."""
    keys: int = 10
    """Keys in one hello."""
    questions: int = 12
    """Questions from one address that may wait for a worker. Bots' turns are never refused for
    them."""
    thinking: Rate = Rate(180, 0.25)
    """Seconds that bots at one address's tables may think longer than their level usually does."""
    near: int = 20
    """The factor by which limits are wider for this machine's own address."""
    waiting: int = 1_000_000
    """Bytes that may wait for a slow client before it is disconnected."""
    name: int = 24
    """Letters of a name."""
    cached: int = 1000
    """Tables kept in memory without anybody present."""
    listed: int = 100
    """Tables shown in the lobby."""
    listed_each: int = 10
    """Tables of one address shown in the lobby."""
    chairs: int = 6
    """Chairs that one address may take at listed tables that have not started."""


DEFAULT = Caps()


class Buckets:
    """A bucket for each address. The least recent ones are forgotten."""

    MAX_ADDRESSES = 10_000

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
            if len(self._found) > self.MAX_ADDRESSES:
                self._found.popitem(last=False)
        else:
            self._found.move_to_end(address)
        return found


def wider(rate: Rate, times: int) -> Rate:
    return Rate(rate.burst * times, rate.more * times)


class Gate:
    """Limits what each address does."""

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
        """Count one more connection; False if there are too many."""
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
        """The bucket that all commands of an address share."""
        return self._shared.of(address)

    def command(self, address: str, cost: int) -> None:
        """Charge for a command over HTTP."""
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
