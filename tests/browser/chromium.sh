#!/usr/bin/env bash
# A Chromium for the browser tests: Debian's without its windows (half the work), the one that is there, else Playwright's own.
set -euo pipefail
command -v chromium-headless-shell >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    timeout 300 apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive timeout 300 apt-get install -y -qq --no-install-recommends chromium-headless-shell && exit 0
fi
command -v chromium >/dev/null && exit 0
"$(dirname "$0")/../../.venv/bin/playwright" install --with-deps --only-shell chromium
