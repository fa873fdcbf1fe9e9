import { readFileSync } from "node:fs";
import { CommanderError } from "commander";
import { describe, expect, it } from "vitest";
import { failureOf, UsageError } from "../src/io/errors.js";

describe("what an error tells the user", () => {
  it("is its sentence, where it was written for one", () => {
    expect(failureOf(new UsageError("name a file"))).toEqual({ sentence: "name a file", exitCode: 2 });
    const unknown = new CommanderError(
      1,
      "commander.unknownOption",
      "error: unknown option '--x'\n(Did you mean --y?)",
    );
    expect(failureOf(unknown)).toEqual({ sentence: "unknown option '--x' (Did you mean --y?)", exitCode: 2 });
  });

  it("shows no more than the beginning of what was written in the wrong place", () => {
    const { sentence } = failureOf(
      new UsageError(`there is no "x", and "${"y".repeat(5000)}" is no roll, "z"`),
    );
    expect(sentence).toBe(`there is no "x", and "${"y".repeat(80)}…" is no roll, "z"`);
  });

  it("shows no more than the beginning of any word that is too long to be one", () => {
    const long = new CommanderError(
      1,
      "commander.unknownOption",
      `error: unknown option '--${"y".repeat(5000)}'`,
    );
    expect(failureOf(long).sentence).toBe(`unknown option '--${"y".repeat(77)}…`);
    const path = `/${"deep/".repeat(50)}`;
    expect(failureOf(new UsageError(`${path} cannot be read`)).sentence).toBe(`${path} cannot be read`);
  });

  it("is what the system says of a file that nobody foresaw", () => {
    const open = (): Buffer => readFileSync("/nowhere/at/all");
    let thrown: unknown;
    try {
      open();
    } catch (error) {
      thrown = error;
    }
    expect(failureOf(thrown)).toEqual({
      sentence: "/nowhere/at/all cannot be opened: there is no such file or folder",
      exitCode: 2,
    });
    const long = Object.assign(new Error("x"), {
      syscall: "lstat",
      path: "/".repeat(5000),
      code: "ENAMETOOLONG",
    });
    expect(failureOf(long)).toEqual({
      sentence: `${"/".repeat(80)}… cannot be opened: its name is too long`,
      exitCode: 2,
    });
  });

  it("is one line and another exit code, where we are at fault", () => {
    const fault = failureOf(new TypeError("x is not a function\n    at y"));
    expect(fault).toEqual({
      sentence: "something went wrong inside tyche: x is not a function at y",
      exitCode: 1,
    });
    expect(failureOf("thrown text").exitCode).toBe(1);
  });
});
