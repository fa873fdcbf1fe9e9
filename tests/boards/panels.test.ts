import { type Decision, decide } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import type { BackgammonInsight } from "../../packages/backgammon/board/insight.js";
import { tyche } from "../../packages/cli/test/harness.js";
import { type Strategy, UP_CARDS } from "../../packages/lab/src/boards/games/blackjack/insight.js";
import type { Opinion } from "../../packages/lab/src/boards/games/hidden-coin/insight.js";
import { insightOf } from "../../packages/lab/src/boards/games/insights.js";
import type { Survey } from "../../packages/lab/src/boards/games/minesweeper/insight.js";
import type { PacManInsight } from "../../packages/lab/src/boards/games/pac-man/insight.js";
import { type Judgement, judgementOf } from "../../packages/lab/src/boards/kit/judgement.js";
import type { GameChoice, Scene } from "../../packages/lab/src/boards/record/scene.js";
import { questionAt } from "../../packages/lab/src/boards/workers/question.js";
import { Referee } from "../../packages/lab/src/boards/workers/referee.js";
import { gameChosen } from "../../packages/lab/src/boards/workers/rules.js";
import { cases } from "../cases.js";

interface Told {
  readonly value?: number;
  readonly solved?: boolean;
  readonly exact: boolean;
  readonly actions: readonly {
    readonly action: string;
    readonly value?: number;
    readonly bound?: string;
    readonly depth: number;
    readonly chances?: readonly number[];
    readonly [figure: string]: unknown;
  }[];
  readonly cube?: Readonly<Record<string, unknown>>;
}

/**
 * A position with everything the page shows about it: the evaluation behind headline, list and tutor, and the insight
 * behind the panel.
 */
interface Seen<Insight> {
  readonly scene: Scene;
  readonly judgement: Judgement;
  readonly decision: Decision<unknown>;
  readonly insight: Insight;
}

async function seen<Insight>(
  { game, options }: GameChoice,
  limits: object,
  luck: string,
  moves: number,
): Promise<Seen<Insight> | undefined> {
  const named = await gameChosen({ game, options });
  const referee = new Referee(named);
  const chance = seededChance(luck);
  let scene = referee.start(luck);
  if (scene.turn < 0) return undefined;
  for (let move = 0; move < moves; move++) {
    const next = referee.play(scene.state, chance.pick(scene.actions).action, `${luck} ${move}`);
    if (next.turn < 0) break;
    scene = next;
  }
  const { time: _, ...question } = questionAt(referee.sheet, scene, 0);
  const decision = await decide(named.game, scene.state, { ...question, ...limits });
  const judgement = judgementOf(named.game, scene, decision);
  const players = Array.from({ length: named.game.facts.players }, (_, player) => player);
  const insight = (await (await insightOf(game))(named, scene.state, players)) as Insight;
  return { scene, judgement, decision, insight };
}

async function told(game: string, scene: Scene, ...words: readonly string[]): Promise<Told> {
  const { code, out, err } = await tyche(["think", game, ...words, "--position", scene.text, "--json"]);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  return JSON.parse(out) as Told;
}

describe("a panel of the page agrees with the list of moves and the command", () => {
  it("Minesweeper: winning chance, candidates, safety, progress, and whether it is solved", async () => {
    let solved = 0;
    let safe = 0;
    for (let round = 0; round < cases(60, 6); round++) {
      const start = round % 2 === 0 ? "classic" : "modern";
      const options = { size: "4x3", mines: String(2 + (round % 3)), start };
      const place = await seen<Survey>(
        { game: "minesweeper", options },
        {},
        `mines ${round}`,
        1 + (round % 3),
      );
      const { scene, judgement, insight } = place!;
      const { size, mines } = options;
      const answer = await told("minesweeper", scene, "--size", size, "--mines", mines, "--start", start);
      expect(judgement.value).toBe(answer.value);
      expect(judgement.isExact).toBe(answer.exact);
      expect(judgement.actions.map(({ text, value, bound }) => [text, value, bound])).toEqual(
        answer.actions.map(({ action, value, bound }) => [action, value, bound]),
      );
      expect(insight.best).toBe(judgement.actions[0]!.action);
      const rows = new Map(
        judgement.actions.map((row, i) => [row.action, [row, answer.actions[i]!] as const]),
      );
      for (const { cell, win, bound, mine, progress, numbers } of insight.candidates) {
        const [row, line] = rows.get(cell)!;
        expect([win, bound]).toEqual([row.value, row.bound]);
        expect(mine).toBe(1 - (line.safety as number));
        expect(progress).toBe(line.progress);
        // The probabilities of the cell's contents times their values add up to the value of the cell.
        const all = [{ bound }, ...numbers];
        if (all.every((each) => each.bound === "exact")) {
          const mean = numbers.reduce((sum, each) => sum + each.probability * each.win, 0);
          expect(mean).toBeCloseTo(win, 9);
          solved++;
        }
        if (mine === 0) safe++;
      }
    }
    expect(solved).toBeGreaterThan(cases(60, 6));
    expect(safe).toBeGreaterThan(3);
  });

  it("Pac-Man: the small mazes' solution is that of `think --algorithm exact`, and of every view", async () => {
    const rounds = [
      ["random", 0],
      ["directional", 2],
    ] as const;
    for (const [ghosts, moves] of rounds) {
      const options = { layout: "trap", ghosts };
      const { scene, insight } = (await seen<PacManInsight>(
        { game: "pac-man", options },
        { depth: 1 },
        `pac ${ghosts}`,
        moves,
      ))!;
      const named = await gameChosen({ game: "pac-man", options });
      const shown = judgementOf(named.game, scene, insight.solved!);
      const answer = await told("pac-man", scene, "--layout", "trap", "--ghosts", ghosts, "-a", "exact");
      expect(shown.isExact).toBe(answer.exact);
      expect(shown.value).toBeCloseTo(answer.value!, 6);
      for (const { text, value } of shown.actions)
        expect(value).toBeCloseTo(answer.actions.find(({ action }) => action === text)!.value!, 6);
      for (const { action, caught } of insight.chases) {
        expect(scene.actions.map((each) => each.action)).toContain(action);
        expect(caught).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it("Blackjack: the strategy table has the values of the list of moves", async () => {
    let compared = 0;
    for (let round = 0; round < cases(60, 16); round++) {
      const place = await seen<Strategy>({ game: "blackjack", options: {} }, {}, `cards ${round}`, 1);
      // Some rounds end when they are dealt.
      if (!place) continue;
      const { scene, judgement, insight } = place;
      const answer = await told("blackjack", scene, "--hole", "later");
      expect(judgement.value).toBe(answer.value);
      const state = scene.state as { player: readonly number[]; dealer: readonly number[]; done: boolean };
      if (state.done || state.player.length !== 2 || scene.actions.length < 2) continue;
      const soft = state.player.includes(1);
      const total = state.player[0]! + state.player[1]! + (soft ? 10 : 0);
      const row = insight.rows.find((each) => each.total === total && each.soft === soft);
      if (!row) continue;
      const cell = row.cells[UP_CARDS.indexOf(state.dealer[0]!)]!;
      expect(cell.best).toBe(judgement.actions[0]!.action);
      for (const { action, value } of judgement.actions) {
        expect(cell.values[action as keyof typeof cell.values]).toBeCloseTo(value!, 12);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(cases(40, 10));
  });

  it("backgammon: the chances are those of the best move, and the cube's remark is the command's", async () => {
    for (let round = 0; round < cases(10, 2); round++) {
      const isCube = round % 2 === 1;
      const options: Record<string, string> = isCube ? { cube: "on" } : {};
      const place = await seen<BackgammonInsight | undefined>(
        { game: "backgammon", options },
        { depth: 2 },
        `board ${round}`,
        2 * round,
      );
      const { scene, judgement, insight } = place!;
      const words = isCube ? ["--cube", "on"] : [];
      const answer = await told("backgammon", scene, ...words, "--depth", "2");
      expect(judgement.actions[0]!.vector?.slice(0, 5)).toEqual(answer.actions[0]!.chances);
      expect(judgement.actions[0]!.depth).toBe(answer.actions[0]!.depth);
      expect(insight?.cube).toEqual(answer.cube);
      if (insight) expect(insight.depth).toBe(2);
    }
  });

  it("the hidden coin: ismcts on the page agrees with the command", async () => {
    for (const [variant, moves] of [
      [undefined, 0],
      ["asked", 1],
    ] as const) {
      const options: Record<string, string> = variant ? { variant } : {};
      const place = await seen<readonly Opinion[] | undefined>(
        { game: "hidden-coin", options },
        { settings: { simulations: 50 } },
        "coin",
        moves,
      );
      const { scene, insight } = place!;
      const words = [...(variant ? ["--variant", variant] : []), "-a", "ismcts", "--simulations", "2000"];
      const answer = await told("hidden-coin", scene, ...words);
      expect(insight?.[0]?.actions.map(({ action, value }) => [action, value])).toEqual(
        answer.actions.map(({ action, value }) => [action, value]),
      );
    }
  });
});
