import type { RootKind } from "./document.js";

/** What a list that does not say its kind is, at one place in a tree. */
export interface Turn {
  /** undefined below a player node, where nothing follows from the level. */
  readonly list: RootKind | undefined;
  /** The nearest decision above. */
  readonly decided: "max" | "min" | "player" | undefined;
  /** Whether lists go chance, max, chance, max rather than max, min. */
  readonly withChance: boolean;
}

const AFTER = {
  max: { list: "min", decided: "max", withChance: false },
  min: { list: "max", decided: "min", withChance: false },
  player: { list: undefined, decided: "player", withChance: false },
} as const satisfies Record<string, Turn>;

const FIRST: Turn = { list: "max", decided: undefined, withChance: false };

/** At the root: kinds alternate max, min or min, max or, with chance at the root, chance, max. */
export function rootTurn(root: RootKind = "max"): Turn {
  return { list: root, decided: undefined, withChance: root === "chance" };
}

/** Below a list that was given its kind by its turn. */
export function belowList(turn: Turn): Turn {
  if (!turn.withChance) return turn.list === "min" ? AFTER.min : AFTER.max;
  return turn.list === "chance" ? { ...turn, list: "max" } : { ...turn, list: "chance", decided: "max" };
}

/**
 * Below a node that says its kind: max and min alternate, and below chance the other player moves than the one who
 * moved last (max where nobody did).
 */
export function belowNode(turn: Turn, kind: "max" | "min" | "chance" | "player"): Turn {
  if (kind !== "chance") return AFTER[kind];
  return turn.decided === undefined ? FIRST : AFTER[turn.decided];
}
