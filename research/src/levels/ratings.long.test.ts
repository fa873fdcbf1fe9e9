import { readFile } from "node:fs/promises";
import { pairingsOf } from "@tyche/arena";
import { type Estimate, RunningMean } from "@tyche/engine/statistics";
import { loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";
import { inCheckout } from "../kit/root.js";
import { RECORDS } from "./command.js";
import { type LossRow, meanLosses } from "./loss/measure.js";
import { LOSS_PLANS } from "./loss/plans.js";
import { nameOf, PLANS } from "./plans.js";
import { readRecord } from "./record.js";
import { levelsText } from "./text.js";
import { strengthsOf } from "./tournament.js";

/**
 * How much less one player loses than another in the same decisions, with Student's interval.
 *
 * @param weaker 0 for random play, else a level
 */
function advantage(rows: readonly LossRow[], weaker: number, stronger: number): Estimate {
  return RunningMean.of(rows.map(({ loss }) => loss[weaker]! - loss[stronger]!)).estimate();
}

/** What has been measured; the rest is missing in docs/levels.md. */
const RECORDED = new Map(
  await Promise.all(RECORDS.map(async (name) => [name, await readRecord(name)] as const)),
);
const RATED = PLANS.map((plan) => ({ ...plan, record: nameOf(plan) })).filter(
  ({ record, folder }) => folder !== undefined || RECORDED.get(record)!.rating,
);
const LOST = LOSS_PLANS.filter(({ name }) => RECORDED.get(name)!.losses);

it("most games have been measured", () => {
  expect(RATED.length).toBeGreaterThan(10);
  expect(LOST.length).toBeGreaterThan(7);
});

describe.each(RATED)("the ratings of $record", ({ game, options, measure, record, folder }) => {
  it("are of the game's levels, complete, with a seed other than that of the fit", async () => {
    const { fit, rating } = RECORDED.get(record)!;
    const { levels } = (await loadGame(game, options)).game;
    expect(rating!.players).toEqual(levels);
    const isSolo = measure !== undefined;
    expect(rating!.meetings.map(({ players }) => players)).toEqual(pairingsOf(11, isSolo));
    expect(fit === undefined).toBe(folder === undefined);
    if (!fit) return;
    expect(rating!.seed).not.toBe(fit.seed);
    expect(fit.meetings).toHaveLength(pairingsOf(fit.players.length + 1, isSolo).length);
  });

  it("start above random play and rise, as far as the games can tell", async () => {
    const { rating } = RECORDED.get(record)!;
    const [random, ...levels] = strengthsOf(rating!, measure);
    expect(levels[0]!.value).toBeGreaterThan(random!.value);
    // The interval of equal results is infinite.
    expect(levels[4]!.low).toBeGreaterThan(Number.isFinite(random!.high) ? random!.high : random!.value);
    for (const [i, { high }] of levels.entries())
      for (const below of levels.slice(0, i)) expect(high).toBeGreaterThan(below.low);
    // The first and last level are far apart even where neighbours are not.
    expect(levels[9]!.low).toBeGreaterThan(levels[0]!.high);
  });
});

describe.each(LOST)("the losses of $name", ({ game, options, name, positions }) => {
  it("are of the game's levels, and fall with the level, as far as the positions can tell", async () => {
    const { losses } = RECORDED.get(name)!;
    const { rows, levels } = losses!;
    expect((await loadGame(game, options)).game.levels).toEqual(levels);
    expect(rows).toHaveLength(positions);
    for (let weaker = 0; weaker < 10; weaker++)
      for (let stronger = weaker + 1; stronger <= 10; stronger++)
        expect(advantage(rows, weaker, stronger).high, `${weaker} and ${stronger}`).toBeGreaterThanOrEqual(0);
    for (const [weaker, stronger] of [
      [0, 10],
      [1, 10],
      [4, 10],
    ] as const)
      expect(advantage(rows, weaker, stronger).low, `${weaker} and ${stronger}`).toBeGreaterThan(0);
    const large = meanLosses(rows, "large").map(({ value }) => value);
    expect(large[10]).toBeLessThan(large[4]!);
    expect(large[4]).toBeLessThan(large[1]!);
  });
});

it("docs/levels.md contains the measurements", async () => {
  const text = levelsText([...RECORDED.values()]);
  expect(await readFile(inCheckout("docs/levels.md"), "utf8")).toContain(text.trimEnd());
});
