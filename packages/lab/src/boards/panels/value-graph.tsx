import { useEffect } from "react";
import { useWords } from "../../i18n/words.js";
import { Panel } from "../../kit/panel.js";
import { playedLoss } from "../analysis/given-away.js";
import type { Ledger, LedgerStep } from "../analysis/ledger.js";
import { lineOf, wentTo } from "../record/game-record.js";
import type { TableProps } from "../table/use-table.js";
import { MOST_UNASKED } from "./end-card.js";
import { MARKED } from "./record-panel.js";

const WIDTH = 600;
const HEIGHT = 110;

/**
 * Player 0's value along the current line; a press goes to that place. The list beside it has the same content as text.
 */
export function ValueGraph({ table }: TableProps) {
  const { record, sheet } = table.game;
  const { facts } = sheet;
  const { scale, names } = table.naming;
  const judged = table.analysis.visible;
  // Player 0's ledger separates luck and skill.
  const ledger = table.seating.seesAll ? table.accounts.first : undefined;
  const words = useWords();
  const line = lineOf(record);
  const values = line.map((place) => record.places[place]!.scene.payoff?.[0] ?? judged.get(place)?.first);
  const known = values.filter((value) => value !== undefined);
  const { judge } = table.accounts.whole;
  const last = line.at(-1)!;
  const isJudged = line.length > 1 && line.length <= MOST_UNASKED && table.seating.seesAll;
  // A longer line is judged again as far as it is new. `last` names it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (isJudged) judge(false);
  }, [judge, isJudged, last]);
  if (line.length < 2) return null;
  const open = [...line.keys()].filter((ply) => values[ply] === undefined);
  const apart = ledger && ledger.steps.length > 0 ? curvesOf(ledger, facts.chance) : undefined;
  const all = [...known, ...(apart ? [...(apart.luck ?? []), ...apart.skill] : [])];
  // Games of points use a small part of their bounds.
  const isWide = facts.bounds[1] - facts.bounds[0] >= 100;
  const low = isWide ? Math.min(...all) : Math.min(facts.bounds[0], ...all);
  const high = isWide ? Math.max(...all, low + 1) : Math.max(facts.bounds[1], ...all);
  const x = (ply: number): number => 8 + ((WIDTH - 16) * ply) / Math.max(1, line.length - 1);
  const y = (value: number): number => HEIGHT - 8 - ((HEIGHT - 16) * (value - low)) / (high - low);
  const middle = (facts.bounds[0] + facts.bounds[1]) / 2;
  const pathOf = (curve: readonly (number | undefined)[]): string =>
    curve
      .flatMap((value, ply) => (value === undefined ? [] : [`${x(ply).toFixed(1)},${y(value).toFixed(1)}`]))
      .join(" ");
  const whole = scale.share(1) - scale.share(0);
  return (
    <Panel title={words.text("board-graph")} className="boards-graph">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - box.left) / box.width;
          const ply = Math.round(((share * WIDTH - 8) / (WIDTH - 16)) * (line.length - 1));
          table.session.walk((at) => wentTo(at, line[Math.max(0, Math.min(line.length - 1, ply))]!));
        }}
      >
        {!isWide && <line className="middle" x1="8" x2={WIDTH - 8} y1={y(middle)} y2={y(middle)} />}
        <line
          className="here"
          x1={x(line.indexOf(record.at))}
          x2={x(line.indexOf(record.at))}
          y1="4"
          y2={HEIGHT - 4}
        />
        {apart && (
          <>
            {apart.luck && <polyline className="luck" points={pathOf(apart.luck)} />}
            <polyline className="skill" points={pathOf(apart.skill)} />
          </>
        )}
        {open.map((ply) => (
          <line key={ply} className="open" x1={x(ply)} x2={x(ply)} y1={HEIGHT - 10} y2={HEIGHT - 2} />
        ))}
        <polyline points={pathOf(values)} />
        {line.map((place, ply) => {
          const loss = playedLoss(record, judged, place);
          const value = values[ply];
          if (value === undefined || loss === undefined || loss * whole <= MARKED) return null;
          return <circle key={place} cx={x(ply)} cy={y(value)} r="4.5" />;
        })}
      </svg>
      {apart && (
        <p className="boards-curves" aria-hidden="true">
          <span>{words.text("board-ledger-curves-value")}</span>
          {apart.luck && <span className="luck">{words.text("board-ledger-curves-luck")}</span>}
          <span className="skill">{words.text("board-ledger-curves-skill")}</span>
        </p>
      )}
      <p className="note">
        {words.text("board-graph-help", { seat: names[0]! })}{" "}
        {open.length > 0 && words.text("board-graph-open", { count: open.length })}
      </p>
    </Panel>
  );
}

/** Values from the start with luck alone, if it is known, and with choices alone. */
function curvesOf({ start, deal, steps, luck }: Ledger, isOfChance: boolean) {
  const curve = (from: number, of: (step: LedgerStep) => number): readonly number[] => {
    let sum = from;
    return [from, ...steps.map((step) => (sum += of(step)))];
  };
  return {
    ...(isOfChance && luck !== undefined && { luck: curve(start + (deal ?? 0), (step) => step.luck!) }),
    skill: curve(start, ({ change }) => change),
  };
}
