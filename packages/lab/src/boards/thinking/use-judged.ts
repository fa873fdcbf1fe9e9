import type { Facts } from "@tyche/engine";
import { useCallback, useEffect, useState } from "react";
import { type GameRecord, placeAt } from "../record/game-record.js";
import { type Judgement, judgementOf } from "./judgement.js";
import type { Thinking } from "./use-thinking.js";

/** By place of the record. */
export type Judged = ReadonlyMap<number, Judgement>;

/** What is known of every place that was thought about: of each the deepest. */
export function useJudged(
  facts: Facts,
  record: GameRecord,
  { decision, scene: about }: Thinking,
): readonly [Judged, (at: number, judgement: Judgement) => void] {
  const { at } = record;
  const { scene } = placeAt(record);
  const [judged, setJudged] = useState(
    (): Judged =>
      new Map(decision && about === scene ? [[at, judgementOf(facts, scene, decision)]] : undefined),
  );
  const learn = useCallback((place: number, next: Judgement): void => {
    setJudged((all) => {
      const known = all.get(place);
      return known && known.depth > next.depth ? all : new Map(all).set(place, next);
    });
  }, []);
  useEffect(() => {
    if (decision && about === scene) learn(at, judgementOf(facts, scene, decision));
  }, [decision, about, scene, facts, at, learn]);
  return [judged, learn];
}
