import type { TreeProblemId, TreeProblemValues } from "../model/english.js";
import { type RefusalReason, refuse } from "../model/error.js";
import { factsOf, type TreeFacts } from "../model/facts.js";
import { nameOf, payoffAt, playerOf, type Tree } from "../model/node.js";
import {
  compare,
  formatExact,
  fraction,
  larger,
  ONE,
  smaller,
  type Value,
  valueOfNumber,
  ZERO,
} from "../model/number.js";
import type { Algorithm } from "../search/algorithm.js";
import type { ResolvedSettings, SolveSettings } from "../search/settings.js";
import { orderBy } from "./order.js";

/** Settings that change the answer, not only the work; an algorithm without them must not ignore them. */
const ANSWER_SETTINGS = ["width", "player", "teams", "random"] as const;

/** Converts plain numbers, which untyped programs may pass, to the exact decimals that they print as. */
function exactSettings(settings: SolveSettings): SolveSettings {
  const exact = (number: unknown): unknown =>
    typeof number === "number" && Number.isFinite(number) ? valueOfNumber(number) : number;
  const { bounds, window, guess, random } = settings;
  return {
    ...settings,
    ...(Array.isArray(bounds) && { bounds: bounds.map(exact) }),
    ...(Array.isArray(window) && { window: window.map(exact) }),
    ...(guess !== undefined && { guess: exact(guess) }),
    ...(random !== undefined && { random: exact(random) }),
  } as SolveSettings;
}

/** Checks a tree and settings against the requirements of the algorithm, and fills in the defaults. */
export function resolve(
  algorithm: Algorithm,
  tree: Tree,
  facts: TreeFacts,
  given: SolveSettings,
): ResolvedSettings {
  const settings = exactSettings(given);
  checkTree(algorithm, facts);
  checkSettings(algorithm, settings);
  const player = playerSearchedFor(algorithm, tree, settings);
  checkPlayer(player, facts.players);
  const depth = settings.depth ?? Number.POSITIVE_INFINITY;
  const [low, high] = boundsFor(tree, facts, player, settings);
  const [alpha, beta] = (algorithm.settings.includes("window") && settings.window) || [
    Number.NEGATIVE_INFINITY,
    Number.POSITIVE_INFINITY,
  ];
  const ballard = algorithm.name === "star1-ballard";
  let gap: Value | undefined;
  return {
    depth,
    low,
    high,
    bounded: algorithm.needs.bounds,
    // Ballard's pseudocode cuts on equality and is fail-hard; algorithms without these settings ignore them.
    ties: (algorithm.settings.includes("ties") && settings.ties) || "prune",
    fail: (algorithm.settings.includes("fail") && settings.fail) || (ballard ? "hard" : "soft"),
    order: orderBy(settings.order ?? "given", tree, facts),
    alpha,
    beta,
    guess: settings.guess ?? ZERO,
    probes: settings.probes ?? (algorithm.name === "star2.5" ? 2 : 1),
    width: settings.width ?? 2,
    player,
    // Few algorithms need it, and it takes a pass over the tree.
    get gap() {
      gap ??= commonGap(tree);
      return gap;
    },
    to: player === 0 && facts.players === 2 && facts.constantSum ? undefined : player,
    players: facts.players,
    teams: teamsFor(algorithm, facts, settings),
    mostSum: facts.mostSum,
    leastPayoffs: facts.least,
    random: settings.random ?? ONE,
  };
}

function checkTree({ name, needs }: Algorithm, facts: TreeFacts): void {
  if (facts.counts.chance > 0 && !needs.kinds.includes("chance")) {
    refuse("tree-no-chance", { algorithm: name }, { type: "chance", algorithm: name });
  }
  const { players } = facts;
  if (needs.players === "two" && players > 2)
    refuse("tree-only-two", { algorithm: name, players }, { type: "players", algorithm: name, players });
  if (facts.imperfect) {
    const isSolvable = players === 2 && facts.constantSum;
    refuse(
      "tree-imperfect",
      { algorithm: name, isSolvable },
      { type: "imperfect", algorithm: name, isSolvable },
    );
  }
  if (needs.constantSum && !facts.constantSum)
    refuse("tree-constant-sum", { algorithm: name }, { type: "constant-sum", algorithm: name });
  if (needs.equalProbabilities && !facts.equalProbabilities)
    refuse("tree-equal-chances", { algorithm: name }, { type: "equal-probabilities", algorithm: name });
}

function isWhole(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least;
}

/** Refuses a setting that is not in its range. */
function hold<Id extends TreeProblemId>(
  isValid: boolean,
  setting: Extract<RefusalReason, { type: "setting" }>["setting"],
  id: Id,
  values?: TreeProblemValues<Id>,
): void {
  if (!isValid) refuse(id, values, { type: "setting", setting });
}

function checkSettings(algorithm: Algorithm, settings: SolveSettings): void {
  for (const setting of ANSWER_SETTINGS) {
    if (settings[setting] !== undefined && !algorithm.settings.includes(setting)) {
      refuse("tree-no-setting", { algorithm: algorithm.name, setting, has: algorithm.settings });
    }
  }
  if (settings.fail === "soft" && algorithm.name === "star1-ballard") refuse("tree-ballard-soft");
  const { depth = 0, bounds, window, probes = 1, width = 1, random = ONE } = settings;
  hold(isWhole(depth, 0), "depth", "tree-bad-depth");
  if (bounds) {
    const [low, high] = bounds;
    const values = { low: formatExact(low), high: formatExact(high) };
    hold(compare(low, high) <= 0, "bounds", "tree-bounds-turned", values);
  }
  hold(!window || compare(...window) < 0, "window", "tree-window-turned");
  hold(isWhole(probes, 1), "probes", "tree-bad-probes");
  hold(isWhole(width, 1), "width", "tree-bad-width");
  hold(random.compare(ZERO) >= 0 && random.compare(ONE) <= 0, "random", "tree-bad-random");
}

/** The player searched for: as set; player 0 if two play against each other; or the player who decides first. */
export function playerSearchedFor(algorithm: Algorithm, tree: Tree, { player }: SolveSettings): number {
  if (!algorithm.settings.includes("player")) return 0;
  if (player !== undefined) return player;
  const { players, constantSum } = factsOf(tree);
  if (players === 2 && constantSum) return 0;
  const first = tree.nodes.find((node) => playerOf(node) !== undefined);
  return first ? playerOf(first)! : 0;
}

function checkPlayer(player: number, players: number): void {
  if (!isWhole(player, 0) || player >= players) {
    refuse("tree-not-playing", { player, last: players - 1 }, { type: "player", player, players });
  }
}

/** One over the common denominator of all payoffs and estimates, so that all are multiples of it. */
function commonGap(tree: Tree): Value {
  let common = 1n;
  for (const node of tree.nodes) {
    const value = node.kind === "leaf" ? node.value : node.estimate;
    if (value && value.d !== 1n) common = lcm(common, value.d);
  }
  return fraction(1n, common);
}

function lcm(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return (a / x) * b;
}

/** The given bounds, which no leaf or estimate may exceed; otherwise the range of the leaves and estimates. */
function boundsFor(
  tree: Tree,
  facts: TreeFacts,
  player: number,
  { bounds, depth }: SolveSettings,
): readonly [low: Value, high: Value] {
  let low = facts.least[player]!;
  let high = facts.most[player]!;
  const outside = (value: Value): boolean =>
    bounds !== undefined && (value.compare(bounds[0]) < 0 || value.compare(bounds[1]) > 0);
  const seesEstimates = depth !== undefined && facts.estimates > 0;
  if (bounds ? outside(low) || outside(high) || seesEstimates : seesEstimates) {
    for (const node of tree.nodes) {
      const value = node.kind === "leaf" || seesEstimates ? payoffAt(node, player) : undefined;
      if (value === undefined) continue;
      if (outside(value)) {
        const name = nameOf(tree, node.id);
        const [least, most] = bounds!.map(formatExact) as [string, string];
        const what = node.kind === "leaf" ? "leaf" : "estimate";
        refuse(
          "tree-outside-bounds",
          { what, node: name, value: formatExact(value), low: least, high: most },
          { type: "outside", node: name, value, bounds: bounds! },
        );
      }
      low = smaller(low, value);
      high = larger(high, value);
    }
  }
  return bounds ?? [low, high];
}

function teamsFor(algorithm: Algorithm, facts: TreeFacts, { teams }: SolveSettings): (readonly number[])[] {
  const alone = Array.from({ length: facts.players }, (_, player) => [player] as readonly number[]);
  if (!algorithm.settings.includes("teams")) return alone;
  if (!teams && facts.players > 2) refuse("tree-no-teams", {}, { type: "teams", players: facts.players });
  const seen = new Set<number>();
  for (const team of teams ?? []) {
    for (const player of team) {
      checkPlayer(player, facts.players);
      if (seen.has(player)) refuse("tree-two-teams", { player }, { type: "two-teams", player });
      seen.add(player);
      alone[player] = team;
    }
  }
  return alone;
}
