import { useCallback, useEffect, useState } from "react";
import { learnt } from "../kit/comparing.js";
import { type Judgement, judgementOf } from "../kit/judgement.js";
import { type GameRecord, placeAt } from "../record/game-record.js";
import type { GameSheet } from "../record/scene.js";
import type { Thinking } from "./use-thinking.js";

/** Analyses by place of the record. */
export type Judged = ReadonlyMap<number, Judgement>;

/** The best analysis of every place so far: its solution, otherwise the deepest search. */
export function useJudged(
  sheet: GameSheet,
  record: GameRecord,
  { decision, scene: about }: Thinking,
): readonly [Judged, (at: number, judgement: Judgement) => void] {
  const { at } = record;
  const { scene } = placeAt(record);
  const [judged, setJudged] = useState(
    (): Judged =>
      new Map(decision && about === scene ? [[at, judgementOf(sheet, scene, decision)]] : undefined),
  );
  const learn = useCallback((place: number, next: Judgement): void => {
    setJudged((all) => {
      const known = all.get(place);
      const best = learnt(known, next);
      return best === known ? all : new Map(all).set(place, best);
    });
  }, []);
  useEffect(() => {
    if (decision && about === scene) learn(at, judgementOf(sheet, scene, decision));
  }, [decision, about, scene, sheet, at, learn]);
  return [judged, learn];
}
