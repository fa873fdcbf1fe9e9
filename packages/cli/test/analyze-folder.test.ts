import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { refusal, tyche } from "./harness.js";

/** A much too early double that is passed, then a play that loses much. */
const FIRST = ` 5 point match

 Game 1
 Ann : 0                        Bob : 0
  1)                             31: 8/5 6/5
  2) 52: 13/8 13/11              Doubles => 2
  3)  Drops
                                  Wins 1 point
`;
const SECOND = ` 1 point match

 Game 1
 Cid : 0                        Ann : 0
  1) 31: 24/23 13/10             62: 24/18 13/11
  2) 61: 10/4 6/5                54: 24/20*/15
`;

interface Sums {
  readonly decisions: number;
  readonly loss: number;
  readonly performanceRating: number;
}
interface Profile {
  readonly players: readonly (Sums & {
    readonly name: string;
    readonly matches: number;
    readonly play: Sums;
    readonly cube: Sums;
    readonly phases: Readonly<Record<string, Sums>>;
  })[];
  readonly matches: readonly (Sums & { readonly file: string; readonly player: string })[];
  readonly costliest: readonly { readonly file: string; readonly player: string; readonly loss: number }[];
}

let folder: string;
let matches: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "tyche-folder-"));
  matches = join(folder, "matches");
  mkdirSync(matches);
  writeFileSync(join(matches, "a.mat"), FIRST);
  writeFileSync(join(matches, "b.mat"), SECOND);
  writeFileSync(join(matches, "notes.txt"), "No match.");
  writeFileSync(join(matches, "z.mat"), SECOND.replace("24/23 13/10", "24/20"));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe("tyche analyze with a folder", () => {
  it("sums what the analyses of its matches say, and leaves a file that cannot be read out with a note", async () => {
    const csv = join(folder, "out.csv");
    const { code, out, err } = await tyche(["analyze", matches, "--depth", "1", "--json", "--csv", csv]);
    expect(code).toBe(0);
    expect(err).toMatch(/^tyche: note: "?z\.mat"? is skipped: [^\n]+\n$/);
    const profile = JSON.parse(out) as Profile;
    const single = await Promise.all(
      [FIRST, SECOND].map(async (stdin) => {
        const found = await tyche(["analyze", "-", "--depth", "1", "--json"], { stdin });
        return JSON.parse(found.out).players as {
          readonly name: string;
          readonly totalLoss: number;
          readonly performanceRating: number;
          readonly unforced: number;
          readonly cubeDecisions: number;
        }[];
      }),
    );
    const all = single.flat();
    expect(profile.matches.map(({ player }) => player)).toEqual(["Ann", "Bob", "Cid", "Ann"]);
    for (const [i, { performanceRating, loss, decisions }] of profile.matches.entries()) {
      expect(performanceRating).toBeCloseTo(all[i]!.performanceRating, 9);
      expect(loss).toBeCloseTo(all[i]!.totalLoss, 9);
      expect(decisions).toBe(all[i]!.unforced + all[i]!.cubeDecisions);
    }
    expect(profile.players.map(({ name, matches }) => [name, matches])).toEqual([
      ["Ann", 2],
      ["Bob", 1],
      ["Cid", 1],
    ]);
    for (const { name, loss, decisions, play, cube, phases } of profile.players) {
      const own = all.filter((one) => one.name === name);
      expect(loss).toBeCloseTo(
        own.reduce((sum, { totalLoss }) => sum + totalLoss, 0),
        9,
      );
      expect(play.loss + cube.loss).toBeCloseTo(loss, 9);
      expect(Object.values(phases).reduce((sum, one) => sum + one.decisions, 0)).toBe(decisions);
    }
    const losses = profile.costliest.map(({ loss }) => loss);
    expect(losses).toEqual(losses.toSorted((one, other) => other - one));
    expect(new Set(profile.costliest.map(({ file }) => file))).toEqual(new Set(["a.mat", "b.mat"]));
    const rows = readFileSync(csv, "utf8").trim().split(/\r?\n/);
    expect(rows).toHaveLength(5);
    expect(rows[4]).toMatch(/^b\.mat,,1,Ann,Cid,/);
  });

  it("is a report with what cost most first, and continues from its logs", async () => {
    const log = join(folder, "log");
    const argv = ["analyze", matches, "--depth", "1", "--log", log];
    const { out } = await tyche(argv);
    expect(out.split("\n")[0]).toMatch(/^ *loss +player/);
    expect(readFileSync(`${log}.a.mat`, "utf8").split("\n").length).toBeGreaterThan(3);
    expect((await tyche(argv)).out).toBe(out);
  });

  it("refuses a folder without a match, and what is for one match", async () => {
    const empty = join(folder, "empty");
    mkdirSync(empty);
    expect(await refusal(["analyze", empty])).toContain("has no match");
    expect(await refusal(["analyze", matches, "--to", "mat"])).toContain("--to is for one match");
    expect((await tyche(["analyze", matches, "--depth", "0"])).err).toContain("--depth must be");
    expect(await refusal(["analyze", "-", "--csv", "x.csv"], { stdin: FIRST })).toContain("folder");
  });
});
