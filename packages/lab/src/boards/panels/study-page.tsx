import { followsFromOne } from "@tyche/engine";
import { useCallback } from "react";
import { useWords } from "../../i18n/words.js";
import { useLater } from "../../kit/use-later.js";
import { STUDIES } from "../games/views.js";
import { placeAt } from "../record/game-record.js";
import type { TableProps } from "../table/use-table.js";
import { studyState } from "../workers/read-games.js";
import { DuelPanel } from "./duel-panel.js";
import { ExploreButton } from "./explore-button.js";
import { QuizPanel } from "./quiz-panel.js";
import { TutorFields } from "./tutor-fields.js";

/** Learning tools: the game's tree, a quiz, the tutor, and methods side by side. */
export function StudyPage({ table }: TableProps) {
  const { choice } = table.game;
  return (
    <>
      {Object.hasOwn(STUDIES, choice.game) && <OwnStudies table={table} />}
      {table.seating.seesAll && followsFromOne(table.game.sheet.facts) && <ExploreButton table={table} />}
      <QuizPanel table={table} />
      <TutorFields table={table} />
      <DuelPanel table={table} />
      <SearchRate table={table} />
    </>
  );
}

/** The game's own studies of the position, loaded when the tab is opened. */
function OwnStudies({ table: { game } }: TableProps) {
  const words = useWords();
  const StudyPanel = useLater(STUDIES[game.choice.game]!);
  const { scene } = placeAt(game.record);
  const study = useCallback(
    // Safe: states of games with studies are objects.
    (question: unknown, signal: AbortSignal) =>
      studyState(game.choice, scene.state as object, question, signal),
    [game.choice, scene.state],
  );
  if (!StudyPanel || scene.turn < 0) return null;
  return <StudyPanel key={scene.text} {...{ study, words }} />;
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
