import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import { viewOf } from "../games/views.js";
import { judgementOf } from "../kit/judgement.js";
import type { AnyBoardView, BoardProps } from "../kit/view.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import { engineFor } from "../workers/ahead.js";
import type { Engine } from "../workers/engine.js";
import { type Accounts, useAccounts } from "./use-accounts.js";
import { type Analysis, useAnalysis } from "./use-analysis.js";
import { useArrows } from "./use-arrows.js";
import { type BoardColours, useBoardColours } from "./use-board-colours.js";
import { useInsight } from "./use-insight.js";
import { type Naming, useNaming } from "./use-naming.js";
import { type Playing, usePlay } from "./use-play.js";
import { type Pointing, usePointing } from "./use-pointing.js";
import { type Seating, useSeating } from "./use-seating.js";
import type { GameSession } from "./use-session.js";
import { type Tutor, useTutor } from "./use-tutor.js";
import { useWorker } from "./use-worker.js";

/** The state shared by all parts of a game view. */
export interface TableState {
  readonly game: OpenGame;
  readonly session: GameSession;
  /** Undefined until loaded. */
  readonly view: AnyBoardView | undefined;
  readonly naming: Naming;
  readonly seating: Seating;
  readonly pointing: Pointing;
  readonly analysis: Analysis;
  readonly accounts: Accounts;
  readonly tutor: Tutor;
  readonly playing: Playing;
  /** Whether dice are entered by hand. */
  readonly isByHand: boolean;
  readonly setByHand: (isByHand: boolean) => void;
  readonly colours: BoardColours;
  readonly setColours: (colours: BoardColours) => void;
  /** A second engine, for outcomes of chance. */
  readonly engineOf: () => Engine;
  /** The element that contains the board. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Props of the board and of the game's own panel. */
  readonly board: BoardProps<unknown, unknown>;
}

/** Props of a part of the game view. */
export interface TableProps {
  readonly table: TableState;
}

export function useTable(game: OpenGame, session: GameSession): TableState {
  const words = useWords();
  const { choice, record, sheet } = game;
  const { parent, action, scene } = placeAt(record);
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
  const board = {
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
