import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { fromSource } from "../src/commands/from-source.js";
import { NO_HELP } from "../src/io/help.js";

describe("a command that exists only in the source", () => {
  it("is found in a checkout", async () => {
    const { examples } = await fromSource("@tyche/research/bench");
    expect(examples.length).toBeGreaterThan(0);
  });

  it("reports that it is not published if there is no checkout", async () => {
    const { register, examples } = await fromSource("@tyche/nowhere/bench");
    expect(examples).toEqual([]);
    const command = new Command("bench");
    register(command, undefined as never, NO_HELP);
    await expect(command.parseAsync(["trees", "--json"], { from: "user" })).rejects.toThrow(
      /^this command comes with the source of Tyche/,
    );
  });
});
