"""Whose pages may speak to this server, and by which names it is spoken to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from skep.tables.faults import Refused

HERE = ("localhost", "127.0.0.1", "::1")


def allowed(headers: Mapping[str, str]) -> bool:
    """Does the Origin, if there is one, name the host that is spoken to?"""
    origin = headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "")


def names(address: str, called: str, more: Sequence[str]) -> tuple[str, ...]:
    """The names by which a server at an address is spoken to; none: by any. `called` is what the
    operator calls the address.

    A server that only this machine reaches answers to this machine's names. By any other name it is
    spoken to by a web server before it, which the operator knows of, or by a page whose owner made
    the name lead here (DNS rebinding).
    """
    if not more and not ip_address(address).is_loopback:
        return ()
    return tuple(dict.fromkeys(name.lower() for name in (*HERE, address, called, *more)))


def check_host(headers: Headers, names: Sequence[str]) -> None:
    """Refused unless the request says once which host it is for, and this server is that host."""
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
