import { canonicalText, decide, type Game, OVER, outcomesOf, startsOf } from "@tyche/engine";
import {
  type EquilibriumMethod,
  evaluateStrategy,
  type Strategy,
  type StrategySet,
  solveEquilibrium,
} from "@tyche/engine/equilibrium";
import { goofspiel } from "@tyche/games/goofspiel";
import { kuhn } from "@tyche/games/kuhn";
import { leduc } from "@tyche/games/leduc";
import { liarsDice } from "@tyche/games/liars-dice";
import { rockPaperScissors } from "@tyche/games/rock-paper-scissors";
import type { Report, Row } from "../kit/report.js";

type AnyGame = Game<unknown, unknown>;

/** Games to solve, with their known values and the default method and others. */
const SOLVED: readonly (readonly [string, AnyGame, number | undefined, ...EquilibriumMethod[]])[] = [
  ["Kuhn poker", kuhn(), -1 / 18, "pdcfr+", "dcfr", "cfr+", "mccfr"],
  ["one-card poker, 13 cards", kuhn({ cards: 13 }), -5 / 78, "pdcfr+", "dcfr", "cfr+"],
  ["Leduc hold'em", leduc(), -0.085606424, "pdcfr+", "dcfr", "cfr+", "mccfr"],
  ["Liar's Dice, one die each", liarsDice(), -7 / 258, "pdcfr+", "dcfr", "cfr+", "mccfr"],
  ["Goofspiel, 3 cards", goofspiel({ cards: 3 }), 0, "backward-induction", "pdcfr+"],
  ["Goofspiel, 4 cards", goofspiel({ cards: 4 }), 0, "backward-induction", "pdcfr+"],
  ["Goofspiel, 5 cards", goofspiel({ cards: 5 }), 0, "backward-induction"],
  ["rock-paper-scissors, 100 rounds", rockPaperScissors(), 0, "backward-induction"],
] as unknown as [];

/** The gap to reach, and the iterations after which a method that does not is stopped. */
const GAP = 1e-6;
const MOST = { usual: 50_000, "Liar's Dice, one die each": 25_000 };

const PLAYED: readonly (readonly [string, AnyGame])[] = [
  ["Kuhn poker", kuhn()],
  ["rock-paper-scissors, 1 round", rockPaperScissors({ rounds: 1 })],
  ["Goofspiel, 3 cards", goofspiel({ cards: 3 })],
  ["Liar's Dice, 3-sided", liarsDice({ faces: 3 })],
  ["Leduc hold'em", leduc()],
] as unknown as [];

/** The ways to play, with the milliseconds of CPU time for each decision. */
const WAYS = [
  ["equilibrium", [20, 100, 1000]],
  ["ismcts", [20, 100]],
  ["regret-ismcts", [20, 100]],
  ["determinized", [20, 100]],
] as const;

/** Decisions before the first that counts, which also compile what replaces a solution that was not found in time. */
const WARM = 5;

/** Solutions of games with hidden information, and how exploitable each way to play them is. @param part "solve" or "play" */
export async function bench(part?: string): Promise<Report> {
  const rows: Row[] = [];
  if (part !== "play") for (const game of SOLVED) rows.push(...(await solved(...game)));
  if (part !== "solve")
    for (const [name, game] of PLAYED)
      for (const [algorithm, times] of WAYS)
        for (const time of times) {
          const row = await onCpuTime(() => exploited(name, game, algorithm, time));
          // It takes minutes: what is measured is shown at once.
          console.error(row.what);
          rows.push(row);
        }
  return {
    name: "hidden",
    about: `the CPU time of each method to reach a gap of ${GAP}; and how exploitable each way to play is, with a few milliseconds of CPU time for each information set.`,
    rows,
    goals: [],
    notes: [
      "Times to play are CPU times of the process, garbage collection and compilation included.",
      "OpenSpiel publishes no iterations a second to compare with.",
    ],
  };
}

async function solved(
  name: string,
  game: AnyGame,
  value: number | undefined,
  ...methods: readonly EquilibriumMethod[]
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const method of methods) {
    const most = MOST[name as "usual"] ?? MOST.usual;
    const before = process.cpuUsage();
    // What mccfr finds is not proved here: the proof would take longer than its iterations.
    const limits =
      method === "backward-induction"
        ? {}
        : { gap: GAP, iterations: most, ...(method === "mccfr" && { limit: 1 }) };
    const { low, high, gap, iterations, nodes } = await solveEquilibrium(game, { method, ...limits });
    const { user, system } = process.cpuUsage(before);
    const ms = (user + system) / 1000;
    if (gap !== undefined && value !== undefined && !(low! <= value + 1e-9 && high! >= value - 1e-9))
      throw new Error(`${name}: ${low} to ${high} does not contain ${value}`);
    const pace =
      iterations > 0 ? `, ${iterations} iterations, ${Math.round(iterations / (ms / 1000))} a second` : "";
    rows.push({
      what: `${name}, ${method}${gap === undefined ? "" : `: gap ${gap.toPrecision(1)}`}${pace}`,
      nodes,
      ms,
    });
  }
  return rows;
}

/** Runs with a clock that counts the CPU time of this process: other programs then take nothing from a decision's time. */
async function onCpuTime<Result>(run: () => Promise<Result>): Promise<Result> {
  const { now } = performance;
  performance.now = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  try {
    return await run();
  } finally {
    performance.now = now;
  }
}

async function exploited(name: string, game: AnyGame, algorithm: string, time: number): Promise<Row> {
  const kept = new Map<string, unknown>();
  const sets = new Map<string, StrategySet>();
  const [first] = startsOf(game).outcomes;
  // Without this, short times would measure how the code is compiled.
  await decide(game, first!.result, { algorithm, time: 1000 });
  for (let i = 0; i < WARM; i++)
    await decide(game, first!.result, { algorithm, time, kept: new Map<string, unknown>() });
  const begun = performance.now();
  const stack = startsOf(game).outcomes.map(({ result }) => result);
  for (let state = stack.pop(); state !== undefined; state = stack.pop()) {
    const player = game.turn(state);
    if (player === OVER) continue;
    const view = canonicalText(game.view!(state, player));
    const key = `${player} ${view}`;
    const actions = game.actions(state);
    if (!sets.has(key)) {
      const decision = actions.length > 1 && (await decide(game, state, { algorithm, time, kept }));
      const shares = new Map(
        (decision ? decision.actions : []).map(({ action, probability }) => [
          canonicalText(action),
          probability,
        ]),
      );
      const best = decision ? canonicalText(decision.best) : undefined;
      const probabilities = actions.map((action) => {
        const text = canonicalText(action);
        return best === undefined ? 1 : (shares.get(text) ?? (text === best ? 1 : 0));
      });
      sets.set(key, { player, view, actions, probabilities });
    }
    for (const action of actions)
      for (const { result } of outcomesOf(game, state, action).outcomes) stack.push(result);
  }
  const strategy: Strategy = {
    game: game.name,
    size: sets.size,
    at: (player, view) => sets.get(`${player} ${canonicalText(view)}`),
    sets: () => sets.values(),
  };
  const { gap } = await evaluateStrategy(game, strategy);
  const exploitability = (gap / 2).toPrecision(2);
  return {
    what: `${name}, ${algorithm}, ${time} ms: exploitability ${exploitability}`,
    ms: performance.now() - begun,
  };
}
