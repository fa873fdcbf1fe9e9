import { parsePositionId } from "../../notation/position-id.js";
import type { MatchReport, ReportedCube, ReportedPlay, ReportedPlayer } from "./match-report.js";

/** The first turns of a game with contact, of both players together, are its opening. */
const OPENING_TURNS = 8;
/** How many decisions are listed. */
const LISTED = 20;

/** The kinds of decisions and the phases of a game for which sums are made. */
export const PARTS = ["play", "cube", "opening", "contact", "race"] as const;
export type Part = (typeof PARTS)[number];

/** What decisions lost. */
export interface DecisionSums {
  /** Unforced plays and counted cube decisions. */
  readonly decisions: number;
  /** Normalised equity lost. */
  readonly loss: number;
  /** 500 times the loss per decision, as in `PlayerSums`. */
  readonly performanceRating: number;
}

/** A player's statistics over all matches, also by part. */
export interface ProfiledPlayer extends DecisionSums, Readonly<Record<Part, DecisionSums>> {
  readonly name: string;
  readonly matches: number;
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
  readonly seat: number;
  readonly player: string;
  readonly kind: "play" | "cube";
  readonly phase: Part;
  readonly roll: string;
  readonly played: string;
  /** The best play; null for the cube. */
  readonly best: string | null;
  /** Whether it counts in the number of decisions. */
  readonly isCounted: boolean;
  /** Whether the loss is larger than its error. */
  readonly sure: boolean;
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
  const decisions: ProfiledDecision[] = [];
  const rows = matches.flatMap(({ file, date = null, report }) => {
    const { players, length } = report;
    const own = decisionsIn(file, report);
    decisions.push(...own);
    return players.map(({ name: player, result, luckAdjusted, luck }, seat): ProfiledMatch => {
      const opponent = players[1 - seat]!.name;
      const sums = sumsOf(own.filter((one) => one.seat === seat));
      return { file, date, length, player, opponent, ...sums, result, luckAdjusted, luck };
    });
  });
  const players = [...new Set(rows.map(({ player }) => player))].map((name): ProfiledPlayer => {
    const own = decisions.filter(({ player }) => player === name);
    const played = rows.filter(({ player }) => player === name);
    const sums = (part: Part): DecisionSums =>
      sumsOf(own.filter(({ kind, phase }) => kind === part || phase === part));
    return {
      name,
      matches: new Set(played.map(({ file }) => file)).size,
      ...sumsOf(own),
      ...(Object.fromEntries(PARTS.map((part) => [part, sums(part)])) as Record<Part, DecisionSums>),
      luck: played.reduce((sum, { luck }) => sum + luck, 0),
    };
  });
  return {
    players: players.sort((one, other) => other.matches - one.matches),
    matches: rows,
    costliest: decisions
      .filter(({ loss, sure }) => sure && loss > 0)
      .sort((one, other) => other.loss - one.loss)
      .slice(0, LISTED),
  };
}

function decisionsIn(file: string, { players, plays, cubes }: MatchReport): ProfiledDecision[] {
  const names = players.map(({ name }) => name);
  const at = ({ game, turn, xgid, position }: ReportedPlay | ReportedCube, seat: 0 | 1) => {
    const phase = phaseOf(position, turn);
    return { file, game, turn, xgid, phase, seat, player: names[seat]! };
  };
  return [
    ...plays.map((play): ProfiledDecision => {
      const { roll, played, best, loss, mark, sure, plays } = play;
      return {
        ...at(play, play.player),
        kind: "play",
        roll,
        played,
        best,
        loss,
        mark,
        isCounted: plays > 1,
        sure,
      };
    }),
    ...cubes.flatMap((cube) =>
      cube.actions.map(({ player, action: played, loss, mark, error }): ProfiledDecision => {
        const what = { kind: "cube", roll: "", played, best: null, isCounted: cube.isCounted } as const;
        return { ...at(cube, player), ...what, loss, mark, sure: error !== null };
      }),
    ),
  ];
}

function sumsOf(made: readonly ProfiledDecision[]): DecisionSums {
  const decisions = made.filter(({ isCounted }) => isCounted).length;
  const loss = made.reduce((sum, one) => sum + one.loss, 0);
  return { decisions, loss, performanceRating: decisions === 0 ? 0 : (500 * loss) / decisions };
}

/** @param position Position ID of the player on roll */
function phaseOf(position: string, turn: number): Part {
  const points = parsePositionId(position);
  const hasContact = points.findLastIndex((count) => count > 0) > points.findIndex((count) => count < 0);
  if (!hasContact) return "race";
  return turn <= OPENING_TURNS ? "opening" : "contact";
}
