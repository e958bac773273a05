#!/usr/bin/env bash
# Installs the browser that the tests drive, where it is not there yet (Debian and its kin).
set -euo pipefail
if command -v chromium >/dev/null; then
  exit 0
fi
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
as_root apt-get update
as_root apt-get install -y --no-install-recommends chromium
