import { followsFromOne } from "@tyche/engine";
import type { TableProps } from "../table/use-table.js";
import { DuelPanel } from "./duel-panel.js";
import { ExploreButton } from "./explore-button.js";
import { QuizPanel } from "./quiz-panel.js";
import { TutorFields } from "./tutor-fields.js";

/** Learning tools: the game's tree, a quiz, the tutor, and methods side by side. */
export function StudyPage({ table }: TableProps) {
  return (
    <>
      {table.seating.seesAll && followsFromOne(table.game.sheet.facts) && <ExploreButton table={table} />}
      <QuizPanel table={table} />
      <TutorFields table={table} />
      <DuelPanel table={table} />
    </>
  );
}
