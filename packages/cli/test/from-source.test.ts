import { Command } from "commander";
import { describe, expect, it } from "vitest";
import { fromSource } from "../src/commands/from-source.js";

describe("a command of the source alone", () => {
  it("is found in a checkout", async () => {
    const { examples } = await fromSource("@tyche/research/bench", "the benchmarks");
    expect(examples.length).toBeGreaterThan(0);
  });

  it("says in a sentence that it is not published where there is no checkout", async () => {
    const { register, examples } = await fromSource("@tyche/nowhere/bench", "the benchmarks");
    expect(examples).toEqual([]);
    const command = new Command("bench");
    register(command, undefined as never);
    await expect(command.parseAsync(["trees", "--json"], { from: "user" })).rejects.toThrow(
      /^the benchmarks come with the source of Tyche/,
    );
  });
});
