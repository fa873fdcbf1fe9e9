import { randomInt } from "node:crypto";
import type { Chance } from "@tyche/engine";
import { englishTexts } from "@tyche/engine/errors";
import type { NamedGame } from "@tyche/games";
import { GAMES } from "@tyche/registry";
import {
  allGameOptions,
  GAME_ARGUMENT,
  optionsOfGames,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { isPlaced, type Place, placeOf } from "../games/place.js";
import { PLACE_OPTIONS, type WrittenPlace } from "../games/place-options.js";
import { addSearchOptions, readSearch, readSharing, type WrittenSearch } from "../games/search-options.js";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Io } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { checkTarget, saveFile } from "../io/save-file.js";
import { openKeyboard } from "../play/keyboard.js";
import { opponentsOf, readLevel } from "../play/level.js";
import { Luck } from "../play/luck.js";
import { Match } from "../play/match.js";
import { readTutor } from "../play/tutor.js";
import { playWords } from "../play/words.js";
import { openPool } from "../thinking/searching.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "pgn-not-chess": "--pgn is for games of chess, not of {game}",
  "record-no-format": "--record needs a file format for games, and {game} has none",
});

const OPTIONS = [
  ["--as <N>", "help-play-as", "0"],
  ["--level <N>", "help-play-level"],
  ["--seed <S>", "help-play-seed"],
  ["--record <FILE>", "help-play-record"],
  ["--pgn <FILE>", "help-play-pgn"],
  ["--tutor [LOSS]", "help-play-tutor"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & WrittenSearch & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-play": "tyche play backgammon < /dev/null",
  "example-play-level": "tyche play connect-four --level 2 < /dev/null",
  "example-play-second": "tyche play connect-four --as 1 --time 200 < /dev/null",
  "example-play-match": "tyche play backgammon --match 7 --level 6 --tutor --record match.mat < /dev/null",
  "example-play-watch": "tyche play 2048 --size 2x2 --as none --depth 2 --seed 7",
};

export const register = registers(
  [GAME_ARGUMENT, OPTIONS, PLACE_OPTIONS, addSearchOptions, optionsOfGames("GAME -a METHOD")],
  act,
);

async function act(name: string, options: Options, io: Io): Promise<void> {
  const named = await readGameAloud(name, options, io);
  const { record } = named;
  if (options.pgn !== undefined && record?.format !== "PGN")
    throw texts.error(UsageError, "pgn-not-chess", { game: named.game.name });
  if (options.record !== undefined && record === undefined)
    throw texts.error(UsageError, "record-no-format", { game: named.game.name });
  const format = formatOf(options.record, record);
  const file = options.record ?? options.pgn;
  if (file !== undefined) checkTarget(file);
  const human = humanOf(options.as, named.game.facts.players);
  const choice = readSearch(options);
  const level = readLevel(options, choice, named.game, human);
  const sharing = readSharing(options, io);
  const tutor = readTutor(options.tutor, named.presentation.terminal?.tutor, named.game.name);
  if (tutor && human === undefined)
    throw new UsageError("tutor-without-player", {}, "--tutor needs you as a player: leave out --as none");
  const seed = options.seed ?? String(randomInt(2 ** 32));
  const { game, presentation } = named;
  const words = await playWords(io.language);
  const entry = GAMES.find((one) => one.name === name.toLowerCase());
  const about = entry
    ? [
        words.problem({ id: `game-${entry.name}`, message: entry.help }),
        ...words.format({ id: `how-to-play-${entry.name}` }).split("\n"),
      ]
    : [];
  const given = isPlaced(options) ? placeOf(named, options) : undefined;
  const begin = (chance: Chance): Place => given ?? { named, game, presentation, state: game.start(chance) };
  const keyboard = openKeyboard(io, presentation.terminal?.arrows);
  // Threads open the game by name, but a position may imply a different one.
  const isNamed = (given?.named ?? named) === named;
  const pool = isNamed
    ? await openPool(name, await allGameOptions(name, options), sharing, choice.evaluator)
    : undefined;
  const shared = { pool, deterministic: sharing.deterministic };
  try {
    const opponents = level === undefined ? undefined : opponentsOf(level, choice, seed);
    const match = new Match(
      {
        human,
        words,
        about,
        choice,
        sharing: shared,
        luck: new Luck(seed),
        begin,
        tutor,
        ...(opponents && { opponents }),
      },
      keyboard,
    );
    await match.check();
    await keyboard.say(`${words.text("play-title", { game: game.name, seed })}\n`);
    await match.play();
    if (file !== undefined && record) await saveFile(file, [recordOf(match, named, human, format)]);
  } finally {
    keyboard.close();
    await pool?.close();
  }
}

/** The last game of a match in the format of its players. */
function recordOf(
  { lastGame: { beginning, played, states, comments, resigned } }: Match,
  { game, record }: NamedGame,
  human: number | undefined,
  format: string | undefined,
): string {
  const players = Array.from({ length: game.facts.players }, (_, seat) => (seat === human ? "You" : "Tyche"));
  const asked = {
    comments,
    ...(format !== undefined && { format }),
    ...(resigned !== undefined && { resigned }),
  };
  return record!.write(beginning, played, players, states, asked);
}

/** Returns the record format for a file's extension if the game has several; undefined: its default format. */
function formatOf(file: string | undefined, record: NamedGame["record"]): string | undefined {
  return record?.others?.find((name) => file?.toLowerCase().endsWith(`.${name.toLowerCase()}`));
}

function humanOf(as: string, players: number): number | undefined {
  const seats = Array.from({ length: players }, (_, index) => String(index));
  const seat = oneOf("as", as, [...seats, "none"]);
  return seat === "none" ? undefined : Number(seat);
}
