/** Equilibria of games, from their rules. */
import { canonicalText, type Game, otherSide } from "@tyche/engine";
import {
  type EquilibriumOptions,
  type EquilibriumProgress,
  type EquilibriumSolution,
  type Strategy,
  type StrategySet,
  solveEquilibrium,
  strategyOf,
  writeStrategy,
} from "@tyche/engine/equilibrium";
import { englishTexts } from "@tyche/engine/errors";
import type { NamedGame } from "@tyche/games";
import { Catalogue } from "@tyche/messages";
import { formatExact, unfoldStart, type Value, writeTree } from "@tyche/trees";
import { equilibrium, equilibriumDrawing, isUnsolvable, unsolvableError } from "@tyche/trees/analysis";
import { sharesOf } from "@tyche/trees/certificate";
import { shown } from "../answers/game-text.js";
import { endText, provedText } from "../answers/proved-text.js";
import { type Certified, certified, MOST_NODES, saveCertificate } from "../certificate/save.js";
import { gameCertificate, treeGameCertificate } from "../certificate/write.js";
import { allGameOptions, readGameAloud, type WrittenGame } from "../games/options.js";
import { countOf, mustBe, oneOf } from "../io/arguments.js";
import { InterruptedError, UsageError } from "../io/errors.js";
import { type Io, interruptible, write } from "../io/io.js";
import { saveFile, writeOut } from "../io/save-file.js";
import { pairs, table, wrap } from "../io/table.js";
import { statusLine, terminalOf } from "../io/terminal.js";
import type { AskedGame } from "../thinking/thinking.js";
import type { DRAWINGS } from "../trees/answer-options.js";
import { GAME_EQUILIBRIUM_METHODS, type WrittenEquilibrium } from "./equilibrium-options.js";

const texts = englishTexts({
  "equilibrium-drawing": "a drawing needs the whole tree: add --method sequence-form, for small games",
  "equilibrium-option": "{option} does nothing with --method {method}: leave it out",
  "equilibrium-nothing-hidden-here": "{game} hides nothing, so no player needs to mix: use tyche exact",
});

type Options = WrittenGame &
  WrittenEquilibrium & {
    readonly json?: boolean;
    readonly out?: string | undefined;
    readonly certificate?: string | undefined;
    readonly to?: (typeof DRAWINGS)[number] | undefined;
  };

/** A solved game, from its rules or from its whole tree. */
interface Solved extends Omit<EquilibriumSolution<unknown>, "method" | "state"> {
  readonly method: (typeof GAME_EQUILIBRIUM_METHODS)[number];
  /** The exact value, as a fraction. */
  readonly fraction?: string;
  /** The tree with the probabilities of its actions, for a drawing. */
  readonly drawing?: ReturnType<typeof equilibriumDrawing>;
  /** The exact probabilities at a player's decision, by view. */
  readonly shares?: ReadonlyMap<string, readonly Value[]>;
}

/** Digits after the point of the ends of an interval: enough to tell them from the value. */
const ENDS = 9;
/** The most information sets that are listed without being asked for. */
const FEW = 40;

/** Solves a game and prints its equilibrium. @throws UsageError, SearchError, RefusalError */
export async function actOnGame(name: string, options: Options, io: Io): Promise<void> {
  const method = oneOf("method", options.method, GAME_EQUILIBRIUM_METHODS);
  const limits = limitsOf(options, method);
  if (options.to !== undefined && method !== "sequence-form")
    throw texts.error(UsageError, "equilibrium-drawing", {});
  const named = await readGameAloud(name, options, io);
  const words = await new Catalogue(io.language).load("drawing", "tree-reports");
  const solved =
    method === "sequence-form"
      ? await solvedExactly(named)
      : await solvedFromRules(named, { ...limits, ...(method && { method }) }, words, io);
  if (options.save !== undefined) await saveFile(options.save, [writeStrategy(solved.strategy)]);
  const { certificate } = options;
  const asked = { game: name, options: await allGameOptions(name, options) };
  const proof =
    certificate === undefined
      ? undefined
      : await saveCertificate(certificate, certificateOf(named, solved, asked));
  if (options.to !== undefined) {
    const { text } = writeTree(solved.drawing!.tree, options.to, {
      solution: solved.drawing!.solution,
      title: named.game.name,
      words,
      ...(options.out === undefined ? terminalOf(io.stdout, io.env) : {}),
    });
    await writeOut(text, options.out, io);
  } else if (options.json) {
    await write(
      io.stdout,
      `${JSON.stringify({ ...dataOf(solved, options.strategies === true), ...proof?.members })}\n`,
    );
  } else {
    const { width } = terminalOf(io.stdout, io.env);
    await write(io.stdout, textOf(named, solved, options.strategies === true, words, width));
  }
  if (solved.stopped === "abort") throw new InterruptedError();
  if (proof?.problem) throw proof.problem;
}

/** The certificate of an equilibrium: of the graph where players decide at the same time, else of the whole tree. */
function certificateOf({ game }: NamedGame, solved: Solved, asked: AskedGame): Certified {
  const { method, strategy, shares, low, high } = solved;
  return certified(() => {
    if (method === "backward-induction")
      return gameCertificate({ game, asked, state: undefined, interval: [low!, high!], strategy });
    return treeGameCertificate(game, asked, (player, state) => {
      const view = game.view!(state, player);
      const set = strategy.at(player, view);
      return shares?.get(`${player} ${canonicalText(view)}`) ?? (set && sharesOf(set.probabilities));
    });
  });
}

/** The limits that a method does not use; of the other methods, the seed. */
const USELESS: { readonly [Method in Solved["method"]]?: readonly string[] } = {
  mccfr: ["gap"],
  "backward-induction": ["iterations", "gap", "seed"],
  "sequence-form": ["iterations", "time", "gap", "limit", "seed"],
};

function limitsOf(
  { iterations, time, gap, limit, seed }: WrittenEquilibrium,
  method: Solved["method"] | undefined,
): Omit<EquilibriumOptions, "method"> {
  const given = { iterations, time, gap, limit, seed };
  const useless = USELESS[method!] ?? ["seed"];
  const unused = Object.keys(given).find(
    (name) => given[name as keyof typeof given] !== undefined && useless.includes(name),
  );
  const named = method ?? "pdcfr+";
  if (unused !== undefined)
    throw texts.error(UsageError, "equilibrium-option", { option: `--${unused}`, method: named });
  return {
    ...(iterations !== undefined && { iterations: countOf("iterations", iterations, 1) }),
    ...(time !== undefined && { time: countOf("time", time, 1) }),
    ...(gap !== undefined && { gap: gapOf(gap) }),
    ...(limit !== undefined && { limit: countOf("limit", limit, 1) }),
    ...(seed !== undefined && { seed }),
  };
}

function gapOf(text: string): number {
  const gap = Number(text);
  if (text.trim() !== "" && gap >= 0 && Number.isFinite(gap)) return gap;
  throw mustBe("gap", { id: "kind-amount", values: {}, message: "a number, 0 or more" }, text);
}

async function solvedFromRules(
  { game }: NamedGame,
  options: EquilibriumOptions,
  words: Catalogue,
  io: Io,
): Promise<Solved> {
  const status = statusLine(io.stderr);
  const onProgress = ({ iterations, value, gap, nodes }: EquilibriumProgress): void =>
    status.show(
      value === undefined
        ? words.text("equilibrium-progress-nodes", { nodes })
        : words.text("equilibrium-progress", {
            iterations,
            value: shown(value),
            gap: gap?.toPrecision(3) ?? "-",
          }),
    );
  const { result } = await interruptible((signal) =>
    solveEquilibrium(game, { ...options, signal, onProgress }),
  ).finally(() => status.clear());
  return result as Solved;
}

/** Solves the whole tree of a game by the sequence form, in fractions where it can. */
async function solvedExactly({ game }: NamedGame): Promise<Solved> {
  const start = performance.now();
  if (!game.facts.hidden)
    throw texts.error(UsageError, "equilibrium-nothing-hidden-here", { game: game.name });
  const states = new Map<number, unknown>();
  const tree = unfoldStart(game, Number.POSITIVE_INFINITY, {
    most: MOST_NODES,
    onDecision: (id, state) => states.set(id, state),
  });
  const { linearSolver } = await import("./linear-solver.js");
  const found = equilibrium(tree, await linearSolver());
  if (isUnsolvable(found)) throw unsolvableError(found);
  const [value, low, high, gap] = [found.value, found.low, found.high, found.gap].map((each) =>
    each.toNumber(),
  ) as [number, number, number, number];
  return {
    value,
    payoffs: [value, otherSide(game.facts, value)],
    low,
    high,
    gap,
    proved: true,
    method: "sequence-form",
    iterations: 0,
    informationSets: found.behaviours.length,
    nodes: tree.nodes.length,
    stopped: "solved",
    ms: performance.now() - start,
    fraction: formatExact(found.value),
    strategy: strategyIn(game, found.behaviours, states),
    drawing: equilibriumDrawing(tree, found),
    shares: new Map(
      found.behaviours.map(({ place: { player, nodes }, probabilities }) => {
        const view = game.view!(states.get(nodes[0]!.id), player);
        return [`${player} ${canonicalText(view)}`, probabilities];
      }),
    ),
  };
}

function strategyIn(
  game: Game<unknown, unknown>,
  behaviours: Exclude<ReturnType<typeof equilibrium>, { type: string }>["behaviours"],
  states: ReadonlyMap<number, unknown>,
): Strategy {
  const sets = behaviours.map(({ place, probabilities }): StrategySet => {
    const state = states.get(place.nodes[0]!.id);
    return {
      player: place.player,
      view: canonicalText(game.view!(state, place.player)),
      actions: game.actions(state),
      probabilities: probabilities.map((share) => share.toNumber()),
    };
  });
  return strategyOf(game.name, sets);
}

function dataOf(solved: Solved, lists: boolean): object {
  const {
    strategy,
    drawing: _,
    state: __,
    shares: ___,
    low,
    high,
    gap,
    ...rest
  } = solved as Solved & { state?: unknown };
  return {
    ...rest,
    low: low ?? null,
    high: high ?? null,
    gap: gap ?? null,
    exploitability: gap === undefined ? null : gap / solved.payoffs.length,
    ...(lists && { strategies: [...strategy.sets()] }),
  };
}

/** The value and how well it is known, in rows of a name and a text. */
function headOf({ facts }: NamedGame["game"], solved: Solved, words: Catalogue) {
  const { value, low, high, gap, proved, fraction, payoffs } = solved;
  const found = proved && low !== undefined && high !== undefined ? provedText([low, high]) : shown(value);
  const head: (readonly [string, string])[] = [[words.text("equilibrium-value"), fraction ?? found]];
  if (low !== undefined && high !== undefined)
    head.push([
      words.text("equilibrium-interval"),
      words.text("equilibrium-from-to", {
        low: endText(low, "low", ENDS),
        high: endText(high, "high", ENDS),
      }),
    ]);
  if (payoffs.length > 2 || !facts.zeroSum)
    head.push([words.text("equilibrium-payoffs"), words.list(payoffs.map(shown))]);
  if (gap !== undefined) {
    head.push([words.text("equilibrium-gap"), gap === 0 ? "0" : gap.toPrecision(3)]);
    head.push([
      words.text("equilibrium-exploitability"),
      gap === 0 ? "0" : (gap / payoffs.length).toPrecision(3),
    ]);
  }
  return head;
}

function textOf(
  { game }: NamedGame,
  solved: Solved,
  lists: boolean,
  words: Catalogue,
  width: number,
): string {
  const { interval, proved, stopped, strategy } = solved;
  const isKnown = strategy.size > 0;
  const head = isKnown ? `${pairs(headOf(game, solved, words), width)}\n` : "";
  const listed: StrategySet[] = [];
  for (const set of strategy.sets()) {
    listed.push(set);
    if (!lists && listed.length > FEW) break;
  }
  const isListed = lists || listed.length <= FEW;
  const known = proved
    ? words.text("equilibrium-proved")
    : interval
      ? words.text("equilibrium-sampled-value", { low: shown(interval[0]), high: shown(interval[1]) })
      : words.text("equilibrium-unproved");
  const notes = [
    isKnown ? known : words.text("equilibrium-unfinished"),
    ...(isListed ? [] : [words.text("equilibrium-unlisted", { sets: strategy.size })]),
    words.text("equilibrium-costs", {
      method: solved.method,
      iterations: solved.iterations,
      sets: solved.informationSets,
      nodes: solved.nodes,
      ms: solved.ms.toFixed(0),
      stopped,
    }),
  ];
  const listing =
    isListed && isKnown
      ? table(
          [
            words.text("equilibrium-player"),
            words.text("equilibrium-view"),
            words.text("equilibrium-behaviour"),
          ],
          listed.map(({ player, view, actions, probabilities }) => [
            String(player),
            view,
            probabilities.map((share, i) => `${actionText(actions[i])} ${share.toFixed(4)}`).join("  "),
          ]),
        )
      : "";
  return `${head}${listing}${listing ? "\n" : ""}${notes.flatMap((note) => wrap(note, width)).join("\n")}\n`;
}

function actionText(action: unknown): string {
  return typeof action === "string" ? action : canonicalText(action);
}
