import { readFileSync } from "node:fs";
import { loadGame } from "@tyche/registry";
import { describe, expect, it } from "vitest";

const commands = ["games", "backgammon"].flatMap((room) =>
  readFileSync(new URL(`../../${room}/README.md`, import.meta.url), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("tyche ")),
);

/** The words of a command line; quoted parts stay whole. */
function wordsOf(command: string): string[] {
  return Array.from(command.matchAll(/"([^"]*)"|(\S+)/g), (match) => match[1] ?? match[2]!);
}

describe("the commands in the READMEs", () => {
  it("cover most games", () => {
    expect(commands.length).toBeGreaterThan(8);
  });

  it.each(commands)("%s", async (command) => {
    const [, , name, ...rest] = wordsOf(command);
    const given = new Map<string, string>();
    for (let i = 0; i < rest.length; i += 2) given.set(rest[i]!.replace("--", ""), rest[i + 1]!);
    const { position, roll, ...options } = Object.fromEntries(given);
    const { game } = await loadGame(name!, options);
    const state = game.notation!.parsePosition(position!, roll);
    expect(game.actions(state).length).toBeGreaterThan(0);
  });
});
