import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { rangeOf } from "../src/runs/run-log.js";
import { tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-shards-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string) => tyche([...line.split(" ")]);
/** Without times. */
const timeless = (text: string): string => text.replace(/"(ms|cpuMs|slowest)":(\{[^}]*\}|[\d.e-]+)/g, "");

/** Plays all shards of a match. */
async function shards(match: string, of: number, name: string): Promise<string[]> {
  const files = Array.from({ length: of }, (_, i) => at(`${name}-${i + 1}`));
  for (const [i, file] of files.entries()) {
    const { code, err } = await run(`arena ${match} --threads 0 --shard ${i + 1}/${of} --log ${file}`);
    expect({ code, err }).toEqual({ code: 0, err: "" });
  }
  return files;
}

describe("the range of a shard", () => {
  it("divides any work without gaps, overlaps or large differences", () => {
    for (let length = 0; length < 60; length++)
      for (let of = 1; of <= 20; of++) {
        const ranges = Array.from({ length: of }, (_, i) => rangeOf({ index: i + 1, of }, length));
        expect(ranges.map(([from]) => from)).toEqual([0, ...ranges.slice(0, -1).map(([, to]) => to)]);
        expect(ranges.at(-1)![1]).toBe(length);
        const sizes = ranges.map(([from, to]) => to - from);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }
  });
});

it("assigns a shard the same items on every machine and in every version", () => {
  expect([1, 2, 3].map((index) => rangeOf({ index, of: 3 }, 10))).toEqual([
    [0, 3],
    [3, 6],
    [6, 10],
  ]);
});

describe("tyche arena --shard and merge", () => {
  it.each([
    ["pig star2:depth=1 random --games 22", 3],
    ["tic-tac-toe random greedy alpha-beta:depth=2 --games 8", 5],
    ["2048 --size 2x2 score heuristic --games 6 --depth 1", 4],
    ["minesweeper --size 4x4 --mines 2 --games 9", 2],
    // More shards than work items, so that some are empty.
    ["pig random random --games 2", 4],
  ])("%s in %d parts equals one long run, game by game", async (match, of) => {
    const files = await shards(match, of, `m${of}-${match.length}`);
    const merged = await run(`arena merge ${[...files].reverse().join(" ")} --json --log ${at("all")}`);
    const one = await run(`arena ${match} --threads 0 --json --log ${at("one")}`);
    expect([merged.code, one.code]).toEqual([0, 0]);
    const [left, right] = [merged, one].map(({ out }) => JSON.parse(out));
    delete left.ms;
    delete right.ms;
    for (const { solo } of [left, right])
      for (const key of ["cpuMsPerGame", "cpuMsPerMove", "movesPerSecond", "slowestMs"]) delete solo?.[key];
    expect(left).toEqual(right);
    expect(timeless(readFileSync(at("all"), "utf8"))).toBe(timeless(readFileSync(at("one"), "utf8")));
    rmSync(at("all"));
    rmSync(at("one"));
  });

  it("resumes an interrupted shard, and recognises a complete one", async () => {
    const line = `arena pig random random --games 40 --threads 0 --shard 2/2 --log ${at("cut")}`;
    await run(line);
    const whole = readFileSync(at("cut"), "utf8");
    await run(line);
    expect(readFileSync(at("cut"), "utf8")).toBe(whole);
    writeFileSync(at("cut"), whole.slice(0, whole.length / 2));
    await run(line);
    expect(timeless(readFileSync(at("cut"), "utf8").replace(/\{"sha256.*/, ""))).toBe(
      timeless(whole.replace(/\{"sha256.*/, "")),
    );
  });

  it("refuses files that do not fit, and names them", async () => {
    const [one, two] = (await shards("pig random random --games 8", 2, "a")) as [string, string];
    const [other] = (await shards("pig random random --games 8 --seed 2", 2, "b")) as [string];
    const [three] = (await shards("pig random random --games 8", 3, "c")) as [string];
    const text = readFileSync(two, "utf8");
    const made = (name: string, changed: string): string => {
      writeFileSync(at(name), changed);
      return at(name);
    };
    const unsealed = text.replace(/\{"sha256.*\n/, "");
    copyFileSync(one, at("copy"));
    const cases: readonly (readonly [string, string])[] = [
      [one, "1 of 2 shards are missing: 2"],
      [`${one} ${one}`, `${one} and ${one} are both shard 1 of 2`],
      [`${other} ${two}`, `${two} is of another match than ${other}: "seed" differs`],
      [`${three} ${two}`, `${three} is one of 3 shards, but ${two} is one of 2`],
      [
        `${one} ${made("v", text.replace(/"version":"[^"]*"/, '"version":"9.9.9"'))}`,
        "is damaged: its checksum",
      ],
      [
        `${one} ${made("w", unsealed.replace(/"version":"[^"]*"/, '"version":"9.9.9"'))}`,
        `${one} is from Tyche`,
      ],
      [
        `${one} ${made("d", text.replace('"plies":', '"plies":1'))}`,
        "is damaged: its checksum does not match",
      ],
      [`${one} ${made("u", unsealed)}`, `${at("u")} is not finished: it contains 2 of 2 series`],
      [
        `${one} ${made("f", unsealed.replace('\n{"index":2', '\n{"index":0'))}`,
        `${at("f")} contains number 0 of the series, which belongs to another shard`,
      ],
      [
        `${one} ${made("s", unsealed.replace('"shard":{"index":2', '"shard":{"index":3'))}`,
        `${at("s")} is not the log of a match`,
      ],
      [`${one} ${made("l", "{}\n")}`, `${at("l")} is not the log of a match`],
      [`${one} ${made("e", "")}`, `${at("e")} is not the log of a match`],
      [`${one} ${at("none")}`, `there is no file ${at("none")}`],
    ];
    for (const [files, sentence] of cases) {
      const { code, out, err } = await run(`arena merge ${files}`);
      expect({ files, code, out }).toEqual({ files, code: 2, out: "" });
      expect(err).toContain(sentence);
    }
  });

  it.each([
    ["--shard 0/3 --log x", "--shard must be a part of the whole, such as 3/16"],
    ["--shard 4/3 --log x", "--shard must be"],
    ["--shard 1/2/3 --log x", "--shard must be"],
    ["--shard 1/3", "--shard needs --log FILE"],
    ["--shard 1/3 --log x --sprt 0,10", "--sprt needs the games in their order"],
    ["--shard 1/3 --log x --learn x.json", "--learn needs all games"],
  ])("refuses %s", async (options, sentence) => {
    const { code, err } = await run(`arena pig random random --games 2 ${options}`);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});
