import type { Facts } from "@tyche/engine";
import { useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import { Compared } from "../compare/compared.js";
import type { GameChoice } from "../games-by-name.js";
import type { Scene, SceneOutcome } from "../referee/referee.js";
import type { BoardMessages } from "../say/catalogue.js";
import type { JudgedAction, ValueScale } from "../thinking/judgement.js";
import { useOutcomeValues } from "../thinking/use-outcome-values.js";
import { ChanceMap } from "./chance-map.js";

export interface OutcomesOfProps {
  readonly choice: GameChoice;
  readonly face: AnyBoardFace;
  readonly facts: Facts;
  /** Undefined for the game's default. */
  readonly evaluator: string | undefined;
  readonly scene: Scene;
  readonly row: JudgedAction;
  /** All that are ranked. */
  readonly rows: readonly JudgedAction[];
  readonly scale: ValueScale;
  readonly messages: BoardMessages;
  readonly outcomesOf: (scene: Scene, action: unknown) => Promise<readonly SceneOutcome[]>;
  readonly onChoose: (outcome: SceneOutcome) => void;
}

/** The chance map of one action: its outcomes from the rules at once, their values as soon as the engine has them. */
export function OutcomesOf(props: OutcomesOfProps) {
  const { choice, face, facts, evaluator, scene, row, rows, scale, messages, outcomesOf, onChoose } = props;
  const { language } = useWords();
  const [outcomes, setOutcomes] = useState<readonly SceneOutcome[]>([]);
  useEffect(() => {
    let isCurrent = true;
    outcomesOf(scene, row.action).then(
      (found) => isCurrent && setOutcomes(found),
      // Another game has been opened meanwhile.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [scene, row.action, outcomesOf]);
  const values = useOutcomeValues(choice, facts, scene.turn, outcomes, row.depth, evaluator);
  if (outcomes.length === 0) return null;
  const nameOf = ({ action, text }: JudgedAction): string =>
    face.actionName?.(action, messages, language, text) ?? text;
  const outcomeName = ({ action }: JudgedAction, outcome: SceneOutcome): string =>
    face.outcomeName?.(scene.state, action, outcome.scene.state, messages, language) ?? outcome.scene.text;
  return (
    <>
      <ChanceMap
        action={nameOf(row)}
        outcomes={outcomes}
        values={values}
        nameOf={(outcome) => outcomeName(row, outcome)}
        grid={face.outcomeGrid}
        scale={scale}
        language={language}
        messages={messages}
        onChoose={onChoose}
      />
      {rows.length > 1 && (
        <Compared
          {...{
            choice,
            facts,
            evaluator,
            scene,
            row,
            outcomes,
            values,
            scale,
            nameOf,
            outcomeName,
            outcomesOf,
          }}
          others={rows.filter((other) => other.text !== row.text)}
        />
      )}
    </>
  );
}
