import type { Command } from "commander";
import { answerPlaces } from "../games/batch.js";
import { actionRows } from "../games/moves.js";
import { addGameOptions, GAME_HELP, readGameAloud, type WrittenGame } from "../games/options.js";
import { addPlaceOptions, placeOf, type WrittenPlace } from "../games/place.js";
import { actionsText } from "../games/text.js";
import { type Io, write } from "../io/io.js";
import type { Example } from "./command.js";

type Options = WrittenGame & WrittenPlace & { readonly json?: boolean; readonly batch?: boolean };

export const examples: readonly Example[] = [
  {
    say: "every play of a roll in backgammon",
    type: "tyche moves backgammon --position 4HPwATDgc/ABMA --roll 31",
  },
  {
    say: "where 2048 can slide to, before the new tile comes",
    type: 'tyche moves 2048 --position "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" --json',
  },
  {
    say: "many positions, one a line",
    type: `echo '{"id":1,"position":"4433"}' | tyche moves connect-four --batch`,
  },
];

export function register(command: Command, io: Io): void {
  command.argument("<game>", GAME_HELP);
  addPlaceOptions(command);
  addGameOptions(command);
  command
    .option("--json", "Print the actions as one JSON object.")
    .option("--batch", 'Read lines of JSON with {"id", "position", "roll"}; one answer a line.')
    .action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  if (options.batch) {
    return answerPlaces(name, options, "answered", (place) => ({ actions: actionRows(place) }), io);
  }
  const place = placeOf(await readGameAloud(name, options, io), options);
  const rows = actionRows(place);
  await write(io.stdout, options.json ? `${JSON.stringify({ actions: rows })}\n` : actionsText(place, rows));
}
