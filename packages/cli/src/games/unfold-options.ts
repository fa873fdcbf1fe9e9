import { englishTexts } from "@tyche/engine/errors";
import type { Document } from "@tyche/trees";
import { UsageError } from "../io/errors.js";
import { refuseIdle } from "../io/idle.js";
import type { Input } from "../io/input.js";
import type { Io } from "../io/io.js";
import type { Part } from "../io/options.js";
import { parseDocument, readReading, readText, type WrittenProblem } from "../trees/problem.js";
import { GAME_NAMES, gameOptionKeys, optionsOfGames } from "./options.js";
import { PLACE_OPTIONS } from "./place-options.js";
import type { WrittenUnfolding } from "./unfold.js";

const texts = englishTexts({
  "option-for-game": "{option} is for a game: name it with --game",
  "option-for-tree": "{option} is for a tree, not for --game",
});

export type { WrittenUnfolding };

/** Default depth in decisions. */
const USUAL_DEPTH = 2;

/** The options about a game, by commander's names. */
const UNFOLDING = ["position", "roll", "deal", "evaluator", "horizon", ...gameOptionKeys()];

/** @throws UsageError if an option is given that needs a game */
export function refuseGameOptions(options: object, why: Parameters<typeof refuseIdle>[2]): void {
  refuseIdle(options, ["game", ...UNFOLDING], why);
}

export const UNFOLD_OPTIONS: readonly Part[] = [
  [["--game <G>", { id: "help-game", values: { games: GAME_NAMES, usual: USUAL_DEPTH } }]],
  PLACE_OPTIONS,
  // `HORIZONS` of the engine: importing it would load the engine for every tree.
  [
    ["--evaluator <E>", "help-unfold-evaluator"],
    ["--horizon <decision|afterstate>", "help-unfold-horizon"],
  ],
  optionsOfGames("--game GAME"),
];

/** Returns the text of the requested tree; undefined if the tree comes from a game. */
export async function textOf(
  file: string | undefined,
  options: WrittenProblem & WrittenUnfolding,
  io: Io,
): Promise<Input | undefined> {
  if (options.game !== undefined) return undefined;
  refuseIdle(options, UNFOLDING, (option) => texts.phrase("option-for-game", { option }));
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
  refuseIdle(options, ["format", "root"], (option) => texts.phrase("option-for-tree", { option }));
  const { unfolded } = await import("./unfold.js");
  return {
    document: await unfolded(options.game!, options, USUAL_DEPTH),
    rest: { ...options, depth: undefined },
  };
}
