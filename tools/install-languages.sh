#!/usr/bin/env bash
# Installs the languages of the book's reference programs, so that no test is skipped: Python, a JDK and a C++ compiler. For Debian and
# related systems, as root.
set -euo pipefail
missing=()
command -v python3 >/dev/null || missing+=(python3)
command -v javac >/dev/null || missing+=(default-jdk-headless)
command -v c++ >/dev/null || missing+=(g++)
if [ "${#missing[@]}" -gt 0 ]; then
  echo "Installs ${missing[*]}; apt-get purge --autoremove ${missing[*]} undoes it."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
