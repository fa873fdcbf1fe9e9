/** How a game ended for its only person. */
export type Outcome = "won" | "drawn" | "lost";

/** The games of this browser's person against one opponent by one set of rules, or alone. */
export interface Results {
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  /** The games won since the last one that was not, and the most such games in a row. */
  readonly streak: number;
  readonly longest: number;
  /** The sum and the greatest of the person's payoffs. */
  readonly sum: number;
  readonly best: number;
  /** The seconds of the fastest game won; absent if none was timed. */
  readonly fastest?: number;
}

/** The results of a game, by opponent and rules. */
export type ResultsOf = Readonly<Record<string, Results>>;

const NONE: Results = {
  won: 0,
  drawn: 0,
  lost: 0,
  streak: 0,
  longest: 0,
  sum: 0,
  best: Number.NEGATIVE_INFINITY,
};
const COUNTS = ["won", "drawn", "lost", "streak", "longest"] as const;

/** The number of games. */
export function playedIn({ won, drawn, lost }: Results): number {
  return won + drawn + lost;
}

/**
 * How a game ended for a player: alone, a positive payoff is a win.
 *
 * @param worst the lowest payoff of the game, which is lost also where nothing is less than 0
 */
export function outcomeOf(payoff: readonly number[], own: number, worst = Number.NEGATIVE_INFINITY): Outcome {
  if (payoff[own]! <= worst) return "lost";
  const rivals = payoff.filter((_, seat) => seat !== own);
  const most = rivals.length === 0 ? 0 : Math.max(...rivals);
  const gap = payoff[own]! - most;
  return gap > 0 ? "won" : gap < 0 ? "lost" : "drawn";
}

/** The results with one more game. */
export function counted(before: Results = NONE, outcome: Outcome, payoff: number, seconds?: number): Results {
  const streak = outcome === "won" ? before.streak + 1 : 0;
  const times = [before.fastest, outcome === "won" ? seconds : undefined].filter(
    (each) => each !== undefined,
  );
  return {
    ...before,
    [outcome]: before[outcome] + 1,
    streak,
    longest: Math.max(before.longest, streak),
    sum: before.sum + payoff,
    best: Math.max(before.best, payoff),
    ...(times.length > 0 && { fastest: Math.min(...times) }),
  };
}

/** Reads stored results; what is no result is left out. */
export function readResults(text: string | null): ResultsOf {
  try {
    const entries = Object.entries(JSON.parse(text ?? "{}") as Record<string, Results>);
    return Object.fromEntries(entries.filter(([, results]) => isResults(results)));
  } catch {
    return {};
  }
}

function isResults(value: unknown): value is Results {
  if (typeof value !== "object" || value === null) return false;
  const results = value as Record<keyof Results, unknown>;
  const areCounts = COUNTS.every((name) => Number.isSafeInteger(results[name]) && Number(results[name]) >= 0);
  return (
    areCounts &&
    Number.isFinite(results.fastest ?? 0) &&
    Number.isFinite(results.sum) &&
    Number.isFinite(results.best)
  );
}
