import type { Workspace } from "./frontier.js";
import { type Knowledge, opened } from "./knowledge.js";
import { OUTLOOK_FEATURES, outlookFeatures } from "./outlook.js";
import { OUTLOOK_WEIGHTS } from "./outlook-weights.js";
import { HIDDEN, SURE_MINE } from "./view.js";
import { bestSafety, boxMine, type Weighing, weigh } from "./weighing.js";

export interface LookaheadSettings {
  /** Only cells with at least this share of the best safety are candidates. */
  readonly margin: number;
  /** The most candidates. */
  readonly candidates: number;
  /** Of these, the most cells that no number touches. */
  readonly farCandidates: number;
  /** Share of the learned outlook in the score; the rest is the probability to survive two openings. */
  readonly outlookShare: number;
}

export const USUAL_LOOKAHEAD: LookaheadSettings = {
  margin: 0.9,
  candidates: 12,
  farCandidates: 4,
  outlookShare: 0.5,
};

/** A cell that was considered, with everything that was found out about it. All are probabilities. */
export interface Candidate {
  readonly cell: number;
  /** It is free. */
  readonly safety: number;
  /** It is free and what it shows makes some other cell certainly free. */
  readonly progress: number;
  /** It shows 0, so that all around it opens. */
  readonly zero: number;
  /** It is free, and so is the safest cell after it. */
  readonly second: number;
  /** It is free and the game is won: an estimate, learned from games. */
  readonly outlook: number;
  /** By which candidates are ordered. */
  readonly score: number;
}

/** At least this is certain: the counts behind it are exact to about 10^-13. */
const CERTAIN = 1 - 1e-10;

/**
 * Judges the safest cells by what they could show: for each candidate and each number, the probabilities of all cells
 * are computed again (the two-step look-ahead of D. N. Hill's solver), and the chance to win is estimated from them.
 *
 * @returns the candidates, best first; at least one
 */
export function lookahead(
  work: Workspace,
  known: Knowledge,
  weighing: Weighing,
  settings: LookaheadSettings,
): Candidate[] {
  const judged = safest(work, known, weighing, settings).map(({ cell, mine }) =>
    judge(work, known, weighing, cell, 1 - mine, settings),
  );
  return judged.sort((a, b) => b.score - a.score || b.safety - a.safety || a.cell - b.cell);
}

interface Chance {
  readonly cell: number;
  readonly mine: number;
}

/** The cells worth a closer look. */
function safest(
  work: Workspace,
  known: Knowledge,
  { perWay, farMine }: Weighing,
  { margin, candidates, farCandidates }: LookaheadSettings,
): Chance[] {
  const chances: Chance[] = [];
  for (const [i, component] of known.components.entries()) {
    for (const [box, cells] of component.boxes.entries()) {
      const mine = boxMine(component, box, perWay[i]!);
      for (const cell of cells) chances.push({ cell, mine });
    }
  }
  if (known.far > 0) {
    for (const cell of narrowest(work, known).slice(0, farCandidates)) chances.push({ cell, mine: farMine });
  }
  const least = chances.reduce((lowest, { mine }) => Math.min(lowest, mine), 1);
  return chances
    .filter(({ mine }) => mine < CERTAIN && 1 - mine >= margin * (1 - least))
    .sort((a, b) => a.mine - b.mine)
    .slice(0, candidates);
}

/** Far cells with the fewest hidden neighbours first, since these show a 0 soonest; of equals those near the frontier. */
function narrowest(work: Workspace, { view, componentOf }: Knowledge): number[] {
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

const features = new Float64Array(OUTLOOK_FEATURES.length);

function judge(
  work: Workspace,
  known: Knowledge,
  { logLayouts }: Weighing,
  cell: number,
  safety: number,
  { outlookShare }: LookaheadSettings,
): Candidate {
  const { grid } = work;
  let sure = 0;
  let hidden = 0;
  for (let at = 8 * cell, end = at + grid.degree[cell]!; at < end; at++) {
    const seen = known.view[grid.near[at]!]!;
    if (seen === SURE_MINE) sure++;
    else if (seen === HIDDEN) hidden++;
  }
  let progress = 0;
  let zero = 0;
  let second = 0;
  let outlook = 0;
  for (let shown = sure; shown <= sure + hidden; shown++) {
    const next = opened(work, known, cell, shown);
    const weighing = weigh(next);
    if (weighing.logLayouts === -Infinity) continue;
    const probability = Math.exp(weighing.logLayouts - logLayouts);
    const best = bestSafety(next, weighing);
    if (best > CERTAIN) progress += probability;
    if (shown === 0) zero = probability;
    second += probability * best;
    outlookFeatures(grid, next, weighing, features);
    let logit = 0;
    for (let i = 0; i < features.length; i++) logit += OUTLOOK_WEIGHTS[i]! * features[i]!;
    outlook += probability / (1 + Math.exp(-logit));
  }
  const score = outlookShare * outlook + (1 - outlookShare) * second;
  return { cell, safety, progress, zero, second, outlook, score };
}
