"""Which pages may talk to this server, and which host names it answers to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from skep.tables.faults import Refused

HERE = ("localhost", "127.0.0.1", "::1")


def allowed(headers: Mapping[str, str]) -> bool:
    """Whether the Origin header, if there is one, names the requested host."""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


def names(address: str, called: str, more: Sequence[str]) -> tuple[str, ...]:
    """The host names that a server at an address answers to; none means any. `called` is what the
    operator calls the address.

    A server on a loopback address answers to this machine's names only. Requests for other names
    come from a reverse proxy, which the operator must allow, or from a page that points its own
    name at this machine (DNS rebinding).
    """
    if not more and not ip_address(address).is_loopback:
        return ()
    return tuple(dict.fromkeys(name.lower() for name in (*HERE, address, called, *more)))


def check_host(headers: Headers, names: Sequence[str]) -> None:
    """Refused unless the request has exactly one Host header, and it names this server."""
    said = headers.getlist("host")
    if len(said) != 1:
        raise Refused("bad-request", "say the host once, in one header")
    if names and host_of(said[0]) not in names:
        raise Refused(
            "foreign-host", "this server does not answer to that name; whoever runs it can allow it"
            " with --allowed-host",
        )  # fmt: skip


def host_of(said: str) -> str:
    """The name in a Host header, without its port."""
    try:
        return urlsplit(f"//{said}").hostname or ""
    except ValueError:
        return ""
