import type { Document } from "@tyche/trees";
import type { Command } from "commander";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { refuseIdle } from "../io/idle.js";
import type { Input } from "../io/input.js";
import type { Io } from "../io/io.js";
import { parseDocument, readReading, readText, type WrittenProblem } from "../trees/problem.js";
import { addGameOptions, GAME_NAMES, gameOptionKeys } from "./options.js";
import { addPlaceOptions } from "./place-options.js";
import type { WrittenUnfolding } from "./unfold.js";

export type { WrittenUnfolding };

/** Default depth in decisions. */
const USUAL_DEPTH = 2;

/** The options about a game, by commander's names. */
const UNFOLDING = ["position", "roll", "deal", "evaluator", "horizon", ...gameOptionKeys()];

/** @throws UsageError if an option is given that needs a game */
export function refuseGameOptions(options: object, why: Parameters<typeof refuseIdle>[2]): void {
  refuseIdle(options, ["game", ...UNFOLDING], why);
}

export function addUnfoldOptions(command: Command, help: Help): void {
  command.option("--game <G>", help("help-game", { games: GAME_NAMES, usual: USUAL_DEPTH }));
  addPlaceOptions(command, help);
  command
    .option("--evaluator <E>", help("help-unfold-evaluator"))
    // `HORIZONS` of the engine: importing it would load the engine for every tree.
    .option("--horizon <decision|afterstate>", help("help-unfold-horizon"));
  addGameOptions(command, help, "--game GAME");
}

/** Returns the text of the requested tree; undefined if the tree comes from a game. */
export async function textOf(
  file: string | undefined,
  options: WrittenProblem & WrittenUnfolding,
  io: Io,
): Promise<Input | undefined> {
  if (options.game !== undefined) return undefined;
  refuseIdle(options, UNFOLDING, (option) => ({
    id: "option-for-game",
    values: { option },
    message: `${option} is for a game: name it with --game`,
  }));
  readReading(options);
  return readText(file, io);
}

/**
 * Returns the requested tree, from a file or a game, and the remaining options for its algorithm. A tree from a game is
 * already cut at the depth.
 * @param known the result of `textOf`
 */
export async function documentOf<O extends WrittenProblem & WrittenUnfolding>(
  file: string | undefined,
  options: O,
  io: Io,
  known?: Input,
): Promise<{ document: Document; rest: O }> {
  const input = known ?? (await textOf(file, options, io));
  if (input !== undefined) return { document: parseDocument(input, options), rest: options };
  if (file !== undefined) throw new UsageError("tree-and-game", {}, "give a tree or --game, not both");
  refuseIdle(options, ["format", "root"], (option) => ({
    id: "option-for-tree",
    values: { option },
    message: `${option} is for a tree, not for --game`,
  }));
  const { unfolded } = await import("./unfold.js");
  return {
    document: await unfolded(options.game!, options, USUAL_DEPTH),
    rest: { ...options, depth: undefined },
  };
}
