import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { failureOf, InterruptedError, setInterrupted, UsageError } from "../src/io/errors.js";

describe("the message of an error", () => {
  it("is its problem if it is meant for users", () => {
    const error = new UsageError("file-missing", { file: "a.json" }, "there is no file a.json");
    const problem = { id: "file-missing", values: { file: "a.json" }, message: "there is no file a.json" };
    expect(failureOf(error)).toEqual({ problem, exitCode: 2 });
  });

  it("shows only the beginning of text written in the wrong place", () => {
    const long = "y".repeat(5000);
    const inner = { id: "kind-whole-from", values: { least: long }, message: "a number" };
    const { problem } = failureOf(
      new UsageError(
        "x",
        { text: long, inner, all: [long] },
        `there is no "x", and "${long}" is no roll, "z"`,
      ),
    );
    const short = `${"y".repeat(80)}…`;
    expect(problem).toEqual({
      id: "x",
      values: { text: short, inner: { ...inner, values: { least: short } }, all: [short] },
      message: `there is no "x", and "${short}" is no roll, "z"`,
    });
  });

  it("shows paths that users give", () => {
    const file = `/${"deep/".repeat(50)}`;
    const { problem } = failureOf(new UsageError("x", { file }, `${file} cannot be read`));
    expect(problem).toEqual({ id: "x", values: { file }, message: `${file} cannot be read` });
  });

  it("is the system's reason for an unexpected file error", () => {
    const open = (): Buffer => readFileSync("/nowhere/at/all");
    let thrown: unknown;
    try {
      open();
    } catch (error) {
      thrown = error;
    }
    const why = { id: "system-enoent", values: {}, message: "there is no such file or folder" };
    expect(failureOf(thrown)).toEqual({
      problem: {
        id: "file-not-opened",
        values: { file: "/nowhere/at/all", why },
        message: "/nowhere/at/all cannot be opened: there is no such file or folder",
      },
      exitCode: 2,
    });
    const long = Object.assign(new Error("x"), {
      syscall: "lstat",
      path: "/".repeat(5000),
      code: "ENAMETOOLONG",
    });
    expect(failureOf(long)).toMatchObject({
      problem: { message: `${"/".repeat(80)}… cannot be opened: its name is too long` },
      exitCode: 2,
    });
  });

  it("is one line, with a different exit code, for internal errors", () => {
    const text = "x is not a function\n    at y";
    expect(failureOf(new TypeError(text))).toEqual({
      problem: {
        id: "internal-error",
        values: { program: "tyche", text },
        message: "something went wrong inside tyche: x is not a function\n    at y",
      },
      exitCode: 1,
    });
    expect(failureOf("thrown text").exitCode).toBe(1);
  });

  it("reports an interruption after Ctrl-C", () => {
    expect(failureOf(new InterruptedError())).toMatchObject({
      problem: { id: "interrupted", message: "interrupted" },
      exitCode: 130,
    });
    setInterrupted(15);
    expect(failureOf(new InterruptedError()).exitCode).toBe(143);
    setInterrupted();
  });
});
