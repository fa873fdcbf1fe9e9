import { realpathSync, statSync } from "node:fs";
import { GAMES } from "@tyche/games";
import { isGameFile } from "../games/user-game.js";
import { type Access, checkFile, checkProgram } from "../io/access.js";
import { systemProblem, UsageError } from "../io/errors.js";
import type { PieceWorkName } from "../pieces/piece-work.js";
import { type AcceptedRun, playersInPieces } from "./job-schema.js";

/** What a worker was started with: the folders whose files jobs may name, and whether they may name programs. */
export type Permission = Omit<Access, "files">;

/** The value of --allow-files. @throws UsageError where it is no folder */
export function allowedFolder(folder: string): string {
  try {
    const real = realpathSync(folder);
    if (statSync(real).isDirectory()) return real;
  } catch (error) {
    const why = systemProblem(error);
    throw new UsageError(
      "allow-files-not-opened",
      { folder, why },
      `--allow-files ${folder} cannot be opened: ${why.message}`,
    );
  }
  throw new UsageError(
    "allow-files-no-folder",
    { folder },
    `--allow-files must be a folder, and ${folder} is none`,
  );
}

/**
 * What the threads that do a run may open.
 * @throws UsageError where the run names a game, a file or a program that this worker does not accept; nothing is opened for that
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

/** Before pieces of a run are done. @throws UsageError as `acceptRun` does */
export function acceptPieces(
  work: PieceWorkName,
  pieces: readonly (number | string)[],
  access: Access,
): void {
  checkPlayers(playersInPieces(work, pieces), access);
}

/** A value of an option in the description of a player: its name, and the value. */
const VALUE = /(\w{0,40})=([^=,()[\]]+)/g;
/** How the file of a network is to be used, behind its name. */
const USE = /@[a-z]+$/;

/** Players name programs and files. A file that is named without its folder is refused where it would be opened. */
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
