/**
 * Hidden information must not affect a decision: for every game with hidden information and every method that accepts
 * it, two states with the same view for the player to move must get the same answer.
 */
import { decide, METHODS, OVER, seededChance } from "@tyche/engine";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases, rows } from "../../../tests/cases.js";

const OPTIONS: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  "hidden-coin": [{ variant: "guess" }, { variant: "asked" }],
  briscola: [{}, { suits: "2", ranks: "4" }],
  "liars-dice": [{}, { dice: "3", faces: "4" }],
};

/** Games of few positions. */
const SHORT = ["hidden-coin", "kuhn"];

/** Limits that stop each method quickly and reproducibly. */
const LIMITS: Readonly<Record<string, object>> = {
  ismcts: { settings: { simulations: 60 }, seed: 7 },
  "regret-ismcts": { settings: { simulations: 60 }, seed: 7 },
  equilibrium: { nodes: 3000, seed: 7 },
};

function limitsOf(method: string): object {
  const limits = LIMITS[method];
  if (limits === undefined) throw new Error(`give ${method} limits, or it runs for seconds`);
  return limits;
}

const games = await Promise.all(GAMES.map(async ({ name }) => (await loadGame(name)).game));
const hidden = games.flatMap(({ name, facts }) =>
  facts.hidden ? (OPTIONS[name] ?? [{}]).map((options) => ({ name, options })) : [],
);

describe("two states with the same view get the same answer", () => {
  it("covers three games and two methods", () => {
    expect(new Set(hidden.map(({ name }) => name)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(rows(hidden, 2))("$name $options", async ({ name, options }) => {
    const { game } = await loadGame(name, options);
    const methods = METHODS.filter((method) => method.refusal(game.facts) === undefined);
    expect(methods.length).toBeGreaterThanOrEqual(2);
    const chance = seededChance(`alike ${name}`);
    let different = 0;
    // These have few positions and end quickly.
    for (let round = 0; round < (SHORT.includes(name) ? cases(20, 6) : cases(4, 1)); round++) {
      let state = game.start(chance);
      for (let ply = 0; game.turn(state) !== OVER && ply < 8; ply++) {
        const player = game.turn(state);
        const twin = game.determinize!(game.view!(state, player), player, chance);
        if (JSON.stringify(twin) !== JSON.stringify(state)) different++;
        for (const method of methods) {
          const answers = [];
          for (const at of [state, twin]) {
            const { ms: _, ...answer } = await decide(game, at, {
              ...limitsOf(method.name),
              algorithm: method.name,
            });
            answers.push(answer);
          }
          expect(answers[1], `${method.name} at ${game.notation!.position(state)}`).toEqual(answers[0]);
        }
        state = game.play(state, chance.pick(game.actions(state)), chance);
      }
    }
    expect(different).toBeGreaterThan(0);
  });

  it("every other method names the two methods that accept hidden information", async () => {
    const { facts } = (await loadGame("briscola")).game;
    for (const method of METHODS) {
      const refusal = method.refusal(facts);
      if (refusal) expect(refusal.id).toBe("search-hidden");
    }
  });
});
