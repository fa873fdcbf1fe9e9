import type { Node } from "@tyche/trees";
import { compare, ONE } from "@tyche/trees/numbers";
import { playerOf } from "../../src/model/node.js";
import { check, limitOf, numberOf, relates, same, valuesOf } from "./claimed-values.js";
import type { Hearing, Open } from "./hearing.js";
import type { Said } from "./read-sentence.js";
import { paidTo, shareOf, teamOf } from "./truths.js";

/** What a leaf pays, or what its estimate is. */
export function pays(heard: Hearing, node: Node, said: Said): void {
  const values = valuesOf(said.value!);
  const { player, players } = heard.model;
  if (values.length > 1) {
    check(
      values.every((value, i) => paidTo(node, i)!.equals(value)),
      "it pays so much to each player",
    );
    return;
  }
  const to = said.side ? heard.playerOf(said.side) : 0;
  check(to === player, "it is paid to the player searched for");
  if (players > 2) check(said.side !== undefined, "it is said to whom");
  check(values[0]!.equals(paidTo(node, to)!), "it pays so much");
  if (!said.turned) return;
  const other = heard.playerOf(said.turned.side);
  check(other === 1 && numberOf(said.turned.value).neg().equals(values[0]!), "it counts as so much");
}

/** Checks the sentence about a searched child of a decision: its value or bound, the best so far, the window left. */
export function child(heard: Hearing, at: Open, said: Said): void {
  const { node } = at;
  const index = heard.childAt(at, said);
  check(at.first === undefined || at.first === index, "what comes first comes first");
  at.first = undefined;
  at.searched.add(index);
  const values = valuesOf(said.value!);
  const truth = heard.truthOfChild(node, index);
  if (said.turnedFrom !== undefined) {
    check(numberOf(said.turnedFrom).neg().equals(values[0]!), "it is turned round");
    check(heard.isNegamax, "only negamax turns values round");
    const isSame = playerOf(node.children[index]!) === playerOf(node);
    check(!isSame, "the same player sees the same value");
  }
  const best = said.best && valuesOf(said.best);
  if (best) check(at.best !== undefined && same(best, at.best), "best is the best so far");
  if (said.saying === "childLeft") {
    const team = teamOf(playerOf(node)!, heard.model);
    check(shareOf(team, truth).compare(shareOf(team, best!)) <= 0, "a child left early is no better");
    return;
  }
  check(relates(values, said.bound ?? "exact", truth), "the child is worth so much");
  if (said.saying === "childTied") {
    const team = teamOf(playerOf(node)!, heard.model);
    check(shareOf(team, values).equals(shareOf(team, best!)), "tied are what is equal for the team");
    check(!same(values, best!), "a tie that decides");
    return;
  }
  if (said.saying === "childBetter") {
    if (at.best && values.length > 1) {
      const team = teamOf(playerOf(node)!, heard.model);
      check(
        shareOf(team, values).compare(shareOf(team, at.best)) > 0,
        "the best so far is better than before",
      );
    } else if (at.best) {
      const order = values[0]!.compare(at.best[0]!);
      check(heard.wantsMore(node) ? order >= 0 : order <= 0, "the best so far is as good as before");
    }
    at.best = values;
    at.chosen = index;
  } else if (said.saying === "childEnough") {
    const [alpha, beta] = heard.windowAt(at);
    const order = truth[0]!.compare(best![0]!);
    check(heard.wantsMore(node) ? order >= 0 : order <= 0, "what is no worse is no worse");
    const end = heard.wantsMore(node) ? beta! : alpha!;
    check(compare(end, best![0]!) === 0, "nothing better lies in the window");
  } else if (values.length === 1) {
    const order = truth[0]!.compare(best![0]!);
    check(heard.wantsMore(node) ? order <= 0 : order >= 0, "what is no better is no better");
  } else {
    const team = teamOf(playerOf(node)!, heard.model);
    check(shareOf(team, truth).compare(shareOf(team, best!)) <= 0, "what is no better is no better");
  }
  if (!said.window) return;
  const left = heard.windowAt(at);
  check(
    said.window.every((end, i) => compare(limitOf(end), left[i]!) === 0),
    "the window is what is left",
  );
}

/** Checks the sentence about an outcome: its probability, its part of the sum, the interval left. */
export function weighs(heard: Hearing, at: Open, said: Said): void {
  const { node } = at;
  const index = heard.childAt(at, said);
  at.searched.add(index);
  const p = numberOf(said.probability!);
  const n = numberOf(String(node.children.length));
  check(
    p.equals(node.kind === "chance" ? node.probabilities[index]! : ONE.div(n)),
    "the probability is the tree's",
  );
  check((node.kind === "chance") === (said.saying === "outcome"), "only chance has outcomes");
  const values = valuesOf(said.value!);
  check(
    relates(values, said.bound ?? "exact", heard.truthOfChild(node, index)),
    "the child is worth so much",
  );
  const { factors, sum, sign, bound } = said.weight!;
  check(bound === (said.bound ?? "exact"), "a bound weighs as a bound");
  const [first, second] = factors.split(" × ");
  check(
    numberOf(first!).equals(p) && same(valuesOf(second!.replace(/[()]/g, "").split(", ")), values),
    "the factors",
  );
  check(
    sign === "=" &&
      same(
        valuesOf(sum),
        values.map((value) => value.mul(p)),
      ),
    "the product",
  );
  if (!said.range) return;
  const [low, high] = said.range.map(numberOf);
  const [truth] = heard.truth(node);
  check(truth!.compare(low!) >= 0 && truth!.compare(high!) <= 0, "the value lies in the interval");
}
