import { englishTexts } from "@tyche/engine/errors";
import type { GameInfo, NamedGame } from "@tyche/games";
import { GAMES, loadGame, optionsInPosition } from "@tyche/registry";
import { type Command, Option } from "commander";
import { UsageError } from "../io/errors.js";
import { isGameFile } from "../io/game-file.js";
import type { Help } from "../io/help.js";
import { type Io, writeNote } from "../io/io.js";
import { argument, chooseOptions, isHelpOf, type Part } from "../io/options.js";
import { wrap } from "../io/table.js";
import { shown, textOf } from "../io/user-file.js";

const texts = englishTexts({
  "option-file-nested": "{file} begins with @: the file of --{option} must hold its value",
  "option-of-own-game": "--{option} is for the games that come with Tyche, not for the one in {file}",
});

/** Game options as written on the command line, by name. */
export type WrittenGame = Readonly<Record<string, unknown>>;

/** The options of all games, without duplicates. */
const GAME_OPTION_NAMES: readonly string[] = [
  ...new Set(GAMES.flatMap(({ options }) => options.map(({ name }) => name))),
];

/** The names of all games. */
export const GAME_NAMES: readonly string[] = GAMES.map(({ name }) => name);

/** The options of all games, by commander's names. */
export function gameOptionKeys(): string[] {
  return GAME_OPTION_NAMES.map((name) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()));
}

/** The argument for the name or file of a game. */
export const GAME_ARGUMENT = argument("<game>", { id: "help-game-argument", values: { games: GAME_NAMES } });

/**
 * The options of all games. The help lists those of the game that the call names, all of them with `--help all`.
 * @param naming how a call names what its options depend on, for the help
 */
export function optionsOfGames(naming = "GAME"): Part {
  return (command, help) => addGameOptions(command, help, naming);
}

function addGameOptions(command: Command, help: Help, naming: string): void {
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
  chooseOptions(command, (option, shown) => {
    if (!GAME_OPTION_NAMES.includes(option.name())) return option;
    const game = gameIn(shown);
    if (!game) return isHelpOf(shown) ? undefined : option;
    const own = game.options.find(({ name }) => name === option.name());
    if (!own) return undefined;
    const text = help.translated(`option-${game.name}-${own.name}`, own.help);
    return new Option(`--${own.name} <${own.values}>`, text).helpGroup(
      help("help-options-of-game", { game: game.name }),
    );
  });
  const call = `tyche ${command.name()}`;
  command.addHelpText("after", () => {
    if (command.args.includes("all")) return "";
    const { helpWidth } = command.createHelp();
    return `\n${wrap(help("help-more", { call, naming }), helpWidth ?? 80).join("\n")}`;
  });
}

/** The game that a call names. */
export function gameIn(command: Command): GameInfo | undefined {
  const name = command.opts<{ game?: string }>().game ?? command.args[0];
  return GAMES.find((game) => game.name === name?.toLowerCase());
}

/**
 * Picks the game options from all options, as texts. A value that begins with @ names the file with the value, such as
 * a Pac-Man layout.
 * @throws UsageError if that file cannot be read
 */
export function gameOptions(written: WrittenGame): Readonly<Record<string, string | undefined>> {
  const options = GAME_OPTION_NAMES.flatMap((option) => {
    const value = optionIn(written, option);
    return value === undefined || value === null ? [] : [[option, given(option, String(value))] as const];
  });
  return Object.fromEntries(options);
}

/** Returns the value of an option: commander turns `--pac-men` into `pacMen`, a line of JSON uses the original name. */
export function optionIn(written: Readonly<Record<string, unknown>>, name: string): unknown {
  return written[name] ?? written[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
}

function given(option: string, value: string): string {
  if (!value.startsWith("@")) return value;
  const file = value.slice(1);
  const text = textOf(file);
  // Options are sent to threads and workers after reading, so a file's contents must not name another file there.
  if (text.startsWith("@"))
    throw texts.error(UsageError, "option-file-nested", { file: shown(file), option });
  return text;
}

/**
 * Adds the options that the position implies, for options that were not given.
 * @throws GameOptionError if there is no such game
 */
export async function allGameOptions(
  name: string,
  written: WrittenGame,
): Promise<Readonly<Record<string, string | undefined>>> {
  const { position } = written;
  const options = gameOptions(written);
  return typeof position === "string" && !isGameFile(name)
    ? { ...(await optionsInPosition(name, position, options)), ...options }
    : options;
}

/**
 * Returns the game with this name or file, with the given options.
 * @throws GameOptionError, UsageError, CheckError
 */
export async function readGame(name: string, written: WrittenGame): Promise<NamedGame> {
  if (isGameFile(name)) {
    const [option] = Object.keys(gameOptions(written));
    if (option === undefined) return (await import("./user-game.js")).userGame(name);
    throw texts.error(UsageError, "option-of-own-game", { option, file: name });
  }
  return loadGame(name, await allGameOptions(name, written));
}

/** `readGame` for interactive commands: reports corrected option values on stderr. */
export async function readGameAloud(
  name: string,
  written: WrittenGame,
  io: Pick<Io, "stderr" | "language">,
): Promise<NamedGame> {
  const named = await readGame(name, written);
  if (named.note !== undefined) await writeNote(io, named.note);
  return named;
}
