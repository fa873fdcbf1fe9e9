import { encodeModel } from "@tyche/learn";
import { Network } from "@tyche/learn/network";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../../../tests/cases.js";
import { variantOf } from "../board/board.js";
import { Workspace } from "../counting/frontier.js";
import { knowledgeOf, opened } from "../counting/knowledge.js";
import { usualFirst } from "../guessing/first-click.js";
import { lookahead, USUAL_LOOKAHEAD } from "../guessing/lookahead.js";
import { Minefield, MinesweeperPlayer } from "../guessing/playing.js";
import { MinesweeperSolver } from "../guessing/solver.js";
import { guessedPositions } from "../training/guessed-positions.js";
import { OutlookTraining } from "../training/trainer.js";
import { OUTLOOK_FEATURES } from "./features.js";
import { decodeOutlook, OUTLOOK_MODEL, Outlook, outlookOf } from "./outlook.js";

const EXPERT = variantOf({});
const BEGINNER = variantOf({ columns: 9, rows: 9, mines: 10 });

function network(): Network {
  return new Network({ features: OUTLOOK_FEATURES.length, hidden: [8], outputs: 1 }, { seed: 3 });
}

async function taught(course: OutlookTraining): Promise<OutlookTraining> {
  for await (const _ of course.run());
  return course;
}

describe("Minesweeper outlook", () => {
  it("set to 1 everywhere makes one guess worth its safety, and two worth the product of both", () => {
    const sure = Object.assign(new Outlook(network()), { value: () => 1 });
    const work = new Workspace(BEGINNER.grid);
    const solver = new MinesweeperSolver(BEGINNER, { exactLayouts: 1 });
    let looked = 0;
    for (let seed = 0; looked < cases(60, 5); seed++) {
      const field = new Minefield(BEGINNER, usualFirst(BEGINNER), `sure ${seed}`);
      let isAlive = field.open(usualFirst(BEGINNER));
      while (isAlive && !field.isWon) {
        const { method, open } = solver.choose(field.view);
        if (method === "lookahead") {
          const known = knowledgeOf(work, field.view.slice(), BEGINNER.mines);
          const settings = { ...USUAL_LOOKAHEAD, outlookShare: 1, finalists: 9, gap: 1, replies: 99 };
          for (const { safety, outlook, second, deeper } of lookahead(known, sure, settings)) {
            expect(outlook).toBeCloseTo(safety, 9);
            // Outcomes below a thousandth are not searched twice.
            if (deeper !== undefined) expect(Math.abs(deeper - second)).toBeLessThan(0.01);
            if (deeper !== undefined) looked++;
          }
        }
        for (const cell of open) isAlive &&= field.open(cell);
      }
    }
  });

  it("round-trips through its file, and rejects models of other kinds", () => {
    const outlook = new Outlook(network());
    const header = { ...OUTLOOK_MODEL, shape: { hidden: [8], outputs: 1 }, history: [] };
    const bytes = encodeModel({ header, arrays: outlook.network.parameters });
    const again = decodeOutlook(bytes);
    const features = OUTLOOK_FEATURES.map((_, i) => i / 7);
    expect(again.valueOf(features)).toBe(outlook.valueOf(features));
    const other = encodeModel({ header: { ...header, game: "chess" }, arrays: [] });
    expect(() => decodeOutlook(other)).toThrow(/"minesweeper" is needed/);
    expect(() => new OutlookTraining({ games: 1, seed: 1, from: other })).toThrow(/"minesweeper" is needed/);
  });

  it("trains reproducibly from a seed, also when interrupted once", async () => {
    // The first iteration is played by survival, the others by the learned outlook.
    const options = { games: cases(35, 15), seed: 4, every: cases(7, 3) };
    const interrupted = 2 * options.every;
    const whole = await taught(new OutlookTraining(options));
    const first = new OutlookTraining(options);
    for await (const { games } of first.run()) if (games === interrupted) break;
    const second = new OutlookTraining(options);
    second.restore(first.state());
    expect(second.games).toBe(interrupted);
    await taught(second);
    expect(Buffer.compare(second.state(), whole.state())).toBe(0);
    expect(() => new OutlookTraining({ ...options, seed: 5 }).restore(first.state())).toThrow(
      /another training run/,
    );
  });

  if (IS_LONG)
    it("learns which positions are won, on games outside the training set", async () => {
      const course = await taught(
        new OutlookTraining({ games: 420, seed: 6, every: 35, rate: [0.02, 0.002] }),
      );
      const learned = outlookOf(course.model());
      const judge = new Outlook(network());
      const positions = [BEGINNER, variantOf({ columns: 16, rows: 16, mines: 40 }), EXPERT].flatMap((board) =>
        Array.from({ length: 40 }, (_, game) =>
          guessedPositions(board, judge, `unseen ${game}`, 0.5, { outlookShare: 0, openingShare: 0 }),
        ).flat(),
      );
      const mean = positions.reduce((sum, { target }) => sum + target, 0) / positions.length;
      const error = (value: (features: Float32Array) => number): number =>
        positions.reduce((sum, { features, target }) => sum + (target - value(features)) ** 2, 0);
      expect(error((features) => learned.valueOf(features))).toBeLessThan(0.93 * error(() => mean));
    });
});

describe("luck", () => {
  it("is what a guess showed relative to what was expected: it averages to 0 over all numbers", () => {
    const solver = new MinesweeperSolver(EXPERT);
    const work = new Workspace(EXPERT.grid);
    let guesses = 0;
    for (let seed = 0; guesses < cases(25, 4); seed++) {
      const field = new Minefield(EXPERT, 0, `luck ${seed}`);
      let isAlive = field.open(0);
      while (isAlive && !field.isWon) {
        const { method, open, candidates } = solver.choose(field.view);
        if (method === "lookahead") {
          const known = knowledgeOf(work, field.view.slice(), EXPERT.mines);
          const { logLayouts } = known;
          const { cell, outlook } = candidates[0]!;
          let sum = 0;
          for (let shown = 0; shown <= 8; shown++) {
            const share = Math.exp(opened(known, cell, shown).logLayouts - logLayouts);
            if (share > 0) sum += share * solver.outlookAfter(cell, shown);
          }
          expect(sum).toBeCloseTo(outlook, 6);
          guesses++;
        }
        for (const cell of open) isAlive &&= field.open(cell);
      }
    }
  });

  it("when removed leaves the mean of games unchanged, and reduces their variance", () => {
    const player = new MinesweeperPlayer({ columns: 9, rows: 9, mines: 16 });
    const games = Array.from({ length: cases(800, 60) }, (_, game) => player.play(`fair ${game}`));
    const spread = (values: readonly number[]): readonly [mean: number, variance: number] => {
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      return [mean, values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length];
    };
    const [, raw] = spread(games.map(({ won }) => Number(won)));
    const [, fair] = spread(games.map((game) => game.fair));
    const [mean, luck] = spread(games.map((game) => Number(game.won) - game.fair));
    expect(fair).toBeLessThan(0.6 * raw);
    expect(Math.abs(mean)).toBeLessThan(3.5 * Math.sqrt(luck / games.length));
  });
});
