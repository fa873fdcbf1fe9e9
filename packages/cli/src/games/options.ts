import { GAMES, gameNamed, type NamedGame, optionsInPosition } from "@tyche/games";
import { type Command, Help as CommanderHelp, Option } from "commander";
import type { Help } from "../help/help.js";
import { UsageError } from "../io/errors.js";
import { type Io, writeNote } from "../io/io.js";
import { shown, textOf } from "../io/user-file.js";
import { isGameFile, userGame } from "./user-game.js";

/** Options of games as they are written on the command line, by name. */
export type WrittenGame = Readonly<Record<string, unknown>>;

/** Every option that some game has. */
export const GAME_OPTION_NAMES: readonly string[] = [
  ...new Set(GAMES.flatMap(({ options }) => options.map(({ name }) => name))),
];

/** Every game. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ name }) => name);

/** The argument that names a game, or a file of one. */
export function addGameArgument(command: Command, help: Help): Command {
  return command.argument("<game>", help("help-game-argument", { games: GAME_NAMES }));
}

/** The options of all games; the help of a call that names a game shows that game's and no other's. */
export function addGameOptions(command: Command, help: Help): void {
  for (const name of GAME_OPTION_NAMES) {
    const takers = GAMES.flatMap((game) =>
      game.options.filter((option) => option.name === name).map((option) => ({ game: game.name, ...option })),
    );
    const values = [...new Set(takers.map((taker) => taker.values))].join(" or ");
    const games = takers.map((taker) => taker.game);
    command.addOption(
      new Option(`--${name} <${values}>`, help("help-for-games", { games })).helpGroup(
        help("help-options-of-games"),
      ),
    );
  }
  command.configureHelp({
    ...command.configureHelp(),
    visibleOptions(shown) {
      const [name] = shown.args;
      const game = GAMES.find((one) => one.name === name?.toLowerCase());
      const all = new CommanderHelp().visibleOptions(shown);
      if (!game) return all;
      return all.flatMap((option) => {
        if (!GAME_OPTION_NAMES.includes(option.name())) return [option];
        const own = game.options.find(({ name }) => name === option.name());
        if (!own) return [];
        const text = help.translated(`option-${game.name}-${own.name}`, own.help);
        return [
          new Option(`--${own.name} <${own.values}>`, text).helpGroup(
            help("help-options-of-game", { game: game.name }),
          ),
        ];
      });
    },
  });
}

/**
 * The options of games among all that was written, as texts. A value that begins with @ names a file that holds it, a
 * layout of Pac-Man for example.
 * @throws UsageError where that file cannot be read
 */
export function gameOptions(written: WrittenGame): Readonly<Record<string, string | undefined>> {
  const options = GAME_OPTION_NAMES.flatMap((option) => {
    const value = optionIn(written, option);
    return value === undefined || value === null ? [] : [[option, given(option, String(value))] as const];
  });
  return Object.fromEntries(options);
}

/** What was written for an option: a line of JSON names it as it is, commander turns `--pac-men` into `pacMen`. */
export function optionIn(written: Readonly<Record<string, unknown>>, name: string): unknown {
  return written[name] ?? written[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
}

function given(option: string, value: string): string {
  if (!value.startsWith("@")) return value;
  const file = value.slice(1);
  const text = textOf(file);
  // Options travel as they were read, to threads and workers; what a file holds must not name another there.
  if (text.startsWith("@"))
    throw new UsageError(
      "option-file-nested",
      { file: shown(file), option },
      `${shown(file)} begins with @: the file of --${option} must hold its value`,
    );
  return text;
}

/**
 * The options of a game with those that its position says by itself, for what was not written.
 * @throws GameOptionError where there is no such game
 */
export function allGameOptions(
  name: string,
  written: WrittenGame,
): Readonly<Record<string, string | undefined>> {
  const { position } = written;
  const options = gameOptions(written);
  return typeof position === "string" && !isGameFile(name)
    ? { ...optionsInPosition(name, position, options), ...options }
    : options;
}

/**
 * The game of this name, or of this file, with the options that were written.
 * @throws GameOptionError, UsageError, CheckError
 */
export function readGame(name: string, written: WrittenGame): NamedGame {
  if (isGameFile(name)) {
    const [option] = Object.keys(gameOptions(written));
    if (option === undefined) return userGame(name);
    throw new UsageError(
      "option-of-own-game",
      { option, file: name },
      `--${option} is for the games that come with Tyche, not for the one in ${name}`,
    );
  }
  return gameNamed(name, allGameOptions(name, written));
}

/** `readGame` for a command of a person: what of the options was not taken as it was written is told beside the answer. */
export async function readGameAloud(
  name: string,
  written: WrittenGame,
  io: Pick<Io, "stderr" | "language">,
): Promise<NamedGame> {
  const named = readGame(name, written);
  if (named.note !== undefined) await writeNote(io, named.note);
  return named;
}
