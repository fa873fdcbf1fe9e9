import type { Course } from "@tyche/learn";
import type { CoursePart } from "@tyche/learn/network";

/** Settings of a course as a person gives them; absent ones are undefined. */
export interface CourseSettings {
  /** Games in all. */
  readonly games: number;
  readonly seed: number | string;
  /** Which of several learners side by side, from 0. Absent: there is one. */
  readonly stream?: number;
  /** Step size at the first and at the last game. */
  readonly rate?: readonly [first: number, last: number];
  readonly lambda?: number;
  /** Decisions that are searched for a move, where moves are searched. */
  readonly depth?: number;
  /** Share of moves made at random. */
  readonly explore?: number;
  /** How far a move's value is off at most when moves are chosen, in points. */
  readonly noise?: number;
  /** Share of games that begin in places that usual games hardly reach. */
  readonly rare?: number;
  /** What a network sees of a position, by name. */
  readonly inputs?: string;
  /** Units of each hidden layer of a network. */
  readonly hidden?: readonly number[];
  /** Whether targets come from all outcomes of chance instead of the one drawn. */
  readonly full?: boolean;
  /** Tuples of an n-tuple network by name. */
  readonly tuples?: string;
  /** The tile from which on the boards of 2048 are downgraded before they are seen. */
  readonly downgrade?: number;
  /** Games between two reports. */
  readonly every?: number;
  /** Laps between reports over which the weights of the model are averaged. */
  readonly average?: number;
  /** Files of positions to be fitted to, and how often each is learned. */
  readonly positions?: readonly Uint8Array[];
  readonly passes?: number;
  /** The file of a model with which to begin. */
  readonly from?: Uint8Array;
  /** Only a part of the course, where its parts can be done apart. */
  readonly part?: CoursePart;
}

/** How a game is learned with one kind of evaluator. */
export interface CourseEntry {
  /** What is learned: "network", "ntuple", "linear". */
  readonly evaluator: string;
  /** One sentence. */
  readonly help: string;
  /** Settings that it reads beside games and seed. */
  readonly settings: readonly (keyof CourseSettings)[];
  /** Into how many pieces the course can be divided at most, which are parts that can be done apart; absent where it cannot. */
  pieces?(settings: CourseSettings): number;
  /** @throws ModelFileError, TrainingError */
  create(settings: CourseSettings): Course | Promise<Course>;
}
