import type { Game } from "@tyche/engine";
import { solveEquilibrium } from "@tyche/engine/equilibrium";
import { loadGame } from "@tyche/registry";
import { checkCertificate, type EquilibriumProof, type GraphProof, sharesOf } from "@tyche/trees/certificate";
import { describe, expect, it } from "vitest";
import { gameCertificate, treeGameCertificate } from "../../packages/cli/src/certificate/write.js";
import { oneCardPoker } from "../../packages/engine/test/hidden-games.js";
import { expectProved, sha256 } from "./both.js";

type AnyGame = Game<unknown, unknown>;

/** The certificate of a game's equilibrium as regret minimisation finds it, and what it proves. */
async function regrets(
  game: AnyGame,
  options: object,
): Promise<readonly [certificate: string, proof: EquilibriumProof]> {
  const { strategy } = await solveEquilibrium(game, options);
  const certificate = treeGameCertificate(game, { game: game.name, options: {} }, (player, state) =>
    sharesOf(strategy.at(player, game.view!(state, player))!.probabilities),
  );
  return [certificate, checkCertificate(certificate, sha256) as EquilibriumProof];
}

describe("certificates of equilibria", () => {
  it("bracket known values by strategies of regret minimisation", async () => {
    const { game: kuhn } = await loadGame("kuhn");
    const { game: leduc } = await loadGame("leduc");
    const games: readonly (readonly [AnyGame, options: object, width: number, value?: number])[] = [
      [kuhn, { iterations: 2000 }, 1e-2, -1 / 18],
      [kuhn, { method: "mccfr", iterations: 5000, seed: 1 }, 0.5, -1 / 18],
      [leduc, { iterations: 500 }, 0.3, -0.0856064],
      [leduc, { method: "mccfr", iterations: 100_000, seed: 1 }, 6, -0.0856064],
      [oneCardPoker(4) as never, { iterations: 1000 }, 1e-2],
    ];
    const certificates: string[] = [];
    for (const [game, options, width, value] of games) {
      const [certificate, { low, high }] = await regrets(game, options);
      certificates.push(certificate);
      expect(high.sub(low).toNumber(), game.name).toBeLessThan(width);
      if (value === undefined) continue;
      expect(low.toNumber()).toBeLessThanOrEqual(value + 1e-7);
      expect(high.toNumber()).toBeGreaterThanOrEqual(value - 1e-7);
    }
    expectProved(certificates.map((certificate) => ({ certificate })));
  });

  it("prove backward induction of simultaneous decisions", async () => {
    const { game } = await loadGame("goofspiel", { cards: "3" });
    const { strategy, low, high } = await solveEquilibrium(game, { method: "backward-induction" });
    const asked = { game: "goofspiel", options: { cards: "3" } };
    const certificate = gameCertificate({ game, asked, state: undefined, interval: [low!, high!], strategy });
    const proof = checkCertificate(certificate, sha256) as GraphProof;
    expect([proof.low.toFraction(), proof.high.toFraction()]).toEqual(["0", "0"]);
    expect([...proof.states.values()].some(({ turn }) => turn === "both")).toBe(true);
    expectProved([{ certificate }]);
  });

  it("round mixtures to simple fractions or to millionths, with the exact sum 1", () => {
    const texts = (doubles: readonly number[]): string[] =>
      sharesOf(doubles).map((share) => share.toFraction());
    expect(texts([1 / 3, 1 / 3, 1 / 3])).toEqual(["1/3", "1/3", "1/3"]);
    expect(texts([0.25 + 1e-12, 0.75 - 1e-12])).toEqual(["1/4", "3/4"]);
    expect(texts([1, -1e-15])).toEqual(["1", "0"]);
    expect(texts([0.1234567, 0.8765433])).toEqual(["123457/1000000", "876543/1000000"]);
  });
});
