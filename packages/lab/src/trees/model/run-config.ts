import {
  ALGORITHMS,
  type Algorithm,
  FAILS,
  type Fail,
  ORDERS,
  type OrderName,
  parseValue,
  type SettingName,
  type SolveSettings,
  TIE_RULES,
  type TieRule,
  type Value,
} from "@tyche/trees";

/** The user's settings for one search, as typed; empty for the default. */
export interface RunConfig {
  readonly algorithm: string;
  readonly depth: string;
  readonly low: string;
  readonly high: string;
  readonly alpha: string;
  readonly beta: string;
  readonly ties: TieRule;
  readonly fail: Fail;
  readonly order: OrderName;
  readonly guess: string;
  readonly probes: string;
  readonly width: string;
  readonly player: string;
  readonly teams: string;
  readonly random: string;
}

export const DEFAULT_RUN: RunConfig = {
  algorithm: "star1",
  depth: "",
  low: "",
  high: "",
  alpha: "",
  beta: "",
  ties: "prune",
  fail: "soft",
  order: "given",
  guess: "",
  probes: "",
  width: "",
  player: "",
  teams: "",
  random: "",
};

/** Resets the settings that refer to one tree; applied when a tree is opened. */
export const NO_TREE_SETTINGS: Partial<RunConfig> = {
  depth: "",
  low: "",
  high: "",
  alpha: "",
  beta: "",
  guess: "",
  player: "",
  teams: "",
};

const PAIRS = { bounds: ["low", "high"], window: ["alpha", "beta"] } as const;

/** The form fields of a setting. */
export function fieldsOf(name: SettingName): readonly (keyof RunConfig)[] {
  return name === "bounds" || name === "window" ? PAIRS[name] : [name];
}

export function algorithmOf(config: RunConfig): Algorithm {
  return ALGORITHMS.find(({ name }) => name === config.algorithm) ?? ALGORITHMS[0]!;
}

export type SettingsResult = { readonly settings: SolveSettings } | { readonly wrong: SettingName };

/** The settings that the chosen algorithm reads; otherwise the name of the first invalid one. */
export function settingsOf(config: RunConfig): SettingsResult {
  const settings: { -readonly [K in keyof SolveSettings]: SolveSettings[K] } = {};
  for (const name of algorithmOf(config).settings) {
    const value = READERS[name](config);
    if (value === WRONG) return { wrong: name };
    if (value !== undefined) Object.assign(settings, { [name]: value });
  }
  return { settings };
}

const WRONG = Symbol("wrong");
type Reader = (config: RunConfig) => unknown;

function count(text: string): number | undefined | typeof WRONG {
  if (text.trim() === "") return undefined;
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : WRONG;
}

function value(text: string): Value | undefined | typeof WRONG {
  if (text.trim() === "") return undefined;
  return parseValue(text.trim().replace("−", "-")) ?? WRONG;
}

function limit(text: string, empty: number): Value | number | typeof WRONG {
  if (/^(?:[-−+]?(?:∞|inf))?$/.test(text.trim())) {
    if (text.trim() === "") return empty;
    return /[-−]/.test(text) ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  }
  return value(text) ?? empty;
}

const READERS: Readonly<Record<SettingName, Reader>> = {
  depth: ({ depth }) => count(depth),
  guess: ({ guess }) => value(guess),
  probes: ({ probes }) => count(probes),
  width: ({ width }) => count(width),
  player: ({ player }) => count(player),
  random: ({ random }) => value(random),
  ties: ({ ties }) => ties,
  // Ballard's Star1 is fail-hard as published, and has no other rule.
  fail: ({ fail, algorithm }) => (algorithm === "star1-ballard" ? "hard" : fail),
  order: ({ order }) => order,
  bounds: ({ low, high }) => {
    const ends = [value(low), value(high)];
    if (ends.every((end) => end === undefined)) return undefined;
    return ends.includes(WRONG) || ends.includes(undefined) ? WRONG : ends;
  },
  window: ({ alpha, beta }) => {
    if (alpha.trim() === "" && beta.trim() === "") return undefined;
    const ends = [limit(alpha, Number.NEGATIVE_INFINITY), limit(beta, Number.POSITIVE_INFINITY)];
    return ends.includes(WRONG) ? WRONG : ends;
  },
  teams: ({ teams }) => {
    if (teams.trim() === "") return undefined;
    const lists = teams.split("/").map((team) => team.split(",").map(count));
    return lists.flat().some((player) => typeof player !== "number") ? WRONG : lists;
  },
};

/** The bounds, if they are set and valid. */
export function boundsOf(config: RunConfig): readonly [Value, Value] | undefined {
  const bounds = READERS.bounds(config);
  return Array.isArray(bounds) ? [bounds[0], bounds[1]] : undefined;
}

/** Reads a configuration from an untrusted object; invalid values fall back to the defaults. */
export function runConfigFrom(data: unknown): RunConfig {
  const config: Record<keyof RunConfig, string> = { ...DEFAULT_RUN };
  if (typeof data !== "object" || data === null) return DEFAULT_RUN;
  const given = data as Readonly<Record<string, unknown>>;
  for (const key of Object.keys(DEFAULT_RUN) as (keyof RunConfig)[]) {
    const text = given[key];
    if (typeof text === "string" && text.length <= 60 && isAllowed(key, text)) config[key] = text;
  }
  return config as RunConfig;
}

function isAllowed(key: keyof RunConfig, text: string): boolean {
  const among = (list: readonly string[]): boolean => list.includes(text);
  if (key === "algorithm") return among(ALGORITHMS.map(({ name }) => name));
  if (key === "ties") return among(TIE_RULES);
  if (key === "fail") return among(FAILS);
  return key !== "order" || among(ORDERS);
}

/** Only the differences from the defaults, for short links. */
export function withoutDefaults(config: RunConfig): Partial<RunConfig> {
  return Object.fromEntries(
    Object.entries(config).filter(([key, text]) => text !== DEFAULT_RUN[key as keyof RunConfig]),
  );
}
