import { type Chance, type Game, OVER } from "@tyche/engine";
import { hashOfNumbers } from "../kit/numbers.js";
import type { EinsteinOptions } from "./about.js";
import {
  actionsOf,
  type EinsteinAction,
  type EinsteinState,
  evaluatorsOf,
  variantOf,
  winnerOf,
} from "./board/board.js";
import { notationOf } from "./board/notation.js";
import { EinsteinPosition } from "./board/position.js";
import { LEVELS } from "./levels.js";

/**
 * EinStein würfelt nicht (I. Althöfer, 2004): the die decides which of the numbered stones may move. A stone captures
 * any stone on its target square, its own side's included. Reaching the far corner or capturing the opponent's last
 * stone wins. A win pays 1.
 *
 * @throws GameOptionError if the size is outside 3..7
 */
export function einstein(options: EinsteinOptions = {}): Game<EinsteinState, EinsteinAction> {
  const variant = variantOf(options);
  const { size, stones, home, placement } = variant;
  const numbers = Array.from({ length: stones }, (_, index) => index + 1);
  const arranged = (chance: Chance): readonly number[] =>
    placement === "random" ? chance.shuffle(numbers) : numbers;
  return {
    name: "einstein",
    facts: { players: 2, zeroSum: true, bounds: [-1, 1], cycles: false, chance: true },
    start(chance) {
      const cells = new Array<number>(size * size).fill(0);
      for (const [index, number] of arranged(chance).entries()) cells[home[index]!] = number;
      for (const [index, number] of arranged(chance).entries())
        cells[size * size - 1 - home[index]!] = -number;
      return { cells, player: 0, die: chance.die(stones) };
    },
    turn: (state) => (winnerOf(state.cells) === undefined ? state.player : OVER),
    actions: (state) => actionsOf(variant, state),
    play(state, { from, to }, chance) {
      const cells = state.cells.with(to, state.cells[from]!).with(from, 0);
      const player = state.player === 0 ? 1 : 0;
      return { cells, player, die: winnerOf(cells) === undefined ? chance.die(stones) : 0 };
    },
    payoff: (state) => (winnerOf(state.cells) === 0 ? [1, -1] : [-1, 1]),
    key: ({ cells, player, die }) => `${cells.join(" ")} ${die} ${player}`,
    hash: ({ cells, player, die }) => hashOfNumbers(cells, 2 * die + player),
    notation: notationOf(variant),
    position: (state) => new EinsteinPosition(variant, state),
    moveOf: ({ from, to }) => from | (to << 6),
    evaluators: evaluatorsOf(variant),
    levels: LEVELS,
  };
}
