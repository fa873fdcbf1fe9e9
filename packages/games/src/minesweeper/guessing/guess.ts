import type { Workspace } from "../counting/frontier.js";
import type { Knowledge } from "../counting/knowledge.js";
import { layoutsOf } from "../counting/layouts.js";
import type { Weighing } from "../counting/weighing.js";
import type { Outlook } from "../outlook/outlook.js";
import { Endgame, type ExactAnswer } from "./endgame.js";
import { evenPair } from "./even-pair.js";
import { type Candidate, judge, type LookaheadSettings, lookahead, USUAL_LOOKAHEAD } from "./lookahead.js";

export interface GuessSettings extends LookaheadSettings {
  /** Maximum number of layouts that are solved exactly. */
  readonly exactLayouts: number;
  /** Maximum work of an exact solution, in layouts visited, before the lookahead takes over. */
  readonly exactWork: number;
}

export const USUAL_GUESSING: GuessSettings = { ...USUAL_LOOKAHEAD, exactLayouts: 1000, exactWork: 2e6 };

/** A cell to open when none is certainly free, and the reason. */
export interface Guess {
  readonly method: "exact" | "lookahead";
  readonly cell: number;
  /** Every cell considered; without an exact solution, the first one is chosen. */
  readonly candidates: readonly Candidate[];
  /** The exact solution, if one was found. */
  readonly exact?: ExactAnswer;
  /** Whether an exact solution was tried but exceeded the allowed work. */
  readonly gaveUp: boolean;
}

/** Maximum number of cells: the exact solution numbers them with ten bits. */
const MOST_CELLS = 1000;

/**
 * Limits for a single decision: it may take longer than each decision in a series of a hundred thousand games, but
 * ends within a second.
 */
export const THOROUGH = { exactLayouts: 10_000, exactWork: 6e6 } as const;

/**
 * Decides a guess. Few layouts are solved exactly (`endgame.ts`); else an unavoidable even pair is guessed now
 * (`even-pair.ts`); else the safest cells are evaluated by what they could show (`lookahead.ts`) and the learned
 * outlook.
 *
 * @param explain also evaluate the lookahead candidates if the exact solution or an even pair decides
 */
export function guess(
  work: Workspace,
  known: Knowledge,
  weighing: Weighing,
  outlook: Outlook,
  settings: GuessSettings,
  explain: boolean,
): Guess {
  const isFew = areFew(known, weighing, settings);
  const exact = solveLayouts(work, known, weighing, settings, explain);
  const candidates =
    exact === undefined || explain ? candidatesOf(work, known, weighing, outlook, settings, explain) : [];
  return exact
    ? { method: "exact", cell: exact.rows[0]!.cell, candidates, exact, gaveUp: false }
    : { method: "lookahead", cell: candidates[0]!.cell, candidates, gaveUp: isFew };
}

function areFew(
  { far, components }: Knowledge,
  { logLayouts }: Weighing,
  { exactLayouts }: Pick<GuessSettings, "exactLayouts">,
): boolean {
  if (logLayouts >= Math.log(exactLayouts + 0.5)) return false;
  let cells = far;
  for (const { boxes } of components) for (const box of boxes) cells += box.length;
  return cells < MOST_CELLS;
}

/**
 * The exact solution, whether or not a cell is certainly free.
 *
 * @param all also the exact value of every cell, not only of the best, if the same amount of work again suffices
 * @returns undefined if there are too many layouts, or the allowed work does not suffice
 */
export function solveLayouts(
  { grid }: Workspace,
  known: Knowledge,
  weighing: Weighing,
  settings: Pick<GuessSettings, "exactLayouts" | "exactWork">,
  all = false,
): ExactAnswer | undefined {
  if (!areFew(known, weighing, settings)) return undefined;
  const { exactWork } = settings;
  const layouts = layoutsOf(grid, known, Math.round(Math.exp(weighing.logLayouts)), exactWork);
  const endgame = layouts && new Endgame(layouts, exactWork);
  const best = endgame?.solve();
  return (all && best && endgame?.solve(true)) || best;
}

/** An unavoidable even guess comes first and makes all other candidates irrelevant. */
function candidatesOf(
  work: Workspace,
  known: Knowledge,
  weighing: Weighing,
  outlook: Outlook,
  settings: GuessSettings,
  explain: boolean,
): Candidate[] {
  const even = evenPair(work, known, weighing);
  const others = even === undefined || explain ? lookahead(work, known, weighing, outlook, settings) : [];
  if (even === undefined) return others;
  const first = judge(work, known, weighing, outlook, even, 0.5, settings);
  return [{ ...first, unavoidable: true }, ...others.filter(({ cell }) => cell !== even)];
}
