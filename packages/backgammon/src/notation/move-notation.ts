import { NotationError } from "@tyche/engine";
import { afterPlay, BAR, type CheckerMove, moveChecker, OFF, type Play } from "../rules/board.js";
import { texts } from "./texts.js";

/**
 * The notation of a turn: `from/to` in the mover's numbering, with `bar` and `off`, highest `from` first; `*` after a
 * point where a blot is hit; `(n)` for n checkers that move alike. A checker that plays several dice is written once,
 * `24/14`, with intermediate points only where it hits, as in "24/20" + "*" + "/14".
 */

const NO_MOVE = "no move";

const NO_MOVE_WORDS = ["", NO_MOVE, "can't move", "cannot move", "fans", "dances"];

interface Stop {
  readonly point: number;
  readonly hit: boolean;
}

/**
 * Formats a turn: "24/18 13/11", "no move".
 *
 * @param points from the mover's view, before the play
 */
export function formatPlay(points: readonly number[], play: Play): string {
  if (play.length === 0) return NO_MOVE;
  const paths = pathsOf(points, play).sort(
    (a, b) => b[0]!.point - a[0]!.point || b[b.length - 1]!.point - a[a.length - 1]!.point,
  );
  const groups: { text: string; hit: boolean; count: number }[] = [];
  for (const path of paths) {
    const last = path[path.length - 1]!;
    const stops = path.slice(1, -1).filter((stop) => stop.hit);
    const text = [
      pointName(path[0]!.point, "bar"),
      ...stops.map((stop) => `${stop.point}*`),
      pointName(last.point, "off"),
    ].join("/");
    const same = groups.find((group) => group.text === text);
    if (same) {
      same.count++;
      same.hit ||= last.hit;
    } else {
      groups.push({ text, hit: last.hit, count: 1 });
    }
  }
  return groups
    .map(({ text, hit, count }) => `${text}${hit ? "*" : ""}${count > 1 ? `(${count})` : ""}`)
    .join(" ");
}

/** The path of each checker that moves, with consecutive steps joined. */
function pathsOf(points: readonly number[], play: Play): Stop[][] {
  const paths: Stop[][] = [];
  let board = points;
  for (const move of play) {
    const stop = { point: move.to, hit: hits(board, move) };
    const path = paths.find((known) => move.from !== OFF && known[known.length - 1]!.point === move.from);
    if (path) path.push(stop);
    else paths.push([{ point: move.from, hit: false }, stop]);
    board = moveChecker(board, move);
  }
  return paths;
}

function hits(points: readonly number[], move: CheckerMove): boolean {
  return move.to !== OFF && points[move.to] === -1;
}

function pointName(point: number, edge: "bar" | "off"): string {
  return point === BAR || point === OFF ? edge : String(point);
}

/**
 * The legal play that a text describes, identified by its result: steps may be in any order and joined in any way, with
 * `bar` or 25, `off` or 0, with or without `*`, or as bare pairs of numbers (`8 5 6 5`).
 *
 * @param points from the mover's view
 * @param plays the legal plays
 * @throws NotationError if the text matches none of them, or more than one
 */
export function parsePlay(points: readonly number[], plays: readonly Play[], text: string): Play {
  const trimmed = text.trim().toLowerCase();
  if (NO_MOVE_WORDS.includes(trimmed)) {
    const none = plays.find((play) => play.length === 0);
    if (none) return none;
    throw texts.notationError("backgammon-has-move", {});
  }
  const paths = parsePaths(trimmed);
  const landed = new Set<number>();
  const target = points.map((count) => Math.max(count, 0));
  target[OFF] = 0;
  for (const path of paths) {
    target[path[0]!.point]! -= 1;
    target[path[path.length - 1]!.point]! += 1;
    for (const { point, hit } of path.slice(1)) {
      if (points[point] === -1 && point !== OFF) landed.add(point);
      else if (hit) throw texts.notationError("backgammon-no-blot", { text, point });
    }
  }
  const bare = target.findIndex((count) => count < 0);
  if (bare >= 0) throw texts.notationError("backgammon-no-checker", { text, from: pointName(bare, "bar") });
  const fitting = plays.filter((play) => sameCheckers(afterPlay(points, play), target));
  if (fitting.length === 0) throw texts.notationError("backgammon-not-legal", { text });
  if (fitting.length === 1) return fitting[0]!;
  // Plays that move the same checkers to the same points but hit different blots on the way.
  const exact = fitting.filter((play) => {
    const hit = hitPoints(points, play);
    return hit.size === landed.size && [...hit].every((point) => landed.has(point));
  });
  if (exact.length === 1) return exact[0]!;
  const ways = fitting.map((play) => formatPlay(points, play));
  throw new NotationError(
    "backgammon-ambiguous",
    { text, ways },
    `"${text}" can mean ${ways.map((way) => `"${way}"`).join(" or ")}.`,
  );
}

function sameCheckers(after: readonly number[], target: readonly number[]): boolean {
  for (let point = 1; point <= BAR; point++) {
    if (Math.max(after[point]!, 0) !== target[point]) return false;
  }
  return true;
}

function hitPoints(points: readonly number[], play: Play): Set<number> {
  return new Set(play.map((move) => move.to).filter((to) => to !== OFF && points[to] === -1));
}

/** The paths in a text, one per checker; the first stop is the start. */
function parsePaths(text: string): Stop[][] {
  const tokens = text.split(/[\s,;]+/).filter((token) => token !== "");
  if (text.includes("/")) return tokens.flatMap(parsePath);
  if (tokens.length % 2 !== 0) throw texts.notationError("backgammon-odd-points", { text });
  return Array.from({ length: tokens.length / 2 }, (_, i) =>
    parsePath(`${tokens[2 * i]}/${tokens[2 * i + 1]}`),
  ).flat();
}

function parsePath(token: string): Stop[][] {
  const match = /^([^()]+?)(?:\((\d)\))?(\*?)$/.exec(token);
  const times = Number(match?.[2] ?? 1);
  const names = match ? `${match[1]}${match[3]}`.split("/") : [];
  if (names.length < 2 || times < 1 || times > 4)
    throw texts.notationError("backgammon-bad-move", { text: token });
  const path = names.map((name, i): Stop => {
    const hit = name.endsWith("*");
    return { point: parsePoint(hit ? name.slice(0, -1) : name, i === 0, token), hit };
  });
  for (let i = 1; i < path.length; i++) {
    if (path[i]!.point >= path[i - 1]!.point)
      throw texts.notationError("backgammon-backward", { text: token });
  }
  return Array.from({ length: times }, () => path);
}

function parsePoint(name: string, first: boolean, token: string): number {
  if (first && (name === "bar" || name === "b")) return BAR;
  if (!first && (name === "off" || name === "o" || name === "-")) return OFF;
  const point = Number(name);
  if (!/^\d{1,2}$/.test(name) || point > BAR || (first ? point === OFF : point === BAR))
    throw texts.notationError("backgammon-bad-point", {
      point: name,
      text: token,
      end: first ? "from" : "to",
    });
  return point;
}
