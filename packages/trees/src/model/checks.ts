import { TreeError } from "./error.js";
import type { InnerKind } from "./node.js";
import { formatExact, fraction, isLong, ONE, type Value, ZERO } from "./number.js";

export const MOST_LEVELS = 1_000_000;

export interface InnerDetails {
  readonly label?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly estimate?: Value | undefined;
  /** Decisions only: which nodes their player cannot tell apart. */
  readonly informationSet?: string | undefined;
  /** Chance nodes only; equally likely where absent. */
  readonly probabilities?: readonly Value[] | undefined;
  /** Index of a character in the text that the node was read from, for errors. */
  readonly at?: number | undefined;
  /** The same for the action names and probabilities; `at` if absent. */
  readonly actionsAt?: number | undefined;
  readonly probabilitiesAt?: number | undefined;
}

/** Checks the consistency of a tree's nodes, in whatever form it is stored: payoffs and players must match. */
export class TreeChecks {
  private players: number | undefined;
  /** A node of the highest player. */
  private highest: { player: number; at: number | undefined } | undefined;
  /** The first leaf with a single payoff. */
  private single: { at: number | undefined } | undefined;

  /** Begins an inner node at a level (the number of nodes above it). */
  open(kind: InnerKind, player: number | undefined, level: number, at: number | undefined): void {
    if (kind === "player") {
      if (player === undefined || !Number.isInteger(player) || player < 0)
        throw new TreeError("tree-not-player", {}, at);
      if (!this.highest || player > this.highest.player) this.highest = { player, at };
    }
    if (level === MOST_LEVELS) throw new TreeError("tree-too-many-levels", { most: MOST_LEVELS }, at);
  }

  /** @param payoffs the number of the leaf's payoffs; undefined for a single one */
  leaf(payoffs: number | undefined, at: number | undefined): void {
    if (payoffs !== undefined) this.players ??= payoffs;
    else this.single ??= { at };
    if (payoffs !== undefined && payoffs !== this.players) {
      throw new TreeError("tree-payoffs-differ", { payoffs, first: this.players! }, at);
    }
  }

  end(): void {
    if (this.players !== undefined && this.single) {
      throw new TreeError("tree-payoff-missing", { others: this.players }, this.single.at);
    }
    const { players = 2, highest } = this;
    if (!highest || highest.player < players) return;
    const { player, at } = highest;
    if (this.players === undefined) throw new TreeError("tree-player-of-two", { player }, at);
    throw new TreeError("tree-player-of-many", { player, last: players - 1 }, at);
  }
}

/** Checks an inner node against the number of its children. Returns the probabilities of a chance node. */
export function checkInner(
  kind: InnerKind,
  count: number,
  details: InnerDetails,
): readonly Value[] | undefined {
  if (count === 0) throw new TreeError("tree-no-children", { kind }, details.at);
  if (details.actions && details.actions.length !== count) {
    throw new TreeError(
      "tree-action-count",
      { kind, children: count, actions: details.actions.length },
      details.actionsAt ?? details.at,
    );
  }
  const probabilitiesAt = details.probabilitiesAt ?? details.at;
  if (kind === "chance" && details.informationSet !== undefined)
    throw new TreeError("tree-chance-in-set", {}, details.at);
  if (kind === "chance") return checkedProbabilities(details.probabilities, count, probabilitiesAt);
  if (details.probabilities) {
    throw new TreeError("tree-no-probabilities", { kind }, probabilitiesAt);
  }
  return undefined;
}

function checkedProbabilities(
  given: readonly Value[] | undefined,
  count: number,
  at: number | undefined,
): readonly Value[] {
  if (!given) return equalProbabilities(count);
  if (given.length !== count) {
    throw new TreeError("tree-probability-count", { children: count, probabilities: given.length }, at);
  }
  let sum = ZERO;
  for (const p of given) {
    if (p.compare(ZERO) < 0) throw new TreeError("tree-negative-probability", { text: formatExact(p) }, at);
    sum = sum.add(p);
    if (isLong(sum)) throw new TreeError("tree-long-probabilities", {}, at);
  }
  if (!sum.equals(ONE)) {
    throw new TreeError("tree-probability-sum", { sum: formatExact(sum) }, at);
  }
  return given;
}

const equalByCount: (readonly Value[])[] = [];

/** `count` times 1/count; the array is shared. */
export function equalProbabilities(count: number): readonly Value[] {
  const known = equalByCount[count];
  if (known) return known;
  const made = new Array<Value>(count).fill(fraction(1, count));
  if (count <= 64) equalByCount[count] = made;
  return made;
}
