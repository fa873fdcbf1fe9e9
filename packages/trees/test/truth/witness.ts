import type { Algorithm, Tree, Value } from "@tyche/trees";
import { compare } from "@tyche/trees/numbers";
import { playerOf } from "../../src/model/node.js";
import { child, pays, weighs } from "./child-claims.js";
import { check, relates, valuesOf } from "./claimed-values.js";
import { cut } from "./cut-claims.js";
import { Hearing, type Open } from "./hearing.js";
import { OpenList } from "./open-claims.js";
import type { Said } from "./read-sentence.js";
import type { Model } from "./truths.js";
import { enter } from "./window-claims.js";

/**
 * Receives the statements about one search and throws at the first that is not true of the tree: values are checked
 * against plain definitions, inequalities by evaluating them, reasons by testing whether they hold.
 */
export class Witness {
  private readonly heard: Hearing;
  private readonly open: OpenList;

  /** @param bounds the bounds of all values in the search */
  constructor(
    tree: Tree,
    algorithm: Algorithm,
    model: Model,
    bounds: readonly [Value, Value],
    names: readonly string[],
  ) {
    this.heard = new Hearing(tree, algorithm, model, bounds, names);
    this.open = new OpenList(this.heard);
  }

  get root(): readonly Value[] | undefined {
    return this.heard.truths[0];
  }

  hear(said: Said): void {
    const { heard } = this;
    const node = heard.named(said.node);
    if (heard.algorithm.name === "sss") {
      this.open.hear(node, said);
      return;
    }
    if (said.saying.startsWith("enter") || said.saying.startsWith("probe")) {
      enter(heard, node, said);
      return;
    }
    const at = heard.open.at(-1)!;
    check(at.node === node, "the node is the one that was entered last");
    switch (said.saying) {
      case "payoff":
      case "estimate":
        check(
          (node.kind === "leaf") === (said.saying === "payoff"),
          "a leaf pays, another node is estimated",
        );
        pays(heard, node, said);
        this.keep(at);
        heard.open.pop();
        break;
      case "childBetter":
      case "childNotBetter":
      case "childEnough":
      case "childTied":
      case "childLeft":
        child(heard, at, said);
        break;
      case "outcome":
      case "randomMove":
        weighs(heard, at, said);
        break;
      case "recall":
        this.recall(at, said);
        heard.open.pop();
        break;
      case "leaveEarly":
        heard.open.pop();
        break;
      case "leave":
      case "leaveTurned":
      case "leaveProbe":
        this.leave(at, said);
        heard.open.pop();
        break;
      default:
        cut(heard, at, said);
    }
  }

  /** Checks that a table entry was found before, is true, and answers the window. */
  private recall({ node, alpha, beta }: Open, said: Said): void {
    const { heard } = this;
    const values = valuesOf(said.value!);
    check(relates(values, said.bound!, heard.truth(node)), "the node is worth so much");
    const known = heard.positions.get(heard.lookOf(node));
    check(known !== undefined, "it was searched before");
    const same = said.same ? heard.named(said.same) : node;
    check(
      heard.lookOf(same) === heard.lookOf(node) && known.ids.has(same.id),
      "that is the node that was searched",
    );
    const [value] = values;
    const decides =
      said.bound === "exact" ||
      (said.bound === "lower" ? compare(value!, beta) >= 0 : compare(value!, alpha) <= 0);
    check(decides, "it is enough for the window");
  }

  private keep({ node, chosen }: Open): void {
    const { positions } = this.heard;
    const look = this.heard.lookOf(node);
    const ids = positions.get(look)?.ids ?? new Set();
    positions.set(look, { ids: ids.add(node.id), best: chosen });
  }

  private leave(at: Open, said: Said): void {
    this.keep(at);
    const values = valuesOf(said.value!);
    check(relates(values, said.bound ?? "exact", this.heard.truth(at.node)), "the node is worth so much");
    if (at.returns) check(values[0]!.equals(at.returns), "an empty window returns its end");
    if (values.length > 1) return;
    const { player, players } = this.heard.model;
    const side = this.heard.isNegamax && playerOf(at.node) === 1 ? 1 : player;
    check(
      (said.saying === "leaveTurned") === (this.heard.isNegamax && side === 1),
      "only the second player turns round",
    );
    if (said.side) check(this.heard.playerOf(said.side) === side, "it is told from whose side");
    else check(side === 0 && players === 2, "it is the first player's side where nothing is said");
  }
}
