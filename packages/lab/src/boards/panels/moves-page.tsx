import { withWords } from "../../i18n/load-words.js";
import { Later } from "../../kit/later.js";
import { useLater } from "../../kit/use-later.js";
import { placeAt } from "../record/game-record.js";
import type { TableProps } from "../table/use-table.js";
import { Outcomes } from "./outcomes.js";
import { PositionForm } from "./position-form.js";
import { Ranked } from "./ranked.js";
import { RecordPanel } from "./record-panel.js";

/** Only games with hidden information need it. */
const STRATEGIES = new Later(() => withWords(import("./strategies-panel.js"), "board-strategies"));

function Strategies({ table }: TableProps) {
  const panel = useLater(STRATEGIES);
  const viewer = panel?.viewerAt(table);
  return panel && viewer !== undefined ? <panel.StrategiesPanel table={table} viewer={viewer} /> : null;
}

export function MovesPage({ table }: TableProps) {
  const { game, view, seating, analysis, board } = table;
  const { isShown, isAnalysing, judgement } = analysis;
  const { asked } = table.pointing;
  const { at } = game.record;
  return (
    <>
      {isShown && !seating.isOver && judgement && <Ranked table={table} judgement={judgement} />}
      {isAnalysing && view?.Panel && <view.Panel {...board} />}
      {isAnalysing && view?.hiddenName && <Strategies table={table} />}
      {isShown && view && !view.hasOwnOutcomes && asked && (
        <Outcomes key={`${at} ${asked.text}`} table={table} row={asked} />
      )}
      <RecordPanel table={table} />
      {seating.seesAll && (
        <PositionForm
          game={game.choice.game}
          seats={table.naming.names}
          view={view}
          edited={{ ...placeAt(game.record).scene, position: board.position, options: game.choice.options }}
          help={game.sheet.position}
          read={table.session.read}
          onSet={table.session.setUp}
        />
      )}
    </>
  );
}
