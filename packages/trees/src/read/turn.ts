import type { RootKind } from "./document.js";

/** How a list without an explicit kind is read, at one position in a tree. */
export interface Turn {
  /** Undefined below a player node, where the kind does not follow from the level. */
  readonly list: RootKind | undefined;
  /** The nearest decision above. */
  readonly decided: "max" | "min" | "player" | undefined;
  /** Whether lists alternate chance, max, chance, max instead of max, min. */
  readonly withChance: boolean;
}

const AFTER = {
  max: { list: "min", decided: "max", withChance: false },
  min: { list: "max", decided: "min", withChance: false },
  player: { list: undefined, decided: "player", withChance: false },
} as const satisfies Record<string, Turn>;

const FIRST: Turn = { list: "max", decided: undefined, withChance: false };

/** The turn at the root: kinds alternate max, min or min, max or, with chance at the root, chance, max. */
export function rootTurn(root: RootKind = "max"): Turn {
  return { list: root, decided: undefined, withChance: root === "chance" };
}

/** The turn below a list whose kind came from its turn. */
export function belowList(turn: Turn): Turn {
  if (!turn.withChance) return turn.list === "min" ? AFTER.min : AFTER.max;
  return turn.list === "chance" ? { ...turn, list: "max" } : { ...turn, list: "chance", decided: "max" };
}

/** The turn below a node with a kind; below chance the player moves who did not move last, or max if nobody has. */
export function belowNode(turn: Turn, kind: "max" | "min" | "chance" | "player"): Turn {
  if (kind !== "chance") return AFTER[kind];
  return turn.decided === undefined ? FIRST : AFTER[turn.decided];
}
