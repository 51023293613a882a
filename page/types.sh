#!/usr/bin/env bash
# Writes the types of everything that travels between server and page: the server prints its OpenAPI document, of which
# openapi-typescript makes src/lib/server/schema.d.ts.
set -euo pipefail
cd "$(dirname "$0")"
python="${MASTABA_PYTHON:-../.venv/bin/python}"
PYTHONPATH=../src "$python" -m mastaba.server.schema | npx --no-install openapi-typescript --output src/lib/server/schema.d.ts >/dev/null
