import { type Facts, valueFor } from "@tyche/engine";
import { useEffect, useMemo, useState } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import type { GameChoice } from "../games-by-name.js";
import type { Scene, SceneOutcome } from "../referee/referee.js";
import type { BoardMessages } from "../say/catalogue.js";
import type { JudgedAction, ValueScale } from "../thinking/judgement.js";
import { useThinking } from "../thinking/use-thinking.js";
import { ChanceMap, valuesOf } from "./chance-map.js";

/** Outcomes are valued for so long. */
const OUTCOMES_MS = 1500;

export interface OutcomesOfProps {
  readonly choice: GameChoice;
  readonly face: AnyBoardFace;
  readonly facts: Facts;
  readonly scene: Scene;
  readonly row: JudgedAction;
  readonly scale: ValueScale;
  readonly messages: BoardMessages;
  readonly outcomesOf: (scene: Scene, action: unknown) => Promise<readonly SceneOutcome[]>;
  readonly onChoose: (outcome: SceneOutcome) => void;
}

/** The chance map of one action: its outcomes from the rules at once, their values as soon as the engine has them. */
export function OutcomesOf(props: OutcomesOfProps) {
  const { choice, face, facts, scene, row, scale, messages, outcomesOf, onChoose } = props;
  const { language } = useWords();
  const [outcomes, setOutcomes] = useState<readonly SceneOutcome[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void outcomesOf(scene, row.action).then((found) => isCurrent && setOutcomes(found));
    return () => {
      isCurrent = false;
    };
  }, [scene, row.action, outcomesOf]);
  const options = useMemo(() => ({ time: OUTCOMES_MS, outcomes: true }), []);
  const { decision } = useThinking(choice, scene, options);
  const found = decision?.actions.find(({ action }) => JSON.stringify(action) === JSON.stringify(row.action));
  const values = valuesOf(found?.outcomes ?? [], (value) =>
    decision?.side === scene.turn ? value : valueFor(facts, scene.turn, value),
  );
  if (outcomes.length === 0) return null;
  return (
    <ChanceMap
      action={face.actionName?.(row.action, messages) ?? row.text}
      outcomes={outcomes}
      values={values}
      nameOf={(outcome) =>
        face.outcomeName?.(scene.state, row.action, outcome.scene.state, messages) ?? outcome.scene.text
      }
      scale={scale}
      language={language}
      messages={messages}
      onChoose={onChoose}
    />
  );
}
