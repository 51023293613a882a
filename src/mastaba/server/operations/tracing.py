"""Traces by OpenTelemetry, where an address to send them to is set and `mastaba[telemetry]` is installed."""

from __future__ import annotations

import os
from typing import Final

from litestar.plugins import PluginProtocol

from mastaba.errors import BadOption

ADDRESS: Final = ("OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT")
NAME: Final = "mastaba"


def plugins() -> list[PluginProtocol]:
    """What has Litestar trace its requests; nothing unless it is asked for. What is said over a socket is in no trace."""
    if not any(os.environ.get(name) for name in ADDRESS):
        return []
    try:
        from litestar.plugins.opentelemetry import OpenTelemetryConfig, OpenTelemetryPlugin
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import SERVICE_NAME, Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise BadOption(key="error-telemetry", name=ADDRESS[0]) from None
    provider = TracerProvider(resource=Resource.create({SERVICE_NAME: NAME}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    return [OpenTelemetryPlugin(OpenTelemetryConfig(tracer_provider=provider, exclude_spans=["receive", "send"]))]
