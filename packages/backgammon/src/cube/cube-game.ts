import { type Chance, filteredMethod, type Game, type Notation, OVER } from "@tyche/engine";
import { EVALUATORS } from "../evaluation/evaluators.js";
import { LEVELS } from "../game/levels.js";
import { backgammon, DIFFERENCE_ERRORS, FILTERED_OPTIONS, OPENINGS } from "../game/rules.js";
import {
  afterTurn,
  BACKGAMMON,
  type BackgammonPlayer,
  opponentOf,
  type Play,
  seenBy,
  startPoints,
  winKind,
  winnerOf,
} from "../rules/board.js";
import { cubeEvaluator, cubeStateEvaluator, worthOf } from "./cube-evaluator.js";
import { cubeNotation, xgidOf } from "./cube-notation.js";
import { CubePosition } from "./cube-position.js";
import {
  afterGame,
  type CubeAction,
  type CubeRules,
  type CubeState,
  type CubeTerms,
  cubeRules,
  deciderOf,
  decisionsOf,
  NEW_CUBE,
  pointsOf,
  settled,
  termsOf,
} from "./cube-rules.js";
import { Stakes } from "./stakes.js";

/** The same filtered search as without the cube; cube decisions below the root do not count towards the depth. */
const CUBE_FILTERED = filteredMethod<CubeState, CubeAction>(FILTERED_OPTIONS);

/** The size of a level's errors with the cube, as a share of those with the checkers: a turn has both decisions. */
const CUBE_CARE = 0.2;

/** A game with the cube, with methods beyond the `Game` contract. */
export interface CubeGame extends Game<CubeState, CubeAction> {
  readonly rules: CubeRules;
  /** The position after an action as text, before the chance event that follows; null if the action ends the game. */
  afterstate(state: CubeState, action: CubeAction): string | null;
  position(state: CubeState): CubePosition;
  readonly notation: Notation<CubeState, CubeAction>;
}

/**
 * Backgammon with the doubling cube: a single money game, which pays its points, or a whole match, which pays 1 to its
 * winner. Cube decisions are actions: `roll` or `double` before the roll, then `take` or `pass`.
 *
 * @throws GameOptionError if the rules conflict
 */
export function cubeGame(options: Partial<CubeRules> = {}): CubeGame {
  const rules = cubeRules(options);
  const { length, limit } = rules;
  const most = length > 0 ? 1 : 3 * limit;
  const plain = backgammon();
  const notation = cubeNotation(rules, actionsOf);
  const batches = {
    net: cubeEvaluator(EVALUATORS.net, rules),
    "net@float": cubeEvaluator(EVALUATORS["net@float"], rules),
    pips: cubeEvaluator(EVALUATORS.pips, rules),
  };
  const byPips = worthOf(batches.pips);
  const position = (state: CubeState): CubePosition => new CubePosition(state, rules, byPips);
  const pips = cubeStateEvaluator(batches.pips, position);

  function actionsOf(state: CubeState): readonly CubeAction[] {
    if (state.result !== 0) return [];
    return state.dice === null ? decisionsOf(rules, state) : (plain.actions(state) as readonly Play[]);
  }

  function opening(chance: Chance, terms: CubeTerms): CubeState {
    const { player, dice } = chance.pick(OPENINGS);
    return { ...terms, points: startPoints(BACKGAMMON), player, dice, result: 0 };
  }

  function rolled(state: CubeState, chance: Chance): CubeState {
    const [high, low] = chance.dice(2, 6);
    return { ...state, dice: [high!, low!], refused: 0 };
  }

  /** The state after a game: the final state, or the start of the next game of the match. */
  function ended(state: CubeState, winner: BackgammonPlayer, points: number, chance: Chance): CubeState {
    const { terms, result } = afterGame(rules, termsOf(state), winner, points);
    return result === 0 ? opening(chance, terms) : { ...state, ...terms, dice: null, result };
  }

  function played(state: CubeState, play: Play, chance: Chance): CubeState {
    const next = afterTurn(state, play);
    const winner = winnerOf(next.points);
    if (winner === null) return actionsOf(next).length > 1 ? next : rolled(next, chance);
    const kind = winKind(seenBy(next.points, opponentOf(winner)), BACKGAMMON.checkers);
    return ended(next, winner, pointsOf(rules, state, kind), chance);
  }

  return {
    name: plain.name,
    rules,
    facts: { ...plain.facts, bounds: [-most, most] },
    notation,
    awaitsRoll: (state) =>
      state.result === 0 && state.dice === null && state.offer === null && actionsOf(state).length === 1,
    start(chance) {
      // Equal opening dice are thrown again. Each time, up to the agreed number, they double the cube.
      let cube = 1;
      for (let i = 0; i < rules.automatic && chance.die(6) === 1; i++) cube *= 2;
      return opening(chance, { ...NEW_CUBE, player: 0, cube, score: [0, 0], crawford: false });
    },
    turn: (state) => (state.result === 0 ? deciderOf(state) : OVER),
    actions: actionsOf,
    play(state, action, chance) {
      if (typeof action !== "string") return played(state, action, chance);
      const after = settled(rules, termsOf(state), action);
      if (after.next === "end") return ended(state, after.winner, after.points, chance);
      const next = { ...state, ...after.terms };
      return after.next === "roll" ? rolled(next, chance) : next;
    },
    payoff({ result }) {
      if (result === 0) throw new RangeError("payoff is asked for before the game is over.");
      return [result, 0 - result];
    },
    key: (state) => notation.position(state),
    position,
    afterstate(state, action) {
      if (typeof action !== "string") {
        const next = afterTurn(state, action);
        return winnerOf(next.points) === null ? xgidOf(rules, next) : null;
      }
      const after = settled(rules, termsOf(state), action);
      return after.next === "end" ? null : notation.position({ ...state, ...after.terms });
    },
    evaluators: { default: pips, pips, net: cubeStateEvaluator(batches.net, position) },
    positionEvaluators: { pips: (at: CubePosition) => at.evaluate() },
    batchEvaluators: batches,
    methods: [CUBE_FILTERED],
    levels: LEVELS,
    // As without the cube: there is no measurement with it.
    differenceErrors: DIFFERENCE_ERRORS,
    errorUnit: (state) => new Stakes(rules, state).unit,
    stakes: (state) => (state.dice === null ? CUBE_CARE : 1) * new Stakes(rules, state).unit,
  };
}
