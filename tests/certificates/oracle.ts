import type { Value } from "@tyche/trees";
import { ONE, ZERO } from "@tyche/trees/numbers";

/** A listed state for the oracle: who decides, and where each action leads. */
export interface OracleState {
  readonly turn: "max" | "min";
  readonly actions: readonly (readonly {
    readonly p: Value;
    readonly to: string;
    readonly points: Value;
  }[])[];
}

/** A graph: states, and what its ends pay. */
export interface OracleGraph {
  readonly states: ReadonlyMap<string, OracleState>;
  readonly pays: ReadonlyMap<string, Value>;
}

/**
 * The exact value of each state if endless play pays one number: the best that player 0 can do against every positional
 * strategy of player 1, over all of its own positional strategies. Both sides have optimal ones in such games.
 */
export function valuesOf(graph: OracleGraph, endless: Value): Map<string, Value> {
  const ids = [...graph.states.keys()];
  const choicesOf = (turn: "max" | "min"): number[][] =>
    ids.reduce<number[][]>(
      (all, id) => {
        const state = graph.states.get(id)!;
        const count = state.turn === turn ? state.actions.length : 1;
        return all.flatMap((choice) => Array.from({ length: count }, (_, i) => [...choice, i]));
      },
      [[]],
    );
  const best = new Map<string, Value>();
  const replies = choicesOf("min");
  for (const own of choicesOf("max")) {
    const worst = new Map<string, Value>();
    for (const reply of replies) {
      const values = play(graph, ids, (i) => own[i]! + reply[i]!, endless);
      for (const [i, id] of ids.entries())
        if (!worst.has(id) || values[i]!.compare(worst.get(id)!) < 0) worst.set(id, values[i]!);
    }
    for (const [id, value] of worst)
      if (!best.has(id) || value.compare(best.get(id)!) > 0) best.set(id, value);
  }
  for (const [id, value] of graph.pays) best.set(id, value);
  return best;
}

/** What fixed strategies get from each state: a system of linear equations, solved in fractions. */
function play(
  graph: OracleGraph,
  ids: readonly string[],
  choice: (i: number) => number,
  endless: Value,
): Value[] {
  const number = new Map(ids.map((id, i) => [id, i]));
  const ways = ids.map((id, i) => graph.states.get(id)!.actions[choice(i)]!);
  // Reachable with a probability above 0: other states, and ends as the number -1.
  const reached = ways.map(
    (way) => new Set(way.flatMap(({ p, to }) => (p.n > 0n ? [number.get(to) ?? -1] : []))),
  );
  for (const _ of ways)
    for (const set of reached) for (const j of [...set]) for (const k of reached[j] ?? []) set.add(k);
  // Where play never leaves it goes on for ever; points are not paid there.
  const isEndless = reached.map((set, i) => !set.has(-1) && [...set].every((j) => reached[j]!.has(i)));
  const rows = ways.map((way, i) => {
    const row = new Array<Value>(ids.length + 1).fill(ZERO);
    row[i] = ONE;
    if (isEndless[i]) row[ids.length] = endless;
    else
      for (const { p, to, points } of way) {
        const j = number.get(to);
        const paid = j === undefined ? points.add(graph.pays.get(to)!) : points;
        row[ids.length] = row[ids.length]!.add(p.mul(paid));
        if (j !== undefined) row[j] = row[j]!.sub(p);
      }
    return row;
  });
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows.findIndex((row, at) => at >= i && row[i]!.n !== 0n);
    [rows[i], rows[pivot]] = [rows[pivot]!, rows[i]!];
    const by = rows[i]![i]!;
    rows[i] = rows[i]!.map((entry) => entry.div(by));
    for (const [at, row] of rows.entries()) {
      const factor = row[i]!;
      if (at !== i && factor.n !== 0n) rows[at] = row.map((entry, j) => entry.sub(factor.mul(rows[i]![j]!)));
    }
  }
  return rows.map((row) => row[ids.length]!);
}
