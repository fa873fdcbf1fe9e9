/**
 * Write access to Redis must not let anyone open files or start programs on a worker: tests each way in with a real
 * Redis.
 */

import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Queue } from "bullmq";
import { Redis } from "ioredis";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { IS_LONG } from "../../../tests/cases.js";
import { hasRedis, TestRedis } from "../../../tests/redis.js";
import { sha256 } from "../src/io/access.js";
import { version } from "../src/io/package.js";
import type { Permission } from "../src/queue/acceptance.js";
import { type JobData, PREFIX, queueName, RUNS, runKeys } from "../src/queue/keys.js";
import { namedFiles } from "../src/queue/named-files.js";
import { work } from "../src/queue/worker.js";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "tyche-acceptance-")));
const inside = join(folder, "inside");
const MARK = join(folder, "it-ran");
/** A game and a program that report when they are run. */
const GAME = join(inside, "game.cjs");
const OUTSIDE = join(folder, "outside.cjs");
const LINK = join(inside, "link.cjs");
const PROGRAM = join(inside, "program.sh");
const MODEL = join(inside, "saved.json");
const NETWORK = join(inside, "net.model");

const SOURCE = `require("node:fs").writeFileSync(${JSON.stringify(MARK)}, "");
exports.game = {
  name: "one", facts: { players: 1, zeroSum: false, bounds: [0, 1], cycles: false, chance: false },
  start: () => 0, turn: (s) => (s === 1 ? -1 : 0), actions: (s) => (s === 1 ? [] : ["go"]), play: () => 1, payoff: () => [1],
};`;

let server: TestRedis;
let redis: Redis;
let queue: Queue<JobData>;

beforeAll(async () => {
  if (!hasRedis()) return;
  mkdirSync(inside);
  for (const file of [GAME, OUTSIDE]) writeFileSync(file, SOURCE);
  symlinkSync(OUTSIDE, LINK);
  writeFileSync(PROGRAM, `#!/bin/sh\ntouch ${MARK}\n`);
  chmodSync(PROGRAM, 0o755);
  writeFileSync(
    MODEL,
    JSON.stringify({ model: "tyche", game: "pig", spec: `perfect:depth=1,evaluator=${NETWORK}` }),
  );
  writeFileSync(NETWORK, "no network");
  server = await TestRedis.start();
  redis = new Redis(server.url, { maxRetriesPerRequest: null });
  queue = new Queue(queueName(version()), { connection: redis, prefix: PREFIX });
});
beforeEach(async () => {
  await redis?.flushall();
  rmSync(MARK, { force: true });
});
afterAll(async () => {
  await queue?.close();
  redis?.disconnect();
  await server?.remove();
  rmSync(folder, { recursive: true });
});

const RUN = "0123456789abcdef01234567";
const NONE: Permission = { folders: [], programs: false };
const INSIDE: Permission = { folders: [inside], programs: false };

/** The worker's messages about a job, and whether anything in the job was run. */
async function asked(
  record: unknown,
  pieces: unknown = [0],
  permission = NONE,
): Promise<{ readonly told: string; readonly ran: boolean }> {
  const { record: at, failed, results } = runKeys(RUN);
  await redis.set(at, typeof record === "string" ? record : JSON.stringify(record));
  await redis.sadd(RUNS, RUN);
  await queue.add("job", { run: RUN, pieces } as JobData, { jobId: `${RUN}-job` });
  const said: string[] = [];
  const stop = new AbortController();
  const settings = {
    threads: 1,
    lostSeconds: 10,
    mostSeconds: 30,
    permission,
    greet: () => {},
    tell: (line: string) => said.push(line),
  };
  const working = work(server.url, settings, stop.signal).catch(
    (error: Error) => void said.push(error.message),
  );
  let message: string | null = null;
  let ended = false;
  void working.then(() => {
    ended = true;
  });
  while (message === null && said.length === 0 && !ended) {
    message = await redis.hget(failed, `${RUN}-job`);
    if ((await redis.hexists(results, `${RUN}-job`)) === 1) message = "done";
    await new Promise((resume) => setTimeout(resume, 5));
  }
  stop.abort();
  await working;
  return { told: `${message ?? ""}${said.join("; ")}`, ran: existsSync(MARK) };
}

const MATCH = {
  game: "pig",
  options: {},
  players: ["random", "random"],
  defaults: { time: "10" },
  seed: "1",
  games: 2,
  paired: true,
  series: 1,
};
const { players: _, ...DUEL } = MATCH;
const RULES = { length: 0, jacoby: false, beavers: false, automatic: 0, resignations: false, limit: 1 };
const ROLLOUT = { evaluator: "pips", settings: { turns: 1 }, rules: RULES, places: [], seed: "1" };
const THRESHOLDS = { doubtful: 0.04, bad: 0.08, "very bad": 0.16 };
const GATHER = {
  game: "backgammon",
  options: {},
  evaluator: "positions",
  settings: { games: 1, seed: "1" },
  from: "",
  pieces: 1,
};

function run(work: string, question: unknown, files: Readonly<Record<string, string>> = {}): object {
  return { version: version(), work, question, files };
}

const listed = (...files: string[]): Record<string, string> =>
  Object.fromEntries(files.map((file) => [file, sha256(SOURCE)]));

describe.runIf(hasRedis())("a worker whose queue somebody else can write to", () => {
  const FILE = /the worker may not open/;
  // Refused before a thread starts, which would take a second.
  it.each<[string, object | string, RegExp, unknown?]>([
    ["a game's file", run("series", { ...MATCH, game: GAME }), FILE],
    ["a game's file that is listed", run("series", { ...MATCH, game: GAME }, listed(GAME)), FILE],
    ["a game's address", run("series", { ...MATCH, game: `file://${GAME}` }), FILE],
    [
      "a game that there is not",
      run("series", { ...MATCH, game: "constructor" }),
      /does not come with Tyche/,
    ],
    ["an option from a file", run("series", { ...MATCH, options: { target: `@${NETWORK}` } }), FILE],
    [
      "a program",
      run("series", { ...MATCH, game: "backgammon", players: [`gnubg:binary=${PROGRAM}`, "random"] }),
      /the worker may not start/,
    ],
    [
      "an installed program",
      run("series", { ...MATCH, game: "backgammon", players: ["gnubg", "random"] }),
      /the worker may not start gnubg: start it with --allow-programs/,
    ],
    [
      "a program within a player",
      run("series", { ...MATCH, players: [`noisy:of=(gnubg:binary=${PROGRAM})`, "random"] }),
      /the worker may not start/,
    ],
    [
      "a player's weights",
      run("series", { ...MATCH, players: [`greedy:evaluator=${NETWORK}`, "random"] }),
      FILE,
    ],
    [
      "a search's weights",
      run("series", { ...MATCH, players: [`star2:depth=1,evaluator=${NETWORK}`, "random"] }),
      FILE,
    ],
    [
      "weights by default",
      run("series", { ...MATCH, players: ["star2:depth=1", "star2"], defaults: { evaluator: NETWORK } }),
      FILE,
    ],
    [
      "backgammon's weights",
      run("series", { ...MATCH, game: "backgammon", players: [`tyche:evaluator=${NETWORK}`, "random"] }),
      FILE,
    ],
    [
      "a saved model",
      run("series", { ...MATCH, players: ["expectimax:depth=1", "random"], model: MODEL }),
      FILE,
    ],
    [
      "a player's saved model",
      run("series", { ...MATCH, players: [`expectimax:depth=1,model=${MODEL}`, "random"] }),
      FILE,
    ],
    [
      "a game that a player takes it for",
      run("series", { ...MATCH, players: [`star2:depth=1,as.target=@${NETWORK}`, "random"] }),
      FILE,
    ],
    ["weights of a rollout", run("rollout", { ...ROLLOUT, evaluator: NETWORK }), FILE],
    [
      "weights of an analysis",
      run("analysis", {
        match: " 1 point match\n\n Game 1\n a : 0 b : 0\n  1) 31: 8/5 6/5\n",
        depth: 1,
        evaluator: NETWORK,
        thresholds: THRESHOLDS,
        rules: {},
      }),
      FILE,
    ],
    [
      "weights of an analysis of chess",
      run("chess-analysis", { pgn: "1. e4 *", depth: 1, evaluator: NETWORK, thresholds: THRESHOLDS }),
      FILE,
    ],
    ["a game to gather in", run("gather", { ...GATHER, game: GAME }), FILE],
    ["a game to tune in", run("duel", { ...DUEL, game: GAME }), FILE, ['["random","random","1"]']],
    [
      "a program in a duel",
      run("duel", DUEL),
      /the worker may not start/,
      [JSON.stringify(["random", `gnubg:binary=${PROGRAM}`, "1"])],
    ],
    [
      "weights in a duel",
      run("duel", DUEL),
      FILE,
      [JSON.stringify([`greedy:evaluator=${NETWORK}`, "random", "1"])],
    ],
    ["a duel that is none", run("duel", DUEL), /invalid duel/, ['["random","random"]']],
    ["a duel that is no JSON", run("duel", DUEL), /not JSON/, ["random"]],
    ["files to compare", run("series", MATCH, { "/etc/passwd": sha256("") }), FILE],
    ["other kinds of work", run("uci", {}), /invalid run/],
    ["work that nobody knows", run("__proto__", {}), /invalid run/],
    ["a question with more in it", run("series", { ...MATCH, more: 1 }), /invalid series: .*more/],
    [
      "a question of another type",
      run("series", { ...MATCH, players: [{ toString: 1 }] }),
      /invalid series: players: 0/,
    ],
    ["a record that is no JSON", "{", /not JSON/],
    ["a record of a list", "[]", /invalid run/],
    ["pieces that are none", run("series", MATCH), /invalid job: pieces/, [{ a: 1 }]],
    ["pieces of another kind", run("series", MATCH), /invalid series/, ["a"]],
  ])("opens and starts nothing: %s", async (_name, record, why, pieces) => {
    const { told, ran } = await asked(record, pieces);
    expect(told).toMatch(why);
    expect(ran).toBe(false);
  });

  it.each<[string, object, Permission, RegExp]>([
    ["is not listed", run("series", { ...MATCH, game: GAME }), INSIDE, /which its run does not list/],
    [
      "is elsewhere",
      run("series", { ...MATCH, game: OUTSIDE }, listed(OUTSIDE)),
      INSIDE,
      /which is outside the folders/,
    ],
    [
      "is elsewhere by a link",
      run("series", { ...MATCH, game: LINK }, listed(LINK)),
      INSIDE,
      /which is outside the folders/,
    ],
    [
      "is elsewhere by dots",
      run("series", { ...MATCH, game: `${inside}/../outside.cjs` }, listed(`${inside}/../outside.cjs`)),
      INSIDE,
      /which is outside the folders/,
    ],
    [
      "is another one",
      run("series", { ...MATCH, game: GAME }, { [GAME]: sha256("") }),
      INSIDE,
      /which differs here/,
    ],
    [
      "is a program",
      run(
        "series",
        { ...MATCH, game: "backgammon", players: [`gnubg:binary=${PROGRAM}`, "random"] },
        { [PROGRAM]: sha256("") },
      ),
      INSIDE,
      /the worker may not start|differs here/,
    ],
    [
      "is named by a file",
      run("series", { ...MATCH, players: [`noisy:of=(expectimax:model=${MODEL})`, "random"] }),
      INSIDE,
      /does not list|not a model/,
    ],
  ])("with --allow-files opens no file that %s", async (_name, record, permission, why) => {
    const { told, ran } = await asked(record, [0], permission);
    expect(told).toMatch(why);
    expect(ran).toBe(false);
  });

  it("with --allow-files and --allow-programs runs the job", async () => {
    const match = { ...MATCH, game: GAME, players: ["random"] };
    expect(await asked(run("series", match, listed(GAME)), [0], INSIDE)).toEqual({ told: "done", ran: true });
    if (!IS_LONG) return;
    await redis.flushall();
    rmSync(MARK);
    const program = { ...MATCH, game: "backgammon", players: [`gnubg:binary=${PROGRAM}`, "random"] };
    expect(await asked(run("series", program), [0], { folders: [], programs: true })).toMatchObject({
      ran: true,
    });
  });
});

it("lists the files that a saved model names", () => {
  writeFileSync(join(folder, "a.model"), "a");
  writeFileSync(
    join(folder, "b.json"),
    JSON.stringify({ spec: `perfect:evaluator=${join(folder, "a.model")}@float` }),
  );
  expect(Object.keys(namedFiles({ model: join(folder, "b.json") }))).toEqual([
    join(folder, "a.model"),
    join(folder, "b.json"),
  ]);
});

describe("a connection", () => {
  const refusal = async (url: string): Promise<string> => {
    const settings = { threads: 1, lostSeconds: 1, mostSeconds: 1, permission: NONE };
    const { signal } = new AbortController();
    const error = await work(url, { ...settings, greet() {}, tell() {} }, signal).catch((error) => error);
    return (error as Error).message;
  };

  it.runIf(hasRedis())("says who answers where, and why it failed", async () => {
    const place = server.url.replace("redis://", "");
    expect(await refusal(`${server.url}/9999`)).toBe(
      `the Redis at ${server.url}/9999 refuses the connection: ERR DB index is out of range`,
    );
    expect(await refusal(`redis://nobody:secret@${place}`)).toBe(
      `the Redis at ${server.url} refuses the connection: the user or the password is wrong`,
    );
    await redis.config("SET", "requirepass", "secret");
    expect(await refusal(server.url)).toBe(
      `the Redis at ${server.url} refuses the connection: it needs a password, as in redis://:PASSWORD@HOST:PORT`,
    );
    expect(await refusal(`redis://:wrong@${place}`)).toContain("the user or the password is wrong");
    await redis.config("SET", "requirepass", "");
    const web = createServer((socket) => socket.resume().end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(
      0,
      "127.0.0.1",
    );
    await once(web, "listening");
    const url = `redis://127.0.0.1:${(web.address() as AddressInfo).port}`;
    expect(await refusal(url)).toBe(`what answers at ${url} is not a Redis`);
    web.close();
    await once(web, "close");
    expect(await refusal(url)).toBe(`there is no Redis at ${url}: the connection is refused`);
  });
});
