import { loadGame } from "@tyche/registry";
import { Command } from "commander";
import { expect, it, vi } from "vitest";
import { register } from "./command.js";
import type { LevelRecord, Tournament } from "./record.js";

/** A ladder of three rungs, each twice as good as the one below. */
const FIT: Tournament = {
  seed: "fit",
  players: [2, 0.5, 0].map((temperature) => ({ nodes: 50, temperature })),
  meetings: [0, 1, 2].map((rung) => ({ players: [rung, rung + 1], results: "1".repeat(9) })),
};

const written: LevelRecord[] = [];
const files: string[] = [];

// No game is played, and nothing is written: what is rated is known before.
vi.mock("./tournament.js", async (original) => ({
  ...(await original<typeof import("./tournament.js")>()),
  async *playTournament(_game: unknown, begun: Tournament) {
    yield begun;
  },
}));
vi.mock("./record.js", async (original) => ({
  ...(await original<typeof import("./record.js")>()),
  readRecord: async (game: string) => ({ game, fit: FIT }),
  writeRecord: async (record: LevelRecord) => void written.push(record),
}));
vi.mock("tyche/parts", async (original) => ({
  ...(await original<typeof import("tyche/parts")>()),
  saveFile: async (file: string) => void files.push(file),
  write: async () => {},
}));

async function rated(...options: string[]): Promise<unknown> {
  written.length = 0;
  files.length = 0;
  const command = new Command();
  register(command, { stdout: {}, stderr: {}, env: {} } as never);
  await command.parseAsync(["chess", ...options], { from: "user" });
  return written.at(-1)!.rating!.players;
}

it("rates the levels that the game has, even where they were changed by hand after the fit", async () => {
  const { levels } = (await loadGame("chess")).game;
  expect(await rated("--rate", "other")).toEqual(levels);
  expect(files).toEqual([]);
});

it("rates what the same call has fitted", async () => {
  const { levels } = (await loadGame("chess")).game;
  const fitted = await rated("--fit", "fit", "--rate", "other");
  expect(fitted).toHaveLength(10);
  expect(fitted).not.toEqual(levels);
  expect(files).toEqual([expect.stringMatching(/chess.levels\.ts$/)]);
});
