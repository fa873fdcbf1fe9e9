import { HIDDEN, neighbours, SURE_MINE } from "../board/grid.js";
import { type Knowledge, mineProbabilities, opened } from "../counting/knowledge.js";
import { layoutsOf } from "../counting/layouts.js";
import { boxMine } from "../counting/weighing.js";
import type { Outlook } from "../outlook/outlook.js";
import { Endgame, type ExactAnswer } from "./endgame.js";
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
 * (`evenPair`); else the safest cells are evaluated by what they could show (`lookahead.ts`) and the learned
 * outlook.
 *
 * @param explain also evaluate the lookahead candidates if the exact solution or an even pair decides
 */
export function guess(known: Knowledge, outlook: Outlook, settings: GuessSettings, explain: boolean): Guess {
  const isFew = areFew(known, settings);
  const exact = solveLayouts(known, settings, explain);
  const candidates = exact === undefined || explain ? candidatesOf(known, outlook, settings, explain) : [];
  return exact
    ? { method: "exact", cell: exact.rows[0]!.cell, candidates, exact, gaveUp: false }
    : { method: "lookahead", cell: candidates[0]!.cell, candidates, gaveUp: isFew };
}

function areFew(
  { far, components, logLayouts }: Knowledge,
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
  known: Knowledge,
  settings: Pick<GuessSettings, "exactLayouts" | "exactWork">,
  all = false,
): ExactAnswer | undefined {
  if (!areFew(known, settings)) return undefined;
  const { exactWork } = settings;
  const layouts = layoutsOf(known, Math.round(Math.exp(known.logLayouts)), exactWork);
  const endgame = layouts && new Endgame(layouts, exactWork);
  const best = endgame?.solve();
  return (all && best && endgame?.solve(true)) || best;
}

/** An unavoidable even guess comes first and makes all other candidates irrelevant. */
function candidatesOf(
  known: Knowledge,
  outlook: Outlook,
  settings: GuessSettings,
  explain: boolean,
): Candidate[] {
  const even = evenPair(known);
  const others = even === undefined || explain ? lookahead(known, outlook, settings) : [];
  if (even === undefined) return others;
  const first = judge(known, outlook, even, 0.5, settings);
  return [{ ...first, unavoidable: true }, ...others.filter(({ cell }) => cell !== even)];
}

const EXACT = 1e-9;

/**
 * A cell of a pair that no play can distinguish: exactly one of the two is a mine, the same numbers touch both, and
 * every hidden cell next to one is next to the other too. Opening other cells gives the same information about both,
 * so one of them must be guessed eventually, always at even odds. Guessing now is at least as good as later, since
 * the number on the free cell then helps with everything that follows (D. N. Hill's solver does the same).
 *
 * @returns undefined if there is no such pair with an adjacent hidden cell: without one, its number would add no
 *   information
 */
export function evenPair(known: Knowledge): number | undefined {
  for (const [i, component] of known.components.entries()) {
    for (const [box, [one, other, ...more]] of component.boxes.entries()) {
      if (other === undefined || more.length > 0) continue;
      if (Math.abs(boxMine(component, box, known.perWay[i]!) - 0.5) > EXACT) continue;
      if (!tellsOfBoth(known, one!, other)) continue;
      if (holdsOneMine(known, one!, other)) return one;
    }
  }
  return undefined;
}

/** Whether there are hidden cells next to the pair, all adjacent to both. */
function tellsOfBoth({ work, view }: Knowledge, one: number, other: number): boolean {
  const beside = (cell: number, twin: number): number[] =>
    Array.from(neighbours(work.grid, cell)).filter((near) => near !== twin && view[near] === HIDDEN);
  const [first, second] = [beside(one, other), beside(other, one)];
  return first.length > 0 && first.length === second.length && first.every((cell) => second.includes(cell));
}

/** Whether the second of two cells is a mine whenever the first is free. Both have the same mine probability. */
function holdsOneMine(known: Knowledge, one: number, other: number): boolean {
  const seen = Array.from(neighbours(known.work.grid, one), (near) => known.view[near]!);
  const sure = seen.filter((cell) => cell === SURE_MINE).length;
  const hidden = seen.filter((cell) => cell === HIDDEN).length;
  for (let shown = sure; shown <= sure + hidden; shown++) {
    const next = opened(known, one, shown);
    if (next.logLayouts > -Infinity && mineProbabilities(next)[other]! < 1 - EXACT) return false;
  }
  return true;
}
