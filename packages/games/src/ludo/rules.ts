import { type Chance, type Game, OVER } from "@tyche/engine";
import type { LudoOptions } from "./about.js";
import { vectorEvaluatorsOf } from "./evaluators.js";
import { LEVELS } from "./levels.js";
import { notationOf } from "./notation.js";
import { LudoPosition } from "./position.js";
import {
  actionsOf,
  type LudoAction,
  type LudoState,
  MOST_SIXES,
  moved,
  SIX,
  variantOf,
  winnerOf,
} from "./state.js";

/**
 * Ludo as played in England (patented by A. Collier in 1896; rules after J. Masters, "The rules of Ludo",
 * mastersofgames.com). A six lets a piece in and gives another roll; the third six in a row ends the turn. A single
 * piece that is landed on goes back to its yard. Two pieces of one colour on a square form a block that no opponent
 * may land on or pass. A piece goes home by an exact roll. The first player with all pieces home wins and gets 1, all
 * others 0. With partners, both must be home; they neither hit nor block each other, and a player whose pieces are
 * all home moves the partner's.
 *
 * @throws GameOptionError if the options are invalid
 */
export function ludo(options: LudoOptions = {}): Game<LudoState, LudoAction> {
  const variant = variantOf(options);
  const { players, teams, partners } = variant;

  /** Draws the next roll; a third six in a row passes the turn. */
  const rolled = (pieces: LudoState["pieces"], player: number, sixes: number, chance: Chance): LudoState => {
    let [who, before] = [player, sixes];
    let die = chance.die(SIX);
    while (die === SIX && before === MOST_SIXES - 1) {
      [who, before] = [(who + 1) % players, 0];
      die = chance.die(SIX);
    }
    return { pieces, player: who, die, sixes: before };
  };

  const isOver = ({ pieces }: LudoState): boolean => winnerOf(variant, pieces) !== undefined;

  return {
    name: "ludo",
    facts: { players, zeroSum: true, bounds: [0, 1], sum: partners ? 2 : 1, cycles: true, chance: true },
    start(chance) {
      const pieces = Array.from({ length: players }, () => new Array<number>(variant.pieces).fill(0));
      return rolled(pieces, 0, 0, chance);
    },
    turn: (state) => (isOver(state) ? OVER : state.player),
    actions: (state) => actionsOf(variant, state),
    play(state, action, chance) {
      const { player, die, sixes } = state;
      const pieces = action === "pass" ? state.pieces : moved(variant, state, action);
      if (winnerOf(variant, pieces) !== undefined) return { pieces, player, die: 0, sixes: 0 };
      if (die === SIX) return rolled(pieces, player, sixes + 1, chance);
      return rolled(pieces, (player + 1) % players, 0, chance);
    },
    payoff({ pieces }) {
      const winner = winnerOf(variant, pieces);
      return teams.map((team) => (team === winner ? 1 : 0));
    },
    key: ({ pieces, player, die, sixes }) =>
      `${pieces.map((own) => own.join(" ")).join("/")}|${player} ${die} ${sixes}`,
    notation: notationOf(variant),
    position: (state) => new LudoPosition(variant, state),
    vectorEvaluators: vectorEvaluatorsOf(variant),
    levels: LEVELS,
    ...(players === 2 && {
      positionEvaluators: { careful: (position: LudoPosition) => position.evaluate() },
      evaluators: Object.fromEntries(
        Object.entries(vectorEvaluatorsOf(variant)).map(([name, evaluate]) => [
          name,
          (state: LudoState) => evaluate(state)[0]!,
        ]),
      ),
    }),
  };
}
