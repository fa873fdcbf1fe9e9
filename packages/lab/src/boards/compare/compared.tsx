import type { Facts } from "@tyche/engine";
import { useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import { ChoiceField } from "../choice-field.js";
import type { Scene, SceneOutcome } from "../referee/referee.js";
import type { EngineClient } from "../thinking/engine-client.js";
import type { JudgedAction, ValueScale } from "../thinking/judgement.js";
import { type Replies, useOutcomeValues } from "../thinking/use-outcome-values.js";
import { type Happening, pairsOf } from "./difference.js";
import { DifferenceMap } from "./difference-map.js";

const NOTHING: readonly SceneOutcome[] = [];

export interface ComparedProps {
  readonly engineOf: () => EngineClient;
  readonly facts: Facts;
  readonly evaluator: string | undefined;
  readonly scene: Scene;
  readonly row: JudgedAction;
  /** The moves that it can be compared with. */
  readonly others: readonly JudgedAction[];
  readonly outcomes: readonly SceneOutcome[];
  readonly values: Replies;
  readonly scale: ValueScale;
  readonly nameOf: (row: JudgedAction) => string;
  readonly outcomeName: (row: JudgedAction, outcome: SceneOutcome) => string;
  readonly outcomesOf: (scene: Scene, action: unknown) => Promise<readonly SceneOutcome[]>;
}

/** A move beside another, selectable one, outcome by outcome. */
export function Compared(props: ComparedProps) {
  const { engineOf, facts, evaluator, scene, row, others, outcomes, values, scale } = props;
  const { nameOf, outcomeName, outcomesOf } = props;
  const words = useWords();
  const [text, setText] = useState("");
  const [found, setFound] = useState<{ readonly text: string; readonly outcomes: readonly SceneOutcome[] }>();
  const other = others.find((each) => each.text === text);
  const action = other && JSON.stringify(other.action);
  useEffect(() => {
    if (action === undefined) return;
    let isCurrent = true;
    outcomesOf(scene, JSON.parse(action)).then(
      (all) => isCurrent && setFound({ text, outcomes: all }),
      // Another game has been opened in the meantime.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [scene, action, text, outcomesOf]);
  const otherOutcomes = found?.text === text ? found.outcomes : NOTHING;
  const otherValues = useOutcomeValues(engineOf, facts, scene.turn, otherOutcomes, row.depth, evaluator);

  const happenings = (
    of: JudgedAction,
    all: readonly SceneOutcome[],
    known: Replies,
  ): readonly Happening[] | number | undefined => {
    // There is no chance, or there are too many outcomes.
    if (all.length < 2) return of.value;
    const named = all.flatMap((outcome) => {
      const value = known.get(outcome.scene.text)?.value;
      return value === undefined
        ? []
        : [{ name: outcomeName(of, outcome), probability: outcome.probability, value }];
    });
    return named.length === all.length ? named : undefined;
  };
  const one = happenings(row, outcomes, values);
  const second = other && found?.text === text ? happenings(other, otherOutcomes, otherValues) : undefined;
  return (
    <>
      <ChoiceField label={words.text("board-compare-compare")}>
        {(id) => (
          <select id={id} value={other ? text : ""} onChange={(event) => setText(event.target.value)}>
            <option value="">{words.text("board-compare-nobody")}</option>
            {others.map((each) => (
              <option key={each.text} value={each.text}>
                {nameOf(each)}
              </option>
            ))}
          </select>
        )}
      </ChoiceField>
      {other && one !== undefined && second !== undefined && (
        <DifferenceMap names={[nameOf(row), nameOf(other)]} pairs={pairsOf(one, second)} scale={scale} />
      )}
    </>
  );
}
