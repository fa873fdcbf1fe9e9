import { realpathSync, statSync } from "node:fs";
import { englishTexts } from "@tyche/engine/errors";
import { GAMES } from "@tyche/registry";
import { type Access, checkFile, checkProgram } from "../io/access.js";
import { systemProblem, UsageError } from "../io/errors.js";
import { isGameFile } from "../io/game-file.js";
import type { DividedName } from "../tasks/kinds.js";
import { type AcceptedRun, playersInPieces } from "./job-schema.js";

const texts = englishTexts({
  "allow-files-not-opened": "--allow-files {folder} cannot be opened: {why}",
  "allow-files-no-folder": "--allow-files must be a folder, and {folder} is none",
});

/** What a worker was started with: the folders whose files jobs may name, and whether they may start programs. */
export type Permission = Omit<Access, "files">;

/** The value of --allow-files. @throws UsageError if it is not a folder */
export function allowedFolder(folder: string): string {
  try {
    const real = realpathSync(folder);
    if (statSync(real).isDirectory()) return real;
  } catch (error) {
    const why = systemProblem(error);
    throw texts.error(UsageError, "allow-files-not-opened", { folder, why });
  }
  throw texts.error(UsageError, "allow-files-no-folder", { folder });
}

/**
 * Returns what the threads of a run may open.
 * @throws UsageError if the run names a game, file or program that this worker does not accept; the check opens no
 * files
 */
export function acceptRun({ question, files }: AcceptedRun, permission: Permission): Access {
  const access: Access = { ...permission, files };
  for (const file of Object.keys(files)) checkFile(file, access);
  if ("game" in question) {
    const { game } = question;
    if (isGameFile(game)) checkFile(game, access);
    else if (!GAMES.some(({ name }) => name === game.trim().toLowerCase()))
      throw new UsageError(
        "queue-unknown-game",
        { game },
        `a job asks for the game "${game.slice(0, 80)}", which does not come with Tyche`,
      );
  }
  const options = "options" in question ? Object.values(question.options) : [];
  for (const value of options) {
    if (value?.startsWith("@")) checkFile(value.slice(1), access);
  }
  const players = "players" in question ? question.players : [];
  const defaults = "defaults" in question ? Object.values(question.defaults) : [];
  const model = "model" in question && question.model !== undefined ? [question.model] : [];
  const evaluator = "evaluator" in question ? [question.evaluator] : [];
  checkPlayers([...players, ...[...defaults, ...model, ...evaluator].map((value) => `=${value}`)], access);
  return access;
}

/** Checks the work items of a run before they are computed. @throws UsageError like `acceptRun` */
export function acceptPieces(work: DividedName, pieces: readonly (number | string)[], access: Access): void {
  checkPlayers(playersInPieces(work, pieces), access);
}

/** Matches an option in the text of a player: its name and its value. */
const VALUE = /(\b\w+|)=([^=,()[\]]+)/g;
/** Suffix of a network's file name that says how to use it. */
const USE = /@[a-z]+$/;

/** Checks the programs and files that players name. A file given without its folder is checked when it is opened. */
function checkPlayers(players: readonly string[], access: Access): void {
  for (const [, option, value] of players.flatMap((player) => [
    ...player
      .split("=")
      .map((part) => part.trim())
      .join("=")
      .matchAll(VALUE),
  ])) {
    if (option === "binary") checkProgram(value!, access);
    else if (/[/\\]/.test(value!)) checkFile(value!.replace(/^@/, "").replace(USE, ""), access);
  }
}
