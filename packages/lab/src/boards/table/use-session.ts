import { Caller } from "@tyche/engine/threads";
import type { Problem } from "@tyche/messages";
import { startTransition, useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { type BoardLink, isSameBoard } from "../record/board-link.js";
import { type GameRecord, placeAt, played, plyOf, resumedAt } from "../record/game-record.js";
import { isEnded, isOverHere, type OpenGame, seedFor, statesAndActions } from "../record/open-game.js";
import { type GameChoice, type NamedAction, namedAt, type Scene } from "../record/scene.js";
import { type Ahead, openedAhead, openedBy, prepare, takeAhead } from "../workers/ahead.js";
import { callProblem } from "../workers/call-problem.js";
import { type GameWorker, openWorker } from "../workers/open-worker.js";

/** Why a change failed, and what tries it again. */
export interface FailedChange {
  readonly problem: Problem;
  readonly tryAgain: () => void;
}

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
  const [failed, setFailed] = useState<FailedChange>();
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
    return () => referee.current!.close();
  }, [begun]);

  /** The referee; a new one, with the same game, if it has ended. */
  const rules = useCallback((): GameWorker => {
    const { choice } = current.current ?? {};
    if (referee.current!.lost)
      referee.current = new Caller(openWorker(choice && { choice, evaluates: false }));
    return referee.current!;
  }, []);

  /** Queues changes; `undefined` changes nothing. */
  const change = useCallback(
    (
      next: (game: OpenGame | undefined) => OpenGame | undefined | false | Promise<OpenGame | undefined>,
    ): void => {
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
          setFailed(undefined);
        } catch (error) {
          setFailed({ problem: callProblem(error, referee.current!), tryAgain: () => change(next) });
          // The referee may have switched to a game that then failed to open.
          if (current.current)
            await rules()
              .call("open", current.current.choice)
              .catch(() => {});
        }
      });
    },
    [rules],
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
          return openedBy(rules(), link);
        });
      },
      /** Sets up a position with the options given, or the rules that it names. */
      setUp: (position: string, options?: GameChoice["options"]) =>
        change(async (at) => {
          if (!at) return undefined;
          const { game } = at.choice;
          return openedBy(rules(), {
            game,
            options: options ?? (await rules().call("optionsFor", at.choice, position)),
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
          const luck = `${seedFor({ ...at.choice, ...at }, at.secret)} ${plyOf(at.record) + 1}`;
          const next = await rules().call("play", scene.state, action.action, luck);
          return continued(at, played(at.record, action, next));
        }),
      choose: (action: NamedAction, outcome: Scene) =>
        change((at) => at && continued(at, played(at.record, action, outcome))),
      resign: (player: number) => change((at) => at && { ...at, resigned: player }),
      /** A player's time is over, which loses if the other could still win. */
      fall: (player: number, isLost: boolean) =>
        change((at) => at && !isEnded(at) && { ...at, resigned: player, onTime: isLost ? "lost" : "drawn" }),
      /** Goes on playing from a place. */
      resume: (at: number) => change((game) => game && continued(game, resumedAt(game.record, at))),
      /** Takes up the game before this one. */
      restore: (game: OpenGame) =>
        change(async () => {
          await rules().call("open", game.choice);
          return game;
        }),
      /** @param isPlayed whether the game goes on from there. Default false: the place is only viewed. */
      walk: (step: (record: GameRecord) => GameRecord, isPlayed = false) =>
        change((at) => at && { ...at, record: step(at.record), isPlayed }),
      /** The names of consecutive actions from a scene. */
      line: ({ state }: Scene, actions: readonly unknown[]) => rules().call("line", state, actions),
      outcomes: ({ state }: Scene, action: unknown) => rules().call("outcomes", state, action),
      /** The outcomes within a time limit in milliseconds, sampled if there are too many. */
      spread: ({ state }: Scene, action: unknown, ms: number) => rules().call("spread", state, action, ms),
      /** The positions that the game could have begun with, in the same way. */
      deals: (ms: number) => rules().call("deals", ms),
      /** The current line in the format of the game's players, with the players' names by seat. */
      written: (players: readonly string[]) =>
        rules().call("written", ...statesAndActions(current.current!), players),
      /** Parses a position of the open game; rejects with a problem. */
      read: (position: string) => rules().call("read", position),
      /** The action that a text means in a scene; rejects with a problem. */
      typed: ({ state }: Scene, text: string) => rules().call("typed", state, text),
      drawn: (seed: string) => rules().call("drawn", seed),
      /** The position's tree, cut to about 50 nodes. */
      tree: ({ state }: Scene) => rules().call("tree", state),
    }),
    [change, rules],
  );
  return [game, failed, session, aside] as const;
}

/** A move takes back a resignation, which was at the end of the line before. */
function continued({ resigned: _, onTime: __, ...game }: OpenGame, record: GameRecord): OpenGame {
  return { ...game, record, isPlayed: true };
}

const isBegun = (game: OpenGame | undefined): boolean => game !== undefined && game.record.places.length > 1;
