import type { Catalogue } from "@tyche/messages";
import { ALGORITHMS, type Algorithm, CONDITIONS, type Condition, type Properties } from "@tyche/trees";
import { algorithmText } from "@tyche/trees/explain";
import { pairs, table } from "../io/table.js";

/** An algorithm as data, for `tyche solve --list --json`. */
export type AlgorithmData = Omit<Algorithm, "lineOf" | "start">;

export function algorithmData(algorithm: Algorithm): AlgorithmData {
  const { name, title, source, needs, properties, prunes, settings, pseudocode } = algorithm;
  return { name, title, source, needs, properties, prunes, settings, pseudocode };
}

/**
 * Lists all algorithms: their requirements, when they are complete, exact and optimal (as letters, explained below the
 * table), their cost and their settings.
 */
export function algorithmTable(words: Catalogue, width: number): string {
  const used = CONDITIONS.filter((condition) =>
    ALGORITHMS.some((algorithm) => conditionsOf(algorithm.properties).includes(condition)),
  );
  const letters = (list: readonly Condition[]): string =>
    used.flatMap((condition, index) => (list.includes(condition) ? letterOf(index) : [])).join(" ");
  const rows = ALGORITHMS.map((algorithm) => {
    const { complete, exact, optimal } = algorithm.properties;
    return [
      algorithm.name,
      needsText(algorithm, words),
      letters([complete]),
      letters(exact),
      letters(optimal),
    ];
  });
  const heads = (["complete", "exact", "optimal"] as const).map((head) => words.text(`property-${head}`));
  return [
    table([words.text("answer-algorithm"), words.text("answer-needs"), ...heads], rows),
    pairs(
      used.map((condition, index) => [letterOf(index), words.text(`condition-${condition}`)]),
      width,
    ),
    pairs(
      [
        [
          words.text("answer-algorithm"),
          words.list([words.text("property-time"), words.text("property-space")], "clauses"),
        ],
        ...ALGORITHMS.map((algorithm) => costRow(algorithm, words)),
      ],
      width,
    ),
    pairs(
      [[words.text("answer-algorithm"), words.text("answer-settings")], ...ALGORITHMS.map(settingsRow)],
      width,
    ),
  ].join("\n");
}

function conditionsOf({ complete, exact, optimal }: Properties): Condition[] {
  return [complete, ...exact, ...optimal];
}

function letterOf(index: number): string {
  return String.fromCharCode(97 + index);
}

function costRow(algorithm: Algorithm, words: Catalogue): readonly [string, string] {
  const { time, space } = algorithmText(algorithm, words);
  return [algorithm.name, words.list([time, space], "clauses")];
}

function settingsRow({ name, settings }: Algorithm): readonly [string, string] {
  return [name, settings.map((setting) => `--${setting}`).join(" ")];
}

/** The requirements of an algorithm on the tree. */
function needsText({ needs }: Algorithm, words: Catalogue): string {
  const chance = words.text(needs.equalProbabilities ? "answer-equal-chances" : "answer-chance");
  const needed = [
    words.text(needs.players === "two" ? "answer-two-players" : "answer-any-players"),
    needs.kinds.includes("chance") ? chance : words.text("answer-no-chance"),
    needs.bounds ? words.text("answer-bounds") : "",
    needs.constantSum && needs.players === "any" ? words.text("answer-constant-sum") : "",
  ];
  return words.list(needed.filter((part) => part !== ""));
}

/** All details of one algorithm. */
export function algorithmCard(algorithm: Algorithm, words: Catalogue, width: number): string {
  const { title, source, pseudocode, time, space } = algorithmText(algorithm, words);
  const when = (list: readonly Condition[]): string =>
    words.list(
      list.map((condition) => words.text(`condition-${condition}`)),
      "clauses",
    );
  const { complete, exact, optimal } = algorithm.properties;
  return [
    `${title} (${source})\n`,
    `${pseudocode.map((line) => `  ${line}`).join("\n")}\n`,
    pairs(
      [
        [words.text("answer-needs"), needsText(algorithm, words)],
        [words.text("property-complete"), when([complete])],
        [words.text("property-exact"), when(exact)],
        [words.text("property-optimal"), when(optimal)],
        [words.text("property-time"), time],
        [words.text("property-space"), space],
      ],
      width,
    ),
    pairs(
      algorithm.settings.map((setting) => [`--${setting}`, words.text(`setting-${setting}.help`)]),
      width,
    ),
  ].join("\n");
}
