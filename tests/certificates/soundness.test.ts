import type { Value } from "@tyche/trees";
import { CertificateError, checkCertificate, type GraphProof } from "@tyche/trees/certificate";
import { fraction } from "@tyche/trees/numbers";
import { describe, expect, it } from "vitest";
import { Row } from "../../packages/trees/src/certificate/row.js";
import { numbers } from "../../packages/trees/test/sample.js";
import { cases, IS_LONG } from "../../tests/cases.js";
import { type Case, type Mutation, ownVerdict, referenceVerdicts, sha256 } from "./both.js";
import { CORRUPTED } from "./corrupted.js";
import { type OracleGraph, type OracleState, valuesOf } from "./oracle.js";

type Outcome = OracleState["actions"][number][number];

interface Claimed {
  readonly graph: OracleGraph;
  readonly endless: readonly [Value, Value];
  readonly certificate: string;
}

/**
 * A random small graph with claims that are tempting: the values for another payoff of endless play satisfy every
 * inequality, so that only ranks and levels, drawn at random, can refuse them.
 */
function tempting(random: () => number): Claimed {
  const below = (n: number): number => Math.floor(random() * n);
  const size = 1 + below(4);
  const pays = new Map([-1, 1, below(3) - 1].map((pay, i): [string, Value] => [`e${i}`, fraction(pay)]));
  const levels = Array.from({ length: size }, () => (random() < 0.7 ? 1 : below(3)));
  const name = (): string => (random() < 0.7 ? `s${below(size)}` : `e${below(3)}`);
  const action = (): Outcome[] => {
    const points = (): Value => fraction(random() < 0.15 ? below(3) - 1 : 0);
    const [one, other] = [name(), name()];
    const p = fraction(random() < 0.15 ? 0 : 1 + below(3), 4);
    if (random() < 0.5 || one === other) return [{ p: fraction(1), to: one, points: points() }];
    return [
      { p, to: one, points: points() },
      { p: fraction(1).sub(p), to: other, points: points() },
    ];
  };
  const states = new Map(
    levels.map((_, i): [string, OracleState] => {
      const actions = Array.from({ length: 1 + below(2) }, action);
      return [`s${i}`, { turn: random() < 0.5 ? "max" : "min", actions }];
    }),
  );
  const graph = { states, pays };
  const endless = [below(3) - 1, below(3) - 1].sort((a, b) => a - b).map((pay) => fraction(pay)) as [
    Value,
    Value,
  ];
  const rivals = [fraction(-1), fraction(0), fraction(1), ...endless].map((pay) => valuesOf(graph, pay));
  const drawn = [rivals[below(5)]!, rivals[below(5)]!];
  const claim = (id: string, side: number): Value => {
    const value = drawn[side]!.get(id)!;
    return random() < 0.9 ? value : value.add(fraction(below(3) - 1, 2));
  };
  const text = (value: Value): string => value.toFraction();
  const lines = [...states].map(([s, { turn, actions }], i) => ({
    s,
    turn,
    low: text(claim(s, 0)),
    high: text(claim(s, 1)),
    level: levels[i],
    rank: [below(3), below(3)],
    to: actions.map((outcomes, at) => [
      `a${at}`,
      ...outcomes.map(({ p, to, points }) => [text(p), to, text(points)]),
    ]),
  }));
  const ends = [...pays].map(([s, pay]) => ({ s, turn: "end", pays: text(pay) }));
  const { low, high } = lines[0]!;
  const header = {
    ...{ "tyche-certificate": 1, kind: "graph", game: "small", options: {} },
    ...{ bounds: ["-1", "1"], endless: endless.map(text), start: [["1", "s0"]], low, high },
  };
  const all = [header, ...lines, ...ends, { end: lines.length + ends.length }];
  return { graph, endless, certificate: `${all.map((line) => JSON.stringify(line)).join("\n")}\n` };
}

/** Every state of an accepted graph is worth what the file says, whatever endless play pays within its bounds. */
function isTrue({ graph, endless, certificate }: Claimed): boolean {
  const { states } = checkCertificate(certificate, sha256) as GraphProof;
  const [least, most] = endless.map((pay) => valuesOf(graph, pay)) as [
    Map<string, Value>,
    Map<string, Value>,
  ];
  return [...states].every(
    ([id, { ends }]) => ends[0].compare(least.get(id)!) <= 0 && ends[1].compare(most.get(id)!) >= 0,
  );
}

/** Random claims: some thousand, of which a share is accepted. */
function claims(count: number): Claimed[] {
  const random = numbers(11);
  return Array.from({ length: count }, () => tempting(random));
}

describe("soundness of the checkers", () => {
  it("accepts only what an enumeration of all positional strategies confirms", () => {
    const all = claims(cases(2_000, 150));
    const accepted = all.filter((claim) => ownVerdict(claim)[0] === 0);
    expect(accepted.length).toBeGreaterThan(all.length / 100);
    expect(accepted.filter((claim) => !isTrue(claim)).map(({ certificate }) => certificate)).toEqual([]);
    const reference = referenceVerdicts(all).map(([code]) => code);
    expect(reference).toEqual(all.map((claim) => ownVerdict(claim)[0]));
  });

  it("needs every condition: without one of them a wrong proof is accepted", () => {
    const refused: Case[] = Object.values(CORRUPTED);
    const reasons = new Set<string>();
    for (const proof of refused) {
      try {
        checkCertificate(proof.certificate, sha256);
      } catch (error) {
        if (error instanceof CertificateError) reasons.add(error.id.replace("certificate-", ""));
      }
    }
    const { need } = Row.prototype;
    const needless = [...reasons].filter((reason) => {
      Row.prototype.need = function (condition, given, values) {
        if (given !== reason) need.call(this, condition, given, values);
      };
      try {
        return !MUST_FAIL.has(reason) && !refused.some(isAccepted);
      } finally {
        Row.prototype.need = need;
      }
    });
    expect(reasons.size).toBeGreaterThan(15);
    expect(needless).toEqual([]);
  });

  it.runIf(IS_LONG)("needs every condition of the reference checker", () => {
    const wrong = claims(1000).filter((claim) => ownVerdict(claim)[0] === 1);
    const refused: Case[] = [...Object.values(CORRUPTED), ...wrong];
    const needless = MUTATIONS.filter(
      (mutation) => !referenceVerdicts(refused, mutation).some(([code]) => code === 0),
    );
    expect(needless).toEqual([]);
  });
});

/** Faults after which nothing can be read or computed, so that a proof fails without the condition too. */
const MUST_FAIL = new Set(["field", "json", "missing", "no-state", "no-strategy", "place"]);

function isAccepted({ certificate }: Case): boolean {
  try {
    checkCertificate(certificate, sha256);
    return true;
  } catch {
    return false;
  }
}

/** Conditions of the reference checker, each taken away or weakened. */
const MUTATIONS: readonly Mutation[] = [
  ["for p, to, _ in found if p > 0)", "for p, to, _ in found)"],
  ['or next["rank"][end] < state["rank"][end]]', 'or next["rank"][end] <= state["rank"][end]]'],
  ['or next["level"] < state["level"] or is_exempt', 'or next["level"] <= state["level"] or is_exempt'],
  ["is_exempt(next, end) or", 'keeps(endless[1 - end], next["ends"][end], end) or'],
  ['or next["level"] == state["level"] and points == 0', 'or next["level"] == state["level"]'],
  ['next["level"] < state["level"] or next["level"] ==', 'next["level"] >= 0 or next["level"] =='],
  ['claim, exempt = state["ends"][end], is_exempt(state, end)', 'claim, exempt = state["ends"][end], True'],
  ["any(p > 0 and advances(cell, state, end) for p, cell in each)", "True"],
  ["any(p > 0 and advances(cell, state, end)", "any(advances(cell, state, end)"],
  ["keeps(sum(p * worth(cell, end) for p, cell in each), claim, end) and", ""],
  ["keeps(worth(found, end), claim, end) and (exempt or", "(exempt or"],
  ['(any if turn == ("max", "min")[end] else all)(good)', "any(good)"],
  ["need(low <= worth(start, 0) and worth(start, 1) <= high", "need(worth(start, 1) <= high"],
  ["need(low <= worth(start, 0) and worth(start, 1) <= high", "need(low <= worth(start, 0)"],
  ["min(found, default=-1) >= 0 and sum(found) == 1", "sum(found) == 1"],
  ["min(found, default=-1) >= 0 and sum(found) == 1", "min(found, default=-1) >= 0"],
  ['integer(last["end"], line, "end") == len(rows)', "True"],
  ["turn in kinds and name not in states", "turn in kinds"],
  ['"low" in kinds[turn] or bounds[0] <= pays[0] <= bounds[1]', "True"],
  ["bounds[0] <= endless[0] <= endless[1] <= bounds[1]", "True"],
  [
    "all(to in states and points == 0 for _, to, points in start)",
    "all(to in states for _, to, points in start)",
  ],
  ["sets.setdefault(place, own) == own", "sets.setdefault(place, own)[1] == own[1]"],
  ["low <= reply(1) and reply(0) <= high", "low <= reply(1)"],
  ["low <= reply(1) and reply(0) <= high", "reply(0) <= high"],
];
