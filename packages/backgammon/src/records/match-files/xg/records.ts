import type { MatchHeader } from "../../match-record.js";
import { texts } from "../texts.js";

/** The records of a .xg file ("XG file format", version 30) have 2560 bytes; the ninth byte is the kind. */
const RECORD = 2560;
/** Offset of the fields, after two pointers and the kind. */
const FIELDS = 9;
const KINDS = ["match", "game", "cube", "move", "game end", "match end"] as const;

/** The first record: the match and its players. */
export interface XgMatch {
  readonly kind: "match";
  readonly players: readonly [string, string];
  readonly header: MatchHeader;
  /** Length in points; 99999 for money. */
  readonly length: number;
  /** 0 backgammon, 1 Nackgammon, 2 hypergammon, 3 Longgammon. */
  readonly variation: number;
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly magic: number;
  readonly version: number;
}

/** The start of a game. */
export interface XgGame {
  readonly kind: "game";
  readonly scores: readonly [number, number];
  readonly isCrawford: boolean;
  /** 26 numbers, all 0 if the board was not recorded. */
  readonly points: readonly number[];
  readonly automaticDoubles: number;
}

/** A cube decision before a roll: whether the player doubled, and the answers. */
export interface XgCube {
  readonly kind: "cube";
  /** 1 for the first player, -1 for the second. */
  readonly active: number;
  /** 1: doubled. */
  readonly double: number;
  /** 0 passed, 1 took, 2 beavered. */
  readonly take: number;
  /** The answer of a doubler who was beavered: 0 pass, 2 raccoon, otherwise take. */
  readonly beaver: number;
  /** The answer to a raccoon: 0 pass, otherwise take. */
  readonly raccoon: number;
  /** The board from the first player's view, and the cube as in a move. */
  readonly points: readonly number[];
  readonly cube: number;
  /** From the file's analysis: equities of not doubling and of double/take; the error, -1000 if not analysed. */
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly error: number;
}

/** A roll and the resulting board. */
export interface XgMove {
  readonly kind: "move";
  readonly active: number;
  /**
   * The board before the move, 26 numbers. The published text says from the view of the player on roll; actual files
   * use the first player's view.
   */
  readonly before: readonly number[];
  /** The board after the move, from the view of the player who moved. */
  readonly after: readonly number[];
  readonly dice: readonly [number, number];
  /**
   * The cube: 0 centred, otherwise the base-2 logarithm of its value, negative if the second player owns it; without
   * automatic doubles.
   */
  readonly cube: number;
  /** False for the roll on which a game was resigned. */
  readonly isPlayed: boolean;
  /** From the file's analysis: the loss as a negative number, and the luck of the roll; -1000 if not analysed. */
  readonly error: number;
  readonly luck: number;
}

/** The end of a game. */
export interface XgGameEnd {
  readonly kind: "game end";
  readonly scores: readonly [number, number];
  /** 1 for the first player, -1 for the second. */
  readonly winner: number;
  readonly points: number;
  /** 0 for a passed double, 1 to 3 for single to backgammon, plus 100 for a resignation, plus 1000 for a settlement. */
  readonly termination: number;
}

/** A record of a .xg file. */
export type XgRecord = XgMatch | XgGame | XgCube | XgMove | XgGameEnd | { readonly kind: "match end" };

/** The number of records. @throws NotationError if the last one is incomplete */
export function recordCount(bytes: Uint8Array): number {
  if (bytes.length % RECORD !== 0)
    throw texts.notationError("backgammon-xg-length", { length: bytes.length, record: RECORD });
  return bytes.length / RECORD;
}

/** @param index from 0. @throws NotationError if the kind of the record is unknown */
export function recordAt(bytes: Uint8Array, index: number): XgRecord {
  const start = bytes.byteOffset + index * RECORD;
  const fields = new Fields(new DataView(bytes.buffer, start, RECORD), FIELDS);
  const number = bytes[index * RECORD + FIELDS - 1]!;
  const kind = KINDS[number];
  switch (kind) {
    case "match":
      return matchOf(fields);
    case "game":
      return gameOf(fields);
    case "cube":
      return cubeOf(fields);
    case "move":
      return moveOf(fields);
    case "game end":
      return gameEndOf(fields);
    case "match end":
      return { kind };
    default:
      throw texts.notationError("backgammon-xg-kind", { kind: number });
  }
}

/** Names are Unicode from this version on. */
const UNICODE = 24;

function matchOf(fields: Fields): XgMatch {
  const short = [fields.text(40), fields.text(40)] as const;
  const [length, variation] = [fields.integer(), fields.integer()];
  const [crawford, jacoby, beavers, _automatic] = [0, 0, 0, 0].map(() => fields.boolean());
  // Skip ratings and experience of both players.
  fields.skip(2, 8).skip(2, 4);
  const date = dayOf(fields.double());
  let event = fields.text(128);
  // Skip the game number, both players' levels, and which profiles count it.
  fields.skip(3, 4).skip(3, 1);
  let place = fields.text(128);
  // Skip the mode and whether it was imported.
  fields.skip(1, 4).skip(1, 1);
  let round = fields.text(128);
  // Skip which side is drawn at the bottom.
  fields.skip(1, 4);
  const [version, magic] = [fields.integer(), fields.integer()];
  let players = short;
  if (version >= UNICODE) {
    // Skip previous games, whether it is entered and counted, comments.
    fields.skip(3, 4).skip(3, 1).skip(2, 4);
    // Skip stakes and site; highest cube and automatic doubles; whether it was transcribed.
    fields.skip(1, 1).skip(8, 4).skip(1, 1);
    event = fields.wideText();
    players = [fields.wideText(), fields.wideText()];
    place = fields.wideText();
    round = fields.wideText();
  }
  return {
    kind: "match",
    players,
    header: {
      ...(date && { date }),
      ...(event && { event }),
      ...(round && { round }),
      ...(place && { place }),
    },
    length,
    variation,
    crawford: crawford!,
    jacoby: jacoby!,
    beavers: beavers!,
    magic,
    version,
  };
}

/** The day of a Delphi date, in days since 30 December 1899; undefined if there is none. */
function dayOf(days: number): string | undefined {
  // From 1900 to 2199.
  if (!(days >= 2 && days < 109_573)) return undefined;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(days) * 86_400_000).toISOString().slice(0, 10);
}

function gameOf(fields: Fields): XgGame {
  const scores = [fields.integer(), fields.integer()] as const;
  const isCrawford = fields.boolean();
  const points = fields.points();
  // Skip its number, whether it is in progress, comments.
  fields.skip(1, 4).skip(1, 1).skip(2, 4);
  return { kind: "game", scores, isCrawford, points, automaticDoubles: fields.integer() };
}

function cubeOf(fields: Fields): XgCube {
  const [active, double, take, beaver, raccoon] = [0, 0, 0, 0, 0].map(() => fields.integer());
  const cube = fields.integer();
  const points = fields.points();
  // Skip the analysis: the board again, level, score, cube and owner, Jacoby; Crawford, table, verdict; outcome
  // probabilities.
  fields.skip(1, 4, 28).skip(6, 4).skip(4, 2).skip(7, 4);
  const [noDouble, doubleTake] = [fields.single(), fields.single()];
  // Skip the pass equity, levels, outcome probabilities after doubling.
  fields.skip(1, 4).skip(2, 2).skip(7, 4);
  return {
    kind: "cube",
    active: active!,
    double: double!,
    take: take!,
    beaver: beaver!,
    raccoon: raccoon!,
    points,
    cube,
    noDouble,
    doubleTake,
    error: fields.double(),
  };
}

/** Size of a move's analysis in bytes; it is aligned like a number. */
const ANALYSIS = 2184;

function moveOf(fields: Fields): XgMove {
  const [before, after] = [fields.points(), fields.points()];
  const active = fields.integer();
  // Skip the checker moves: the board after them has the same information.
  fields.skip(8, 4);
  const dice = [fields.integer(), fields.integer()] as const;
  const cube = fields.integer();
  // Skip an obsolete error field, the number of candidates, their analysis.
  fields.skip(1, 8).skip(1, 4).skip(1, 4, ANALYSIS);
  const isPlayed = fields.boolean();
  const [error, luck] = [fields.double(), fields.double()];
  return { kind: "move", active, before, after, dice, cube, isPlayed, error, luck };
}

function gameEndOf(fields: Fields): XgGameEnd {
  const scores = [fields.integer(), fields.integer()] as const;
  fields.boolean();
  const [winner, points, termination] = [fields.integer(), fields.integer(), fields.integer()];
  return { kind: "game end", scores, winner, points, termination };
}

/** Reads the fields of a record in order, with Delphi's alignment: numbers are at multiples of their size. */
class Fields {
  private readonly view: DataView;
  private at: number;

  constructor(view: DataView, at: number) {
    this.view = view;
    this.at = at;
  }

  integer(): number {
    this.align(4);
    this.at += 4;
    return this.view.getInt32(this.at - 4, true);
  }

  /** A 4-byte float. */
  single(): number {
    this.align(4);
    this.at += 4;
    return this.view.getFloat32(this.at - 4, true);
  }

  /** An 8-byte float. */
  double(): number {
    this.align(8);
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  boolean(): boolean {
    return this.view.getUint8(this.at++) !== 0;
  }

  /** A board: 26 numbers of one byte each. */
  points(): number[] {
    const start = this.at;
    this.at += 26;
    return Array.from({ length: 26 }, (_, i) => this.view.getInt8(start + i));
  }

  /** A Delphi `string[most]`: a length byte, then bytes in Windows' Western encoding. */
  text(most: number): string {
    const length = Math.min(this.view.getUint8(this.at), most);
    const bytes = this.bytes(this.at + 1, length);
    this.at += most + 1;
    return new TextDecoder("windows-1252").decode(bytes);
  }

  /** 129 UTF-16 characters, read up to the first 0. */
  wideText(): string {
    this.align(2);
    const text = new TextDecoder("utf-16le").decode(this.bytes(this.at, 2 * 129));
    this.at += 2 * 129;
    return text.split("\0", 1)[0]!;
  }

  /** Skips fields. @param size in bytes, if it differs from the alignment */
  skip(count: number, alignment: number, size = alignment): this {
    this.align(alignment);
    this.at += count * size;
    return this;
  }

  private bytes(start: number, length: number): Uint8Array {
    return new Uint8Array(this.view.buffer, this.view.byteOffset + start, length);
  }

  private align(size: number): void {
    this.at = Math.ceil(this.at / size) * size;
  }
}
