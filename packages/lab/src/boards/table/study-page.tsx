import { followsFromOne } from "@tyche/engine";
import { DuelPanel } from "../duel/duel-panel.js";
import { ExploreButton } from "../explore/explore-button.js";
import { placeAt } from "../record/game-record.js";
import { worstMoments } from "../review/cards.js";
import { QuizPanel } from "../review/quiz-panel.js";
import { TutorFields } from "../tutor/tutor-fields.js";
import type { AtTable } from "./use-table.js";

/** Learning tools: the game's tree, a quiz, the tutor, and methods side by side. */
export function StudyPage({ at }: { readonly at: AtTable }) {
  const { game, table, face, naming, sitting, thought, accounts, tutor } = at;
  const { choice, sheet, record } = game;
  const { names, scale, nameOf } = naming;
  const { scene } = placeAt(record);
  const { ledger } = accounts;
  const { personSeats } = sitting;
  const moments = worstMoments(
    choice,
    record,
    thought.judged,
    personSeats.length > 0 ? personSeats : names.map((_, seat) => seat),
    tutor.threshold / 2,
  );
  return (
    <>
      {face && sitting.seesAll && followsFromOne(sheet.facts) && (
        <ExploreButton face={face} sheet={sheet} scene={scene} treeOf={table.tree} />
      )}
      {face && (
        <QuizPanel
          face={face}
          choice={choice}
          sheet={sheet}
          scale={scale}
          names={names}
          moments={ledger?.isWhole && ledger.steps.length > 0 ? moments : undefined}
          read={table.read}
          drawn={table.drawn}
        />
      )}
      <TutorFields tutor={tutor} facts={sheet.facts} />
      <DuelPanel choice={choice} sheet={sheet} scene={scene} scale={scale} nameOf={nameOf} />
    </>
  );
}
