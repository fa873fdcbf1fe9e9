/**
 * The player of a seat: a person, an opponent of level 1 to 10, or a search with a limit, by a given method or the
 * game's default method.
 */
export type Player =
  | { readonly kind: "person" }
  | { readonly kind: "level"; readonly level: number }
  | Search;

export interface Search {
  readonly kind: "search";
  readonly limit: Limit;
  readonly amount: number;
  /** Undefined: the game's default method. */
  readonly method?: string;
  /** Settings of the method, by name. */
  readonly settings?: Readonly<Record<string, number | string>>;
}

/** Seconds per move, search depth in decisions, or nodes per move. */
export const LIMITS = ["time", "depth", "nodes"] as const;
export type Limit = (typeof LIMITS)[number];

export type Machine = Exclude<Player, { readonly kind: "person" }>;

export const PERSON: Player = { kind: "person" };

/** Times in seconds that the menu offers. */
export const SECONDS = [0.3, 1, 5, 15, 60] as const;

const MOST: Readonly<Record<Limit, number>> = { time: 600, depth: 99, nodes: 1e10 };
const MOST_SETTINGS = 20;

/**
 * A player as short text for storage: "0" for a person, a number for seconds, "level 3" for a level, JSON otherwise.
 */
export function playerText(player: Player): string {
  if (player.kind === "person") return "0";
  if (player.kind === "level") return `level ${player.level}`;
  const { limit, amount, method, settings } = player;
  if (limit === "time" && method === undefined && SECONDS.some((each) => each === amount))
    return String(amount);
  return JSON.stringify({
    limit,
    amount,
    ...(method !== undefined && { method }),
    ...(settings && { settings }),
  });
}

/** Parses the output of `playerText`; undefined for other text. */
export function playerFrom(text: string): Player | undefined {
  if (text === "0") return PERSON;
  const [, level] = /^level (10|[1-9])$/.exec(text) ?? [];
  if (level !== undefined) return { kind: "level", level: Number(level) };
  const seconds = SECONDS.find((each) => String(each) === text);
  if (seconds !== undefined) return { kind: "search", limit: "time", amount: seconds };
  try {
    return searchFrom(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function searchFrom(data: unknown): Search | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { limit, amount, method, settings = {} } = data as Record<string, unknown>;
  const known = LIMITS.find((name) => name === limit);
  if (known === undefined || typeof amount !== "number" || !(amount > 0) || amount > MOST[known])
    return undefined;
  if (method !== undefined && (typeof method !== "string" || method.length > 40)) return undefined;
  if (typeof settings !== "object" || settings === null) return undefined;
  const given = Object.entries(settings);
  const isPlain = ([, value]: [string, unknown]): boolean =>
    (typeof value === "string" && value.length <= 200) || Number.isFinite(value);
  if (given.length > MOST_SETTINGS || !given.every(isPlain)) return undefined;
  return {
    kind: "search",
    limit: known,
    amount: known === "time" ? amount : Math.round(amount),
    ...(method !== undefined && { method }),
    ...(given.length > 0 && { settings: Object.fromEntries(given) as Record<string, number | string> }),
  };
}

/** The engine's options for a search. */
export function searchOptions({ limit, amount, method, settings }: Search): {
  readonly time?: number;
  readonly depth?: number;
  readonly nodes?: number;
  readonly algorithm?: string;
  readonly settings?: Readonly<Record<string, number | string>>;
} {
  return {
    [limit]: limit === "time" ? 1000 * amount : amount,
    ...(method !== undefined && { algorithm: method }),
    ...(settings && { settings }),
  };
}
