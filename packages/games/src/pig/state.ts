import type { StateEvaluator } from "@tyche/engine";
import { asProbability } from "../kit/numbers.js";
import { checkedOptions } from "../kit/option.js";
import { about, type PIG_DICE, type PigOptions } from "./about.js";
import { texts } from "./texts.js";

/** A state of Pig. */
export interface PigState {
  /** Banked points, by player. */
  readonly scores: readonly [number, number];
  /** Points gained in this turn, lost with a 1. */
  readonly turnTotal: number;
  /** The player to roll or hold; at the end the winner. */
  readonly player: 0 | 1;
}

/** The actions of Pig, by name. */
export const PIG_ACTIONS = ["roll", "hold"] as const;

/** An action of Pig by name. */
export type PigAction = (typeof PIG_ACTIONS)[number];

/** The kind of dice: one die, two dice, or the coin of Piglet. */
export type PigDice = (typeof PIG_DICE)[number];

/** A roll that gains no points: the turn total is lost. */
export const LOSE_TURN = 0;
/** A roll after which the turn total and the score are lost. */
export const LOSE_ALL = -1;

/** A validated target and kind of dice. */
export interface Variant {
  readonly target: number;
  readonly dice: PigDice;
  readonly sides: number;
  /** The results of a roll with their weights out of `ways`: points gained, LOSE_TURN or LOSE_ALL. */
  readonly rolls: readonly (readonly [gain: number, ways: number])[];
  readonly ways: number;
  /** Maximum points gained by one roll. */
  readonly most: number;
}

/** Results of a roll by points gained, ascending. */
function rollsOf(dice: PigDice, sides: number): Variant["rolls"] {
  const faces = Array.from({ length: sides - 1 }, (_, i) => i + 2);
  if (dice === "coin") {
    return [
      [LOSE_TURN, 1],
      [1, 1],
    ];
  }
  if (dice === "1") return [[LOSE_TURN, 1], ...faces.map((face) => [face, 1] as const)];
  const ways = new Map<number, number>();
  for (const one of faces) for (const two of faces) ways.set(one + two, (ways.get(one + two) ?? 0) + 1);
  return [[LOSE_ALL, 1], [LOSE_TURN, 2 * (sides - 1)], ...ways];
}

/** @throws GameOptionError if the target is outside 1..1000, or the dice are invalid */
export function variantOf(options: PigOptions = {}): Variant {
  const coin = options.dice === "coin" && { sides: 2 };
  const { target, dice, sides } = checkedOptions(about, { ...coin, ...options }, (option, value, _, most) =>
    option === "target"
      ? texts.optionError("pig-target", { target: value })
      : texts.optionError("pig-sides", { most, sides: value }),
  );
  if (dice === "coin" && sides !== 2) throw texts.optionError("pig-coin-sides", { sides });
  const rolls = rollsOf(dice, sides);
  return {
    target,
    dice,
    sides,
    rolls,
    ways: rolls.reduce((sum, [, ways]) => sum + ways, 0),
    most: Math.max(...rolls.map(([gain]) => gain)),
  };
}

/** Whether one of the players has won. */
export function isOver(variant: Variant, { scores }: PigState): boolean {
  return scores[0] >= variant.target || scores[1] >= variant.target;
}

/** The first action of a turn must be to roll; with enough points to win, only holding makes sense. */
export function actionsOf(variant: Variant, state: PigState): readonly PigAction[] {
  if (isOver(variant, state)) return [];
  if (state.turnTotal === 0) return ["roll"];
  if (state.scores[state.player] + state.turnTotal >= variant.target) return ["hold"];
  return PIG_ACTIONS;
}

/** A state from scores given from the mover's side. */
export function fromMover(player: 0 | 1, own: number, other: number, turnTotal: number): PigState {
  return { scores: player === 0 ? [own, other] : [other, own], turnTotal, player };
}

/** `lead`: even chances, shifted by player 0's lead in points, including the turn total, as a share of the target. */
export function evaluatorsOf(
  variant: Variant,
): Readonly<Record<"default" | "lead", StateEvaluator<PigState>>> {
  const lead = ({ scores, turnTotal, player }: PigState): number =>
    leadToChance(variant, scores[0] - scores[1] + (player === 0 ? turnTotal : -turnTotal));
  return { default: lead, lead };
}

/** Measured by `npm run research -- errors pig`, with the default options. */
const LEAD_ERRORS = [0.14, 0.11, 0.097, 0.078, 0.088, 0.082];
export const differenceErrors = { default: LEAD_ERRORS, lead: LEAD_ERRORS };

/** Converts a lead in points to a probability in [0, 1]. */
export function leadToChance(variant: Variant, points: number): number {
  return asProbability(0.5 + points / (2 * variant.target));
}
