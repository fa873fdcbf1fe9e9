import { factsOf } from "../model/facts.js";
import type { Tree } from "../model/node.js";
import { formatExact, fraction, ONE, type Value } from "../model/number.js";
import type { Algorithm } from "../search/algorithm.js";
import { isVector } from "../search/event.js";
import type { SolveSettings } from "../search/settings.js";
import { playerSearchedFor } from "../solve/resolve.js";
import { stepsBy } from "../solve/search-tree.js";
import type { Solution } from "../solve/solution.js";
import { nameOfTree, type Sha256 } from "./canonical.js";
import { checkCertificate } from "./check.js";
import { guaranteed } from "./check-equilibrium.js";
import { provedChoices } from "./check-tree.js";
import { CertificateError, Row } from "./row.js";

const VERSION = { "tyche-certificate": 1 };
/** The numbers in one line. */
const LINE = 1000;

/**
 * Writes the proof of a solution, which is checked here.
 * @throws CertificateError if there is no proof
 */
export function treeCertificate(
  tree: Tree,
  algorithm: Algorithm,
  settings: SolveSettings,
  solution: Solution,
  sha256: Sha256,
): string {
  const { name } = algorithm;
  const { value, bound, best, record } = solution;
  if (bound === "exact" && !solution.exact) throw new CertificateError(1, "estimate", {});
  const visited = visitedBy(tree, algorithm, settings, record.visits);
  const player = playerSearchedFor(algorithm, tree, settings);
  const header = {
    ...VERSION,
    kind: "tree",
    tree: nameOfTree(tree, sha256),
    ...modelOf(tree, name, player, settings),
    value: isVector(value) ? value.map(formatExact) : formatExact(value),
    bound,
    ...(solution.bounds && { bounds: rangeOf(tree, player).map(formatExact) }),
  };
  const isSkipped = tree.nodes.map(({ id }) => visited[id] === 0);
  const skipped = tree.nodes.filter(({ id }) => id > 0 && isSkipped[id] && !isSkipped[tree.parents[id]!]);
  const lines = [...chunks(skipped.map(({ id }) => id))].map((skip) => JSON.stringify({ skip }));
  if (isVector(value)) {
    const all = [...record.chosen.entries()].filter(([id, child]) => child >= 0 && !isSkipped[id]);
    const rows = [...lines, JSON.stringify({ choose: all })].map((line) => new Row(line, 1));
    const choices = provedChoices(new Row(JSON.stringify(header), 1), rows, tree);
    for (const choose of chunks(choices)) lines.push(JSON.stringify({ choose }));
  }
  const claims = bound === "exact" && best.length > 0 ? { best } : {};
  const text = `${[JSON.stringify({ ...header, ...claims }), ...lines].join("\n")}\n`;
  checkCertificate(text, sha256, tree);
  return text;
}

/** The model of an algorithm, with its own field. */
function modelOf(tree: Tree, name: string, player: number, { random = ONE }: SolveSettings): object {
  const { players } = factsOf(tree);
  if (name === "expectimax") return { model: name, random: formatExact(random) };
  if (name === "max^n") return { model: name };
  if (name === "teams" || (name === "best-reply" && players > 2))
    throw new CertificateError(1, "method", { method: name });
  return name === "paranoid" || name === "best-reply" ? { model: "coalition", player } : { model: "minimax" };
}

/** By node: 1 if a leaf below it was visited, or one like it where a table answered. */
function visitedBy(
  tree: Tree,
  algorithm: Algorithm,
  settings: SolveSettings,
  visits: Uint32Array,
): Uint8Array {
  const visited = Uint8Array.from(tree.nodes, ({ kind, id }) => Number(kind === "leaf" && visits[id]! > 0));
  const sizes = new Int32Array(tree.nodes.length).fill(1);
  for (let id = sizes.length - 1; id > 0; id--) sizes[tree.parents[id]!]! += sizes[id]!;
  for (const event of algorithm.remembers ? stepsBy(algorithm, tree, settings) : []) {
    if (event.type !== "recall" || event.same === undefined) continue;
    for (let i = 0; i < sizes[event.node]!; i++) visited[event.node + i]! |= visited[event.same + i]!;
  }
  for (let id = sizes.length - 1; id > 0; id--) visited[tree.parents[id]!]! |= visited[id]!;
  return visited;
}

/** The least and the greatest payoff of a player. */
function rangeOf(tree: Tree, player: number): Value[] {
  const { least, most } = factsOf(tree);
  return [least[player]!, most[player]!];
}

function* chunks<T>(items: readonly T[]): Generator<T[], void, void> {
  for (let i = 0; i < items.length; i += LINE) yield items.slice(i, i + LINE);
}

/** A player's strategy at an information set, or at a node without one. */
export interface PlaceStrategy {
  readonly player: number;
  readonly set: string | undefined;
  readonly node: number;
  readonly probabilities: readonly Value[];
}

/**
 * Writes what strategies guarantee, which is computed and checked here.
 * @param game for the tree of a game: the fields that name it, and the tree as JSON, which is then in the file
 * @throws CertificateError if the game is not one of two players with a constant sum and perfect recall
 */
export function equilibriumCertificate(
  tree: Tree,
  strategies: readonly PlaceStrategy[],
  sha256: Sha256,
  game?: { readonly fields: object; readonly json: string },
): string {
  const lines = strategies.map(({ player, set, node, probabilities }) =>
    JSON.stringify({
      player,
      ...(set === undefined ? { node } : { set }),
      p: probabilities.map(formatExact),
    }),
  );
  const rows = lines.map((line, i) => new Row(line, i + 2));
  const [low, high] = guaranteed(tree, new Row("{}", 1), rows).map(formatExact);
  const claim = { kind: "equilibrium", tree: nameOfTree(tree, sha256), low, high };
  const header = JSON.stringify({ ...VERSION, ...claim, ...game?.fields });
  const input = game ? `,"input":${game.json.replace(/\n\s*/g, "")}}` : "}";
  const text = `${[header.slice(0, -1) + input, ...lines].join("\n")}\n`;
  checkCertificate(text, sha256, game ? undefined : tree);
  return text;
}

const GRID = 1_000_000;
const SIMPLE = Array.from({ length: 60 }, (_, i) => i + 1);
/** A solver's doubles are about as near to the simple fractions that they mean. */
const NEAR = 1e-9;

/**
 * Doubles that add up to about 1 as fractions that add up to exactly 1, where the largest takes the rest: of the same
 * small denominator if all are near such fractions, else millionths, so that sums of products stay short.
 */
export function sharesOf(doubles: readonly number[]): Value[] {
  const isNear = (q: number): boolean =>
    doubles.every((p) => Math.abs(p * q - Math.round(p * q)) <= NEAR * q);
  const denominator = SIMPLE.find(isNear) ?? GRID;
  const shares = doubles.map((p) => fraction(Math.max(0, Math.round(p * denominator)), denominator));
  const most = doubles.indexOf(Math.max(...doubles));
  shares[most] = shares.reduce((rest, share, i) => (i === most ? rest : rest.sub(share)), ONE);
  return shares;
}
