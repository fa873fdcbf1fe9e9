import { useEffect, useMemo, useRef, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import { gameWith } from "../games/games.js";
import { viewOf } from "../games/views.js";
import { judgementOf } from "../kit/judgement.js";
import type { BoardProps } from "../kit/view.js";
import { newGameOf } from "../record/board-link.js";
import { pathTo, placeAt, wentBack } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { engineFor } from "../workers/ahead.js";
import { seatText } from "./player-name.js";
import { useAccounts } from "./use-accounts.js";
import { useAnalysis } from "./use-analysis.js";
import { useArrows } from "./use-arrows.js";
import { useBoardColours } from "./use-board-colours.js";
import { useClock } from "./use-clock.js";
import { useFill } from "./use-fill.js";
import { useInsight } from "./use-insight.js";
import type { Mode } from "./use-mode.js";
import { useNaming } from "./use-naming.js";
import { usePlay } from "./use-play.js";
import { usePointing } from "./use-pointing.js";
import { useResults } from "./use-results.js";
import { useSeating } from "./use-seating.js";
import type { GameSession } from "./use-session.js";
import { useSolution } from "./use-solution.js";
import { useSounds } from "./use-sounds.js";
import { useTutor } from "./use-tutor.js";
import { useWorker } from "./use-worker.js";

/** Milliseconds before a forced action plays itself. */
const FORCED_MS = 900;

export type TableState = ReturnType<typeof useTable>;

/** Props of a part of the game view. */
export interface TableProps {
  readonly table: TableState;
}

export function useTable(game: OpenGame, session: GameSession, mode: Mode, onMode: (mode: Mode) => void) {
  const words = useWords();
  const { choice, record, sheet } = game;
  const { parent, action, scene } = placeAt(record);
  /** Undefined until loaded. */
  const view = useLater(viewOf(choice.game)!);
  const tutor = useTutor(choice.game, sheet.facts);
  const seating = useSeating(game, mode, session.play);
  const { viewers, canPlay, isOver } = seating;
  const [clock, control, setControl] = useClock(game, mode, seating, (seat) =>
    session.fall(seat, view?.canWin?.(scene.state, 1 - seat) ?? true),
  );
  const { results, judge } = useResults(game, seating, mode, clock);
  const naming = useNaming(game, view, viewers);
  const pointing = usePointing(record.at, canPlay);
  const { hintStep, shown, asked } = pointing;
  const analysis = useAnalysis(
    game,
    session,
    seating,
    mode === "analyse",
    tutor.isOn || hintStep > 0,
    hintStep,
  );
  const { isShown, judgement, ownJudgement, line } = analysis;
  const accounts = useAccounts(game, session, seating, analysis);
  const { ledger } = accounts;
  useEffect(() => {
    const isKnown = isOver && ledger?.isWhole && ledger.luck !== undefined;
    if (isKnown && accounts.player === (seating.own ?? 0)) judge(ledger.luck, ledger.own);
  });
  const [isByHand, setByHand] = useState(false);
  const [colours, setColours] = useBoardColours();
  const [isLoud, setLoud] = useSounds(game);
  /** A second engine, for outcomes of chance. */
  const engineOf = useWorker(choice, engineFor);
  const frame = useRef<HTMLDivElement>(null);
  useArrows(frame);
  useFill(frame, view !== undefined);
  const playing = usePlay(session, scene, ownJudgement, tutor, isByHand && seating.seesChance);
  const insight = useInsight(
    choice,
    view?.hasInsight && (analysis.isAnalysing || isOver) ? scene : undefined,
    viewers,
  );
  const isSolvable = analysis.isShown && !isOver && view?.isSolvable?.(choice.options) === true;
  const solution = useSolution(choice, isSolvable ? scene : undefined);
  const solved = solution ?? (insight === undefined ? undefined : view?.solvedIn?.(insight));
  const { learn } = analysis;
  useEffect(() => {
    if (solved) learn(record.at, judgementOf(sheet, scene, solved));
  }, [solved, learn, record.at, sheet, scene]);
  const [only, ...others] = mode === "play" && canPlay ? scene.actions : [];
  const forced = only && others.length === 0 && view?.playsItself?.(only.action) ? only : undefined;
  const { play } = session;
  useEffect(() => {
    if (!forced) return;
    // Long enough to see the roll.
    const timer = setTimeout(() => play(forced), FORCED_MS);
    return () => clearTimeout(timer);
  }, [forced, play]);
  const hinted = hintStep > 1 ? ownJudgement?.best : undefined;
  const before = parent < 0 ? undefined : record.places[parent]!.scene;
  const earlier = useMemo(
    () =>
      pathTo(record, record.at)
        .slice(0, -1)
        .map((at) => record.places[at]!.scene.state),
    [record],
  );
  const isNamed =
    gameWith(choice.game)?.namesPlayers === true && mode === "play" && seating.own !== undefined;
  const seatTexts = isNamed
    ? naming.names.map((_, seat) => seatText({ naming, seating }, seat, words))
    : naming.names;
  /** Props of the board and of the game's own panel. */
  const board: BoardProps<unknown, unknown> = {
    state: scene.state,
    position: scene.text,
    seats: seatTexts,
    turn: scene.turn,
    ...(scene.payoff && { payoff: scene.payoff }),
    viewers,
    persons: seating.personSeats,
    actions: canPlay ? scene.actions : [],
    onPlay: playing.play,
    onSetUp: session.setUp,
    shown: (isShown ? shown?.action : undefined) ?? hinted?.action,
    asked: isShown ? asked?.action : undefined,
    before: before && action && { state: before.state, action: action.action },
    earlier,
    isAnalysed: mode === "analyse",
    waiting: mode === "play" && seating.isMachine ? seating.own : undefined,
    judgement,
    line: isShown ? line : [],
    scale: naming.scale,
    insight,
    options: choice.options,
    words,
  };
  /** Goes back past the moves of machines, to a person's decision. */
  const takeBack = (): void =>
    session.walk((here) => {
      let back = wentBack(here);
      while (back.at > 0 && !seating.persons[placeAt(back).scene.turn]) back = wentBack(back);
      return back;
    }, true);
  return {
    game,
    session,
    mode,
    takeBack,
    newGame: () => {
      onMode("play");
      session.open(newGameOf(choice));
    },
    view,
    naming,
    seating,
    results,
    clock,
    control,
    setControl,
    pointing,
    analysis,
    accounts,
    tutor,
    playing,
    isByHand,
    setByHand,
    colours,
    setColours,
    isLoud,
    setLoud,
    engineOf,
    frame,
    board,
  };
}
