import { seededChance } from "@tyche/engine/chance";
import { createGame } from "@tyche/games";
import { entry } from "@tyche/games/liars-dice";
import { countOf, faceOf, LIAR, type LiarsDiceState, matching } from "@tyche/games/liars-dice/state";
import { expect, it } from "vitest";
import { bidOf, chanceOf, seenBy } from "./dice.js";

it.each([
  [1, 6],
  [3, 6],
  [2, 4],
])("the chance of a bid is that of the rules' own draws, with %d dice each of %d faces", (dice, faces) => {
  const { game } = createGame(entry, { dice: String(dice), faces: String(faces) });
  const chance = seededChance("chances");
  const state = game.start(chance) as LiarsDiceState;
  const seen = seenBy(state, [0]);
  expect(seen).toEqual({ known: state.dice[0], hidden: dice });
  const view = game.view!(state, 0);
  const draws = Array.from({ length: 2000 }, () => game.determinize!(view, 0, chance) as LiarsDiceState);
  for (const bid of game.actions(state) as readonly number[]) {
    expect(bidOf(countOf(bid), faceOf(bid))).toBe(bid);
    // By the rules: the caller wins where the bid is false.
    const won = draws.filter((drawn) => {
      const called = game.play(game.play(drawn, bid, chance), LIAR, chance);
      return game.payoff(called)[0] === 1;
    });
    const share = chanceOf(bid, seen, faces);
    expect(Math.abs(won.length / draws.length - share)).toBeLessThan(0.05);
    if (share === 0) expect(won).toHaveLength(0);
    if (share === 1) expect(won).toHaveLength(draws.length);
    // Nothing is left to chance for somebody who sees all dice.
    const isTrue = matching({ faces }, state.dice.flat(), bid) >= countOf(bid);
    expect(chanceOf(bid, seenBy(state, [0, 1]), faces)).toBe(isTrue ? 1 : 0);
  }
});

it("two sixes are 1 in 36, two fives 1 in 9, for somebody who sees no die", () => {
  const unseen = { known: [], hidden: 2 };
  expect(chanceOf(26, unseen, 6)).toBeCloseTo(1 / 36, 12);
  expect(chanceOf(25, unseen, 6)).toBeCloseTo(1 / 9, 12);
  expect(chanceOf(15, unseen, 6)).toBeCloseTo(5 / 9, 12);
});
