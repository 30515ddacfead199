"""How the house is set up: by environment variables, each with a default that just works."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from ipaddress import ip_network
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec

from veillee.house.errors import StartError

SHORTEST_SECRET: Final = 32
OF_THE_DATABASE: Final = "database"
"""Among the secrets, this word stands for the one that the house made and keeps itself."""


class Retention(NamedTuple):
    """For how many days things are kept; 0: for ever. A running match is never let go of."""

    unstarted: int = 1
    """A table that never began, and where nothing has happened since."""
    finished: int = 0
    people: int = 365
    """Whoever was not here for so long."""


class Settings(msgspec.Struct, frozen=True):
    database: str
    """VEILLEE_DATABASE: an SQLAlchemy address; by default one SQLite file in the user's folder."""
    redis: str | None = None
    """VEILLEE_REDIS: where several processes share one database."""
    power_cuts: bool = False
    """VEILLEE_POWER_CUTS: with SQLite, every commit waits for the disk, so that even a power cut
    loses nothing (PostgreSQL always does so)."""
    thinkers: int = 0
    """VEILLEE_THINKERS: processes for bots; 0 is one less than there are cores."""
    pace: float = 0.35
    """VEILLEE_PACE: seconds that a bot takes to answer, at least, however soon it knows."""
    limits: float = 1.0
    """VEILLEE_LIMITS: by how much to widen the limits on requests."""
    origins: tuple[str, ...] = ()
    """VEILLEE_ORIGINS: other addresses under which people reach the house, behind a proxy."""
    metrics_key: str = ""
    """VEILLEE_METRICS_KEY: what /metrics is asked for with, as a bearer's token. Without it there
    are none: counters tell that somebody has answered in a night."""
    kept: Retention = Retention()
    """VEILLEE_KEEP_UNSTARTED, VEILLEE_KEEP_FINISHED, VEILLEE_KEEP_PEOPLE: in days."""
    prune: bool = False
    """VEILLEE_PRUNE: the house lets go of what is older by itself, once a day."""
    secure: bool = False
    """VEILLEE_SECURE: the house is reached over HTTPS, so cookies are sent over that alone."""
    hosts: tuple[str, ...] = ()
    """VEILLEE_HOSTS: the names under which the house may be asked; any, where there are none."""
    proxies: tuple[str, ...] = ()
    """VEILLEE_PROXIES: addresses or networks of proxies, whose word on who asks is taken."""
    secrets: tuple[str, ...] = (OF_THE_DATABASE,)
    """VEILLEE_SECRETS: what the house signs with, the newest first; the others are read for as long
    as they stand here. The word `database` is the secret that the house made itself."""
    address: str = ""
    """VEILLEE_ADDRESS: where people reach the house, as in https://games.example; letters and push
    services are told it."""
    smtp: str = ""
    """VEILLEE_SMTP: smtp://user:password@host:port, or smtps://; without it no letters are sent."""
    sender: str = ""
    """VEILLEE_SENDER: the e-mail address that letters come from."""
    push_services: tuple[str, ...] = ()
    """VEILLEE_PUSH_SERVICES: names of push services beside those of the usual browsers."""
    push_loopback: bool = False
    """VEILLEE_PUSH_LOOPBACK: this machine may be called too, without encryption; for tests."""


def read_settings(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that the environment asks for."""
    get = environment.get
    try:
        return Settings(
            database=get("VEILLEE_DATABASE") or f"sqlite:///{default_file(environment)}",
            redis=get("VEILLEE_REDIS") or None,
            power_cuts=_yes(get("VEILLEE_POWER_CUTS")),
            thinkers=int(get("VEILLEE_THINKERS") or 0),
            pace=float(get("VEILLEE_PACE") or 0.35),
            limits=float(get("VEILLEE_LIMITS") or 1),
            origins=_list(get("VEILLEE_ORIGINS")),
            metrics_key=get("VEILLEE_METRICS_KEY") or "",
            kept=Retention(
                _days(get("VEILLEE_KEEP_UNSTARTED"), Retention().unstarted),
                _days(get("VEILLEE_KEEP_FINISHED"), Retention().finished),
                _days(get("VEILLEE_KEEP_PEOPLE"), Retention().people),
            ),
            prune=_yes(get("VEILLEE_PRUNE")),
            secure=_yes(get("VEILLEE_SECURE")),
            hosts=tuple(host.lower() for host in _list(get("VEILLEE_HOSTS"))),
            proxies=tuple(str(ip_network(one)) for one in _list(get("VEILLEE_PROXIES"))),
            secrets=_secrets(get("VEILLEE_SECRETS")),
            address=_address(get("VEILLEE_ADDRESS")),
            smtp=_smtp(get),
            sender=get("VEILLEE_SENDER") or "",
            push_services=tuple(one.lower() for one in _list(get("VEILLEE_PUSH_SERVICES"))),
            push_loopback=_yes(get("VEILLEE_PUSH_LOOPBACK")),
        )
    except ValueError as error:
        raise StartError("bad-setting", why=str(error)) from None


def default_file(environment: Mapping[str, str]) -> Path:
    home = environment.get("XDG_DATA_HOME")
    folder = Path(home) if home else Path.home() / ".local" / "share"
    return folder / "veillee" / "house.sqlite"


def _list(words: str | None) -> tuple[str, ...]:
    return tuple((words or "").replace(",", " ").split())


def _secrets(words: str | None) -> tuple[str, ...]:
    secrets = (words or OF_THE_DATABASE).split()
    if any(len(secret) < SHORTEST_SECRET and secret != OF_THE_DATABASE for secret in secrets):
        raise ValueError(f"VEILLEE_SECRETS: a secret has {SHORTEST_SECRET} letters or more")
    return tuple(secrets)


def _address(word: str | None) -> str:
    parts = urlsplit(word or "")
    if word and (
        parts.scheme not in ("http", "https") or not parts.netloc or parts.path.strip("/")
    ):
        raise ValueError("VEILLEE_ADDRESS: https://, a name, and nothing behind it")
    return (word or "").rstrip("/")


def _smtp(get: Callable[[str], str | None]) -> str:
    smtp = get("VEILLEE_SMTP") or ""
    parts = urlsplit(smtp)
    if smtp and (parts.scheme not in ("smtp", "smtps") or not parts.hostname):
        raise ValueError("VEILLEE_SMTP: smtp://user:password@host:port, or smtps://")
    if smtp and not (get("VEILLEE_ADDRESS") and "@" in (get("VEILLEE_SENDER") or "")):
        raise ValueError("VEILLEE_SMTP needs VEILLEE_ADDRESS and VEILLEE_SENDER")
    return smtp


def _days(word: str | None, default: int) -> int:
    days = int(word) if word else default
    if days < 0:
        raise ValueError(f"{days} days")
    return days


def _yes(word: str | None) -> bool:
    return (word or "").lower() in {"1", "yes", "true", "on", "oui"}
