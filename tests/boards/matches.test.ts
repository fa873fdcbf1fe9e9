import { readFileSync } from "node:fs";
import type { MatchReport } from "@tyche/backgammon/analysis";
import { decisionsIn, ratingOf, summaryOf } from "@tyche/backgammon/analysis";
import { formatMat } from "@tyche/backgammon/notation";
import { seededChance } from "@tyche/engine/chance";
import { beforeAll, describe, expect, it } from "vitest";
import { type JudgedMatch, judgeMatch } from "../../packages/backgammon/board/matches/judge-match.js";
import { randomMatch } from "../../packages/backgammon/test/random-matches.js";
import { tyche } from "../../packages/cli/test/harness.js";
import { IS_LONG, rows } from "../cases.js";

const DATA = ["match.mat", "match.sgf", "match.xg", "automatic-doubles.sgf"].map(
  (name) => new URL(`../../packages/backgammon/test/data/${name}`, import.meta.url),
);
const SEEDS = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/** Sixteen matches: files of other programs, and matches of random plays. */
const MATCHES: readonly (readonly [name: string, file: () => Buffer])[] = [
  ...DATA.map((url) => [url.pathname.split("/").at(-1)!, () => readFileSync(url)] as const),
  ...SEEDS.map(
    (seed) => [`seed ${seed}`, () => Buffer.from(formatMat(randomMatch(seededChance(seed), 1)))] as const,
  ),
];

/** The file as the page passes it to its worker. */
const given = (file: Buffer): string | Uint8Array =>
  file.subarray(0, 4).toString() === "RGMH" ? new Uint8Array(file) : file.toString();

async function judged(file: Buffer, passes: number): Promise<readonly JudgedMatch[]> {
  const all: JudgedMatch[] = [];
  for await (const one of judgeMatch(given(file), passes)) all.push(one);
  return all;
}

const commanded = async (file: Buffer, ...more: readonly string[]): Promise<MatchReport> =>
  JSON.parse((await tyche(["analyze", "-", "--json", ...more], { stdin: file })).out);
/** The second analysis in a process finds values in the cache of the first, rounded to floats. */
const near = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (_, value) =>
    typeof value === "number" ? expect.closeTo(value, 5) : value,
  );

describe.each(rows(MATCHES, MATCHES.length))("the page's figures of %s", (_name, read) => {
  const file = read();
  let reports: readonly JudgedMatch[];
  beforeAll(async () => {
    reports = await judged(file, 1);
  });

  it("are those of the command at depth 1", async () => {
    const last = reports.at(-1)!;
    expect(last.done).toBe(last.all);
    expect(last.report).toEqual(near(await commanded(file, "--depth", "1")));
  });

  it("are split without rest by kinds of positions", () => {
    const { report } = reports.at(-1)!;
    const summary = summaryOf(report!, "");
    for (const [player, { kinds, performanceRating }] of summary.players.entries()) {
      const { cubeDecisions, unforced, totalLoss, totalCost } = report!.players[player]!;
      const sums = kinds.map(([, sum]) => sum);
      const count = sums.reduce((sum, [each]) => sum + each, 0);
      const loss = sums.reduce((sum, [, each]) => sum + each, 0);
      expect(count).toBe(unforced + cubeDecisions);
      expect(loss).toBeCloseTo(totalLoss, 9);
      expect(ratingOf([count, loss])).toBeCloseTo(performanceRating, 9);
      const own = decisionsIn(report!).filter((one) => one.player === player);
      expect(own.reduce((sum, { cost }) => sum + cost, 0)).toBeCloseTo(totalCost, 9);
    }
  });
});

it.runIf(IS_LONG)("deepens to what the command says without options", async () => {
  const file = MATCHES[0]![1]();
  const all = await judged(file, 2);
  expect(all.at(-1)!.report).toEqual(near(await commanded(file)));
  // While it deepens, no decision is lost.
  const whole = all.filter(({ report }) => report);
  for (const { report } of whole) expect(report!.plays).toHaveLength(whole[0]!.report!.plays.length);
});
