import { answerWords, thoughtText } from "../answers/game-text.js";
import { thoughtData } from "../answers/thought.js";
import { answerPlaces } from "../games/batch.js";
import {
  allGameOptions,
  GAME_ARGUMENT,
  optionsOfGames,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { placeOf } from "../games/place.js";
import { PLACE_OPTIONS, type WrittenPlace } from "../games/place-options.js";
import { addSearchOptions, readSearch, readSharing, type WrittenSearch } from "../games/search-options.js";
import { InterruptedError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { terminalOf } from "../io/terminal.js";
import { type Question, thinkApart } from "../thinking/think-apart.js";
import { thinkAbout } from "../thinking/thinking.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--json", "help-think-json"],
  ["--batch", "help-places-batch"],
  ["--replies", "help-think-replies"],
  ["--certificate <FILE>", "help-certificate"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & WrittenSearch & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-think": "tyche think backgammon --position sK/BACrg58QIMA --roll 54 --depth 2",
  "example-think-before": "tyche think backgammon --position sK/BACrg58QIMA --depth 1",
  "example-think-2048":
    'tyche think 2048 --position "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" --depth 3 --evaluator score --json',
  "example-think-time": "tyche think connect-four --position 4433 --time 500",
  "example-think-threads": "tyche think connect-four --position 4433 --time 500 --threads 2",
  "example-think-minesweeper":
    "tyche think minesweeper --size 5x4 --mines 4 --position .1.../...../...../.....",
  "example-think-ludo": "tyche think ludo --deal 7 --depth 3",
  "example-places-batch": `echo '{"id":7,"position":"4HPwATDgc/ABMA","roll":"31"}' | tyche think backgammon --batch --depth 1`,
};

export const register = registers(
  [GAME_ARGUMENT, PLACE_OPTIONS, addSearchOptions, optionsOfGames("GAME -a METHOD"), OPTIONS],
  act,
);

async function act(name: string, options: Options, io: Io): Promise<void> {
  const choice = readSearch(options);
  const sharing = readSharing(options, io);
  if (options.batch) {
    const { idleWith, refuseIdle } = await import("../io/idle.js");
    refuseIdle(options, ["certificate"], idleWith("--batch"));
    // A batch is there for speed, and the replies to each roll take half of the time of a shallow search.
    const replies = options.replies === true;
    return answerPlaces(
      name,
      options,
      async (place, own, table) => thoughtData(await thinkAbout(place, readSearch(own), { table, replies })),
      io,
    );
  }
  const { position, roll, deal } = options;
  const place = placeOf(await readGameAloud(name, options, io), { position, roll, deal });
  const question: Question = {
    game: name,
    options: await allGameOptions(name, options),
    position,
    roll,
    deal,
    choice,
  };
  const { result, interrupted } = await interruptible((signal) =>
    thinkApart(question, sharing, signal, !io.uninterrupted),
  );
  // A program that reads JSON must not mistake an interim result for the final answer.
  if (options.json && interrupted) throw new InterruptedError();
  const { certificate } = options;
  const proof =
    certificate === undefined
      ? undefined
      : await (await import("../certificate/decision.js")).proofIn(certificate, place, result, question);
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ ...thoughtData(result), ...proof?.members })}\n`
      : thoughtText(place, result, terminalOf(io.stdout, io.env), await answerWords(io.language)),
  );
  if (interrupted) throw new InterruptedError();
  if (proof?.problem) throw proof.problem;
}
