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
import { GAMES } from "@tyche/games";
import { type Command, Option } from "commander";
import { mustBe, oneOf, parseCount, wholeNumber } from "../io/arguments.js";
import type { Help } from "../io/help.js";
import type { Io } from "../io/io.js";
import { readThreads } from "../io/threads-option.js";
import { optionIn } from "./options.js";

/** Search options of the command line. */
export interface WrittenSearch {
  readonly depth?: string | undefined;
  readonly time?: string | undefined;
  readonly nodes?: string | undefined;
  readonly algorithm?: string | undefined;
  readonly evaluator?: string | undefined;
  readonly horizon?: string | undefined;
  readonly threads?: string | undefined;
  readonly deterministic?: boolean | undefined;
  readonly table?: string | undefined;
  readonly rank?: string | undefined;
  readonly beam?: string | undefined;
  readonly threshold?: string | undefined;
  readonly sparse?: string | undefined;
  /** Settings of single methods, by name. */
  readonly [setting: string]: unknown;
}

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

export function addSearchOptions(command: Command, help: Help): void {
  command
    .option("--depth <N>", help("help-depth"))
    .option("--time <MS>", help("help-time", { usual: USUAL_TIME }))
    .option("--nodes <N>", help("help-nodes"))
    .option(
      "-a, --algorithm <A>",
      help("help-game-algorithm", { algorithms: [...METHODS.map(({ name }) => name), ...OWN_METHODS] }),
    )
    .option("--evaluator <E>", help("help-evaluator"))
    .option(`--horizon <${HORIZONS.join("|")}>`, help("help-horizon"))
    .option("--rank <all|best>", help("help-rank"), "all")
    .option("--table <N>", help("help-table"))
    .option("--threads <T>", help("help-search-threads"), "1")
    .option("--deterministic", help("help-deterministic"))
    .option("--beam <N>", help("help-beam"))
    .option("--threshold <P>", help("help-threshold"))
    .option("--sparse <N>", help("help-sparse"));
  for (const { name, help: english, takes } of SETTINGS.values()) {
    const algorithms = ALL_METHODS.filter(({ settings }) =>
      settings.some((setting) => setting.name === name),
    ).map((method) => method.name);
    const value = typeof takes === "string" ? (takes === "text" ? "TEXT" : "N") : takes.join("|");
    const text = help.translated(`algorithm-option-${name}`, english);
    command.addOption(
      new Option(`--${name} <${value}>`, help("help-for-algorithms", { algorithms, text })).helpGroup(
        help("help-options-of-algorithms"),
      ),
    );
  }
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
  io: Pick<Io, "stderr">,
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
