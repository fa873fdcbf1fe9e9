import {
  ALGORITHMS,
  type Algorithm,
  CATALOGUES,
  CONDITIONS,
  type Condition,
  clauses,
  type Language,
  listed,
  type Properties,
} from "@tyche/trees";
import { costIn, pseudocodeIn, sourceIn, titleIn } from "@tyche/trees/pseudocode";
import { pairs, table } from "../io/table.js";
import { TOLD } from "./told.js";
import { WORDS } from "./words.js";

/** An algorithm as data, for `tyche solve --list --json`. */
export type AlgorithmData = Omit<Algorithm, "lines" | "start">;

export function algorithmData(algorithm: Algorithm): AlgorithmData {
  const { name, title, source, needs, properties, prunes, settings, pseudocode } = algorithm;
  return { name, title, source, needs, properties, prunes, settings, pseudocode };
}

/**
 * All algorithms: what they need, under which conditions they are complete, exact and optimal (letters, spelled out
 * below), what they cost and which settings they have.
 */
export function algorithmTable(language: Language, width: number): string {
  const { properties, conditions } = CATALOGUES[language];
  const words = WORDS[language];
  const used = CONDITIONS.filter((condition) =>
    ALGORITHMS.some((algorithm) => conditionsOf(algorithm.properties).includes(condition)),
  );
  const letters = (list: readonly Condition[]): string =>
    used.flatMap((condition, index) => (list.includes(condition) ? letterOf(index) : [])).join(" ");
  const rows = ALGORITHMS.map((algorithm) => {
    const { complete, exact, optimal } = algorithm.properties;
    return [
      algorithm.name,
      needsText(algorithm, language),
      letters([complete]),
      letters(exact),
      letters(optimal),
    ];
  });
  const heads = (["complete", "exact", "optimal"] as const).map((head) => properties[head].name);
  return [
    table([words.algorithm, words.needs, ...heads], rows),
    pairs(
      used.map((condition, index) => [letterOf(index), conditions[condition]]),
      width,
    ),
    pairs(
      [
        [words.algorithm, clauses([properties.time.name, properties.space.name], language)],
        ...ALGORITHMS.map((algorithm) => costRow(algorithm, language)),
      ],
      width,
    ),
    pairs([[words.algorithm, words.settings], ...ALGORITHMS.map(settingsRow)], width),
  ].join("\n");
}

function conditionsOf({ complete, exact, optimal }: Properties): Condition[] {
  return [complete, ...exact, ...optimal];
}

function letterOf(index: number): string {
  return String.fromCharCode(97 + index);
}

function costRow({ name, properties }: Algorithm, language: Language): readonly [string, string] {
  const told = TOLD[language];
  return [name, clauses([costIn(properties.time, told), costIn(properties.space, told)], language)];
}

function settingsRow({ name, settings }: Algorithm): readonly [string, string] {
  return [name, settings.map((setting) => `--${setting}`).join(" ")];
}

/** What an algorithm must find in a tree. */
function needsText({ needs }: Algorithm, language: Language): string {
  const words = WORDS[language];
  const chance = needs.equalProbabilities ? words.equalChances : words.chance;
  const needed = [
    needs.players === "two" ? words.twoPlayers : words.anyPlayers,
    needs.kinds.includes("chance") ? chance : words.noChance,
    needs.bounds ? words.bounds : "",
    needs.constantSum && needs.players === "any" ? words.constantSum : "",
  ];
  return listed(
    needed.filter((part) => part !== ""),
    language,
  );
}

/** One algorithm in full. */
export function algorithmCard(algorithm: Algorithm, language: Language, width: number): string {
  const told = TOLD[language];
  const { properties, conditions, settings } = CATALOGUES[language];
  const when = (list: readonly Condition[]): string =>
    clauses(
      list.map((condition) => conditions[condition]),
      language,
    );
  const { complete, exact, optimal, time, space } = algorithm.properties;
  return [
    `${titleIn(algorithm, told)} (${sourceIn(algorithm, told)})\n`,
    `${pseudocodeIn(algorithm, told)
      .map((line) => `  ${line}`)
      .join("\n")}\n`,
    pairs(
      [
        [WORDS[language].needs, needsText(algorithm, language)],
        [properties.complete.name, when([complete])],
        [properties.exact.name, when(exact)],
        [properties.optimal.name, when(optimal)],
        [properties.time.name, costIn(time, told)],
        [properties.space.name, costIn(space, told)],
      ],
      width,
    ),
    pairs(
      algorithm.settings.map((setting) => [`--${setting}`, settings[setting].help]),
      width,
    ),
  ].join("\n");
}
