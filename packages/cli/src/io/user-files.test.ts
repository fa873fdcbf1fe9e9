import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { lockFile } from "./lock-file.js";
import { replaceFile } from "./replace-file.js";
import { bytesOf } from "./user-file.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-files-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

describe("a file that the user named", () => {
  it("is read whole", () => {
    writeFileSync(at("a"), "text");
    expect(new TextDecoder().decode(bytesOf(at("a")))).toBe("text");
    writeFileSync(at("empty"), "");
    expect(bytesOf(at("empty"))).toHaveLength(0);
  });

  it.runIf(existsSync("/dev/zero"))(
    "is refused where it has no end, and is empty where it has nothing",
    () => {
      expect(() => bytesOf("/dev/zero")).toThrow("/dev/zero is a device that never ends");
      expect(bytesOf("/dev/null")).toHaveLength(0);
    },
  );

  it.runIf(spawnSync("mkfifo", ["--version"]).status === 0)("is not waited for where it is a pipe", () => {
    execFileSync("mkfifo", [at("pipe")]);
    expect(() => bytesOf(at("pipe"))).toThrow("is a pipe");
  });

  it.each([
    ["", "the name of the file is empty"],
    [folder, "it is a folder"],
    [at("none"), "there is no file "],
    [at("a/b"), "a part of its path is not a folder"],
    ["x".repeat(5000), "its name is too long"],
  ])("is refused in one sentence: %s", (name, why) => {
    expect(() => bytesOf(name)).toThrow(why);
  });
});

describe("a file that replaces another", () => {
  it("is one of the two whole, and nothing else is left", async () => {
    writeFileSync(at("model"), "old");
    await Promise.all(
      ["one", "two"].map((text) => replaceFile(at("model"), [Buffer.from(text), Buffer.from(text)])),
    );
    expect(["oneone", "twotwo"]).toContain(readFileSync(at("model"), "utf8"));
    expect(readdirSync(folder).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it("is refused where nothing can be written", async () => {
    await expect(replaceFile(at("none/model"), [])).rejects.toThrow(
      "cannot be written: there is no such file or folder",
    );
  });
});

describe("a lock", () => {
  it("is one process's at a time", () => {
    const unlock = lockFile(at("m"), "is being trained");
    expect(() => lockFile(at("m"), "is being trained")).toThrow(
      `${at("m")} is being trained by process ${process.pid}: wait for it or name another file`,
    );
    unlock();
    lockFile(at("m"), "is being trained")();
    expect(existsSync(at("m.lock"))).toBe(false);
  });

  it("of a process that is no more is taken over, one of another machine is not", () => {
    const { pid } = spawnSync(process.execPath, ["-e", ""]);
    for (const text of [JSON.stringify({ pid, host: hostname() }), "", "{"]) {
      writeFileSync(at("m.lock"), text);
      lockFile(at("m"), "is being trained")();
    }
    writeFileSync(at("m.lock"), JSON.stringify({ pid, host: `not-${hostname()}` }));
    expect(() => lockFile(at("m"), "is being trained")).toThrow(`process ${pid} on not-${hostname()}`);
  });

  it("says where nothing can be written", () => {
    expect(() => lockFile(at("none/m"), "is being trained")).toThrow("there is no such file or folder");
  });
});
