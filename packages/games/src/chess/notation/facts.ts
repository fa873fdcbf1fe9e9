import type { Facts } from "@tyche/engine";

/** White is player 0; a win pays 1, a draw 0. */
export const CHESS_FACTS: Facts = {
  players: 2,
  zeroSum: true,
  cooperative: false,
  bounds: [-1, 1],
  cycles: true,
  chance: false,
  hidden: false,
};
