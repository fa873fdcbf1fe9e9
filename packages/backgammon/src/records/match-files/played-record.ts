import type { GameRecord, RecordAsked } from "@tyche/games";
import {
  type CubeAction,
  type CubeRules,
  type CubeState,
  deciderOf,
  pointsOf,
  resignedKind,
} from "../../cube/cube-rules.js";
import { formatPlay } from "../../notation/move-notation.js";
import {
  afterPlay,
  BACKGAMMON,
  opponentOf,
  seenBy,
  startPoints,
  winKind,
  winnerOf,
} from "../../rules/board.js";
import type { GameEvent, GameOutcome, MatchRecord } from "../match-record.js";
import { type GameRecorder, MatchRecorder } from "../match-recorder.js";
import { formatMat } from "./format-mat.js";
import { formatSgf } from "./format-sgf.js";
import { texts } from "./texts.js";

/** The stakes agreed before the first roll: the cube rules or, without a cube, the points for each kind of win. */
export type Agreed = { readonly rules: CubeRules } | { readonly stakes: readonly number[] };

/**
 * Writes games played by the rules of this package as .mat or .sgf: the part of a match played so far, a money game, or
 * a game without the cube, which the file then states. A player who gives up loses a single game.
 */
export function playedRecord(agreed: Agreed): GameRecord {
  return {
    format: "MAT",
    others: ["SGF"],
    write(start, actions, [left = "White", right = "Black"], states, asked = {}) {
      if (!states)
        throw new TypeError("A match record includes the dice: pass the states after the actions.");
      const said = new Map<GameEvent, string>();
      // Safe: states and actions are those of backgammon.
      const way = [start, ...states] as CubeState[];
      const match: MatchRecord = {
        players: [left, right],
        length: "rules" in agreed ? agreed.rules.length : 0,
        ...rulesSaid(agreed),
        games: gamesOf(agreed, way, actions as CubeAction[], asked, said),
      };
      return (asked.format === "SGF" ? formatSgf : formatMat)(match, (event) => said.get(event));
    },
  };
}

/** The rules to record, if they are not the usual ones. */
function rulesSaid(agreed: Agreed): Pick<MatchRecord, "cube" | "jacoby" | "beavers"> {
  if (!("rules" in agreed)) return { cube: false };
  const { jacoby, beavers } = agreed.rules;
  return { ...(jacoby && { jacoby }), ...(beavers && { beavers }) };
}

/** @param said receives the comments of events */
function gamesOf(
  agreed: Agreed,
  way: readonly CubeState[],
  actions: readonly CubeAction[],
  { comments, resigned }: RecordAsked,
  said: Map<GameEvent, string>,
): MatchRecord["games"] {
  const { points, dice, cube = 1 } = way[0]!;
  const most = "rules" in agreed ? 2 ** agreed.rules.automatic : 1;
  if (dice === null || cube > most || points.join() !== startPoints(BACKGAMMON).join())
    throw texts.notationError("backgammon-record-not-from-start", {});
  const match = new MatchRecorder("rules" in agreed ? agreed.rules.length : 0);
  let game: GameRecorder | undefined;
  for (const [at, action] of actions.entries()) {
    const state = way[at]!;
    game ??= match.begin(state.score ?? [0, 0], cube);
    const event = tell(game, state, action);
    const comment = comments?.get(at);
    if (event && comment !== undefined) said.set(event, comment);
    const result = resultOf(agreed, state, action);
    if (!result) continue;
    match.end(game, result);
    game = undefined;
  }
  const last = way.at(-1)!;
  if (!game && resigned !== undefined && (last.result ?? 0) === 0 && winnerOf(last.points) === null)
    game = match.begin(last.score ?? [0, 0], cube);
  // A file without any game would not name the players.
  const isFirst = match.games.length === 0;
  if (isFirst) game ??= match.begin(last.score ?? [0, 0], cube);
  const loser = resigned === 0 || resigned === 1 ? resigned : undefined;
  const result =
    loser === undefined
      ? undefined
      : { winner: opponentOf(loser), points: "rules" in agreed ? last.cube : agreed.stakes[1]! };
  if (game && (result || isFirst || !game.isEmpty)) match.end(game, result);
  return match.games;
}

/**
 * Records an action.
 * @returns the event of the action, if it has one
 */
function tell(game: GameRecorder, state: CubeState, action: CubeAction): GameEvent | undefined {
  const { player, points, dice } = state;
  if (typeof action !== "string") return game.play(player, dice!, formatPlay(seenBy(points, player), action));
  if (action === "double") return game.double(player);
  if (action === "take") return game.answer(deciderOf(state), "take");
  if (action === "pass") return game.answer(deciderOf(state), "drop");
  if (action === "beaver" || action === "raccoon") return game.redouble(deciderOf(state), action);
  // Rolling, and offering or rejecting a resignation, are not recorded.
  return undefined;
}

/** The result of a game that the action ends; undefined if it does not. */
function resultOf(agreed: Agreed, state: CubeState, action: CubeAction): GameOutcome | undefined {
  const { player, points, offer, cube } = state;
  const worth = (kind: number): number =>
    "rules" in agreed ? pointsOf(agreed.rules, state, kind) : agreed.stakes[kind]!;
  if (action === "pass") return { winner: opponentOf(deciderOf(state)), points: cube };
  if (action === "accept") return { winner: opponentOf(player), points: worth(resignedKind(offer)) };
  if (typeof action === "string") return undefined;
  const seen = afterPlay(seenBy(points, player), action);
  if (winnerOf(seen) === null) return undefined;
  return { winner: player, points: worth(winKind(seenBy(seen, 1), BACKGAMMON.checkers)) };
}
