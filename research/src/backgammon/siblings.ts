import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Chance, seededChance } from "@tyche/engine";
import {
  BACKGAMMON,
  BackgammonPosition,
  type BackgammonState,
  backgammon,
  type Dice,
  mirrored,
  OUTCOME_COUNT,
  type OutcomeEvaluator,
  ROLLS,
  rareStart,
  savedNetworkEvaluator,
  withBearOff,
} from "@tyche/games/backgammon";
import { Lookahead, type RatedPlay } from "@tyche/games/backgammon/analysis";
import { decodeModel, encodeModel } from "@tyche/learn";
import { TrainingSet } from "@tyche/learn/network";
import type { Command } from "commander";
import {
  countOf,
  EVALUATOR_NAMES,
  type Example,
  evaluatorNamed,
  type Io,
  saveFile,
  write,
} from "tyche/parts";

interface Options {
  readonly evaluator: string;
  readonly from?: string;
  readonly games: string;
  readonly seed: string;
  readonly rare: string;
  readonly part: string;
  readonly allRolls?: true;
}

export const examples: readonly Example[] = [
  {
    say: "the decisions of one game, with the values of the best plays two rolls deep",
    type: "npm run research -- siblings build/siblings --games 1",
  },
];

export function register(command: Command, io: Io): void {
  command
    .description(
      "Gather decisions of self-play in which several plays are close, each valued two rolls deep, to fit a network to (tyche train --positions). Finished files are skipped, so that an interrupted run can be repeated.",
    )
    .argument("<folder>", `The folder for the files, one for ${GAMES_PER_FILE} games.`)
    .option("--evaluator <E>", `The teacher: ${EVALUATOR_NAMES.join(", ")}.`, "net")
    .option("--from <FILE>", "A network as the teacher, as `tyche train backgammon` writes it.")
    .option("--games <N>", "The number of games.", "10000")
    .option("--rare <PERCENT>", "How many games in a hundred start from a rare kind of position.", "30")
    .option("--part <I>", "Every second file only, beginning with the first (1) or the second (2).", "0")
    .option("--all-rolls", "Value plays by all 441 pairs of rolls instead of 105, in twice the time.")
    .option("--seed <S>", "The seed of dice and noise.", "1")
    .action((folder: string, options: Options) => act(folder, options, io));
}

const GAMES_PER_FILE = 25;
/** Plays that lose no more than this are compared two rolls deep, and at most this many. */
const NEAR = 0.08;
const MOST = 5;
/** At depth 2, plays that static evaluation rates this close are compared. */
const FILTERS = {
  root: [
    { most: 8, within: 0.16 },
    { most: MOST, within: NEAR },
  ],
  // The reply that static evaluation prefers: an error of the reply is in the values of all siblings.
  reply: { most: 1, within: 0 },
};
/** One move in this many is random; the others may lose up to NOISE at depth 1. */
const STRAY = 50;
const NOISE = 0.03;

async function act(folder: string, options: Options, io: Io): Promise<void> {
  const games = countOf("games", options.games, 1, 10_000_000);
  const rare = countOf("rare", options.rare, 0, 100) / 100;
  const part = countOf("part", options.part, 0, 2);
  mkdirSync(folder, { recursive: true });
  const rolls = new FewerSecondRolls();
  const lookahead = new Lookahead(
    teacherOf(options),
    FILTERS,
    BACKGAMMON,
    options.allRolls ? undefined : rolls,
  );
  let decisions = 0;
  for (let file = 0; file * GAMES_PER_FILE < games; file++) {
    if (part > 0 && file % 2 !== part - 1) continue;
    const name = join(folder, `${options.seed}-${String(file).padStart(5, "0")}.positions`);
    if (existsSync(name)) {
      const set = emptySet();
      set.read(decodeModel(readFileSync(name), { kind: "positions" }));
      decisions += set.decisions().length - 1;
      continue;
    }
    const set = emptySet();
    const count = Math.min(GAMES_PER_FILE, games - file * GAMES_PER_FILE);
    for (let game = 0; game < count; game++) {
      playGame(lookahead, rolls, seededChance(`${options.seed}/${file}/${game}`), rare, set);
    }
    const { seed, evaluator, from, allRolls } = options;
    const pairs = allRolls ? 441 : 105;
    const settings = { seed, file, teacher: from ?? evaluator, near: NEAR, most: MOST, rare, pairs };
    const entry = { method: "close plays of self-play, valued two rolls deep", settings, games: count };
    await saveFile(name, encodeModel(set.file({ game: "backgammon", inputs: INPUTS, history: [entry] })));
    decisions += set.decisions().length - 1;
    await write(io.stdout, `${name}: ${decisions.toLocaleString("en")} decisions\n`);
  }
}

function teacherOf({ evaluator, from }: Options): OutcomeEvaluator {
  if (from === undefined) return evaluatorNamed(evaluator);
  return withBearOff(savedNetworkEvaluator(from, readFileSync(from)));
}

/**
 * A position in which only 5 rolls may follow each roll of the opponent: all 21 follow equally often, any two of the
 * opponent's rolls have exactly one of them in common (a difference set), and all plays of a decision meet the same
 * pairs. This adds an error of 8 mp to the differences between plays; static evaluation has one of 22 mp.
 */
class FewerSecondRolls extends BackgammonPosition {
  private readonly path: number[] = [];
  private order: readonly { readonly code: number; readonly probability: number }[] = CODED_ROLLS;
  private places = new Map<number, number>();

  constructor() {
    super(NOWHERE, BACKGAMMON, [0, 1, 2, 3]);
  }

  /** Chooses other pairs of rolls. */
  shuffle(chance: Chance): void {
    this.order = chance.shuffle(CODED_ROLLS);
    this.places = new Map(this.order.map(({ code }, place) => [code, place]));
  }

  override stand(points: readonly number[], player: 0 | 1, dice?: Dice): void {
    this.path.length = 0;
    super.stand(points, player, dice);
  }

  override play(move: number): void {
    this.path.push(move);
    super.play(move);
  }

  override undo(): void {
    this.path.pop();
    super.undo();
  }

  override outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    // After the play, the opponent's roll and the opponent's play.
    if (this.path.length < 3) return super.outcomes(into, probabilities, from);
    const place = this.places.get(this.path[1]!)!;
    let sum = 0;
    for (const [i, distance] of DIFFERENCE_SET.entries()) {
      const { code, probability } = this.order[(place + distance) % ROLLS.length]!;
      into[from + i] = code;
      probabilities[from + i] = probability;
      sum += probability;
    }
    const count = DIFFERENCE_SET.length;
    for (let i = from; i < from + count; i++) probabilities[i] = probabilities[i]! / sum;
    return count;
  }
}

/** Each distance from 1 to 20, modulo 21, is the difference of exactly one pair. */
const DIFFERENCE_SET = [3, 6, 7, 12, 14];
const CODED_ROLLS = ROLLS.map(({ dice, probability }) => ({ code: 10 * dice[0] + dice[1], probability }));
const NOWHERE: BackgammonState = { points: new Array<number>(26).fill(0), player: 0, dice: null };

/** Bytes of a board: 26 numbers, and the checkers borne off of the player who has just played and of the other. */
const BOARD_BYTES = 28;
const INPUTS = "checkers by point, 28 slots";

function emptySet(): TrainingSet {
  return new TrainingSet(BOARD_BYTES, OUTCOME_COUNT);
}

/** Plays one game and adds the close plays of each of its decisions. */
function playGame(
  lookahead: Lookahead,
  rolls: FewerSecondRolls,
  chance: Chance,
  rare: number,
  set: TrainingSet,
): void {
  const { checkers } = BACKGAMMON;
  const isRare = chance.die(1000) <= 1000 * rare;
  let points: readonly number[] = isRare ? rareStart(() => chance.die(2 ** 31) - 1).points : START;
  for (let turn = 0; checkersOn(points) > 0 && checkersOn(mirrored(points)) > 0; turn++) {
    let [one, two] = chance.dice(2, 6) as [number, number];
    while (turn === 0 && !isRare && one === two) [one, two] = chance.dice(2, 6) as [number, number];
    const dice = [Math.max(one, two), Math.min(one, two)] as const;
    const plays = lookahead.rank(points, dice, 1);
    rolls.shuffle(chance);
    // The play that static evaluation prefers is compared even if one roll shows that it is far from the best.
    if (plays.length > 1) addSiblings(lookahead.rank(points, dice, 3, plays[0]!.points), checkers, set);
    points = mirrored(nextPlay(plays, chance).points);
  }
}

/** The plays that passed every filter, if there are several. */
function addSiblings(plays: readonly RatedPlay[], checkers: number, set: TrainingSet): void {
  const siblings = plays.filter(({ depth }) => depth === plays[0]!.depth);
  if (siblings.length < 2) return;
  for (const [i, { points, outcomes }] of siblings.entries()) {
    const board = Int8Array.of(
      ...points,
      checkers - checkersOn(points),
      checkers - checkersOn(mirrored(points)),
    );
    set.add({ board, view: 0, target: Float32Array.from(outcomes) }, i > 0);
  }
}

const START = backgammon().start(seededChance(0)).points;

const checkersOn = (points: readonly number[]): number =>
  points.reduce((sum, count) => sum + Math.max(0, count), 0);

/** A play for the game: good, but not always the best, so that decisions of weaker games are met as well. */
function nextPlay(plays: readonly RatedPlay[], chance: Chance): RatedPlay {
  if (chance.die(STRAY) === 1) return chance.pick(plays);
  const noisy = plays.map((play) => ({ play, equity: play.equity + (NOISE * chance.die(1000)) / 1000 }));
  return noisy.reduce((best, one) => (one.equity > best.equity ? one : best)).play;
}
