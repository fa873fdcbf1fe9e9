import { type Notation, NotationError } from "@tyche/engine";
import type { FormatPhrase } from "@tyche/engine/errors";
import { inEnglish } from "@tyche/games";
import { drawBoard } from "../notation/draw.js";
import { formatMatchId, parseMatchId } from "../notation/match-id.js";
import { formatPlay, parsePlay } from "../notation/move-notation.js";
import { agreedRoll, checkBoard, parseBoard } from "../notation/notation.js";
import { formatPositionId, parsePositionId } from "../notation/position-id.js";
import { formatXgid, parseXgid, rulesOfXgid, withXgidMark, type Xgid } from "../notation/xgid.js";
import {
  BACKGAMMON,
  type BackgammonPlayer,
  opponentOf,
  type Play,
  seenBy,
  winKind,
  winnerOf,
} from "../rules/board.js";
import {
  type CubeAction,
  type CubeRules,
  type CubeState,
  deciderOf,
  NEW_CUBE,
  OFFERS,
  type Offer,
  pointsOf,
  resignedKind,
} from "./cube-rules.js";
import { texts } from "./texts.js";

/** Letters of an XGID for offers, used instead of dice. */
const XGID_OFFERS: Readonly<Record<"D" | "B" | "R", Offer>> = { D: "double", B: "beaver", R: "raccoon" };

/**
 * The notation of backgammon with the cube. A position is written as an XGID with player 0 at the bottom, followed by
 * words for what an XGID has no field for: a pending resignation, one that was rejected this turn, and player 0's
 * result in a money game that was given up.
 *
 * It reads that form, a Position ID with a Match ID, and, with a centred cube and no score, every form of the game
 * without a cube.
 */
export function cubeNotation(
  rules: CubeRules,
  actionsOf: (state: CubeState) => readonly CubeAction[],
): Notation<CubeState, CubeAction> {
  return {
    position: (state) => `${xgidOf(rules, state)}${wordsOf(state)}`,
    parsePosition: (text, roll) => parseState(rules, withXgidMark(text), roll),
    action(state, action) {
      return typeof action === "string" ? action : formatPlay(seenBy(state.points, state.player), action);
    },
    parseAction(state, text) {
      const legal = actionsOf(state);
      if (legal.length === 0) throw texts.notationError("backgammon-game-over", {});
      if (state.dice !== null)
        return parsePlay(seenBy(state.points, state.player), legal as readonly Play[], text);
      const wanted = text.trim().toLowerCase().replace(/\s+/g, " ");
      const found = legal.find((action) => action === (SYNONYMS[wanted] ?? wanted));
      if (found !== undefined) return found;
      throw texts.notationError("backgammon-not-possible", { text, actions: legal as readonly string[] });
    },
    roll: ({ dice }) => dice?.join("") ?? "",
    draw: (state, format = inEnglish) =>
      [drawBoard(state, BACKGAMMON, format), ...situation(rules, state, format)].join("\n"),
  };
}

const SYNONYMS: Readonly<Record<string, CubeAction>> = {
  redouble: "double",
  drop: "pass",
  resign: "resign single",
};

/** The cube, the score and the pending offer, one line each. */
function situation(rules: CubeRules, state: CubeState, format: FormatPhrase): string[] {
  const { cube, owner, offer, score, crawford } = state;
  const name = (player: BackgammonPlayer): string => (player === 0 ? "X" : "O");
  const where = owner === null ? "in the middle" : `${name(owner)}'s`;
  const points = `${score[0]}-${score[1]}`;
  const { length } = rules;
  const match = length === 0 ? "money" : `${points} to ${length}${crawford ? ", Crawford game" : ""}`;
  const lines = [
    format({
      id: "drawn-cube",
      values: {
        cube,
        owner: owner === null ? "none" : name(owner),
        play: length === 0 ? "money" : crawford ? "crawford" : "match",
        points,
        length,
      },
      message: `Cube ${cube}, ${where}; ${match}`,
    }),
  ];
  if (offer === null) return lines;
  const [by, to] = [name(opponentOf(deciderOf(state))), name(deciderOf(state))];
  return [...lines, format(texts.phrase("drawn-cube-offer", { by, offer, to }))];
}

/** The XGID of a state, with player 0 at the bottom. */
export function xgidOf(rules: CubeRules, state: CubeState): string {
  const { points, cube, owner, player, dice, offer, score, crawford } = state;
  const letter = (Object.keys(XGID_OFFERS) as (keyof typeof XGID_OFFERS)[]).find(
    (key) => XGID_OFFERS[key] === offer,
  );
  return formatXgid({
    points,
    cube,
    cubeOwner: owner,
    onRoll: player,
    dice: letter ?? dice,
    score,
    rule: rules.length > 0 ? Number(crawford) : Number(rules.jacoby) + 2 * Number(rules.beavers),
    length: rules.length,
    maxCube: Math.log2(rules.limit),
  });
}

/** The Position ID from the view of the player on roll, and the Match ID. The Match ID has no field for beavers. */
export function gnubgIdOf(rules: CubeRules, state: CubeState): string {
  const { points, cube, owner, player, dice, offer, score, crawford, result } = state;
  const match = formatMatchId({
    cube,
    cubeOwner: owner,
    onRoll: player,
    crawford,
    gameState: result === 0 ? 1 : 2,
    decision: deciderOf(state),
    doubled: offer !== null && !offer.startsWith("resign"),
    resignation: resignedKind(offer),
    dice,
    length: rules.length,
    score,
    jacoby: rules.jacoby,
  });
  return `${formatPositionId(seenBy(points, player))}:${match}`;
}

/** The words for what an XGID has no field for. */
function wordsOf({ points, offer, refused, result }: CubeState): string {
  const words: string[] = [];
  if (offer?.startsWith("resign")) words.push(offer.replace(" ", "="));
  if (refused > 0) words.push(`refused=${KINDS[refused]}`);
  if (result !== 0 && winnerOf(points) === null) words.push(`result=${result}`);
  return words.map((word) => ` ${word}`).join("");
}

const KINDS = ["nothing", "single", "gammon", "backgammon"];

/** What the text specifies; the points are from player 0's view. */
type ParsedState = Omit<CubeState, "result">;

function parseState(rules: CubeRules, text: string, roll: string | undefined): CubeState {
  const { head, words } = divided(text);
  const parsed = parsedState(rules, head, words);
  const dice = agreedRoll(parsed.dice, roll);
  if (dice && dice !== parsed.dice && parsed.offer !== null)
    throw texts.notationError("backgammon-answer-first", { dice: dice.join("-") });
  checkBoard(BACKGAMMON, seenBy(parsed.points, parsed.player));
  checkTerms(rules, parsed);
  const result = resultOf(rules, parsed, words.result);
  if (dice && result !== 0) throw texts.notationError("backgammon-nothing-to-roll", {});
  return { ...parsed, dice, result };
}

/** Splits the words after an XGID from it; other texts are left whole. */
function divided(text: string): { readonly head: string; readonly words: Readonly<Record<string, string>> } {
  if (!/^XGID=/i.test(text)) return { head: text, words: {} };
  const [head, ...rest] = text.split(/\s+/);
  const words: Record<string, string> = {};
  for (const word of rest) {
    const match = /^(resign|refused)=(single|gammon|backgammon)$|^(result)=(-?[1-9]\d{0,4})$/.exec(word);
    if (!match) throw texts.notationError("backgammon-xgid-word", { text: word });
    words[(match[1] ?? match[3])!] = (match[2] ?? match[4])!;
  }
  return { head: head!, words };
}

function parsedState(rules: CubeRules, text: string, words: Readonly<Record<string, string>>): ParsedState {
  if (/^XGID=/i.test(text)) return stateOfXgid(rules, parseXgid(text), words);
  if (text.includes(":")) return stateOfMatchId(rules, text);
  const { points, dice, player } = parseBoard(text);
  const crawford = false;
  return { points: seenBy(points, player), dice, player, ...NEW_CUBE, score: [0, 0], crawford };
}

function stateOfXgid(rules: CubeRules, xgid: Xgid, words: Readonly<Record<string, string>>): ParsedState {
  const { points, cube, cubeOwner, onRoll, dice, score, rule, length } = xgid;
  refuseOther(rules, rulesOfXgid(xgid));
  const resigned = words.resign === undefined ? null : (`resign ${words.resign}` as Offer);
  const offered = typeof dice === "string" ? XGID_OFFERS[dice] : null;
  return {
    points,
    dice: typeof dice === "string" ? null : dice,
    player: onRoll,
    cube,
    owner: cubeOwner,
    offer: offered ?? resigned,
    refused: words.refused === undefined ? 0 : KINDS.indexOf(words.refused),
    score,
    crawford: length > 0 && rule === 1,
  };
}

function stateOfMatchId(rules: CubeRules, text: string): ParsedState {
  const [id, code, ...rest] = text.split(":");
  if (rest.length > 0) throw texts.notationError("backgammon-too-many-ids", { text });
  const match = parseMatchId(code!);
  const { length, jacoby, resignation, doubled, dice, decision, onRoll } = match;
  refuseOther(rules, { length, jacoby: jacoby && length === 0, beavers: rules.beavers });
  // GNU Backgammon lets a player resign during the opponent's turn; this game only before the player's own roll.
  const player = resignation > 0 ? opponentOf(decision) : onRoll;
  const points = seenBy(parsePositionId(id!), onRoll);
  return {
    points,
    dice: doubled || resignation > 0 ? null : dice,
    player,
    cube: match.cube,
    owner: match.cubeOwner,
    offer: doubled ? "double" : resignation > 0 ? OFFERS[2 + resignation]! : null,
    refused: 0,
    score: match.score,
    crawford: match.crawford && length > 0,
  };
}

/** Rejects a match length or rule that differs from the game's: given values are never ignored. */
function refuseOther(rules: CubeRules, parsed: Pick<CubeRules, "length" | "jacoby" | "beavers">): void {
  const what = (length: number): string => (length === 0 ? "money play" : `a ${length}-point match`);
  const [position, game] = [parsed.length, rules.length];
  if (position !== game)
    throw new NotationError(
      "backgammon-other-length",
      { position, game },
      `The position is from ${what(position)}, but this is ${what(game)}: ${position === 0 ? "leave out --match" : `give --match ${position}`}.`,
    );
  for (const rule of ["jacoby", "beavers"] as const) {
    if (parsed[rule] === rules[rule]) continue;
    const position = parsed[rule] ? "on" : "off";
    const game = rules[rule] ? "on" : "off";
    const what = rule === "jacoby" ? "The Jacoby rule is" : "Beavers are";
    throw new NotationError(
      "backgammon-other-rule",
      { rule, position },
      `${what} ${position} in the position but ${game} in this game: give --${rule} ${position}.`,
    );
  }
}

function checkTerms(rules: CubeRules, { cube, owner, offer, score, crawford, player }: ParsedState): void {
  const { length, limit } = rules;
  if (cube > limit) throw texts.notationError("backgammon-cube-too-high", { cube, most: limit });
  if (length === 0) return;
  if (score.every((points) => points >= length))
    throw texts.notationError("backgammon-both-won", { points: length });
  if (crawford && !score.includes(length - 1))
    throw texts.notationError("backgammon-not-crawford", { score: score.join("-"), length });
  if (crawford && (cube > 1 || owner !== null || (offer !== null && !offer.startsWith("resign"))))
    throw texts.notationError("backgammon-crawford-cube", {});
  if (offer === "double" && length - score[player] <= cube)
    throw texts.notationError("backgammon-needless-double", {});
}

/** The result of a finished game, from the board, the score or the `result` word; 0 if it is not over. */
function resultOf(rules: CubeRules, parsed: ParsedState, word: string | undefined): number {
  const { points, score } = parsed;
  if (rules.length > 0) {
    const winner = score.findIndex((made) => made >= rules.length);
    if (winner >= 0) return winner === 0 ? 1 : -1;
    if (winnerOf(points) !== null) throw texts.notationError("backgammon-match-not-over", {});
    return 0;
  }
  const winner = winnerOf(points);
  if (winner === null) return Number(word ?? 0);
  const kind = winKind(seenBy(points, opponentOf(winner)), BACKGAMMON.checkers);
  return (winner === 0 ? 1 : -1) * pointsOf(rules, parsed, kind);
}
