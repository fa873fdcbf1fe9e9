import type { Command } from "commander";
import { actionsText, answerWords } from "../answers/game-text.js";
import { actionRows } from "../answers/moves.js";
import { answerPlaces } from "../games/batch.js";
import { addGameArgument, addGameOptions, readGameAloud, type WrittenGame } from "../games/options.js";
import { placeOf } from "../games/place.js";
import { addPlaceOptions, type WrittenPlace } from "../games/place-options.js";
import type { Help } from "../io/help.js";
import { type Io, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--json", "help-moves-json"],
  ["--batch", "help-places-batch"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & OptionValues<typeof OPTIONS>;

export const examples: readonly Example[] = [
  { say: "example-moves", type: "tyche moves backgammon --position 4HPwATDgc/ABMA --roll 31" },
  {
    say: "example-moves-2048",
    type: 'tyche moves 2048 --position "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" --json',
  },
  {
    say: "example-places-batch",
    type: `echo '{"id":1,"position":"4433"}' | tyche moves connect-four --batch`,
  },
];

export function register(command: Command, io: Io, help: Help): void {
  addGameArgument(command, help);
  addPlaceOptions(command, help);
  addGameOptions(command, help);
  addOptions(command, OPTIONS, help).action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  if (options.batch) {
    return answerPlaces(name, options, (place) => ({ actions: actionRows(place) }), io);
  }
  const place = placeOf(await readGameAloud(name, options, io), options);
  const rows = actionRows(place);
  await write(
    io.stdout,
    options.json
      ? `${JSON.stringify({ actions: rows })}\n`
      : actionsText(place, rows, await answerWords(io.language)),
  );
}
