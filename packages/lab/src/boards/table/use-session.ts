import type { Problem } from "@tyche/messages";
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { problemFrom } from "../../i18n/problem.js";
import { type BoardLink, isSameBoard } from "../record/board-link.js";
import { type GameRecord, placeAt, played, plyOf, resumedAt } from "../record/game-record.js";
import { isOverHere, type OpenGame, statesAndActions } from "../record/open-game.js";
import { type GameChoice, type NamedAction, namedAt, type Scene } from "../record/scene.js";
import { type Ahead, openedAhead, openedBy, prepare, takeAhead } from "../workers/ahead.js";
import type { GameWorker } from "../workers/open-worker.js";

/** What can be done with the open game, and what its referee can be asked. */
export type GameSession = ReturnType<typeof useSession>[2];

/**
 * A game and its referee, which runs in its own worker.
 *
 * @param begins the link that will be opened first, unless its game is ready
 * @returns the game, undefined until loaded; why the last change failed; and what can be done
 */
export function useSession(begins: BoardLink) {
  const [begun] = useState(() => openedAhead(begins));
  const [game, setGame] = useState(begun);
  const [problem, setProblem] = useState<Problem>();
  /** The game before this one, which can be taken up again. */
  const [aside, setAside] = useState<OpenGame>();
  const referee = useRef<GameWorker>(undefined);
  /** The game after the last answer; the next request refers to it, however fast the user is. */
  const current = useRef<OpenGame>(undefined);
  const line = useRef<Promise<void>>(Promise.resolve());
  /** What was opened ahead of this page, until it is used. */
  const ahead = useRef<Ahead>(undefined);

  // Runs before the effects of the game view, which calls the referee at once if its game is ready.
  useLayoutEffect(() => {
    const taken = takeAhead();
    referee.current = taken.referee;
    if (begun) current.current = begun;
    else ahead.current = taken;
    return () => taken.referee.close();
  }, [begun]);

  /** Queues changes; `undefined` changes nothing. */
  const change = useCallback(
    (next: (game: OpenGame | undefined) => OpenGame | undefined | Promise<OpenGame | undefined>): void => {
      line.current = line.current.then(async () => {
        try {
          const found = await next(current.current);
          if (!found) return;
          const isNew = found.secret !== current.current?.secret;
          if (isNew) setAside(isBegun(current.current) ? current.current : undefined);
          current.current = found;
          // The whole view is rendered again: as a transition, which keeps the page responsive.
          if (isNew) startTransition(() => setGame(found));
          else setGame(found);
          setProblem(undefined);
        } catch (error) {
          // The referee may have switched to a game that then failed to open.
          if (current.current) await referee.current!.call("open", current.current.choice);
          setProblem(problemFrom(error));
        }
      });
    },
    [],
  );
  const session = useMemo(
    () => ({
      open(link: BoardLink): void {
        prepare(link);
        change(async () => {
          const first = ahead.current?.first;
          ahead.current = undefined;
          if (first && isSameBoard(first.link, link)) return first.game;
          // A referee has one game, so its first task is completed before another.
          await first?.game.catch(() => {});
          return openedBy(referee.current!, link);
        });
      },
      /** Sets up a position with the options given, or the rules that it names. */
      setUp: (position: string, options?: GameChoice["options"]) =>
        change(async (at) => {
          if (!at) return undefined;
          const { game } = at.choice;
          return openedBy(referee.current!, {
            game,
            options: options ?? (await referee.current!.call("optionsFor", at.choice, position)),
            start: position,
            plies: [],
            at: 0,
          });
        }),
      /** The secret determines chance for each ply, however often it is replayed. */
      play: (action: NamedAction) =>
        change(async (at) => {
          const scene = at && !isOverHere(at) && placeAt(at.record).scene;
          // A further press may come before the board has shown the answer to the first.
          if (!scene || !namedAt(scene, action.text)) return undefined;
          const luck = `${at.secret} ${plyOf(at.record) + 1}`;
          const next = await referee.current!.call("play", scene.state, action.action, luck);
          return continued(at, played(at.record, action, next));
        }),
      choose: (action: NamedAction, outcome: Scene) =>
        change((at) => at && continued(at, played(at.record, action, outcome))),
      resign: (player: number) => change((at) => at && { ...at, resigned: player }),
      /** Goes on playing from a place. */
      resume: (at: number) => change((game) => game && continued(game, resumedAt(game.record, at))),
      /** Takes up the game before this one. */
      restore: (game: OpenGame) =>
        change(async () => {
          await referee.current!.call("open", game.choice);
          return game;
        }),
      walk: (step: (record: GameRecord) => GameRecord) =>
        change((at) => at && { ...at, record: step(at.record), isPlayed: false }),
      /** The names of consecutive actions from a scene. */
      line: ({ state }: Scene, actions: readonly unknown[]) => referee.current!.call("line", state, actions),
      outcomes: ({ state }: Scene, action: unknown) => referee.current!.call("outcomes", state, action),
      /** The outcomes within a time limit in milliseconds, sampled if there are too many. */
      spread: ({ state }: Scene, action: unknown, ms: number) =>
        referee.current!.call("spread", state, action, ms),
      /** The current line in the format of the game's players, with the players' names by seat. */
      written: (players: readonly string[]) =>
        referee.current!.call("written", ...statesAndActions(current.current!), players),
      /** Parses a position of the open game; rejects with a problem. */
      read: (position: string) => referee.current!.call("read", position),
      /** The action that a text means in a scene; rejects with a problem. */
      typed: ({ state }: Scene, text: string) => referee.current!.call("typed", state, text),
      drawn: (seed: string) => referee.current!.call("drawn", seed),
      /** The position's tree, cut to about 50 nodes. */
      tree: ({ state }: Scene) => referee.current!.call("tree", state),
    }),
    [change],
  );
  return [game, problem, session, aside] as const;
}

/** A move takes back a resignation, which was at the end of the line before. */
function continued({ resigned: _, ...game }: OpenGame, record: GameRecord): OpenGame {
  return { ...game, record, isPlayed: true };
}

const isBegun = (game: OpenGame | undefined): boolean => game !== undefined && game.record.places.length > 1;
