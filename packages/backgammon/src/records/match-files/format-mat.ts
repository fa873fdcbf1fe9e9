import { type BackgammonPlayer, moveChecker, OFF, seenBy } from "../../rules/board.js";
import {
  type Comments,
  type GameEvent,
  HEADER_TAGS,
  type MatchRecord,
  type PlayEvent,
} from "../match-record.js";
import { ILLEGAL_PLAY, NO_CUBE } from "./mat.js";

const LEFT_WIDTH = 28;
/** In characters; both names share a line. */
const LONGEST_NAME = 200;

/**
 * Formats a match; `parseMat` parses it back to an equal match.
 *
 * @param comments comment lines to write after the line of a turn
 */
export function formatMat(
  { players, header = {}, length, cube, jacoby, beavers, games }: MatchRecord,
  comments: Comments = () => undefined,
): string {
  const rules = [
    ...HEADER_TAGS.flatMap(([property, name]) => {
      const text = oneLine(header[property] ?? "");
      return text === "" ? [] : [`; [${name} "${property === "date" ? text.replaceAll("-", ".") : text}"]`];
    }),
    ...(cube === false ? [NO_CUBE] : []),
    ...stated("Jacoby", jacoby),
    ...stated("Beaver", beavers),
  ];
  const lines = [...rules, ` ${length} point match`, ""];
  // Without the first game nobody would be named.
  const written = games.filter(({ events, result }, i) => i === 0 || events.length > 0 || result);
  for (const [i, { scores, automaticCube, crawford, events, result }] of written.entries()) {
    lines.push(...stated("CrawfordGame", crawford));
    if (automaticCube !== undefined) lines.push(`; [CubeValue "${automaticCube}"]`);
    const [left, right] = players.map(
      (name, player) => `${oneLine(name).slice(0, LONGEST_NAME) || "?"} : ${scores[player]}`,
    );
    lines.push(` Game ${i + 1}`, ` ${`${left}  `.padEnd(LEFT_WIDTH + 3)}${right}`);
    for (const [number, { cells, said, hasIllegal }] of rowsOf(events, comments).entries()) {
      if (hasIllegal) lines.push(ILLEGAL_PLAY);
      const head = `${String(number + 1).padStart(3)}) `;
      lines.push(`${head}${cells[0].padEnd(LEFT_WIDTH - 1)} ${cells[1]}`.trimEnd());
      // A second blank tells a comment in brackets from a tag.
      lines.push(...said.map((line) => `;${line.startsWith("[") ? " " : ""} ${line}`));
    }
    if (result) {
      const [before, after] = scores;
      const total = (result.winner === 0 ? before : after) + result.points;
      const end = length > 0 && total >= length ? " and the match" : "";
      const text = `Wins ${result.points} point${result.points === 1 ? "" : "s"}${end}`;
      lines.push(`${" ".repeat(result.winner === 0 ? 6 : 6 + LEFT_WIDTH)}${text}`);
    }
    lines.push("");
  }
  return `${lines.join("\n")}\n`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function stated(rule: string, isOn: boolean | undefined): string[] {
  return isOn === undefined ? [] : [`; [${rule} "${isOn ? "On" : "Off"}"]`];
}

/** A line with a turn of both players. */
interface Row {
  /** Left and right. */
  readonly cells: [string, string];
  /** Comment lines. */
  readonly said: string[];
  hasIllegal: boolean;
}

function rowsOf(events: readonly GameEvent[], comments: Comments): Row[] {
  const rows: Row[] = [];
  let last: BackgammonPlayer = 1;
  for (const event of events) {
    if (event.player === 0 || last === 1) rows.push({ cells: ["", ""], said: [], hasIllegal: false });
    const row = rows.at(-1)!;
    row.cells[event.player] = cellOf(event);
    if (event.kind === "play" && event.isIllegal) row.hasIllegal = true;
    for (const text of [event.comment, comments(event)])
      row.said.push(
        ...(text ?? "")
          .split(/[\r\n]+/)
          .map((line) => line.trim())
          .filter((line) => line !== ""),
      );
    last = event.player;
  }
  return rows;
}

function cellOf(event: GameEvent): string {
  if (event.kind === "play") {
    return `${event.dice.join("")}: ${plainPlay(event)}`;
  }
  if (event.kind === "take") return " Takes";
  if (event.kind === "drop") return " Drops";
  const words = { double: "Doubles", beaver: "Beavers", raccoon: "Raccoons" };
  return ` ${words[event.kind]} => ${event.cube}`;
}

/** The checker moves, one by one in a playable order, with a star for each hit. */
function plainPlay({ points, player, play }: PlayEvent): string {
  let board = seenBy(points, player);
  return play
    .map((move) => {
      const isHit = move.to !== OFF && board[move.to] === -1;
      board = moveChecker(board, move);
      return `${move.from}/${move.to}${isHit ? "*" : ""}`;
    })
    .join(" ");
}
