import type { Game, Plugin } from "boardgame.io";
import { GameMethod } from "#boardgame.io/core";
import { type InnerState, type ProcessedGame, processed } from "./library.js";

/** A function of a definition: it is handed what it works on, and what it may ask for. */
export type Rule = (context: Context, ...args: readonly unknown[]) => unknown;

/** What the library hands to a rule. */
export interface Context {
  readonly G: unknown;
  readonly ctx: object;
  readonly playerID?: string;
  readonly [api: string]: unknown;
}

/** Makes another function of a rule. */
export type Wrap = (rule: Rule, method: GameMethod | undefined) => Rule;

/** Hooks, which may change `G` and ask for events. */
const HOOKS = {
  phase: { onBegin: GameMethod.PHASE_ON_BEGIN, onEnd: GameMethod.PHASE_ON_END },
  turn: {
    onBegin: GameMethod.TURN_ON_BEGIN,
    onEnd: GameMethod.TURN_ON_END,
    onMove: GameMethod.TURN_ON_MOVE,
  },
} as const;

/** A part of a definition, whatever it holds. */
type Part = Record<string, unknown>;

/** What the library puts into a phase or a turn: its hooks as they are run. */
type Wrapped = Record<string, (state: InnerState) => unknown>;

/**
 * A definition made ready for a search: every rule wrapped, other plugins in place of those of the same names, no undo. The
 * definition itself stays as it is, though the library would write into it.
 */
export function searchGame(definition: Game, wrap: Wrap, replaced: readonly Plugin[]): ProcessedGame {
  const names = new Set(replaced.map(({ name }) => name));
  const own = (definition.plugins ?? []).filter(({ name }) => !names.has(name));
  const copying = new Copying(wrap);
  const copy = copying.game(definition as unknown as Part);
  const game = processed({ ...copy, plugins: [...own, ...replaced], disableUndo: true } as Game);
  // Each hook is run through the library's layers and a draft of G, and most do nothing.
  if (own.every(({ fnWrap }) => fnWrap === undefined)) copying.skipIdle();
  return game;
}

/** Copies the parts of a definition into which the library writes; one that was processed before is as good as new. */
class Copying {
  private readonly wrap: Wrap;
  /** Phases without turns of their own share the game's, as the library has it. */
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

  /** Lets hooks that do nothing do so at once. */
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

  /** A part with its moves, hooks and `endIf` wrapped. */
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
 * Whether a function is one that hands back the `G` of its argument, by its text. The library writes such ones into a definition
 * where there is none.
 */
export function isIdentity(hook: unknown): boolean {
  if (typeof hook !== "function") return false;
  const [, name = "G", given] = /^\(\{\s*G\s*(?::\s*(\w+)\s*)?\}\)\s*=>\s*(\w+)$/.exec(String(hook)) ?? [];
  return given === name;
}

/** The same for a question that is always answered with no. */
function isNo(question: unknown): boolean {
  return (
    typeof question === "function" &&
    /^\(\)\s*=>\s*(?:undefined|false|void 0|!1|\{\s*\})$/.test(String(question))
  );
}
