import { sfc32 } from "@tyche/engine/chance";
import { inTurns } from "@tyche/engine/search";
import {
  decodeModel,
  encodeModel,
  type ModelFile,
  ModelFileError,
  type Strength,
  strengthOf,
  TrainingError,
  type TrainingReport,
  type TrainingRun,
  unscaled,
} from "@tyche/learn";
import { Network, writeParameters } from "@tyche/learn/network";
import { defined } from "../../kit/entry.js";
import type { Trainer } from "../../kit/trainer.js";
import type { MinesweeperOptions } from "../about.js";
import { EXPERT, variantOf } from "../board/board.js";
import { MinesweeperPlayer } from "../guessing/playing.js";
import { OUTLOOK_FEATURES } from "../outlook/features.js";
import { decodeOutlook, OUTLOOK_MODEL, Outlook } from "../outlook/outlook.js";
import { texts } from "../texts.js";
import { type GuessedPosition, guessedPositions } from "./guessed-positions.js";

const RATE = [0.005, 0.0002] as const;
const HIDDEN = [64, 16] as const;
/** Share of games in which one guess is drawn from the candidates, so that worse ones occur too. */
const EXPLORE = 0.6;
/** Games between two reports; each is followed by training on all positions so far. */
const EVERY = 500;
/** Average number of times that a position is used for training. */
const PASSES = 16;
/** Positions per step of Adam. */
const BATCH = 64;
/** Share of games that are played by survival, while the outlook of a new network is still meaningless. */
const SCHOOL = 0.2;
const BY_SURVIVAL = { outlookShare: 0, openingShare: 0, progressShare: 0.3 } as const;
const BY_OUTLOOK = { outlookShare: 1, openingShare: 1 } as const;

/** Boards played in rotation. Large boards yield the most positions and need the most games. */
const BOARDS: readonly MinesweeperOptions[] = [
  {},
  { columns: 16, rows: 16, mines: 40 },
  {},
  { columns: 16, rows: 16, mines: 40, start: "modern" },
  { start: "modern" },
  { columns: 16, rows: 16, mines: 40 },
  { columns: 9, rows: 9, mines: 10 },
];

export interface OutlookTrainingOptions {
  readonly games: number;
  readonly seed: number | string;
  readonly rate?: readonly [first: number, last: number];
  readonly explore?: number;
  readonly hidden?: readonly number[];
  readonly every?: number;
  /** Model file to start from; its layers are kept. */
  readonly from?: Uint8Array;
}

/**
 * Trains the Minesweeper outlook on solver games on the standard boards. Each position right after a guess is trained
 * towards the win probability estimated from the rest of its game. With a new network, the solver first guesses by
 * survival and progress; later it uses the learned outlook, and the first games are dropped. Game n is drawn from the
 * seed and n.
 */
export class OutlookTraining implements TrainingRun {
  games = 0;
  readonly total: number;
  private readonly options: OutlookTrainingOptions;
  private readonly outlook: Outlook;
  /** Number of games that are played by survival. */
  private readonly school: number;
  private positions: GuessedPosition[] = [];

  /** @throws TrainingError, ModelFileError if a setting is invalid */
  constructor(options: OutlookTrainingOptions) {
    const { games, seed, hidden = HIDDEN, from } = options;
    if (!(games > 0)) throw texts.error(TrainingError, "minesweeper-games", { games });
    this.options = options;
    this.total = games;
    const shape = { features: OUTLOOK_FEATURES.length, hidden, outputs: 1 };
    this.outlook = from ? decodeOutlook(from, true) : new Outlook(new Network(shape, { seed, adam: true }));
    const { every = EVERY } = options;
    this.school = from ? 0 : every * Math.floor((SCHOOL * games) / every);
  }

  run(signal?: { readonly aborted: boolean }): AsyncGenerator<TrainingReport, void, void> {
    return inTurns(this.steps(signal));
  }

  /** Yields after each game: a report when one is due, else undefined. */
  private *steps(signal?: { readonly aborted: boolean }): Generator<TrainingReport | undefined, void, void> {
    const { seed, explore = EXPLORE, every = EVERY } = this.options;
    // Weights change only at the end of an iteration; an interrupted iteration is discarded.
    let played = this.games;
    let found: GuessedPosition[] = [];
    while (this.games < this.total && !signal?.aborted) {
      const board = variantOf(BOARDS[played % BOARDS.length]!);
      const guessing = played < this.school ? BY_SURVIVAL : BY_OUTLOOK;
      found.push(...guessedPositions(board, this.outlook, `${seed}/${played++}`, explore, guessing));
      if (played % every === 0 || played === this.total) {
        this.positions.push(...found);
        this.games = played;
        const measures = {
          "places a game": found.length / every,
          "root mean square error": this.learn(found.length),
        };
        found = [];
        // The guessing policy changes here, and with it the value of a position.
        if (played === this.school) this.positions = [];
        yield { games: played, measures };
      }
      yield undefined;
    }
  }

  /** Trains on random positions from all so far, in proportion to the number of new ones. */
  private learn(fresh: number): number {
    const { seed, rate: [first, last] = RATE } = this.options;
    const { positions, outlook } = this;
    const rate = first * (last / first) ** (this.games / this.total);
    const next = sfc32(`${seed}/learn ${this.games}`);
    const steps = Math.ceil((PASSES * fresh) / BATCH);
    let squares = 0;
    for (let step = 0; step < steps; step++) {
      for (let i = 0; i < BATCH; i++) {
        const { features, target } = positions[next() % positions.length]!;
        squares += outlook.gather(features, target);
      }
      outlook.network.adapt(rate, BATCH);
    }
    return Math.sqrt(squares / Math.max(1, BATCH * steps));
  }

  state(): Uint8Array {
    const { header, arrays } = this.model();
    const { moments, steps } = this.outlook.network;
    const width = OUTLOOK_FEATURES.length;
    const features = new Float32Array(width * this.positions.length);
    for (const [i, position] of this.positions.entries()) features.set(position.features, i * width);
    const targets = Float32Array.from(this.positions, ({ target }) => target);
    return encodeModel({
      header,
      arrays: [...arrays, ...moments, Float32Array.of(steps), features, targets],
    });
  }

  restore(state: Uint8Array): void {
    const { header, arrays } = decodeModel(state, OUTLOOK_MODEL);
    const { network } = this.outlook;
    const { parameters, moments } = network;
    const rest = arrays.slice(parameters.length).map(unscaled);
    const last = header.history.at(-1);
    if (last?.settings.seed !== this.options.seed || rest.length !== moments.length + 3)
      throw texts.error(ModelFileError, "game-other-training", {});
    writeParameters(network, arrays.slice(0, parameters.length));
    moments.forEach((moment, i) => void moment.set(rest[i]!));
    const [steps, features, targets] = rest.slice(moments.length) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    network.steps = steps[0]!;
    const width = OUTLOOK_FEATURES.length;
    this.positions = Array.from(targets, (target, i) => ({
      features: features.slice(i * width, (i + 1) * width),
      target,
    }));
    this.games = last.games;
  }

  model(): ModelFile {
    const { seed, rate = RATE, explore = EXPLORE, every = EVERY } = this.options;
    const { hidden, outputs } = this.outlook.network.shape;
    const settings = { seed, rate: [...rate], explore, every, games: this.total };
    return {
      header: {
        ...OUTLOOK_MODEL,
        shape: { hidden, outputs },
        history: [{ method: "outcomes of games of the solver", settings, games: this.games }],
      },
      arrays: this.outlook.network.parameters,
    };
  }

  /** Share of games won on the expert board. */
  strength(games: number, seed: number | string): Strength {
    const player = new MinesweeperPlayer({}, { outlook: this.outlook });
    const won = Array.from({ length: games }, (_, game) => (player.play(`${seed}/${game}`).won ? 1 : 0));
    return strengthOf(
      `of the games won on ${EXPERT.columns}x${EXPERT.rows} with ${EXPERT.mines} mines`,
      won,
      games,
    );
  }
}

/** Trains the solver's outlook. */
export const outlookTrainer: Trainer = {
  evaluator: "network",
  help: "The chance to win after a guess, from games of the solver on the usual boards.",
  settings: ["rate", "explore", "hidden", "every", "from"],
  create: (settings) => {
    const { games, seed, rate, explore, hidden, every, from } = settings;
    const options = { games, seed, rate, explore, hidden, every, from };
    return new OutlookTraining(defined<OutlookTrainingOptions>(options));
  },
};
