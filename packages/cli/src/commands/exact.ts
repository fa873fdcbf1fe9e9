import type { Catalogue } from "@tyche/messages";
import type { Command } from "commander";
import { answerWords, boardText, phraseFormat } from "../answers/game-text.js";
import { type SolvedPlace, USUAL_LIMIT } from "../exact/exact.js";
import {
  addGameArgument,
  addGameOptions,
  allGameOptions,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { isPlaced, type Place, placeOf } from "../games/place.js";
import { addPlaceOptions, type WrittenPlace } from "../games/place-options.js";
import { countOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import type { Help } from "../io/help.js";
import { type Io, interruptible, write } from "../io/io.js";
import { addOptions, type OptionRows, type OptionValues } from "../io/options.js";
import { table } from "../io/table.js";
import { statusLine } from "../io/terminal.js";
import { openTaskPool } from "../threads/task-pool.js";
import { workKind } from "../threads/work.js";
import type { Example } from "./command.js";

const OPTIONS = [
  ["--policy", "help-exact-policy"],
  ["--limit <N>", { id: "help-exact-limit", values: { usual: USUAL_LIMIT } }],
  ["--json", "help-json"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & OptionValues<typeof OPTIONS>;

const SOLVING = workKind("exact", () => import("../exact/exact.js"));

export const examples: readonly Example[] = [
  { say: "example-exact-pig", type: "tyche exact pig --target 40" },
  { say: "example-exact-policy", type: "tyche exact pig --target 20 --position 10,12,5 --policy --json" },
  { say: "example-exact-2048", type: "tyche exact 2048 --size 2x2 --target 32 --json" },
  { say: "example-exact-blackjack", type: "tyche exact blackjack" },
  { say: "example-exact-position", type: 'tyche exact tic-tac-toe --position "X...O...."' },
];

export function register(command: Command, io: Io, help: Help): void {
  addGameArgument(command, help);
  addPlaceOptions(command, help);
  addGameOptions(command, help);
  addOptions(command, OPTIONS, help).action((game: string, options: Options) => act(game, options, io));
}

async function act(name: string, options: Options, io: Io): Promise<void> {
  if (options.policy && !options.json)
    throw new UsageError("policy-without-json", {}, "--policy is for programs: add --json");
  const named = await readGameAloud(name, options, io);
  const isGiven = isPlaced(options);
  const place = isGiven || !named.solver ? placeOf(named, options) : undefined;
  const status = statusLine(io.stderr);
  const [limit, policy] = [limitOf(options.limit), options.policy === true];
  const { position, roll, deal } = options;
  const question = { game: name, options: await allGameOptions(name, options) };
  const words = await answerWords(io.language);
  const format = phraseFormat(words);
  const pool = openTaskPool(SOLVING, question, io.uninterrupted ? 0 : 1);
  const { result: exact } = await interruptible(async (signal) => {
    // The solver never checks for signals, so ending its thread is the only way to stop it.
    const stopped = new Promise<undefined>((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined));
    });
    const solving = pool.run(
      { position, roll, deal, isGiven, limit, policy },
      {
        onMessage(progress) {
          status.show(format(progress));
        },
      },
    );
    solving.catch(() => undefined);
    return Promise.race([solving, stopped]);
  }).finally(async () => {
    await pool.close();
    status.clear();
  });
  if (exact === undefined) {
    await write(io.stderr, `${words.text("answers-exact-stopped")}\n`);
    throw new InterruptedError();
  }
  await write(io.stdout, options.json ? `${JSON.stringify(dataOf(exact))}\n` : textOf(place, exact, words));
}

function limitOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  return countOf("limit", text, 1, 1e9);
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
    rules: rules?.message,
  };
}

function textOf(place: Place | undefined, exact: SolvedPlace, words: Catalogue): string {
  const { of, proved, actions, method, methodText, positions, fraction, rules } = exact;
  const format = phraseFormat(words);
  const [low, high] = of.interval;
  const name = words.text("answers-exact-name", { name: of.name });
  const rows = actions?.map(({ action, value }) => [action, value.toFixed(12)]);
  const lines = [
    words.text("answers-exact-value", {
      name,
      value: of.value.toFixed(12),
      truth: low === high ? "exact" : proved ? "proved" : "estimated",
      low: String(low),
      high: String(high),
    }),
    ...(fraction === undefined ? [] : [words.text("answers-exact-fraction", { fraction })]),
    ...(rules === undefined ? [] : [words.text("answers-exact-rules", { rules: format(rules) })]),
    words.text("answers-exact-costs", { method: methodText ? format(methodText) : method, positions }),
  ];
  return [
    place ? `${boardText(place, format)}\n` : "",
    rows ? `${table([words.text("answers-heading-action"), name], rows)}\n` : "",
    `${lines.join("\n")}\n`,
  ].join("");
}
