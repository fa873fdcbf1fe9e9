import { randomInt } from "node:crypto";
import type { Chance } from "@tyche/engine";
import { GAMES, type NamedGame } from "@tyche/games";
import type { Command } from "commander";
import {
  addGameArgument,
  addGameOptions,
  allGameOptions,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { type Place, placeOf } from "../games/place.js";
import { addPlaceOptions, type WrittenPlace } from "../games/place-options.js";
import { addSearchOptions, readSearch, readSharing, type WrittenSearch } from "../games/search-options.js";
import { oneOf } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { saveFile } from "../io/save-file.js";
import { openKeyboard } from "../play/keyboard.js";
import { opponentsOf, readLevel } from "../play/level.js";
import { Luck } from "../play/luck.js";
import { Match } from "../play/match.js";
import { readTutor } from "../play/tutor.js";
import { playWords } from "../play/words.js";
import { openPool } from "../thinking/searching.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--as <N>", "help-play-as", "0"],
  ["--level <N>", "help-play-level"],
  ["--seed <S>", "help-play-seed"],
  ["--record <FILE>", "help-play-record"],
  ["--pgn <FILE>", "help-play-pgn"],
  ["--tutor [LOSS]", "help-play-tutor"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & WrittenSearch & OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  { say: "example-play", type: "tyche play backgammon < /dev/null" },
  { say: "example-play-level", type: "tyche play connect-four --level 2 < /dev/null" },
  { say: "example-play-second", type: "tyche play connect-four --as 1 --time 200 < /dev/null" },
  {
    say: "example-play-match",
    type: "tyche play backgammon --match 7 --level 6 --tutor --record match.mat < /dev/null",
  },
  { say: "example-play-watch", type: "tyche play 2048 --size 2x2 --as none --depth 2 --seed 7" },
];

export function register(command: Command, io: Io, help: Help): void {
  addOptions(addGameArgument(command, help), OPTIONS, help);
  addPlaceOptions(command, help);
  addSearchOptions(command, help);
  addGameOptions(command, help, "GAME -a METHOD");
  command.action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  const named = await readGameAloud(name, options, io);
  const { record } = named;
  if (options.pgn !== undefined && record?.format !== "PGN")
    throw new UsageError(
      "pgn-not-chess",
      { game: named.game.name },
      `--pgn is for games of chess, not of ${named.game.name}`,
    );
  if (options.record !== undefined && record === undefined)
    throw new UsageError(
      "record-no-format",
      { game: named.game.name },
      `--record needs a file format for games, and ${named.game.name} has none`,
    );
  const format = formatOf(options.record, record);
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
  const about = entry && words.problem({ id: `game-${entry.name}`, message: entry.help });
  const given =
    options.position === undefined && options.deal === undefined ? undefined : placeOf(named, options);
  const begin = (chance: Chance): Place => given ?? { named, game, presentation, state: game.start(chance) };
  await write(io.stdout, `${words.text("play-title", { game: game.name, seed })}\n`);
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
    await match.play();
    const file = options.record ?? options.pgn;
    if (file !== undefined && record) {
      const players = Array.from({ length: named.game.facts.players }, (_, seat) =>
        seat === human ? "You" : "Tyche",
      );
      const { beginning, played, states, comments, resigned } = match.lastGame;
      const asked = {
        comments,
        ...(format !== undefined && { format }),
        ...(resigned !== undefined && { resigned }),
      };
      await saveFile(file, [record.write(beginning, played, players, states, asked)]);
    }
  } finally {
    keyboard.close();
    await pool?.close();
  }
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
