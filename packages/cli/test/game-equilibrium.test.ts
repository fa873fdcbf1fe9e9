/** Equilibria of games from their rules, against those of the same games as explicit trees; and the command. */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Game, OVER } from "@tyche/engine";
import { readStrategy, solveEquilibrium } from "@tyche/engine/equilibrium";
import { goofspiel } from "@tyche/games/goofspiel";
import { rockPaperScissors } from "@tyche/games/rock-paper-scissors";
import { type Node, readTree, type Tree, unfoldStart, writeTree } from "@tyche/trees";
import { equilibrium, isUnsolvable } from "@tyche/trees/analysis";
import { describe, expect, it } from "vitest";
import { cases, IS_LONG } from "../../../tests/cases.js";
import { linearSolver } from "../src/exact/linear-solver.js";
import { refusal, tyche } from "./harness.js";
import { numbers, randomGame } from "./random-game.js";

const solver = await linearSolver();

function solvedTree(tree: Tree) {
  const found = equilibrium(tree, solver);
  if (isUnsolvable(found)) throw new Error(found.type);
  return found;
}

interface AtNode {
  readonly node: number;
  /** The player's own sets and actions so far, by player. */
  readonly past: readonly [string, string];
}

/** A tree as the rules of a game: a state is a node, and a view the name of its information set. */
function gameOf(tree: Tree): Game<AtNode, number> {
  const nodeAt = ({ node }: AtNode): Node => tree.nodes[node]!;
  const playerAt = (state: AtNode): number => ({ max: 0, min: 1 })[nodeAt(state).kind as "max"] ?? OVER;
  const setAt = (node: Node): string =>
    ("informationSet" in node ? node.informationSet : undefined) ?? `#${node.id}`;
  const settled = (state: AtNode, chance: Parameters<Game<AtNode, number>["start"]>[0]): AtNode => {
    const node = nodeAt(state);
    if (node.kind !== "chance") return state;
    const weights = node.children.map(({ id }, i) => [id, node.probabilities[i]!.toNumber()] as const);
    return settled({ ...state, node: chance.weighted(weights) }, chance);
  };
  return {
    name: "tree",
    facts: { players: 2, zeroSum: true, bounds: [-20, 20], cycles: false, chance: true, hidden: true },
    start: (chance) => settled({ node: 0, past: ["", ""] }, chance),
    turn: playerAt,
    actions: (state) => [...nodeAt(state).children.keys()],
    play(state, action, chance) {
      const player = playerAt(state);
      const node = nodeAt(state);
      const past = state.past.with(player, `${state.past[player]}/${setAt(node)}.${action}`);
      return settled({ node: node.children[action]!.id, past: past as never }, chance);
    },
    payoff(state) {
      const node = nodeAt(state);
      const value = node.kind === "leaf" ? node.value.toNumber() : 0;
      return [value, 0 - value];
    },
    view: (state, player) => ({ turn: playerAt(state), set: setAt(nodeAt(state)), past: state.past[player] }),
    determinize: () => {
      throw new Error("an equilibrium needs no draws");
    },
  };
}

const GAMES = cases(200, 4);

it(`${GAMES} random games: rules, their tree and its file have the same value`, async () => {
  let sets = 0;
  for (let seed = 1; seed <= GAMES; seed++) {
    const tree = randomGame(numbers(seed));
    const exact = solvedTree(tree).value.toNumber();
    const game = gameOf(tree);
    const found = await solveEquilibrium(game, { gap: 1e-4 });
    expect(found.low, `seed ${seed}`).toBeLessThanOrEqual(exact + 1e-9);
    expect(found.high, `seed ${seed}`).toBeGreaterThanOrEqual(exact - 1e-9);
    const unfolded = unfoldStart(game, Number.POSITIVE_INFINITY);
    const inSets = (nodes: readonly Node[]): number =>
      nodes.filter((node) => "informationSet" in node && node.informationSet !== undefined).length;
    expect(inSets(unfolded.nodes), `seed ${seed}`).toBe(inSets(tree.nodes));
    sets += inSets(tree.nodes);
    for (const format of ["json", "efg"] as const) {
      const read = readTree(writeTree(unfolded, format).text).tree;
      expect(solvedTree(read).value.toNumber(), `seed ${seed} ${format}`).toBeCloseTo(exact, 9);
    }
  }
  expect(sets).toBeGreaterThan(GAMES);
}, 600_000);

/** Goofspiel by the recursion of S. Ross (1971), a linear program for each matrix: the points still to be won. */
function goofspielProgram(cards: number) {
  const values = new Map<string, number>();
  const without = (from: readonly number[], card: number): number[] => from.filter((each) => each !== card);
  /** Player 0's future points before a prize is turned. */
  const before = (prizes: readonly number[], own: readonly number[], other: readonly number[]): number => {
    const key = `${prizes}/${own}/${other}`;
    const known = values.get(key);
    if (known !== undefined) return known;
    const all = prizes.map((prize) => turned(prize, prizes, own, other).value);
    const value = all.length === 0 ? 0 : all.reduce((sum, each) => sum + each, 0) / all.length;
    values.set(key, value);
    return value;
  };
  const turned = (
    prize: number,
    prizes: readonly number[],
    own: readonly number[],
    other: readonly number[],
  ) => {
    const matrix = own.map((a) =>
      other.map(
        (b) => Math.sign(a - b) * prize + before(without(prizes, prize), without(own, a), without(other, b)),
      ),
    );
    // The most v, such that a mixture gets v against every reply.
    const most = own.length;
    const rows = [
      ...other.map((_, j) => ({
        terms: [...own.map((__, i) => [i, -matrix[i]![j]!] as const), [most, 1] as const],
        relation: "<=" as const,
        right: 0,
      })),
      { terms: own.map((_, i) => [i, 1] as const), relation: "=" as const, right: 1 },
    ];
    const free = [...own.map(() => false), true];
    const found = solver({ variables: most + 1, free, objective: [[most, 1]], rows })!;
    return { mixture: found.slice(0, most), value: found[most]! };
  };
  const deck = Array.from({ length: cards }, (_, i) => i + 1);
  return deck.map((prize) => turned(prize, deck, deck, deck));
}

it.each(IS_LONG ? [3, 4, 5] : [3])(
  "the first bids of Goofspiel with %i cards are those of linear programs over rules written anew",
  async (cards) => {
    const game = goofspiel({ cards });
    const { strategy, value, gap } = await solveEquilibrium(game);
    expect(value).toBeCloseTo(0, 12);
    expect(gap).toBeLessThan(1e-12);
    for (const [i, { mixture, value: each }] of goofspielProgram(cards).entries()) {
      expect(each).toBeCloseTo(0, 9);
      const start = game.notation!.parsePosition(String(i + 1));
      const { probabilities } = strategy.at(0, game.view!(start, 0))!;
      expect(probabilities).toEqual(mixture.map((share) => expect.closeTo(share, 6)));
    }
  },
  600_000,
);

describe("tyche equilibrium GAME", () => {
  const ROUND = ["equilibrium", "rock-paper-scissors", "--rounds", "1"];

  it("prints the value, its proof and the strategies", async () => {
    const { out, err, code } = await tyche(ROUND);
    expect([err, code]).toEqual(["", 0]);
    expect(out).toMatch(/^value to player 0 +0\nproved between +0 and 0\n/);
    expect(out).toContain("rock 0.3333  paper 0.3333  scissors 0.3333");
  });

  it("prints JSON", async () => {
    const { out } = await tyche([
      ...ROUND,
      "--json",
      "--strategies",
      "--method",
      "pdcfr+",
      "--iterations",
      "3",
    ]);
    expect(JSON.parse(out)).toMatchObject({
      value: 0,
      low: 0,
      high: 0,
      gap: 0,
      exploitability: 0,
      proved: true,
      method: "pdcfr+",
      informationSets: 2,
      nodes: 13,
      strategies: [
        { player: 0, actions: ["rock", "paper", "scissors"] },
        { player: 1, actions: ["rock", "paper", "scissors"] },
      ],
    });
  });

  it("finds fractions by the sequence form, and draws them", async () => {
    const exact = await tyche(["equilibrium", "hidden-coin", "--method", "sequence-form", "--json"]);
    expect(JSON.parse(exact.out)).toMatchObject({ value: 0.2, fraction: "1/5", gap: 0, stopped: "solved" });
    const { out } = await tyche([...ROUND, "--method", "sequence-form", "--to", "text"]);
    expect(out).toContain("├── rock 1/3: MIN {1} r = 0");
  });

  it("agrees with the file that draw writes", async () => {
    for (const format of ["efg", "json"]) {
      const drawn = await tyche(["draw", "--game", "rock-paper-scissors", "--rounds", "1", "--to", format]);
      const { out } = await tyche(["equilibrium", "-", "--json"], { stdin: drawn.out });
      expect(JSON.parse(out)).toMatchObject({ value: "0", exact: true });
    }
  });

  it("saves a strategy that the library reads", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tyche-")), "strategy.json");
    await tyche([...ROUND, "--save", file]);
    const strategy = readStrategy(rockPaperScissors({ rounds: 1 }), readFileSync(file, "utf8"));
    expect(strategy.size).toBe(2);
  });

  it("says which histories a player's view confuses", async () => {
    const file = join(mkdtempSync(join(tmpdir(), "tyche-")), "forgets.mjs");
    writeFileSync(
      file,
      `export default {
        name: "forgets",
        facts: { players: 1, zeroSum: true, bounds: [0, 1], cycles: false, chance: false, hidden: true },
        start: () => [],
        turn: (said) => (said.length < 2 ? 0 : -1),
        actions: (said) => (said.length < 2 ? ["a", "b"] : []),
        play: (said, action) => [...said, action],
        payoff: (said) => [said[0] === said[1] ? 1 : 0],
        view: (said) => said.length,
        determinize: (length) => ["a", "a"].slice(0, length),
      };`,
    );
    const { err, code } = await tyche(["equilibrium", file]);
    expect(code).toBe(2);
    expect(err).toContain(
      'player 0 forgets what it saw or did: its view is the same after "[]" a as after "[]" b',
    );
  });

  it.each([
    [["equilibrium", "pig"], "pig hides nothing"],
    [["equilibrium", "[1,2]", "--gap", "1"], "--gap is for a game"],
    [["equilibrium", "[1,2]", "--rounds", "1"], "--rounds is for a game"],
    [[...ROUND, "--root", "max"], "--root is for a tree"],
    [[...ROUND, "--method", "lp"], "--method must be one of"],
    [[...ROUND, "--gap", "-1"], "--gap must be a number, 0 or more"],
    [[...ROUND, "--seed", "1"], "--seed does nothing with --method pdcfr+"],
    [[...ROUND, "--method", "backward-induction", "--gap", "1"], "--gap does nothing with --method backward"],
    [["equilibrium", "kuhn", "--method", "backward-induction"], "see everything else: leave out the method"],
    [[...ROUND, "--method", "sequence-form", "--gap", "1"], "--gap does nothing with --method sequence-form"],
    [[...ROUND, "--to", "svg"], "add --method sequence-form"],
    [["equilibrium", "briscola"], "more outcomes than are enumerated"],
  ])("refuses %j", async (argv, message) => {
    expect(await refusal(argv)).toContain(message);
  });
});
