"""What the house counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITTED = Counter("veillee_entries_total", "Entries committed to the journal")
REFUSED = Counter("veillee_refused_total", "Wishes that were refused")
FAULTS = Counter("veillee_faults_total", "Requests that failed by our own fault")
SOCKETS = Gauge("veillee_sockets", "Open sockets")
ROOMS = Gauge("veillee_rooms", "Tables in memory")
THOUGHTS = Counter("veillee_thoughts_total", "Moves that bots have chosen", ["game", "level"])
CUT_OFF = Counter("veillee_thoughts_cut_off_total", "Bots out of time", ["game", "level"])
GRANTED = Histogram(
    "veillee_wish_seconds",
    "From reading a wish to its commit",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)
