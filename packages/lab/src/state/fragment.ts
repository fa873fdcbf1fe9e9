import { deflateSync, Inflate } from "fflate";
import { type BoardLink, boardLinkFrom, isSameBoard, newGameOf } from "../boards/record/board-link.js";
import { LabError } from "../i18n/lab-error.js";

/**
 * The whole state is in the fragment of the address, which is never sent to a server: "#1." and deflated JSON in
 * base64url. The number is the version. Later versions get their own numbers and readers; the old readers stay.
 */
const VERSION = "1";

/** Longest link: chat programs and mail cut off longer ones. A tree of about 8,000 leaves fits. */
export const LONGEST_LINK = 24_000;
/** Most deflated bytes: base64 makes four characters of three. */
export const MOST_DEFLATED = (LONGEST_LINK * 3) / 4;
/** What public/long-link.js makes of a longer one. */
const TOO_LONG = "#too-long";
/** Largest inflated size in bytes: a short hostile link must not fill the memory. */
const MOST_BYTES = 2_000_000;

/** The fragment of deflated data, without "#". */
export function fragmentOf(deflated: Uint8Array): string {
  return `${VERSION}.${toBase64Url(deflated)}`;
}

/** Deflates plain data for a link. */
export function deflated(data: unknown): Uint8Array {
  return deflateSync(new TextEncoder().encode(JSON.stringify(data)), { level: 9 });
}

/**
 * The address of the boards page, without "#".
 *
 * @param board undefined: the start page
 * @param isPrivate whether the address must not contain the game
 */
export function encodeBoard(board: BoardLink | undefined, isPrivate: boolean): string {
  if (!board) return BOARDS;
  const { game, ...packed } = board;
  const own = `${BOARDS}/${game}`;
  if (isPrivate || isSameBoard(board, newGameOf({ game, options: {} }))) return own;
  const bytes = deflated(packed);
  // A longer game is in the browser's history and storage only.
  return bytes.length > MOST_DEFLATED ? own : `${own}/${toBase64Url(bytes)}`;
}

/**
 * The data of a fragment, with or without "#", not yet interpreted.
 *
 * @throws LabError with a message if it is malformed, too large or of an unknown version
 */
export function unfolded(fragment: string): Readonly<Record<string, unknown>> {
  if (fragment === TOO_LONG || fragment.length > LONGEST_LINK + 100)
    throw new LabError("lab-link-problem-too-long");
  const [, version, data] = /^#?(\d+)\.([\w-]+)$/.exec(fragment) ?? [];
  if (version === undefined || data === undefined) {
    throw new LabError("lab-link-problem-not-ours");
  }
  if (data.length > LONGEST_LINK) throw new LabError("lab-link-problem-too-long");
  if (version !== VERSION) {
    throw new LabError("lab-link-problem-version");
  }
  return parse(inflate(data));
}

/**
 * Beginning of the address of the boards page: "#boards", "#boards/chess" or "#boards/chess/" and a packed game. People
 * may also write "#boards/2048?size=3x3&position=2 0 0 0 2 0 0 0 0" or "#boards/backgammon?xgid=…", with capitals or not: the
 * options of the game and its first position, or "#boards/2048?day=2026-11-30": the daily game.
 */
const BOARDS = "boards";

/** A game on the board in an address; without a game in it, the game in progress or a new one. */
export interface BoardAddress {
  /** Undefined: the start page. */
  readonly game?: string;
  readonly board?: BoardLink;
}

/**
 * Reads the address of a board, with or without "#"; undefined if it is another address.
 *
 * @throws LabError with a message if the game in it is malformed or too large
 */
export function boardAddressIn(fragment: string): BoardAddress | undefined {
  const found = /^#?boards(?:\/([a-z0-9-]+)(?:\/([\w-]+)|\?(.*))?)?\/?$/i.exec(fragment);
  if (!found) return undefined;
  const [, named, data, written] = found;
  const game = named?.toLowerCase();
  if (game === undefined) return {};
  if (written !== undefined) {
    const fields = [...new URLSearchParams(written)].map(([name, value]) => [name.toLowerCase(), value]);
    const { xgid, position = xgid, day, ...options } = Object.fromEntries(fields);
    const start = xgid && !/^xgid=/i.test(xgid) ? `XGID=${xgid}` : (position ?? "");
    const board = boardLinkFrom({ game, options, start, plies: [], day });
    if (!board) throw new LabError("lab-link-problem-no-game");
    return { game, board };
  }
  if (data === undefined) return { game };
  if (data.length > LONGEST_LINK) throw new LabError("lab-link-problem-too-long");
  const board = boardLinkFrom({ ...parse(inflate(data)), game });
  if (!board) throw new LabError("lab-link-problem-no-game");
  return { game, board };
}

export const PLACES = ["explore", "compare", "practise", "boards"] as const;
export type Place = (typeof PLACES)[number];

/** The parts of a link that are needed before all of it is parsed. */
export interface Asked extends BoardAddress {
  readonly place: Place;
  /** Whether it is the address of a board, which has no tree. */
  readonly isBoard: boolean;
}

/** Reads those parts of a fragment; `decodeLink` reports its errors. */
export function askedIn(fragment: string): Asked {
  try {
    const address = boardAddressIn(fragment);
    if (address) return { place: "boards", isBoard: true, ...address };
    const { p, g } = unfolded(fragment);
    const board = boardLinkFrom(g);
    return {
      place: PLACES.find((place) => place === p) ?? "explore",
      isBoard: false,
      ...(board && { game: board.game, board }),
    };
  } catch (error) {
    if (error instanceof LabError) return { place: "explore", isBoard: false };
    throw error;
  }
}

function inflate(data: string): string {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((chunk) => {
    size += chunk.length;
    if (size > MOST_BYTES) throw new LabError("lab-link-problem-bomb");
    chunks.push(chunk);
  });
  try {
    const bytes = fromBase64Url(data);
    // In small chunks, so that a decompression bomb is detected early.
    for (let at = 0; at < bytes.length; at += 64) {
      stream.push(bytes.subarray(at, at + 64), at + 64 >= bytes.length);
    }
    const whole = new Uint8Array(size);
    let at = 0;
    for (const chunk of chunks) {
      whole.set(chunk, at);
      at += chunk.length;
    }
    return new TextDecoder("utf-8", { fatal: true }).decode(whole);
  } catch (error) {
    if (error instanceof LabError) throw error;
    throw new LabError("lab-link-problem-damaged");
  }
}

function parse(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === "object" && data !== null) return data as Readonly<Record<string, unknown>>;
  } catch {
    // Reported below.
  }
  throw new LabError("lab-link-problem-damaged");
}

function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}
