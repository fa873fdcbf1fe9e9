import type { Catalogue } from "@tyche/messages";
import { useProblemText } from "../../i18n/problem.js";
import { useWords } from "../../i18n/words.js";
import { Button } from "../../kit/button.js";
import { type JudgedAction, type Judgement, scaleFor, type ValueScale, valueText } from "../kit/judgement.js";
import { placeAt } from "../record/game-record.js";
import type { OpenGame } from "../record/open-game.js";
import type { TableProps, TableState } from "../table/use-table.js";
import type { Thinking } from "../table/use-thinking.js";

/** Most actions that are named if none of them is known to be best. */
const MOST_NAMED = 3;
/** Actions that a mixture takes less often are not named. */
const LEAST_SHARE = 0.005;

/** The verdict in one line of constant height. */
export function Verdict({ table }: TableProps) {
  const { thinking, judgement, thinkLonger, tryAgain, stop } = table.analysis;
  const { facts } = table.game.sheet;
  const words = useWords();
  const problem = useProblemText(thinking.problem);
  const sentence = judgement ? verdict(judgement, table, words) : "";
  return (
    <section className="panel boards-analysis" aria-label={words.text("board-analysis")}>
      <p className="boards-verdict">{sentence}</p>
      <div className="boards-status">
        <p className="note" aria-live="off">
          {status(thinking, problem, judgement, facts.hidden === true, words)}
        </p>
        {thinking.status === "running" || thinking.status === "loading" ? (
          <Button onClick={stop}>{words.text("board-stop")}</Button>
        ) : thinking.status === "failed" ? (
          <Button onClick={tryAgain}>{words.text("board-try-again")}</Button>
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

/** What is known of the actions: the best one and by how much, or which may be best. */
export function verdict(
  judgement: Judgement,
  {
    game,
    naming,
  }: { readonly game: OpenGame; readonly naming: Pick<TableState["naming"], "here" | "nameOf"> },
  words: Catalogue,
): string {
  const { actions, best, rivals, isExact } = judgement;
  const { nameOf } = naming;
  const scale = scaleFor(naming.here, judgement);
  if (!best)
    return [
      openText(judgement, nameOf, words),
      ...(judgement.value === undefined ? [] : [worthOf(scale.text(judgement.value), scale, words)]),
    ].join(" · ");
  const [end, worth] = [endText(best, game, words), worthText(best, game, scale, words)];
  const isDecided = end === worth;
  const parts = [
    words.text("board-best", { action: nameOf(best), worth }),
    ...(end === "" || isDecided ? [] : [end]),
  ];
  const margin = marginOf(judgement);
  const equal = rivals.filter((row) => row !== best && row.behind.relation === "equal");
  if (actions.length === 1) {
    // A method may rank fewer actions than are legal.
    if (placeAt(game.record).scene.actions.length === 1) parts.push(words.text("board-only-move"));
  } else if (margin !== undefined) {
    if (scale.difference(margin) !== scale.difference(0))
      parts.push(words.text("board-margin", { difference: amountText(margin, scale, words) }));
  } else if (equal.length === 0) parts.push(words.text("board-none-better"));
  // A slower win is not as good.
  else if (equal.some(({ plies }) => plies === best.plies)) parts.push(words.text("board-equal"));
  if (isExact) parts.push(words.text("board-solved"));
  return parts.join(" · ");
}

/** The difference between the best action and the next; undefined if others may be as good. */
export function marginOf({ best, actions }: Judgement): number | undefined {
  const gaps = actions.flatMap(({ behind }) => (behind.relation === "better" ? [behind.gap] : []));
  return best && actions.length > 1 && gaps.length === actions.length - 1 ? Math.min(...gaps) : undefined;
}

/** The actions of which none is known to be best, or their mixture. */
export function openText(
  { actions, rivals }: Judgement,
  nameOf: (row: JudgedAction) => string,
  words: Catalogue,
): string {
  const [first] = actions;
  if (first?.probability !== undefined) {
    const percent = new Intl.NumberFormat(words.language, { style: "percent", maximumFractionDigits: 1 });
    const shares = actions.flatMap((row) =>
      row.probability! < LEAST_SHARE ? [] : [`${nameOf(row)} ${percent.format(row.probability!)}`],
    );
    const id = first.method === "equilibrium" ? "board-mix" : "board-mix-so-far";
    return words.text(id, { actions: words.list(shares) });
  }
  return rivals.length > MOST_NAMED
    ? words.text("board-close-many", { count: rivals.length })
    : words.text("board-close", { actions: words.list(rivals.map(nameOf), "or") });
}

function status(
  { status, decision }: Thinking,
  problem: string | undefined,
  judgement: Judgement | undefined,
  isHidden: boolean,
  words: Catalogue,
): string {
  if (status === "failed") return words.text("board-failed", { sentence: problem ?? "" });
  // It was solved in another way, and the search adds nothing.
  if (judgement?.isExact && !decision?.solved) return "";
  // Of hidden information, a solution comes before samples.
  if (status === "loading" && decision === undefined)
    return words.text(isHidden ? "board-solving" : "board-loading");
  const known = judgement ?? decision;
  if (decision === undefined || status !== "settled")
    return known ? `${words.text("board-depth")} ${known.depth}` : "";
  const number = new Intl.NumberFormat(words.language, { notation: "compact" });
  return words.text("board-settled", { depth: known!.depth, seconds: number.format(decision.ms / 1000) });
}

/** What an action is worth: how soon it wins or loses, if that is proved, otherwise its value. */
export function worthText(row: JudgedAction, game: OpenGame, scale: ValueScale, words: Catalogue): string {
  const [low, high] = game.sheet.facts.bounds;
  const end = row.value === (low + high) / 2 ? "" : endText(row, game, words);
  return end || worthOf(valueText(row, scale), scale, words);
}

/** A value with what it counts, in words: "worth +0.163 points", "54.6% to win". */
function worthOf(value: string, { unit, chance }: ValueScale, words: Catalogue): string {
  // A mate that is seen and not proved has no unit.
  return words.text("board-worth", {
    value,
    unit: value.includes("#") ? "none" : (chance ?? unit ?? "none"),
  });
}

/** A difference of two values with its unit; a dash if there is none. */
export function amountText(value: number | undefined, scale: ValueScale, words: Catalogue): string {
  const text = scale.difference(value);
  return scale.unit && value !== undefined
    ? words.text("board-amount", { unit: scale.unit, value: text })
    : text;
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
