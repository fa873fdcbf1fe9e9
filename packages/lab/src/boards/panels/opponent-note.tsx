import { RATINGS } from "virtual:ratings";
import type { Level } from "@tyche/engine";
import type { Catalogue } from "@tyche/messages";
import { useWords } from "../../i18n/words.js";
import { characterOf } from "../analysis/character.js";
import type { TableProps, TableState } from "../table/use-table.js";
import { amountText } from "./verdict.js";

interface OpponentNoteProps extends TableProps {
  readonly level: number;
}

/** How a level plays, computed from its settings, and its measured rating. */
export function OpponentNote({ table, level }: OpponentNoteProps) {
  const words = useWords();
  const { choice, sheet } = table.game;
  const limits = sheet.levels?.[level - 1];
  if (!limits) return null;
  const isUsual = Object.keys(choice.options).length === 0;
  const rating = isUsual ? RATINGS[choice.game]?.[level - 1] : undefined;
  const [elo, low, high] = (rating ?? []).map((value) => new Intl.NumberFormat(words.language).format(value));
  return (
    <p className="note boards-opponent">
      <strong>{words.text("board-opponent-level", { level })}</strong>
      <br />
      {words.paragraph([
        searchText(limits, words),
        errorText(limits, table, words),
        ...(level === sheet.levels?.length ? [words.text("opponent-time")] : []),
        ...(elo === undefined ? [] : [words.text("opponent-rated", { elo, low: low!, high: high! })]),
      ])}
    </p>
  );
}

function searchText({ nodes, depth, settings }: Level, words: Catalogue): string {
  if (nodes !== undefined)
    return words.text("opponent-searches", { nodes: new Intl.NumberFormat(words.language).format(nodes) });
  if (depth !== undefined) return words.text("opponent-looks", { depth });
  const { sees = "all" } = settings ?? {};
  return words.text("opponent-sees", { sees: sees as "numbers" | "marks" | "layouts" | "all" });
}

function errorText(limits: Level, { game, naming }: TableState, words: Catalogue): string {
  const { half, most } = characterOf(limits, game.sheet.facts);
  if (half === 0) return words.text("opponent-best");
  const amount = (value: number): string => amountText(value, naming.scale, words);
  return most === undefined
    ? words.text("opponent-errs-any", { half: amount(half) })
    : words.text("opponent-errs", { half: amount(half), most: amount(most) });
}
