import type { Command } from "commander";
import { type SolvedPlace, USUAL_LIMIT } from "../games/exact/exact.js";
import {
  addGameOptions,
  allGameOptions,
  GAME_HELP,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { addPlaceOptions, type Place, placeOf, type WrittenPlace } from "../games/place.js";
import { boardText } from "../games/text.js";
import { parseCount } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { interruptible } from "../io/interrupt.js";
import { type Io, write } from "../io/io.js";
import { plural } from "../io/plural.js";
import { table } from "../io/table.js";
import { openLane } from "../threads/lane.js";
import type { Example } from "./command.js";

type Options = WrittenGame &
  WrittenPlace & { readonly json?: boolean; readonly policy?: boolean; readonly limit?: string };

export const examples: readonly Example[] = [
  { say: "how likely the first player wins Pig to 40 points", type: "tyche exact pig --target 40" },
  {
    say: "roll or hold, with every other decision",
    type: "tyche exact pig --target 20 --position 10,12,5 --policy --json",
  },
  {
    say: "how likely perfect play makes a 32 on four cells",
    type: "tyche exact 2048 --size 2x2 --target 32 --json",
  },
  { say: "the house edge of blackjack, with its rules", type: "tyche exact blackjack" },
  { say: "tic-tac-toe after two moves", type: 'tyche exact tic-tac-toe --position "X...O...."' },
];

export function register(command: Command, io: Io): void {
  command.argument("<game>", GAME_HELP);
  addPlaceOptions(command);
  addGameOptions(command);
  command
    .option("--policy", "With --json: the best action of every position that leaves a choice.")
    .option("--limit <N>", `Give up beyond so many positions and chance nodes; without it ${USUAL_LIMIT}.`)
    .option("--json", "Print the answer as one JSON object.")
    .action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  if (options.policy && !options.json) throw new UsageError("--policy is long, and for programs: add --json");
  const named = await readGameAloud(name, options, io);
  const isGiven = [options.position, options.roll, options.deal].some((one) => one !== undefined);
  const place = isGiven || !named.solver ? placeOf(named, options) : undefined;
  const isShown = io.stderr.isTTY === true;
  const [limit, policy] = [limitOf(options.limit), options.policy === true];
  const { position, roll, deal } = options;
  const question = { game: name, options: allGameOptions(name, options) };
  const lane = openLane("exact", question, io.uninterrupted ? 0 : 1);
  const { result: exact } = await interruptible(async (signal) => {
    // It never looks up, so that its thread ends with it.
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined));
    });
    const solving = lane.run(
      { position, roll, deal, isGiven, limit, policy },
      {
        hear(text) {
          if (isShown) io.stderr.write(`\r${text}\u001b[K`);
        },
      },
    );
    solving.catch(() => undefined);
    return Promise.race([solving, stopped]);
  }).finally(async () => {
    await lane.close();
    if (isShown) io.stderr.write("\r\u001b[K");
  });
  if (exact === undefined) {
    await write(io.stderr, "stopped; nothing of it is kept, and the same command begins anew\n");
    throw new InterruptedError();
  }
  await write(io.stdout, options.json ? `${JSON.stringify(dataOf(exact))}\n` : textOf(place, exact));
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const limit = parseCount(text);
  if (limit !== undefined && limit >= 1 && limit <= 1e9) return limit;
  throw new UsageError(`--limit takes a number of positions from 1, not "${text.slice(0, 40)}"`);
}

function dataOf({ of, ...rest }: SolvedPlace): object {
  const { proved, actions, method, positions, policy, fraction, rules } = rest;
  return {
    [of.name]: of.value,
    interval: of.interval,
    proved,
    method,
    positions,
    actions,
    policy,
    fraction,
    rules,
  };
}

const NAMES = { winProbability: "win probability", expectedScore: "expected score", value: "value" } as const;

function textOf(place: Place | undefined, exact: SolvedPlace): string {
  const { of, proved, actions, method, positions, fraction, rules } = exact;
  const [low, high] = of.interval;
  const truth =
    low === high ? "exactly" : `${proved ? "proved to lie" : "estimated to lie"} from ${low} to ${high}`;
  const rows = actions?.map(({ action, value }) => [action, value.toFixed(12)]);
  return [
    place ? `${boardText(place)}\n` : "",
    rows ? `${table(["action", NAMES[of.name]], rows)}\n` : "",
    `${NAMES[of.name]} ${of.value.toFixed(12)}, ${truth}\n`,
    fraction === undefined ? "" : `as a fraction: ${fraction}\n`,
    rules === undefined ? "" : `rules: ${rules}\n`,
    `${method}, ${positions.toLocaleString("en")} ${plural("en", positions, "position", "positions")}\n`,
  ].join("");
}
