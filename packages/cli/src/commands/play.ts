import { randomInt } from "node:crypto";
import type { Chance } from "@tyche/engine";
import { GAMES, type NamedGame } from "@tyche/games";
import type { Command } from "commander";
import { addSearchOptions, readSearch, readSharing, type WrittenSearch } from "../games/limits.js";
import {
  addGameOptions,
  allGameOptions,
  GAME_HELP,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { addPlaceOptions, type Place, placeOf, type WrittenPlace } from "../games/place.js";
import { openKeyboard } from "../games/play/keyboard.js";
import { opponentsOf, readLevel } from "../games/play/level.js";
import { Luck } from "../games/play/luck.js";
import { Match } from "../games/play/match.js";
import { readTutor } from "../games/play/tutor.js";
import { openPool } from "../games/thinking/threads.js";
import { parseCount } from "../io/arguments.js";
import { UsageError } from "../io/errors.js";
import { type Io, write } from "../io/io.js";
import { saveFile } from "../io/save-file.js";
import type { Example } from "./command.js";

type Options = WrittenGame &
  WrittenPlace &
  WrittenSearch & {
    readonly as: string;
    readonly seed?: string;
    readonly pgn?: string;
    readonly level?: string;
    readonly record?: string;
    readonly tutor?: string | boolean;
  };

export const examples: readonly Example[] = [
  {
    say: "backgammon against the engine (here the input ends at once)",
    type: "tyche play backgammon < /dev/null",
  },
  {
    say: "connect four against a beginner",
    type: "tyche play connect-four --level 2 < /dev/null",
  },
  {
    say: "connect four, the engine first, a fifth of a second a move",
    type: "tyche play connect-four --as 1 --time 200 < /dev/null",
  },
  {
    say: "a match to 7 with the cube, a tutor, and a record to analyse afterwards",
    type: "tyche play backgammon --match 7 --level 6 --tutor --record match.mat < /dev/null",
  },
  { say: "watch it play 2048", type: "tyche play 2048 --size 2x2 --as none --depth 2 --seed 7" },
];

export function register(command: Command, io: Io): void {
  command
    .argument("<game>", GAME_HELP)
    .option("--as <N>", "The player that you are, from 0; none to watch the engine play for all.", "0")
    .option(
      "--level <N>",
      "How strong the engine plays, from 1 for beginners to 10; hints are at full strength. Without it as strong as it can.",
    )
    .option("--seed <S>", "A number or a word; the same seed has the same dice. Without it a new one.");
  command
    .option(
      "--record <FILE>",
      "Write the game to FILE when it ends or is left, in the format of its players: .mat, .sgf where the file is called so, or .pgn; what a tutor found stands in it as comments.",
    )
    .option("--pgn <FILE>", "Chess: the same as --record.")
    .option(
      "--tutor [LOSS]",
      "Tell what your actions give away from LOSS on, ask before twice as much is given away, and review the game at its end; in backgammon from 0.04 on.",
    );
  addPlaceOptions(command);
  addSearchOptions(command);
  addGameOptions(command);
  command.action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  const named = await readGameAloud(name, options, io);
  const { record } = named;
  if (options.pgn !== undefined && record?.format !== "PGN")
    throw new UsageError(`--pgn keeps games of chess, not of ${named.game.name}`);
  if (options.record !== undefined && record === undefined)
    throw new UsageError(`--record needs a format of games, and ${named.game.name} has none`);
  const format = formatOf(options.record, record);
  const human = humanOf(options.as, named.game.facts.players);
  const choice = readSearch(options);
  const level = readLevel(options, choice, named.game, human);
  const sharing = readSharing(options, io);
  const tutor = readTutor(options.tutor, named.presentation.terminal?.tutor, named.game.name);
  if (tutor && human === undefined)
    throw new UsageError("--tutor looks over your shoulder: leave out --as none");
  const seed = options.seed ?? String(randomInt(2 ** 32));
  const { game, presentation } = named;
  const about = GAMES.find((entry) => entry.name === name.toLowerCase())?.help;
  const given =
    options.position === undefined && options.deal === undefined ? undefined : placeOf(named, options);
  const begin = (chance: Chance): Place => given ?? { named, game, presentation, state: game.start(chance) };
  await write(io.stdout, `tyche play ${game.name}, seed ${seed}\n`);
  const keyboard = openKeyboard(io, presentation.terminal?.arrows);
  // Threads are told of the game as it was named, and a position may say that it is of another.
  const isNamed = (given?.named ?? named) === named;
  const pool = isNamed
    ? await openPool(name, allGameOptions(name, options), sharing, choice.evaluator)
    : undefined;
  const shared = { pool, deterministic: sharing.deterministic };
  try {
    const opponents = level === undefined ? undefined : opponentsOf(level, choice, seed);
    const match = new Match(
      {
        human,
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
      const { beginning, played, states, comments, resigned } = match;
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

/** The format that a file's name ends in, where the game has several; undefined: its usual one. */
function formatOf(file: string | undefined, record: NamedGame["record"]): string | undefined {
  return record?.others?.find((name) => file?.toLowerCase().endsWith(`.${name.toLowerCase()}`));
}

function humanOf(as: string, players: number): number | undefined {
  if (as === "none") return undefined;
  const player = parseCount(as);
  if (player !== undefined && player < players) return player;
  const choices = Array.from({ length: players }, (_, index) => index).join(", ");
  throw new UsageError(`--as takes ${choices} or none, not "${as.slice(0, 40)}"`);
}
