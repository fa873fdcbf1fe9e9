import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { openPieceLog } from "../runs/run-log.js";
import { saveFile } from "./save-file.js";
import { bytesOf } from "./user-file.js";

const folder = mkdtempSync(join(tmpdir(), "tyche-files-"));
const at = (name: string): string => join(folder, name);
afterAll(() => rmSync(folder, { recursive: true }));

describe("a file that the user named", () => {
  it("is read completely", () => {
    writeFileSync(at("a"), "text");
    expect(new TextDecoder().decode(bytesOf(at("a")))).toBe("text");
    writeFileSync(at("empty"), "");
    expect(bytesOf(at("empty"))).toHaveLength(0);
  });

  it.runIf(existsSync("/dev/zero"))("is refused if it has no end, and is empty if it has no contents", () => {
    expect(() => bytesOf("/dev/zero")).toThrow("/dev/zero is a device that never ends");
    expect(bytesOf("/dev/null")).toHaveLength(0);
  });

  it.runIf(spawnSync("mkfifo", ["--version"]).status === 0)(
    "is read to its end if it is a pipe with a writer, and is refused without waiting if it has none",
    () => {
      execFileSync("mkfifo", [at("pipe")]);
      expect(() => bytesOf(at("pipe"))).toThrow("is a pipe that nobody writes to");
      spawn("sh", ["-c", `(sleep 0.1; printf some; sleep 0.1; printf thing) > ${at("pipe")}`]);
      // The writer blocks until there is a reader, and is found as soon as it has opened the pipe.
      let read = "";
      while (read === "") {
        try {
          read = new TextDecoder().decode(bytesOf(at("pipe")));
        } catch {}
      }
      expect(read).toBe("something");
    },
  );

  it("may not exceed the given size", () => {
    writeFileSync(at("large"), new Uint8Array(300_000));
    expect(() => bytesOf(at("large"), 299_999)).toThrow("large is larger than 0 MB");
    expect(bytesOf(at("large"), 300_000)).toHaveLength(300_000);
  });

  it.each([
    ["", "the file name is empty"],
    [folder, "it is a folder"],
    [at("none"), "there is no file "],
    [at("a/b"), "a part of its path is not a folder"],
    ["x".repeat(5000), "its name is too long"],
  ])("is refused with one sentence: %s", (name, why) => {
    expect(() => bytesOf(name)).toThrow(why);
  });
});

const parts = (): string[] => readdirSync(folder).filter((name) => name.includes(".part"));
const SAVE = fileURLToPath(new URL("../../dist/io/save-file.js", import.meta.url));

describe("a file that replaces another", () => {
  it("is either the old or the new one, complete, and no other file is left", async () => {
    writeFileSync(at("model"), "old");
    await Promise.all(
      ["one", "two"].map((text) => saveFile(at("model"), [Buffer.from(text), Buffer.from(text)])),
    );
    expect(["oneone", "twotwo"]).toContain(readFileSync(at("model"), "utf8"));
    expect(parts()).toEqual([]);
  });

  it("is the old one, complete, if creating the new one fails or the disk is full", async () => {
    writeFileSync(at("old"), "old");
    await expect(
      saveFile(
        at("old"),
        (function* () {
          yield "half";
          throw new Error("no more");
        })(),
      ),
    ).rejects.toThrow("no more");
    // Simulates a full disk: no file may grow beyond 4 kB.
    const script = `import(${JSON.stringify(SAVE)}).then(({ saveFile }) => saveFile(${JSON.stringify(at("old"))}, ["x".repeat(9000)])).catch((error) => console.log(error.message))`;
    const { stdout } = spawnSync("bash", [
      "--norc",
      "-c",
      `ulimit -f 4; "${process.execPath}" -e '${script}'`,
    ]);
    expect(stdout.toString()).toBe(`${at("old")} cannot be written: files may not be so large here\n`);
    expect(readFileSync(at("old"), "utf8")).toBe("old");
    expect(parts()).toEqual([]);
  });

  it.runIf(existsSync("/dev/full"))(
    "is refused with one sentence on a full disk, and so is a log",
    async () => {
      await expect(saveFile("/dev/full", ["x"])).rejects.toThrow(
        "/dev/full cannot be written: there is no room left on the disk",
      );
      await expect(
        openPieceLog(
          "/dev/full",
          { log: "x", whole: "x", piece: "x", pieces: "x", isResult: () => true },
          {},
        ),
      ).rejects.toThrow("/dev/full is not a regular file");
    },
  );

  it("keeps its permissions, and stays where a link points", async () => {
    writeFileSync(at("target"), "old", { mode: 0o640 });
    symlinkSync(at("target"), at("link"));
    await saveFile(at("link"), ["new"]);
    expect(readlinkSync(at("link"))).toBe(at("target"));
    expect(readFileSync(at("target"), "utf8")).toBe("new");
    expect(statSync(at("target")).mode & 0o777).toBe(0o640);
  });

  it("may be where a link points and no file is yet, also from another folder", async () => {
    symlinkSync("link-2", at("link-1"));
    symlinkSync("sub/../new", at("link-2"));
    mkdirSync(at("sub"));
    await saveFile(at("link-1"), ["new"]);
    expect([readlinkSync(at("link-1")), readlinkSync(at("link-2"))]).toEqual(["link-2", "sub/../new"]);
    expect(readFileSync(at("new"), "utf8")).toBe("new");
    symlinkSync("no-folder/new", at("lost"));
    await expect(saveFile(at("lost"), ["x"])).rejects.toThrow("there is no such file or folder");
    symlinkSync("loop", at("loop"));
    await expect(saveFile(at("loop"), ["x"])).rejects.toThrow("its links form a loop");
  });

  it.each(["x".repeat(255), "é".repeat(127), "漢".repeat(85), "😀".repeat(63), "y".repeat(230)])(
    "may have a name as long as the file system allows: %s",
    async (name) => {
      const before = readdirSync(folder).length;
      await saveFile(at(name), ["one"]);
      await saveFile(at(name), ["two"]);
      expect(readFileSync(at(name), "utf8")).toBe("two");
      expect(readdirSync(folder)).toHaveLength(before + 1);
    },
  );

  it("is written without leftovers of a process that was killed", async () => {
    const other = mkdtempSync(join(folder, "killed-"));
    const script = `import(${JSON.stringify(SAVE)}).then(({ saveFile }) => saveFile(${JSON.stringify(join(other, "x"))}, (async function* () {
      yield "half"; process.kill(process.pid, "SIGKILL"); await new Promise(() => {}); })()))`;
    spawnSync(process.execPath, ["-e", script]);
    expect(readdirSync(other)).toEqual([expect.stringMatching(/^x\.[0-9a-f]{8}-\d+-[0-9a-f]{8}\.part$/)]);
    // From a machine that is not visible from here, and from today.
    writeFileSync(join(other, "x.00000000-1-00000000.part"), "");
    writeFileSync(join(other, "mine.part"), "");
    await saveFile(join(other, "x"), ["whole"]);
    expect(readdirSync(other).sort()).toEqual(["mine.part", "x", "x.00000000-1-00000000.part"]);
  });

  it("is refused if nothing can be written", async () => {
    await expect(saveFile(at("none/model"), [])).rejects.toThrow(
      "cannot be written: there is no such file or folder",
    );
  });
});
