import type { Chance } from "../contract/chance.js";
import type { Problem } from "../contract/errors.js";
import { type Game, OVER } from "../contract/game.js";
import { keyOf } from "../position/canonical-text.js";
import { outcomesOf } from "../position/outcomes.js";
import { short } from "../rules/changed.js";
import { checkCopies } from "./check-copies.js";
import { checksOf } from "./check-error.js";
import { checkHidden } from "./check-hidden.js";
import type { StatesApart } from "./check-keys.js";
import { checkVectors } from "./check-payoffs.js";
import { naming } from "./named-errors.js";

/** The size of the enumeration when one action is played. */
export interface WidestChance {
  readonly action: unknown;
  /** Paths of draws, each of which is one run of `play`; if there are too many, the number of samples. */
  readonly runs: number;
  readonly results: number;
  readonly sampled: boolean;
}

export interface Width {
  widest: WidestChance | undefined;
  /** Actions whose results were sampled. */
  sampled: number;
}

/** What the checks of one state share. */
export interface Looking<State, Action> {
  readonly choose: Chance;
  readonly where: Problem;
  readonly width: Width;
  readonly apart: StatesApart<State, Action>;
  readonly isLate: () => boolean;
}

/** Checks the rules at a state. @returns whether something is hidden there */
export function checkState<State, Action>(
  game: Game<State, Action>,
  state: State,
  looking: Looking<State, Action>,
): boolean {
  const { choose, where, isLate } = looking;
  const { name, facts } = game;
  const check = checksOf(name, { where });
  const turn = game.turn(state);
  const actions = game.actions(state);
  if (turn === OVER) checkCopies(game, state, [], where);
  for (const [evaluator, evaluate] of Object.entries(game.evaluators ?? {})) {
    const value: unknown = naming(
      () => evaluate(state),
      name,
      `the evaluator "${evaluator}"`,
      () => where,
    );
    check(
      typeof value === "number" && value >= facts.bounds[0] && value <= facts.bounds[1],
      "check-evaluation",
      `the evaluator "${evaluator}" returns ${short(value)}, ${typeof value === "number" ? "outside facts.bounds" : "not a number"},`,
      { evaluator, value: short(value) },
    );
  }
  checkVectors(game, state, where);
  const hides = facts.hidden === true && checkHidden(game, state, choose, where);
  checkPositionNotation(game, state, where);
  if (turn === OVER) {
    check(actions.length === 0, "check-actions-at-end", "the game is over but there are actions");
    return hides;
  }
  check(
    Number.isInteger(turn) && turn >= 0 && turn < facts.players,
    "check-turn",
    `turn(state) is ${turn}, neither a player nor OVER,`,
    { turn: String(turn) },
  );
  check(actions.length > 0, "check-no-action", `player ${turn} has no action`, { player: turn });
  check(
    new Set(actions.map((action) => JSON.stringify(action))).size === actions.length,
    "check-actions-alike",
    "two actions are alike",
  );
  checkActionNotation(game, state, actions, where);
  const tried = actions.length <= 4 ? actions : [0, 1, 2, 3].map(() => choose.pick(actions));
  checkCopies(game, state, tried, where);
  for (const action of tried) if (!isLate()) checkAction(game, state, action, looking);
  return hides;
}

function checkAction<State, Action>(
  game: Game<State, Action>,
  state: State,
  action: Action,
  { choose: chance, where, width, apart }: Looking<State, Action>,
): void {
  const check = checksOf(game.name, { where });
  const { outcomes, samples, runs } = outcomesOf(game, state, action);
  if (samples > 0) width.sampled++;
  for (const { result } of outcomes.slice(0, MOST_SEEN)) apart.see(result);
  const found = { action, runs, results: outcomes.length, sampled: samples > 0 };
  if (isWider(found, width.widest)) width.widest = found;
  const next = keyOf(game, game.play(state, action, chance));
  const text = JSON.stringify(action);
  check(
    game.facts.chance || outcomes.length === 1,
    "check-chance",
    `facts.chance is false, but action ${text} has ${outcomes.length} results`,
    { action: text, results: outcomes.length },
  );
  let numerator = 0n;
  let denominator = 1n;
  for (const { fraction } of outcomes) {
    numerator = numerator * fraction.denominator + fraction.numerator * denominator;
    denominator *= fraction.denominator;
  }
  check(
    numerator === denominator,
    "check-probability-sum",
    `the probabilities of action ${text} do not sum to 1`,
    { action: text },
  );
  check(
    samples > 0 || outcomes.some((outcome) => outcome.key === next),
    "check-no-outcome",
    `action ${text} led to ${next}, which is none of its outcomes,`,
    { action: text, state: next },
  );
}

/** The maximum number of results of one action that are compared with all states seen. */
const MOST_SEEN = 40;

/** Sampled counts as wider than any enumeration. */
function isWider(one: WidestChance, other: WidestChance | undefined): boolean {
  if (other === undefined || one.sampled !== other.sampled) return other === undefined || one.sampled;
  return one.runs > other.runs;
}

function checkPositionNotation<State, Action>(game: Game<State, Action>, state: State, where: Problem): void {
  const { name, notation } = game;
  if (!notation) return;
  const check = checksOf(name, { where });
  const text = notation.position(state);
  check(!text.includes("\n"), "check-position-line", "the notation of a position must be one line");
  const read = keyOf(game, notation.parsePosition(text));
  check(
    read === keyOf(game, state),
    "check-position-read",
    `the position "${text}" reads back as ${read} instead of the state`,
    { text, read },
  );
}

function checkActionNotation<State, Action>(
  game: Game<State, Action>,
  state: State,
  actions: readonly Action[],
  where: Problem,
): void {
  const { name, notation } = game;
  if (!notation) return;
  const check = checksOf(name, { where });
  const texts = new Set<string>();
  for (const action of actions) {
    const text = notation.action(state, action);
    check(!texts.has(text), "check-action-written-twice", `two actions are both written "${text}"`, { text });
    texts.add(text);
    const read = JSON.stringify(notation.parseAction(state, text));
    check(
      read === JSON.stringify(action),
      "check-action-read",
      () => `the action "${text}" reads back as ${read}, not ${JSON.stringify(action)},`,
      () => ({ text, read, action: JSON.stringify(action) }),
    );
  }
}
