import { type BackgammonPlayer, rollOf } from "../../rules/board.js";
import { type GameOutcome, HEADER_TAGS, type MatchRecord, readAt } from "../match-record.js";
import { type GameRecorder, MatchRecorder, noMatchNumber } from "../match-recorder.js";
import { texts } from "./texts.js";

/**
 * Matches as GNU Backgammon saves them: Smart Game Format (SGF FF[4], GM[6]), one tree per game. White is player 0 and
 * black player 1. A turn is two digits and a pair of letters per checker move, from and to: `x` is black's ace-point
 * and `a` black's 24-point; for white it is the reverse; `y` is the bar and `z` off.
 */

/** The properties of a node by name, each with its values. */
type SgfNode = ReadonlyMap<string, readonly string[]>;

/**
 * Parses a match; the analysis in the file is skipped.
 * @throws NotationError with the game
 */
export function parseSgf(text: string): MatchRecord {
  const trees = treesOf(text);
  const [first] = trees;
  if (!first) throw texts.notationError("backgammon-sgf-empty", {});
  const root = first[0]!;
  const length = numberOf(root, "length");
  const match = new MatchRecorder(length);
  for (const [i, nodes] of trees.entries()) {
    readAt(
      (problem) => texts.phrase("backgammon-record-game", { game: i + 1, problem }),
      () => readGame(match, nodes),
    );
  }
  const header = HEADER_TAGS.flatMap(([property, , name]) => {
    const text = root.get(name)?.[0];
    return text ? [[property, text] as const] : [];
  });
  return {
    players: [root.get("PW")?.[0] ?? "White", root.get("PB")?.[0] ?? "Black"],
    ...(header.length > 0 && { header: Object.fromEntries(header) }),
    length,
    ...(rulesOf(root).includes("NoCube") && { cube: false }),
    ...(length === 0 && { ...stated(root, "Jacoby", "jacoby"), ...stated(root, "Beavers", "beavers") }),
    games: match.games,
  };
}

/** The rules of a match, as in `RU[Crawford:CrawfordGame]` or `RU[Jacoby]`. */
function rulesOf(root: SgfNode): readonly string[] {
  return root.get("RU")?.[0]?.split(":") ?? [];
}

function stated<Key extends string>(
  root: SgfNode,
  rule: string,
  key: Key,
): { readonly [K in Key]?: boolean } {
  const rules = rulesOf(root);
  const isOn = rules.includes(rule) ? true : rules.includes(`No${rule}`) ? false : undefined;
  return (isOn === undefined ? {} : { [key]: isOn }) as { readonly [K in Key]?: boolean };
}

function readGame(match: MatchRecorder, nodes: readonly SgfNode[]): void {
  const root = nodes[0]!;
  if (root.get("GM")?.[0] !== "6") throw texts.notationError("backgammon-sgf-game", {});
  const scores = [numberOf(root, "ws"), numberOf(root, "bs")] as const;
  const rules = rulesOf(root);
  const crawford = rules.includes("Crawford") ? rules.includes("CrawfordGame") : undefined;
  const game = match.begin(scores, wholeIn(root.get("CV")?.[0] ?? "1"), crawford);
  for (const [i, node] of nodes.entries()) {
    readAt(
      (problem) => texts.phrase("backgammon-record-node", { node: i + 1, problem }),
      () => read(game, node),
    );
  }
  match.end(game, resultOf(root));
}

function read(game: GameRecorder, node: SgfNode): void {
  if (["AE", "AW", "AB"].some((name) => node.has(name)))
    throw texts.notationError("backgammon-record-set-up", {});
  for (const [name, player] of [
    ["W", 0],
    ["B", 1],
  ] as const) {
    const text = node.get(name)?.[0];
    if (text === undefined) continue;
    // A double that answers a double is a beaver; one that answers a beaver is a raccoon.
    if (text === "double" && game.offered !== undefined)
      game.redouble(player, game.offered === "double" ? "beaver" : "raccoon");
    else if (text === "double") game.double(player);
    else if (text === "take" || text === "drop") game.answer(player, text);
    else turn(game, player, text, node.has("KO"));
  }
  for (const comment of [...(node.get("GC") ?? []), ...(node.get("C") ?? [])]) {
    const text = comment.trim();
    if (text !== "") game.comment(text);
  }
}

/** @param isForced whether `KO[]` marks the play as executed even if illegal */
function turn(game: GameRecorder, player: BackgammonPlayer, text: string, isForced: boolean): void {
  if (!/^[1-6]{2}(?:[a-z]{2})*$/.test(text))
    throw texts.notationError("backgammon-sgf-turn", { text: text.slice(0, 40) });
  const dice = rollOf(Number(text[0]), Number(text[1]));
  const pairs = text.slice(2).match(/../g) ?? [];
  const point = (letter: string): number => {
    if (letter === "y") return 25;
    if (letter === "z") return 0;
    const index = letter.charCodeAt(0) - "a".charCodeAt(0);
    return player === 1 ? 24 - index : index + 1;
  };
  const play = pairs.map((pair) => ({ from: point(pair[0]!), to: point(pair[1]!) }));
  if (isForced) game.playAnyhow(player, dice, play);
  else game.play(player, dice, play.map(({ from, to }) => `${from}/${to}`).join(" "));
}

/** The result of a game, as in `W+3`, or `B+1R` if the loser resigned. */
function resultOf(root: SgfNode): GameOutcome | undefined {
  const match = /^([WB])\+(\d{1,6})(?:\D|$)/.exec(root.get("RE")?.[0] ?? "");
  return match ? { winner: match[1] === "W" ? 0 : 1, points: Number(match[2]) } : undefined;
}

/** A number of the match information, `MI[length:5][game:0][ws:0][bs:0]`; 0 if it is absent. */
function numberOf(root: SgfNode, key: string): number {
  const text = root.get("MI")?.find((value) => value.startsWith(`${key}:`));
  return wholeIn(text?.slice(key.length + 1) ?? "0");
}

function wholeIn(text: string): number {
  if (/^ *[+-]?\d{1,9} *$/.test(text)) return Number(text);
  throw noMatchNumber(text);
}

/** The nodes of each tree, which must not branch. */
function treesOf(text: string): SgfNode[][] {
  const trees: SgfNode[][] = [];
  let nodes: SgfNode[] | undefined;
  let node: Map<string, string[]> | undefined;
  let values: string[] | undefined;
  for (let at = 0; at < text.length; ) {
    const character = text[at]!;
    if (character === "(") {
      if (nodes) throw texts.notationError("backgammon-sgf-branch", { at: at + 1 });
      nodes = [];
      node = undefined;
      at++;
    } else if (character === ")") {
      if (!nodes || nodes.length === 0) throw texts.notationError("backgammon-sgf-close", { at: at + 1 });
      trees.push(nodes);
      nodes = undefined;
      at++;
    } else if (character === ";" && nodes) {
      node = new Map();
      values = undefined;
      nodes.push(node);
      at++;
    } else if (character === "[" && values) {
      const { value, end } = valueAt(text, at);
      values.push(value);
      at = end;
    } else if (/\s/.test(character)) at++;
    else {
      const name = /^[A-Za-z]+/.exec(text.slice(at, at + 32))?.[0];
      if (!name || !node) throw texts.notationError("backgammon-sgf-character", { at: at + 1, character });
      values = node.get(name) ?? [];
      node.set(name, values);
      at += name.length;
    }
  }
  if (nodes) throw texts.notationError("backgammon-sgf-open-game", {});
  return trees;
}

/** A value in brackets, in which a backslash escapes the next character. */
function valueAt(text: string, start: number): { readonly value: string; readonly end: number } {
  let value = "";
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at]!;
    if (character === "]") return { value, end: at + 1 };
    value += character === "\\" ? (text[++at] ?? "") : character;
  }
  throw texts.notationError("backgammon-sgf-open-value", {});
}
