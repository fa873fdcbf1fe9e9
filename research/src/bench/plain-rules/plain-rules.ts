import { positionOf, type StateEvaluator } from "@tyche/engine";
import { type RootOptions, search } from "@tyche/engine/search";
import { partNamed, reportOfChild } from "../../kit/child.js";
import { cpuOf, leastOf, nodesOfAll, type Report, type Row, speedRow } from "../../kit/report.js";
import { alphaBetaByHand, expectiminimaxByHand } from "./by-hand.js";
import { PLAIN_GAMES, type PlainGame } from "./games.js";

const ROUNDS = 15;

/** New processes per way whose first decisions are timed. */
const COLD_ROUNDS = 5;
const FIRST_DECISIONS = 11;

/**
 * The cost of plain rules: the adapter compared with a hand-written recursion over the same rules, and with native
 * positions.
 * @param part "rules" or "native" and the name of a game; each runs in its own process
 */
export async function bench(part?: string): Promise<Report> {
  if (part !== undefined) {
    const [kind, name = "", way] = part.split(" ");
    const plain = await partNamed(PLAIN_GAMES, name)();
    if (kind === "cold") return way === undefined ? benchCold(name) : firstDecisions(plain, way);
    return kind === "rules" ? benchRules(name, plain) : benchNative(name, plain);
  }
  const reports: Report[] = [];
  for (const name of Object.keys(PLAIN_GAMES))
    for (const kind of ["rules", "native", "cold"])
      reports.push(await reportOfChild("plain-rules", `${kind} ${name}`));
  return {
    name: "plain-rules",
    about:
      "the engine over plain rules, beside a recursion over the same rules by hand and beside native positions: the same nodes, no table, no ordering.",
    rows: reports.flatMap(({ rows }) => rows),
    goals: reports.flatMap(({ goals }) => goals),
  };
}

/** One game with its rules: the adapter and the recursion alternating. */
function benchRules(name: string, { what, game, states, depth, algorithm, atMost }: PlainGame): Report {
  const byHand = algorithm === "alpha-beta" ? alphaBetaByHand : expectiminimaxByHand;
  const options = settingsOfRules(game, depth, algorithm);
  const [engine, hand] = leastOf(ROUNDS, [
    () => states.map((state) => search(positionOf(game, state, { native: false }), options)),
    () => states.map((state) => byHand(game, state, depth)),
  ]);
  const nodes = nodesOfAll(engine.result);
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
      speedRow(`${what}: engine over the rules`, nodes, engine.ms),
      speedRow("  recursion by hand over the rules", nodesByHand, hand.ms),
    ],
    goals: [
      { what: `${name}: nodes, engine less by hand`, figure: nodes - nodesByHand, atLeast: 0, atMost: 0 },
      { what: `${name}: CPU of the engine / by hand`, figure: engine.ms / hand.ms, atMost },
    ],
  };
}

/** The first decisions of new processes, before and while the code is compiled: the engine and the recursion. */
async function benchCold(name: string): Promise<Report> {
  const least = new Map<string, Row>();
  for (let round = 0; round < COLD_ROUNDS; round++)
    for (const way of ["engine", "recursion"]) {
      const row = (await reportOfChild("plain-rules", `cold ${name} ${way}`)).rows[0]!;
      if (row.ms! < (least.get(way)?.ms ?? Number.POSITIVE_INFINITY)) least.set(way, row);
    }
  return { name: `plain-rules cold ${name}`, about: `${name}, cold`, rows: [...least.values()], goals: [] };
}

function firstDecisions({ game, states, depth, algorithm }: PlainGame, way: string): Report {
  const shallow = Math.ceil(depth / 2);
  const settled = settingsOfRules(game, shallow, algorithm);
  const byHand = algorithm === "alpha-beta" ? alphaBetaByHand : expectiminimaxByHand;
  const { ms } = cpuOf(() => {
    for (let i = 0; i < FIRST_DECISIONS; i++)
      if (way === "engine") search(positionOf(game, states[0], { native: false }), settled);
      else byHand(game, states[0], shallow);
  });
  const what = `  first ${FIRST_DECISIONS} decisions of a process, depth ${shallow}: ${way}`;
  return { name: `plain-rules cold ${way}`, about: what, rows: [{ what, ms }], goals: [] };
}

/** The same tree with the native position; no row if there is none. */
function benchNative(name: string, { what, game, native, states, depth, algorithm }: PlainGame): Report {
  const rules = native ?? game;
  const report = { name: `plain-rules native ${name}`, about: `${what}, native`, goals: [] };
  if (rules.position === undefined) return { ...report, rows: [] };
  const options = { ...settings(rules.facts, depth, algorithm), horizon: "decision" } as const;
  // The other game's rules have a different kind of state, so its tree starts from its own start.
  const positions = (native ? [native.start(undefined as never)] : states).map((state) =>
    rules.position!(state),
  );
  const [engine] = leastOf(ROUNDS, [() => positions.map((position) => search(position, options))]);
  return { ...report, rows: [speedRow("  engine, native position", nodesOfAll(engine.result), engine.ms)] };
}

function settingsOfRules(
  { facts, evaluators }: PlainGame["game"],
  depth: number,
  algorithm: PlainGame["algorithm"],
): RootOptions {
  const evaluate: StateEvaluator<unknown> = evaluators!.default!;
  return {
    ...settings(facts, depth, algorithm),
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
