/**
 * The default levels in games that the engine knows nothing of: the higher the level, the less it loses by exact values,
 * and the first beats a random player. With TYCHE_TESTS=whole it tries all levels, and prints the rows of the tables of
 * docs/levels.md.
 */
import { describe, expect, it } from "vitest";
import { cases, IS_LONG, IS_WHOLE, rows } from "../../../../tests/cases.js";
import { guideGame } from "../../test/guide-games.js";
import { liarsDice } from "../../test/hidden-games.js";
import {
  type Chooser,
  judgedByEquilibrium,
  judgedByInduction,
  lossesOf,
  meanOf,
  payoffAgainstRandom,
} from "../../test/level-losses.js";
import {
  cantStop,
  dieBetting,
  type Kind,
  randomGame,
  sealedAuction,
  YAHTZEE,
  yahtzee,
} from "../../test/levelled-games.js";
import type { Game } from "../contract/game.js";

type AnyGame = Game<unknown, unknown>;

const FEW: readonly Chooser[] = ["random", 1, 5, 10];
const CHOOSERS: readonly Chooser[] = IS_WHOLE ? ["random", 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] : FEW;

/** Prints the mean of each chooser, with its 95 % interval. */
function note(title: string, means: readonly ReturnType<typeof meanOf>[], digits: number): void {
  const cells = means.map(({ mean, error }) => `${mean.toFixed(digits)} ± ${(1.96 * error).toFixed(digits)}`);
  if (IS_WHOLE) process.stdout.write(`| ${[title, ...cells].join(" | ")} |\n`);
}

/** Losses fall from random play to level 10, between neighbours within the error of their difference. */
function expectFall(title: string, samples: readonly (readonly number[])[]): void {
  const means = samples.map(meanOf);
  note(title, means, 3);
  const random = means[0]!.mean;
  for (let i = 1; i < samples.length; i++) {
    const { mean, error } = meanOf(samples[i]!.map((loss, at) => loss - samples[i - 1]![at]!));
    expect(mean, `${CHOOSERS[i]}: ${means.map((each) => each.mean)}`).toBeLessThanOrEqual(
      2.6 * error + 0.02 * random,
    );
  }
  const [first, fifth, tenth] = [1, 5, 10].map((level) => means[CHOOSERS.indexOf(level)]!.mean);
  expect(first).toBeLessThan(random);
  expect(fifth).toBeLessThan(first!);
  expect(tenth).toBeLessThan(0.5 * fifth!);
}

/** By chooser, in each of some runs through all decisions that an equilibrium reaches: the mean loss of a choice. */
async function runsOf(game: AnyGame, runs: number): Promise<number[][]> {
  const judged = judgedByEquilibrium(game);
  const total = judged.reduce((sum, { weight }) => sum + weight, 0);
  const found: number[][] = [];
  for (const chooser of CHOOSERS) {
    const losses = await lossesOf(game, judged, chooser, runs);
    found.push(
      Array.from({ length: runs }, (_, run) =>
        judged.reduce((sum, { weight }, i) => sum + (weight / total) * losses[i]![run]!, 0),
      ),
    );
  }
  return found;
}

/** By chooser, in each of some decisions: the mean loss of some choices. */
async function decisionsOf(game: AnyGame, decisions: number, choices: number): Promise<number[][]> {
  const judged = judgedByInduction(game, decisions);
  const found: number[][] = [];
  for (const chooser of CHOOSERS)
    found.push((await lossesOf(game, judged, chooser, choices)).map((losses) => meanOf(losses).mean));
  return found;
}

/** Yahtzee with two dice, one more roll and three categories. */
const LITTLE = [YAHTZEE[0]!, YAHTZEE[11]!, ([one, other]: readonly number[]) => (one === other ? 15 : 0)];

describe("the higher the default level, the less it loses", () => {
  it.each(
    rows(
      [
        ["blind bid of the guide", () => guideGame("simultaneous", "blind-bid.js", "blindBid"), 60],
        ["sealed auction", () => sealedAuction(8), 8],
        ["Goofspiel of the guide", () => guideGame("simultaneous", "goofspiel.js", "goofspiel"), 8],
        ["betting with a die", () => dieBetting, 24],
        ["Liar's Dice, 3 faces", () => liarsDice(3), 8],
      ] as const,
      3,
    ),
  )("%s", async (title, game, runs) => {
    expectFall(title, await runsOf(game() as AnyGame, cases(runs, 16)));
  });

  it.runIf(IS_LONG).each([
    ["Yahtzee, 2 dice", () => yahtzee(1, LITTLE, 2, 1), 40],
    ["Can't Stop, 2 faces", () => cantStop(2, (column) => (column === 3 ? 2 : 1), 2), 40],
    ["race of the guide", () => guideGame("rules", "race.js", "race"), 24],
  ] as const)("%s", async (title, game, decisions) => {
    expectFall(title, await decisionsOf(game() as AnyGame, decisions, 4));
  });

  const kinds = [
    ["simultaneous", 13],
    ["hidden", 13],
    ["chance", 12],
    ["three players", 12],
  ] as const satisfies readonly (readonly [Kind, number])[];
  it.each(rows(kinds, 2))("random games: %s", async (kind, count) => {
    const samples: number[][] = CHOOSERS.map(() => []);
    for (let seed = 0; seed < cases(count, 3); seed++) {
      const game = randomGame(kind, seed) as AnyGame;
      const isMixed = kind === "hidden" || kind === "simultaneous";
      const found = isMixed ? await runsOf(game, 4) : await decisionsOf(game, 8, 3);
      // As a share of what random play loses, so that all games count the same; one sample for each game.
      const scale = meanOf(found[0]!).mean;
      for (const [i, losses] of found.entries()) samples[i]!.push(meanOf(losses).mean / scale);
    }
    expectFall(`random games: ${kind}`, samples);
  });
});

describe.runIf(IS_LONG)("level 1 beats a random player, and level 10 beats level 1", () => {
  // The long suite plays the two quickest.
  const matches = [
    ["hoard of the guide", () => guideGame("three-players", "hoard.js", "hoard"), 90],
    ["tricks of the guide", () => guideGame("hidden-hands", "tricks.js", "tricks"), 400],
    ["Yahtzee for two", () => yahtzee(2), 6],
    ["sealed auction", () => sealedAuction(8), 200],
    ["Can't Stop, 4 faces", () => cantStop(2, (column) => Math.max(2, 5 - Math.abs(5 - column)), 4), 40],
  ] as const;
  it.each(rows(matches, 1, 3))(
    "%s",
    async (title, make, games) => {
      const game = make() as AnyGame;
      const means: ReturnType<typeof meanOf>[] = [];
      for (const chooser of FEW) {
        const payoffs: number[] = [];
        for (let i = 0; i < games; i++)
          payoffs.push(await payoffAgainstRandom(game, chooser, i % game.facts.players, `${title} ${i}`));
        means.push(meanOf(payoffs));
      }
      note(`${title}, points a game`, means, 2);
      for (let i = 1; i < means.length; i++)
        expect(means[i]!.mean, `${FEW[i]}`).toBeGreaterThan(
          means[i - 1]!.mean - 2.6 * Math.hypot(means[i]!.error, means[i - 1]!.error),
        );
      expect(means.at(-1)!.mean).toBeGreaterThan(means[0]!.mean);
    },
    3_600_000,
  );
});
