import type { Facts } from "@tyche/engine";
import { useCallback, useEffect, useState } from "react";
import { isBetter, type Judgement, judgementOf } from "../kit/judgement.js";
import { type GameRecord, placeAt } from "../record/game-record.js";
import type { Thinking } from "./use-thinking.js";

/** Analyses by place of the record. */
export type Judged = ReadonlyMap<number, Judgement>;

/** The best analysis of every place so far: its solution, otherwise the deepest search. */
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
      return known && isBetter(known, next) ? all : new Map(all).set(place, next);
    });
  }, []);
  useEffect(() => {
    if (decision && about === scene) learn(at, judgementOf(facts, scene, decision));
  }, [decision, about, scene, facts, at, learn]);
  return [judged, learn];
}
