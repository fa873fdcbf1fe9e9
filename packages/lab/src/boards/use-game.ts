import type { Problem } from "@tyche/messages";
import type { Remote } from "comlink";
import { startTransition, useCallback, useLayoutEffect, useRef, useState } from "react";
import { problemFrom } from "../i18n/problem.js";
import { type Ahead, openedAhead, prepare, takeAhead } from "./ahead.js";
import type { Grown } from "./explore/position-tree.js";
import type { Desk } from "./game-worker.js";
import type { GameChoice } from "./games-by-name.js";
import { newSecret, type OpenGame, opened, wayOf } from "./open-game.js";
import { type BoardLink, isSameBoard } from "./record/board-link.js";
import { type GameRecord, namedAt, placeAt, played, plyOf } from "./record/game-record.js";
import type { NamedAction, Scene, SceneOutcome, SceneSpread } from "./referee/referee.js";

export interface GameTable {
  /** Undefined until loaded. */
  readonly game: OpenGame | undefined;
  /** Why the last change failed. */
  readonly problem: Problem | undefined;
  /** Starts a new game, or opens a link. */
  open(link: BoardLink): void;
  /** Sets up a position of the open game, with other options if given. */
  setUp(position: string, options?: GameChoice["options"]): void;
  /** Plays an action at the current place; the secret determines chance for each ply, however often it is replayed. */
  play(action: string): void;
  /** Plays an action with the given outcome of chance. */
  choose(action: string, outcome: Scene): void;
  walk(step: (record: GameRecord) => GameRecord): void;
  /** The names of consecutive actions from a scene. */
  line(scene: Scene, actions: readonly unknown[]): Promise<readonly NamedAction[]>;
  outcomes(scene: Scene, action: unknown): Promise<readonly SceneOutcome[]>;
  /** The outcomes within a time limit in milliseconds, sampled if there are too many. */
  spread(scene: Scene, action: unknown, ms: number): Promise<SceneSpread>;
  /** The current line in the format of the game's players, with the players' names by seat. */
  written(players: readonly string[]): Promise<string>;
  /** Parses a position of the open game; rejects with a problem. */
  read(position: string): Promise<Scene>;
  /** Draws a position of the open game from a seed. */
  drawn(seed: string): Promise<Scene>;
  /** The position's tree, cut to about 50 nodes. */
  tree(scene: Scene): Promise<Grown>;
}

/**
 * A game and its referee, which runs in its own worker.
 *
 * @param begins the link that will be opened first, unless its game is ready
 */
export function useGame(begins: BoardLink): GameTable {
  const [begun] = useState(() => openedAhead(begins));
  const [game, setGame] = useState(begun);
  const [problem, setProblem] = useState<Problem>();
  const desk = useRef<Remote<Desk>>(undefined);
  /** The game after the last answer; the next request refers to it, however fast the user is. */
  const current = useRef<OpenGame>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  /** What was opened ahead of this page, until it is used. */
  const ahead = useRef<Ahead>(undefined);

  // Runs before the effects of the game view, which calls the referee at once if its game is ready.
  useLayoutEffect(() => {
    const taken = takeAhead();
    desk.current = taken.referee.desk;
    if (begun) current.current = begun;
    else ahead.current = taken;
    return () => taken.referee.worker.terminate();
  }, [begun]);

  /** Queues changes; `undefined` changes nothing. */
  const change = useCallback(
    (next: (game: OpenGame | undefined) => OpenGame | undefined | Promise<OpenGame>): void => {
      line.current = line.current.then(async () => {
        try {
          const found = await next(current.current);
          if (!found) return;
          const isNew = found.secret !== current.current?.secret;
          current.current = found;
          // The whole view is rendered again: as a transition, which keeps the page responsive.
          if (isNew) startTransition(() => setGame(found));
          else setGame(found);
          setProblem(undefined);
        } catch (error) {
          // The referee may have switched to a game that then failed to open.
          if (current.current) await desk.current!.open(current.current.choice);
          setProblem(problemFrom(error));
        }
      });
    },
    [],
  );

  const open = useCallback(
    (link: BoardLink): void => {
      prepare(link);
      change(async () => {
        const first = ahead.current?.first;
        ahead.current = undefined;
        if (first && isSameBoard(first.link, link)) return first.game;
        // A referee has one game, so its first task is completed before another.
        await first?.game.catch(() => {});
        return opened(desk.current!, link, newSecret());
      });
    },
    [change],
  );
  const play = useCallback(
    (action: string): void =>
      change((at) => {
        // A further press after the last legal action.
        if (!at || !namedAt(placeAt(at.record).scene, action)) return undefined;
        const luck = `${at.secret} ${plyOf(at.record) + 1}`;
        return desk
          .current!.play(placeAt(at.record).scene.state, action, luck)
          .then((scene) => ({ ...at, record: played(at.record, action, scene), isPlayed: true }));
      }),
    [change],
  );
  const choose = useCallback(
    (action: string, outcome: Scene): void =>
      change((at) => at && { ...at, record: played(at.record, action, outcome), isPlayed: true }),
    [change],
  );
  const outcomes = useCallback(
    (scene: Scene, action: unknown) => desk.current!.outcomes(scene.state, action),
    [],
  );
  const spread = useCallback(
    (scene: Scene, action: unknown, ms: number) => desk.current!.spread(scene.state, action, ms),
    [],
  );
  const nameLine = useCallback(
    (scene: Scene, actions: readonly unknown[]) => desk.current!.line(scene.state, actions),
    [],
  );
  return {
    game,
    problem,
    open,
    play,
    outcomes,
    spread,
    line: nameLine,
    written: (players) => desk.current!.written(...wayOf(current.current!), players),
    read: (position) => desk.current!.read(position),
    drawn: (seed) => desk.current!.drawn(seed),
    tree: (scene) => desk.current!.tree(scene.state),
    setUp: (position, options) =>
      change((at) => {
        if (!at) return undefined;
        const { game, options: same } = at.choice;
        const link = { game, options: options ?? same, start: position, plies: [], at: 0 };
        return opened(desk.current!, link, newSecret());
      }),
    choose,
    walk: (step) => change((at) => at && { ...at, record: step(at.record), isPlayed: false }),
  };
}
