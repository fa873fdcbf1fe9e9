import { afterPlay, BAR, type BackgammonPlayer, checkersOnBoard, OFF, seenBy } from "../../rules/board.js";
import {
  type Comments,
  type GameEvent,
  type GameRecord,
  HEADER_TAGS,
  isUsualCrawford,
  type MatchRecord,
} from "../match-record.js";

/**
 * Formats a match as GNU Backgammon saves it, one tree per game; `parseSgf` parses it back to an equal match.
 *
 * @param comments the comment for the node of an event
 */
export function formatSgf(match: MatchRecord, comments: Comments = () => undefined): string {
  return match.games
    .map((game, i) => {
      const nodes = game.events.map((event) => {
        const said = [event.comment, comments(event)].filter((text) => text !== undefined);
        return node(event, said.join("\n").trim());
      });
      return `(${[root(match, game, i), ...nodes].join("\n")})\n`;
    })
    .join("\n");
}

function root(match: MatchRecord, game: GameRecord, i: number): string {
  const { scores, result, automaticCube } = game;
  const { players, length, header = {} } = match;
  const about = HEADER_TAGS.map(([property, , name]) => {
    const text = header[property];
    return !text ? "" : `${name}[${escaped(text)}]`;
  }).join("");
  const isFirst = isUsualCrawford(length, scores, match.games[i - 1]?.scores);
  const [white, black] = players.map(escaped);
  const rules = [
    ...(length > 0 ? ["Crawford"] : []),
    ...((game.crawford ?? isFirst) ? ["CrawfordGame"] : []),
    ...stated("Jacoby", match.jacoby),
    ...stated("Beavers", match.beavers),
    ...(match.cube === false ? ["NoCube"] : []),
  ];
  const agreed = rules.length === 0 ? "" : `RU[${rules.join(":")}]`;
  const cube = automaticCube === undefined ? "" : `CV[${automaticCube}]`;
  const end = result ? `RE[${"WB"[result.winner]}+${result.points}${isResigned(game) ? "R" : ""}]` : "";
  return `;FF[4]GM[6]CA[UTF-8]AP[Tyche]MI[length:${length}][game:${i}][ws:${scores[0]}][bs:${scores[1]}]PW[${white}]PB[${black}]${about}${agreed}${cube}${end}`;
}

/**
 * The name of a rule that is on, or its negation if it is off. GNU Backgammon only knows "Jacoby" and ignores the
 * others.
 */
function stated(rule: string, isOn: boolean | undefined): string[] {
  return isOn === undefined ? [] : [isOn ? rule : `No${rule}`];
}

/** Whether a game has a result although nobody bore off the last checker or dropped a double. */
function isResigned({ events }: GameRecord): boolean {
  const last = events.at(-1);
  if (last?.kind === "drop") return false;
  if (last?.kind !== "play") return true;
  return checkersOnBoard(afterPlay(seenBy(last.points, last.player), last.play)) > 0;
}

function node(event: GameEvent, comment: string): string {
  const { player, kind } = event;
  // A beaver or raccoon uses the same word as a double: the player turns a cube that was just turned.
  const word = kind === "beaver" || kind === "raccoon" ? "double" : kind;
  const value = event.kind === "play" ? `${event.dice.join("")}${letters(event.play, player)}` : word;
  // SGF's property for a move that is to be executed although it is illegal.
  const mark = event.kind === "play" && event.isIllegal ? "KO[]" : "";
  return `;${"WB"[player]}[${value}]${mark}${comment === "" ? "" : `C[${escaped(comment)}]`}`;
}

/** Each checker move as two letters, from and to. */
function letters(
  play: readonly { readonly from: number; readonly to: number }[],
  player: BackgammonPlayer,
): string {
  const letter = (point: number): string => {
    if (point === BAR) return "y";
    if (point === OFF) return "z";
    return String.fromCharCode(97 + (player === 1 ? 24 - point : point - 1));
  };
  return play.map(({ from, to }) => letter(from) + letter(to)).join("");
}

/** Escapes brackets, colons and backslashes in a value with a backslash. */
function escaped(text: string): string {
  return text.replace(/[\\\]:]/g, "\\$&");
}
