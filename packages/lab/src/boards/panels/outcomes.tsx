import { useState } from "react";
import { useWords } from "../../i18n/words.js";
import { Panel } from "../../kit/panel.js";
import type { JudgedAction } from "../kit/judgement.js";
import { positionProps } from "../kit/view.js";
import { placeAt } from "../record/game-record.js";
import { namedAt, type Scene, type SceneOutcome } from "../record/scene.js";
import { type Reply, useOutcomes, useOutcomeValues } from "../table/use-outcome-values.js";
import type { TableProps } from "../table/use-table.js";
import { ChanceMap } from "./chance-map.js";
import { Compared } from "./compared.js";

const NOTHING_YET: readonly SceneOutcome[] = [];

/** What can happen after one action: outcomes from the rules at once, values when the engine has them. */
export function Outcomes({ table, row }: TableProps & { readonly row: JudgedAction }) {
  const { game, session, naming, analysis, view, engineOf } = table;
  const words = useWords();
  const { scene } = placeAt(game.record);
  const [looked, setLooked] = useState<SceneOutcome>();
  const found = useOutcomes(scene, row.action, session.outcomes);
  const outcomes = found ?? NOTHING_YET;
  const values = useOutcomeValues(engineOf, game.sheet, scene.turn, outcomes, row.depth);
  if (!found) return null;
  const action = naming.nameOf(row);
  const [only] = outcomes;
  if (!only) return <p className="panel note">{words.text("board-compare-too-many", { action })}</p>;
  const shown = outcomes.length === 1 ? only : looked;
  const reply = shown && values.get(shown.scene.text);
  const replyBoard = shown && reply && (
    <ReplyBoard
      name={outcomes.length === 1 ? action : naming.outcomeName(row, shown)}
      scene={shown.scene}
      reply={reply}
      table={table}
    />
  );
  // There is no chance: the next player decides.
  if (outcomes.length === 1)
    return <Panel title={words.text("board-compare-follows", { action })}>{replyBoard}</Panel>;
  const others = analysis.judgement?.actions.filter(({ text }) => text !== row.text) ?? [];
  return (
    <>
      <ChanceMap
        {...{ action, outcomes, values }}
        nameOf={(outcome) => naming.outcomeName(row, outcome)}
        grid={view?.outcomeGrid}
        scale={naming.scale}
        replyName={naming.nameOf}
        onChoose={(outcome) => session.choose(namedAt(scene, row.text)!, outcome.scene)}
        onLook={setLooked}
      />
      {replyBoard && <section className="panel">{replyBoard}</section>}
      {others.length > 0 && <Compared {...{ table, row, others, outcomes, values }} />}
    </>
  );
}

/** The best reply to an outcome of chance, as a sentence and on a small read-only board. */
function ReplyBoard({
  table: { game, naming, view },
  name,
  scene,
  reply: { best, value },
}: TableProps & { readonly name: string; readonly scene: Scene; readonly reply: Reply }) {
  const words = useWords();
  const { scale, names } = naming;
  return (
    <div className="boards-reply">
      <p role="status">
        {best
          ? words.text("board-compare-reply", {
              happened: name,
              action: naming.nameOf(best),
              value: scale.text(value),
            })
          : words.text(scene.payoff ? "board-compare-ends" : "board-compare-open", {
              happened: name,
              value: scale.text(value),
            })}
      </p>
      <div inert aria-hidden="true">
        {view && (
          <view.Board
            {...positionProps(scene, names, game.choice.options, scale, words)}
            shown={best?.action}
          />
        )}
      </div>
    </div>
  );
}
