#!/usr/bin/env bash
# Installs GNU Backgammon and Stockfish, with which tests compare backgammon and chess, so that none of them is skipped. For
# Debian and related systems, as root.
set -euo pipefail
missing=()
[ -x /usr/games/gnubg ] || command -v gnubg >/dev/null || missing+=(gnubg gnubg-data)
[ -x /usr/games/stockfish ] || command -v stockfish >/dev/null || missing+=(stockfish)
if [ ${#missing[@]} -gt 0 ]; then
  echo "Installs ${missing[*]}; apt-get purge --autoremove ${missing[*]} undoes it."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
