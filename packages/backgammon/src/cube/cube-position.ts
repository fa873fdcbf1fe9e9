import { CHANCE, OVER, type Position } from "@tyche/engine";
import { cached } from "@tyche/games";
import { OPENINGS } from "../game/rules.js";
import { BACKGAMMON, type BackgammonPlayer, type Dice, opponentOf, startPoints } from "../rules/board.js";
import type { BoardRecords } from "../rules/board-records.js";
import { BackgammonPosition } from "../rules/position.js";
import {
  afterGame,
  type CubeRules,
  type CubeState,
  type CubeTerms,
  deciderOf,
  decisionsOf,
  OFFERS,
  pointsOf,
  type Settled,
  settled,
  termsOf,
} from "./cube-rules.js";
import type { Stage } from "./stakes.js";

const STAGES: readonly Stage[] = ["chance", "opening", "before roll", "rolled", "offered", "over"];

/** A position on the search path. */
interface Frame {
  readonly stage: Stage;
  readonly terms: CubeTerms;
  /** See `CubeState`. */
  readonly result: number;
  readonly dice: Dice | null;
  /** Whether the last step moved the board, so that `undo` must move it back. */
  readonly moved: boolean;
}

/** Outcome codes of an opening: the roll as two digits, plus 100 for player 1. */
const OPENING_CODES = Int32Array.from(OPENINGS, ({ player, dice }) => 100 * player + 10 * dice[0] + dice[1]);

/**
 * The native position of the game with the cube: a native board position, wrapped in stages for the cube decisions.
 * Move k is the k-th of `actions(state)`. An outcome is the roll as two digits, plus 100 for player 1 in an opening.
 */
export class CubePosition implements Position {
  readonly width: number;
  readonly movesInOrder = true;
  /** A search stops right after a turn, before the opponent rolls or doubles. */
  readonly afterstate = true;
  readonly rules: CubeRules;
  private readonly board: BackgammonPosition;
  private readonly judge: (position: CubePosition) => number;
  private readonly path: Frame[] = [];
  private frame: Frame;

  /** @param judge static evaluation of a position, for player 0 */
  constructor(state: CubeState, rules: CubeRules, judge: (position: CubePosition) => number) {
    const { points, player, dice, result, offer } = state;
    this.rules = rules;
    this.judge = judge;
    this.board = new BackgammonPosition({ points, player, dice }, BACKGAMMON, [0, 1, 2, 3]);
    this.board.stand(points, player, dice ?? undefined);
    this.width = this.board.width;
    const stage = result !== 0 ? "over" : dice ? "rolled" : offer ? "offered" : "before roll";
    this.frame = { stage, terms: termsOf(state), result, dice, moved: false };
  }

  get stage(): Stage {
    return this.frame.stage;
  }

  get terms(): CubeTerms {
    return this.frame.terms;
  }

  get result(): number {
    return this.frame.result;
  }

  /** The buffer of boards; `record` is the word offset of the current one. */
  get records(): BoardRecords {
    return this.board.records;
  }

  get record(): number {
    return this.board.record;
  }

  /** The player who made the last turn on the board, or who is waiting. Cube decisions do not change it. */
  get mover(): BackgammonPlayer {
    return opponentOf(this.board.onRoll);
  }

  /** The word offset of the first result of the turn, the others following it; -1 if there are no dice. */
  firstResult(): number {
    return this.frame.stage === "rolled" ? this.board.firstResult() : -1;
  }

  resultCount(): number {
    return this.board.resultCount();
  }

  turn(): number {
    const { stage, terms } = this.frame;
    if (stage === "chance" || stage === "opening") return CHANCE;
    return stage === "over" ? OVER : deciderOf(terms);
  }

  moves(into: Int32Array, from: number): number {
    const count =
      this.frame.stage === "rolled"
        ? this.board.resultCount()
        : decisionsOf(this.rules, this.frame.terms).length;
    for (let i = 0; i < count; i++) into[from + i] = i;
    return count;
  }

  outcomes(into: Int32Array, probabilities: Float64Array, from: number): number {
    if (this.frame.stage === "chance") return this.board.outcomes(into, probabilities, from);
    into.set(OPENING_CODES, from);
    probabilities.fill(1 / OPENING_CODES.length, from, from + OPENING_CODES.length);
    return OPENING_CODES.length;
  }

  play(move: number): void {
    const { frame, board, rules } = this;
    const { stage, terms } = frame;
    this.path.push(frame);
    if (stage === "chance") {
      board.play(move);
      this.frame = rolledFrame({ ...terms, refused: 0 }, diceOf(move));
    } else if (stage === "opening") {
      board.leap(openingPlace(move), 0);
      this.frame = rolledFrame({ ...terms, player: move >= 100 ? 1 : 0 }, diceOf(move % 100));
    } else if (stage === "rolled") this.frame = this.afterTurn(move);
    else {
      const decision = decisionsOf(rules, terms)[move]!;
      this.frame = this.after(terms, settled(rules, terms, decision), false);
    }
  }

  undo(): void {
    const last = this.path.pop();
    if (!last) throw new RangeError("There is no move to undo.");
    if (this.frame.moved) this.board.undo();
    this.frame = last;
  }

  payoff(player: number): number {
    const { result } = this.frame;
    return player === 0 ? result : 0 - result;
  }

  hashLow(): number {
    return this.mixed(this.stage === "opening" ? 0 : this.records.hashLow(this.record), 0x85ebca6b);
  }

  hashHigh(): number {
    return this.mixed(this.stage === "opening" ? 0 : this.records.hashHigh(this.record), 0xc2b2ae35);
  }

  copy(): CubePosition {
    const twin: CubePosition = Object.create(CubePosition.prototype);
    return Object.assign(twin, this, { board: this.board.copy(), path: [...this.path] });
  }

  /** The static evaluation of the evaluator `pips`. */
  evaluate(): number {
    return this.judge(this);
  }

  promise(move: number): number {
    return this.frame.stage === "rolled" ? this.board.promise(move) : 0;
  }

  /** The position after a turn; the board has already moved there. */
  private afterTurn(move: number): Frame {
    const { board, rules } = this;
    const { terms } = this.frame;
    board.play(move);
    const next = { ...terms, player: opponentOf(terms.player) };
    if (board.turn() === OVER) {
      const points = pointsOf(rules, terms, board.payoff(terms.player));
      return this.after(next, { next: "end", winner: terms.player, points }, true);
    }
    const stage = decisionsOf(rules, next).length > 1 ? "before roll" : "chance";
    return { stage, terms: next, result: 0, dice: null, moved: true };
  }

  private after(terms: CubeTerms, outcome: Settled, moved: boolean): Frame {
    if (outcome.next === "end") {
      const end = afterGame(this.rules, terms, outcome.winner, outcome.points);
      return { ...end, stage: end.result === 0 ? "opening" : "over", dice: null, moved };
    }
    const decides = outcome.terms.offer === null ? "before roll" : "offered";
    const stage = outcome.next === "roll" ? "chance" : decides;
    return { stage, terms: outcome.terms, result: 0, dice: null, moved };
  }

  /** Mixes a word of the board's hash with everything else that distinguishes positions. */
  private mixed(board: number, factor: number): number {
    const { stage, terms, result, dice } = this.frame;
    const { player, cube, owner, offer, refused, score, crawford } = terms;
    let hash = board;
    const add = (word: number): void => {
      hash = Math.imul(hash ^ (hash >>> 15) ^ word, factor);
      hash ^= hash >>> 13;
    };
    const roll = dice ? 10 * dice[0] + dice[1] : 0;
    const asked = (offer === null ? 0 : 1 + OFFERS.indexOf(offer)) + 8 * refused;
    add(STAGES.indexOf(stage) + 8 * player + 16 * Number(crawford) + 32 * ((owner ?? 2) + 4 * roll));
    add(cube + 4096 * asked);
    add(score[0] + 65536 * score[1]);
    add(result);
    return hash | 0;
  }
}

const openings = new Map<number, Int32Array>();

/** The starting board with an opening roll, in the form that `BackgammonPosition.leap` takes. */
function openingPlace(code: number): Int32Array {
  return cached(openings, code, () => {
    const player: BackgammonPlayer = code >= 100 ? 1 : 0;
    const state = { points: startPoints(BACKGAMMON), player, dice: diceOf(code % 100) };
    const start = new BackgammonPosition(state, BACKGAMMON, [0, 1, 2, 3]);
    const place = new Int32Array(start.wordsOfPlace);
    start.save(place, 0);
    return place;
  });
}

function diceOf(roll: number): Dice {
  return [Math.floor(roll / 10), roll % 10];
}

function rolledFrame(terms: CubeTerms, dice: Dice): Frame {
  return { stage: "rolled", terms, result: 0, dice, moved: true };
}
