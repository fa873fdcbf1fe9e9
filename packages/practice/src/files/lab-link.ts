import { deflateSync, strToU8 } from "fflate";
import type { ExerciseSpec } from "../exercises/exercise.js";
import { base64 } from "./moodle.js";

/** How the answers to the exercises of a link are handed in: an exam, without hints and key. */
export interface LinkedExam {
  readonly title: string;
  /** The key that signs the answers (`handInKey`); empty for none. */
  readonly key: string;
  /** The time limit in minutes, and how often the answers can be saved; none by default. */
  readonly minutes?: number | undefined;
  readonly tries?: number | undefined;
}

/** A tree for the Lab's other pages: links contain one. */
const TREE = "[[3,12,8],[2,4,6],[14,5,2]]";

/**
 * The fragment of the Lab's address that opens exercises, without "#": version 1 of its links (README of @tyche/lab).
 *
 * @param exam if the answers are handed in
 */
export function labFragment(exercises: readonly ExerciseSpec[], exam?: LinkedExam): string {
  const rows = exercises.map(({ template, level, seed, notation, ties, fail, tree, bounds = [] }) => [
    template,
    String(level),
    seed,
    notation,
    ties,
    fail,
    ...(tree === undefined ? [] : [tree, ...bounds]),
  ]);
  const limits = { ...(exam?.minutes && { m: exam.minutes }), ...(exam?.tries && { n: exam.tries }) };
  const handIn = exam && { t: exam.title, ...(exam.key !== "" && { k: exam.key }), ...limits };
  const packed = { t: TREE, a: {}, p: "practise", e: handIn ? [...rows, handIn] : rows };
  const bytes = deflateSync(strToU8(JSON.stringify(packed)), { level: 9 });
  return `1.${base64(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
}
