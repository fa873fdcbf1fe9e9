import { seenBy } from "@tyche/games/backgammon";
import { errorsOf, MARKS, turnsOf } from "@tyche/games/backgammon/analysis";
import { formatPositionId, type MatchRecord } from "@tyche/games/backgammon/notation";
import { table } from "../../io/table.js";
import type { AnalysisQuestion, JudgedTurn } from "./analysis-work.js";

/** How a match was analysed. */
export type HowAnalysed = Omit<AnalysisQuestion, "match">;

/** The turns of a match with what was found of each. */
function playsOf(match: MatchRecord, judged: readonly JudgedTurn[]) {
  const turns = turnsOf(match);
  return judged.map((turn, i) => ({ ...turn, mark: turn.mark, event: turns[i]!.event }));
}

/** For programs. @param judged every turn, in the order of the match */
export function analysisJson(match: MatchRecord, judged: readonly JudgedTurn[], how: HowAnalysed): object {
  const plays = playsOf(match, judged);
  const errors = errorsOf(plays);
  const { depth, evaluator, thresholds } = how;
  return {
    depth,
    evaluator,
    thresholds,
    length: match.length,
    players: match.players.map((name, i) => ({ name, ...errors[i]! })),
    plays: plays.map(({ event, game, turn, played, best, plays, equity, bestEquity, loss, depth, mark }) => {
      const { player, dice, points } = event;
      return {
        player,
        position: formatPositionId(seenBy(points, player)),
        roll: dice.join(""),
        game,
        turn,
        played,
        best,
        plays,
        equity,
        bestEquity,
        loss,
        depth,
        mark: mark ?? null,
      };
    }),
  };
}

/** As told below the tables. */
const DEFINITION = `Equities are for money without a cube, whatever the match. The error rate is the equity lost, in thousandths
of a point (mp), by unforced turn (one with more than one distinct play); Snowie's divides by all turns of both players.`;

/** For people: the turns with a mark, or all, and the sums of both players. */
export function analysisText(
  match: MatchRecord,
  judged: readonly JudgedTurn[],
  { depth, evaluator }: HowAnalysed,
  all: boolean,
): string {
  const plays = playsOf(match, judged);
  const errors = errorsOf(plays);
  const { players } = match;
  const listed = all ? plays : plays.filter(({ mark }) => mark !== undefined);
  const turns = table(
    ["game", "turn", "player", "position", "roll", "played", "best", "loss", ""],
    listed.map(({ game, turn, event, played, best, loss, mark }) => [
      String(game),
      String(turn),
      players[event.player],
      formatPositionId(seenBy(event.points, event.player)),
      event.dice.join(""),
      played,
      loss === 0 ? "" : best,
      loss.toFixed(4),
      mark ?? "",
    ]),
  );
  const sums = table(
    ["player", "turns", "unforced", ...MARKS, "lost", "error rate", "Snowie's"],
    players.map((name, i) => {
      const { turns, unforced, marks, loss, errorRate, snowieRate } = errors[i]!;
      return [
        name,
        String(turns),
        String(unforced),
        ...MARKS.map((mark) => String(marks[mark])),
        loss.toFixed(3),
        errorRate.toFixed(1),
        snowieRate.toFixed(1),
      ];
    }),
  );
  return `${listed.length === 0 ? "No turn is marked.\n" : turns}\n${sums}\n${DEFINITION}\nBy ${evaluator === "default" ? "net" : evaluator}, depth ${depth}.\n`;
}
