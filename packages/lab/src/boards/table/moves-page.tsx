import { OutcomesOf } from "../panel/outcomes-of.js";
import { PositionForm } from "../panel/position-form.js";
import { Ranked } from "../panel/ranked.js";
import { RecordPanel } from "../panel/record-panel.js";
import { placeAt } from "../record/game-record.js";
import type { AtTable } from "./use-table.js";

/** The ranked moves, the chance outcomes after one of them, the record, and the position. */
export function MovesPage({ at }: { readonly at: AtTable }) {
  const { game, table, face, naming, sitting, pointing, thought, playing, board } = at;
  const { choice, sheet, record } = game;
  const { facts } = sheet;
  const { scale, nameOf } = naming;
  const { isShown, judgement } = thought;
  const { asked } = pointing;
  const { scene } = placeAt(record);
  return (
    <>
      {isShown && !sitting.isOver && judgement && (
        <Ranked
          judgement={judgement}
          scale={scale}
          nameOf={(row) => nameOf(row.action, row.text)}
          isChance={facts.chance}
          bounds={facts.bounds}
          isMate={choice.game === "chess"}
          onPlay={sitting.canPlay ? playing.play : undefined}
          onShow={pointing.show}
          onWhy={pointing.ask}
        />
      )}
      {thought.isAnalysing && face?.Panel && <face.Panel {...board} />}
      {isShown && face && !face.hasOwnOutcomes && asked && (
        <OutcomesOf
          key={`${record.at} ${asked.text}`}
          options={choice.options}
          engineOf={at.engineOf}
          face={face}
          facts={facts}
          evaluator={sheet.evaluator}
          scene={scene}
          row={asked}
          rows={judgement?.actions ?? []}
          scale={scale}
          outcomesOf={table.outcomes}
          onChoose={(outcome) => table.choose(asked.text, outcome.scene)}
        />
      )}
      <RecordPanel
        record={record}
        judged={thought.visible}
        scale={scale}
        nameOf={naming.namePlace}
        onWalk={table.walk}
      />
      {sitting.seesAll && (
        <PositionForm
          game={choice.game}
          face={face}
          edited={{ state: scene.state, position: scene.text, options: choice.options }}
          help={sheet.position}
          read={table.read}
          onSet={(text) => table.setUp(text)}
        />
      )}
    </>
  );
}
