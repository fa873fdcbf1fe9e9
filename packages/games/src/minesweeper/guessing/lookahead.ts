import { HIDDEN, SURE_MINE } from "../board/grid.js";
import { bestSafety, type Knowledge, opened } from "../counting/knowledge.js";
import { boxMine, CERTAINTY } from "../counting/weighing.js";
import type { Outlook } from "../outlook/outlook.js";

export interface LookaheadSettings {
  /** Minimum safety of candidates, as a share of the best safety. */
  readonly margin: number;
  /** Maximum number of candidates. */
  readonly candidates: number;
  /** Maximum number of candidates that no number touches. */
  readonly farCandidates: number;
  /** Weight of the learned outlook in the score; the rest is survival. */
  readonly outlookShare: number;
  /** The same weight on an opening board, most of whose cells no number touches: there survival predicts little. */
  readonly openingShare: number;
  /** Weight of progress within survival; the rest is the probability of surviving two openings. */
  readonly progressShare: number;
  /** Number of best candidates that are also searched two guesses deep. */
  readonly finalists: number;
  /** Maximum distance of such a finalist's score from the best. */
  readonly gap: number;
  /** Number of second guesses tried for each finalist. */
  readonly replies: number;
  /** Stop adding candidates after this many counting steps. */
  readonly steps: number;
}

export const USUAL_LOOKAHEAD: LookaheadSettings = {
  margin: 0.9,
  candidates: 12,
  farCandidates: 4,
  outlookShare: 0.5,
  openingShare: 1,
  progressShare: 0,
  finalists: 0,
  gap: 0.03,
  replies: 4,
  steps: 2e6,
};

/** A board is opening while more than this share of its cells touches no number. */
const OPENING = 0.9;

/** A considered cell with its statistics, all of them probabilities. */
export interface Candidate {
  readonly cell: number;
  /** The cell is free. */
  readonly safety: number;
  /** The cell is free and what it shows makes some other cell certainly free. */
  readonly progress: number;
  /** The cell shows 0, so that all cells around it open. */
  readonly zero: number;
  /** The cell is free, and so is the safest cell after it. */
  readonly second: number;
  /** The cell is free and the game is won: an estimate learned from games. */
  readonly outlook: number;
  /** The outlook two guesses deep, if requested. */
  readonly deeper?: number;
  /** The sort key of candidates. */
  readonly score: number;
  /** Present if an unavoidable even guess is made first (see `evenPair`). */
  readonly unavoidable?: true;
}

const CERTAIN = 1 - CERTAINTY;

/**
 * Evaluates the safest cells by what they could show: for each candidate and each number, the probabilities of all
 * cells are recomputed (the two-step look-ahead of D. N. Hill's solver), and the chance to win is estimated from
 * them. The best few can then be searched two guesses deep.
 *
 * The work is bounded by counting steps, never by time; the safest candidates come first.
 *
 * @returns the candidates, best first; at least one
 */
export function lookahead(known: Knowledge, outlook: Outlook, settings: LookaheadSettings): Candidate[] {
  const { finalists, gap, replies } = settings;
  const { work } = known;
  const limit = work.steps + settings.steps;
  const judged: Candidate[] = [];
  for (const { cell, mine } of safest(known, settings)) {
    if (judged.length > 0 && work.steps > limit) break;
    judged.push(judge(known, outlook, cell, 1 - mine, settings));
  }
  judged.sort(byScore);
  const [best] = judged;
  const close = judged.filter(({ score }, i) => i < finalists && score >= best!.score - gap);
  if (close.length < 2 || replies === 0 || work.steps > limit) return judged;
  const again = close.map((candidate) => {
    const deeper = lookTwice(known, outlook, candidate.cell, settings);
    const score = candidate.score + shareOf(known, settings) * (deeper - candidate.outlook);
    return { ...candidate, deeper, score };
  });
  return [...again.sort(byScore), ...judged.slice(close.length)];
}

/** The weight of the outlook in the score. */
function shareOf({ work, far }: Knowledge, settings: LookaheadSettings): number {
  return far > OPENING * work.grid.cells ? settings.openingShare : settings.outlookShare;
}

function byScore(a: Candidate, b: Candidate): number {
  return b.score - a.score || b.safety - a.safety || a.cell - b.cell;
}

interface Chance {
  readonly cell: number;
  readonly mine: number;
}

/** The candidate cells. */
function safest(
  known: Knowledge,
  { margin, candidates, farCandidates }: Pick<LookaheadSettings, "margin" | "candidates" | "farCandidates">,
): Chance[] {
  const chances: Chance[] = [];
  for (const [i, component] of known.components.entries()) {
    for (const [box, cells] of component.boxes.entries()) {
      const mine = boxMine(component, box, known.perWay[i]!);
      for (const cell of cells) chances.push({ cell, mine });
    }
  }
  const least = chances.reduce(
    (lowest, { mine }) => Math.min(lowest, mine),
    known.far > 0 ? known.farMine : 1,
  );
  const isGood = ({ mine }: Chance): boolean => mine < CERTAIN && 1 - mine >= margin * (1 - least);
  const good = chances.filter(isGood);
  if (known.far > 0 && isGood({ cell: -1, mine: known.farMine })) {
    for (const cell of narrowest(known).slice(0, farCandidates)) good.push({ cell, mine: known.farMine });
  }
  return good.sort((a, b) => a.mine - b.mine).slice(0, candidates);
}

/**
 * Far cells by their number of hidden neighbours, fewest first, since these show a 0 most often; ties go to those
 * near the frontier.
 */
function narrowest({ work, view, componentOf }: Knowledge): number[] {
  const { near, degree } = work.grid;
  const ranks: { cell: number; rank: number }[] = [];
  for (let cell = 0; cell < view.length; cell++) {
    if (view[cell] !== HIDDEN || componentOf[cell]! >= 0) continue;
    let rank = 0;
    let isNear = false;
    for (let at = 8 * cell, end = at + degree[cell]!; at < end; at++) {
      if (view[near[at]!] !== HIDDEN) continue;
      rank++;
      if (componentOf[near[at]!]! >= 0) isNear = true;
    }
    ranks.push({ cell, rank: isNear ? rank - 0.5 : rank });
  }
  return ranks.sort((a, b) => a.rank - b.rank || a.cell - b.cell).map(({ cell }) => cell);
}

/** A number that a cell can show, its probability and the resulting knowledge. */
interface Outcome {
  readonly shown: number;
  readonly probability: number;
  readonly known: Knowledge;
}

function outcomesOf(known: Knowledge, cell: number): Outcome[] {
  const { grid } = known.work;
  let sure = 0;
  let hidden = 0;
  for (let at = 8 * cell, end = at + grid.degree[cell]!; at < end; at++) {
    const seen = known.view[grid.near[at]!]!;
    if (seen === SURE_MINE) sure++;
    else if (seen === HIDDEN) hidden++;
  }
  const outcomes: Outcome[] = [];
  for (let shown = sure; shown <= sure + hidden; shown++) {
    const next = opened(known, cell, shown);
    if (next.logLayouts === -Infinity) continue;
    outcomes.push({ shown, probability: Math.exp(next.logLayouts - known.logLayouts), known: next });
  }
  return outcomes;
}

/** Evaluates one candidate. @param safety the probability that it is free */
export function judge(
  known: Knowledge,
  outlook: Outlook,
  cell: number,
  safety: number,
  settings: LookaheadSettings,
): Candidate {
  const { progressShare } = settings;
  const outlookShare = shareOf(known, settings);
  let progress = 0;
  let zero = 0;
  let second = 0;
  let expected = 0;
  for (const { shown, probability, known: next } of outcomesOf(known, cell)) {
    const best = bestSafety(next);
    if (best > CERTAIN) progress += probability;
    if (shown === 0) zero = probability;
    second += probability * best;
    expected += probability * outlook.value(next);
  }
  const survival = (1 - progressShare) * second + progressShare * progress;
  const score = outlookShare * expected + (1 - outlookShare) * survival;
  return { cell, safety, progress, zero, second, outlook: expected, score };
}

/** The outlook of a cell, taking the best of several second guesses whenever no cell is then certain. */
function lookTwice(
  known: Knowledge,
  outlook: Outlook,
  cell: number,
  { margin, replies }: LookaheadSettings,
): number {
  let sum = 0;
  for (const { probability, known: next } of outcomesOf(known, cell)) {
    let value = outlook.value(next);
    if (probability > 1e-3 && bestSafety(next) < CERTAIN) {
      let best = 0;
      const tried = safest(next, { margin, candidates: replies, farCandidates: replies });
      for (const reply of tried) {
        let expected = 0;
        for (const after of outcomesOf(next, reply.cell)) {
          expected += after.probability * outlook.value(after.known);
        }
        if (expected > best) best = expected;
      }
      value = best;
    }
    sum += probability * value;
  }
  return sum;
}
