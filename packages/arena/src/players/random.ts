import { seededChance } from "@tyche/engine";
import type { Player } from "../match/player.js";

/** Plays random actions, each equally likely. */
export function randomPlayer(name = "random"): Player {
  let chance = seededChance(0);
  let moves = new Int32Array(0);
  return {
    name,
    begin(_seat, seed) {
      chance = seededChance(seed);
    },
    choose: ({ actions }) => chance.pick(actions),
    move(position) {
      if (moves.length < position.width) moves = new Int32Array(position.width);
      return moves[chance.die(position.moves(moves, 0)) - 1]!;
    },
  };
}
