"""The figures that the server keeps of itself: numbers only, never who plays what."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, GCCollector, Histogram, ProcessCollector

FIGURES: Final = CollectorRegistry()
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)

TABLES: Final = Gauge("mastaba_tables", "Tables that are loaded", registry=FIGURES)
SOCKETS: Final = Gauge("mastaba_sockets", "Sockets that are open, of seats and of those who look on", ["who"], registry=FIGURES)
WAITING: Final = Gauge("mastaba_bots_waiting", "Thoughts that wait for a worker", ["lane"], registry=FIGURES)
REQUESTS: Final = Histogram(
    "mastaba_request_seconds",
    "Requests and what became of them",
    ["method", "route", "status"],
    buckets=QUICK,
    registry=FIGURES,
)
MOVES: Final = Counter("mastaba_moves", "Decisions that were taken and written down", ["game"], registry=FIGURES)
WRITES: Final = Histogram("mastaba_write_seconds", "How long it takes to write a decision", buckets=QUICK, registry=FIGURES)
FAILED_WRITES: Final = Counter("mastaba_failed_writes", "Changes that could not be written down", registry=FIGURES)
REFUSED: Final = Counter("mastaba_refused", "What somebody had too much of", ["code"], registry=FIGURES)
THOUGHTS: Final = Histogram("mastaba_bot_seconds", "How long bots think", ["lane"], registry=FIGURES)
TROUBLES: Final = Counter("mastaba_bot_troubles", "Bots that were slow, failed or played at random", ["what"], registry=FIGURES)
ProcessCollector(registry=FIGURES)
GCCollector(registry=FIGURES)
