import { fraction, ONE, type Value, ZERO } from "../model/number.js";
import type { Place, SequenceForm } from "./sequence-form.js";

/** Limit on the tableau entries computed, each weighted by its length: about a second. */
const MOST_WORK = 10_000_000;
/** Pivots in a row without a gain before Bland's rule (1977) takes over, which never cycles. */
const MOST_STALLED = 20;

/** Integer coefficients by column; column 0 is the constant. */
type Sum = Map<number, bigint>;

/**
 * Optimal plans of both players in exact numbers, by the simplex method (Dantzig 1951) on player 0's program. The
 * tableau is kept in integers over one common denominator (Edmonds 1967), so that no fraction is ever reduced. It
 * starts from a pure plan and the best reply to it, which is feasible.
 *
 * @param likely a weight for every sequence of player 0, as the starting point; any weights are valid
 * @param only whether plans are wanted only if no others are optimal, which no 0 in the result proves
 * @returns the weight of every sequence, by player, or undefined if it would take too long
 */
export function exactPlans(
  form: SequenceForm,
  likely: readonly number[] | undefined,
  only = false,
): readonly [readonly Value[], readonly Value[]] | undefined {
  const tableau = startTableau(form, likely);
  if (!tableau || !optimize(tableau)) return undefined;
  const { rows, basic, objective, nonbasic, denominator } = tableau;
  if (only && [...objective.slice(1), ...rows.map((row) => row[0])].includes(0n)) return undefined;
  const own = new Array<Value>(form.sequences[0]).fill(ZERO);
  const other = new Array<Value>(form.sequences[1]).fill(ZERO);
  own[0] = ONE;
  other[0] = ONE;
  for (const [i, variable] of basic.entries()) {
    if (variable < own.length) own[variable] = fraction(rows[i]![0]!, denominator);
  }
  // The prices of the other player's rows are that player's plan.
  for (const [j, variable] of nonbasic.entries()) {
    if (variable >= own.length) other[variable - own.length] = fraction(-objective[j]!, denominator);
  }
  return [own, other];
}

/**
 * The basic variables and the objective as sums of the nonbasic ones, all over one denominator above 0. A variable is a
 * sequence of player 0 or, numbered after those, what player 1 loses by a sequence compared with its best one.
 */
interface Tableau {
  readonly rows: bigint[][];
  readonly basic: number[];
  readonly objective: bigint[];
  /** The variable of each column; -1 for the constant. */
  readonly nonbasic: number[];
  denominator: bigint;
}

function startTableau(form: SequenceForm, likely: readonly number[] | undefined): Tableau | undefined {
  const { places, sequences, cells } = form;
  const scale = commonDenominator(cells.map(({ payoff }) => payoff));
  const nonbasic = [-1];
  const basic: number[] = [];
  const sums: Sum[] = [];
  const own = new Array<Sum>(sequences[0]);
  own[0] = new Map([[0, 1n]]);
  for (const place of places[0]) {
    const actions = actionVariables(place);
    const most = actions.reduce((a, b) => ((likely?.[b] ?? 0) > (likely?.[a] ?? 0) ? b : a));
    const rest = new Map(own[place.before]);
    for (const action of actions) {
      if (action === most) continue;
      own[action] = new Map([[nonbasic.length, 1n]]);
      rest.set(nonbasic.length, -1n);
      nonbasic.push(action);
    }
    own[most] = rest;
    basic.push(most);
    sums.push(rest);
  }
  // What player 0 gets behind each sequence of player 1, who replies with the minimum.
  const behind = Array.from({ length: sequences[1] }, (): Sum => new Map());
  for (const { sequences: pair, payoff } of cells) {
    add(behind[pair[1]]!, own[pair[0]]!, payoff.n * (scale / payoff.d));
  }
  for (const place of [...places[1]].reverse()) {
    const actions = actionVariables(place);
    const constant = (action: number): bigint => behind[action]!.get(0) ?? 0n;
    const least = actions.reduce((a, b) => (constant(b) < constant(a) ? b : a));
    const reply = behind[least]!;
    add(reply, new Map([[nonbasic.length, 1n]]), -1n);
    nonbasic.push(sequences[0] + least);
    for (const action of actions) {
      if (action === least) continue;
      add(behind[action]!, reply, -1n);
      basic.push(sequences[0] + action);
      sums.push(behind[action]!);
    }
    add(behind[place.before]!, reply, 1n);
  }
  if (sums.length * nonbasic.length > MOST_WORK / 10) return undefined;
  const dense = (sum: Sum): bigint[] => nonbasic.map((_, j) => sum.get(j) ?? 0n);
  return { rows: sums.map(dense), basic, objective: dense(behind[0]!), nonbasic, denominator: 1n };
}

function actionVariables(place: Place): number[] {
  return place.nodes[0]!.children.map((_, i) => place.first + i);
}

function add(to: Sum, sum: Sum, factor: bigint): void {
  if (factor === 0n) return;
  for (const [column, coefficient] of sum) to.set(column, (to.get(column) ?? 0n) + factor * coefficient);
}

function commonDenominator(values: readonly Value[]): bigint {
  return values.reduce((all, { d }) => (all % d === 0n ? all : all * fraction(d, all).n), 1n);
}

/** Pivots until nothing raises the objective; returns false if that takes too long. */
function optimize(tableau: Tableau): boolean {
  const { rows } = tableau;
  let work = 0;
  let stalled = 0;
  for (;;) {
    const column = entering(tableau, stalled > MOST_STALLED);
    if (column === undefined) return true;
    const row = leaving(tableau, column);
    stalled = rows[row]![0] === 0n ? stalled + 1 : 0;
    work += pivot(tableau, row, column) * (1 + tableau.denominator.toString(16).length / 64);
    if (work > MOST_WORK) return false;
  }
}

/** The column that raises the objective most per unit or, by Bland's rule, the first variable that raises it. */
function entering({ objective, nonbasic }: Tableau, bland: boolean): number | undefined {
  let best: number | undefined;
  for (let j = 1; j < objective.length; j++) {
    if (objective[j]! <= 0n) continue;
    const isBetter =
      best === undefined || (bland ? nonbasic[j]! < nonbasic[best]! : objective[j]! > objective[best]!);
    if (isBetter) best = j;
  }
  return best;
}

/** The row whose variable is the first to reach 0 as the column's variable grows. A program with a solution has one. */
function leaving({ rows, basic }: Tableau, column: number): number {
  let best = -1;
  for (const [i, row] of rows.entries()) {
    if (row[column]! >= 0n) continue;
    if (best < 0) {
      best = i;
      continue;
    }
    const apart = row[0]! * rows[best]![column]! - rows[best]![0]! * row[column]!;
    if (apart > 0n || (apart === 0n && basic[i]! < basic[best]!)) best = i;
  }
  return best;
}

/** Exchanges the variables of a row and a column; returns the number of entries computed. */
function pivot(tableau: Tableau, at: number, column: number): number {
  const { rows, basic, objective, nonbasic, denominator } = tableau;
  const own = rows[at]!;
  // Negative, as the row's variable falls; the sign is changed so that the new denominator is above 0.
  const next = -own[column]!;
  let computed = 0;
  const filled = own.flatMap((entry, j) => (entry === 0n || j === column ? [] : [j]));
  for (const row of [...rows, objective]) {
    if (row === own) continue;
    const factor = row[column]!;
    if (factor === 0n && next === denominator) continue;
    if (next === denominator) {
      for (const j of filled) row[j] = row[j]! + (factor * own[j]!) / denominator;
      computed += filled.length;
    } else {
      for (let j = 0; j < row.length; j++) {
        if (j !== column) row[j] = (next * row[j]! + factor * own[j]!) / denominator;
      }
      computed += row.length;
    }
    row[column] = -factor;
  }
  own[column] = -denominator;
  tableau.denominator = next;
  [basic[at], nonbasic[column]] = [nonbasic[column]!, basic[at]!];
  return computed;
}
