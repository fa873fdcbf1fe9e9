import {
  describeSetting,
  HORIZONS,
  type Horizon,
  type Limits,
  METHODS,
  type Pruning,
  type Setting,
  type Settings,
} from "@tyche/engine";
import type { Problem } from "@tyche/engine/errors";
import { GAMES } from "@tyche/registry";
import { type Command, Option } from "commander";
import { mustBe, oneOf, parseCount, readThreads, wholeNumber } from "../io/arguments.js";
import type { Help } from "../io/help.js";
import type { Io } from "../io/io.js";
import { addOptions, chooseOptions, isHelpOf, type OptionRows, type OptionValues } from "../io/options.js";
import { gameIn, optionIn } from "./options.js";

/** Search options in the engine's form, with the evaluator by name. */
export interface SearchChoice extends Limits, Pruning {
  /** Name of a method; undefined: the engine's choice for the game. */
  readonly algorithm?: string;
  readonly settings?: Settings;
  readonly evaluator: string;
  readonly horizon?: Horizon;
  readonly table?: number | false;
  readonly rank: "all" | "best";
  /** False: start at the full depth. */
  readonly deepening?: boolean;
}

/** How a search is divided among threads. */
export interface Sharing {
  readonly threads: number;
  /** Whether the result must not depend on the number of threads. */
  readonly deterministic: boolean;
}

/** Default time limit in milliseconds, used if there is no other limit. */
const USUAL_TIME = 1000;

/** The engine's methods and those of single games. */
const ALL_METHODS = [...METHODS, ...GAMES.flatMap(({ methods = [] }) => methods)];

/** Game and method, for methods of single games. */
const OWN_METHODS = GAMES.flatMap(({ name, methods = [] }) =>
  methods.map((method) => `${method.name} (${name})`),
);

/**
 * Settings whose names mean something else on the command line: `--batch` reads lines of JSON. They can still be set
 * for players of matches.
 */
const TAKEN: ReadonlySet<string> = new Set(["batch"]);

/** The settings of all methods, each once. */
const SETTINGS: ReadonlyMap<string, Setting> = new Map(
  ALL_METHODS.flatMap(({ settings }) =>
    settings.filter(({ name }) => !TAKEN.has(name)).map((setting) => [setting.name, setting]),
  ),
);

/** An entry takes 32 bytes. */
const MOST_ENTRIES = 2 ** 26;

/** Descriptions of option values, used as parts of messages. */
const POSITIVE = wholeNumber(1);
const MILLISECONDS: Problem = { id: "kind-milliseconds", values: {}, message: "a number of milliseconds" };
const PROBABILITY: Problem = { id: "kind-threshold", values: {}, message: "a probability below 1" };
const ENTRIES: Problem = {
  id: "kind-table-entries",
  values: { most: MOST_ENTRIES },
  message: `a number of entries up to ${MOST_ENTRIES}`,
};

const OPTIONS = [
  ["--depth <N>", "help-depth"],
  ["--time <MS>", { id: "help-time", values: { usual: USUAL_TIME } }],
  ["--nodes <N>", "help-nodes"],
  [
    "-a, --algorithm <A>",
    {
      id: "help-game-algorithm",
      values: { algorithms: [...METHODS.map(({ name }) => name), ...OWN_METHODS] },
    },
  ],
  ["--evaluator <E>", "help-evaluator"],
  [`--horizon <${HORIZONS.join("|")}>` as const, "help-horizon"],
  ["--rank <all|best>", "help-rank", "all"],
  ["--table <N>", "help-table"],
  ["--threads <T>", "help-search-threads", "1"],
  ["--deterministic", "help-deterministic"],
  ["--beam <N>", "help-beam"],
  ["--threshold <P>", "help-threshold"],
  ["--sparse <N>", "help-sparse"],
] as const satisfies OptionRows;

/** Search options of the command line, and settings of single methods, by name. */
export type WrittenSearch = Partial<OptionValues<typeof OPTIONS>> & { readonly [setting: string]: unknown };

/**
 * Adds the search options and the settings of all methods. The help lists those of the method that the call names, all
 * of them with `--help all`.
 */
export function addSearchOptions(command: Command, help: Help): void {
  addOptions(command, OPTIONS, help);
  for (const { name, help: english, takes } of SETTINGS.values()) {
    const algorithms = methodsWith(name).map((method) => method.name);
    const value = typeof takes === "string" ? (takes === "text" ? "TEXT" : "N") : takes.join("|");
    const text = help.translated(`algorithm-option-${name}`, english);
    command.addOption(
      new Option(`--${name} <${value}>`, help("help-for-algorithms", { algorithms, text })).helpGroup(
        help("help-options-of-algorithms"),
      ),
    );
  }
  chooseOptions(command, (option, shown) => {
    if (!isHelpOf(shown)) return option;
    const { algorithm } = shown.opts<WrittenSearch>();
    const named = METHODS.find((method) => method.name === algorithm);
    if (named?.unused.some((name) => name === option.name())) return undefined;
    if (!SETTINGS.has(option.name())) return option;
    const own = algorithm === undefined ? gameIn(shown)?.methods?.map(({ name }) => name) : [algorithm];
    return methodsWith(option.name()).some(({ name }) => own?.includes(name)) ? option : undefined;
  });
}

function methodsWith(setting: string): (typeof ALL_METHODS)[number][] {
  return ALL_METHODS.filter(({ settings }) => settings.some(({ name }) => name === setting));
}

/** @throws UsageError */
export function readSearch(written: WrittenSearch): SearchChoice {
  const { evaluator = "default" } = written;
  const depth = readNumber("depth", written.depth, parsePositive, POSITIVE);
  const time = readNumber("time", written.time, parseDecimal, MILLISECONDS);
  const nodes = readNumber("nodes", written.nodes, parsePositive, POSITIVE);
  const entries = readNumber("table", written.table, parseEntries, ENTRIES);
  const settings = readSettings(written);
  const noLimit = [depth, time, nodes, settings?.simulations].every((limit) => limit === undefined);
  return withoutUndefined({
    depth,
    time: noLimit ? USUAL_TIME : time,
    nodes,
    algorithm: oneOf(
      "algorithm",
      written.algorithm,
      ALL_METHODS.map(({ name }) => name),
    ),
    settings,
    evaluator,
    horizon: oneOf("horizon", written.horizon, HORIZONS),
    rank: oneOf("rank", written.rank, ["all", "best"] as const) ?? "all",
    table: entries === 0 ? (false as const) : entries,
    beam: readNumber("beam", written.beam, parsePositive, POSITIVE),
    threshold: readNumber("threshold", written.threshold, parseThreshold, PROBABILITY),
    sparse: readNumber("sparse", written.sparse, parsePositive, POSITIVE),
  });
}

/** @throws UsageError */
export function readSharing(
  { threads = "1", deterministic = false }: WrittenSearch,
  io: Pick<Io, "stderr" | "language">,
): Sharing {
  return {
    threads: readThreads(threads, 1, io),
    deterministic,
  };
}

function parseThreshold(text: string): number | undefined {
  const threshold = parseDecimal(text);
  return threshold !== undefined && threshold < 1 ? threshold : undefined;
}

/** Returns undefined if no setting is given. */
function readSettings(written: WrittenSearch): Settings | undefined {
  const given: Record<string, number | string> = {};
  for (const [name, setting] of SETTINGS) {
    const text = optionIn(written, name);
    if (text !== undefined) given[name] = settingOf(setting, String(text).trim());
  }
  return Object.keys(given).length === 0 ? undefined : given;
}

function settingOf(setting: Setting, text: string): number | string {
  const { name, takes } = setting;
  if (takes === "text") return text;
  if (typeof takes !== "string") return oneOf(name, text, takes)!;
  const parse = takes === "whole" ? parseCount : parseDecimal;
  return readNumber(name, text, parse, describeSetting(setting))!;
}

type Defined<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Removes undefined members, so that other defaults apply. */
function withoutUndefined<T extends object>(given: T): Defined<T> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Defined<T>;
}

function readNumber(
  option: string,
  text: string | undefined,
  parse: (text: string) => number | undefined,
  takes: Problem,
): number | undefined {
  if (text === undefined) return undefined;
  const number = parse(text.trim());
  if (number !== undefined) return number;
  throw mustBe(option, takes, text.slice(0, 40));
}

function parsePositive(text: string): number | undefined {
  const count = parseCount(text);
  return count === undefined || count < 1 ? undefined : count;
}

function parseEntries(text: string): number | undefined {
  const count = parseCount(text);
  return count !== undefined && count <= MOST_ENTRIES ? count : undefined;
}

function parseDecimal(text: string): number | undefined {
  return /^(\d{1,15}(\.\d*)?|\.\d+)(e-?\d{1,2})?$/i.test(text) ? Number(text) : undefined;
}
