import { useCallback, useEffect, useRef, useState } from "react";
import { chanceWorth } from "../analysis/chance-worth.js";
import { type ChanceWorth, NO_CHANCE } from "../analysis/ledger.js";
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
/** Shortest analysis of a place or of its chance, and about how long all of a long game may take. */
const LEAST_MS = 60;
const GAME_MS = 40_000;
/** Depth from which a place is not analysed again. */
const DEEP = 6;

interface Progress {
  readonly done: number;
  readonly all: number;
  /** Whether all choices have been judged, and now chance is. */
  readonly isOfChance: boolean;
}

export interface WholeGameProps {
  readonly choice: GameChoice;
  readonly sheet: GameSheet;
  readonly record: GameRecord;
  readonly judged: Judged;
  readonly learn: (at: number, judgement: Judgement) => void;
  readonly spreadOf: (scene: Scene, action: unknown, ms: number) => Promise<SceneSpread>;
  /** The positions that the game could have begun with; undefined if its first position was set up. */
  readonly dealsOf: ((ms: number) => Promise<SceneSpread>) | undefined;
}

/** Analyses every place of the game and then the chance outcomes at each, one after the other, with its own engine. */
export function useWholeGame(props: WholeGameProps) {
  const latest = useRef(props);
  latest.current = props;
  /** Number of turns analysed, and in total; undefined if no analysis is running. */
  const [progress, setProgress] = useState<Progress>();
  const [chances, setChances] = useState<ReadonlyMap<number, ChanceWorth>>(new Map());
  const known = useRef(chances);
  known.current = chances;
  const running = useRef<AbortController>(undefined);
  /** The places that need not be judged again. */
  const done = useRef(new Set<number>());

  const cancel = useCallback((): void => {
    running.current?.abort();
    running.current = undefined;
    setProgress(undefined);
  }, []);
  const judge = useCallback((isWithChance: boolean): void => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const { choice, sheet, record } = latest.current;
    const line = lineOf(record);
    // Rules that say they have no chance leave out a hidden deal.
    const isChance = isWithChance && (sheet.facts.chance || sheet.facts.hidden === true);
    const places = line.filter((at) => !done.current.has(at));
    const rolls = isChance ? line.filter((at) => !known.current.has(at)) : [];
    const all = places.length + rolls.length;
    if (all === 0) {
      setProgress(undefined);
      return;
    }
    const each = GAME_MS / line.length;
    const engine = new Engine(choice);
    const work = async (): Promise<void> => {
      for (const [count, at] of places.entries()) {
        setProgress({ done: count, all, isOfChance: false });
        const ms = Math.max(LEAST_MS, Math.min(PLACE_MS, each));
        await judgePlace(engine, latest.current, at, ms, stop.signal);
        if (stop.signal.aborted) return;
        done.current.add(at);
      }
      // What the choices cost is known first, since it is shown at once.
      for (const [count, at] of rolls.entries()) {
        setProgress({ done: places.length + count, all, isOfChance: true });
        const ms = Math.max(LEAST_MS, Math.min(CHANCE_MS, each));
        const found = await judgeChance(engine, latest.current, at, ms, stop.signal);
        if (stop.signal.aborted) return;
        if (found) setChances((others) => new Map(others).set(at, found));
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
  ms: number,
  signal: AbortSignal,
): Promise<void> {
  const { scene } = record.places[at]!;
  const known = judged.get(at);
  if (scene.turn < 0 || (known && (known.isExact || known.depth >= DEEP))) return;
  const question = questionAt(sheet, scene, ms);
  for await (const decision of engine.think(scene.state, { ...question, signal }))
    learn(at, judgementOf(sheet, scene, decision));
}

/** Evaluates the chance outcomes before a place; undefined if there is no result. */
async function judgeChance(
  engine: Engine,
  { sheet, record, spreadOf, dealsOf }: WholeGameProps,
  at: number,
  ms: number,
  signal: AbortSignal,
): Promise<ChanceWorth | undefined> {
  const { parent, action, scene } = record.places[at]!;
  if (action ? !sheet.facts.chance : !dealsOf) return NO_CHANCE;
  const spread = action
    ? await spreadOf(record.places[parent]!.scene, action.action, LIST_MS)
    : await dealsOf!(LIST_MS);
  if (signal.aborted) return undefined;
  return chanceWorth(
    { sheet, spread, happened: scene, signal },
    { think: (state, options) => engine.think(state, options), ms },
  );
}
