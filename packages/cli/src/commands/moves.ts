import { actionsText, answerWords } from "../answers/game-text.js";
import { actionRows } from "../answers/moves.js";
import { answerPlaces } from "../games/batch.js";
import { GAME_ARGUMENT, optionsOfGames, readGameAloud, type WrittenGame } from "../games/options.js";
import { placeOf } from "../games/place.js";
import { PLACE_OPTIONS, type WrittenPlace } from "../games/place-options.js";
import { type Io, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--json", "help-moves-json"],
  ["--batch", "help-places-batch"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-moves": "tyche moves backgammon --position 4HPwATDgc/ABMA --roll 31",
  "example-moves-2048": 'tyche moves 2048 --position "0 2 4 2 0 0 8 16 2 4 64 128 8 32 256 512" --json',
  "example-places-batch": `echo '{"id":1,"position":"4433"}' | tyche moves connect-four --batch`,
};

export const register = registers([GAME_ARGUMENT, PLACE_OPTIONS, optionsOfGames(), OPTIONS], act);

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
