import { type Chance, type Game, OVER } from "@tyche/engine";

/**
 * What a developer would write with rules but without an engine: the textbook recursion over the rules' functions. It
 * is the baseline for the adapter: both call the same rules, and the difference is the cost of the engine.
 */
export interface ByHand {
  /** Number of decisions, of leaves, and of nodes between an action and chance. */
  readonly nodes: number;
  readonly value: number;
}

/** Alpha-beta without table or ordering, with an open window at the root and cuts if alpha >= beta. */
export function alphaBetaByHand<State, Action>(
  game: Game<State, Action>,
  root: State,
  depth: number,
): ByHand {
  const evaluate = game.evaluators!.default!;
  let nodes = 0;

  function visit(state: State, depth: number, alpha: number, beta: number): number {
    nodes++;
    const turn = game.turn(state);
    if (turn === OVER) return game.payoff(state)[0]!;
    if (depth === 0) return evaluate(state);
    let best = turn === 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const action of game.actions(state)) {
      const next = game.play(state, action, undefined as never);
      if (turn === 0) {
        best = Math.max(best, visit(next, depth - 1, alpha, beta));
        alpha = Math.max(alpha, best);
      } else {
        best = Math.min(best, visit(next, depth - 1, alpha, beta));
        beta = Math.min(beta, best);
      }
      if (alpha >= beta) break;
    }
    return best;
  }

  const value = visit(root, depth, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  return { nodes, value };
}

/** The 21 rolls of two dice, each with its weight: `rollsOf(6)[k]`. */
function rollsOf(sides: number): readonly (readonly [roll: readonly [number, number], weight: number])[] {
  const rolls: [roll: readonly [number, number], weight: number][] = [];
  for (let high = sides; high >= 1; high--)
    for (let low = high; low >= 1; low--) rolls.push([[high, low], high === low ? 1 : 2]);
  return rolls;
}

/** A Chance that replays a list of choices and then takes the first alternatives, for the games measured here. */
class Replay {
  probability = 1;
  private readonly choices: number[] = [];
  private readonly sizes: number[] = [];
  private at = 0;
  private readonly rolls = rollsOf(6);

  rewind(): void {
    this.at = 0;
    this.probability = 1;
  }

  /** Whether anything was drawn. */
  get isUsed(): boolean {
    return this.sizes.length > 0;
  }

  /** Advances to the next list of choices; false, and empty again, after the last one. */
  advance(): boolean {
    const { choices, sizes } = this;
    while (choices.length > 0) {
      const last = choices.length - 1;
      if (++choices[last]! < sizes[last]!) return true;
      choices.pop();
      sizes.pop();
    }
    return false;
  }

  die(sides: number): number {
    this.probability /= sides;
    return 1 + this.choose(sides);
  }

  /** Two six-sided dice. */
  dice(): readonly number[] {
    const [roll, weight] = this.rolls[this.choose(this.rolls.length)]!;
    this.probability *= weight / 36;
    return roll;
  }

  pick<T>(items: readonly T[]): T {
    this.probability /= items.length;
    return items[this.choose(items.length)]!;
  }

  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    const [value, weight] = pairs[this.choose(pairs.length)]!;
    let total = 0;
    for (const pair of pairs) total += pair[1];
    this.probability *= weight / total;
    return value;
  }

  private choose(size: number): number {
    if (this.at === this.choices.length) {
      this.choices.push(0);
      this.sizes.push(size);
    }
    return this.choices[this.at++]!;
  }
}

/** Expectiminimax; the outcomes of an action must all be different states. */
export function expectiminimaxByHand<State, Action>(
  game: Game<State, Action>,
  root: State,
  depth: number,
): ByHand {
  const evaluate = game.evaluators!.default!;
  const minimizer = game.facts.players === 2 ? 1 : -1;
  // One per level: a draw's path must stay valid during the search below it.
  const replays = Array.from({ length: depth }, () => new Replay());
  let nodes = 0;

  function visit(state: State, depth: number): number {
    nodes++;
    const turn = game.turn(state);
    if (turn === OVER) return game.payoff(state)[0]!;
    if (depth === 0) return evaluate(state);
    let best = turn === minimizer ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    for (const action of game.actions(state)) {
      const value = draw(state, action, depth - 1);
      if (turn === minimizer ? value < best : value > best) best = value;
    }
    return best;
  }

  function draw(state: State, action: Action, depth: number): number {
    const replay = replays[depth]!;
    const chance = replay as unknown as Chance;
    replay.rewind();
    const first = game.play(state, action, chance);
    if (!replay.isUsed) return visit(first, depth);
    nodes++;
    let sum = replay.probability * visit(first, depth);
    while (replay.advance()) {
      replay.rewind();
      const next = game.play(state, action, chance);
      sum += replay.probability * visit(next, depth);
    }
    return sum;
  }

  return { value: visit(root, depth), nodes };
}
