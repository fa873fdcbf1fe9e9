import {
  type Bound,
  type ComparedAction,
  type Comparison,
  compareActions,
  type DifferenceErrors,
} from "@tyche/engine";

/** An action of a place; its value, absent if it was not computed, is for the player to move. */
export interface FoundRow extends ComparedAction {
  readonly text: string;
  readonly action: unknown;
  readonly bound?: Bound;
  readonly method: string;
  /** How often a mixed strategy takes the action, 0 to 1. */
  readonly probability?: number;
  /** The action's vector, if the evaluator gives vectors, such as backgammon's five probabilities. */
  readonly vector?: readonly number[];
  /** Expected payoff of each player, if one number is not enough. */
  readonly payoffs?: readonly number[];
  /** Number of actions to the end of the game, including this one, if known. */
  readonly plies?: number;
  /** The results of earlier searches, the deepest first. */
  readonly earlier?: readonly ComparedAction[];
}

export interface JudgedAction extends FoundRow {
  /** What may be said of the leading action against this one. */
  readonly behind: Comparison;
}

/** The analysis of a place, before its actions are compared. */
export interface FoundActions {
  /** For the player to move; absent if it was not computed. */
  readonly value?: number;
  /** For player 0; undefined if the players' values do not follow from one number. */
  readonly first: number | undefined;
  /** Expected payoff of each player, if one number is not enough. */
  readonly payoffs?: readonly number[];
  readonly depth: number;
  readonly isExact: boolean;
  /** The expected line: best actions up to the first one followed by chance. */
  readonly line: readonly unknown[];
  /** Of the evaluator; absent if nobody has measured them. */
  readonly errors?: DifferenceErrors;
  readonly actions: readonly FoundRow[];
}

/** The analysis of a place. */
export interface Judgement extends FoundActions {
  /** The leading action first: none is known to be better. */
  readonly actions: readonly JudgedAction[];
  /** The action that is better than all others, or proved to be no worse; undefined if that is not known. */
  readonly best?: JudgedAction;
  /** The actions that none is known to be better than. */
  readonly rivals: readonly JudgedAction[];
}

/** Compares two actions at the deepest depth to which both were searched. */
export function compareRows(
  one: Pick<FoundRow, "earlier"> & ComparedAction,
  other: typeof one,
  errors: DifferenceErrors | undefined,
): Comparison {
  for (const first of [one, ...(one.earlier ?? [])])
    for (const second of [other, ...(other.earlier ?? [])])
      if (isAlike(first, second)) return compareActions(first, second, errors);
  return { relation: "unknown" };
}

function isAlike({ certainty: one }: ComparedAction, { certainty: other }: ComparedAction): boolean {
  return !("depth" in one && "depth" in other) || one.depth === other.depth;
}

/** Compares the actions of a place: all that the page says of better and worse ones follows. */
export function judged(found: FoundActions): Judgement {
  const { best: _best, ...rest } = found as FoundActions & Partial<Judgement>;
  const { errors, isExact } = rest;
  // No action of a mixture is best: whoever always played it could be exploited.
  const isMixed = found.actions.some(({ probability }) => probability !== undefined);
  const compare = (one: FoundRow, other: FoundRow): Comparison =>
    isMixed ? { relation: "unknown" } : compareRows(one, other, errors);
  const leader = found.actions.reduce((leading, row) =>
    compare(row, leading).relation === "better" ? row : leading,
  );
  // Of a solved place, the first action is proved to be no worse than the others.
  const isFirst = isExact && leader === found.actions[0];
  const rows = found.actions.map((row): JudgedAction => {
    const behind: Comparison = row === leader ? { relation: "equal" } : compare(leader, row);
    return { ...row, behind };
  });
  const rivals = rows.filter(({ behind }) => behind.relation !== "better");
  const isDecided = isFirst || rivals.every(({ behind }) => behind.relation === "equal");
  const open: Comparison = {
    relation: rivals.some(({ behind }) => behind.relation === "close") ? "close" : "unknown",
  };
  const first = rows[found.actions.indexOf(leader)]!;
  const best = isDecided ? first : { ...first, behind: open };
  const leading = (all: readonly JudgedAction[]): readonly JudgedAction[] => [
    best,
    ...all.filter((row) => row !== first),
  ];
  return { ...rest, actions: leading(rows), ...(isDecided && { best }), rivals: leading(rivals) };
}

/**
 * The better analysis of a place, after one that was known: a solution before an equilibrium, that before a search, and
 * a deeper search before a shallower one, unless its first two actions were not searched to one depth and it decides
 * nothing.
 */
export function learnt(known: Judgement | undefined, next: Judgement): Judgement {
  if (!known) return next;
  const rank = ({ isExact, actions: [best] }: Judgement): number =>
    isExact ? 2 : Number(best?.method === "equilibrium");
  const isMore = rank(next) - rank(known);
  if (isMore < 0 || (isMore === 0 && known.depth > next.depth)) return known;
  const before = new Map(known.actions.map((row) => [row.text, row]));
  const actions = next.actions.map(({ behind: _, ...row }): FoundRow => {
    const { earlier = [], certainty, value, depth } = before.get(row.text) ?? row;
    const all = [{ certainty, depth, ...(value !== undefined && { value }) }, ...earlier];
    const shallower = all.filter((each) => "depth" in each.certainty && each.depth < row.depth);
    return shallower.length === 0 ? row : { ...row, earlier: shallower };
  });
  const deeper = judged({ ...next, actions });
  const [first, second] = next.actions;
  const isUneven = first && second && !isAlike(first, second);
  const isLess = isUneven && !deeper.best && known.depth >= Math.min(first.depth, second.depth);
  return isMore === 0 && isLess ? known : deeper;
}
