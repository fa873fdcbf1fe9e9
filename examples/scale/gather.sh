#!/bin/sh
# Training positions: many workers play, one learner fits a network, and the network plays the next round.
#   TYCHE_QUEUE=redis://HOST:6379 gather.sh first.model 3
set -eu
network=$1
rounds=$2
round=1
while [ "$round" -le "$rounds" ]; do
  tyche train backgammon --gather --queue "$TYCHE_QUEUE" --from "$network" --games 100000 --seed "$round" --out "round-$round.positions"
  tyche train backgammon --positions "round-$round.positions" --from "$network" --out "round-$round.model"
  network=round-$round.model
  round=$((round + 1))
done
