import { dashed, markText } from "@tyche/games";
import type { Catalogue, Message } from "@tyche/messages";
import type { MatchReport, OpenedMatch, ReportedCube, ReportedPlay } from "../analysis/match/match-report.js";
import { formatMat } from "../records/match-files/format-mat.js";
import { formatSgf } from "../records/match-files/format-sgf.js";
import type { Comments, GameEvent } from "../records/match-record.js";
import { howText, illegalTexts, lossMessage, shownLoss, signed, tooClose, verdictText } from "./words.js";

/** Writes the match as .mat or .sgf, with the analysis of each decision as a comment. */
export function commentedMatch(
  opened: OpenedMatch,
  report: MatchReport,
  as: "mat" | "sgf",
  words: Catalogue,
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

function playLine(play: ReportedPlay, words: Catalogue): string {
  const { played, best, equity, bestEquity, loss, mark, luck, sure } = play;
  const done = { play: played || words.text("analysis-no-play"), equity: signed(equity) };
  const what =
    loss === 0
      ? words.text("analysis-comment-play", done)
      : words.text("analysis-comment-error", {
          ...done,
          loss: sure ? markedLoss(loss, mark, words) : tooClose(loss, words),
          best,
          bestEquity: signed(bestEquity),
        });
  return words.list([what, words.text("analysis-comment-luck", { luck: signed(luck) })], "clauses");
}

function cubeLine({ players }: MatchReport, cube: ReportedCube, words: Catalogue): string {
  const { noDouble, doubleTake, verdict, actions } = cube;
  const errors = actions.flatMap(({ player, error, loss, mark }) =>
    error
      ? words.text("analysis-comment-cube-error", {
          error: words.text(`analysis-error-${dashed(error)}`),
          player: players[player]!.name,
          loss: markedLoss(loss, mark, words),
        })
      : [],
  );
  const line = words.text("analysis-comment-cube", {
    noDouble: signed(noDouble),
    doubleTake: signed(doubleTake),
    verdict: verdictText(verdict, words),
  });
  return words.list([line, ...errors], "clauses");
}

function markedLoss(loss: number, mark: ReportedPlay["mark"], words: Catalogue): Message {
  if (mark === null) return lossMessage(loss);
  return { id: "analysis-comment-loss", values: { loss: shownLoss(loss), mark: markText(mark, words) } };
}
