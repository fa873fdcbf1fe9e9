import type { CubeError, JudgedAction, Mark } from "@tyche/games/backgammon/analysis";
import { cubeVerdictIn } from "@tyche/games/say";
import type { Language } from "@tyche/messages";

/** How a match was analysed, as the report tells it. */
export interface HowTold {
  readonly evaluator: string;
  readonly depth: number;
  /** Of plays that lose 0.02. */
  readonly doubtDepth?: number;
  /** A decision; then `depth` is the deepest. */
  readonly seconds?: number;
  readonly rollout?: { readonly trials: number; readonly turns: number };
}

/** What the analysis of a match says around its numbers, in one language. */
export interface ReportWords {
  /** @param length points of the match; 0: for money */
  title(players: string, length: number): string;
  readonly noneMarked: string;
  readonly noTurnMarked: string;
  /** Of a result: not known yet. */
  readonly open: string;
  readonly unforcedOf: (unforced: number, turns: number) => string;
  readonly marks: Readonly<Record<Mark, string>>;
  /** Rows of the sums, and heads of tables. */
  readonly rows: Readonly<
    Record<
      | "unforcedPlays"
      | "lostByPlays"
      | "cube"
      | "lostByCube"
      | "lostInAll"
      | "ofMatch"
      | "points"
      | "errorRate"
      | "snowie"
      | "performance"
      | "luck"
      | "result"
      | "lessLuck",
      string
    >
  >;
  readonly heads: Readonly<
    Record<
      | "game"
      | "turn"
      | "player"
      | "position"
      | "roll"
      | "played"
      | "best"
      | "loss"
      | "turns"
      | "unforced"
      | "lost"
      | "inAll"
      | "snowies"
      | "right"
      | "play"
      | "equity"
      | "chances"
      | "depth",
      string
    >
  >;
  readonly cubeRight: string;
  readonly rightDecisions: (count: number) => string;
  readonly errors: Readonly<Record<CubeError, string>>;
  /** The same, counted. */
  countedErrors(error: CubeError, count: number): string;
  /** Between the errors of a list. */
  readonly separator: string;
  readonly actions: Readonly<Record<JudgedAction["action"], string>>;
  readonly language: Language;
  /** Between the two parts of a verdict. */
  readonly verdictSeparator: string;
  readonly equities: readonly [noDouble: string, doubleTake: string, doublePass: string];
  playHead(game: number, turn: number, player: string, played: string, roll: string): string;
  cubeHead(game: number, turn: number, player: string): string;
  /** What a player did about the cube. */
  did(player: string, action: string): string;
  loses(loss: string): string;
  readonly rolledOut: string;
  luckOfRoll(luck: string): string;
  /** The verdict comes marked up. */
  right(verdict: string): string;
  chancesWithoutCube(chances: string): string;
  /** Of a comment. */
  readonly noPlay: string;
  /** Of a play that its roll does not allow, and that was played all the same. */
  notLegal(game: number, turn: number, player: string, played: string, roll: string): string;
  cubeComment(noDouble: string, doubleTake: string, verdict: string): string;
  errorOf(error: string, player: string): string;
  betterIs(best: string, equity: string): string;
  luckIs(luck: string): string;
  /** What is told below the tables. */
  readonly definitions: readonly string[];
  how(told: HowTold): string;
  readonly lightCheckers: string;
  /** On the board: checkers that were borne off. */
  off(count: number): string;
  /** The board for who hears it, checkers by point on either side. */
  board(own: string, other: string): string;
  readonly bar: string;
}

/** A verdict of the game in the words of a language. */
export function verdictIn({ language, verdictSeparator }: ReportWords, english: string): string {
  return cubeVerdictIn(english, language).join(verdictSeparator);
}
