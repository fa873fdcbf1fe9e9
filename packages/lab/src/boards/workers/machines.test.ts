import { describe, expect, it } from "vitest";
import { MachinePlayers } from "./machines.js";
import type { Machine } from "./player.js";
import { Referee } from "./referee.js";
import { gameChosen } from "./rules.js";

const SIGNAL = new AbortController().signal;
const STRONG: Machine = { kind: "search", limit: "nodes", amount: 20_000 };

async function ticTacToe(): Promise<{ host: MachinePlayers; referee: Referee }> {
  const named = await gameChosen({ game: "tic-tac-toe", options: {} });
  return { host: new MachinePlayers(named, "a seed"), referee: new Referee(named) };
}

describe("machine players", () => {
  it("take an immediate win, at every strength and with every method", async () => {
    const { host, referee } = await ticTacToe();
    const { state, actions } = referee.read("XX.|OO.|X..");
    const win = actions.find(({ action }) => referee.play(state, action, "").payoff?.[1] === 1)!;
    for (const machine of [
      STRONG,
      { kind: "level", level: 10 },
      { kind: "search", limit: "depth", amount: 2, method: "alpha-beta" },
      { kind: "search", limit: "time", amount: 0.3 },
    ] as const)
      expect(await host.choose(1, machine, state, SIGNAL)).toEqual(win.action);
  });

  it("of equal strength draw, and at a low level lose more than they win", async () => {
    const { host, referee } = await ticTacToe();
    const gameOf = async (...machines: readonly Machine[]): Promise<number> => {
      let scene = referee.start("");
      while (scene.turn >= 0) {
        const action = await host.choose(scene.turn, machines[scene.turn]!, scene.state, SIGNAL);
        scene = referee.play(scene.state, action, "");
      }
      return scene.payoff![0]!;
    };
    expect(await gameOf(STRONG, STRONG)).toBe(0);
    let sum = 0;
    for (let game = 0; game < 6; game++) sum += await gameOf(STRONG, { kind: "level", level: 1 });
    expect(sum).toBeGreaterThan(1);
  });

  it("refuse unknown methods with a message", async () => {
    const { host, referee } = await ticTacToe();
    const { state } = referee.start("");
    await expect(
      host.choose(0, { kind: "search", limit: "depth", amount: 1, method: "fortune" }, state, SIGNAL),
    ).rejects.toThrow('There is no algorithm "fortune" here');
  });
});
