import { crc32, deflateSync } from "node:zlib";
import type { GameEvent, MatchRecord } from "../src/records/match-record.js";

/**
 * Writes .xg files for tests, from the published text alone ("XG file format", version 30): each field is at the offset
 * that follows from Delphi's alignment, calculated by hand.
 */

const RECORD = 2560;
const HEADER = 8232;

/** Variations of a file. */
export interface XgOptions {
  readonly thumbnail?: Uint8Array;
  /** Changes the records before packing. */
  readonly edit?: (records: Buffer) => Buffer;
  /** Stores the files uncompressed. */
  readonly isStored?: boolean;
  readonly jacoby?: boolean;
  readonly beavers?: boolean;
  /**
   * The analysis of each event: errors and luck in equity; for a double the equities of not doubling and of
   * double/take.
   */
  readonly analysis?: (event: GameEvent) => XgAnalysis | undefined;
  /** Whether the board before a move is from the mover's view, as the text says, instead of the first player's. */
  readonly isSeenByMover?: boolean;
}

/** A program's analysis of an event. */
export interface XgAnalysis {
  readonly error: number;
  readonly luck?: number;
  readonly cube?: readonly [noDouble: number, doubleTake: number];
}

/** The points of a board from the other player's view. */
const turned = (points: readonly number[]): number[] => points.map((_, i) => -points[25 - i]!);

/** A record of a kind, with fields at their offsets. */
function record(kind: number, fields: readonly (readonly [offset: number, value: number])[]): Buffer {
  const bytes = Buffer.alloc(RECORD);
  bytes[8] = kind;
  for (const [offset, value] of fields) bytes.writeInt32LE(value, offset);
  return bytes;
}

/** The records of a match, `temp.xg`. */
export function xgRecords(match: MatchRecord, options: XgOptions = {}): Buffer {
  const header = record(0, [
    [92, match.length === 0 ? 99_999 : match.length],
    [552, 30],
    [556, 0x494c4d44],
    [612, 10],
  ]);
  for (const [i, name] of match.players.entries()) {
    const short = Buffer.from(name, "latin1").subarray(0, 40);
    header[9 + 41 * i] = short.length;
    short.copy(header, 10 + 41 * i);
    Buffer.from(name, "utf16le").copy(header, 880 + 258 * i);
  }
  const { date, event = "", place = "", round = "" } = match.header ?? {};
  // The date is at 128: after the rules, two doubles, and two integers.
  if (date) header.writeDoubleLE((Date.parse(date) - Date.UTC(1899, 11, 30)) / 86_400_000 + 0.5, 128);
  // The texts in Unicode surround the players' names.
  for (const [at, text] of [
    [880 - 258, event],
    [880 + 2 * 258, place],
    [880 + 3 * 258, round],
  ] as const)
    Buffer.from(text, "utf16le").copy(header, at);
  header[100] = match.length > 1 ? 1 : 0;
  header[101] = options.jacoby ? 1 : 0;
  header[102] = options.beavers ? 1 : 0;
  const records = [header];
  let crawfordPlayed = false;
  for (const [g, game] of match.games.entries()) {
    const [one, two] = game.scores;
    const isNear = match.length > 1 && (one === match.length - 1 || two === match.length - 1);
    const automatic = Math.log2(game.automaticCube ?? 1);
    const begin = record(1, [
      [12, one],
      [16, two],
      [48, g + 1],
      [64, automatic],
    ]);
    begin[20] = (game.crawford ?? (isNear && !crawfordPlayed)) ? 1 : 0;
    crawfordPlayed ||= isNear;
    records.push(begin);
    // The cube as a logarithm, negative if the second player owns it, without automatic doubles.
    let cube = 0;
    let last: Buffer | undefined;
    for (const event of game.events) {
      const active = event.player === 0 ? 1 : -1;
      if (event.kind === "play") {
        const none = record(2, [
          [12, active],
          [16, -2],
        ]);
        const move = record(3, [
          [64, active],
          [100, event.dice[0]],
          [104, event.dice[1]],
          [108, cube],
        ]);
        const seen = event.player === 0 ? [...event.points] : turned(event.points);
        const before = options.isSeenByMover ? seen : event.points;
        for (const [i, count] of before.entries()) move.writeInt8(count, 9 + i);
        event.play.forEach(({ from, to }, i) => {
          move.writeInt32LE(from - 1, 68 + 8 * i);
          move.writeInt32LE(to - 1, 72 + 8 * i);
          seen[from]! -= 1;
          if (to === 0) return;
          if (seen[to] === -1) {
            seen[to] = 0;
            seen[0]! -= 1;
          }
          seen[to]! += 1;
        });
        for (let i = event.play.length; i < 4; i++) move.writeInt32LE(-1, 68 + 8 * i);
        for (const [i, count] of seen.entries()) move.writeInt8(count, 35 + i);
        move[2308] = 1;
        const found = options.analysis?.(event);
        move.writeDoubleLE(found?.error ?? -1000, 2312);
        move.writeDoubleLE(found?.luck ?? -1000, 2320);
        none.writeDoubleLE(found?.cube ? 0 : -1000, 200);
        if (found?.cube) {
          none.writeInt32LE(0, 16);
          for (const [i, equity] of found.cube.entries()) none.writeFloatLE(equity, 152 + 4 * i);
        }
        records.push(none, move);
      } else if (event.kind === "double") {
        last = record(2, [
          [12, active],
          [16, 1],
          [20, -1],
          [24, -1],
          [28, -1],
          [32, cube],
        ]);
        const found = options.analysis?.(event)?.cube;
        last.writeDoubleLE(found ? 0 : -1000, 200);
        for (const [i, equity] of (found ?? []).entries()) last.writeFloatLE(equity, 152 + 4 * i);
        records.push(last);
        cube = -active * (Math.abs(cube) + 1);
      } else if (event.kind === "take") {
        // The answer to a raccoon has its own field; the answer to a beaver is in the doubler's field.
        const answered = last!.readInt32LE(24) === 2 ? 28 : last!.readInt32LE(20) === 2 ? 24 : 20;
        last!.writeInt32LE(1, answered);
      } else if (event.kind === "drop") {
        last!.writeInt32LE(0, last!.readInt32LE(24) === 2 ? 28 : last!.readInt32LE(20) === 2 ? 24 : 20);
      } else if (event.kind === "beaver") {
        last!.writeInt32LE(2, 20);
        cube = active * (Math.abs(cube) + 1);
      } else if (event.kind === "raccoon") {
        last!.writeInt32LE(2, 24);
        cube = -active * (Math.abs(cube) + 1);
      }
    }
    if (!game.result) continue;
    const { winner, points } = game.result;
    const after = [one, two].map((score, player) => score + (player === winner ? points : 0));
    records.push(
      record(4, [
        [12, after[0]!],
        [16, after[1]!],
        [24, winner === 0 ? 1 : -1],
        [28, points],
        [32, 1],
      ]),
    );
  }
  records.push(record(5, []));
  const whole = Buffer.concat(records);
  return options.edit ? options.edit(whole) : whole;
}

/** A whole file. */
export function xgFile(match: MatchRecord, options: XgOptions = {}): Uint8Array {
  const records = xgRecords(match, options);
  const ends = Buffer.concat([records.subarray(0, RECORD), records.subarray(-RECORD)]);
  return xgPacked([["temp.xgi", ends] as const, ["temp.xg", records] as const], options);
}

/** Packs files as in a .xg file. */
export function xgPacked(
  files: readonly (readonly [name: string, bytes: Buffer])[],
  { thumbnail = new Uint8Array(0), isStored = false }: XgOptions = {},
): Uint8Array {
  const header = Buffer.alloc(HEADER);
  header.write("RGMH", 0, "latin1");
  header.writeUInt32LE(1, 4);
  header.writeUInt32LE(HEADER, 8);
  header.writeUInt32LE(thumbnail.length, 20);
  const packed = files.map(([, bytes]) => (isStored ? bytes : deflateSync(bytes)));
  let start = 0;
  const rows = files.map(([name, bytes], i) => {
    const row = Buffer.alloc(532);
    row[0] = name.length;
    row.write(name, 1, "latin1");
    row.writeUInt32LE(bytes.length, 512);
    row.writeUInt32LE(packed[i]!.length, 516);
    row.writeUInt32LE(start, 520);
    row.writeUInt32LE(crc32(bytes), 524);
    row[528] = isStored ? 1 : 0;
    start += packed[i]!.length;
    return row;
  });
  const register = isStored ? Buffer.concat(rows) : deflateSync(Buffer.concat(rows));
  const archive = Buffer.concat([...packed, register]);
  const trailer = Buffer.alloc(36);
  trailer.writeUInt32LE(crc32(archive), 0);
  trailer.writeUInt32LE(files.length, 4);
  trailer.writeUInt32LE(1, 8);
  trailer.writeUInt32LE(register.length, 12);
  trailer.writeUInt32LE(start, 16);
  trailer.writeUInt32LE(isStored ? 0 : 1, 20);
  return Buffer.concat([header, thumbnail, archive, trailer]);
}
