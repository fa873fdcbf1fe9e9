import { solveGame } from "@tyche/engine/exact";
import { loadGame } from "@tyche/registry";
import type { Value } from "@tyche/trees";
import { checkCertificate, type GraphProof } from "@tyche/trees/certificate";
import { fraction, ZERO } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { compareWithRules, exactly } from "../../packages/cli/src/certificate/rules.js";
import { gameCertificate } from "../../packages/cli/src/certificate/write.js";
import { numbers } from "../../packages/trees/test/sample.js";
import { cases, IS_LONG } from "../../tests/cases.js";
import { type Case, expectProved, sha256 } from "./both.js";
import { type OracleGraph, type OracleState, valuesOf } from "./oracle.js";
import { ASKED, rulesOf, type SmallGame, smallGame } from "./small-game.js";

function proofOf(certificate: string): GraphProof {
  return checkCertificate(certificate, sha256) as GraphProof;
}

function oracleOf({ states, pays }: SmallGame): OracleGraph {
  return {
    states: new Map(
      states.map(({ player, actions }, i): [string, OracleState] => [
        `s${i}`,
        {
          turn: player === 0 ? "max" : "min",
          actions: actions.map((way) => {
            const sum = way.reduce((total, [, weight]) => total + weight, 0);
            return way.map(([to, weight]) => ({ p: fraction(weight, sum), to: `s${to}`, points: ZERO }));
          }),
        },
      ]),
    ),
    pays: new Map(pays.map((pay, i) => [`s${-1 - i}`, exactly(pay)])),
  };
}

/** The certificate of a small game's solution. */
function certified(small: SmallGame, isShort = false): string {
  const game = rulesOf(small);
  const { value } = solveGame(game, { from: 0 });
  return gameCertificate({
    game,
    asked: ASKED,
    state: 0,
    interval: [value.low, value.high],
    isShort,
  } as never);
}

describe("certificates of games from rules", () => {
  it("prove the solutions of random games with cycles, and contain the exact value", () => {
    const random = numbers(5);
    const found: Case[] = [];
    for (let i = 0; i < cases(600, 30); i++) {
      const small = smallGame(random, 2 + (i % 4), i % 3 > 0);
      const certificate = certified(small, i % 5 === 4);
      found.push({ certificate });
      const { low, high, endless } = proofOf(certificate);
      const [least, most] = endless.map((pays) => valuesOf(oracleOf(small), pays).get("s0")!) as [
        Value,
        Value,
      ];
      expect(low.compare(least), certificate).toBeLessThanOrEqual(0);
      expect(high.compare(most), certificate).toBeGreaterThanOrEqual(0);
      // Endless play that pays one number leaves one value.
      if (endless[0].equals(endless[1])) expect([low, high]).toEqual([least, most]);
      expect(compareWithRules(proofOf(certificate), rulesOf(small) as never)).toBe(true);
    }
    expectProved(found);
  });

  it.each<readonly [string, Record<string, string>, string, number | undefined]>([
    ["pig", { target: "5" }, "0,0,0", 3589584942840713 / 4503599627370496],
    ...(IS_LONG
      ? ([
          ["tic-tac-toe", {}, "...|...|...", 0],
          ["2048", { size: "2x2", target: "16" }, "2 0 0 2", undefined],
        ] as const)
      : []),
    ["tic-tac-toe", {}, "XO.|.X.|O..", 1],
  ])("prove %s %o from %j", async (name, options, position, value) => {
    const { game } = await loadGame(name, options);
    const state = game.notation!.parsePosition(position);
    const asked = { game: name, options };
    const solution = solveGame(game, { from: state });
    const interval = [solution.value.low, solution.value.high] as const;
    const best = [game.notation!.action(state, solution.at(state).actions[0]!.action)];
    const [whole, short] = [false, true].map((isShort) =>
      gameCertificate({ game, asked, state, interval, best, isShort }),
    ) as [string, string];
    expectProved([{ certificate: whole }, { certificate: short }]);
    for (const certificate of [whole, short]) {
      const proof = proofOf(certificate);
      expect(proof.best).toEqual(best);
      expect(proof.low.toNumber()).toBeCloseTo(value ?? interval[0], 9);
      compareWithRules(proof, game);
    }
    expect(short.length).toBeLessThanOrEqual(whole.length);
  });
});
