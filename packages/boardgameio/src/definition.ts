import type { Game, Plugin } from "boardgame.io";
import { GameMethod } from "#boardgame.io/core";
import { type InnerState, type ProcessedGame, processed } from "./library.js";

/** A function of a definition: it gets the data to change and the available APIs. */
export type Rule = (context: Context, ...args: readonly unknown[]) => unknown;

/** What the library passes to a rule. */
export interface Context {
  readonly G: unknown;
  readonly ctx: object;
  readonly playerID?: string;
  readonly [api: string]: unknown;
}

/** Wraps a rule in another function. */
export type Wrap = (rule: Rule, method: GameMethod | undefined) => Rule;

/** Hooks, which may change `G` and request events. */
const HOOKS = {
  phase: { onBegin: GameMethod.PHASE_ON_BEGIN, onEnd: GameMethod.PHASE_ON_END },
  turn: {
    onBegin: GameMethod.TURN_ON_BEGIN,
    onEnd: GameMethod.TURN_ON_END,
    onMove: GameMethod.TURN_ON_MOVE,
  },
} as const;

/** Any part of a definition. */
type Part = Record<string, unknown>;

/** What the library adds to a phase or a turn: its hooks in executable form. */
type Wrapped = Record<string, (state: InnerState) => unknown>;

/**
 * Prepares a definition for search: wraps every rule, replaces plugins by those of the same name, and disables undo.
 * The definition itself is not changed, although the library would write into it.
 */
export function searchGame(definition: Game, wrap: Wrap, replaced: readonly Plugin[]): ProcessedGame {
  const names = new Set(replaced.map(({ name }) => name));
  const own = (definition.plugins ?? []).filter(({ name }) => !names.has(name));
  const copying = new Copying(wrap);
  const copy = copying.game(definition as Part);
  const game = processed({ ...copy, plugins: [...own, ...replaced], disableUndo: true } as Game);
  // Each hook runs through the library's layers and a draft of G, and most do nothing.
  if (own.every(({ fnWrap }) => fnWrap === undefined)) copying.skipIdle();
  return game;
}

/**
 * Copies the parts of a definition that the library writes to, so that a definition processed before can be used again.
 */
class Copying {
  private readonly wrap: Wrap;
  /** Phases without their own turn share the game's, as in the library. */
  private readonly turns = new Map<unknown, Part>();
  private readonly idle: { readonly part: Part; readonly hooks: readonly string[] }[] = [];

  constructor(wrap: Wrap) {
    this.wrap = wrap;
  }

  game(definition: Part): Part {
    const { processMove, flow, moveNames, pluginNames, phases, ...rest } = definition;
    return {
      ...this.rules(rest, { onEnd: GameMethod.GAME_ON_END }),
      turn: this.turn(definition.turn),
      ...(phases !== undefined && { phases: mapped(phases as Part, (phase) => this.phase(phase as Part)) }),
    };
  }

  /** Shortcuts hooks that do nothing. */
  skipIdle(): void {
    for (const { part, hooks } of this.idle) {
      const wrapped = part.wrapped as Wrapped | undefined;
      if (wrapped)
        for (const hook of hooks) wrapped[hook] = hook === "endIf" ? () => undefined : ({ G }) => G;
    }
  }

  private phase(phase: Part): Part {
    const copy = this.rules(phase, HOOKS.phase);
    this.note(phase, copy, HOOKS.phase);
    if (typeof phase.next === "function") copy.next = this.wrap(phase.next as Rule, undefined);
    return phase.turn === undefined ? copy : { ...copy, turn: this.turn(phase.turn) };
  }

  private turn(turn: unknown): Part {
    const known = this.turns.get(turn);
    if (known) return known;
    const own = (turn ?? {}) as Part;
    const copy = this.rules(own, HOOKS.turn);
    this.note(own, copy, HOOKS.turn);
    if (own.order) copy.order = mapped(own.order as Part, (part) => this.wrapped(part, undefined));
    if (own.stages) copy.stages = mapped(own.stages as Part, (stage) => this.rules(stage as Part, {}));
    this.turns.set(turn, copy);
    return copy;
  }

  /** Copies a part with its moves, hooks and `endIf` wrapped. */
  private rules(part: Part, hooks: Readonly<Record<string, GameMethod>>): Part {
    const copy = { ...part };
    for (const [hook, method] of Object.entries(hooks))
      if (part[hook]) copy[hook] = this.wrapped(part[hook], method);
    if (part.endIf) copy.endIf = this.wrapped(part.endIf, undefined);
    if (part.moves) copy.moves = mapped(part.moves as Part, (move) => this.move(move));
    return copy;
  }

  private move(move: unknown): unknown {
    if (typeof move !== "object" || move === null) return this.wrapped(move, GameMethod.MOVE);
    return { ...move, move: this.wrapped((move as Part).move, GameMethod.MOVE) };
  }

  private wrapped(rule: unknown, method: GameMethod | undefined): unknown {
    return typeof rule === "function" ? this.wrap(rule as Rule, method) : rule;
  }

  private note(own: Part, part: Part, hooks: object): void {
    const idle = Object.keys(hooks).filter((hook) => own[hook] === undefined || isIdentity(own[hook]));
    this.idle.push({ part, hooks: own.endIf === undefined || isNo(own.endIf) ? [...idle, "endIf"] : idle });
  }
}

function mapped(part: Part, map: (value: unknown) => unknown): Part {
  return Object.fromEntries(Object.entries(part).map(([name, value]) => [name, map(value)]));
}

/**
 * Whether a function returns the `G` of its argument, judged by its source text. The library adds such functions to a
 * definition that lacks them.
 */
export function isIdentity(hook: unknown): boolean {
  if (typeof hook !== "function") return false;
  const [, name = "G", given] = /^\(\{\s*G\s*(?::\s*(\w+)\s*)?\}\)\s*=>\s*(\w+)$/.exec(String(hook)) ?? [];
  return given === name;
}

/** The same for a condition that is always false. */
function isNo(question: unknown): boolean {
  return (
    typeof question === "function" &&
    /^\(\)\s*=>\s*(?:undefined|false|void 0|!1|\{\s*\})$/.test(String(question))
  );
}
