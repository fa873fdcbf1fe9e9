import { larger, smaller, type Value } from "../model/number.js";
import { Rational } from "../model/rational.js";
import { checkCertificate } from "./check.js";
import { Graph, type Listed, type Outcome } from "./check-graph.js";
import { CertificateError, Row } from "./row.js";

type Interval = readonly [low: Value, high: Value];
type Draft<T> = { -readonly [K in keyof T]: T[K] };

/** A state as its game has it. */
export type GraphState = Pick<Listed, "turn" | "names" | "cells"> & { readonly pays?: Value };

/** A solved game: all that its certificate is made of. */
export interface GraphAnswer {
  /** The fields that name the game. */
  readonly game: object;
  readonly bounds: Interval;
  /** What endless play pays; not used where no state can recur. */
  readonly endless: Interval;
  readonly start: readonly Outcome[];
  readonly states: ReadonlyMap<string, GraphState>;
  /** The bounds of a state's value that were found, if states can recur. */
  values(state: string): Interval;
  /** The mixtures of both players where they decide at the same time. */
  mixtures(state: string): readonly [readonly Value[], readonly Value[]];
  /** The actions at the start that may be claimed as best. */
  readonly best: readonly string[];
  /** Whether only what a proof needs is expanded. */
  readonly isShort: boolean;
}

/** A certificate, and the interval that it proves. */
export interface GraphCertificate {
  readonly text: string;
  readonly low: Value;
  readonly high: Value;
}

/**
 * Writes the proof of a solved game, which is checked here.
 * @throws CertificateError if the values prove nothing
 */
export function graphCertificate(answer: GraphAnswer): GraphCertificate {
  const { states, bounds, start, isShort } = answer;
  const { levels, isAcyclic } = levelsOf(states);
  const endless = isAcyclic ? bounds : answer.endless;
  const listed = new Map<string, Draft<Listed>>();
  const graph = new Graph(listed, endless);
  const byLevel = [...states.keys()].sort((a, b) => levels.get(a)! - levels.get(b)!);
  for (const id of byLevel) {
    const { turn, names, cells, pays } = states.get(id)!;
    const mixtures = turn === "both" ? answer.mixtures(id) : ([[], []] as const);
    const none = { row: new Row("{}", 1), turn, names, cells, mixtures, rank: [UNRANKED, UNRANKED] as const };
    const state = { ...none, level: levels.get(id)!, ends: pays ? ([pays, pays] as const) : bounds };
    listed.set(id, state);
    if (cells.length > 0) state.ends = isAcyclic ? valuesOf(state, graph) : answer.values(id);
  }
  rank(listed, graph);
  const needs = isShort ? neededFrom(start, listed, graph) : undefined;
  const lines: string[] = [];
  for (const [id, state] of listed) {
    const need = needs?.get(id);
    if (!needs || need) lines.push(lineOf(id, need ? narrowed(state, need, bounds) : state));
  }
  const [low, high] = [graph.value(start, 0), graph.value(start, 1)];
  const [first] = start.length === 1 ? [listed.get(start[0]!.to)!] : [];
  const best = answer.best.filter((name) => first && graph.isBest(first, name));
  const header = {
    ...{ "tyche-certificate": 1, kind: "graph", ...answer.game },
    ...{ bounds: textsOf(bounds), endless: textsOf(endless), start: outcomeTexts(start) },
    ...{ low: low.toFraction(), high: high.toFraction(), ...(best.length > 0 && { best }) },
  };
  const text = `${[JSON.stringify(header), ...lines, JSON.stringify({ end: lines.length })].join("\n")}\n`;
  checkCertificate(text, () => "");
  return { text, low, high };
}

/** The values of a state from those of the states after it. */
function valuesOf(state: Listed, graph: Graph): Interval {
  const [low, high] = ([0, 1] as const).map((side) => {
    const isLargest = state.turn === "both" ? side === 1 : state.turn === "max";
    const worths =
      state.turn === "both"
        ? graph.replies(state, side).map(({ value }) => value)
        : state.cells.map((cell) => graph.value(cell, side));
    return outward(worths.reduce(isLargest ? larger : smaller), side);
  });
  return [low!, high!];
}

const UNRANKED = 1e9;
/** Values with larger denominators are rounded outward. */
const FINEST = 10n ** 15n;

function outward(value: Value, side: number): Value {
  if (value.d <= FINEST) return value;
  const scaled = value.n * FINEST;
  const floor = scaled / value.d - (scaled < 0n ? 1n : 0n);
  return Rational.of(floor + BigInt(side), FINEST);
}

function textsOf(values: readonly Value[]): string[] {
  return values.map((value) => value.toFraction());
}

function outcomeTexts(outcomes: readonly Outcome[]): string[][] {
  return outcomes.map(({ p, to }) => [p.toFraction(), to]);
}

function lineOf(s: string, { turn, ends, level, rank, names, cells, mixtures }: Listed): string {
  if (turn === "open") return JSON.stringify({ s, turn });
  if (turn === "end") return JSON.stringify({ s, turn, pays: ends[0].toFraction() });
  const texts = cells.map(outcomeTexts);
  const [rows, columns] = names;
  const matrix = rows.map((_, i) => texts.slice(i * columns.length, (i + 1) * columns.length));
  const [low, high] = textsOf(ends);
  const values = { s, turn, low, high, level, ...(rank.some((each) => each > 0) && { rank }) };
  return turn === "both"
    ? JSON.stringify({
        ...values,
        rows,
        columns,
        x: textsOf(mixtures[0]),
        y: textsOf(mixtures[1]),
        to: matrix,
      })
    : JSON.stringify({ ...values, to: texts.map((outcomes, i) => [rows[i], ...outcomes]) });
}

/** Level by level, and side by side: rank k has the states that get on to those of lower ranks. */
function rank(states: ReadonlyMap<string, Draft<Listed>>, graph: Graph): void {
  const levels = new Map<number, [string, Draft<Listed>][]>();
  for (const entry of states) {
    const members = levels.get(entry[1].level) ?? [];
    levels.set(entry[1].level, members);
    if (entry[1].cells.length > 0) members.push(entry);
  }
  for (const members of levels.values()) {
    for (const side of [0, 1] as const) {
      const set = (state: Draft<Listed>, to: number): void => {
        state.rank = state.rank.with(side, to) as [number, number];
      };
      let rest = members;
      for (let next = 0; rest.length > 0; next++) {
        const left = rest.filter(([, state]) => {
          set(state, next);
          return !graph.holds(state, side, graph.isExempt(state, side));
        });
        for (const [, state] of left) set(state, UNRANKED);
        if (left.length === rest.length)
          throw new CertificateError(1, "endless", { state: left[0]![0], side: side === 0 ? "low" : "high" });
        rest = left;
      }
    }
  }
}

/** For each state that a proof needs: for which sides it must be expanded; for none it is open. */
function neededFrom(
  start: readonly Outcome[],
  states: ReadonlyMap<string, Listed>,
  graph: Graph,
): Map<string, [boolean, boolean]> {
  const needs = new Map<string, [boolean, boolean]>(start.map(({ to }) => [to, [false, false]]));
  const waiting = start.flatMap(({ to }): [string, 0 | 1][] => [
    [to, 0],
    [to, 1],
  ]);
  for (let item = waiting.pop(); item; item = waiting.pop()) {
    const [id, side] = item;
    const need = needs.get(id)!;
    const state = states.get(id)!;
    if (need[side]) continue;
    need[side] = true;
    const own = state.turn === (side === 0 ? "max" : "min");
    const enough = state.cells.findIndex(
      (cell) => own && graph.holds({ ...state, cells: [cell] }, side, graph.isExempt(state, side)),
    );
    for (const [i, cell] of state.cells.entries()) {
      for (const { to } of cell) {
        if (!needs.has(to)) needs.set(to, [false, false]);
        if (enough < 0 || i === enough) waiting.push([to, side]);
      }
    }
  }
  return needs;
}

/** A state with the bounds that are proved; an end stays one. */
function narrowed(state: Listed, needs: readonly [boolean, boolean], bounds: Interval): Listed {
  if (state.cells.length === 0) return state;
  const [low, high] = [0, 1].map((side) => (needs[side] ? state : { ends: bounds }).ends[side as 0 | 1]!);
  return { ...state, turn: needs.some(Boolean) ? state.turn : "open", ends: [low!, high!] };
}

interface Levels {
  readonly levels: ReadonlyMap<string, number>;
  readonly isAcyclic: boolean;
}

/** Numbers the strongly connected components, those that others lead to first (R. Tarjan 1972, without recursion). */
function levelsOf(states: ReadonlyMap<string, GraphState>): Levels {
  const levels = new Map<string, number>();
  const seen = new Map<string, number>();
  const stack: string[] = [];
  let count = 0;
  let isAcyclic = true;
  interface Visit {
    readonly id: string;
    readonly next: string[];
    lowest: number;
  }
  const enter = (id: string): Visit => {
    const next = states.get(id)!.cells.flatMap((cell) => cell.map(({ to }) => to));
    if (next.includes(id)) isAcyclic = false;
    seen.set(id, seen.size);
    stack.push(id);
    return { id, next, lowest: seen.get(id)! };
  };
  for (const root of states.keys()) {
    const path = seen.has(root) ? [] : [enter(root)];
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const to = top.next.pop();
      if (to !== undefined && !seen.has(to)) path.push(enter(to));
      else if (to !== undefined)
        top.lowest = levels.has(to) ? top.lowest : Math.min(top.lowest, seen.get(to)!);
      else {
        path.pop();
        const above = path.at(-1);
        if (above) above.lowest = Math.min(above.lowest, top.lowest);
        if (top.lowest < seen.get(top.id)!) continue;
        const members = stack.splice(stack.lastIndexOf(top.id));
        if (members.length > 1) isAcyclic = false;
        for (const member of members) levels.set(member, count);
        count++;
      }
    }
  }
  return { levels, isAcyclic };
}
