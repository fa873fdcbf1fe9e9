import { useMemo, useState } from "react";
import type { OpenGame } from "../open-game.js";
import { placeAt } from "../record/game-record.js";
import type { NamedAction } from "../referee/referee.js";
import type { Judgement } from "../thinking/judgement.js";
import { ANALYSIS_MS, questionAt } from "../thinking/question.js";
import { type Judged, useJudged } from "../thinking/use-judged.js";
import { useLine } from "../thinking/use-line.js";
import { type Thinking, useThinking } from "../thinking/use-thinking.js";
import { useVisible, useWakeLock } from "../thinking/use-visible.js";
import type { GameTable } from "../use-game.js";
import type { Sitting } from "./use-sitting.js";

/** Milliseconds of analysis on request. */
const LONGER_MS = 60_000;

/** The analysis of the current place and of places visited before. */
export interface Thought {
  readonly isAnalysing: boolean;
  readonly setAnalysing: (isAnalysing: boolean) => void;
  /** Whether the ranked moves may be shown. */
  readonly isShown: boolean;
  readonly thinking: Thinking;
  /** The analyses by place, including hidden ones. */
  readonly judged: Judged;
  readonly learn: (at: number, judgement: Judgement) => void;
  /** Analyses of the places whose mover's hand may be seen. */
  readonly visible: ReadonlyMap<number, Judgement>;
  /** Analysis of the current place, if it may be shown. */
  readonly judgement: Judgement | undefined;
  /** Analysis of the current place for the player to move only: for hints and the tutor. */
  readonly ownJudgement: Judgement | undefined;
  readonly line: readonly NamedAction[];
  readonly thinkLonger: () => void;
  readonly stop: () => void;
}

/** @param isHelped whether a person to move gets a hint or the tutor's help although the analysis is hidden */
export function useThought(
  { choice, sheet, record }: OpenGame,
  table: GameTable,
  { seesAll, viewers, isOver, isMachine }: Sitting,
  isHelped: boolean,
  hintStep: number,
): Thought {
  const [isAnalysing, setAnalysing] = useState(true);
  /** Another time limit at one place; elsewhere the default applies. */
  const [limit, setLimit] = useState<{ readonly at: number; readonly ms: number }>();
  const place = placeAt(record);
  const { scene } = place;
  const { facts } = sheet;
  /** The ranked moves of another player would reveal that player's hand. */
  const isShown = isAnalysing && (seesAll || viewers.includes(scene.turn));
  const ms = limit?.at === record.at ? limit.ms : ANALYSIS_MS;
  const isWanted = isShown || (!isMachine && isHelped);
  const isVisible = useVisible();
  useWakeLock(!isOver && place.parent >= 0);
  const options = useMemo(
    () => (isWanted && isVisible && ms > 0 ? questionAt(sheet, scene, ms) : undefined),
    [isWanted, isVisible, ms, sheet, scene],
  );
  const thinking = useThinking(choice, scene, options);
  const [judged, learn] = useJudged(facts, record, thinking);
  const visible = useMemo(() => {
    if (!isAnalysing) return new Map<number, Judgement>();
    if (seesAll) return judged;
    return new Map([...judged].filter(([at]) => viewers.includes(record.places[at]!.scene.turn)));
  }, [isAnalysing, seesAll, judged, viewers, record]);
  const judgement = isShown ? visible.get(record.at) : undefined;
  const ownJudgement = judged.get(record.at);
  const line = useLine(table.line, scene, judgement ?? (hintStep > 0 ? ownJudgement : undefined));
  return {
    isAnalysing,
    setAnalysing,
    isShown,
    thinking,
    judged,
    learn,
    visible,
    judgement,
    ownJudgement,
    line,
    thinkLonger: () => setLimit({ at: record.at, ms: LONGER_MS }),
    stop: () => setLimit({ at: record.at, ms: 0 }),
  };
}
