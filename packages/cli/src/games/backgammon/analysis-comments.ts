import { type Comments, formatMat, formatSgf, type GameEvent } from "@tyche/games/backgammon/notation";
import {
  howText,
  type MatchReport,
  type ReportedCube,
  type ReportedPlay,
  shownLoss,
  signed,
} from "./analysis-report.js";
import type { OpenedMatch } from "./analysis-work.js";

/** The match as .mat or .sgf, with what was found of each decision as a comment. */
export function commentedMatch(opened: OpenedMatch, report: MatchReport, as: "mat" | "sgf"): string {
  const said = new Map<GameEvent, string>();
  const plays = [...report.plays];
  const cubes = [...report.cubes];
  for (const { kind, game, turn, ...decision } of opened.decisions) {
    const isIts = (one: { readonly game: number; readonly turn: number } | undefined): boolean =>
      one?.game === game && one.turn === turn;
    const event = "event" in decision ? decision.event : decision.events[0]!;
    const lines: string[] = [];
    if (isIts(cubes[0]) && (kind === "double" || cubes[0]!.actions[0]!.action === "no double"))
      lines.push(cubeLine(report, cubes.shift()!));
    if (kind === "turn") lines.push(playLine(plays.shift()!));
    said.set(event, lines.join("\n"));
  }
  const comments: Comments = (event) => said.get(event) || undefined;
  const text = as === "sgf" ? formatSgf(opened.match, comments) : formatMat(opened.match, comments);
  return as === "sgf" ? text : `; ${howText(report)}\n${text}`;
}

function playLine({ played, best, equity, bestEquity, loss, mark, luck }: ReportedPlay): string {
  const what =
    loss === 0
      ? `${played || "no play"} ${signed(equity)}`
      : `${played} ${signed(equity)}, loses ${shownLoss(loss)}${mark === null ? "" : ` (${mark})`}: ${best} ${signed(bestEquity)}`;
  return `${what}; luck ${signed(luck)}`;
}

function cubeLine({ players }: MatchReport, cube: ReportedCube): string {
  const { noDouble, doubleTake, verdict, actions } = cube;
  const wrong = actions
    .filter(({ error }) => error !== null)
    .map(({ player, error, loss, mark }) => {
      const sized = mark === null ? "" : ` (${mark})`;
      return `; ${error} of ${players[player]!.name}, loses ${shownLoss(loss)}${sized}`;
    });
  return `cube: no double ${signed(noDouble)}, double and take ${signed(doubleTake)}, right is ${verdict}${wrong.join("")}`;
}
