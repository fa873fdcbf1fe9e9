import {
  ALGORITHMS,
  type Algorithm,
  type Limit,
  lineOf,
  type Node,
  RefusalError,
  type SearchEvent,
  type SolveSettings,
  type Tree,
  trace,
  type Value,
} from "@tyche/trees";
import { compare, fraction, HALF } from "@tyche/trees/numbers";
import { type RandomTreeOptions, randomTree } from "@tyche/trees/random";
import { expect, it } from "vitest";
import { cases } from "../../../tests/cases.js";
import { factsOf } from "../src/model/facts.js";
import { type InnerNode, playerOf } from "../src/model/node.js";
import { numbers } from "./sample.js";

/** A procedure at work: what its variables are after the events so far. */
interface Frame {
  readonly node: Node;
  readonly alpha: Limit;
  readonly beta: Limit;
  readonly isProbe: boolean;
  /** Best-reply search: the opponent who has replied already. */
  readonly replier: number | undefined;
  /** Star2: whether the loop of probes is at work. */
  isProbing: boolean;
  /** Star1 and Star2: whether `if high <= alpha … low >= beta` holds. */
  isDecided: boolean;
  /** Star1 and Star2: whether low = high. */
  isExact: boolean;
}

/** Runs a search by its pseudocode, event by event, and says which line is at work: how its text begins. */
class Reader {
  private readonly frames: Frame[] = [];
  /** How the child that was left last was treated: evaluated, probed or searched. */
  private left: "evaluated" | "probed" | "searched" = "searched";
  private readonly tree: Tree;
  private readonly algorithm: string;
  private readonly player: number;
  private readonly isStrict: boolean;

  constructor(tree: Tree, algorithm: Algorithm, player: number, ties: SolveSettings["ties"]) {
    this.tree = tree;
    this.algorithm = algorithm.name;
    this.player = player;
    this.isStrict = ties === "keep";
  }

  /** The text that the line of an event begins with, and the event after it, as an evaluation follows its visit. */
  read(event: SearchEvent, next: SearchEvent | undefined): string {
    const node = this.tree.nodes[event.node]!;
    if (this.algorithm === "sss") return this.sss(event, node, next?.type === "evaluate");
    if (event.type === "enter") this.frames.push(this.frameOf(event, node));
    const frame = this.frames.at(-1)!;
    expect(frame.node).toBe(node);
    if (event.type === "interval") {
      frame.isProbing = this.left !== "searched";
      frame.isExact = event.low === undefined || event.low.equals(event.high!);
      frame.isDecided =
        event.low !== undefined &&
        (this.isAtLeast(event.low, frame.beta) || this.isAtLeast(frame.alpha, event.high!));
    }
    const text = this.lineAt(event, frame, next?.type === "evaluate");
    if (event.type === "evaluate" || event.type === "leave" || event.type === "recall") {
      this.frames.pop();
      this.left = event.type === "evaluate" ? "evaluated" : frame.isProbe ? "probed" : "searched";
    }
    return text;
  }

  private isAtLeast(a: Limit, b: Limit): boolean {
    return this.isStrict ? compare(a, b) > 0 : compare(a, b) >= 0;
  }

  private frameOf(event: Extract<SearchEvent, { type: "enter" }>, node: Node): Frame {
    const above = this.frames.at(-1);
    let replier = above?.replier;
    if (above && above.node.kind !== "chance") {
      const { children, actions } = above.node as InnerNode;
      const passed = children[Math.max(0, actions?.indexOf("pass") ?? 0)] === node;
      if (this.isOwn(above.node)) replier = undefined;
      else if (replier === undefined && !passed) replier = playerOf(above.node);
    }
    const { alpha, beta, probe } = event;
    return { node, alpha, beta, isProbe: probe, replier, isProbing: true, isDecided: true, isExact: true };
  }

  private isOwn(node: Node): boolean {
    return playerOf(node) === this.player;
  }

  private lineAt(event: SearchEvent, frame: Frame, isEnd: boolean): string {
    const { algorithm } = this;
    const isOwn = this.isOwn(frame.node);
    const isChance = frame.node.kind === "chance";
    switch (algorithm) {
      case "star1":
      case "star1-ballard":
        return isChance ? this.star1(event, frame) : this.decision(event, isOwn);
      case "star2":
      case "star2.5": {
        if (isChance) return this.star2(event, frame);
        const isOfChance = this.frames.at(-2)?.node.kind === "chance";
        if (isOfChance && (event.type === "evaluate" || isEnd)) return "leaf: its payoff";
        if (frame.isProbe) return event.type === "leave" ? "max child:" : "for each child i: probe";
        return this.decision(event, isOwn);
      }
      case "paranoid": {
        if (isChance && event.type !== "enter") return "chance node: as in Star1";
        if (event.type === "child") return isOwn ? "the player's own node: best" : "any other player's node";
        return this.decision(event, isOwn);
      }
      case "best-reply": {
        if (event.type === "cut" && event.rule === "reply") return "an opponent's node: if another";
        if (event.type === "cut" || (isChance && event.type !== "enter")) return "if alpha >= beta";
        if (event.type !== "child") return this.decision(event, isOwn);
        if (isOwn) return "the player's own node: max";
        const hasToPass = frame.replier !== undefined && frame.replier !== playerOf(frame.node);
        return hasToPass ? "an opponent's node: if another" : "else min over";
      }
      case "mtd-f":
      case "iterative-deepening": {
        const isMtd = algorithm === "mtd-f";
        if (event.type === "recall") return "if the table has";
        if (event.type === "evaluate" && event.horizon && !isMtd) return "if depth = 0";
        if (event.type !== "enter" || !event.pass) return this.decision(event, isOwn);
        return isMtd ? "guess := search(root" : "for depth := 1";
      }
      case "pvs":
        if (event.type !== "enter" || !event.asked) return this.decision(event, isOwn);
        return event.asked === "null"
          ? "max node: value := pvs(child, alpha, alpha + 1)"
          : "max node: value := pvs(child, value, beta)";
      case "beam":
        if (isChance && event.type !== "enter") return "chance node: the mean";
        if (event.type === "cut") return "keep the k children";
        return event.type === "child" ? "for each child kept" : this.decision(event, isOwn);
      case "max^n":
      case "teams":
        if (isChance && event.type !== "enter") return "chance node: return the mean";
        if (event.type === "cut") return "if the largest sum";
        if (event.type !== "child") return this.decision(event, isOwn);
        return algorithm === "teams" ? "keep those" : "for each child: values";
      case "expectimax":
        if (event.type === "child") return "max node: for each";
        return event.type === "interval" ? "chance node, or opponent" : this.decision(event, isOwn);
      case "expectiminimax":
        if (event.type === "child") return "max or min node: for each";
        return event.type === "interval" ? "chance node: for each" : this.decision(event, isOwn);
      case "negamax":
      case "negamax-alpha-beta":
        return event.type === "child" ? "best := max(best, value)" : this.decision(event, isOwn);
      case "minimax":
      case "h-minimax":
        return event.type === "child" ? "best := max or min" : this.decision(event, isOwn);
      default:
        return this.decision(event, isOwn);
    }
  }

  private decision(event: SearchEvent, isOwn: boolean): string {
    switch (event.type) {
      case "enter":
        return this.algorithm.startsWith("star") || this.algorithm === "mtd-f" ? "search(node, alpha" : HEADS;
      case "evaluate":
        return "if node is a leaf";
      case "child":
        return isOwn ? "max node: best" : "min node: best";
      case "cut":
        return "if alpha >= beta: skip";
      case "leave":
        return "return ";
      default:
        throw new Error(`no line for ${event.type}`);
    }
  }

  /** Whether the last line of Star1 and Star2 is true: `return low (= high)`. */
  private isReturned({ isDecided, isExact }: Frame): boolean {
    return isExact && !isDecided;
  }

  private star1(event: SearchEvent, frame: Frame): string {
    const isBallard = this.algorithm === "star1-ballard";
    if (event.type === "enter") return isBallard ? "A := N" : "every child lies";
    if (event.type === "interval") return isBallard ? "v := search" : "low := low + p";
    if (!isBallard)
      return event.type === "leave" && this.isReturned(frame) ? "return low" : "if high <= alpha";
    if (event.type === "cut") return "if v <= A";
    const { value } = event as Extract<SearchEvent, { type: "leave" }>;
    const isInside = compare(value as Value, frame.alpha) > 0 && compare(value as Value, frame.beta) < 0;
    return isInside ? "return vsum / N" : "if v <= A";
  }

  private star2(event: SearchEvent, frame: Frame): string {
    if (event.type === "enter") return "every child lies";
    if (event.type === "interval") {
      if (this.left === "evaluated") return "leaf: its payoff";
      return this.left === "probed" ? "max child:" : "v := search(child i, max(A, L_i)";
    }
    if (event.type === "leave" && this.isReturned(frame)) return "return low";
    return frame.isProbing ? "if high <= alpha" : "again: if high <= alpha";
  }

  private sss(event: SearchEvent, node: Node, isEnd: boolean): string {
    const isMax = this.isOwn(node);
    if (event.type === "evaluate" || isEnd) return "live leaf";
    if (event.type === "enter") return isMax ? "live max node" : "live min node";
    return isMax || event.type === "cut" ? "solved child of a max" : "solved child of a min";
  }
}

/** The first line of the procedure that searches a node. */
const HEADS = "(node";

/** Whether a line is the one that a text describes. */
function isLine(pseudocode: readonly string[], line: number, text: string): boolean {
  const written = pseudocode[line]!.trim();
  if (text === HEADS) return /^[\w-]+\(node/.test(written) && written.includes(":");
  if (text.startsWith("again: ")) {
    const wanted = text.slice("again: ".length);
    return written.startsWith(wanted) && pseudocode.slice(0, line).some((l) => l.trim().startsWith(wanted));
  }
  const isFirst = pseudocode.findIndex((each) => each.trim().startsWith(text)) === line;
  return text === "if high <= alpha" ? isFirst : written.startsWith(text);
}

const KINDS: readonly Pick<RandomTreeOptions, "kinds" | "players">[] = [
  { kinds: { irregular: ["max", "min"] } },
  { kinds: "irregular" },
  { kinds: ["max", "chance", "min", "chance"] },
  { kinds: { irregular: ["chance", "min", "max", "chance"] } },
  { kinds: "irregular", players: 2 },
  { kinds: "irregular", players: 3 },
];

it("the line at work follows from branch, bound, phase and player, in every event of every algorithm", () => {
  const random = numbers(11);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!;
  const found = new Map<string, Set<number>>();
  for (let seed = 0; seed < cases(2000, 40); seed++) {
    const kinds = KINDS[seed % KINDS.length]!;
    const tree = randomTree({
      seed,
      depth: 4,
      branching: [1, 3],
      ...kinds,
      leaves: [-6, 6],
      probabilities: seed % 2 === 0 ? "equal" : "nice",
      estimates: !kinds.players,
    });
    for (const algorithm of ALGORITHMS) {
      const { name, settings: has } = algorithm;
      const window = pick<SolveSettings["window"]>([
        undefined,
        [fraction(-2), fraction(2)],
        [HALF, fraction(20)],
        [fraction(-20), HALF],
        [fraction(8), fraction(9)],
      ]);
      const settings: SolveSettings = {
        ties: pick(["prune", "keep"]),
        ...(has.includes("fail") && { fail: pick(["soft", "hard"]) }),
        ...(has.includes("window") && { window }),
        ...(has.includes("player") && kinds.players && { player: pick([undefined, 0, 1]) }),
        ...(!kinds.players && random() < 0.3 && { depth: pick([1, 2, 3]) }),
        ...(name === "expectimax" && { random: HALF }),
        ...(has.includes("probes") && { probes: pick([1, 2, 3]) }),
        ...(name === "teams" && { teams: [[0, 1]] }),
      };
      try {
        const { events } = trace(tree, algorithm, settings);
        const first = tree.nodes.find((node) => playerOf(node) !== undefined);
        const { players, constantSum } = factsOf(tree);
        const isOne = !first || (players === 2 && constantSum) || !has.includes("player");
        const player = settings.player ?? (isOne ? 0 : playerOf(first)!);
        const reader = new Reader(tree, algorithm, player, settings.ties);
        for (const [index, event] of events.entries()) {
          const text = reader.read(event, events[index + 1]);
          const line = lineOf(algorithm, tree, settings, events, index);
          if (!isLine(algorithm.pseudocode, line, text))
            expect.fail(
              `${name}, seed ${seed}, ${event.type} at ${event.node}: "${algorithm.pseudocode[line]}", not "${text}"`,
            );
          found.set(name, (found.get(name) ?? new Set()).add(line));
        }
      } catch (error) {
        if (!(error instanceof RefusalError)) throw error;
      }
    }
  }
  for (const { name } of ALGORITHMS) expect(found.get(name)?.size, name).toBeGreaterThan(3);
});
