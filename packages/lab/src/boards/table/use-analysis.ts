import { useMemo, useState } from "react";
import { useAnswer } from "../../i18n/use-answer.js";
import type { Judgement } from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import type { NamedAction, Scene } from "../record/scene.js";
import { ANALYSIS_MS, questionAt } from "../workers/question.js";
import { type Judged, useJudged } from "./use-judged.js";
import type { Seating } from "./use-seating.js";
import type { GameSession } from "./use-session.js";
import { useThinking } from "./use-thinking.js";
import { useVisible, useWakeLock } from "./use-visible.js";

/** Milliseconds of analysis on request. */
const LONGER_MS = 60_000;

/** The names of the expected line's actions, which the referee knows. */
function useLine(
  nameLine: GameSession["line"],
  scene: Scene,
  judgement: Judgement | undefined,
): readonly NamedAction[] {
  const actions = judgement && JSON.stringify(judgement.line);
  const ask = useMemo(
    () =>
      actions === undefined
        ? undefined
        : async () => ({ scene, line: await nameLine(scene, JSON.parse(actions) as readonly unknown[]) }),
    [nameLine, scene, actions],
  );
  const found = useAnswer(ask);
  return actions !== undefined && found?.scene === scene ? found.line : NONE;
}

const NONE: readonly NamedAction[] = [];

export type Analysis = ReturnType<typeof useAnalysis>;

/**
 * The analysis of the current place and of places visited before.
 *
 * @param isAnalysing whether the analysis is shown
 * @param isHelped whether a person to move gets a hint or the tutor's help although the analysis is hidden
 */
export function useAnalysis(
  { choice, sheet, record }: OpenGame,
  session: GameSession,
  { seesAll, viewers, isOver, isMachine }: Seating,
  isAnalysing: boolean,
  isHelped: boolean,
  hintStep: number,
) {
  /** Another time limit at one place; elsewhere the default applies. */
  const [limit, setLimit] = useState<{ readonly at: number; readonly ms: number }>();
  const [tries, setTries] = useState(0);
  const place = placeAt(record);
  const { scene } = place;
  /** Whether the ranked moves may be shown: those of another player would reveal that player's hand. */
  const isShown = isAnalysing && (seesAll || viewers.includes(scene.turn));
  const ms = limit?.at === record.at ? limit.ms : ANALYSIS_MS;
  const isWanted = isShown || (!isMachine && isHelped);
  const isVisible = useVisible();
  useWakeLock(!isOver && place.parent >= 0);
  const options = useMemo(
    () => (isWanted && isVisible && ms > 0 ? questionAt(sheet, scene, ms) : undefined),
    [isWanted, isVisible, ms, sheet, scene],
  );
  const thinking = useThinking(choice, scene, options, tries);
  const [judged, learn] = useJudged(sheet, record, thinking);
  /** Analyses of the places whose mover's hand may be seen. */
  const visible: Judged = useMemo(() => {
    if (!isAnalysing) return new Map<number, Judgement>();
    if (seesAll) return judged;
    return new Map([...judged].filter(([at]) => viewers.includes(record.places[at]!.scene.turn)));
  }, [isAnalysing, seesAll, judged, viewers, record]);
  const judgement = isShown ? visible.get(record.at) : undefined;
  /** For the player to move only: for hints and the tutor. */
  const ownJudgement = judged.get(record.at);
  const line = useLine(session.line, scene, judgement ?? (hintStep > 0 ? ownJudgement : undefined));
  return {
    isAnalysing,
    isShown,
    thinking,
    judged,
    learn,
    visible,
    judgement,
    ownJudgement,
    line,
    thinkLonger: () => setLimit({ at: record.at, ms: LONGER_MS }),
    tryAgain: () => setTries(tries + 1),
    stop: () => setLimit({ at: record.at, ms: 0 }),
  };
}
