import type { Chance } from "@tyche/engine";
import { backgammon } from "../src/game/rules.js";
import type { GameOutcome, MatchRecord } from "../src/records/match-record.js";
import { type GameRecorder, MatchRecorder } from "../src/records/match-recorder.js";
import { type BackgammonPlayer, opponentOf, type Play, seenBy, winKind } from "../src/rules/board.js";

/** Player names, some of them unusual. */
const NAMES = ["Ann Lee", "Bob_2", "Zoë", "Jørgen: 3", "Ли", "[x]"];
const RULES = backgammon();

/**
 * A match or session of random plays with doubles, beavers, raccoons, takes and passes, games that are resigned or
 * left, and automatic doubles; agreed results have points that the rules allow.
 *
 * @param illegal percentage of plays that belong to another roll
 */
export function randomMatch(chance: Chance, illegal = 0): MatchRecord {
  const length = chance.pick([0, 0, 1, 3, 5, 7]);
  const match = new MatchRecorder(length);
  const scores: [number, number] = [0, 0];
  for (let g = 0; g < 5; g++) {
    if (length > 0 && scores.some((score) => score >= length)) break;
    const automatic = length === 0 && chance.die(6) === 1 ? 2 ** chance.die(2) : 1;
    const game = match.begin([...scores], automatic);
    const isCrawford =
      length > 1 && scores.includes(length - 1) && !match.games.at(-1)?.scores.includes(length - 1);
    const result = randomGame(game, chance, length, isCrawford, illegal);
    match.end(game, result);
    if (!result) break;
    scores[result.winner] += result.points;
  }
  return { players: [chance.pick(NAMES), chance.pick(NAMES)], length, games: match.games };
}

/** @returns undefined if the game was left */
function randomGame(
  game: GameRecorder,
  chance: Chance,
  length: number,
  isCrawford: boolean,
  illegal: number,
): GameOutcome | undefined {
  let state = RULES.start(chance);
  let owner: BackgammonPlayer | undefined;
  // Random games are long, so most are resigned or left.
  const turns = chance.die(6) === 1 ? Number.POSITIVE_INFINITY : 3 + chance.die(30);
  for (let turn = 0; RULES.turn(state) >= 0; turn++) {
    const { player } = state;
    const other = opponentOf(player);
    if (turn >= turns) {
      if (chance.die(4) === 1) return undefined;
      return { winner: chance.pick([0, 1] as const), points: chance.die(3) * game.shown };
    }
    const mayDouble = turn > 0 && !isCrawford && owner !== other && game.shown < 64;
    if (mayDouble && chance.die(8) === 1) {
      const before = game.shown;
      game.double(player);
      const answer = chance.die(length === 0 ? 6 : 4);
      if (answer === 1) {
        game.answer(other, "drop");
        return { winner: player, points: before };
      }
      owner = other;
      if (answer === 6) {
        game.redouble(other, "beaver");
        game.redouble(player, "raccoon");
      }
      if (answer === 5) game.redouble(other, "beaver");
      game.answer(answer === 5 ? player : other, "take");
    }
    // Draw no random number if all plays are legal, so that those matches stay reproducible.
    const errs = illegal > 0 && chance.die(100) <= illegal;
    const rolled = errs ? { ...state, dice: [6 - chance.die(3), chance.die(2)] as const } : state;
    const play = chance.pick(RULES.actions(rolled)) as Play;
    if (errs) game.playAnyhow(player, state.dice!, play);
    else game.play(player, state.dice!, RULES.notation.action(state, play));
    state = RULES.play(rolled, play, chance);
  }
  const winner = game.winner!;
  return { winner, points: game.shown * winKind(seenBy(state.points, opponentOf(winner)), 15) };
}
