import { type Comments, formatMat, formatSgf, type GameEvent } from "@tyche/games/backgammon/notation";
import {
  howText,
  illegalTexts,
  type MatchReport,
  type ReportedCube,
  type ReportedPlay,
  shownLoss,
  signed,
} from "./analysis-report.js";
import type { OpenedMatch } from "./analysis-work.js";
import { type ReportWords, verdictIn } from "./report-words/report-words.js";

/** The match as .mat or .sgf, with what was found of each decision as a comment. */
export function commentedMatch(
  opened: OpenedMatch,
  report: MatchReport,
  as: "mat" | "sgf",
  words: ReportWords,
): string {
  const said = new Map<GameEvent, string>();
  const plays = [...report.plays];
  const cubes = [...report.cubes];
  const illegal = illegalTexts(report, words);
  for (const { kind, game, turn, ...decision } of opened.decisions) {
    const isIts = (one: { readonly game: number; readonly turn: number } | undefined): boolean =>
      one?.game === game && one.turn === turn;
    const event = "event" in decision ? decision.event : decision.events[0]!;
    const lines: string[] = [];
    if (isIts(cubes[0]) && (kind === "double" || cubes[0]!.actions[0]!.action === "no double"))
      lines.push(cubeLine(report, cubes.shift()!, words));
    if (kind === "turn") {
      const isLegal = !("event" in decision && decision.event.isIllegal);
      lines.push(isLegal ? playLine(plays.shift()!, words) : illegal.shift()!);
    }
    said.set(event, lines.join("\n"));
  }
  const comments: Comments = (event) => said.get(event) || undefined;
  const text = as === "sgf" ? formatSgf(opened.match, comments) : formatMat(opened.match, comments);
  return as === "sgf" ? text : `; ${howText(report, words)}\n${text}`;
}

function playLine(play: ReportedPlay, words: ReportWords): string {
  const { played, best, equity, bestEquity, loss, mark, luck } = play;
  const done = `${played || words.noPlay} ${signed(equity)}`;
  const what =
    loss === 0 ? done : `${done}, ${lossText(loss, mark, words)}${words.betterIs(best, signed(bestEquity))}`;
  return `${what}; ${words.luckIs(signed(luck))}`;
}

function cubeLine({ players }: MatchReport, cube: ReportedCube, words: ReportWords): string {
  const { noDouble, doubleTake, verdict, actions } = cube;
  const wrong = actions.flatMap(({ player, error, loss, mark }) =>
    !error
      ? []
      : [`; ${words.errorOf(words.errors[error], players[player]!.name)}, ${lossText(loss, mark, words)}`],
  );
  return `${words.cubeComment(signed(noDouble), signed(doubleTake), verdictIn(words, verdict))}${wrong.join("")}`;
}

function lossText(loss: number, mark: ReportedPlay["mark"], words: ReportWords): string {
  return `${words.loses(shownLoss(loss))}${mark === null ? "" : ` (${words.marks[mark]})`}`;
}
