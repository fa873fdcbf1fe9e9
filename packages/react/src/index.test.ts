import { MessageChannel } from "node:worker_threads";
import { type Game, type Opponent, OVER } from "@tyche/engine";
import { serve } from "@tyche/engine/threads";
import { act, Component, createElement, type ReactNode, StrictMode } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useOpponent, useOpponentMove } from "./index.js";

type State = readonly [total: number, player: number];

/** Players add 1 or 2 in turn; who reaches 10 wins. The first player wins by adding 1, then completing each 3. */
const toTen: Game<State, number> = {
  name: "to-ten",
  facts: { players: 2, zeroSum: true, bounds: [0, 1], cycles: false, chance: false },
  start: () => [0, 0],
  turn: ([total, player]) => (total >= 10 ? OVER : player),
  actions: ([total]) => (total === 9 ? [1] : total > 9 ? [] : [1, 2]),
  play: ([total, player], added) => [total + added, 1 - player],
  payoff: ([, player]) => (player === 0 ? [0, 1] : [1, 0]),
};

let started = 0;
let ended = 0;

/** A worker in this thread: messages are copied, as between threads. */
const startWorker = () => {
  const { port1, port2 } = new MessageChannel();
  serve(port2, [toTen as Game<unknown, unknown>]);
  started++;
  const terminate = () => {
    ended++;
    port1.close();
  };
  return Object.assign(port1, { terminate });
};

/** As much of a page as React needs to mount components that draw nothing. */
function emptyPage(): Element {
  const listens = { addEventListener() {}, removeEventListener() {} };
  const page = { ...listens, nodeType: 1, nodeName: "DIV", tagName: "DIV", namespaceURI: "" };
  return { ...page, ownerDocument: { ...listens, nodeType: 9 } } as unknown as Element;
}

beforeEach(() => {
  started = 0;
  ended = 0;
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubGlobal("window", { HTMLIFrameElement: class {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

interface Props {
  readonly level?: number;
  readonly algorithm?: string;
  readonly state: State | undefined;
  readonly play: (action: number) => void;
  readonly seen?: (opponent: Opponent<State, number> | undefined) => void;
}

function Page({ level = 10, algorithm, state, play, seen }: Props): null {
  const opponent = useOpponent(toTen, { startWorker, level, ...(algorithm && { algorithm }) });
  useOpponentMove(opponent, state, play, 0);
  seen?.(opponent);
  return null;
}

class Boundary extends Component<{ readonly hear: (error: Error) => void; readonly children?: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override readonly state = { failed: false };
  override componentDidCatch(error: Error) {
    this.props.hear(error);
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

async function mount(hear: (error: Error) => void = () => {}) {
  const { createRoot } = await import("react-dom/client");
  const root = createRoot(emptyPage(), { onCaughtError: () => {} });
  return {
    show: (props: Props) =>
      act(async () =>
        root.render(
          createElement(StrictMode, null, createElement(Boundary, { hear }, createElement(Page, props))),
        ),
      ),
    leave: () => act(async () => root.unmount()),
  };
}

it("plays once where it is to move, although StrictMode runs each effect twice", async () => {
  const played: number[] = [];
  const { show, leave } = await mount();
  const play = (action: number) => void played.push(action);
  await show({ state: [5, 1], play });
  await act(() => vi.waitFor(() => expect(played).toEqual([2])));
  await show({ state: undefined, play });
  await show({ state: [8, 1], play });
  await act(() => vi.waitFor(() => expect(played).toEqual([2, 2])));
  expect([started, ended]).toEqual([2, 1]);
  await leave();
  expect([started, ended]).toEqual([2, 2]);
});

it("drops the answer for a state that was taken back, and makes a new opponent for another level", async () => {
  const played: number[] = [];
  const opponents = new Set<unknown>();
  const { show, leave } = await mount();
  const play = (action: number) => void played.push(action);
  const seen = (opponent: unknown) => void (opponent && opponents.add(opponent));
  await show({ state: [5, 1], play, seen });
  await show({ state: [7, 1], play, seen });
  await act(() => vi.waitFor(() => expect(played).toHaveLength(1)));
  expect([1, 2]).toContain(played[0]);
  const before = opponents.size;
  await show({ state: undefined, play, seen });
  expect(opponents.size).toBe(before);
  await show({ state: undefined, play, seen, level: 3 });
  expect(opponents.size).toBe(before + 1);
  await leave();
  expect(ended).toBe(started);
});

it("throws errors in the page: a misspelt option at once, and what fails in the worker", async () => {
  for (const [props, message] of [
    [{ state: [5, 1], algorithm: "mtcs" }, 'no algorithm "mtcs"'],
    [{ state: [10, 1] }, "over"],
  ] as const) {
    const errors: Error[] = [];
    const { show, leave } = await mount((error) => void errors.push(error));
    await show({ ...props, play: () => {} });
    await act(() => vi.waitFor(() => expect(errors).not.toHaveLength(0)));
    expect(errors[0]!.message).toContain(message);
    await leave();
    expect(ended).toBe(started);
  }
});
