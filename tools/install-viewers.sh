#!/usr/bin/env bash
# Installs the programs that read Tyche's drawings, so that no test is skipped: TeX with TikZ and Chinese,
# Graphviz, librsvg, and Chromium for the Lab. For Debian and related systems, as root.
set -euo pipefail
missing=()
command -v pdflatex >/dev/null || missing+=(texlive-latex-base texlive-latex-recommended texlive-pictures texlive-latex-extra)
command -v xelatex >/dev/null || missing+=(texlive-xetex)
kpsewhich ctex.sty >/dev/null || missing+=(texlive-lang-chinese)
[ -n "$(fc-list :lang=zh)" ] || missing+=(fonts-wqy-microhei)
command -v dot >/dev/null || missing+=(graphviz)
command -v pdftotext >/dev/null || missing+=(poppler-utils)
command -v rsvg-convert >/dev/null || missing+=(librsvg2-bin)
command -v chromium >/dev/null || command -v google-chrome >/dev/null || missing+=(chromium)
if [ "${#missing[@]}" -gt 0 ]; then
  echo "Installs ${missing[*]}; apt-get purge --autoremove ${missing[*]} undoes it."
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
fi
