import type { MatchReport, ReportedPlay, ReportedPlayer } from "./match-report.js";
import { decisionsIn, PHASES, type Phase, type PlayerDecision, ratingOf } from "./player-profile.js";

/** How many decisions are listed. */
const LISTED = 20;

/** What decisions lost. */
export interface DecisionSums {
  /** Unforced plays and counted cube decisions. */
  readonly decisions: number;
  /** Normalised equity lost. */
  readonly loss: number;
  /** 500 times the loss per decision, as in `PlayerSums`. */
  readonly performanceRating: number;
}

/** A player's statistics over all matches, also by kind of decision and by phase. */
export interface ProfiledPlayer extends DecisionSums {
  readonly name: string;
  readonly matches: number;
  readonly play: DecisionSums;
  readonly cube: DecisionSums;
  readonly phases: Readonly<Record<Phase, DecisionSums>>;
  /** Total luck, in normalised equity. */
  readonly luck: number;
}

/** One player in one match. */
export interface ProfiledMatch
  extends DecisionSums,
    Pick<ReportedPlayer, "result" | "luckAdjusted" | "luck"> {
  readonly file: string;
  readonly date: string | null;
  readonly length: number;
  readonly player: string;
  readonly opponent: string;
}

/** A play, or an action with the cube. */
export interface ProfiledDecision extends Pick<ReportedPlay, "game" | "turn" | "xgid" | "loss" | "mark"> {
  readonly file: string;
  readonly player: string;
  readonly phase: Phase;
  readonly decision: PlayerDecision["decision"];
  readonly roll: string;
  readonly played: PlayerDecision["played"];
  readonly best: PlayerDecision["best"];
}

/** The statistics of many matches, as plain data. */
export interface Profile {
  /** Players of most matches first. */
  readonly players: readonly ProfiledPlayer[];
  /** Two rows for each match. */
  readonly matches: readonly ProfiledMatch[];
  /** The decisions that lost most, those first. */
  readonly costliest: readonly ProfiledDecision[];
}

/** An analysed match, the name of its file, and its date if the file says it. */
export interface NamedReport {
  readonly file: string;
  readonly date?: string | undefined;
  readonly report: MatchReport;
}

/** The profile of all players of some matches; players with the same name are one. */
export function profileOf(matches: readonly NamedReport[]): Profile {
  const made: { readonly file: string; readonly name: string; readonly decision: PlayerDecision }[] = [];
  const rows = matches.flatMap(({ file, date = null, report }) => {
    const own = decisionsIn(report);
    return report.players.map(({ name, result, luckAdjusted, luck }, seat): ProfiledMatch => {
      const theirs = own.filter(({ player }) => player === seat);
      made.push(...theirs.map((decision) => ({ file, name, decision })));
      const opponent = report.players[1 - seat]!.name;
      const shared = { file, date, length: report.length, player: name, opponent };
      return { ...shared, ...sumsOf(theirs), result, luckAdjusted, luck };
    });
  });
  const players = [...new Set(rows.map(({ player }) => player))].map((name): ProfiledPlayer => {
    const own = made.filter((one) => one.name === name).map(({ decision }) => decision);
    const played = rows.filter(({ player }) => player === name);
    const phases = PHASES.map((phase) => [phase, sumsOf(own.filter((one) => one.phase === phase))] as const);
    return {
      name,
      matches: new Set(played.map(({ file }) => file)).size,
      ...sumsOf(own),
      play: sumsOf(own.filter(({ decision }) => decision === "play")),
      cube: sumsOf(own.filter(({ decision }) => decision !== "play")),
      phases: Object.fromEntries(phases) as Record<Phase, DecisionSums>,
      luck: played.reduce((sum, { luck }) => sum + luck, 0),
    };
  });
  return {
    players: players.sort((one, other) => other.matches - one.matches),
    matches: rows,
    costliest: made
      .filter(({ decision: { loss, isSure } }) => isSure && loss > 0)
      .sort((one, other) => other.decision.loss - one.decision.loss)
      .slice(0, LISTED)
      .map(({ file, name: player, decision: one }) => {
        const { game, turn, xgid, loss, mark, phase, decision, roll, played, best } = one;
        return { file, player, game, turn, xgid, loss, mark, phase, decision, roll, played, best };
      }),
  };
}

function sumsOf(made: readonly PlayerDecision[]): DecisionSums {
  const decisions = made.filter(({ isCounted }) => isCounted).length;
  const loss = made.reduce((sum, one) => sum + one.loss, 0);
  return { decisions, loss, performanceRating: ratingOf([decisions, loss]) };
}
