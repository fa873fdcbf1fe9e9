/**
 * Levels of games with hidden information err gently: the expected loss of a move, against an equilibrium, falls with the
 * level, and bids of Liar's Dice that the bidder knows to be false become rare.
 */
import { createOpponent, type Game } from "@tyche/engine";
import { describe, expect, it } from "vitest";
import { bracketOf } from "../../../tests/equilibrium-oracle.js";
import { goofspiel } from "../src/goofspiel/index.js";
import { hiddenCoin } from "../src/hidden-coin/index.js";
import { kuhn } from "../src/kuhn/index.js";
import { leduc } from "../src/leduc/index.js";
import { liarsDice } from "../src/liars-dice/index.js";

/** A rarely reached information set changes the mean by less than the samples do. */
const REACHED = 1e-3;

/** The mean loss of a move, over the information sets that an equilibrium reaches; of a level, or of random play. */
async function lossOf<State, Action>(
  game: Game<State, Action>,
  level: number | "random",
  samples: number,
): Promise<number> {
  const decisions = bracketOf(game, 300).decisions.filter(({ reach }) => reach > REACHED);
  const opponent =
    level === "random" ? undefined : createOpponent(game, { level, seed: 3, time: Number.POSITIVE_INFINITY });
  let [total, weight] = [0, 0];
  for (const { state, reach, losses } of decisions) {
    const actions = game.actions(state as State).map((action) => JSON.stringify(action));
    let loss = 0;
    for (let i = 0; i < samples; i++)
      loss += opponent
        ? losses[actions.indexOf(JSON.stringify(await opponent.play(state as State)))]!
        : losses[i % losses.length]!;
    total += (reach * loss) / samples;
    weight += reach;
  }
  return total / weight;
}

describe("levels of games with hidden information", () => {
  it.each([
    ["kuhn", kuhn(), 24],
    ["leduc", leduc(), 8],
    ["liars-dice with three faces", liarsDice({ faces: 3 }), 24],
    ["goofspiel with three cards", goofspiel({ cards: 3 }), 12],
    ["hidden-coin", hiddenCoin(), 240],
  ] as const)("%s: a higher level loses less a move", async (_name, game, samples) => {
    const rules = game as Game<unknown, unknown>;
    let before = await lossOf(rules, "random", 12);
    for (const level of [1, 5, 10]) {
      const loss = await lossOf(rules, level, samples);
      expect(loss, `level ${level}`).toBeLessThan(before);
      before = loss;
    }
    // The oracle's own strategies are this near an equilibrium.
    expect(before).toBeLessThan(0.005);
  });

  it("bids of Liar's Dice that the bidder knows to be false are rare, and from level 8 on there are none", async () => {
    const game = liarsDice();
    const falseBids = async (level: number): Promise<number> => {
      const opponent = createOpponent(game, { level, seed: 5, time: Number.POSITIVE_INFINITY });
      let found = 0;
      for (let i = 0; i < 60; i++) {
        const die = (i % 5) + 1;
        const bid = await opponent.play({ dice: [[die], [1]], bids: [] });
        // Two dice of a face that the own one is not.
        if (Math.floor(bid / 10) === 2 && bid % 10 !== die && die !== 6) found++;
      }
      return found / 60;
    };
    const [first, fifth, eighth] = [await falseBids(1), await falseBids(5), await falseBids(8)];
    expect(first).toBeLessThan(0.1);
    expect(fifth).toBeLessThanOrEqual(first);
    expect(eighth).toBe(0);
  });
});
