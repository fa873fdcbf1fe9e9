import type { Facts } from "@tyche/engine";
import { useEffect, useState } from "react";
import { useWords } from "../../i18n/words.js";
import type { AnyBoardFace } from "../board.js";
import { Compared } from "../compare/compared.js";
import type { NamedAction, Scene, SceneOutcome } from "../referee/referee.js";
import type { EngineClient } from "../thinking/engine-client.js";
import type { JudgedAction, ValueScale } from "../thinking/judgement.js";
import { useOutcomeValues } from "../thinking/use-outcome-values.js";
import { ChanceMap } from "./chance-map.js";
import { ReplyBoard } from "./reply-board.js";

export interface OutcomesOfProps {
  /** Options of the game. */
  readonly options: Readonly<Record<string, string>>;
  /** Returns the engine that evaluates outcomes. */
  readonly engineOf: () => EngineClient;
  readonly face: AnyBoardFace;
  readonly facts: Facts;
  /** Undefined: the game's default. */
  readonly evaluator: string | undefined;
  readonly scene: Scene;
  readonly row: JudgedAction;
  /** All ranked actions. */
  readonly rows: readonly JudgedAction[];
  readonly scale: ValueScale;
  readonly outcomesOf: (scene: Scene, action: unknown) => Promise<readonly SceneOutcome[]>;
  readonly onChoose: (outcome: SceneOutcome) => void;
}

const NOTHING_YET: readonly SceneOutcome[] = [];

/** The chance map of one action: outcomes from the rules at once, values when the engine has them. */
export function OutcomesOf(props: OutcomesOfProps) {
  const { options, engineOf, face, facts, evaluator, scene, row, rows, scale } = props;
  const { outcomesOf, onChoose } = props;
  const words = useWords();
  const [found, setFound] = useState<readonly SceneOutcome[]>();
  const [looked, setLooked] = useState<SceneOutcome>();
  useEffect(() => {
    let isCurrent = true;
    outcomesOf(scene, row.action).then(
      (all) => isCurrent && setFound(all),
      // Another game has been opened in the meantime.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [scene, row.action, outcomesOf]);
  const outcomes = found ?? NOTHING_YET;
  const values = useOutcomeValues(engineOf, facts, scene.turn, outcomes, row.depth, evaluator);
  if (!found) return null;
  const nameOf = ({ action, text }: JudgedAction): string => face.actionName?.(action, words, text) ?? text;
  const outcomeName = ({ action }: JudgedAction, outcome: SceneOutcome): string =>
    face.outcomeName?.(scene.state, action, outcome.scene.state, words) ?? outcome.scene.text;
  const replyName = ({ action, text }: NamedAction): string => face.actionName?.(action, words, text) ?? text;
  const [only] = outcomes;
  const shown = outcomes.length === 1 ? only : looked;
  const reply = shown && values.get(shown.scene.text);
  if (!only)
    return <p className="panel note">{words.text("board-compare-too-many", { action: nameOf(row) })}</p>;
  const replyBoard = shown && reply && (
    <ReplyBoard
      name={outcomes.length === 1 ? nameOf(row) : outcomeName(row, shown)}
      scene={shown.scene}
      {...{ face, options, reply, scale }}
    />
  );
  // There is no chance: the next player decides.
  if (outcomes.length === 1)
    return (
      <section className="panel" aria-label={words.text("board-compare-follows", { action: nameOf(row) })}>
        <h2>{words.text("board-compare-follows", { action: nameOf(row) })}</h2>
        {replyBoard}
      </section>
    );
  return (
    <>
      <ChanceMap
        action={nameOf(row)}
        outcomes={outcomes}
        values={values}
        nameOf={(outcome) => outcomeName(row, outcome)}
        grid={face.outcomeGrid}
        scale={scale}
        onChoose={onChoose}
        replyName={replyName}
        onLook={setLooked}
      />
      {replyBoard && <section className="panel">{replyBoard}</section>}
      {rows.length > 1 && (
        <Compared
          {...{
            engineOf,
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
