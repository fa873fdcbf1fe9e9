import { decide, OVER, outcomesOf, seededChance, valueFor } from "@tyche/engine";
import type { NamedGame } from "@tyche/games";

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
  written: () => PositionTree;
  readonly weight: number;
  readonly grow: () => Promise<readonly Bud[]>;
}

/**
 * Builds the tree of a position, expanded along the best play and likely chance until it has about `most` nodes. A
 * search one move deep evaluates the nodes that are not expanded.
 *
 * @param state a decision
 */
export async function positionTree(
  { game, presentation: { evaluator } }: NamedGame,
  state: unknown,
  most = 50,
): Promise<PositionTree> {
  const notation = game.notation!;
  let nodes = 1;
  /** Reserves `count` more nodes if they fit. */
  const takes = (count: number): boolean => {
    const fits = nodes + count <= most || nodes === 1;
    if (fits) nodes += count;
    return fits;
  };
  const judge = (state: unknown) =>
    decide(game, state, { depth: 1, ...(evaluator !== undefined && { evaluator }) });
  const worthOf = async (state: unknown): Promise<number> =>
    game.turn(state) === OVER ? 0 : (valueFor(game.facts, 0, await judge(state)) ?? 0);
  /** A leaf that can be expanded. @param grown the children, and the form of the expanded node */
  const budOf = (
    weight: number,
    value: number,
    grown: () => Promise<readonly [readonly Bud[], () => PositionTree] | undefined>,
  ): Bud => {
    const bud: Bud = {
      written: () => ({ kind: "leaf", value, isEnd: false }),
      weight,
      async grow() {
        const [children, written] = (await grown()) ?? [[]];
        if (written) bud.written = written;
        return children;
      },
    };
    return bud;
  };

  const placed = (state: unknown, weight: number, value: number, width = MOST_LATER): Bud => {
    const player = game.turn(state);
    if (player === OVER) {
      const end: PositionTree = { kind: "leaf", value: game.payoff(state)[0]!, isEnd: true };
      return { written: () => end, weight: 0, grow: async () => [] };
    }
    return budOf(weight, value, async () => {
      const all = game.actions(state).length;
      if (!takes(Math.min(all, width))) return undefined;
      const decision = await judge(state);
      const rows = decision.actions.slice(0, width);
      const children = rows.map((row, rank) => {
        const worth = valueFor(game.facts, 0, { ...decision, value: row.value }) ?? row.value ?? value;
        return acted(state, row.action, weight / (rank + 1), worth);
      });
      const written = (): PositionTree => ({
        kind: "decision",
        player,
        text: notation.position(state),
        actions: rows.map(({ action }, at) => ({
          action,
          text: notation.action(state, action),
          node: children[at]!.written(),
        })),
        left: all - rows.length,
      });
      return [children, written];
    });
  };

  /** The chance node or the decision after an action. */
  const acted = (state: unknown, action: unknown, weight: number, value: number): Bud =>
    budOf(weight, value, async () => {
      const limits = { limit: MOST_OUTCOMES, samples: 1 };
      const { outcomes, probabilities, samples } = outcomesOf(game, state, action, limits);
      if (samples > 0) return undefined;
      if (outcomes.length === 1) {
        const after = placed(game.play(state, action, seededChance("")), weight, value);
        return [[after], () => after.written()];
      }
      if (!takes(outcomes.length)) return undefined;
      const children: Bud[] = [];
      for (const [at, { result }] of outcomes.entries())
        children.push(placed(result, weight * probabilities[at]!, await worthOf(result)));
      const written = (): PositionTree => ({
        kind: "chance",
        before: state,
        action,
        outcomes: outcomes.map(({ result: after }, at) => ({
          probability: probabilities[at]!,
          after,
          text: notation.position(after),
          node: children[at]!.written(),
        })),
      });
      return [children, written];
    });

  const root = placed(state, 1, 0, MOST_FIRST);
  const buds: Bud[] = [root];
  while (buds.length > 0 && nodes < most) {
    const heaviest = buds.reduce((best, bud, at) => (bud.weight > buds[best]!.weight ? at : best), 0);
    const [next] = buds.splice(heaviest, 1);
    buds.push(...(await next!.grow()));
  }
  return root.written();
}
