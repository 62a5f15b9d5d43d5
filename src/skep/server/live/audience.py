"""The people connected to a table, and what they are sent."""

from __future__ import annotations

from skep.server.live import rooms
from skep.server.live.lobby import NOBODY, Caller
from skep.server.live.sights import Moment
from skep.server.wire import Presence, Room, Sight, Step, Welcome
from skep.server.wire.codec import encode
from skep.tables.table import Table

MAX_MISSED = 500
"""Missed steps up to which someone who comes back gets them one by one."""


class Holder:
    """Someone at a table: the seats that they hold, and whether they are the host."""

    def __init__(self, table: int, seats: list[int], host: bool, watcher: bool) -> None:
        self.table = table
        self.seats = seats
        self.host = host
        self.watcher = watcher
        self.address = ""
        """Their address."""

    @property
    def only_the_name(self) -> bool:
        """Whether only the table's link lets them in."""
        return not (self.seats or self.host or self.watcher)


class Listener:
    """A connected holder. `sockets.Socket` is one over a WebSocket."""

    def __init__(self) -> None:
        self.holder: Holder | None = None
        self.device = ""
        self.caller: Caller = NOBODY

    def send(self, text: bytes) -> None:
        raise NotImplementedError

    def dismiss(self, code: str, message: str) -> None:
        """Say why, and close the connection."""
        raise NotImplementedError


class Audience:
    """Everyone connected to one table."""

    def __init__(self) -> None:
        self.listeners: dict[Listener, Holder] = {}
        self.connected: frozenset[int] = frozenset()
        """The seats that someone is connected for."""

    def add(self, listener: Listener, holder: Holder) -> None:
        self.listeners[listener] = holder
        self._count()

    def drop(self, listener: Listener) -> None:
        self.listeners.pop(listener, None)
        self._count()

    def unseat(self, seat: int) -> list[Listener]:
        """Take a seat from everyone connected. Returns the listeners who held no other."""
        left = []
        for listener, holder in self.listeners.items():
            if seat in holder.seats:
                holder.seats = [held for held in holder.seats if held != seat]
                left += [] if holder.seats or holder.host else [listener]
        self._count()
        return left

    def led_here_by(self, link: str) -> list[Listener]:
        """Everyone who has only this link: spectators, or people without a seat."""
        return [
            listener
            for listener, holder in self.listeners.items()
            if (holder.watcher if link == "watch" else holder.only_the_name)
        ]

    def dismiss(self, listeners: list[Listener], code: str, message: str) -> None:
        """Disconnect these listeners before they are sent anything else."""
        for listener in listeners:
            self.drop(listener)
            listener.dismiss(code, message)

    def _count(self) -> None:
        self.connected = frozenset(
            seat for holder in self.listeners.values() for seat in holder.seats
        )

    @property
    def address(self) -> str:
        """The address that bots think for at this table: that of the seat holder who has been
        connected longest, or else of the spectator."""
        by_seat = sorted(self.listeners.items(), key=lambda each: not each[1].seats)
        return by_seat[0][0].caller.address if by_seat else ""

    def others(self, seats: list[int]) -> list[Listener]:
        """Everyone connected who holds one of these seats."""
        return [
            listener
            for listener, holder in self.listeners.items()
            if any(seat in holder.seats for seat in seats)
        ]


class Broadcast:
    """Messages about one moment of a table, encoded once for each kind of viewer."""

    def __init__(self, table: Table, connected: frozenset[int], now: float, keep: int) -> None:
        self.table = table
        self.connected = connected
        self.now = now
        self.keep = keep
        self._rooms: dict[bool, Room] = {}
        self._sights: dict[int | None, Sight] = {}
        self._moment: Moment | None = None
        self._texts: dict[tuple[int, tuple[int, ...] | None], bytes] = {}

    def room(self, watcher: bool) -> Room:
        if watcher not in self._rooms:
            self._rooms[watcher] = rooms.encoded(
                self.table.state, self.connected, self.now, watcher
            )
        return self._rooms[watcher]

    def sight(self, viewer: int | None) -> Sight:
        if viewer not in self._sights:
            if self._moment is None:
                assert self.table.match is not None
                state = self.table.state
                self._moment = Moment(self.table.match, state, state.over)
            self._sights[viewer] = self._moment.sight(viewer, self.keep)
        return self._sights[viewer]

    def sights(self, holder: Holder) -> list[Sight]:
        if self.table.match is None:
            return []
        viewers: list[int | None] = [*holder.seats] if holder.seats else [None]
        return [self.sight(viewer) for viewer in viewers]

    def step(self, n: int, holder: Holder, last: bool) -> bytes:
        """A step, as one holder may see it."""
        who = n, None if holder.watcher else tuple(holder.seats)
        text = self._texts.get(who)
        if text is None:
            seen = self.sights(holder) if last else []
            kind, seat = self.table.kinds[n - 1]
            step = Step(n, kind, seat, self.room(holder.watcher), seen)
            text = self._texts[who] = encode(step)
        return text

    def presence(self, holder: Holder) -> bytes:
        return encode(Presence(self.room(holder.watcher)))


def welcome(
    table: Table,
    holder: Holder,
    connected: frozenset[int],
    now: float,
    seen: int | None,
    told: list[int],
) -> list[bytes]:
    """What someone who connects is sent: the whole table, or exactly the steps they missed."""
    state = table.state
    if (
        seen is None
        or not 0 < seen <= state.n
        or state.n - seen > MAX_MISSED
        or not holder_told(holder, told, table)
    ):
        broadcast = Broadcast(table, connected, now, 0)
        whole = Welcome(
            state.n, holder.seats, holder.host, broadcast.room(holder.watcher),
            broadcast.sights(holder),
        )  # fmt: skip
        return [encode(whole)]
    return _missed(table, holder, connected, now, seen, told)


def holder_told(holder: Holder, told: list[int], table: Table) -> bool:
    """Whether the client says how many events it has, for each of its sights."""
    return table.match is None or len(told) == max(1, len(holder.seats))


def _missed(
    table: Table, holder: Holder, connected: frozenset[int], now: float, seen: int, told: list[int]
) -> list[bytes]:
    state = table.state
    broadcast = Broadcast(table, connected, now, 0)
    room = broadcast.room(holder.watcher)
    texts = [encode(Welcome(seen, holder.seats, holder.host, room, []))]
    for n in range(seen + 1, state.n + 1):
        kind, seat = table.kinds[n - 1]
        found = _sights_after(table, holder, seen, told) if n == state.n else []
        texts.append(encode(Step(n, kind, seat, room, found)))
    return texts


def _sights_after(table: Table, holder: Holder, seen: int, told: list[int]) -> list[Sight]:
    """The sights now, with the events that the client does not have."""
    match = table.match
    if match is None:
        return []
    floor = min((held for n, held in table.state.floors if n > seen), default=len(match.events))
    viewers: list[int | None] = [*holder.seats] if holder.seats else [None]
    moment = Moment(match, table.state, table.state.over)
    return [
        moment.sight(viewer, max(0, min(count, floor, len(match.events))))
        for viewer, count in zip(viewers, told)
    ]
