import type { Catalogue } from "@tyche/messages";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { isSettled } from "../analysis/certainty.js";
import { type JudgedAction, type Judgement, scaleFor, type ValueScale } from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import type { TableProps, TableState } from "../table/use-table.js";
import type { Thinking } from "../table/use-thinking.js";

/** Differences up to this are invisible in the list. */
export const NOTHING = 1e-9;

/** The verdict in one line of constant height. */
export function Verdict({ table }: TableProps) {
  const { thinking, judgement, thinkLonger, stop } = table.analysis;
  const { facts } = table.game.sheet;
  const words = useWords();
  const problem = useProblemText(thinking.problem);
  const isOpen = judgement && judgement.actions.length > 1;
  const sentence = judgement ? verdict(judgement, table, words) : "";
  return (
    <section className="panel boards-analysis" aria-label={words.text("board-analysis")}>
      <p className="boards-verdict">{sentence}</p>
      <div className="boards-status">
        <p className="note" aria-live="off">
          {[
            status(thinking, problem, judgement, words),
            isOpen &&
              words.text(isSettled(judgement, facts.bounds) ? "board-compare-settled" : "board-compare-open"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {thinking.status === "running" || thinking.status === "loading" ? (
          <Button onClick={stop}>{words.text("board-stop")}</Button>
        ) : (
          <Button disabled={judgement?.isExact} onClick={thinkLonger}>
            {words.text("board-longer")}
          </Button>
        )}
      </div>
      {/* Screen readers announce the final verdict, but not every report. */}
      <p className="hidden" aria-live="polite">
        {thinking.status === "settled" ? sentence : ""}
      </p>
    </section>
  );
}

function verdict(judgement: Judgement, { game, naming }: TableState, words: Catalogue): string {
  const { actions, isExact } = judgement;
  const { nameOf } = naming;
  const scale = scaleFor(naming.here, judgement);
  const [best, second] = actions;
  const [end, worth] = [endText(best!, game, words), worthText(best!, game, scale, words)];
  const isDecided = end === worth;
  const parts = [
    words.text("board-best", { action: nameOf(best!), worth }),
    ...(end === "" || isDecided ? [] : [end]),
  ];
  if (!second) {
    // A method may rank fewer actions than are legal.
    if (placeAt(game.record).scene.actions.length === 1) parts.push(words.text("board-only-move"));
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
  const number = new Intl.NumberFormat(words.language, { notation: "compact" });
  if (status === "settled") return words.text("board-settled", { depth, seconds: number.format(ms / 1000) });
  const all = nodes.decision + nodes.chance + nodes.leaf;
  return words.text("board-running", { depth, nodes: number.format((1000 * all) / Math.max(1, ms)) });
}

/** What an action is worth: how soon it wins or loses, if that is proved, otherwise its value. */
export function worthText(
  row: JudgedAction,
  game: OpenGame,
  scale: Pick<ValueScale, "text">,
  words: Catalogue,
): string {
  const [low, high] = game.sheet.facts.bounds;
  const end = row.value === (low + high) / 2 ? "" : endText(row, game, words);
  return end || words.text("board-worth", { value: scale.text(row.value) });
}

/** How the game ends after an action, if that is proved; otherwise empty. */
export function endText(
  { plies, value }: Pick<JudgedAction, "plies" | "value">,
  { choice, sheet }: Pick<OpenGame, "choice" | "sheet">,
  words: Catalogue,
): string {
  if (plies === undefined || value === undefined) return "";
  const [low, high] = sheet.facts.bounds;
  const apart = value - (low + high) / 2;
  if (apart === 0) return words.text("board-ends-in", { plies });
  // A mate is counted in the winner's moves.
  if (choice.game === "chess")
    return words.text(apart > 0 ? "board-mate-in" : "board-mated-in", { moves: Math.ceil(plies / 2) });
  return words.text(apart > 0 ? "board-wins-in" : "board-loses-in", { plies });
}
