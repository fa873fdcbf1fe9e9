import { readFile } from "node:fs/promises";
import { loadGame } from "@tyche/games";
import { describe, expect, it } from "vitest";
import { inCheckout } from "../kit/root.js";
import { PLANS } from "./plans.js";
import { readRecord } from "./record.js";
import { ratingsText } from "./text.js";
import { pairingsOf, strengthsOf } from "./tournament.js";

describe.each(PLANS)("the levels of $game", ({ game, measure }) => {
  it("are those that were rated, completely, with a seed other than that of the fit", async () => {
    const { fit, rating } = await readRecord(game);
    expect((await loadGame(game)).game.levels).toEqual(rating!.players);
    expect(rating!.seed).not.toBe(fit!.seed);
    const isSolo = measure !== undefined;
    expect(rating!.meetings.map(({ players }) => players)).toEqual(pairingsOf(11, isSolo));
    expect(fit!.meetings).toHaveLength(pairingsOf(fit!.players.length + 1, isSolo).length);
  });

  it("start above random play and become stronger, as far as the games can tell", async () => {
    const { rating } = await readRecord(game);
    const [random, ...levels] = strengthsOf(rating!, measure);
    expect(levels[0]!.value).toBeGreaterThan(random!.value);
    expect(levels[4]!.low).toBeGreaterThan(random!.high);
    for (const [i, { high }] of levels.entries())
      for (const below of levels.slice(0, i)) expect(high).toBeGreaterThan(below.low);
    // The first and last level are far apart even where neighbours are not.
    expect(levels[9]!.low).toBeGreaterThan(levels[0]!.high);
  });
});

it("research/notes/levels.md contains the ratings", async () => {
  const rated = await Promise.all(
    PLANS.map(async (plan) => ({ plan, rating: (await readRecord(plan.game)).rating! })),
  );
  expect(await readFile(inCheckout("research/notes/levels.md"), "utf8")).toContain(
    ratingsText(rated).trimEnd(),
  );
});
