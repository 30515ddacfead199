"""What the house counts, for Prometheus."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

COMMITTED = Counter("veillee_entries_total", "Entries committed to the journal")
REFUSED = Counter("veillee_refused_total", "Commands that were refused")
FAULTS = Counter("veillee_faults_total", "Requests that failed by our own fault")
PRUNED = Counter("veillee_pruned_total", "What is no longer kept", ["what"])
SOCKETS = Gauge("veillee_sockets", "Open sockets")
TABLES_IN_MEMORY = Gauge("veillee_tables_in_memory", "Tables in memory")
THOUGHTS = Counter("veillee_thoughts_total", "Moves that bots have chosen", ["game", "level"])
CUT_OFF = Counter("veillee_thoughts_cut_off_total", "Bots out of time", ["game", "level"])
CARRIED_OUT = Histogram(
    "veillee_command_seconds",
    "From reading a command to its commit",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 5),
)
