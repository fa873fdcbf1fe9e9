import { type MatchSummary, ratingOf, sumsBy } from "@tyche/backgammon/analysis";
import { signed } from "@tyche/backgammon/report";
import { dashed } from "@tyche/games";
import type { Catalogue } from "@tyche/messages";
import { memo, useState } from "react";
import { Button } from "../../../lab/src/kit/button.js";
import { download } from "../../../lab/src/kit/download.js";
import { SelectField } from "../../../lab/src/kit/field.js";
import { Panel, Table } from "../../../lab/src/kit/panel.js";
import { forget } from "./matches.js";

/** Most rows of a table. */
const MOST = 20;

interface PlayerRecordProps {
  readonly kept: readonly MatchSummary[];
  readonly words: Catalogue;
}

/** A player over all stored matches: over time, and by phase, decision, opponent and kind of decision. */
export const PlayerRecord = memo(({ kept, words }: PlayerRecordProps) => {
  const [chosen, choose] = useState("");
  const counts = kept.flatMap(({ players }) => players.map(({ name }) => [name, [0, 1]] as const));
  const names = sumsBy(counts).map(([name]) => name);
  const name = names.includes(chosen) ? chosen : names[0]!;
  const own = kept
    .flatMap(({ players, date }) =>
      players.map((player, i) => ({ ...player, date, other: players[1 - i]!.name })),
    )
    .filter((player) => player.name === name)
    .sort((a, b) => a.date.localeCompare(b.date));
  const decisions = own.flatMap(({ kinds, other }) =>
    kinds.map(([kind, sum]) => {
      const [phase = "", ...words] = kind.split(" ");
      return { phase, decision: words.join(" "), other, sum };
    }),
  );
  type Decision = (typeof decisions)[number];
  const text = (id: string): string => words.format({ id });
  const phase = (one: Decision): string => text(`matches-phase-${one.phase}`);
  const kind = ({ decision }: Decision): string =>
    text(/play|cube/.test(decision) ? `matches-kind-${decision}` : `analysis-error-${dashed(decision)}`);
  const groups = {
    phase,
    decision: ({ decision }: Decision) => text(`matches-kind-${decision === "play" ? "play" : "cube"}`),
    opponent: ({ other }: Decision) => other,
    kind: (one: Decision) => `${phase(one)}: ${kind(one)}`,
  };
  const most = Math.max(...own.map(({ performanceRating }) => performanceRating), 1);
  const points = own.map((one, i) => [
    (300 * (i + 0.5)) / own.length,
    78 - (72 * one.performanceRating) / most,
  ]);
  const table = (id: string, heads: readonly string[], rows: readonly (readonly string[])[]) => (
    <Table
      key={id}
      caption={text(`matches-by-${id}`)}
      head={heads.map((head) => head && text(`matches-heads-${head}`))}
      rows={rows.map(([name, ...cells], key) => ({ key, name, cells }))}
    />
  );
  return (
    <Panel title={words.text("matches-record", { count: own.length })} className="stack">
      <SelectField label={words.text("matches-player")} value={name} options={names} onChoose={choose} />
      {own.length > 1 && (
        <svg className="matches-time" viewBox="0 0 300 80" role="img" aria-label={text("matches-by-time")}>
          <polyline points={points.join(" ")} />
        </svg>
      )}
      {table(
        "time",
        ["date", "opponent", "rating", "luck"],
        own.map((one) => [one.date, one.other, one.performanceRating.toFixed(2), signed(one.luckCost)]),
      )}
      {Object.entries(groups).map(([id, groupOf]) => {
        const sums = sumsBy(decisions.map((one) => [groupOf(one), one.sum]));
        const lost = sums.filter(([, [count, loss]]) => count + loss > 0);
        const rows = lost
          .slice(0, MOST)
          .map(([name, sum]) => [name, `${sum[0]}`, sum[1].toFixed(3), ratingOf(sum).toFixed(2)]);
        return table(id, ["", "decisions", "lost", "rating"], rows);
      })}
      <div className="buttons">
        <Button onClick={() => download("matches.json", JSON.stringify(kept))}>
          {text("matches-export")}
        </Button>
        <Button onClick={forget}>{text("matches-forget")}</Button>
      </div>
    </Panel>
  );
});
