import type { Game } from "@tyche/engine";
import type { Strategy } from "@tyche/engine/equilibrium";
import { type GameSolution, solveGame } from "@tyche/engine/exact";
import { Catalogue } from "@tyche/messages";
import { type DecisionNode, unfoldStart, type Value, writeTree } from "@tyche/trees";
import {
  CertificateError,
  equilibriumCertificate,
  type GraphState,
  graphCertificate,
  type Outcome,
  type PlaceStrategy,
  sharesOf,
} from "@tyche/trees/certificate";
import { ONE, ZERO } from "@tyche/trees/numbers";
import { NO_CHANCE } from "../games/place.js";
import { isGameFile } from "../io/game-file.js";
import type { AskedGame } from "../thinking/thinking.js";
import { exactly, RulesReader } from "./rules.js";
import { hashOfFile, MOST_NODES, sha256 } from "./save.js";

type AnyGame = Game<unknown, unknown>;

/** The limit on listed states: about 200 bytes each. */
const MOST_STATES = 200_000;

/** The fields of a certificate that name a game: its name, the options as given, and the hash of a user's file. */
function fieldsOf(game: AnyGame, asked: AskedGame): object {
  const rules = isGameFile(asked.game) && { rules: hashOfFile(asked.game) };
  const options = Object.entries(asked.options).filter(([, value]) => value !== undefined);
  return {
    game: game.name,
    options: Object.fromEntries(options.map(([name, value]) => [name, String(value)])),
    ...rules,
  };
}

/** What is known of an answer that gets a certificate. */
export interface GameAnswer {
  readonly game: AnyGame;
  readonly asked: AskedGame;
  /** Undefined: the start of the game. */
  readonly state: unknown;
  /** Player 0's value, as it was answered. */
  readonly interval: readonly [low: number, high: number];
  readonly best?: readonly string[];
  /** The strategies of both players, if they decide at the same time. */
  readonly strategy?: Strategy;
  /** Whether only what a proof needs is expanded. */
  readonly isShort?: boolean;
}

/** The certificate of the value of a game, or of a state. @throws CertificateError if there is none */
export function gameCertificate(answer: GameAnswer): string {
  const { game, asked, state, interval, best = [], strategy, isShort = false } = answer;
  const reader = new RulesReader(game);
  const start: readonly Outcome[] =
    state === undefined ? reader.starts() : [{ p: ONE, to: reader.textOf(state), points: ZERO }];
  const states = new Map<string, GraphState>();
  const waiting = start.map(({ to }) => to);
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    if (states.has(text)) continue;
    if (states.size === MOST_STATES) throw new CertificateError(1, "large", { count: MOST_STATES });
    const listed = reader.at(text);
    states.set(text, listed);
    for (const cell of listed.cells) for (const { to } of cell) waiting.push(to);
  }
  const [low, high] = game.facts.bounds;
  const middle = exactly((low + high) / 2);
  let solution: GameSolution<unknown, unknown> | undefined;
  const proved = graphCertificate({
    game: fieldsOf(game, asked),
    bounds: [exactly(low), exactly(high)],
    endless: game.facts.chance ? [exactly(low), exactly(high)] : [middle, middle],
    start,
    states,
    best,
    isShort,
    values(text) {
      if (strategy) throw new CertificateError(1, "method", { method: game.name });
      solution ??= solveGame(game, state === undefined ? {} : { from: state });
      const value = solution.at(reader.states.get(text)).value;
      return [exactly(value.low), exactly(value.high)];
    },
    mixtures(text) {
      const at = reader.states.get(text);
      const first = game.turn(at);
      const second = game.play(at, game.actions(at)[0], NO_CHANCE);
      const shares = [0, 1].map((player) => {
        const set = strategy?.at(player, game.view!(player === first ? at : second, player));
        if (!set) throw new CertificateError(1, "method", { method: game.name });
        return sharesOf(set.probabilities);
      });
      return [shares[0]!, shares[1]!];
    },
  });
  const slack = 1e-6 * (high - low);
  const isAnswer =
    proved.low.toNumber() <= interval[1] + slack && proved.high.toNumber() >= interval[0] - slack;
  if (!isAnswer)
    throw new CertificateError(1, "claim", { low: proved.low.toFraction(), high: proved.high.toFraction() });
  return proved.text;
}

/**
 * The certificate of an equilibrium of a game, from its whole tree.
 * @param sharesAt the probabilities of a player's actions at a state; undefined if they are not known
 * @throws CertificateError, or RefusalError if the tree is too large
 */
export function treeGameCertificate(
  game: AnyGame,
  asked: AskedGame,
  sharesAt: (player: number, state: unknown) => readonly Value[] | undefined,
): string {
  const states = new Map<number, unknown>();
  const tree = unfoldStart(game, Number.POSITIVE_INFINITY, {
    most: MOST_NODES,
    onDecision: (id, state) => states.set(id, state),
  });
  const strategies = new Map<string, PlaceStrategy>();
  for (const [node, state] of states) {
    const decision = tree.nodes[node] as DecisionNode;
    const [player, set] = [game.turn(state), decision.informationSet];
    const place = `${player} ${set ?? node}${set === undefined}`;
    if (strategies.has(place)) continue;
    const probabilities = sharesAt(player, state);
    if (!probabilities) throw new CertificateError(1, "method", { method: game.name });
    strategies.set(place, { player, set, node, probabilities });
  }
  const json = writeTree(tree, "json", { words: new Catalogue("en") }).text;
  return equilibriumCertificate(tree, [...strategies.values()], sha256, {
    fields: fieldsOf(game, asked),
    json,
  });
}
