import { decide, valueFor } from "@tyche/engine";
import { seededChance } from "@tyche/engine/chance";
import { describe, expect, it } from "vitest";
import { Referee } from "../workers/referee.js";
import { gameChosen } from "../workers/rules.js";
import { learnt } from "./comparing.js";
import { equityScale, judgementOf, lossOf, scaleFor, scaleOf, signedText } from "./judgement.js";

/** Rules for which a search two moves deep is fast. */
const SMALL: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pig: { target: "15" },
  minesweeper: { size: "3x3", mines: "2" },
  "pac-man": { layout: "trap" },
};

describe("the analysis of a place", () => {
  it("solved in connect four contains the number of moves to the end", async () => {
    const named = await gameChosen({ game: "connect-four", options: {} });
    const scene = new Referee(named).read("4433");
    const { isExact, actions } = judgementOf(named.game, scene, await decide(named.game, scene.state));
    expect({ isExact, plies: actions[0]!.plies }).toEqual({ isExact: true, plies: 3 });
  });

  it("by a search is replaced by the equilibrium, which has no depth", async () => {
    const named = await gameChosen({ game: "kuhn", options: {} });
    const scene = new Referee(named).start("a");
    const [search, equilibrium] = await Promise.all(
      [{ algorithm: "ismcts", nodes: 20 } as const, {}].map(async (options) =>
        judgementOf(named.game, scene, await decide(named.game, scene.state, options)),
      ),
    );
    expect(learnt(search, equilibrium!)).toMatchObject({ depth: 0 });
    expect(learnt(equilibrium, search!)).toBe(equilibrium);
  });

  it.each([
    "tic-tac-toe",
    "pig",
    "connect-four",
    "einstein",
    "2048",
    "backgammon",
    "hypergammon",
    "chess",
    "minesweeper",
    "pac-man",
  ])("of %s matches think(), from the side of the player to move", async (game) => {
    const named = await gameChosen({ game, options: SMALL[game] ?? {} });
    const { facts } = named.game;
    const referee = new Referee(named);
    const chance = seededChance(3);
    let scene = referee.start("a");
    for (let ply = 0; ply < 6 && scene.turn >= 0; ply++) {
      const decision = await decide(named.game, scene.state, { depth: 2 });
      const judged = judgementOf({ facts, errors: [0, 0] }, scene, decision);
      expect(judged.value).toBe(valueFor(facts, scene.turn, decision));
      expect(judged.first).toBe(decision.value);
      expect(judged.line).toEqual(decision.line);
      expect(judged.actions.map(({ text }) => text).sort()).toEqual(
        scene.actions.map(({ text }) => text).sort(),
      );
      for (const [i, row] of judged.actions.entries()) {
        expect(row.value).toBeCloseTo(valueFor(facts, scene.turn, decision.actions[i]!.value!), 12);
        const loss = lossOf(row);
        if (loss) expect(loss).toBeCloseTo(judged.actions[0]!.value! - row.value!, 12);
        const { bound } = decision.actions[i]!;
        const turned = { lower: "upper", upper: "lower", exact: "exact", estimate: "estimate" }[bound!];
        expect(row.bound).toBe(scene.turn === 0 || facts.players === 1 ? bound : turned);
      }
      scene = referee.play(scene.state, chance.pick(scene.actions).action, `${ply}`);
    }
  });
});

/** Games for one, for more than two, or with secrets, and the search depth used here. */
const OTHERS = {
  blackjack: { depth: 1 },
  ludo: { depth: 1 },
  briscola: { settings: { simulations: 60 }, seed: 7 },
  leduc: { settings: { simulations: 60 }, seed: 7 },
  "hidden-coin": { settings: { simulations: 60 }, seed: 7 },
  "rock-paper-scissors": { settings: { simulations: 60 }, seed: 7 },
} as const;

describe.each(Object.entries(OTHERS))("the analysis of %s", (game, options) => {
  it("has the values of the player to move, and all players' if one number is not enough", async () => {
    const named = await gameChosen({ game, options: {} });
    const { facts } = named.game;
    const referee = new Referee(named);
    const chance = seededChance(5);
    let scene = referee.start("b");
    for (let ply = 0; ply < 5 && scene.turn >= 0; ply++) {
      const decision = await decide(named.game, scene.state, options);
      const judged = judgementOf({ facts, errors: [0, 0] }, scene, decision);
      expect(judged.actions.map(({ text }) => text).sort()).toEqual(
        scene.actions.map(({ text }) => text).sort(),
      );
      for (const [i, row] of judged.actions.entries()) {
        const { payoffs, value } = decision.actions[i]!;
        expect(row.payoffs).toEqual(payoffs);
        const isOwn = facts.players === 1 || (scene.turn === 0 && payoffs === undefined);
        if (isOwn) expect(row.value).toBe(value);
        if (payoffs) expect(row.value).toBe(payoffs[scene.turn]);
        expect(lossOf(row) ?? 0).toBeGreaterThanOrEqual(0);
      }
      scene = referee.play(scene.state, chance.pick(scene.actions).action, `${ply}`);
    }
  });
});

describe("formatted values", () => {
  const facts = (low: number, high: number, players = 2) => ({
    players,
    zeroSum: true,
    bounds: [low, high] as const,
    cycles: false,
    chance: true,
  });

  it("are percentages, points, or signed numbers", () => {
    expect(scaleOf(facts(0, 1), "en").text(0.5321)).toBe("53.2%");
    expect(scaleFor(scaleOf(facts(0, 1), "en"), { isExact: true }).text(0.53058)).toBe("53.06%");
    expect(scaleFor(scaleOf(facts(-1, 1), "en"), { isExact: true }).text(0.25)).toBe("+0.250");
    expect(scaleOf(facts(0, 1), "fr").text(0.5)).toMatch(/^50,0\s%$/);
    expect(scaleOf(facts(-1, 1), "en").text(0.25)).toBe("+0.250");
    expect(scaleOf(facts(-1, 1), "en").text(-0.25)).toBe("−0.250");
    expect(scaleOf(facts(-1, 1), "en").text(-0.00001)).toBe("0.000");
    // Backgammon with a cube limit of 64.
    expect(scaleOf(facts(-192, 192), "en").text(0.0651)).toBe("+0.065");
    expect(scaleOf(facts(-192, 192), "en").share(2)).toBe(0.75);
    // A cube limit of 1024, the XGID's value for no limit.
    expect(scaleOf(facts(-3072, 3072), "en").text(0.107)).toBe("+0.107");
    expect(scaleOf(facts(-1, 1), "en").difference(0.00001)).toBe("0.000");
    expect(scaleOf(facts(0, 4_000_000, 1), "en").text(248_506.4)).toBe("248,506");
    expect(scaleOf(facts(-3, 3), "en").share(0)).toBe(0.5);
  });

  it("of differences are the differences of formatted values, with a sign unless they round to zero", () => {
    const match = scaleOf(facts(-1, 1), "en", { isMatch: true });
    const scales = [scaleOf(facts(0, 1), "en"), match, equityScale(match, [0.25, 2], "en", false)];
    const read = (text: string): number => Number(text.replace("−", "-").replace("%", ""));
    for (const { text, difference } of scales)
      expect(read(difference(0.5 - 0.1))).toBeCloseTo(read(text(0.5)) - read(text(0.1)), 9);
    const signed = [0.02, -0.02, 0.0001, -0.0001].map((value) => signedText(match, value));
    expect(signed).toEqual(["+1.0%", "−1.0%", "0.0%", "0.0%"]);
  });
});
