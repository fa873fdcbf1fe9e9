import { useCallback, useEffect, useRef, useState } from "react";
import { chanceWorth } from "../analysis/chance-worth.js";
import type { ChanceWorth } from "../analysis/ledger.js";
import { type Judgement, judgementOf } from "../kit/judgement.js";
import { type GameRecord, lineOf } from "../record/game-record.js";
import type { GameChoice, GameSheet, Scene, SceneSpread } from "../record/scene.js";
import { Engine } from "../workers/engine.js";
import { questionAt } from "../workers/question.js";
import type { Judged } from "./use-judged.js";

/**
 * Time limits in milliseconds: analysing a place, listing or sampling its chance outcomes, and evaluating all of them.
 */
const PLACE_MS = 500;
const LIST_MS = 600;
const CHANCE_MS = 800;
/** Depth from which a place is not analysed again. */
const DEEP = 6;

export interface WholeGameProps {
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly record: GameRecord;
  readonly judged: Judged;
  readonly learn: (at: number, judgement: Judgement) => void;
  readonly spreadOf: (scene: Scene, action: unknown, ms: number) => Promise<SceneSpread>;
}

/** Analyses every place of the game and the chance outcomes at each, one after the other, with its own engine. */
export function useWholeGame(props: WholeGameProps) {
  const latest = useRef(props);
  latest.current = props;
  /** Number of turns analysed, and in total; undefined if no analysis is running. */
  const [progress, setProgress] = useState<{ readonly done: number; readonly all: number }>();
  const [chances, setChances] = useState<ReadonlyMap<number, ChanceWorth>>(new Map());
  const known = useRef(chances);
  known.current = chances;
  const running = useRef<AbortController>(undefined);

  const cancel = useCallback((): void => {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  }, []);
  const judge = useCallback((): void => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { choice, record } = latest.current;
    const line = lineOf(record);
    const engine = new Engine(choice);
    const work = async (): Promise<void> => {
      for (const [done, at] of line.entries()) {
        if (stop.signal.aborted) return;
        setProgress({ done, all: line.length });
        await judgePlace(engine, latest.current, at, stop.signal);
        if (known.current.has(at) || stop.signal.aborted) continue;
        const found = await judgeChance(engine, latest.current, at, stop.signal);
        if (found && !stop.signal.aborted) setChances((all) => new Map(all).set(at, found));
      }
    };
    void work()
      // An error at one place would occur at all; the results so far remain.
      .catch(() => {})
      .finally(() => {
        engine.close();
        if (!stop.signal.aborted) setProgress(undefined);
      });
  }, []);
  useEffect(() => () => running.current?.abort(), []);
  return { progress, chances, judge, cancel };
}

async function judgePlace(
  engine: Engine,
  { sheet, record, judged, learn }: WholeGameProps,
  at: number,
  signal: AbortSignal,
): Promise<void> {
  const { scene } = record.places[at]!;
  const known = judged.get(at);
  if (scene.turn < 0 || (known && (known.isExact || known.depth >= DEEP))) return;
  const question = questionAt(sheet, scene, PLACE_MS);
  for await (const decision of engine.think(scene.state, { ...question, signal }))
    learn(at, judgementOf(sheet.facts, scene, decision));
}

/** Evaluates the chance outcomes before a place; undefined if there is no chance or no result. */
async function judgeChance(
  engine: Engine,
  { sheet, record, spreadOf }: WholeGameProps,
  at: number,
  signal: AbortSignal,
): Promise<ChanceWorth | undefined> {
  const { parent, action, scene } = record.places[at]!;
  if (!action || !sheet.facts.chance) return undefined;
  const spread = await spreadOf(record.places[parent]!.scene, action.action, LIST_MS);
  if (signal.aborted) return undefined;
  return chanceWorth(
    { sheet, spread, happened: scene, signal },
    { think: (state, options) => engine.think(state, options), ms: CHANCE_MS },
  );
}
