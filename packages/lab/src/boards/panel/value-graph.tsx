import type { Facts } from "@tyche/engine";
import { type GameRecord, lineOf, wentTo } from "../record/game-record.js";
import type { BoardMessages } from "../say/catalogue.js";
import type { Judgement, ValueScale } from "../thinking/judgement.js";
import { lossOf, MARKED } from "./record-panel.js";

export interface ValueGraphProps {
  readonly facts: Facts;
  readonly record: GameRecord;
  readonly judged: ReadonlyMap<number, Judgement>;
  readonly scale: ValueScale;
  readonly seat: string;
  readonly messages: BoardMessages;
  readonly onWalk: (step: (record: GameRecord) => GameRecord) => void;
}

const WIDTH = 600;
const HEIGHT = 110;

/** Player 0's value along the way on which one stands; a press goes there. The list beside it says the same in words. */
export function ValueGraph({ facts, record, judged, scale, seat, messages, onWalk }: ValueGraphProps) {
  const line = lineOf(record);
  const values = line.map((place) => record.places[place]!.scene.payoff?.[0] ?? judged.get(place)?.first);
  const known = values.filter((value) => value !== undefined);
  if (line.length < 2 || known.length === 0) return null;
  // Games of points use a small part of their bounds.
  const isWide = facts.bounds[1] - facts.bounds[0] >= 100;
  const low = isWide ? Math.min(...known) : facts.bounds[0];
  const high = isWide ? Math.max(...known, low + 1) : facts.bounds[1];
  const x = (ply: number): number => 8 + ((WIDTH - 16) * ply) / Math.max(1, line.length - 1);
  const y = (value: number): number => HEIGHT - 8 - ((HEIGHT - 16) * (value - low)) / (high - low);
  const path = values
    .flatMap((value, ply) => (value === undefined ? [] : [`${x(ply).toFixed(1)},${y(value).toFixed(1)}`]))
    .join(" ");
  const whole = scale.share(1) - scale.share(0);
  return (
    <section className="panel boards-graph" aria-label={messages.graph}>
      <h2>{messages.graph}</h2>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        aria-hidden="true"
        onPointerDown={(event) => {
          const box = event.currentTarget.getBoundingClientRect();
          const share = (event.clientX - box.left) / box.width;
          const ply = Math.round(((share * WIDTH - 8) / (WIDTH - 16)) * (line.length - 1));
          onWalk((at) => wentTo(at, line[Math.max(0, Math.min(line.length - 1, ply))]!));
        }}
      >
        {!isWide && <line className="middle" x1="8" x2={WIDTH - 8} y1={HEIGHT / 2} y2={HEIGHT / 2} />}
        <line
          className="here"
          x1={x(line.indexOf(record.at))}
          x2={x(line.indexOf(record.at))}
          y1="4"
          y2={HEIGHT - 4}
        />
        <polyline points={path} />
        {line.map((place, ply) => {
          const loss = lossOf(record, judged, place);
          const value = values[ply];
          if (value === undefined || loss === undefined || loss * whole <= MARKED) return null;
          return <circle key={place} cx={x(ply)} cy={y(value)} r="4.5" />;
        })}
      </svg>
      <p className="note">{messages.graphHelp(seat)}</p>
    </section>
  );
}
