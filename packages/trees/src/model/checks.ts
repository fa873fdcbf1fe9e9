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
      throw new TreeError(["tooManyLevels", MOST_LEVELS], at);
    }
  }

  /** @param payoffs how many a leaf has; undefined for a single one */
  leaf(payoffs: number | undefined, at: number | undefined): void {
    if (payoffs !== undefined) this.players ??= payoffs;
    else this.single ??= { at };
    if (payoffs !== undefined && payoffs !== this.players) {
      throw new TreeError(["payoffsDiffer", payoffs, this.players!], at);
    }
  }

  end(): void {
    if (this.players !== undefined && this.single) {
      throw new TreeError(["payoffMissing", this.players], this.single.at);
    }
    if (this.playerNode) this.checkPlayers(this.playerNode.player, this.playerNode.at);
  }

  private checkPlayer(player: number | undefined, at: number | undefined): void {
    if (player === undefined || !Number.isInteger(player) || player < 0) {
      throw new TreeError(["notPlayer"], at);
    }
    if (!this.playerNode || player > this.playerNode.player) this.playerNode = { player, at };
  }

  private checkPlayers(highest: number, at: number | undefined): void {
    const players = this.players ?? 2;
    if (highest >= players) {
      throw new TreeError(
        this.players === undefined ? ["playerOfTwo", highest] : ["playerOfMany", highest, players - 1],
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
  if (count === 0) throw new TreeError(["noChildren", kind], details.at);
  if (details.actions && details.actions.length !== count) {
    throw new TreeError(
      ["actionCount", kind, count, details.actions.length],
      details.actionsAt ?? details.at,
    );
  }
  const probabilitiesAt = details.probabilitiesAt ?? details.at;
  if (kind === "chance" && details.informationSet !== undefined)
    throw new TreeError(["chanceInSet"], details.at);
  if (kind === "chance") return checkedProbabilities(details.probabilities, count, probabilitiesAt);
  if (details.probabilities) {
    throw new TreeError(["noProbabilities", kind], probabilitiesAt);
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
    throw new TreeError(["probabilityCount", count, given.length], at);
  }
  let sum = ZERO;
  for (const p of given) {
    if (p.compare(ZERO) < 0) throw new TreeError(["negativeProbability", formatExact(p)], at);
    sum = sum.add(p);
    if (isLong(sum)) throw new TreeError(["longProbabilities"], at);
  }
  if (!sum.equals(ONE)) {
    throw new TreeError(["probabilitySum", formatExact(sum)], at);
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
