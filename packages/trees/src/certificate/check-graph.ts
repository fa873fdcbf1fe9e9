import { type Value, ZERO } from "../model/number.js";
import type { Json } from "./json-value.js";
import {
  itemsIn,
  listOf,
  type NamedRules,
  type Reader,
  type Row,
  rulesIn,
  textIn,
  valueIn,
  wholeIn,
} from "./row.js";

const TURNS = ["max", "min", "both", "end", "open"] as const;
/** Who decides at a state, or that it is an end, or not expanded. */
export type Turn = (typeof TURNS)[number];

/** A state that an action leads to, with its probability, and the points paid on the way. */
export interface Outcome {
  readonly p: Value;
  readonly to: string;
  readonly points: Value;
}

/** A state as a certificate lists it. */
export interface Listed {
  readonly row: Row;
  readonly turn: Turn;
  /** The claimed bounds of its value. */
  readonly ends: readonly [low: Value, high: Value];
  readonly level: number;
  readonly rank: readonly [low: number, high: number];
  /** The actions of the player to move; at `both`, those of player 0 and of player 1. */
  readonly names: readonly [rows: readonly string[], columns: readonly string[]];
  /** Where each action leads; at `both`, each pair of actions, row by row. Empty at `end` and `open`. */
  readonly cells: readonly (readonly Outcome[])[];
  /** At `both`: the mixtures of both players. */
  readonly mixtures: readonly [readonly Value[], readonly Value[]];
}

/** What a certificate of a graph proves, and the graph, for a comparison with the rules. */
export interface GraphProof {
  readonly kind: "graph";
  readonly low: Value;
  readonly high: Value;
  readonly best: readonly string[];
  readonly bounds: readonly [Value, Value];
  readonly endless: readonly [Value, Value];
  readonly start: readonly Outcome[];
  readonly states: ReadonlyMap<string, Listed>;
  readonly rules: NamedRules;
}

/** The two halves of a proof: that the value is at least `low`, and at most `high`. */
const SIDES = [0, 1] as const;
type Side = (typeof SIDES)[number];

/** Checks a certificate of the kind `graph`. @throws CertificateError */
export function checkGraph(header: Row, rows: readonly Row[]): GraphProof {
  header.only("tyche-certificate,kind,note?,game,options,rules?,bounds,endless,start,low,high,best?");
  const bounds = header.read("bounds", pairIn);
  const endless = header.read("endless", pairIn);
  header.need(
    endless.every((each) => isWithin(bounds, each)),
    "field",
    { field: "endless" },
  );
  const count = rows.at(-1)?.only("end").read("end", wholeIn);
  header.need(count === rows.length - 1, "cut-off");
  const lines: readonly Row[] = rows.slice(0, -1);
  const states = new Map<string, Listed>();
  for (const row of lines) {
    const state = row.read("s", textIn);
    row.need(!states.has(state), "twice", { state });
    states.set(state, readState(row, bounds));
  }
  const graph = new Graph(states, endless);
  for (const [id, state] of states) graph.check(id, state);
  return { ...graph.claim(header), bounds, rules: rulesIn(header) };
}

/** Two numbers, the smaller one first. */
const pairIn: Reader<readonly [Value, Value]> = (json) => {
  const [low, high] = listOf(valueIn, 2)(json) ?? [];
  return low && high && low.compare(high) <= 0 ? [low, high] : undefined;
};

function isWithin([low, high]: readonly [Value, Value], value: Value): boolean {
  return value.compare(low) >= 0 && value.compare(high) <= 0;
}

/** Reads a state by itself; where it leads is checked once all are known. */
function readState(row: Row, bounds: readonly [Value, Value]): Listed {
  const turn = row.read("turn", (json) => TURNS.find((each) => each === textIn(json)));
  const none = { row, turn, level: 0, rank: [0, 0], names: [[], []], cells: [], mixtures: [[], []] } as const;
  if (turn === "open") return { ...none, row: row.only("s,turn"), ends: bounds };
  if (turn === "end") {
    const pays = row.only("s,turn,pays").read("pays", valueIn);
    row.need(isWithin(bounds, pays), "outside", { value: pays.toFraction() });
    return { ...none, ends: [pays, pays] };
  }
  row.only(`s,turn,low,high,level?,rank?,to${turn === "both" ? ",rows,columns,x,y" : ""}`);
  return {
    ...none,
    ends: [row.read("low", valueIn), row.read("high", valueIn)],
    level: row.read("level", wholeIn, 0),
    rank: row.read("rank", listOf(wholeIn, 2), [0, 0]) as [number, number],
    ...(turn === "both" ? readMatrix(row) : readActions(row)),
  };
}

function readActions(row: Row): Pick<Listed, "names" | "cells"> {
  const actions = row.read("to", listOf(itemsIn));
  const names = actions.map(([name]) => textIn(name) ?? "");
  checkNames(row, "to", names);
  return { names: [names, []], cells: actions.map(([, ...items], i) => outcomesIn(row, names[i]!, items)) };
}

function readMatrix(row: Row): Pick<Listed, "names" | "cells" | "mixtures"> {
  const names = ["rows", "columns"].map((side) => row.read(side, listOf(textIn))) as [string[], string[]];
  checkNames(row, "rows", names[0]);
  checkNames(row, "columns", names[1]);
  const matrix = row.read("to", listOf(listOf(itemsIn, names[1].length), names[0].length));
  const mixtures = ["x", "y"].map((side, i) => row.read(side, listOf(valueIn, names[i]!.length)));
  for (const [i, shares] of mixtures.entries()) row.checkShares(shares, "xy"[i]!);
  const cells = matrix.flatMap((line) => line.map((items) => outcomesIn(row, "to", items)));
  return { names, cells, mixtures: mixtures as [Value[], Value[]] };
}

/** There are actions, and each has a name of its own. */
function checkNames(row: Row, field: string, names: readonly string[]): void {
  row.need(names.length > 0 && new Set(names).size === names.length, "field", { field });
}

function outcomesIn(row: Row, place: string, items: readonly Json[]): readonly Outcome[] {
  const outcomes = items.map((item): Outcome => {
    const [share, state, paid, more] = itemsIn(item) ?? [];
    const [p, to] = [valueIn(share), textIn(state)];
    const points = paid === undefined ? ZERO : valueIn(paid);
    row.need(p && to !== undefined && points && !more, "field", { field: place });
    return { p, to, points };
  });
  row.checkShares(
    outcomes.map(({ p }) => p),
    place,
  );
  return outcomes;
}

/** The states, and what follows from them. */
export class Graph {
  private readonly states: ReadonlyMap<string, Listed>;
  private readonly endless: readonly [Value, Value];

  constructor(states: ReadonlyMap<string, Listed>, endless: readonly [Value, Value]) {
    this.states = states;
    this.endless = endless;
  }

  /** Checks that both bounds of a state follow from those after it, and that play goes on towards an end. */
  check(state: string, listed: Listed): void {
    const { cells, level } = listed;
    const row: Row = listed.row;
    for (const { to, points } of cells.flat()) {
      const next = this.states.get(to);
      row.need(next, "no-state", { state: to });
      const isLower = next.level < level || (next.level === level && points.n === 0n);
      row.need(isLower || next.cells.length === 0, "level", { state: to });
    }
    if (cells.length === 0) return;
    for (const side of SIDES) {
      if (this.holds(listed, side, this.isExempt(listed, side))) continue;
      const reason = this.holds(listed, side, true) ? "endless" : "inequality";
      row.need(false, reason, { state, side: side === 0 ? "low" : "high" });
    }
  }

  /** Whether one action of the player whose side it is keeps the bound and makes progress, or all of the other's. */
  holds(from: Listed, side: Side, isExempt: boolean): boolean {
    const { turn, cells } = from;
    const keeps = (value: Value): boolean => (side === 0 ? 1 : -1) * value.compare(from.ends[side]) >= 0;
    if (turn !== "both") {
      const isFine = (cell: readonly Outcome[]): boolean =>
        keeps(this.value(cell, side)) && (isExempt || this.advances(cell, from, side));
      return turn === (side === 0 ? "max" : "min") ? cells.some(isFine) : cells.every(isFine);
    }
    return this.replies(from, side).every(
      ({ value, own }) =>
        keeps(value) &&
        (isExempt || own.some(([share, cell]) => share.n > 0n && this.advances(cell, from, side))),
    );
  }

  /** At `both`: for each action of the other player, what the mixture of this side gets, and where its actions lead. */
  replies({ cells, names, mixtures }: Listed, side: Side) {
    const width = names[1].length;
    return names[1 - side]!.map((_, other) => {
      const own = mixtures[side].map(
        (share, i) => [share, cells[side === 0 ? i * width + other : other * width + i]!] as const,
      );
      const value = own.reduce((sum, [share, cell]) => sum.add(share.mul(this.value(cell, side))), ZERO);
      return { own, value };
    });
  }

  value(outcomes: readonly Outcome[], side: Side): Value {
    const part = ({ p, to, points }: Outcome): Value => p.mul(this.states.get(to)!.ends[side].add(points));
    return outcomes.reduce((sum, outcome) => sum.add(part(outcome)), ZERO);
  }

  /** Whether endless play is no worse than the bound. */
  isExempt({ ends }: Listed, side: Side): boolean {
    return (side === 0 ? 1 : -1) * ends[side].compare(this.endless[side]) <= 0;
  }

  /** Whether an outcome is nearer to an end, or to where endless play is no worse. */
  private advances(outcomes: readonly Outcome[], from: Listed, side: Side): boolean {
    return outcomes.some(({ p, to }) => {
      const next = this.states.get(to)!;
      const isLower = next.cells.length === 0 || next.level < from.level;
      return p.n > 0n && (isLower || this.isExempt(next, side) || next.rank[side] < from.rank[side]);
    });
  }

  /** Checks what the header claims. */
  claim(header: Row): Omit<GraphProof, "bounds" | "rules"> {
    const start = outcomesIn(header, "start", header.read("start", itemsIn));
    for (const { to, points } of start) {
      header.need(this.states.has(to), "no-state", { state: to });
      header.need(points.n === 0n, "field", { field: "start" });
    }
    const [low, high] = [header.read("low", valueIn), header.read("high", valueIn)];
    const [least, most] = [this.value(start, 0), this.value(start, 1)];
    const proved = { low: least.toFraction(), high: most.toFraction() };
    header.need(least.compare(low) >= 0 && most.compare(high) <= 0, "claim", proved);
    const best = header.read("best", listOf(textIn), []);
    const first = this.states.get(start[0]!.to)!;
    for (const action of best)
      header.need(start.length === 1 && this.isBest(first, action), "best", { action });
    const { states, endless } = this;
    return { kind: "graph", low, high, best, endless, start, states };
  }

  isBest({ turn, names, cells }: Listed, name: string): boolean {
    const own = names[0].indexOf(name);
    if (own < 0 || turn === "both") return false;
    const [near, far, sign] = turn === "max" ? ([0, 1, 1] as const) : ([1, 0, -1] as const);
    const value = this.value(cells[own]!, near);
    return cells.every((cell, i) => i === own || sign * value.compare(this.value(cell, far)) >= 0);
  }
}
