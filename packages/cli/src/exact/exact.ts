import { keyOf, OVER, outcomesOf, type Phrase, SearchError } from "@tyche/engine";
import { englishTexts } from "@tyche/engine/errors";
import { type GameSolution, type Interval, solveGame } from "@tyche/engine/exact";
import { beyondLimit, type Exact, type ExactValue, type NamedGame } from "@tyche/games";
import { type Certified, certified } from "../certificate/save.js";
import { gameCertificate } from "../certificate/write.js";
import { readGame } from "../games/options.js";
import { checkSearched, isOver, type Place, placeOf } from "../games/place.js";
import type { WrittenPlace } from "../games/place-options.js";
import { UsageError } from "../io/errors.js";
import { moverValue } from "../thinking/ranking.js";
import type { AskedGame } from "../thinking/thinking.js";
import type { Work } from "../threads/work.js";

const texts = englishTexts({
  "exact-policy": "{game} has too many positions for --policy: give --position",
  "exact-no-start": "{game} does not always start in the same position: give --position",
  "place-smaller": "use a smaller game, or a position nearer the end",
});

/** Uses about a gigabyte in a game whose nodes have twenty children. */
export const USUAL_LIMIT = 2_500_000;

/** An exactly solved position, and optionally the best action by position. */
export interface SolvedPlace extends Exact {
  readonly policy?: Readonly<Record<string, string>> | undefined;
  readonly certified?: Certified;
}

export interface ExactQuestion {
  readonly named: NamedGame;
  /** Undefined: from the start of the game. */
  readonly place: Place | undefined;
  /** Limit on positions and chance nodes; undefined: the default, or the limit of the game's own solver. */
  readonly limit: number | undefined;
  readonly policy: boolean;
  readonly onProgress: (progress: Phrase) => void;
}

/**
 * Solves a game or a position exactly.
 * @throws SearchError, UsageError if it is too large
 */
export async function solveExactly(question: ExactQuestion): Promise<SolvedPlace> {
  const { named, place, policy, onProgress } = question;
  const { name } = named.game;
  if (place && isOver(place))
    throw new UsageError("exact-over", {}, "the game is over there: there is nothing to solve");
  if (policy && !place && named.solver) throw texts.error(UsageError, "exact-policy", { game: name });
  const own = policy
    ? undefined
    : await named.solver?.(place?.state, onProgress, question.limit ?? Number.POSITIVE_INFINITY);
  if (own) return own;
  if (!place) throw texts.error(UsageError, "exact-no-start", { game: name });
  checkSearched(place, texts.phrase("place-smaller", {}));
  return solveGraph(question, place);
}

function solveGraph(question: ExactQuestion, place: Place): SolvedPlace {
  const { game, state } = place;
  const solution = solved(question, place);
  const player = game.turn(state);
  const view = viewOf(place, player);
  const found = solution.at(state);
  const [least, most] = game.facts.bounds;
  const isChance = least === 0 && most === 1;
  const isScore = game.facts.players === 1 && !isChance;
  return {
    of: { name: isChance ? "winProbability" : isScore ? "expectedScore" : "value", ...view(found.value) },
    actions: found.actions.map(({ action, value }) => ({
      action: game.notation!.action(state, action),
      ...view(value),
    })),
    proved: true,
    method: solution.method,
    positions: solution.nodes,
    policy: question.policy ? policyOf(place, solution) : undefined,
  };
}

function solved(
  { limit = USUAL_LIMIT, named }: ExactQuestion,
  { game, state }: Place,
): GameSolution<unknown, unknown> {
  try {
    return solveGame(game, { from: state, limit });
  } catch (error) {
    if (!(error instanceof SearchError) || error.id !== "solve-too-many-positions") throw error;
    throw beyondLimit(named.game.name, limit);
  }
}

/** Converts player 0's values to the side of the player to move. */
function viewOf(
  { game }: Place,
  player: number,
): (interval: Interval) => Pick<ExactValue, "value" | "interval"> {
  return ({ low, high }) => {
    const [a, b] = [moverValue(game.facts, player, low), moverValue(game.facts, player, high)];
    return { value: (a + b) / 2, interval: a <= b ? [a, b] : [b, a] };
  };
}

/** The best action in every reachable position with a choice. */
function policyOf(place: Place, solution: GameSolution<unknown, unknown>): Record<string, string> {
  const { game, state } = place;
  const mover = game.turn(state);
  const policy: Record<string, string> = {};
  for (const at of reachable(place)) {
    if (game.turn(at) !== mover || game.actions(at).length < 2) continue;
    const best = solution.at(at).actions[0]!.action;
    policy[game.notation!.position(at)] = game.notation!.action(at, best);
  }
  return policy;
}

/** All states with a decision that are reachable from a position, each once, starting with the position itself. */
export function* reachable({ game, state }: Place): Generator<unknown, void, void> {
  const seen = new Set([keyOf(game, state)]);
  const waiting = [state];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (game.turn(at) === OVER) continue;
    yield at;
    for (const action of game.actions(at)) {
      for (const { result, key } of outcomesOf(game, at, action).outcomes) {
        if (seen.has(key)) continue;
        seen.add(key);
        waiting.push(result);
      }
    }
  }
}

/** The certificate of the answer. */
function certificateOf(
  exact: SolvedPlace,
  named: NamedGame,
  place: Place | undefined,
  asked: AskedGame,
): Certified {
  const { game, state } = place ?? { game: named.game, state: undefined };
  const { of, actions = [] } = exact;
  const [a, b] = of.interval.map((end) => (place ? moverValue(game.facts, game.turn(state), end) : end)) as [
    number,
    number,
  ];
  const best = actions.flatMap(({ action, value }) => (value === of.value ? [action] : []));
  return certified(() =>
    gameCertificate({ game, asked, state, interval: [Math.min(a, b), Math.max(a, b)], best }),
  );
}

export interface ExactTask extends WrittenPlace {
  /** False: solve the game from its start with its own solver. */
  readonly isGiven: boolean;
  readonly limit: number | undefined;
  readonly policy: boolean;
  readonly isCertified: boolean;
}

/** Messages report the progress. */
export function open({ game, options }: AskedGame): Work<ExactTask, SolvedPlace, Phrase> {
  return {
    async run({ isGiven, limit, policy, isCertified, ...written }, _stop, tell) {
      const named = await readGame(game, options);
      const place = isGiven || !named.solver ? placeOf(named, written) : undefined;
      const exact = await solveExactly({ named, place, limit, policy, onProgress: tell });
      return isCertified
        ? { ...exact, certified: certificateOf(exact, named, place, { game, options }) }
        : exact;
    },
  };
}
