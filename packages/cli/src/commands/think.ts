import type { Command } from "commander";
import { answerPlaces } from "../games/batch.js";
import { addSearchOptions, readSearch, readSharing, type WrittenSearch } from "../games/limits.js";
import {
  addGameOptions,
  allGameOptions,
  GAME_HELP,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { addPlaceOptions, placeOf, type WrittenPlace } from "../games/place.js";
import { thoughtText } from "../games/text.js";
import { thinkApart } from "../games/thinking/think-apart.js";
import { thinkAbout } from "../games/thinking/thinking.js";
import { InterruptedError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { terminalOf } from "../io/terminal.js";
import type { Example } from "./command.js";

type Options = WrittenGame &
  WrittenPlace &
  WrittenSearch & { readonly json?: boolean; readonly batch?: boolean };

export const examples: readonly Example[] = [
  {
    say: "all plays of a backgammon roll, three turns deep, exactly",
    type: "tyche think backgammon --position sK/BACrg58QIMA --roll 54 --depth 2",
  },
  { say: "the same before the roll", type: "tyche think backgammon --position sK/BACrg58QIMA --depth 1" },
  {
    say: "the score that 2048 gains within three moves",
    type: 'tyche think 2048 --position "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" --depth 3 --evaluator score --json',
  },
  { say: "half a second of connect four", type: "tyche think connect-four --position 4433 --time 500" },
  { say: "the same on two threads", type: "tyche think connect-four --position 4433 --time 500 --threads 2" },
  {
    say: "what to open in Minesweeper and why: safety, progress and chance to win of every candidate",
    type: "tyche think minesweeper --size 5x4 --mines 4 --position .1.../...../...../.....",
  },
  { say: "a start of Ludo, drawn by a seed", type: "tyche think ludo --deal 7 --depth 3" },
  {
    say: "many positions, one a line",
    type: `echo '{"id":7,"position":"4HPwATDgc/ABMA","roll":"31"}' | tyche think backgammon --batch --depth 1`,
  },
];

export function register(command: Command, io: Io): void {
  command.argument("<game>", GAME_HELP);
  addPlaceOptions(command);
  addSearchOptions(command);
  addGameOptions(command);
  command
    .option(
      "--json",
      'Print the answer as one JSON object. "bound": "exact" of an action: a search of this depth left nothing out. "solved": true: the value is that of the whole game.',
    )
    .option("--batch", 'Read lines of JSON with {"id", "position", "roll"}; one answer a line.')
    .action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  const choice = readSearch(options);
  const sharing = readSharing(options, io);
  if (options.batch) {
    return answerPlaces(
      name,
      options,
      "answered",
      (place, own, table) => thinkAbout(place, readSearch(own), { table }),
      io,
    );
  }
  const { position, roll, deal } = options;
  const place = placeOf(await readGameAloud(name, options, io), { position, roll, deal });
  const question = { game: name, options: allGameOptions(name, options), position, roll, deal, choice };
  const { result, interrupted } = await interruptible((signal) =>
    thinkApart(question, sharing, signal, !io.uninterrupted),
  );
  // A program that reads JSON must not take what was found so far for the answer that it asked for.
  if (options.json && interrupted) throw new InterruptedError();
  const text = thoughtText(place, result, terminalOf(io.stdout, io.env));
  await write(io.stdout, options.json ? `${JSON.stringify(result)}\n` : text);
  if (interrupted) throw new InterruptedError();
}
