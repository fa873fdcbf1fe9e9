import { positionOf, type StateEvaluator } from "@tyche/engine";
import { type RootOptions, search } from "@tyche/engine/search";
import { reportOfChild } from "../../kit/child.js";
import { type Goal, leastOf, nodesOf, type Report, type Row } from "../../kit/report.js";
import { alphaBetaByHand, expectiminimaxByHand } from "./by-hand.js";
import { PLAIN_GAMES, type PlainGame } from "./games.js";

const ROUNDS = 15;

/**
 * The cost of plain rules: the adapter compared with a hand-written recursion over the same rules, and with native
 * positions.
 */
export async function benchPlainRules(): Promise<Report> {
  const rows: Row[] = [];
  const goals: Goal[] = [];
  for (const name of Object.keys(PLAIN_GAMES)) {
    for (const road of ["rules", "native"] as const) {
      const report = await reportOfChild(`plain-rules ${road} ${name}`);
      rows.push(...report.rows);
      goals.push(...report.goals);
    }
  }
  return {
    name: "plain-rules",
    about:
      "the engine over plain rules, beside a recursion over the same rules by hand and beside native positions: the same nodes, no table, no ordering.",
    rows,
    goals,
  };
}

/** One game with its rules: the adapter and the recursion alternating. */
export async function benchRulesOf(name: string): Promise<Report> {
  const plain = await PLAIN_GAMES[name]!();
  const { what, game, states, depth, algorithm, atMost } = plain;
  const byHand = algorithm === "alpha-beta" ? alphaBetaByHand : expectiminimaxByHand;
  const [engine, hand] = leastOf(ROUNDS, [
    () => states.map((state) => search(positionOf(game, state, { native: false }), rulesOptions(plain))),
    () => states.map((state) => byHand(game, state, depth)),
  ]);
  const nodes = engine.result.reduce((sum, report) => sum + nodesOf(report), 0);
  const nodesByHand = hand.result.reduce((sum, report) => sum + report.nodes, 0);
  for (const [i, { value }] of engine.result.entries()) {
    const other = hand.result[i]!.value;
    if (Math.abs(value - other) <= 1e-12 * Math.max(1, Math.abs(value))) continue;
    throw new Error(`${what}: the engine finds ${value}, by hand it is ${other}`);
  }
  return {
    name: `plain-rules rules ${name}`,
    about: what,
    rows: [
      row(`${what}: engine over the rules`, nodes, engine.ms),
      row("  recursion by hand over the rules", nodesByHand, hand.ms),
    ],
    goals: [
      { what: `${name}: nodes, engine less by hand`, figure: nodes - nodesByHand, atLeast: 0, atMost: 0 },
      ...(atMost === undefined
        ? []
        : [{ what: `${name}: CPU of the engine / by hand`, figure: engine.ms / hand.ms, atMost }]),
    ],
  };
}

/** The same tree with the native position; no row if there is none. */
export async function benchNativeOf(name: string): Promise<Report> {
  const { what, game, native, states, depth, algorithm } = await PLAIN_GAMES[name]!();
  const road = native ?? game;
  const about = `${what}, native`;
  if (road.position === undefined) return { name: `plain-rules native ${name}`, about, rows: [], goals: [] };
  const options = { ...settings(road.facts, depth, algorithm), horizon: "decision" } as const;
  // The other game's rules have a different kind of state, so its tree starts from its own start.
  const positions = (native ? [native.start(undefined as never)] : states).map((state) =>
    road.position!(state),
  );
  const [engine] = leastOf(ROUNDS, [() => positions.map((position) => search(position, options))]);
  const nodes = engine.result.reduce((sum, report) => sum + nodesOf(report), 0);
  return {
    name: `plain-rules native ${name}`,
    about,
    rows: [row("  engine, native position", nodes, engine.ms)],
    goals: [],
  };
}

function rulesOptions({ game, depth, algorithm }: PlainGame): RootOptions {
  const evaluate: StateEvaluator<unknown> = game.evaluators!.default!;
  return {
    ...settings(game.facts, depth, algorithm),
    evaluator: (at) => evaluate((at as unknown as { state(): unknown }).state()),
  };
}

function settings(
  facts: RootOptions["facts"],
  depth: number,
  algorithm: PlainGame["algorithm"],
): RootOptions & { readonly depth: number } {
  return { facts, depth, algorithm, deepening: false, table: false, ordering: false, pvs: false };
}

function row(what: string, nodes: number, ms: number): Row {
  return { what, nodes, ms, millionsPerSecond: nodes / ms / 1000 };
}
