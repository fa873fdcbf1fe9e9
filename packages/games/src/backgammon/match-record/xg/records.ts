import { NotationError } from "@tyche/engine";

/** The records of a .xg file ("XG file format", version 30): 2560 bytes each, whose ninth says what it is about. */
const RECORD = 2560;
/** Where the fields begin: behind two pointers and the kind. */
const FIELDS = 9;
const KINDS = ["match", "game", "cube", "move", "game end", "match end"] as const;

/** The first record: what is played, by whom. */
export interface XgMatch {
  readonly kind: "match";
  readonly players: readonly [string, string];
  /** Points; 99999 for money. */
  readonly length: number;
  /** 0 backgammon, 1 Nackgammon, 2 hypergammon, 3 Longgammon. */
  readonly variation: number;
  readonly crawford: boolean;
  readonly jacoby: boolean;
  readonly beavers: boolean;
  readonly magic: number;
  readonly version: number;
}

/** A game begins. */
export interface XgGame {
  readonly kind: "game";
  readonly scores: readonly [number, number];
  readonly isCrawford: boolean;
  /** 26 numbers, all 0 where nobody wrote them down. */
  readonly points: readonly number[];
  readonly automaticDoubles: number;
}

/** Before a roll: whether the cube was turned, and what was answered. */
export interface XgCube {
  readonly kind: "cube";
  /** 1 for the first player, -1 for the second. */
  readonly active: number;
  /** 1: doubled. */
  readonly double: number;
  /** 0 passed, 1 took, 2 beavered. */
  readonly take: number;
  /** Of who has doubled and is beavered: 0 passes, 2 raccoons, else takes. */
  readonly beaver: number;
  /** Of who is raccooned: 0 passes, else takes. */
  readonly raccoon: number;
  /** What the file says of it: equities of not doubling, and of doubling and taking; the error, -1000 where it was not analysed. */
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly error: number;
}

/** A roll, and where it led. */
export interface XgMove {
  readonly kind: "move";
  readonly active: number;
  /** Before it, 26 numbers: the text says seen by the player on roll, and files have it seen by the first player. */
  readonly before: readonly number[];
  /** After it, seen by the player who moved. */
  readonly after: readonly number[];
  readonly dice: readonly [number, number];
  /** 0 centred, else the logarithm of what it shows, below 0 where the second player owns it; automatic doubles do not count. */
  readonly cube: number;
  /** False of the roll on which a game was resigned. */
  readonly isPlayed: boolean;
  /** What the file says of it: what it lost, below 0, and the luck of the roll; -1000 where it was not analysed. */
  readonly error: number;
  readonly luck: number;
}

/** A game ends. */
export interface XgGameEnd {
  readonly kind: "game end";
  readonly scores: readonly [number, number];
  /** 1 the first player, -1 the second. */
  readonly winner: number;
  readonly points: number;
  /** 0 a double passed, 1 to 3 single to backgammon, 100 more where it was resigned, 1000 more where the players settled. */
  readonly termination: number;
}

/** A record of a .xg file. */
export type XgRecord = XgMatch | XgGame | XgCube | XgMove | XgGameEnd | { readonly kind: "match end" };

/** How many records there are. @throws NotationError where the last is not whole */
export function recordCount(bytes: Uint8Array): number {
  if (bytes.length % RECORD !== 0)
    throw new NotationError(
      "backgammon-xg-length",
      { length: bytes.length, record: RECORD },
      `The match has ${bytes.length} ${bytes.length === 1 ? "byte" : "bytes"} and a record ${RECORD}: the last record is incomplete.`,
    );
  return bytes.length / RECORD;
}

/** @param index from 0. @throws NotationError where the record is of no kind that is known */
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
      throw new NotationError(
        "backgammon-xg-kind",
        { kind: number },
        `A .xg file has no records of kind ${number}.`,
      );
  }
}

/** From this version on names are Unicode. */
const UNICODE = 24;

function matchOf(fields: Fields): XgMatch {
  const short = [fields.text(40), fields.text(40)] as const;
  const [length, variation] = [fields.integer(), fields.integer()];
  const [crawford, jacoby, beavers, _automatic] = [0, 0, 0, 0].map(() => fields.boolean());
  // Ratings and experience of both, the date.
  fields.skip(2, 8).skip(2, 4).skip(1, 8);
  fields.text(128);
  // Number of the game, levels of both, what counts for which profile.
  fields.skip(3, 4).skip(3, 1);
  fields.text(128);
  // Mode, whether it was imported.
  fields.skip(1, 4).skip(1, 1);
  fields.text(128);
  // Which side is drawn below.
  fields.skip(1, 4);
  const [version, magic] = [fields.integer(), fields.integer()];
  let players = short;
  if (version >= UNICODE) {
    // Games before it, whether it is entered and counted, comments.
    fields.skip(3, 4).skip(3, 1).skip(2, 4);
    // Stakes and the site; the highest cube and automatic doubles; whether it was transcribed.
    fields.skip(1, 1).skip(8, 4).skip(1, 1);
    fields.wideText();
    players = [fields.wideText(), fields.wideText()];
  }
  return {
    kind: "match",
    players,
    length,
    variation,
    crawford: crawford!,
    jacoby: jacoby!,
    beavers: beavers!,
    magic,
    version,
  };
}

function gameOf(fields: Fields): XgGame {
  const scores = [fields.integer(), fields.integer()] as const;
  const isCrawford = fields.boolean();
  const points = fields.points();
  // Its number, whether it goes on, comments.
  fields.skip(1, 4).skip(1, 1).skip(2, 4);
  return { kind: "game", scores, isCrawford, points, automaticDoubles: fields.integer() };
}

function cubeOf(fields: Fields): XgCube {
  const [active, double, take, beaver, raccoon] = [0, 0, 0, 0, 0].map(() => fields.integer());
  fields.skip(1, 4);
  fields.points();
  // The analysis: the board again, level, score, cube, whose, Jacoby; Crawford, table, what to do; chances.
  fields.skip(1, 4, 28).skip(6, 4).skip(4, 2).skip(7, 4);
  const [noDouble, doubleTake] = [fields.single(), fields.single()];
  // Passing, levels, chances after doubling.
  fields.skip(1, 4).skip(2, 2).skip(7, 4);
  return {
    kind: "cube",
    active: active!,
    double: double!,
    take: take!,
    beaver: beaver!,
    raccoon: raccoon!,
    noDouble,
    doubleTake,
    error: fields.double(),
  };
}

/** Bytes of the analysis of a move, which begins as a number does. */
const ANALYSIS = 2184;

function moveOf(fields: Fields): XgMove {
  const [before, after] = [fields.points(), fields.points()];
  const active = fields.integer();
  // The checkers that were moved, which the board after them says as well.
  fields.skip(8, 4);
  const dice = [fields.integer(), fields.integer()] as const;
  const cube = fields.integer();
  // An error that is not used any more, how many candidates, their analysis.
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

/** Reads the fields of a record one after the other, each where Delphi puts it: numbers on multiples of their size. */
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

  /** Four bytes. */
  single(): number {
    this.align(4);
    this.at += 4;
    return this.view.getFloat32(this.at - 4, true);
  }

  /** Eight bytes. */
  double(): number {
    this.align(8);
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  boolean(): boolean {
    return this.view.getUint8(this.at++) !== 0;
  }

  /** A board, 26 numbers of one byte. */
  points(): number[] {
    const start = this.at;
    this.at += 26;
    return Array.from({ length: 26 }, (_, i) => this.view.getInt8(start + i));
  }

  /** `string[most]`: a byte for its length, then bytes of Windows' western characters. */
  text(most: number): string {
    const length = Math.min(this.view.getUint8(this.at), most);
    const bytes = this.bytes(this.at + 1, length);
    this.at += most + 1;
    return new TextDecoder("windows-1252").decode(bytes);
  }

  /** 129 characters of UTF-16, up to the first 0. */
  wideText(): string {
    this.align(2);
    const text = new TextDecoder("utf-16le").decode(this.bytes(this.at, 2 * 129));
    this.at += 2 * 129;
    return text.split("\0", 1)[0]!;
  }

  /** Passes over fields. @param size in bytes, where it is not the alignment */
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
