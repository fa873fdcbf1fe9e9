/** A limit that is reached at once is an answer, of every game by every method: it names an action and why it stopped. */
import { decide, methodsOf, OVER, seededChance } from "@tyche/engine";
import { GAMES, loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";

const SMALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "2048": { size: "2x2" },
  minesweeper: { size: "3x3", mines: "2" },
};

describe("a limit that is reached at once", () => {
  it.each(GAMES.map(({ name }) => name))("is an answer in %s", async (name) => {
    const { game } = await loadGame(name, SMALL[name] ?? {});
    const methods = methodsOf(game).filter((method) => method.refusal(game.facts) === undefined);
    const chance = seededChance(`limits ${name}`);
    for (let number = 0; number < cases(10, 1); number++) {
      let state = game.start(chance);
      for (let ply = 0; game.turn(state) !== OVER && ply < cases(6, 3); ply++) {
        const actions = game.actions(state);
        for (const { name: algorithm } of methods)
          for (const limits of [{ signal: { aborted: true } }, { time: 1e-9 }]) {
            const decision = await decide(game, state, { algorithm, ...limits });
            expect(actions.map((action) => JSON.stringify(action))).toContain(JSON.stringify(decision.best));
            expect(["abort", "time", "forced", "depth", "solved"]).toContain(decision.stopped);
          }
        state = game.play(state, chance.pick(actions), chance);
      }
    }
  });
});
