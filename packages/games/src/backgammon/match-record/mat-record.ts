import { NotationError } from "@tyche/engine";
import type { GameRecord } from "../../entry.js";
import { afterPlay, BACKGAMMON, opponentOf, seenBy, startPoints, winKind, winnerOf } from "../board.js";
import {
  type CubeAction,
  type CubeRules,
  type CubeState,
  deciderOf,
  pointsOf,
  resignedKind,
} from "../cube/cube-rules.js";
import { formatPlay } from "../notation/move-notation.js";
import { NO_CUBE } from "./kept-games.js";
import { formatMat } from "./mat.js";
import { type GameOutcome, type GameRecorder, type MatchRecord, MatchRecorder } from "./match-record.js";

/** What is agreed before the first roll: the rules of the cube, or, without one, what a win of each kind counts. */
export type Agreed = { readonly rules: CubeRules } | { readonly stakes: readonly number[] };

/**
 * Games of the board's rules as .mat: a match as far as it was played, a game for money, or one without the cube, which a comment of
 * the file says.
 */
export function matRecord(agreed: Agreed): GameRecord {
  return {
    format: "MAT",
    write(start, actions, [left = "White", right = "Black"], states) {
      if (!states)
        throw new TypeError("A .mat file has the dice: it is made of the states that came of the actions.");
      const text = formatMat({
        players: [plain(left), plain(right)],
        length: "rules" in agreed ? agreed.rules.length : 0,
        // Safe: states and actions are those of backgammon.
        games: gamesOf(agreed, [start, ...states] as CubeState[], actions as CubeAction[]),
      });
      return "rules" in agreed ? text : `${NO_CUBE}\n${text}`;
    },
  };
}

/** A name that cannot be taken for a score. */
function plain(name: string): string {
  return name.replace(/[:\s]+/g, " ").trim() || "?";
}

function gamesOf(
  agreed: Agreed,
  way: readonly CubeState[],
  actions: readonly CubeAction[],
): MatchRecord["games"] {
  const { points, dice, cube = 1 } = way[0]!;
  const most = "rules" in agreed ? 2 ** agreed.rules.automatic : 1;
  if (dice === null || cube > most || points.join() !== startPoints(BACKGAMMON).join())
    throw new NotationError(
      "A .mat file has games from their start, and this one begins at a position that was set up.",
    );
  const match = new MatchRecorder("rules" in agreed ? agreed.rules.length : 0);
  let game: GameRecorder | undefined;
  for (const [at, action] of actions.entries()) {
    const state = way[at]!;
    game ??= match.begin(state.score ?? [0, 0], cube);
    tell(game, state, action);
    const result = resultOf(agreed, state, action);
    if (!result) continue;
    match.end(game, result);
    game = undefined;
  }
  if (game && !game.isEmpty) match.end(game, undefined);
  return match.games;
}

function tell(game: GameRecorder, state: CubeState, action: CubeAction): void {
  const { player, points, dice } = state;
  if (typeof action !== "string") game.play(player, dice!, formatPlay(seenBy(points, player), action));
  else if (action === "double") game.double(player);
  else if (action === "take") game.answer(deciderOf(state), "take");
  else if (action === "pass") game.answer(deciderOf(state), "drop");
  else if (action === "beaver" || action === "raccoon") game.redouble(deciderOf(state), action);
  // To roll, to offer to resign and to refuse it leave nothing in a file.
}

/** How an action ends its game; undefined where it does not. */
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
