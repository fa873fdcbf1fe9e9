import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { Referee } from "../../lab/src/boards/workers/referee.js";
import { gameChosen } from "../../lab/src/boards/workers/rules.js";
import { type Play, seenBy } from "../src/rules/board.js";
import { pathsOf, type State } from "./backgammon-state.js";
import { type Step, Turn } from "./partial-play.js";

/** All sequences of steps that a turn allows, to their ends. */
function* orders(turn: Turn, steps: readonly Step[] = []): Generator<readonly Step[]> {
  const next = turn.next(steps);
  if (next.length === 0) yield steps;
  for (const step of next) yield* orders(turn, [...steps, step]);
}

describe.each(["backgammon", "hypergammon"])("a composed turn of %s", (game) => {
  it("ends in every legal turn, and in nothing else", async () => {
    const referee = new Referee(await gameChosen({ game, options: {} }));
    const chance = seededChance(19);
    let scene = referee.start("a");
    let doubles = 0;
    for (let ply = 0; ply < cases(400, 60); ply++) {
      const { points, player, dice } = scene.state as State;
      const plays = scene.actions.map(({ action }) => action as Play);
      const turn = new Turn(seenBy(points, player), dice!, plays);
      const isWide = dice![0] === dice![1] && plays.length > 60;
      if (dice![0] === dice![1]) doubles++;
      const ends = new Set<number | undefined>();
      // A double has thousands of sequences.
      if (!isWide) for (const steps of orders(turn)) ends.add(turn.finished(steps));
      else
        for (const play of plays) {
          const steps = play.map((move) => ({ ...move, die: dice![0] }));
          for (const [i, step] of steps.entries()) expect(turn.next(steps.slice(0, i))).toContainEqual(step);
          ends.add(turn.finished(steps));
        }
      expect([...ends].sort()).toEqual([...plays.keys()].sort());
      scene = referee.play(scene.state, chance.pick(scene.actions).action, `${ply}`);
      if (scene.turn < 0) scene = referee.start(`${ply}`);
    }
    expect(doubles).toBeGreaterThan(3);
  });
});

async function turnAt(position: string): Promise<Turn> {
  const scene = new Referee(await gameChosen({ game: "backgammon", options: {} })).read(position);
  const { points, player, dice } = scene.state as State;
  return new Turn(
    seenBy(points, player),
    dice!,
    scene.actions.map(({ action }) => action as Play),
  );
}

describe("destinations of one checker", () => {
  it("are found for one die and for both in a row", async () => {
    const turn = await turnAt("4HPwATDgc/ABMA 31");
    const to = (from: number) => turn.reaches([], from).map((reach) => reach.to);
    expect(to(24).sort()).toEqual([20, 21, 23]);
    expect(to(6).sort()).toEqual([3, 5, 2].sort());
    expect(to(7)).toEqual([]);
  });

  it("start with the bar", async () => {
    const points = new Array<string>(26).fill("-");
    points[25] = "A";
    points[6] = "E";
    points[19] = "e";
    const turn = await turnAt(`XGID=${points.join("")}:0:0:1:31:0:0:0:0:10`);
    expect(turn.next([]).map(({ die }) => die)).toEqual([3, 1]);
    expect(turn.next([]).every(({ from }) => from === 25)).toBe(true);
  });

  it("prefer a path that hits", () => {
    const points = new Array<number>(26).fill(0);
    points[24] = 1;
    points[22] = -1;
    const plays: Play[] = [
      [
        { from: 24, to: 23 },
        { from: 23, to: 21 },
      ],
      [
        { from: 24, to: 22 },
        { from: 22, to: 21 },
      ],
    ];
    const turn = new Turn(points, [2, 1], plays);
    const reach = turn.reaches([], 24).find(({ to }) => to === 21)!;
    expect(turn.finished(reach.steps)).toBe(1);
    expect(pathsOf(plays[1]!)).toEqual([{ from: 24, to: 21 }]);
  });
});
