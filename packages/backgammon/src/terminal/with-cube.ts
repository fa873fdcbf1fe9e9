import { NotationError, TycheError } from "@tyche/engine";
import {
  type Counted,
  type NamedGame,
  named,
  type OptionTexts,
  type Remarks,
  type RemarksAsked,
} from "@tyche/games";
import { adviceLines, cubeAdvice } from "../analysis/cube-advice.js";
import { cubeEvaluator } from "../cube/cube-evaluator.js";
import { type CubeGame, cubeGame } from "../cube/cube-game.js";
import { type CubeRules, type CubeState, cubeRules, deciderOf, NEW_CUBE } from "../cube/cube-rules.js";
import { Stakes } from "../cube/stakes.js";
import { DEFAULT_EVALUATOR, EVALUATORS, type EvaluatorMap, learnedBy } from "../evaluation/evaluators.js";
import { parseMatchId } from "../notation/match-id.js";
import { parseXgid, rulesOfXgid, withXgidMark } from "../notation/xgid.js";
import { playedRecord } from "../records/match-files/played-record.js";
import type { BackgammonState } from "../rules/board.js";
import { atTerminal } from "./at-terminal.js";

const POSITION =
  "an XGID or OGID, a Position ID with a Match ID, or one without the cube: a Position ID seen by the player on roll, or 26 numbers; the roll as 31 or 3-1";

/** Backgammon with the cube as a named game, with its text forms. */
export function withCube(rules: CubeRules): NamedGame {
  const game = cubeGame(rules);
  const evaluators: EvaluatorMap = new Map(Object.entries(EVALUATORS));
  const { length } = rules;
  const start = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0";
  const flags = length > 0 ? 0 : Number(rules.jacoby) + 2 * Number(rules.beavers);
  return {
    ...named(
      game,
      { position: POSITION, example: { position: `${start}:${flags}:${length}:10`, roll: "31" } },
      {
        evaluator: DEFAULT_EVALUATOR,
        dice: true,
        ...(length > 0 && { unit: { isMatch: true as const } }),
        terminal: atTerminal((state) => new Stakes(rules, state).unit, countedByCube(rules)),
        afterstateEvaluators: [],
        afterstate: game.afterstate,
      },
    ),
    record: playedRecord({ rules }),
    remarks: (state, asked) => remarksOf(game, state as CubeState, asked, evaluators),
    learned: learnedBy(evaluators, (make) => cubeEvaluator(make, rules)),
  };
}

/** Converts values to equities normalised to the cube; in a match also to the match-winning probability. */
function countedByCube(rules: CubeRules): Counted<CubeState> {
  return {
    name: "equity",
    of(state, value) {
      // `Stakes` is for the player on roll, but an offer is answered by the opponent.
      const sign = deciderOf(state) === state.player ? 1 : -1;
      return {
        value: sign * new Stakes(rules, state).normalised(sign * value),
        figures: rules.length > 0 ? { match: (1 + value) / 2 } : {},
      };
    },
  };
}

/**
 * The rules in the text of a position, if it is an XGID or has a Match ID; undefined otherwise, or if it cannot be
 * parsed.
 */
function rulesIn(written: string): { readonly rules: CubeRules; readonly isOffered: boolean } | undefined {
  try {
    const text = withXgidMark(written);
    if (/^XGID=/i.test(text)) {
      const xgid = parseXgid(text.split(/\s+/)[0]!);
      return { rules: cubeRules(rulesOfXgid(xgid)), isOffered: typeof xgid.dice === "string" };
    }
    const [, code, ...rest] = text.split(":");
    if (code === undefined || rest.length > 0) return undefined;
    const { length, jacoby, doubled, resignation } = parseMatchId(code);
    const rules = cubeRules({ length, jacoby: length === 0 && jacoby });
    return { rules, isOffered: doubled || resignation > 0 };
  } catch (error) {
    if (error instanceof TycheError) return undefined;
    throw error;
  }
}

/**
 * The game with the cube that the text of a position requires: a match, or a game with a pending offer. Undefined if
 * the text requires neither.
 *
 * @param barring the option that rules out the cube
 * @throws NotationError if the text requires the cube and an option rules it out
 */
export function gameIn(text: string, barring?: "--stakes" | "--cube off"): NamedGame | undefined {
  const given = rulesIn(text);
  if (given === undefined || (given.rules.length === 0 && !given.isOffered)) return undefined;
  const { length } = given.rules;
  if (barring !== undefined)
    throw new NotationError(
      "backgammon-position-with-cube",
      { length, option: barring },
      `The position is from ${length > 0 ? `a ${length}-point match` : "a game with the cube"}: leave out ${barring}.`,
    );
  return withCube(given.rules);
}

/**
 * The options of the game whose rules the text of a position names: an XGID or a Match ID; undefined for other texts.
 * Whether players may resign is in no such text, so it is kept.
 */
export function optionsNamedIn(
  text: string,
  { resign }: OptionTexts,
): Readonly<Record<string, string>> | undefined {
  const rules = rulesIn(text)?.rules;
  if (!rules) return undefined;
  const { length, jacoby, beavers } = rules;
  return {
    ...(length > 0 ? { match: String(length) } : { cube: "on" }),
    ...(jacoby && { jacoby: "on" }),
    ...(beavers && { beavers: "on" }),
    ...(resign !== undefined && { resign }),
  };
}

/** Cube advice before a roll in a game without the cube: the cube is where the text puts it, otherwise centred. */
export function remarksWithoutCube(
  state: BackgammonState,
  asked: RemarksAsked,
  evaluators: EvaluatorMap,
): Remarks | undefined {
  if (state.dice !== null) return undefined;
  const given = asked.position === undefined ? undefined : rulesIn(asked.position);
  const game = cubeGame(given?.rules);
  const { points, player } = state;
  const middle = { ...NEW_CUBE, score: [0, 0], crawford: false, result: 0 } as const;
  const cubeState: CubeState = given
    ? game.notation.parsePosition(asked.position!)
    : { points, player, dice: null, ...middle };
  return remarksOf(game, cubeState, asked, evaluators);
}

function remarksOf(
  game: CubeGame,
  state: CubeState,
  { evaluator, depth }: RemarksAsked,
  evaluators: EvaluatorMap,
): Remarks | undefined {
  const make = evaluators.get(evaluator) ?? EVALUATORS[DEFAULT_EVALUATOR];
  const advice = cubeAdvice(game.rules, state, {
    evaluator: cubeEvaluator(make, game.rules),
    positionAt: game.position,
    facts: game.facts,
    depth,
  });
  return advice && { members: { cube: advice }, lines: adviceLines(game.rules, state, advice) };
}
