/** Divided work in one process: merged shards equal one long run. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { namedFiles } from "../src/queue/named-files.js";
import { tyche } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-pieces-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (line: string) => tyche(line.split(" "));
const bytes = (name: string): Buffer => readFileSync(at(name));

describe("shards of an analysis", () => {
  const example = (name: string): string => fileURLToPath(new URL(`../examples/${name}`, import.meta.url));

  const ANALYSES: readonly (readonly [string, number])[] = [
    // One game of chess is one work item, so the other shard is empty.
    ["game.pgn", 2],
    ...(IS_LONG ? ([["match.mat", 3]] as const) : []),
  ];
  it.each(ANALYSES)("of %s in %d parts equal one long run", async (name, of) => {
    const parts = Array.from({ length: of }, (_, i) => at(`${name}-${i + 1}`));
    for (const [i, file] of parts.entries()) {
      const { code, out, err } = await run(
        `analyze ${example(name)} --depth 1 --shard ${i + 1}/${of} --log ${file}`,
      );
      expect({ code, err }).toEqual({ code: 0, err: "" });
      expect(out).toMatch(/^\d+ of \d+ (decisions|games) judged, in .*puts the parts together\n$/);
    }
    const whole = await run(`analyze ${example(name)} --depth 1 --log ${at(`${name}-log`)}`);
    const merged = await run(`analyze merge ${parts.reverse().join(" ")} --log ${at(`${name}-merged`)}`);
    expect(merged).toEqual({ code: 0, out: whole.out, err: "" });
    expect(bytes(`${name}-merged`)).toEqual(bytes(`${name}-log`));
    const json = await run(`analyze merge ${parts.join(" ")} --json`);
    expect(json.out).toBe((await run(`analyze ${example(name)} --depth 1 --json`)).out);
  });

  it("resume from their log, and refuse files that do not fit", async () => {
    const match = example("match.mat");
    const line = `analyze ${match} --depth 1 --shard 1/2 --log ${at("one")}`;
    await run(line);
    const whole = readFileSync(at("one"), "utf8");
    writeFileSync(at("one"), whole.slice(0, whole.length / 2));
    await run(line);
    expect(readFileSync(at("one"), "utf8")).toBe(whole);
    await run(`analyze ${match} --depth 1 --doubtful 0.01 --shard 2/2 --log ${at("other")}`);
    const refused: readonly (readonly [string, string])[] = [
      [`analyze merge ${at("one")}`, "1 of 2 shards are missing: 2"],
      [`analyze merge ${at("one")} ${at("other")}`, '"thresholds" differs'],
      [`analyze merge ${match}`, "match.mat is not the log of an analysis"],
      [`analyze ${match} --shard 1/2`, "--shard needs --log FILE"],
      [`analyze ${match} --to mat --log ${at("x")}`, "--to writes the match without analysis"],
      [`analyze ${match} --lost 3`, "--lost needs --queue"],
      [`analyze ${match} --queue http://here`, "--queue must be an address such as redis://HOST:6379"],
      [
        `analyze ${match} --queue redis://127.0.0.1:1`,
        "there is no Redis at redis://127.0.0.1:1: the connection is refused",
      ],
      [`analyze ${match} --queue redis://127.0.0.1:1 --threads 2`, "--threads is for this process"],
    ];
    for (const [line, sentence] of refused) {
      const { code, err } = await run(line);
      expect([line, code]).toEqual([line, 2]);
      expect(err).toContain(sentence);
    }
  });
});

describe("shards of gathered positions", () => {
  const GATHER = "train backgammon --gather --games 11 --every 3 --strength 0";

  it.runIf(IS_LONG)("equal one long run, bit for bit", async () => {
    await run(`train backgammon --hidden 8 --games 20 --every 20 --strength 0 --out ${at("net")}`);
    const from = `--from ${at("net")}`;
    for (let i = 1; i <= 3; i++) {
      const { code } = await run(`${GATHER} ${from} --shard ${i}/3 --out ${at(`part${i}`)}`);
      expect(code).toBe(0);
    }
    expect((await run(`${GATHER} ${from} --out ${at("whole")}`)).code).toBe(0);
    const files = [3, 1, 2].map((i) => at(`part${i}`)).join(" ");
    const merged = await run(`train merge ${files} --out ${at("merged")}`);
    expect(merged.out).toMatch(/merged: \d+ positions of 11 games\n$/);
    expect(bytes("merged").equals(bytes("whole"))).toBe(true);

    const refused: readonly (readonly [string, string])[] = [
      [`${at("part1")} ${at("part2")}`, "1 of 3 parts is missing: 3."],
      [`${at("part1")} ${at("part1")}`, "are both part 1 of 3."],
      [`${at("part1")} ${at("whole")}`, "holds positions, but is not a part of a run."],
      [`${at("part1")} ${at("net")}`, 'has kind "network"'],
    ];
    for (const [names, sentence] of refused) {
      const { code, err } = await run(`train merge ${names} --out ${at("no")}`);
      expect([names, code]).toEqual([names, 2]);
      expect(err).toContain(sentence);
    }
    await run(`${GATHER} ${from} --seed 2 --shard 2/3 --out ${at("other")}`);
    const other = await run(`train merge ${at("part1")} ${at("other")} ${at("part3")} --out ${at("no")}`);
    expect(other.err).toContain("is of another run than");
    expect(other.err).toContain("its seed is not the same");
    const damaged = bytes("part2");
    damaged[damaged.length - 1]! ^= 1;
    writeFileSync(at("damaged"), damaged);
    expect((await run(`train merge ${at("part1")} ${at("damaged")} --out ${at("no")}`)).err).toContain(
      "damaged: The model file is damaged: its checksum does not match.",
    );
  });

  it("are only for gathering positions", async () => {
    const { code, err } = await run(`train pig --shard 1/2 --games 10 --out ${at("x")}`);
    expect([code, err]).toEqual([2, "tyche: --shard is for gathering positions: add --gather\n"]);
  });
});

describe("tyche tune", () => {
  it("finds that a player with fewer errors wins more, with the same result for the same seed", async () => {
    const tune = (more: string) =>
      tyche([
        ...`tune pig --target 20 noisy:epsilon={e},of=(perfect:depth=1) --games 4 --iterations 6`.split(" "),
        ...`--parameter e=0.6,0.0,0.9 --threads 0 --json${more}`.split(" "),
      ]);
    const { code, out } = await tune("");
    expect(code).toBe(0);
    const last = JSON.parse(out.trimEnd().split("\n").at(-1)!) as { games: number; values: { e: number } };
    expect(last.games).toBe(6 * 4 * 4);
    expect(last.values.e).toBeLessThan(0.6);
    expect((await tune("")).out).toBe(out);
  });

  it.each([
    ["random --parameter e=1,0,2", 'the player "random" has no {e}'],
    ["noisy:epsilon={e} --parameter x=1,0,2", "give the start and bounds of {e}: --parameter e=…"],
    ["noisy:epsilon={e} --parameter e=1,0", "--parameter must be a name with its start and bounds"],
    ["noisy:epsilon={e} --parameter e=3,0,2", "must start between its bounds"],
  ])("refuses %s", async (line, sentence) => {
    const { code, err } = await run(`tune pig ${line}`);
    expect(code).toBe(2);
    expect(err).toContain(sentence);
  });
});

describe("the files that a question names", () => {
  it("are the existing ones, wherever they occur in it", () => {
    writeFileSync(at("net.model"), "one");
    const players = [`greedy:evaluator=${at("net.model")}@float`, "mcts:c=0.5", "random"];
    const found = namedFiles({ players, options: { deal: "x/y" }, text: `${at("net.model")} `.repeat(1000) });
    expect(Object.keys(found)).toEqual([at("net.model")]);
    writeFileSync(at("net.model"), "two");
    expect(namedFiles({ players })).not.toEqual(found);
  });
});
