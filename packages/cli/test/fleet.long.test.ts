/** Matches on a fleet whose members die, hang or join late give the result of one process, game by game. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Redis } from "ioredis";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { hasRedis, TestRedis } from "../../../tests/redis.js";
import { gamesOf, Running } from "./fleet.js";
import { shell } from "./harness.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-fleet-"));
const at = (name: string): string => join(folder, name);
let server: TestRedis;
let redis: Redis;
let running: Running[] = [];

beforeAll(async () => {
  if (!hasRedis()) return;
  server = await TestRedis.start();
  redis = new Redis(server.url, { maxRetriesPerRequest: null });
  redis.on("error", () => undefined);
});
afterEach(async () => {
  for (const one of running) await one.kill();
  running = [];
  await redis?.flushall();
});
afterAll(async () => {
  redis?.disconnect();
  await server?.remove();
  rmSync(folder, { recursive: true });
});

/** Seconds after which a process counts as lost; short, so that the tests need not wait long. */
const LOST = 2;

type How = ConstructorParameters<typeof Running>[2];

function start(line: string, cwd = folder, how?: How): Running {
  const one = new Running(line.split(" "), cwd, how);
  running.push(one);
  return one;
}

async function worker(more = "", cwd = folder, how?: How): Promise<Running> {
  const one = start(`worker ${server.url} --threads 1 --lost ${LOST}${more}`, cwd, how);
  await one.said("Ctrl-C ends it");
  return one;
}

const asked = (match: string, log: string): string =>
  `arena ${match} --json --log ${at(log)} --queue ${server.url} --job 0.1 --lost ${LOST}`;

/** The number of jobs whose results the coordinator may have. */
async function done(least: number): Promise<void> {
  for (;;) {
    const lists = await redis.keys("tyche:run:*:done");
    const lengths = await Promise.all(lists.map((key) => redis.llen(key)));
    if (lengths.some((length) => length >= least)) return;
    await new Promise((resume) => setTimeout(resume, 10));
  }
}

/** Waits until both workers have jobs in progress. */
async function busy(): Promise<void> {
  const [active] = await redis.keys("tyche:jobs-*:active");
  while (!active || (await redis.llen(active)) < 2) {
    await new Promise((resume) => setTimeout(resume, 5));
    if (!active) return busy();
  }
}

const MATCH = "pig star2:depth=2 random --games 500";
let alone: { readonly games: string[]; readonly report: object } | undefined;

/** The match in one process. */
function byOne(): { readonly games: string[]; readonly report: object } {
  if (!alone) {
    const { code, out } = shell(`tyche arena ${MATCH} --threads 0 --json --log one.log`, folder);
    expect(code).toBe(0);
    alone = { games: gamesOf(at("one.log")), report: timeless(out) };
  }
  return alone;
}

function timeless(json: string): object {
  const { ms: _, ...report } = JSON.parse(json) as { ms: unknown };
  return report;
}

/** Checks that no keys are left, and that no game was lost, counted twice or played differently. */
async function isTheSame(coordinator: Running, log: string): Promise<void> {
  const { code, out, err } = await coordinator.end();
  expect({
    code,
    err: err.replace(/^.*(waiting for|answers again|workers? (is|are) at).*\n/gm, ""),
  }).toEqual({ code: 0, err: "" });
  const { games, report } = byOne();
  expect(gamesOf(at(log))).toEqual(games);
  expect(readFileSync(at(log), "utf8").trimEnd().split("\n")).toHaveLength(games.length + 1);
  expect(timeless(out)).toEqual(report);
  expect(await redis.keys("tyche:run:*")).toEqual([]);
}

describe.skipIf(!hasRedis())("a match on a fleet", () => {
  it("equals the match of one process if two workers share it", async () => {
    await Promise.all([worker(), worker()]);
    await isTheSame(start(asked(MATCH, "two.log")), "two.log");
  });

  it("starts before there are workers, with a message", async () => {
    const coordinator = start(asked(MATCH, "early.log"));
    await coordinator.said("waiting for a worker of Tyche");
    await worker();
    await isTheSame(coordinator, "early.log");
  });

  it("survives a worker that is killed during a job", async () => {
    const [first] = await Promise.all([worker(), worker()]);
    const coordinator = start(asked(MATCH, "killed.log"));
    await done(3);
    await busy();
    await first!.kill();
    await isTheSame(coordinator, "killed.log");
  });

  it("survives a Redis that is killed and restarted", async () => {
    await Promise.all([worker(), worker()]);
    const coordinator = start(asked(MATCH, "redis.log"));
    await done(3);
    await server.kill();
    await coordinator.said("does not answer; waiting for it");
    await server.start();
    await isTheSame(coordinator, "redis.log");
  });

  it("counts a job once if a slow worker finishes it after another one has", async () => {
    const [slow] = await Promise.all([worker(), worker()]);
    const coordinator = start(asked(MATCH, "slow.log"));
    await done(3);
    await busy();
    slow!.child.kill("SIGSTOP");
    setTimeout(() => slow!.child.kill("SIGCONT"), 3000 * LOST);
    await isTheSame(coordinator, "slow.log");
  });

  it("resumes after its coordinator was killed, with and without a log", async () => {
    await Promise.all([worker(), worker()]);
    const first = start(asked(MATCH, "again.log"));
    await done(4);
    await first.kill();
    await isTheSame(start(asked(MATCH, "again.log")), "again.log");

    const unlogged = asked(MATCH, "").replace(/ --log \S+/, "");
    const lost = start(unlogged);
    await done(4);
    await lost.kill();
    const before = Number((await redis.keys("tyche:run:*:results")).length);
    expect(before).toBe(1);
    const { code, out } = await start(unlogged).end();
    expect(code).toBe(0);
    expect(timeless(out)).toEqual(byOne().report);
  });

  it("has one coordinator, and refuses another", async () => {
    const first = start(asked(MATCH, "only.log"));
    await first.said("waiting for a worker of Tyche");
    while ((await redis.keys("tyche:run:*:coordinator")).length === 0)
      await new Promise((resume) => setTimeout(resume, 10));
    const second = start(asked(MATCH, "second.log"));
    const { code, err } = await second.end();
    expect(code).toBe(2);
    expect(err).toMatch(/process \d+ on \S+ coordinates this run; wait for it, or stop it/);
    await worker();
    await isTheSame(first, "only.log");
  });

  it("goes only to workers of the same version: others are refused, and get none of its jobs", async () => {
    const bin = otherVersion("9.9.9");
    const early = start(`worker ${server.url} --threads 1 --lost ${LOST}`, folder, { bin });
    await early.said("Ctrl-C ends it");
    const coordinator = start(asked(MATCH, "version.log"));
    await coordinator.said("1 of 1 workers at");
    expect(coordinator.err).toMatch(
      /are of Tyche 9\.9\.9 and get no jobs of this \S+: install the same everywhere/,
    );
    await early.said("which this 9.9.9 leaves to others");
    const late = await start(`worker ${server.url} --threads 1 --lost ${LOST}`, folder, { bin }).end();
    expect(late.code).toBe(2);
    expect(late.err).toMatch(/are for Tyche \S+, and this is 9\.9\.9; install the same version everywhere/);
    await worker();
    const { code } = await coordinator.end();
    expect(code).toBe(0);
    expect(gamesOf(at("version.log"))).toEqual(byOne().games);
  });

  it("with a sequential test ends early at the same game as in one process", async () => {
    const line = "pig star2:depth=2 random --games 500 --sprt 0,100";
    const one = shell(`tyche arena ${line} --threads 0 --json`, folder);
    await Promise.all([worker(), worker()]);
    const { code, out } = await start(asked(line, "sprt.log").replace(/ --log \S+/, "")).end();
    expect(code).toBe(0);
    expect(timeless(out)).toEqual(timeless(one.out));
    expect((timeless(one.out) as { sprt: { accepted: string } }).sprt.accepted).toBe("elo1");
    expect(await redis.keys("tyche:run:*")).toEqual([]);
  });

  it("stops on Ctrl-C, and resumes with the same command", async () => {
    await worker();
    const first = start(asked(MATCH, "stop.log"));
    await done(3);
    first.child.kill("SIGINT");
    const { code, err } = await first.end();
    expect([code, err]).toEqual([130, "tyche: interrupted\n"]);
    expect(gamesOf(at("stop.log")).length).toBeLessThan(byOne().games.length);
    await isTheSame(start(asked(MATCH, "stop.log")), "stop.log");
  });

  it("requeues jobs at once if a worker is told to stop", async () => {
    const [first] = await Promise.all([worker(), worker()]);
    const coordinator = start(asked(MATCH, "term.log"));
    await done(3);
    await busy();
    first!.child.kill("SIGTERM");
    expect((await first!.end()).code).toBe(0);
    await isTheSame(coordinator, "term.log");
  });
});

describe.skipIf(!hasRedis())("a user-defined game on a fleet", () => {
  const GAME = readFileSync(fileURLToPath(new URL("../examples/my-game.js", import.meta.url)), "utf8");

  it("is played if the worker has the same file; a worker with a different file is refused", async () => {
    writeFileSync(at("my-game.js"), GAME);
    const elsewhere = at("elsewhere");
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, "my-game.js"), `${GAME}// changed\n`);
    const match = "./my-game.js random random --games 40";
    const stranger = await worker(" --allow-files .", elsewhere);
    const coordinator = start(asked(match, "own.log"));
    const { code, err } = await stranger.end();
    expect([code, err]).toEqual([2, "tyche: the job needs ./my-game.js, which differs here\n"]);
    await worker(" --allow-files .");
    expect((await coordinator.end()).code).toBe(0);
    const one = shell(`tyche arena ${match} --threads 0 --json --log own-one.log`, folder);
    expect(one.code).toBe(0);
    expect(gamesOf(at("own.log"))).toEqual(gamesOf(at("own-one.log")));
  });

  it("is retried if it hangs once, and ends the run with its error if it throws", async () => {
    const hang = `import { existsSync, writeFileSync } from "node:fs";
      const marker = ${JSON.stringify(at("hung"))};
      const hang = () => { if (!existsSync(marker)) { writeFileSync(marker, ""); for (;;); } };\n`;
    const once = GAME.replace(/(play\([^)]*\) \{)/, "$1 if (process.env.BADLY) hang();");
    expect(once).not.toBe(GAME);
    writeFileSync(at("hangs.mjs"), hang + once);
    const patient = await worker(" --allow-files . --longest 2", folder, { env: { BADLY: "yes" } });
    const match = "./hangs.mjs random random --games 8";
    const coordinator = start(asked(match, "hangs.log"));
    expect((await coordinator.end()).code).toBe(0);
    expect(patient.err).toContain("took longer than 2 s; the job is tried again");

    const thrown = GAME.replace(
      /(play\([^)]*\) \{)/,
      `$1 if (process.env.BADLY) throw new Error("no such thing");`,
    );
    writeFileSync(at("throws.mjs"), thrown);
    const failed = await start(asked("./throws.mjs random random --games 8", "throws.log")).end();
    expect(failed.code).not.toBe(0);
    expect(failed.err).toMatch(/worker \S+ cannot do a job of this run\n(.|\n)*no such thing/);
  });
});

/** The built command with a different version in its package.json. */
function otherVersion(version: string): string {
  const own = fileURLToPath(new URL("..", import.meta.url));
  const copy = at(`tyche-${version}`);
  mkdirSync(copy);
  for (const part of ["bin", "bundle"]) cpSync(join(own, part), join(copy, part), { recursive: true });
  const about = JSON.parse(readFileSync(join(own, "package.json"), "utf8")) as object;
  writeFileSync(join(copy, "package.json"), JSON.stringify({ ...about, version }));
  symlinkSync(join(dirname(dirname(own)), "node_modules"), join(copy, "node_modules"));
  return join(copy, "bin/tyche.js");
}
