import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { lockFile } from "./lock-file.js";
import { isAlive, thisProcess } from "./process-identity.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-lock-"));
const file = join(folder, "m");
const lock = `${file}.lock`;
afterEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

const here = thisProcess();
/** The id of a process that has ended. */
const gone = spawnSync(process.execPath, ["-e", ""]).pid;
const isLinux = here.start !== undefined;

/** Writes the claim and the lock of a process as it would leave them. */
function left(claim: object): string {
  const id = "0123456789abcdef";
  const text = JSON.stringify({ ...claim, id });
  writeFileSync(`${lock}.${id}`, text);
  writeFileSync(lock, text);
  return `${lock}.${id}`;
}

describe("a lock", () => {
  it("belongs to one process at a time, and leaves no files", async () => {
    const first = await lockFile(file);
    await expect(lockFile(file)).rejects.toThrow(
      `${file} is in use by process ${process.pid}: wait for it or name another file (${lock} says so)`,
    );
    expect(JSON.parse(readFileSync(lock, "utf8"))).toMatchObject({ pid: process.pid, host: hostname() });
    first.check();
    first.release();
    expect(readdirSync(folder)).toEqual([]);
    (await lockFile(file)).release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("is not taken if its claim was removed while it checked another one", async () => {
    // The claim is from another machine, so it is watched until it shows no sign of life.
    const other = left({ pid: 1, host: "elsewhere" });
    const asked = lockFile(file, 400);
    const own = readdirSync(folder).map((name) => join(folder, name));
    for (const claim of own) if (claim !== other && claim !== lock) rmSync(claim);
    const had = await asked;
    expect(() => had.check()).not.toThrow();
    had.release();
  });

  it("goes to one of many that ask at the same time", async () => {
    for (let round = 0; round < 4; round++) {
      const asked = await Promise.allSettled(Array.from({ length: 8 }, () => lockFile(file)));
      const had = asked.filter((end) => end.status === "fulfilled");
      expect(had).toHaveLength(1);
      had[0]!.value.release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it.each<[string, object]>([
    ["that has ended", { ...here, pid: gone }],
    ...(isLinux
      ? ([
          ["whose number is another's now, as 1 is in every container", { ...here, start: "1" }],
          ["before the machine was started again", { ...here, boot: "another" }],
        ] as [string, object][])
      : []),
    ["of another container that shows no life", { ...here, boot: "another", host: "elsewhere", pid: 1 }],
  ])("of a process %s is taken over", async (_name, claim) => {
    left(claim);
    const own = await lockFile(file, 20);
    expect(readdirSync(folder)).toHaveLength(2);
    own.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("truncated while being written is taken over, and so is one of an older version whose process has ended", async () => {
    for (const text of ["", "{", "null", JSON.stringify({ pid: gone, host: hostname() })]) {
      writeFileSync(lock, text);
      writeFileSync(`${lock}.0123456789abcdef`, text);
      (await lockFile(file, 20)).release();
    }
    writeFileSync(lock, JSON.stringify({ pid: process.pid, host: hostname() }));
    await expect(lockFile(file, 20)).rejects.toThrow(`by process ${process.pid}:`);
  });

  it("of an invisible process stays with it as long as it shows signs of life", async () => {
    const claim = left({ ...here, boot: "another", host: "elsewhere", pid: 1 });
    let beat = 1e9;
    const beating = setInterval(() => utimesSync(claim, ++beat, beat), 5);
    await expect(lockFile(file, 10_000)).rejects.toThrow(`${file} is in use by process 1 on elsewhere`);
    clearInterval(beating);
  });

  it("removed by someone else is released without an error, and check() reports it", async () => {
    const own = await lockFile(file);
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    expect(() => own.check()).toThrow(`another process has taken over ${file}`);
    own.release();
  });

  it("taken over by another process is not removed at the end", async () => {
    const own = await lockFile(file);
    const claim = left({ ...here });
    own.release();
    expect(
      readdirSync(folder)
        .map((name) => join(folder, name))
        .sort(),
    ).toEqual([lock, claim]);
  });

  it("reports that nothing can be written", async () => {
    await expect(lockFile(join(folder, "none/m"))).rejects.toThrow("there is no such file or folder");
  });
});

it("recognises its own process", () => {
  expect(isAlive(here)).toBe(true);
  expect(isAlive({ pid: gone, host: hostname() })).toBe(false);
});
