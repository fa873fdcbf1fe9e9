import { useMemo, useState } from "react";
import type { BoardProps } from "../../lab/src/boards/kit/view.js";
import { BAR, type Play, seenBy } from "../src/rules/board.js";
import type { Action, State } from "./backgammon-state.js";
import { type Step, Turn } from "./partial-play.js";

interface Composed {
  readonly position: string;
  readonly steps: readonly Step[];
  readonly picked: number | undefined;
}

/** A turn being composed, in the mover's numbering. */
export type Composing = ReturnType<typeof useComposing>;

/** @param actions legal actions, with or without checkers */
export function useComposing(
  position: string,
  { points, player, dice }: State,
  actions: BoardProps<State, Action>["actions"],
) {
  const [kept, setKept] = useState<Composed>({ position, steps: [], picked: undefined });
  const here = kept.position === position ? kept : { position, steps: [], picked: undefined };
  const turn = useMemo(() => {
    const plays = actions.map(({ action }) => action);
    if (dice === null || plays.length === 0 || plays.some((play) => typeof play === "string"))
      return undefined;
    return new Turn(seenBy(points, player), dice, plays as readonly Play[]);
  }, [actions, points, player, dice]);
  const { steps } = here;
  const next = useMemo(() => turn?.next(steps) ?? [], [turn, steps]);
  const sources = useMemo(() => new Set(next.map(({ from }) => from)), [next]);
  const only = sources.size === 1 || sources.has(BAR) ? [...sources][0] : undefined;
  const picked = here.picked !== undefined && sources.has(here.picked) ? here.picked : only;
  const reaches = useMemo(
    () => (turn && picked !== undefined ? turn.reaches(steps, picked) : []),
    [turn, steps, picked],
  );
  const done = turn?.finished(steps);
  const add = (more: readonly Step[] | undefined): boolean => {
    if (more) setKept({ position, steps: [...steps, ...more], picked: undefined });
    return more !== undefined;
  };
  return {
    /** Undefined if no checkers are to be moved. */
    turn,
    steps,
    /** Points whose checkers can move. */
    sources,
    /** The point of the selected checker: chosen by a person, or the only one that can move. */
    picked,
    reaches,
    /** The completed turn; undefined while it is incomplete. */
    finished: done === undefined ? undefined : actions[done],
    pick: (point: number | undefined) => setKept({ position, steps, picked: point }),
    move: (from: number, to: number) =>
      add(turn?.reaches(steps, from).find((reach) => reach.to === to)?.steps),
    moveBy(from: number, die: number): boolean {
      const step = next.find((each) => each.from === from && each.die === die);
      return add(step && [step]);
    },
    undo: () => setKept({ position, steps: steps.slice(0, -1), picked: undefined }),
  };
}
