#!/usr/bin/env bash
# Installs GNU Backgammon, with which tests compare backgammon, so that none of them is skipped. For Debian and related
# systems, as root.
set -euo pipefail
if ! command -v gnubg >/dev/null && [ ! -x /usr/games/gnubg ]; then
  echo "Installs gnubg and gnubg-data; apt-get purge --autoremove gnubg gnubg-data undoes it."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends gnubg gnubg-data >/dev/null
fi
