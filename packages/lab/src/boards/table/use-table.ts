import { type RefObject, useEffect, useRef, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import type { AnyBoardFace, BoardProps } from "../board.js";
import type { BoardColours } from "../colours/board-colours.js";
import { useBoardColours } from "../colours/use-board-colours.js";
import { FACES } from "../faces.js";
import type { OpenGame } from "../open-game.js";
import { placeAt } from "../record/game-record.js";
import type { EngineClient } from "../thinking/engine-client.js";
import { judgementOf } from "../thinking/judgement.js";
import { useEngine } from "../thinking/use-engine.js";
import { useInsight } from "../thinking/use-insight.js";
import { type Tutor, useTutor } from "../tutor/tutor-fields.js";
import type { GameTable } from "../use-game.js";
import { type Accounts, useAccounts } from "./use-accounts.js";
import { useArrows } from "./use-arrows.js";
import { type Naming, useNaming } from "./use-naming.js";
import { type Playing, usePlay } from "./use-play.js";
import { type Pointing, usePointing } from "./use-pointing.js";
import { type Sitting, useSitting } from "./use-sitting.js";
import { type Thought, useThought } from "./use-thought.js";

/** The state shared by all parts of a game view. */
export interface AtTable {
  readonly game: OpenGame;
  readonly table: GameTable;
  /** Undefined until loaded. */
  readonly face: AnyBoardFace | undefined;
  readonly naming: Naming;
  readonly sitting: Sitting;
  readonly pointing: Pointing;
  readonly thought: Thought;
  readonly accounts: Accounts;
  readonly tutor: Tutor;
  readonly playing: Playing;
  /** Whether dice are entered by hand. */
  readonly isByHand: boolean;
  readonly setByHand: (isByHand: boolean) => void;
  readonly colours: BoardColours;
  readonly setColours: (colours: BoardColours) => void;
  /** A second engine, for outcomes of chance. */
  readonly engineOf: () => EngineClient;
  /** The element that contains the board. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Props of the board and of the game's own panel. */
  readonly board: BoardProps<unknown, unknown>;
}

export function useTable(game: OpenGame, table: GameTable): AtTable {
  const words = useWords();
  const { choice, record, sheet } = game;
  const { parent, action, scene } = placeAt(record);
  const face = useLater(FACES[choice.game]!);
  const tutor = useTutor(choice.game, sheet.facts);
  const sitting = useSitting(game, table.play);
  const { viewers, canPlay, isOver } = sitting;
  const naming = useNaming(game, face, viewers);
  const pointing = usePointing(record.at, canPlay);
  const { hintStep, shown, asked } = pointing;
  const thought = useThought(game, table, sitting, tutor.isOn || hintStep > 0, hintStep);
  const { isShown, judgement, ownJudgement, line } = thought;
  const accounts = useAccounts(game, table, sitting, thought);
  const [isByHand, setByHand] = useState(false);
  const [colours, setColours] = useBoardColours();
  const engineOf = useEngine(choice);
  const frame = useRef<HTMLDivElement>(null);
  useArrows(frame);
  const playing = usePlay(table, scene, ownJudgement, tutor, isByHand);
  const insight = useInsight(
    choice,
    face?.hasInsight && (thought.isAnalysing || isOver) ? scene : undefined,
    viewers,
  );
  const solved = insight === undefined ? undefined : face?.solvedIn?.(insight);
  const { learn } = thought;
  useEffect(() => {
    if (solved) learn(record.at, judgementOf(sheet.facts, scene, solved));
  }, [solved, learn, record.at, sheet.facts, scene]);
  const hinted = hintStep > 1 ? ownJudgement?.actions[0] : undefined;
  const before = parent < 0 ? undefined : record.places[parent]!.scene;
  const played = before?.actions.find(({ text }) => text === action);
  const board = {
    state: scene.state,
    position: scene.text,
    turn: scene.turn,
    ...(scene.payoff && { payoff: scene.payoff }),
    viewers,
    persons: sitting.personSeats,
    actions: canPlay ? scene.actions : [],
    onPlay: playing.play,
    onSetUp: table.setUp,
    shown: (isShown ? shown?.action : undefined) ?? hinted?.action,
    asked: isShown ? asked?.action : undefined,
    before: before && played ? { state: before.state, action: played.action } : undefined,
    judgement,
    line,
    scale: naming.scale,
    insight,
    options: choice.options,
    words,
  };
  return {
    game,
    table,
    face,
    naming,
    sitting,
    pointing,
    thought,
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
