import { type Facts, followsFromOne, valueFor } from "@tyche/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import type { GameChoice } from "../games-by-name.js";
import { type GameRecord, lineOf } from "../record/game-record.js";
import type { Scene, SceneOutcome } from "../referee/referee.js";
import { EngineClient } from "../thinking/engine-client.js";
import { type Judgement, judgementOf } from "../thinking/judgement.js";
import { questionAt } from "../thinking/question.js";
import type { Judged } from "../thinking/use-judged.js";
import type { ChanceWorth, Worth } from "./ledger.js";

/** A place is thought about for so long, and all outcomes of one chance together, in milliseconds. */
const PLACE_MS = 500;
const CHANCE_MS = 800;
/** A place that was judged so deeply need not be judged again. */
const DEEP = 6;

export interface WholeGame {
  /** Turns that have been looked at, of all; undefined while nobody asked. */
  readonly progress: { readonly done: number; readonly all: number } | undefined;
  readonly chances: ReadonlyMap<number, ChanceWorth>;
  readonly judge: () => void;
  readonly cancel: () => void;
}

export interface WholeGameProps {
  readonly choice: GameChoice;
  readonly facts: Facts;
  readonly evaluator: string | undefined;
  readonly canRankAll: boolean;
  readonly record: GameRecord;
  readonly judged: Judged;
  readonly learn: (at: number, judgement: Judgement) => void;
  readonly outcomesOf: (scene: Scene, action: unknown) => Promise<readonly SceneOutcome[]>;
}

/** Judges every place of the game one after the other, and what chance could have done at each, by an engine of its own. */
export function useWholeGame(props: WholeGameProps): WholeGame {
  const latest = useRef(props);
  latest.current = props;
  const [progress, setProgress] = useState<WholeGame["progress"]>();
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
    const engine = new EngineClient(choice);
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
      // What is refused at one place is refused at all; what was found until then stays.
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
  engine: EngineClient,
  { facts, evaluator, canRankAll, record, judged, learn }: WholeGameProps,
  at: number,
  signal: AbortSignal,
): Promise<void> {
  const { scene } = record.places[at]!;
  const known = judged.get(at);
  if (scene.turn < 0 || (known && (known.isExact || known.depth >= DEEP))) return;
  const question = questionAt({ evaluator, canRankAll }, scene, PLACE_MS);
  for await (const decision of engine.think(scene.state, { ...question, signal }))
    learn(at, judgementOf(facts, scene, decision));
}

/** What chance could have done on the way to a place: all outcomes to one depth, as deep as the time allows; undefined for no chance. */
async function judgeChance(
  engine: EngineClient,
  { facts, evaluator, record, outcomesOf }: WholeGameProps,
  at: number,
  signal: AbortSignal,
): Promise<ChanceWorth | undefined> {
  const { parent, action, scene } = record.places[at]!;
  if (parent < 0 || !facts.chance) return undefined;
  const before = record.places[parent]!.scene;
  const named = before.actions.find(({ text }) => text === action);
  if (!named) return undefined;
  const outcomes = await outcomesOf(before, named.action);
  if (outcomes.length < 2) return undefined;
  const judge = evaluator === undefined ? {} : { evaluator };
  let found: ChanceWorth | undefined;
  const begun = performance.now();
  for (let depth = 1; !signal.aborted; depth++) {
    const values: Worth[] = [];
    let isExact = true;
    for (const outcome of outcomes) {
      if (signal.aborted) return undefined;
      if (outcome.scene.payoff) {
        values.push(followsFromOne(facts) ? outcome.scene.payoff[0]! : outcome.scene.payoff);
        continue;
      }
      let worth: Worth | undefined;
      for await (const decision of engine.think(outcome.scene.state, { ...judge, depth, signal })) {
        worth = decision.payoffs ?? (followsFromOne(facts) ? valueFor(facts, 0, decision) : undefined);
        isExact = isExact && decision.exact;
      }
      if (worth === undefined) return undefined;
      values.push(worth);
    }
    const happened = outcomes.findIndex((outcome) => outcome.scene.text === scene.text);
    if (happened < 0) return undefined;
    found = {
      outcomes: outcomes.map(({ probability }, i) => ({ probability, worth: values[i]! })),
      happened: values[happened]!,
    };
    const spent = performance.now() - begun;
    // The next depth takes some times as long as all before it.
    if (isExact || 5 * spent > CHANCE_MS) break;
  }
  return found;
}
