import { useWords } from "../../i18n/words.js";
import type { SceneOutcome } from "../referee/referee.js";
import type { ValueScale } from "../thinking/judgement.js";
import type { Playing } from "./use-play.js";

/** A question before a move is played. */
export function PendingMove({
  playing: { pending, insist, roll, forget },
  scale,
  nameOf,
  outcomeName,
}: {
  readonly playing: Playing;
  readonly scale: ValueScale;
  /** The name of an action, by its text. */
  readonly nameOf: (text: string) => string;
  readonly outcomeName: (action: string, outcome: SceneOutcome) => string;
}) {
  const words = useWords();
  if (!pending) return null;
  const name = nameOf(pending.action);
  if (pending.kind === "doubt")
    return (
      <div className="boards-word" role="alertdialog" aria-label={words.text("board-review-tutor")}>
        <p>{words.text("board-review-doubt", { action: name, loss: scale.difference(pending.loss) })}</p>
        <button type="button" className="tool primary" onClick={forget}>
          {words.text("board-review-again")}
        </button>
        <button type="button" className="tool" onClick={insist}>
          {words.text("board-review-play-all")}
        </button>
      </div>
    );
  return (
    <section className="boards-word" aria-label={words.text("board-table-fell", { action: name })}>
      <p>{words.text("board-table-fell", { action: name })}</p>
      {pending.outcomes.map((outcome) => (
        <button key={outcome.scene.text} type="button" className="tool" onClick={() => roll(outcome)}>
          {outcomeName(pending.action, outcome)}
        </button>
      ))}
      <button type="button" className="tool" onClick={forget}>
        {words.text("board-review-again")}
      </button>
    </section>
  );
}
