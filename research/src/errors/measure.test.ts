import { readFile } from "node:fs/promises";
import { loadGame } from "@tyche/registry";
import { expect, it } from "vitest";
import { inCheckout } from "../kit/root.js";
import { type ErrorRow, errorsAt, evaluatorErrors } from "./measure.js";
import { ERROR_PLANS } from "./plans.js";

const row = (found: number, judged: number): ErrorRow => ({ at: "", pairs: { e: [[[found, judged]]] } });

it("finds the error that 95 of 100 differences stay below", () => {
  const rows = Array.from({ length: 100 }, (_, i) => row(0, i + 1));
  const found = evaluatorErrors(rows, "e", 1)!;
  expect(found).toMatchObject({ positions: 100, count: 100, error: 95, judged: 0 });
  expect([found.low, found.high]).toEqual([91, 100]);
  const wrong = evaluatorErrors(
    [...Array.from({ length: 98 }, () => row(1, 0)), row(5, 4), row(5, -1)],
    "e",
    1,
  )!;
  expect(wrong).toMatchObject({ error: 1, judged: 0.02, wrong: 0.5 });
  expect(evaluatorErrors(rows.slice(0, 20), "e", 1)).toBeUndefined();
});

it("compares the best action with the second and another, if there is one", async () => {
  const { game } = await loadGame("tic-tac-toe");
  const at = async (text: string) => {
    const state = game.notation!.parsePosition(text);
    const values = new Map(
      game.actions(state).map((action) => [JSON.stringify(action), Number(action === 4)]),
    );
    return errorsAt(game, state, values, { evaluators: { default: 1, lines: 1 } });
  };
  const { pairs } = (await at("... ... ..."))!;
  expect(pairs.default).toEqual(pairs.lines);
  // The centre is open in four lines, a corner in three and an edge in two.
  const [first, ...others] = pairs.default![0]!;
  expect(first).toEqual([0.125, 1]);
  expect(others).toHaveLength(1);
  expect([0.125, 0.25]).toContain(others[0]![0]);
  expect(await at("XOX XOO OX.")).toBeUndefined();
});

it("games hold what was measured, rounded up, for evaluators that they have", async () => {
  const held: string[] = [];
  for (const { name, evaluators, ...plan } of ERROR_PLANS) {
    const { game } = await loadGame(plan.game, plan.options);
    const errors = game.differenceErrors;
    if (!errors) continue;
    const { rows } = JSON.parse(await readFile(inCheckout(`research/errors/${name}.json`), "utf8"));
    for (const [evaluator, deepest] of Object.entries(evaluators))
      for (let depth = 1; depth <= Math.min(deepest, errors[evaluator]!.length); depth++) {
        const { error } = evaluatorErrors(rows, evaluator, depth)!;
        const hint = `${name}, ${evaluator}, depth ${depth}`;
        expect(errors[evaluator]![depth - 1]!, hint).toBeGreaterThanOrEqual(0.999 * error);
        expect(errors[evaluator]![depth - 1]!, hint).toBeLessThan(1.1 * error);
        held.push(hint);
      }
    for (const evaluator of Object.keys(errors)) expect(Object.keys(game.evaluators!)).toContain(evaluator);
  }
  expect(held.length).toBeGreaterThan(20);
});

it("games with other options than the measured ones hold none", async () => {
  for (const [name, options] of [
    ["pig", { target: "50" }],
    ["einstein", { size: "4" }],
    ["connect-four", { size: "6x5" }],
    ["2048", { size: "3x3" }],
    ["backgammon", { stakes: "single" }],
    ["pac-man", { layout: "minimax" }],
  ] as const)
    expect((await loadGame(name, options)).game.differenceErrors, name).toBeUndefined();
});
