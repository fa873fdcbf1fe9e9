import { canonicalText } from "@tyche/engine";
import type { Ctx, PlayerID } from "boardgame.io";

/** A move or an event with its arguments, as listed by `ai.enumerate`. */
export type BoardAction =
  | { readonly move: string; readonly args: readonly unknown[] }
  | { readonly event: string; readonly args: readonly unknown[] };

/**
 * The forms that `ai.enumerate` may list: arguments as a list, a single one or none, or an action as the library
 * dispatches it.
 */
export type Enumerated =
  | { readonly move: string; readonly args?: unknown }
  | { readonly event: string; readonly args?: unknown }
  | Dispatched;

/** An action as the library dispatches it. */
export interface Dispatched {
  readonly type: "MAKE_MOVE" | "GAME_EVENT";
  readonly payload: {
    readonly type: string;
    readonly args?: unknown;
    readonly playerID?: PlayerID | null;
    readonly credentials?: string;
  };
}

/** Lists what a player may do, legal or not, like the definition's `ai.enumerate`. */
export type Enumerate<G> = (G: G, ctx: Ctx, playerID: PlayerID) => readonly Enumerated[] | undefined;

/** The listed actions as plain data in one form, without duplicates. */
export function actionsOf(listed: readonly Enumerated[]): readonly BoardAction[] {
  const actions = listed.map(normal);
  if (actions.length < 2) return actions;
  const seen = new Set<string>();
  return actions.filter((action) => {
    const text = canonicalText(action);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

/** An action in the form that `client.store.dispatch`, a master and a reducer of the library accept. */
export function dispatched(action: BoardAction, playerID: PlayerID): Dispatched {
  const args = [...action.args];
  return "move" in action
    ? { type: "MAKE_MOVE", payload: { type: action.move, args, playerID } }
    : { type: "GAME_EVENT", payload: { type: action.event, args, playerID } };
}

function normal(listed: Enumerated): BoardAction {
  if ("payload" in listed) {
    const args = argsOf(listed.payload.args);
    return listed.type === "MAKE_MOVE"
      ? { move: listed.payload.type, args }
      : { event: listed.payload.type, args };
  }
  const args = argsOf(listed.args);
  return "move" in listed ? { move: listed.move, args } : { event: listed.event, args };
}

function argsOf(args: unknown): readonly unknown[] {
  if (args === undefined) return [];
  return Array.isArray(args) ? args : [args];
}
