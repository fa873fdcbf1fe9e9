import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { decodeModel } from "@tyche/learn";
import { afterAll, describe, expect, it } from "vitest";
import { run } from "../src/program.js";
import { tyche as call } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-train-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command given as words. */
async function tyche(line: string) {
  const { code, out, err } = await call(line.split(" "));
  return { exitCode: code, stdout: out, stderr: err };
}

/** The output of a training run that is interrupted at its first report. */
async function interrupted(line: string): Promise<string> {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  let said = "";
  stdout.once("data", () => process.emit("SIGINT")).resume();
  stderr.on("data", (chunk) => {
    said += chunk;
  });
  const code = await run(line.split(" "), { stdin: Readable.from([]), stdout, stderr, env: {} });
  expect(code).toBe(130);
  return said;
}

const at = (name: string): string => join(folder, name);

describe("tyche train", () => {
  it("trains, and writes a model, its learning curve and a chart", async () => {
    const out = at("pig.model");
    const { stdout, exitCode } = await tyche(
      `train pig --target 20 --evaluator network --games 200 --every 50 --strength 40 --out ${out}`,
    );
    expect(exitCode).toBe(0);
    expect(stdout).toMatch(/after 200 games: -?\d\.\d{3} payoff a game against random play \(95 %: /);
    const { header } = decodeModel(readFileSync(out), { game: "pig", kind: "network" });
    expect(header.history.at(-1)).toMatchObject({ games: 200, settings: { seed: "1" } });
    const curve = readFileSync(`${out}.curve.jsonl`, "utf8").trim().split("\n");
    expect(curve.map((line) => JSON.parse(line).games)).toEqual([50, 100, 150, 200]);
    expect(readFileSync(`${out}.curve.svg`, "utf8")).toMatch(/^<svg /);
  });

  it("resumes from its checkpoint, with the same final weights", async () => {
    const learn = (games: number, out: string) =>
      tyche(
        `train backgammon --hidden 8 --games ${games} --every 20 --rate 0.01 --strength 0 --checkpoint 0 --out ${out}`,
      );
    await learn(60, at("whole.model"));
    await learn(20, at("parts.model"));
    const { stderr } = await learn(60, at("parts.model"));
    expect(stderr).toMatch(/taken up after 2\d games/);
    const [whole, parts] = ["whole.model", "parts.model"].map((name) => decodeModel(readFileSync(at(name))));
    expect(parts!.arrays).toEqual(whole!.arrays);
  });

  it("reports where an interrupted run resumes", async () => {
    const line = (games: number, seconds: number, out: string): string =>
      `train pig --target 20 --evaluator network --every 20 --strength 0 --games ${games} --checkpoint ${seconds} --out ${at(out)} --json`;
    expect(await interrupted(line(100_000, 1000, "fresh.model"))).toMatch(
      /^stopped after \d+ games, before the first checkpoint: the same command begins anew$/m,
    );
    expect((await tyche(line(20, 0, "cut.model"))).exitCode).toBe(0);
    const stopped = await interrupted(line(100_000, 1000, "cut.model"));
    const [, games] = /of which the checkpoint holds (\d+); the same command goes on from/.exec(stopped)!;
    expect(await interrupted(line(100_000, 0, "cut.model"))).toMatch(
      new RegExp(`^taken up after ${games} games\nstopped after \\d+ games; the same command goes on from `),
    );
  });

  it.each([
    [
      "train ludo --games 10",
      "ludo cannot be learned by one value: it needs one player, two opponents, or a shared payoff.",
    ],
    [
      "train minesweeper --evaluator linear --games 10",
      "minesweeper is too wide to be learned by its rules alone, with 480 actions at the start, one of which has more than 41 outcomes: use a smaller game, or training made for this one.",
    ],
    [
      "train pig --evaluator forest",
      'pig has no evaluator "forest" to train; use one of linear, ntuple, network',
    ],
    [
      "train pig --evaluator linear --hidden 8",
      "--hidden does nothing for the evaluator linear of pig, which takes --rate, --lambda, --explore, --every",
    ],
    ["train backgammon --passes 3", "--passes does nothing without --positions"],
    ["train backgammon --hidden 7", "Hidden layers have 8, 16, 24, ... units, not 7."],
    ["train backgammon --rate 2", '--rate must be a number from 0 to 1, not "2"'],
    ["train pig --games many", '--games must be a whole number, 0 or more, not "many"'],
    ["train pig --strength 1", "--strength must be 0, or 2 or more: one game has no interval"],
    [
      "train pig --evaluator linear --threads 2",
      "the evaluator linear of pig is trained on 1 thread, not on 2",
    ],
  ])("refuses: tyche %s", async (line, sentence) => {
    const { stderr, exitCode } = await tyche(`${line} --out ${at("refused.model")}`);
    expect(stderr).toContain(sentence);
    expect(exitCode).toBe(2);
  });

  it("refuses a file that is not a model, and a checkpoint with other settings", async () => {
    writeFileSync(at("text"), "no model");
    const foreign = await tyche(`train backgammon --from ${at("text")} --out ${at("x.model")}`);
    expect(foreign).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("text: This is not a model file"),
    });
    await tyche(`train pig --evaluator linear --games 20 --strength 0 --out ${at("one.model")}`);
    const other = await tyche(`train pig --evaluator linear --games 20 --seed 2 --out ${at("one.model")}`);
    expect(other).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining("belongs to a training run with other settings"),
    });
  });
});
