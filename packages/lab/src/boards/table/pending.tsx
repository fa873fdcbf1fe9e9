import { useWords } from "../../i18n/words.js";
import type { SceneOutcome } from "../referee/referee.js";
import { REVIEW_WORDS } from "../review/words.js";
import type { ValueScale } from "../thinking/judgement.js";
import type { Playing } from "./use-play.js";
import { TABLE_WORDS } from "./words.js";

/** What the page asks before a move is played. */
export function PendingMove({
  playing: { pending, insist, roll, forget },
  scale,
  nameOf,
  outcomeName,
}: {
  readonly playing: Playing;
  readonly scale: ValueScale;
  /** Of an action by its text. */
  readonly nameOf: (text: string) => string;
  readonly outcomeName: (action: string, outcome: SceneOutcome) => string;
}) {
  const { language } = useWords();
  const words = REVIEW_WORDS[language];
  if (!pending) return null;
  const name = nameOf(pending.action);
  if (pending.kind === "doubt")
    return (
      <div className="boards-word" role="alertdialog" aria-label={words.tutor}>
        <p>{words.doubt(name, scale.difference(pending.loss))}</p>
        <button type="button" className="tool primary" onClick={forget}>
          {words.again}
        </button>
        <button type="button" className="tool" onClick={insist}>
          {words.playAll}
        </button>
      </div>
    );
  return (
    <section className="boards-word" aria-label={TABLE_WORDS[language].fell(name)}>
      <p>{TABLE_WORDS[language].fell(name)}</p>
      {pending.outcomes.map((outcome) => (
        <button key={outcome.scene.text} type="button" className="tool" onClick={() => roll(outcome)}>
          {outcomeName(pending.action, outcome)}
        </button>
      ))}
      <button type="button" className="tool" onClick={forget}>
        {words.again}
      </button>
    </section>
  );
}
