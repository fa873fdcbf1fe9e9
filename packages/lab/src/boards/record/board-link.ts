/** A game on a board as stored in a link: plain data, checked on reading. */
export interface BoardLink {
  readonly game: string;
  /** Options by name. */
  readonly options: Readonly<Record<string, string>>;
  /** The first position, in the game's notation; empty: a new game. */
  readonly start: string;
  /** The actions, and the position after each, including chance. */
  readonly plies: readonly (readonly [action: string, position: string])[];
  /** Number of plies up to the current place. */
  readonly at: number;
  /** The player who has resigned after the last ply. */
  readonly resigned?: number;
  /** Present if that player's time was over instead: lost, or drawn because the other could not win. */
  readonly onTime?: "lost" | "drawn";
  /** The date of a daily game, such as "2026-11-30": it determines the first position and all dice. */
  readonly day?: string;
}

/** A new game. */
export function newGameOf({ game, options }: Pick<BoardLink, "game" | "options">): BoardLink {
  return { game, options, start: "", plies: [], at: 0 };
}

/** The address of a daily game by the game's usual rules, with "#". */
export function dailyAddress(game: string, day: string): string {
  const options = new URLSearchParams({ ...ON_PHONE[game], day });
  return `#boards/${game}?${options}`;
}

/** The date in this place, as in a daily game's address. */
export function today(date = new Date()): string {
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${date.getFullYear()}-${month}-${day}`;
}

/** The rules of games of which the usual board is too wide for a phone. */
const ON_PHONE: Readonly<Record<string, BoardLink["options"]>> = {
  minesweeper: { size: "9x9", mines: "10" },
};

/** The game of an address that has none. */
export function firstGameOf(game: string, isPhone: () => boolean): BoardLink {
  const small = ON_PHONE[game];
  return newGameOf({ game, options: small && isPhone() ? small : {} });
}

export function isSameBoard(one: BoardLink, other: BoardLink): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

const MOST_PLIES = 2000;
const MOST_TEXT = 2000;
const MOST_OPTIONS = 20;

/** Parses the board part of a link; undefined if it is invalid. The referee checks it against the game. */
export function boardLinkFrom(data: unknown): BoardLink | undefined {
  if (!isRecord(data)) return undefined;
  const { game, options = {}, start = "", plies = [], at, resigned, onTime, day } = data;
  if (!isText(game) || !isText(start) || !isRecord(options) || !Array.isArray(plies)) return undefined;
  const given = Object.entries(options);
  if (given.length > MOST_OPTIONS || plies.length > MOST_PLIES) return undefined;
  if (!given.every(([, value]) => isText(value))) return undefined;
  if (!plies.every((ply) => Array.isArray(ply) && ply.length === 2 && ply.every(isText))) return undefined;
  const last = plies.length;
  return {
    game,
    options: Object.fromEntries(given) as Record<string, string>,
    start,
    plies: plies.map(([action, position]: [string, string]) => [action, position] as const),
    at: Number.isInteger(at) && (at as number) >= 0 && (at as number) <= last ? (at as number) : last,
    ...(Number.isInteger(resigned) && { resigned: resigned as number }),
    ...((onTime === "lost" || onTime === "drawn") && { onTime }),
    ...(isDay(day) && { day }),
  };
}

function isDay(data: unknown): data is string {
  return isText(data) && /^\d{4}-\d\d-\d\d$/.test(data) && !Number.isNaN(Date.parse(data));
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === "object" && data !== null && !Array.isArray(data);
}

function isText(data: unknown): data is string {
  return typeof data === "string" && data.length <= MOST_TEXT;
}
