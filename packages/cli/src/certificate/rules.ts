import { canonicalText, followsFromOne, type Game, keyOf, minimizerOf, OVER } from "@tyche/engine";
import type { Value } from "@tyche/trees";
import {
  CertificateError,
  type GraphProof,
  type GraphState,
  type Listed,
  type Outcome,
} from "@tyche/trees/certificate";
import { fraction, ZERO } from "@tyche/trees/numbers";
import { outcomesOf } from "@tyche/trees/unfold";
import { NO_CHANCE } from "../games/place.js";

type AnyGame = Game<unknown, unknown>;

/** The fraction that a double is. */
export function exactly(double: number): Value {
  let [over, under] = [double, 1n];
  while (!Number.isInteger(over)) [over, under] = [2 * over, 2n * under];
  return fraction(BigInt(over), under);
}

/**
 * Reads the states of a game as certificates list them. Searches have their own readers of rules and outcomes; this one
 * has the fractions of the explicit trees.
 */
export class RulesReader {
  /** By text: the state. */
  readonly states = new Map<string, unknown>();
  private readonly views = new Map<string, string>();
  private readonly game: AnyGame;

  /** @throws CertificateError if no certificate is about such a game */
  constructor(game: AnyGame) {
    this.game = game;
    const { facts, simultaneous } = game;
    const isPlain = facts.hidden !== true || simultaneous?.alone !== undefined;
    if (!followsFromOne(facts) || !isPlain || !facts.bounds.every(Number.isFinite))
      throw new CertificateError(1, "method", { method: game.name });
  }

  /** The text that names a state. @throws CertificateError if another state has it */
  textOf(state: unknown): string {
    const text = this.game.notation!.position(state);
    const known = this.states.get(text);
    if (known === undefined) this.states.set(text, state);
    else this.hold(keyOf(this.game, known) === keyOf(this.game, state), text);
    return text;
  }

  /** All first states, with their probabilities. */
  starts(): readonly Outcome[] {
    return this.outcomes((chance) => this.game.start(chance));
  }

  /** The state with a text: who decides there, and where each action leads. */
  at(text: string): GraphState {
    const { game } = this;
    const state = this.states.get(text);
    const turn = game.turn(state);
    if (turn === OVER)
      return { turn: "end", names: [[], []], cells: [], pays: exactly(game.payoff(state)[0]!) };
    const actions = game.actions(state);
    const names = this.namesAt(state, turn, text);
    // Simultaneous choices draw nothing until all have been made.
    const after = game.simultaneous && actions.map((action) => game.play(state, action, NO_CHANCE));
    const other = 1 - turn;
    if (!after?.every((next) => game.turn(next) === other && game.simultaneous!.isSecret(next, other))) {
      const cells = actions.map((action) => this.next(state, action));
      return { turn: turn === minimizerOf(game.facts) ? "min" : "max", names: [names, []], cells };
    }
    const replies = after.map((next) => this.namesAt(next, other, text));
    this.hold(
      replies.every((each) => each.join("\0") === replies[0]!.join("\0")),
      text,
    );
    const cells = after.map((next) => game.actions(next).map((action) => this.next(next, action)));
    return turn === 0
      ? { turn: "both", names: [names, replies[0]!], cells: cells.flat() }
      : {
          turn: "both",
          names: [replies[0]!, names],
          cells: replies[0]!.flatMap((_, i) => cells.map((own) => own[i]!)),
        };
  }

  /** The names of the actions; what the player sees must not occur anywhere else. */
  private namesAt(state: unknown, player: number, text: string): string[] {
    const { game } = this;
    if (game.view) {
      const view = `${player} ${canonicalText(game.view(state, player))}`;
      this.hold((this.views.get(view) ?? text) === text, text);
      this.views.set(view, text);
    }
    return game.actions(state).map((action) => game.notation!.action(state, action));
  }

  private next(state: unknown, action: unknown): readonly Outcome[] {
    const { game } = this;
    return this.outcomes((chance) => {
      const next = game.play(state, action, chance);
      return game.claim?.(next) ?? next;
    });
  }

  private outcomes(rule: Parameters<typeof outcomesOf>[0]): readonly Outcome[] {
    return outcomesOf(rule, (next) => this.textOf(next)).map(({ result, probability }) => ({
      p: probability,
      to: this.textOf(result),
      points: ZERO,
    }));
  }

  private hold(condition: boolean, state: string): void {
    if (!condition) throw new CertificateError(1, "rules", { state });
  }
}

/**
 * Compares every state of a proved graph with the rules, from its starts on.
 * @returns whether the graph starts where the game does
 * @throws CertificateError at the first difference
 */
export function compareWithRules({ start, states, bounds }: GraphProof, game: AnyGame): boolean {
  const reader = new RulesReader(game);
  const [low, high] = game.facts.bounds;
  const isWide = bounds[0].compare(exactly(low)) <= 0 && bounds[1].compare(exactly(high)) >= 0;
  if (!isWide) throw new CertificateError(1, "rules", { state: "bounds" });
  const waiting = start.map(({ to }) => to);
  for (const text of waiting) reader.textOf(parsed(game, text));
  const seen = new Set(waiting);
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    const listed = states.get(text);
    const line = listed?.row.line ?? 1;
    if (listed?.turn === "open") continue;
    if (!listed || !isSame(listed, reader.at(text)))
      throw new CertificateError(line, "rules", { state: text });
    for (const { to } of listed.cells.flat()) if (!seen.has(to)) waiting.push(to);
    for (const { to } of listed.cells.flat()) seen.add(to);
  }
  for (const [state, { row }] of states)
    if (!seen.has(state)) throw new CertificateError(row.line, "rules", { state });
  return areSame(start, reader.starts());
}

function parsed(game: AnyGame, text: string): unknown {
  try {
    const state = game.notation!.parsePosition(text);
    if (game.notation!.position(state) === text) return state;
  } catch {
    // The position is named below.
  }
  throw new CertificateError(1, "rules", { state: text });
}

function isSame(listed: Listed, rules: GraphState): boolean {
  const [rows, columns] = rules.names;
  const isEnd = rules.pays === undefined || rules.pays.equals(listed.ends[0]);
  if (listed.turn !== rules.turn || !isEnd || listed.cells.length !== rules.cells.length) return false;
  const width = Math.max(1, columns.length);
  return rules.cells.every((cell, i) => {
    const row = listed.names[0].indexOf(rows[Math.floor(i / width)]!);
    const column = columns.length === 0 ? 0 : listed.names[1].indexOf(columns[i % width]!);
    return row >= 0 && column >= 0 && areSame(cell, listed.cells[row * width + column]!);
  });
}

function areSame(ones: readonly Outcome[], others: readonly Outcome[]): boolean {
  const byState = new Map(others.map((other) => [other.to, other]));
  return (
    ones.length === others.length &&
    ones.every(({ to, p, points }) => byState.get(to)?.p.equals(p) && byState.get(to)!.points.equals(points))
  );
}
