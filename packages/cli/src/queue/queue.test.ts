import { deflateRawSync } from "node:zlib";
import { errorFrom, plainError } from "@tyche/engine/errors";
import { describe, expect, it } from "vitest";
import { UsageError } from "../io/errors.js";
import { parseFailure, parseNote, versionInRecord } from "./job-schema.js";
import { contentId, pack, runKeys, unpack } from "./keys.js";
import { checkUrl, shownUrl } from "./redis.js";

const SECRETS = [
  "redis://:secret@127.0.0.1:99999",
  "redis://user:secret@host",
  "redis://user:sec@secret@host:1",
  "redis://user:sec/secret@host:1",
  "redis://host:1?password=secret",
  "redis://host:1/2?db=1&password=secret@x",
  "rediss://user:secret@[::1",
  "http://user:secret@host",
  "//secret@",
  "redis://user:%zzsecret@host",
];

describe("the address of a queue", () => {
  it.each(SECRETS)("is shown without its secret parts: %s", (url) => {
    expect(shownUrl(url)).not.toContain("secret");
    let told = "";
    try {
      checkUrl(url);
    } catch (error) {
      told = (error as Error).message;
    }
    expect(told).not.toContain("secret");
  });

  it.each([
    ["redis://h", "redis://h:6379"],
    ["redis://u:p@h/3", "redis://h:6379/3"],
    ["rediss://h:1?password=x", "rediss://h:1"],
    ["redis://[::1]", "redis://[::1]:6379"],
    ["redis://[::1]:7/1", "redis://[::1]:7/1"],
  ])("is shown with its port: %s", (url, shown) => expect(shownUrl(url)).toBe(shown));

  it.each([
    "redis://h",
    "redis://h:1",
    "rediss://u:p%40@h:65535/",
    "redis://[::1]:6379/15",
    "redis://h/0?family=6",
  ])("is accepted: %s", (url) => expect(() => checkUrl(url)).not.toThrow());

  it.each([
    "",
    " ",
    "h:1",
    "redis://",
    "redis://h:99999",
    "redis://h:0",
    "redis://h:1/x",
    "redis://h h",
    "redis:///s",
    "redis://:%zz@h",
  ])("is refused with one sentence: %s", (url) =>
    expect(() => checkUrl(url)).toThrow(/^--queue must be an address such as redis:/),
  );
});

describe("parsing the data of a queue", () => {
  it("accepts a list of results and nothing else", () => {
    expect(unpack(pack([1, { a: "é" }, null]))).toEqual([1, { a: "é" }, null]);
    for (const text of ["{}", "1", '"list"', "null", "["])
      expect(unpack(deflateRawSync(text))).toBeUndefined();
    expect(unpack(Buffer.from("no such thing"))).toBeUndefined();
  });

  it("accepts a worker's description of itself and nothing else", () => {
    const note = { host: "h", pid: 1, version: "1.0.0", threads: 2, jobs: 0 };
    expect(parseNote(JSON.stringify(note))).toEqual(note);
    for (const text of [
      "",
      "null",
      "[]",
      JSON.stringify({ ...note, threads: "2" }),
      JSON.stringify({ ...note, pid: -1 }),
    ])
      expect(parseNote(text)).toBeUndefined();
  });

  it("accepts an error with its id and values and nothing else", () => {
    const part = { id: "a-part", values: { most: 3 }, message: "a number up to 3" };
    const error = new UsageError("a-fault", { part, names: ["a", "b"] }, "There is a fault.");
    const failure = { ...plainError(error), worker: "here:1" };
    const read = parseFailure(JSON.stringify(failure));
    expect(read).toEqual(failure);
    const { name, id, values, message } = error;
    expect(errorFrom(read)).toMatchObject({ name, id, values, message });
    const plain = { ...plainError(new RangeError("no")), worker: "here:1" };
    expect(parseFailure(JSON.stringify(plain))).toEqual(plain);
    for (const values of [[], { a: null }, { a: { b: 1 } }])
      expect(() => parseFailure(JSON.stringify({ ...failure, values }))).toThrow(/an invalid failure/);
  });

  it("reports the version of a run that this version cannot read", () => {
    expect(versionInRecord('{"version":"9.9.9","more":1}')).toBe("9.9.9");
    for (const text of ["", "null", "[]", '{"version":1}', '{"version":"\u001b[31m"}'])
      expect(versionInRecord(text)).toBeUndefined();
  });

  it("derives ids from content", () => {
    expect(contentId({ a: 1 })).toMatch(/^[0-9a-f]{24}$/);
    expect(contentId({ a: 1 })).not.toBe(contentId({ a: 2 }));
    expect(new Set(Object.values(runKeys("x"))).size).toBe(6);
  });
});
