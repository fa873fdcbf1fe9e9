import { decide, type Game, OVER, outcomesOf, seededChance, valueFor } from "@tyche/engine";
import type { NamedGame } from "@tyche/games/options";

/** The tree of a position, cut off at its size limit: plain data. Values are player 0's. */
export type PositionTree =
  | {
      readonly kind: "decision";
      readonly player: number;
      readonly text: string;
      /** Best first; the omitted actions are worse by the evaluator. */
      readonly actions: readonly {
        readonly action: unknown;
        readonly text: string;
        readonly node: PositionTree;
      }[];
      readonly left: number;
    }
  | {
      readonly kind: "chance";
      readonly before: unknown;
      readonly action: unknown;
      readonly outcomes: readonly {
        readonly probability: number;
        readonly after: unknown;
        readonly text: string;
        readonly node: PositionTree;
      }[];
    }
  | { readonly kind: "leaf"; readonly value: number; readonly isEnd: boolean };

/** Most actions shown at the root and at each later decision; a search one move deep ranks the omitted ones lower. */
const MOST_FIRST = 12;
const MOST_LATER = 4;
/** Chance with more outcomes would fill the tree alone. */
const MOST_OUTCOMES = 40;

/** A node of the growing tree: its current form, and how to expand it. */
interface Bud {
  node: PositionTree;
  readonly weight: number;
  readonly grow: () => Promise<readonly Bud[] | undefined>;
}

/**
 * Builds the tree of a position, expanded along the best play and likely chance until it has about `most` nodes. A
 * search one move deep evaluates the nodes that are not expanded.
 *
 * @param state a decision
 */
export async function positionTree(
  { game, presentation }: NamedGame,
  state: unknown,
  most = 50,
): Promise<PositionTree> {
  return new Growth(game, presentation.evaluator, most).grow(state);
}

class Growth {
  private nodes = 1;
  private readonly game: Game<unknown, unknown>;
  private readonly evaluator: string | undefined;
  private readonly most: number;
  private readonly finished: (() => void)[] = [];

  constructor(game: Game<unknown, unknown>, evaluator: string | undefined, most: number) {
    this.game = game;
    this.evaluator = evaluator;
    this.most = most;
  }

  async grow(state: unknown): Promise<PositionTree> {
    const root = this.place(state, 1, 0, MOST_FIRST);
    const buds: Bud[] = [root];
    while (buds.length > 0 && this.nodes < this.most) {
      const [next] = buds.splice(
        buds.reduce((best, bud, at) => (bud.weight > buds[best]!.weight ? at : best), 0),
        1,
      );
      buds.push(...((await next!.grow()) ?? []));
    }
    // From the leaves up: the last nodes added are the lowest.
    for (const finish of this.finished.toReversed()) finish();
    return root.node;
  }

  /** Reserves `count` more nodes if they fit. */
  private takes(count: number): boolean {
    const fits = this.nodes + count <= this.most || this.nodes === 1;
    if (fits) this.nodes += count;
    return fits;
  }

  /** A state: a leaf with its value, which can be expanded into a decision. */
  private place(state: unknown, weight: number, value: number, width = MOST_LATER): Bud {
    const { game } = this;
    const player = game.turn(state);
    if (player === OVER)
      return {
        node: { kind: "leaf", value: game.payoff(state)[0]!, isEnd: true },
        weight: 0,
        grow: async () => undefined,
      };
    const bud: Bud = {
      node: { kind: "leaf", value, isEnd: false },
      weight,
      grow: async () => {
        const all = game.actions(state).length;
        if (!this.takes(Math.min(all, width))) return undefined;
        const decision = await this.judge(state);
        const rows = decision.actions.slice(0, width);
        const children = rows.map((row, rank) =>
          this.action(
            state,
            row.action,
            weight / (rank + 1),
            valueFor(game.facts, 0, { ...decision, value: row.value }) ?? row.value ?? value,
          ),
        );
        this.finished.push(() => {
          bud.node = {
            kind: "decision",
            player,
            text: game.notation!.position(state),
            actions: rows.map(({ action }, at) => ({
              action,
              text: game.notation!.action(state, action),
              node: children[at]!.node,
            })),
            left: all - rows.length,
          };
        });
        return children;
      },
    };
    return bud;
  }

  /** An action: a leaf, which can be expanded into the chance node or the decision after it. */
  private action(state: unknown, action: unknown, weight: number, value: number): Bud {
    const { game } = this;
    const bud: Bud = {
      node: { kind: "leaf", value, isEnd: false },
      weight,
      grow: async () => {
        const { outcomes, probabilities, samples } = outcomesOf(game, state, action, {
          limit: MOST_OUTCOMES,
          samples: 1,
        });
        if (samples > 0) return undefined;
        const results = outcomes.map(({ result }) => result);
        if (results.length === 1) {
          const after = this.place(game.play(state, action, seededChance("")), weight, value);
          this.finished.push(() => {
            bud.node = after.node;
          });
          return [after];
        }
        if (!this.takes(results.length)) return undefined;
        const children: Bud[] = [];
        for (const [at, result] of results.entries())
          children.push(this.place(result, weight * probabilities[at]!, await this.valueOf(result)));
        this.finished.push(() => {
          bud.node = {
            kind: "chance",
            before: state,
            action,
            outcomes: results.map((after, at) => ({
              probability: probabilities[at]!,
              after,
              text: game.notation!.position(after),
              node: children[at]!.node,
            })),
          };
        });
        return children;
      },
    };
    return bud;
  }

  private async valueOf(state: unknown): Promise<number> {
    if (this.game.turn(state) === OVER) return 0;
    return valueFor(this.game.facts, 0, await this.judge(state)) ?? 0;
  }

  private judge(state: unknown) {
    const { evaluator } = this;
    return decide(this.game, state, { depth: 1, ...(evaluator !== undefined && { evaluator }) });
  }
}
