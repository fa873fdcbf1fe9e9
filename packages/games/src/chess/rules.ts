import { type Chance, type Game, OVER } from "@tyche/engine";
import type { ChessPosition } from "./board/position.js";
import { tabledMoves } from "./endgames/tabled.js";
import { CHESS_FACTS, ERRORS, EVALUATORS, POSITION_EVALUATORS } from "./evaluation/evaluators.js";
import { LEVELS } from "./levels.js";
import { START_FEN } from "./notation/fen.js";
import { moveOfLongName } from "./notation/move-names.js";
import { chessNotation } from "./notation/notation.js";
import {
  type ChessAction,
  type ChessState,
  claimedAt,
  legalNames,
  standing,
  stateAfter,
  stateAt,
} from "./notation/state.js";
import { bookMoves } from "./openings/openings.js";

export interface ChessGame extends Game<ChessState, ChessAction> {
  play(state: ChessState, action: ChessAction, chance?: Chance): ChessState;
  position(state: ChessState): ChessPosition;
}

/**
 * Chess (FIDE Laws of Chess, 2023). A fifth repetition, 75 moves by each side without capture or pawn move, and
 * insufficient mating material end the game as a draw at once (9.6, 5.2.2); from the third repetition or 50 such
 * moves a player may claim a draw (9.2, 9.3).
 */
export const chess: ChessGame = {
  name: "chess",
  facts: CHESS_FACTS,
  start: () => stateAt(START_FEN),
  turn: (state) => standing(state).turn(),
  actions: (state) => (standing(state).turn() === OVER ? [] : legalNames(state)),
  play: (state, action) => stateAfter(state, moveOfLongName(action)),
  payoff(state) {
    const position = standing(state);
    return position.turn() === OVER ? [position.payoff(0), position.payoff(1)] : [0, 0];
  },
  claim: claimedAt,
  notation: chessNotation,
  position: (state) => standing(state).copy(),
  evaluators: EVALUATORS,
  differenceErrors: ERRORS,
  positionEvaluators: POSITION_EVALUATORS,
  book: bookMoves,
  tabled: tabledMoves,
  levels: LEVELS,
};
