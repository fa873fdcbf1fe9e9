import { followsFromOne } from "@tyche/engine";
import { useWords } from "../../i18n/words.js";
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
      <SearchRate table={table} />
    </>
  );
}

/** The speed of the search that is running. */
function SearchRate({ table }: TableProps) {
  const { status, decision } = table.analysis.thinking;
  const words = useWords();
  if (status !== "running" || !decision) return null;
  const { nodes, ms } = decision;
  const rate = (1000 * (nodes.decision + nodes.chance + nodes.leaf)) / Math.max(1, ms);
  const number = new Intl.NumberFormat(words.language, { notation: "compact" });
  return <p className="note">{words.text("board-duel-rate", { nodes: number.format(rate) })}</p>;
}
