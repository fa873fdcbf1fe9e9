import { type SolveSettings, solve, type Tree, unfold, type Value } from "@tyche/trees";
/**
 * The engine's multi-player searches compared with the published algorithms: on random games with chance and three or
 * four players they find what max^n, paranoid, best-reply and teams find, with exact fractions, on the unfolded tree of
 * the same rules.
 */

import { type Decision, type Game, type MethodOptions, methodNamed } from "@tyche/engine";
import { lastOf } from "@tyche/engine/search";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { randomParty } from "../../engine/test/random-party.js";

const GAMES = cases(250, 20);

interface Case {
  readonly game: Game<number, number>;
  readonly tree: Tree;
  readonly seed: number;
  readonly mover: number;
}

function* games(constantSum: boolean): Generator<Case> {
  for (let seed = 0; seed < GAMES; seed++) {
    const { game } = randomParty(`book ${seed}`, {
      players: 3 + (seed % 2),
      constantSum,
      chance: seed % 3 > 0,
    });
    yield { game, tree: unfold(game, 0, 40), seed, mover: game.turn(0) };
  }
}

const decided = (
  name: string,
  game: Game<number, number>,
  options: MethodOptions<number> = {},
): Promise<Decision<number>> => lastOf(methodNamed(name, game).think(game, 0, options));

function book(tree: Tree, algorithm: string, settings: SolveSettings = {}): number[] {
  const { value } = solve(tree, algorithm, settings);
  return (Array.isArray(value) ? (value as Value[]) : [value as Value]).map((each) => each.toNumber());
}

describe(`on ${GAMES} unfolded random games with three and four players`, () => {
  it("max-n has the payoffs of max^n, with and without cuts by the sum", async () => {
    for (const { game, tree, seed } of games(true)) {
      const { payoffs, solved } = await decided("max-n", game);
      expect(payoffs, `seed ${seed}`).toEqual(book(tree, "max^n"));
      expect(solved).toBe(true);
    }
    for (const { game, tree, seed } of games(false)) {
      expect((await decided("max-n", game)).payoffs, `seed ${seed}`).toEqual(book(tree, "max^n"));
    }
  });

  it("max-n with teams has the payoffs of teams", async () => {
    for (const { game, tree, seed } of games(false)) {
      const { payoffs } = await decided("max-n", game, { settings: { coalitions: "0,2" } });
      expect(payoffs, `seed ${seed}`).toEqual(book(tree, "teams", { teams: [[0, 2]] }));
    }
  });

  it.each(["paranoid", "best-reply"] as const)(
    "%s has the value of the published algorithm",
    async (algorithm) => {
      for (const { game, tree, seed, mover } of games(algorithm === "paranoid")) {
        const { value } = await decided(algorithm, game, { table: 256 });
        expect(value, `seed ${seed}`).toBeCloseTo(book(tree, algorithm, { player: mover })[0]!, 12);
      }
    },
  );
});
