import { TreeError } from "./error.js";
import type { Kind } from "./node.js";
import { formatExact, fraction, isLong, ONE, type Value, ZERO } from "./number.js";

export const MOST_LEVELS = 1_000_000;

type InnerKind = Exclude<Kind, "leaf">;

export interface InnerDetails {
  readonly label?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly estimate?: Value | undefined;
  /** Chance nodes only; equally likely where absent. */
  readonly probabilities?: readonly Value[] | undefined;
  /** Index of a character in the text that the node was read from, for errors. */
  readonly at?: number | undefined;
  /** The same for its action names and its probabilities; `at` where absent. */
  readonly actionsAt?: number | undefined;
  readonly probabilitiesAt?: number | undefined;
}

/** What holds between the nodes of a tree, however it is kept: payoffs and players fit together. */
export class TreeChecks {
  private players: number | undefined;
  private playerNode: { player: number; at: number | undefined } | undefined;
  /** The first leaf with a single payoff. */
  private single: { at: number | undefined } | undefined;

  /** An inner node begins below so many others. */
  open(kind: InnerKind, player: number | undefined, level: number, at: number | undefined): void {
    if (kind === "player") this.checkPlayer(player, at);
    if (level === MOST_LEVELS) {
      throw new TreeError(`the tree has more than ${MOST_LEVELS.toLocaleString("en")} levels`, at);
    }
  }

  /** @param payoffs how many a leaf has; undefined for a single one */
  leaf(payoffs: number | undefined, at: number | undefined): void {
    if (payoffs !== undefined) this.players ??= payoffs;
    else this.single ??= { at };
    if (payoffs !== undefined && payoffs !== this.players) {
      throw new TreeError(
        `a leaf has ${payoffs} payoffs where the first one with payoffs has ${this.players}`,
        at,
      );
    }
  }

  end(): void {
    if (this.players !== undefined && this.single) {
      throw new TreeError(`a leaf has one payoff where others have ${this.players}`, this.single.at);
    }
    if (this.playerNode) this.checkPlayers(this.playerNode.player, this.playerNode.at);
  }

  private checkPlayer(player: number | undefined, at: number | undefined): void {
    if (player === undefined || !Number.isInteger(player) || player < 0) {
      throw new TreeError("a player is not a whole number from 0", at);
    }
    if (!this.playerNode || player > this.playerNode.player) this.playerNode = { player, at };
  }

  private checkPlayers(highest: number, at: number | undefined): void {
    const players = this.players ?? 2;
    if (highest >= players) {
      throw new TreeError(
        `player ${highest} decides, but ${this.players === undefined ? "single payoffs are for players 0 and 1" : `the leaves have payoffs for players 0 to ${players - 1}`}`,
        at,
      );
    }
  }
}

/** Holds what is said of an inner node to the number of its children. The probabilities of a chance node. */
export function checkInner(
  kind: InnerKind,
  count: number,
  details: InnerDetails,
): readonly Value[] | undefined {
  if (count === 0) throw new TreeError(`a ${kind} node has no children`, details.at);
  if (details.actions && details.actions.length !== count) {
    throw new TreeError(
      `a ${kind} node has ${children(count)} but its action names are ${details.actions.length}`,
      details.actionsAt ?? details.at,
    );
  }
  const probabilitiesAt = details.probabilitiesAt ?? details.at;
  if (kind === "chance") return checkedProbabilities(details.probabilities, count, probabilitiesAt);
  if (details.probabilities) {
    throw new TreeError(
      `a ${kind} node has probabilities, which only a chance node may have`,
      probabilitiesAt,
    );
  }
  return undefined;
}

function children(count: number): string {
  return count === 1 ? "1 child" : `${count} children`;
}

function checkedProbabilities(
  given: readonly Value[] | undefined,
  count: number,
  at: number | undefined,
): readonly Value[] {
  if (!given) return equalProbabilities(count);
  if (given.length !== count) {
    throw new TreeError(`a chance node has ${children(count)} but its probabilities are ${given.length}`, at);
  }
  let sum = ZERO;
  for (const p of given) {
    if (p.compare(ZERO) < 0) throw new TreeError(`a probability is negative: ${formatExact(p)}`, at);
    sum = sum.add(p);
    if (isLong(sum))
      throw new TreeError("the probabilities of a chance node have too many digits to add", at);
  }
  if (!sum.equals(ONE)) {
    throw new TreeError(`the probabilities of a chance node add up to ${formatExact(sum)}, not to 1`, at);
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
