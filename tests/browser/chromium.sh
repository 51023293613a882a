#!/usr/bin/env bash
# A Chromium for the browser tests: the one that is there, else Debian's, else Playwright's own.
set -euo pipefail
command -v chromium >/dev/null && exit 0
if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium && exit 0
fi
"$(dirname "$0")/../../.venv/bin/playwright" install --with-deps chromium
