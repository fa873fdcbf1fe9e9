#!/bin/sh
# Rebuilds the bundled backgammon network bit for bit from the previous one (step 7 of notes/backgammon.md, which is in the
# repository's history). Takes about five hours on one core, 5 GB of memory, and 1.5 GB of disk space for the positions.
# Finished steps are skipped, and an interrupted step resumes. Run it from the repository root after a build:
#
#   sh research/backgammon-network.sh FOLDER     writes FOLDER/12.model, which is packages/backgammon/weights/backgammon.model
set -e
to=${1:?name a folder: sh research/backgammon-network.sh FOLDER}
mkdir -p "$to"
[ -f "$to/7.model" ] || git show 98ac98b:packages/backgammon/weights/backgammon.model > "$to/7.model"

# train FILE OPTIONS…: runs `tyche train backgammon` with the options if FILE does not exist yet
train() {
  out=$1
  shift
  [ -f "$to/$out" ] && return
  npx tyche train backgammon "$@" --strength 0 --checkpoint 240 --out "$to/new-$out"
  mv "$to/new-$out" "$to/$out"
}

# gather NAME TEACHER GAMES LAMBDA NOISE RARE EXPLORE
gather() {
  train "$1.positions" --gather --seed "$1" --from "$to/$2.model" --games "$3" --lambda "$4" --noise "$5" --rare "$6" \
    --explore "$7" --every 2000
}

# fit NAME FROM SEED INPUTS PASSES RATE SETS
fit() {
  files=
  for set in $7; do files=$files${files:+,}$to/$set.positions; done
  train "$1.model" --positions "$files" --inputs "$4" --from "$to/$2.model" --seed "$3" --passes "$5" --rate "$6" --every 1000000
}

train 8.model --evaluator network --from "$to/7.model" --games 500000 --rare 0.5 --rate 0.004,0.0003 --lambda 0.3 \
  --explore 0.02 --seed r1
gather r1 8 60000 0.9 0.02 0.6 0.03
gather o1 7 32000 0.8 0 0 0.03
gather o2 7 30000 0.8 0.03 0.1 0.02
fit 9 7 f1 phases 3 0.001,0.00002 'r1 o1 o2'
gather r2 9 70000 0.8 0.02 0.7 0.02
gather o3 9 50000 0.7 0.03 0.2 0.02
gather o4 9 36000 0.7 0.03 0.1 0.02
fit 10 9 f2 phases 3 0.001,0.00002 'r2 o3 o4 r1 o1 o2'
gather r3 10 184000 0.8 0.02 0.7 0.02
gather o5 10 138000 0.7 0.03 0.15 0.02
fit 11 10 f4 prospects 2 0.001,0.00002 'r2 o3 o4 r3 o5'
fit 12 11 f5 prospects 1 0.0005,0.00001 'r2 o3 o4 r3 o5'
