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

/** Milliseconds of analysis when more is asked for. */
const LONGER_MS = 60_000;

/** What the engine says of the place on which one stands, and of those where one was. */
export interface Thought {
  readonly isAnalysing: boolean;
  readonly setAnalysing: (isAnalysing: boolean) => void;
  /** Whether the moves here may be shown ranked. */
  readonly isShown: boolean;
  readonly thinking: Thinking;
  /** By place, whether it may be shown or not. */
  readonly judged: Judged;
  readonly learn: (at: number, judgement: Judgement) => void;
  /** Of the places whose mover's hand may be seen. */
  readonly visible: ReadonlyMap<number, Judgement>;
  /** Of this place, where it may be shown. */
  readonly judgement: Judgement | undefined;
  /** Of this place, for whoever decides there alone: for a hint, and for the tutor. */
  readonly ownJudgement: Judgement | undefined;
  readonly line: readonly NamedAction[];
  readonly thinkLonger: () => void;
  readonly stop: () => void;
}

/** @param isHelped whether a person who decides here is to be helped, by a hint or by the tutor, though nothing is shown */
export function useThought(
  { choice, sheet, record }: OpenGame,
  table: GameTable,
  { seesAll, viewers, isOver, isMachine }: Sitting,
  isHelped: boolean,
  hintStep: number,
): Thought {
  const [isAnalysing, setAnalysing] = useState(true);
  /** Of one place: how long it is thought about there; elsewhere the usual time. */
  const [limit, setLimit] = useState<{ readonly at: number; readonly ms: number }>();
  const place = placeAt(record);
  const { scene } = place;
  const { facts } = sheet;
  /** Whoever sees the moves of another ranked sees his hand. */
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
