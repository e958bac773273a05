#!/usr/bin/env bash
# Installs the browser that the tests drive, where it is not there yet (Debian and its kin): Chromium,
# and its shell without windows, which is faster. Where the latter cannot be had, the former does.
set -euo pipefail
if command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null; then
  exit 0
fi
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
install() { as_root apt-get update && as_root apt-get install -y --no-install-recommends "$@"; }
install chromium chromium-headless-shell || command -v chromium || install chromium
