"""Where a server is reached: from this machine, from others in its network, and by the address that somebody has given it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from collections.abc import Iterator
from typing import Final
from urllib.parse import urlsplit

from mastaba.errors import BadOption
from mastaba.server.settings import Settings

EVERYWHERE: Final = ("0.0.0.0", "::")
# Addresses of documentation: nobody is there, and nothing is sent to them; the system only says how it would set out.
FAR_AWAY: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


def public(given: str) -> str:
    """The address that somebody says others reach the server by, without a slash at the end."""
    try:
        parts = urlsplit(given.strip())
        is_plain = not (parts.query or parts.fragment or parts.username or parts.path.strip("/"))
        is_whole = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:  # a port that is no number, brackets that do not close
        is_plain = is_whole = False
    if not is_plain or not is_whole or any(letter.isspace() for letter in given.strip()):
        raise BadOption(key="error-public", given=given)
    return f"{parts.scheme}://{parts.netloc}"


def local(host: str, port: int) -> str:
    """The address for who sits at this machine."""
    return _url({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)


def reachable(settings: Settings, asked: str = "") -> list[str]:
    """Where others reach the server, the best first; `asked` is the address by which somebody has reached it just now."""
    if settings.public:
        return [settings.public]
    near = is_of_this_machine(asked) if asked else True
    if settings.host not in EVERYWHERE:
        return [asked or local(settings.host, settings.port)]
    found = [_url(one, settings.port) for one in in_network(settings.host)]
    return list(dict.fromkeys([*([] if near else [asked]), *found])) or [asked or local(settings.host, settings.port)]


def is_of_this_machine(address: str) -> bool:
    """Whether an address means another machine wherever it is read."""
    host = urlsplit(address).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def in_network(host: str) -> list[str]:
    """This machine's own addresses that others can reach where the server listens on `host`."""
    families = [socket.AF_INET] if host == "0.0.0.0" else [socket.AF_INET, socket.AF_INET6]
    found = [one for family, far in FAR_AWAY if family in families for one in _way_to(family, far)]
    return found or list(dict.fromkeys(_of_own_name(families)))


def _way_to(family: socket.AddressFamily, far: str) -> Iterator[str]:
    """The address by which this machine would set out for a far one."""
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((far, 9))
        yield from _shareable(probe.getsockname()[0])


def _of_own_name(families: list[socket.AddressFamily]) -> Iterator[str]:
    """The addresses that this machine's name stands for: what is left where there is no way out."""
    with contextlib.suppress(OSError):
        for family, *_, address in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            if family in families:
                yield from _shareable(str(address[0]))


def _shareable(address: str) -> Iterator[str]:
    """An address, if it means this machine to others too."""
    found = ipaddress.ip_address(address)
    if not (found.is_loopback or found.is_unspecified or found.is_link_local):
        yield address


def _url(host: str, port: int) -> str:
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}"
