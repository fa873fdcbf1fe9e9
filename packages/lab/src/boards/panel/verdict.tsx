import type { Catalogue } from "@tyche/messages";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { isSettled } from "../thinking/certainty.js";
import type { JudgedAction, Judgement, ValueScale } from "../thinking/judgement.js";
import type { Thinking } from "../thinking/use-thinking.js";
import { endText } from "./end-text.js";

export interface VerdictProps {
  readonly thinking: Thinking;
  readonly judgement: Judgement | undefined;
  /** Number of legal actions; a method may rank fewer. */
  readonly open: number;
  readonly scale: ValueScale;
  /** Returns the action's name on this page. */
  readonly nameOf: (row: JudgedAction) => string;
  /** Bounds of the game's values. */
  readonly bounds: readonly [number, number];
  /** Whether winning means mate, as in chess. */
  readonly isMate: boolean;
  readonly onLonger: () => void;
  readonly onStop: () => void;
}

/** Differences up to this are invisible in the list. */
export const NOTHING = 1e-9;

/** The verdict in one line of constant height. */
export function Verdict(props: VerdictProps) {
  const { thinking, judgement, bounds } = props;
  const words = useWords();
  const problem = useProblemText(thinking.problem);
  const isOpen = judgement && judgement.actions.length > 1;
  return (
    <section className="panel boards-analysis" aria-label={words.text("board-analysis")}>
      <p className="boards-verdict">{judgement && verdict(judgement, props, words)}</p>
      <div className="boards-status">
        <p className="note" aria-live="off">
          {status(thinking, problem, judgement, words)}
          {isOpen &&
            ` · ${isSettled(judgement, bounds) ? words.text("board-compare-settled") : words.text("board-compare-open")}`}
        </p>
        {thinking.status === "running" || thinking.status === "loading" ? (
          <button type="button" className="tool" onClick={props.onStop}>
            {words.text("board-stop")}
          </button>
        ) : (
          <button type="button" className="tool" disabled={judgement?.isExact} onClick={props.onLonger}>
            {words.text("board-longer")}
          </button>
        )}
      </div>
      {/* Screen readers announce the final verdict, but not every report. */}
      <p className="hidden" aria-live="polite">
        {thinking.status === "settled" && judgement ? verdict(judgement, props, words) : ""}
      </p>
    </section>
  );
}

function verdict(
  { actions, isExact }: Judgement,
  { open, scale, nameOf, bounds, isMate }: VerdictProps,
  words: Catalogue,
): string {
  const [best, second] = actions;
  const end = endText(best!, bounds, isMate, words);
  const parts = [
    words.text("board-best", { action: nameOf(best!), value: scale.text(best!.value) }),
    ...(end === "" ? [] : [end]),
  ];
  if (!second) {
    if (open === 1) parts.push(words.text("board-only-move"));
  } else if (second.loss === undefined) {
    // The difference is not known.
  } else if (second.loss > NOTHING && scale.difference(second.loss) !== scale.difference(0))
    parts.push(words.text("board-margin", { difference: scale.difference(second.loss) }));
  // A slower win is not as good.
  else if (second.plies === best!.plies)
    parts.push(second.bound === "upper" ? words.text("board-none-better") : words.text("board-equal"));
  if (isExact) parts.push(words.text("board-solved"));
  return parts.join(" · ");
}

function status(
  { status, decision }: Thinking,
  problem: string | undefined,
  judgement: Judgement | undefined,
  words: Catalogue,
): string {
  if (status === "failed") return words.text("board-failed", { sentence: problem ?? "" });
  // It was solved in another way, and the search adds nothing.
  if (judgement?.isExact && !decision?.solved) return "";
  if (decision === undefined) {
    if (status === "loading") return words.text("board-loading");
    return judgement ? `${words.text("board-depth")} ${judgement.depth}` : "";
  }
  const { depth, ms, nodes } = decision;
  const number = new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, notation: "compact" });
  if (status === "settled") return words.text("board-settled", { depth, seconds: number.format(ms / 1000) });
  const all = nodes.decision + nodes.chance + nodes.leaf;
  return words.text("board-running", { depth, nodes: number.format((1000 * all) / Math.max(1, ms)) });
}
