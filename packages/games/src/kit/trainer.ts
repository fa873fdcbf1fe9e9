import type { TrainingRun } from "@tyche/learn";
import type { TrainingPart } from "@tyche/learn/network";

/** Settings of a training run as given by the user; absent ones are undefined. */
export interface TrainerSettings {
  /** Total number of games. */
  readonly games: number;
  readonly seed: number | string;
  /** Index of this learner among several that run in parallel, from 0. Absent: there is only one. */
  readonly stream?: number;
  /** Step size at the first and at the last game. */
  readonly rate?: readonly [first: number, last: number];
  readonly lambda?: number;
  /** Search depth of a move in decisions, for training runs that search. */
  readonly depth?: number;
  /** Share of moves made at random. */
  readonly explore?: number;
  /** Largest random error added to the value of a move in move selection, in points. */
  readonly noise?: number;
  /** Share of games that begin in positions that ordinary games rarely reach. */
  readonly rare?: number;
  /** Name of the network's input features. */
  readonly inputs?: string;
  /** Number of units in each hidden layer of a network. */
  readonly hidden?: readonly number[];
  /** Whether targets average over all outcomes of chance instead of using the one drawn. */
  readonly full?: boolean;
  /** Name of an n-tuple network's tuples. */
  readonly tuples?: string;
  /** The tile from which 2048 boards are downgraded before evaluation. */
  readonly downgrade?: number;
  /** Games between two reports. */
  readonly every?: number;
  /** Number of iterations between reports over which the model's weights are averaged. */
  readonly average?: number;
  /** Files of positions to fit, and how often each is used. */
  readonly positions?: readonly Uint8Array[];
  readonly passes?: number;
  /** Model file to start from. */
  readonly from?: Uint8Array;
  /** Run only this part, if the training run can be split. */
  readonly part?: TrainingPart;
}

/** A way to train one kind of evaluator for a game. */
export interface Trainer {
  /** Kind of evaluator: "network", "ntuple", "linear". */
  readonly evaluator: string;
  /** One sentence. */
  readonly help: string;
  /** Settings that it reads in addition to games and seed. */
  readonly settings: readonly (keyof TrainerSettings)[];
  /** Maximum number of parts into which the training run can be split; absent if it cannot. */
  pieces?(settings: TrainerSettings): number;
  /** @throws ModelFileError, TrainingError */
  create(settings: TrainerSettings): TrainingRun | Promise<TrainingRun>;
}
