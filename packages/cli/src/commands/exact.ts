import type { Catalogue } from "@tyche/messages";
import { answerWords, boardText, phraseFormat } from "../answers/game-text.js";
import { provedText } from "../answers/proved-text.js";
import { saveCertificate } from "../certificate/save.js";
import { type SolvedPlace, USUAL_LIMIT } from "../exact/exact.js";
import {
  allGameOptions,
  GAME_ARGUMENT,
  optionsOfGames,
  readGameAloud,
  type WrittenGame,
} from "../games/options.js";
import { isPlaced, type Place, placeOf } from "../games/place.js";
import { PLACE_OPTIONS, type WrittenPlace } from "../games/place-options.js";
import { countOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { table } from "../io/table.js";
import { statusLine } from "../io/terminal.js";
import { openTaskPool } from "../threads/task-pool.js";
import { workKind } from "../threads/work.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [
  ["--policy", "help-exact-policy"],
  ["--limit <N>", { id: "help-exact-limit", values: { usual: USUAL_LIMIT } }],
  ["--json", "help-json"],
  ["--certificate <FILE>", "help-certificate"],
] as const satisfies OptionRows;

type Options = WrittenGame & WrittenPlace & OptionValues<typeof OPTIONS>;

const SOLVING = workKind("exact", () => import("../exact/exact.js"));

export const examples: Examples = {
  "example-exact-pig": "tyche exact pig --target 40",
  "example-exact-policy": "tyche exact pig --target 20 --position 10,12,5 --policy --json",
  "example-exact-2048": "tyche exact 2048 --size 2x2 --target 32 --json",
  "example-exact-blackjack": "tyche exact blackjack",
  "example-exact-position": 'tyche exact tic-tac-toe --position "X...O...."',
};

export const register = registers([GAME_ARGUMENT, PLACE_OPTIONS, optionsOfGames(), OPTIONS], act);

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
      { position, roll, deal, isGiven, limit, policy, isCertified: options.certificate !== undefined },
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
  const { certified } = exact;
  const proof = certified && (await saveCertificate(options.certificate!, certified));
  const text = options.json
    ? `${JSON.stringify({ ...dataOf(exact), ...proof?.members })}\n`
    : textOf(place, exact, words);
  await write(io.stdout, text);
  if (proof?.problem) throw proof.problem;
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
  const value = provedText(of.interval);
  const rows = actions?.map(({ action, interval }) => [action, provedText(interval)]);
  const lines = [
    words.text("answers-exact-value", {
      name,
      value,
      truth: low < high ? (proved ? "proved" : "estimated") : Number(value) === low ? "exact" : "rounded",
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
