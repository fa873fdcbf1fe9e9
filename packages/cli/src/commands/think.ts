import type { Command } from "commander";
import { answerWords, thoughtText } from "../answers/game-text.js";
import { thoughtData } from "../answers/thought.js";
import { answerPlaces } from "../games/batch.js";
import {
  addGameArgument,
  addGameOptions,
  allGameOptions,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { placeOf } from "../games/place.js";
import { addPlaceOptions, type WrittenPlace } from "../games/place-options.js";
import { addSearchOptions, readSearch, readSharing, type WrittenSearch } from "../games/search-options.js";
import { InterruptedError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, interruptible, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { terminalOf } from "../io/terminal.js";
import { thinkApart } from "../thinking/think-apart.js";
import { thinkAbout } from "../thinking/thinking.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--json", "help-think-json"],
  ["--batch", "help-places-batch"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & WrittenSearch & OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  { say: "example-think", type: "tyche think backgammon --position sK/BACrg58QIMA --roll 54 --depth 2" },
  { say: "example-think-before", type: "tyche think backgammon --position sK/BACrg58QIMA --depth 1" },
  {
    say: "example-think-2048",
    type: 'tyche think 2048 --position "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" --depth 3 --evaluator score --json',
  },
  { say: "example-think-time", type: "tyche think connect-four --position 4433 --time 500" },
  { say: "example-think-threads", type: "tyche think connect-four --position 4433 --time 500 --threads 2" },
  {
    say: "example-think-minesweeper",
    type: "tyche think minesweeper --size 5x4 --mines 4 --position .1.../...../...../.....",
  },
  { say: "example-think-ludo", type: "tyche think ludo --deal 7 --depth 3" },
  {
    say: "example-places-batch",
    type: `echo '{"id":7,"position":"4HPwATDgc/ABMA","roll":"31"}' | tyche think backgammon --batch --depth 1`,
  },
];

export function register(command: Command, io: Io, help: Help): void {
  addGameArgument(command, help);
  addPlaceOptions(command, help);
  addSearchOptions(command, help);
  addGameOptions(command, help, "GAME -a METHOD");
  addOptions(command, OPTIONS, help).action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  const choice = readSearch(options);
  const sharing = readSharing(options, io);
  if (options.batch) {
    return answerPlaces(
      name,
      options,
      async (place, own, table) => thoughtData(await thinkAbout(place, readSearch(own), { table })),
      io,
    );
  }
  const { position, roll, deal } = options;
  const place = placeOf(await readGameAloud(name, options, io), { position, roll, deal });
  const question = { game: name, options: await allGameOptions(name, options), position, roll, deal, choice };
  const { result, interrupted } = await interruptible((signal) =>
    thinkApart(question, sharing, signal, !io.uninterrupted),
  );
  // A program that reads JSON must not mistake an interim result for the final answer.
  if (options.json && interrupted) throw new InterruptedError();
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify(thoughtData(result))}\n`
      : thoughtText(place, result, terminalOf(io.stdout, io.env), await answerWords(io.language)),
  );
  if (interrupted) throw new InterruptedError();
}
