import { useEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import { viewOf } from "../games/views.js";
import { judgementOf } from "../kit/judgement.js";
import type { BoardProps } from "../kit/view.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { engineFor } from "../workers/ahead.js";
import { useAccounts } from "./use-accounts.js";
import { useAnalysis } from "./use-analysis.js";
import { useArrows } from "./use-arrows.js";
import { useBoardColours } from "./use-board-colours.js";
import { useInsight } from "./use-insight.js";
import { useNaming } from "./use-naming.js";
import { usePlay } from "./use-play.js";
import { usePointing } from "./use-pointing.js";
import { useSeating } from "./use-seating.js";
import type { GameSession } from "./use-session.js";
import { useTutor } from "./use-tutor.js";
import { useWorker } from "./use-worker.js";

export type TableState = ReturnType<typeof useTable>;

/** Props of a part of the game view. */
export interface TableProps {
  readonly table: TableState;
}

export function useTable(game: OpenGame, session: GameSession) {
  const words = useWords();
  const { choice, record, sheet } = game;
  const { parent, action, scene } = placeAt(record);
  /** Undefined until loaded. */
  const view = useLater(viewOf(choice.game)!);
  const tutor = useTutor(choice.game, sheet.facts);
  const seating = useSeating(game, session.play);
  const { viewers, canPlay, isOver } = seating;
  const naming = useNaming(game, view, viewers);
  const pointing = usePointing(record.at, canPlay);
  const { hintStep, shown, asked } = pointing;
  const analysis = useAnalysis(game, session, seating, tutor.isOn || hintStep > 0, hintStep);
  const { isShown, judgement, ownJudgement, line } = analysis;
  const accounts = useAccounts(game, session, seating, analysis);
  const [isByHand, setByHand] = useState(false);
  const [colours, setColours] = useBoardColours();
  /** A second engine, for outcomes of chance. */
  const engineOf = useWorker(choice, engineFor);
  const frame = useRef<HTMLDivElement>(null);
  useArrows(frame);
  const playing = usePlay(session, scene, ownJudgement, tutor, isByHand);
  const insight = useInsight(
    choice,
    view?.hasInsight && (analysis.isAnalysing || isOver) ? scene : undefined,
    viewers,
  );
  const solved = insight === undefined ? undefined : view?.solvedIn?.(insight);
  const { learn } = analysis;
  useEffect(() => {
    if (solved) learn(record.at, judgementOf(sheet.facts, scene, solved));
  }, [solved, learn, record.at, sheet.facts, scene]);
  const hinted = hintStep > 1 ? ownJudgement?.actions[0] : undefined;
  const before = parent < 0 ? undefined : record.places[parent]!.scene;
  /** Props of the board and of the game's own panel. */
  const board: BoardProps<unknown, unknown> = {
    state: scene.state,
    position: scene.text,
    seats: naming.names,
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
    judgement,
    line,
    scale: naming.scale,
    insight,
    options: choice.options,
    words,
  };
  return {
    game,
    session,
    view,
    naming,
    seating,
    pointing,
    analysis,
    accounts,
    tutor,
    playing,
    isByHand,
    setByHand,
    colours,
    setColours,
    engineOf,
    frame,
    board,
  };
}
