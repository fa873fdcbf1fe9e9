import { type Chance, type Game, OVER } from "@tyche/engine";
import type { Twenty48Options } from "./about.js";
import {
  actionsOf,
  afterstate,
  reached,
  SPAWNS,
  type Twenty48Action,
  type Twenty48State,
  tilesMade,
  type Variant,
  variantOf,
} from "./board/board.js";
import { evaluatorsOf } from "./board/heuristic.js";
import { notationOf } from "./board/notation.js";
import { CellsPosition } from "./positions/cells-position.js";
import { positionEvaluators, type Twenty48Position } from "./positions/position.js";
import { RowsPosition } from "./positions/rows-position.js";

export interface Twenty48Game extends Game<Twenty48State, Twenty48Action> {
  position(state: Twenty48State): Twenty48Position;
}

function spawn(state: Twenty48State, chance: Chance): Twenty48State {
  const empty = [...state.tiles.keys()].filter((cell) => state.tiles[cell] === 0);
  const cell = chance.pick(empty);
  return { tiles: state.tiles.with(cell, chance.weighted(SPAWNS)), score: state.score };
}

/**
 * Tiles with at most this sum cannot make a 65536 within the next thousand moves, since each adds at most a 4; beyond
 * it, four bits a cell are too few.
 */
const ROWS_LIMIT = 65_536 - 4 * 1024;

/** The native position for a search: two 32-bit words if the board is 4 x 4 and the tiles fit, else cell by cell. */
function positionAt(variant: Variant, state: Twenty48State): Twenty48Position {
  const sum = state.tiles.reduce((total, tile) => total + tile, 0);
  const fits = variant.rows === 4 && variant.columns === 4 && variant.target <= 32_768 && sum <= ROWS_LIMIT;
  return fits ? new RowsPosition(variant, state) : new CellsPosition(variant, state);
}

/**
 * 2048 (G. Cirulli, 2014): all tiles slide as far as they go, equal neighbours merge, and a new tile appears. The
 * game begins with two new tiles. Without a target it pays the score when no direction changes the board; with one it
 * pays 1 as soon as the tile is made and 0 if the board gets stuck first.
 *
 * @throws GameOptionError if a size is outside 2..8 or the board cannot make the target tile
 */
export function twenty48(options: Twenty48Options = {}): Twenty48Game {
  const variant = variantOf(options);
  const { rows, columns, target, highest } = variant;
  return {
    name: "2048",
    facts: {
      players: 1,
      zeroSum: false,
      cooperative: true,
      bounds: [0, target === 0 ? highest : 1],
      cycles: false,
      chance: true,
    },
    start(chance) {
      const empty = { tiles: new Array<number>(rows * columns).fill(0), score: 0 };
      return spawn(spawn(empty, chance), chance);
    },
    turn: (state) => (actionsOf(variant, state).length > 0 ? 0 : OVER),
    actions: (state) => actionsOf(variant, state),
    play(state, action, chance) {
      const after = afterstate(variant, state, action).state;
      return reached(variant, after) ? after : spawn(after, chance);
    },
    payoff: (state) => [target === 0 ? state.score : reached(variant, state) ? 1 : 0],
    figures: ({ tiles }) => tilesMade(Math.log2(Math.max(...tiles)), rows * columns),
    key: ({ tiles, score }) => `${tiles.join(" ")} ${score}`,
    notation: notationOf(variant),
    position: (state) => positionAt(variant, state),
    evaluators: evaluatorsOf(variant),
    positionEvaluators,
  };
}
