import { type Decision, decide, type Game, methodsOf, OVER, seededChance, valueFor } from "@tyche/engine";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../tests/cases.js";

type AnyGame = Game<unknown, unknown>;

/** Small boards, on which every method finishes quickly; for 2048 also the size that its own methods support. */
const SMALL: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  "connect-four": [{ size: "4x4" }],
  pig: [{ target: "12" }],
  einstein: [{ size: "3" }],
  "2048": [{ size: "2x3" }, {}],
  minesweeper: [{ size: "3x3", mines: "2" }],
  "pac-man": [IS_LONG ? {} : { layout: "minimax" }],
};

/** Every value in a decision, with its location. */
function* valuesOf(decision: Decision<unknown>): Generator<readonly [place: string, value: number]> {
  if (decision.value !== undefined) yield ["value", decision.value];
  for (const payoff of decision.payoffs ?? []) yield ["payoffs", payoff];
  for (const [i, row] of decision.actions.entries()) {
    if (row.value !== undefined) yield [`row ${i}`, row.value];
    for (const end of row.value === undefined ? [] : (row.interval ?? []))
      yield [`interval of row ${i}`, end];
    for (const payoff of row.payoffs ?? []) yield [`payoffs of row ${i}`, payoff];
    for (const { value, probability } of row.outcomes ?? []) {
      if (value !== undefined) yield [`outcome of row ${i}`, value];
      if (!(probability > 0 && probability <= 1))
        yield [`probability ${probability} of row ${i}`, Number.NaN];
    }
  }
}

/** Positions of random games, from the start to the last decision. */
function positionsOf(game: AnyGame, seed: string, count: number): unknown[] {
  const chance = seededChance(seed);
  const states: unknown[] = [];
  let state = game.start(chance);
  for (let ply = 0; ply < 60 && game.turn(state) !== OVER; ply++) {
    states.push(state);
    state = game.play(state, chance.pick(game.actions(state)), chance);
  }
  return Array.from({ length: count }, (_, i) => states[Math.floor(((i + 1) * states.length - 1) / count)]);
}

/** Limits under which any method finishes quickly. */
const LIMITS: Readonly<Record<string, object>> = {
  mcts: { settings: { simulations: cases(20, 4) } },
  puct: { settings: { simulations: cases(20, 4) } },
  ismcts: { settings: { simulations: cases(20, 4) } },
};

describe("values are finite and within the bounds of the game", () => {
  it.each(GAMES.map(({ name }) => name))("in %s, with every method that accepts it", async (name) => {
    let answers = 0;
    for (const options of SMALL[name] ?? [{}]) {
      const { game } = (await loadGame(name, options)) as { game: AnyGame };
      const [low, high] = game.facts.bounds;
      const slack = 1e-9 * (Number.isFinite(high - low) ? high - low : 1);
      for (const method of methodsOf(game)) {
        if (method.refusal(game.facts) !== undefined || method.name === "exact") continue;
        for (const [i, state] of positionsOf(game, `${name} ${method.name}`, cases(6, 1)).entries()) {
          const isOwn = game.methods?.includes(method) ?? false;
          const limits =
            LIMITS[method.name] ?? (isOwn ? { time: 50 } : { depth: 1 + (i % 2), nodes: cases(500, 50) });
          const decision = await decide(game, state, {
            algorithm: method.name as never,
            rank: "all",
            ...limits,
          }).catch((error: Error) => {
            // An unsupported game must be rejected with a sentence that suggests a fix, never with a value.
            expect(error.name, `${name} ${method.name}: ${error.message}`).toBe("SearchError");
            expect(error.message).not.toMatch(/gave|gives the value|A payoff/);
            return undefined;
          });
          if (!decision) continue;
          for (const [place, value] of valuesOf(decision))
            expect(
              Number.isFinite(value) && value >= low - slack && value <= high + slack,
              `${name} ${method.name}: ${place} is ${value}`,
            ).toBe(true);
          const own = valueFor(game.facts, game.turn(state), decision);
          if (own !== undefined)
            expect(own >= low - slack && own <= high + slack, `${name} ${own}`).toBe(true);
          answers++;
        }
      }
    }
    expect(answers).toBeGreaterThanOrEqual(cases(6, 1));
  });
});
