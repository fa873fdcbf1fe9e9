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
  /** Undefined until it is loaded. */
  readonly game: OpenGame | undefined;
  /** Why the last change was not made. */
  readonly problem: Problem | undefined;
  /** Begins anew, or from a link. */
  open(link: BoardLink): void;
  /** Sets up a position of the game that is open, by other rules where they are given. */
  setUp(position: string, options?: GameChoice["options"]): void;
  /** Plays an action where one stands; chance does what the secret says for this ply, however often it is asked. */
  play(action: string): void;
  /** Lets this happen after the action instead. */
  choose(action: string, outcome: Scene): void;
  walk(step: (record: GameRecord) => GameRecord): void;
  /** The names of actions that follow each other from there. */
  line(scene: Scene, actions: readonly unknown[]): Promise<readonly NamedAction[]>;
  outcomes(scene: Scene, action: unknown): Promise<readonly SceneOutcome[]>;
  /** The same within a time in milliseconds, by samples where there is too much to list. */
  spread(scene: Scene, action: unknown, ms: number): Promise<SceneSpread>;
  /** The way on which one stands in the format of the game's players, with their names by seat. */
  written(players: readonly string[]): Promise<string>;
  /** A position of the game that is open; rejects with a problem. */
  read(position: string): Promise<Scene>;
  /** A position of the game that is open, from a seed. */
  drawn(seed: string): Promise<Scene>;
  /** The position's own tree, cut to some 50 nodes. */
  tree(scene: Scene): Promise<Grown>;
}

/**
 * A game beside its referee, who works in a thread of its own.
 *
 * @param begins the link that will be opened first, unless its game is there already
 */
export function useGame(begins: BoardLink): GameTable {
  const [begun] = useState(() => openedAhead(begins));
  const [game, setGame] = useState(begun);
  const [problem, setProblem] = useState<Problem>();
  const desk = useRef<Remote<Desk>>(undefined);
  /** As it is after the last answer: what comes next is asked about this, however fast somebody presses. */
  const current = useRef<OpenGame>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  /** What was opened before this page was there, until it is asked for. */
  const ahead = useRef<Ahead>(undefined);

  // Before the effects of the table, which is drawn at once where its game is there already, and asks the referee.
  useLayoutEffect(() => {
    const taken = takeAhead();
    desk.current = taken.referee.desk;
    if (begun) current.current = begun;
    else ahead.current = taken;
    return () => taken.referee.worker.terminate();
  }, [begun]);

  /** One change after the other; `undefined` changes nothing. */
  const change = useCallback(
    (next: (game: OpenGame | undefined) => OpenGame | undefined | Promise<OpenGame>): void => {
      line.current = line.current.then(async () => {
        try {
          const found = await next(current.current);
          if (!found) return;
          const isNew = found.secret !== current.current?.secret;
          current.current = found;
          // All of a table is drawn anew: in slices, between which the page answers.
          if (isNew) startTransition(() => setGame(found));
          else setGame(found);
          setProblem(undefined);
        } catch (error) {
          // The referee may have been told of a game that then came to nothing.
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
        // A referee has one game, and is let finish what he was told.
        await first?.game.catch(() => {});
        return opened(desk.current!, link, newSecret());
      });
    },
    [change],
  );
  const play = useCallback(
    (action: string): void =>
      change((at) => {
        // Pressed once more than there was to play.
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
