import { englishTexts } from "@tyche/engine/errors";
import { Catalogue } from "@tyche/messages";
import {
  type Document,
  endsInEstimates,
  formatExact,
  formatShort,
  nameOf,
  type Tree,
  writeTree,
} from "@tyche/trees";
import {
  type Equilibrium,
  equilibrium,
  equilibriumDrawing,
  isUnsolvable,
  placeName,
  type Unsolvable,
  unsolvableError,
} from "@tyche/trees/analysis";
import { certified, type Saved, saveCertificate, sha256 } from "../certificate/save.js";
import {
  EQUILIBRIUM_OPTION_NAMES,
  EQUILIBRIUM_OPTIONS,
  type WrittenEquilibrium,
} from "../exact/equilibrium-options.js";
import { GAME_NAMES, gameOptionKeys, optionsOfGames, type WrittenGame } from "../games/options.js";
import { refuseIdle } from "../io/idle.js";
import { type Io, write } from "../io/io.js";
import type { OptionRows, OptionValues } from "../io/options.js";
import { writeOut } from "../io/save-file.js";
import { pairs, table, wrap } from "../io/table.js";
import { terminalOf } from "../io/terminal.js";
import { ANSWER_OPTIONS, type AnswerOptions, readAnswerFormat } from "../trees/answer-options.js";
import { parseDocument, readText, TREE_INPUT, type WrittenReading } from "../trees/problem.js";
import { type Examples, registers } from "./command.js";

const texts = englishTexts({
  "option-for-tree": "{option} is for a tree, not for --game",
  "option-of-game": "{option} is for a game: name one, or the file of one",
});

const OPTIONS = [["--certificate <FILE>", "help-certificate"]] as const satisfies OptionRows;

type Options = OptionValues<typeof OPTIONS> &
  WrittenReading &
  AnswerOptions &
  WrittenGame &
  WrittenEquilibrium;

const PENNIES = `'{"max":[{"set":"B","min":[1,-1]},{"set":"B","min":[-1,1]}]}'`;

export const examples: Examples = {
  "example-equilibrium": `tyche equilibrium ${PENNIES}`,
  "example-equilibrium-svg": `tyche equilibrium ${PENNIES} --to svg --out pennies.svg`,
  "example-equilibrium-game": "tyche equilibrium rock-paper-scissors --rounds 1",
  "example-equilibrium-exact": "tyche equilibrium hidden-coin --variant asked --method sequence-form",
};

export const register = registers(
  [...TREE_INPUT, [["--json", "help-json"]], ANSWER_OPTIONS, EQUILIBRIUM_OPTIONS, OPTIONS, optionsOfGames()],
  act,
);

async function act(file: string | undefined, options: Options, io: Io): Promise<void> {
  const format = readAnswerFormat(options);
  if (file !== undefined && isGame(file)) {
    refuseIdle(options, ["format", "root"], (option) => texts.phrase("option-for-tree", { option }));
    const { actOnGame } = await import("../exact/equilibrium.js");
    await actOnGame(file, { ...options, format: undefined, to: format }, io);
    return;
  }
  refuseIdle(options, [...EQUILIBRIUM_OPTION_NAMES, ...gameOptionKeys()], (option) =>
    texts.phrase("option-of-game", { option }),
  );
  const { tree, title } = parseDocument(await readText(file, io), options);
  const { linearSolver } = await import("../exact/linear-solver.js");
  const found = equilibrium(tree, await linearSolver());
  const { certificate } = options;
  const proof = certificate === undefined ? undefined : await proofIn(certificate, tree, found);
  if (options.json)
    await write(io.stdout, `${JSON.stringify({ ...answerOf(tree, found), ...proof?.members })}\n`);
  else await print(found, { tree, title }, { ...options, format }, io);
  if (isUnsolvable(found)) throw unsolvableError(found);
  if (proof?.problem) throw proof.problem;
}

async function proofIn(file: string, tree: Tree, found: Equilibrium | Unsolvable): Promise<Saved> {
  const { equilibriumCertificate } = await import("@tyche/trees/certificate");
  const write = (): string => {
    if (isUnsolvable(found)) throw unsolvableError(found);
    const strategies = found.behaviours.map(({ place: { player, name, nodes }, probabilities }) => {
      return { player, set: name, node: nodes[0]!.id, probabilities };
    });
    return equilibriumCertificate(tree, strategies, sha256);
  };
  return saveCertificate(file, certified(write));
}

/** Whether the argument is a game, and not a tree: its name, or a file of rules. */
function isGame(file: string): boolean {
  return GAME_NAMES.includes(file.toLowerCase()) || /\.[cm]?[jt]s$/i.test(file);
}

async function print(
  found: Equilibrium | Unsolvable,
  { tree, title }: Pick<Document, "tree" | "title">,
  { format, out }: Options & { readonly format: ReturnType<typeof readAnswerFormat> },
  io: Io,
): Promise<void> {
  const words = await new Catalogue(io.language).load("drawing", "tree-reports");
  const terminal = terminalOf(io.stdout, io.env);
  const drawing = isUnsolvable(found) ? { tree } : equilibriumDrawing(tree, found);
  const solution = "solution" in drawing ? drawing.solution : undefined;
  const { text } = writeTree(drawing.tree, format ?? "text", {
    solution,
    title,
    words,
    ...(out === undefined ? terminal : {}),
  });
  await writeOut(text, out, io);
  if (format !== undefined || isUnsolvable(found)) return;
  await write(io.stdout, `\n${summary(tree, found, words, terminal.width)}\n`);
}

function summary(tree: Tree, found: Equilibrium, words: Catalogue, width: number): string {
  const rows = found.behaviours.map(({ place, probabilities, reached }) => {
    const { actions } = place.nodes[0]!;
    const shares = probabilities.map((p, i) => `${actions?.[i] || i + 1} ${formatShort(p)}`);
    return [
      String(place.player),
      placeName(tree, place),
      shares.join(", "),
      reached ? "" : words.text("equilibrium-unreached"),
    ];
  });
  const head = pairs(
    [
      [words.text("equilibrium-value"), formatShort(found.value)],
      [words.text("equilibrium-gap"), formatShort(found.gap)],
    ],
    width,
  );
  const notes = [
    words.text("equilibrium-found"),
    found.gap.n === 0n && !endsInEstimates(tree)
      ? words.text("equilibrium-no-gap")
      : words.text("equilibrium-gap-of", { gap: formatShort(found.gap) }),
    ...(found.behaviours.some(({ reached }) => !reached) ? [words.text("equilibrium-unreached-means")] : []),
  ];
  const behaviours = table(
    [
      words.text("equilibrium-player"),
      words.text("equilibrium-where"),
      words.text("equilibrium-behaviour"),
      "",
    ],
    rows,
  );
  if (endsInEstimates(tree)) notes.push(words.text("tree-ends-in-estimates"));
  if (head.includes("≈") || behaviours.includes("≈")) notes.push(words.text("equilibrium-rounded"));
  return `${head}\n${behaviours}\n${notes.flatMap((note) => wrap(note, width)).join("\n")}`;
}

function answerOf(tree: Tree, found: Equilibrium | Unsolvable) {
  if (isUnsolvable(found)) {
    const { id, values = {}, message } = unsolvableError(found);
    return {
      value: null,
      reason: found.type,
      sentence: `Not solved: ${message}.`,
      problem: { id, values },
    };
  }
  return {
    value: formatExact(found.value),
    number: found.value.toNumber(),
    low: formatExact(found.low),
    high: formatExact(found.high),
    gap: formatExact(found.gap),
    exact: found.gap.n === 0n && !endsInEstimates(tree),
    places: found.behaviours.map(({ place, probabilities, reached }) => ({
      player: place.player,
      set: place.name ?? null,
      nodes: place.nodes.map(({ id }) => id),
      names: place.nodes.map(({ id }) => nameOf(tree, id)),
      actions: place.nodes[0]!.children.map((_, i) => place.nodes[0]!.actions?.[i] ?? null),
      probabilities: probabilities.map(formatExact),
      reached,
    })),
  };
}
