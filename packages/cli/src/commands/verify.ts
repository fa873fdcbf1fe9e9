import { Catalogue } from "@tyche/messages";
import { loadGame } from "@tyche/registry";
import { formatExact, unfoldStart, type Value } from "@tyche/trees";
import {
  CertificateError,
  checkCertificate,
  type NamedRules,
  nameOfTree,
  type Proof,
} from "@tyche/trees/certificate";
import { compareWithRules } from "../certificate/rules.js";
import { hashOfFile, MOST_NODES, sha256 } from "../certificate/save.js";
import { GAME_NAMES, readGame } from "../games/options.js";
import { UsageError, VerdictError } from "../io/errors.js";
import { decode, readInputBytes } from "../io/input.js";
import { type Io, write } from "../io/io.js";
import { argument, type OptionRows, type OptionValues } from "../io/options.js";
import { parseDocument, READ_OPTIONS, readText, type WrittenReading } from "../trees/problem.js";
import { type Examples, registers } from "./command.js";

const OPTIONS = [["--json", "help-json"]] as const satisfies OptionRows;

type Options = WrittenReading & OptionValues<typeof OPTIONS>;

export const examples: Examples = {
  "example-verify-tree":
    "tyche solve '[[3,12,8],[2,4,6],[14,5,2]]' -a alpha-beta --certificate proof.jsonl && tyche verify proof.jsonl '[[3,12,8],[2,4,6],[14,5,2]]'",
  "example-verify-game": "tyche exact pig --target 5 --certificate pig.jsonl && tyche verify pig.jsonl",
};

export const register = registers(
  [
    argument("<certificate>", "help-verify-file"),
    argument("[input]", "help-verify-input"),
    READ_OPTIONS,
    OPTIONS,
  ],
  act,
);

/** How the rules of a game were compared: with nothing, with the listed states, or with the start of the game too. */
type Rules = "listed" | "compared" | "from-start";

async function act(file: string, input: string | undefined, options: Options, io: Io): Promise<void> {
  const { bytes, name = "-" } = await readInputBytes(file, io);
  const text = decode(bytes, name);
  const own = input !== undefined && /\.[cm]?[jt]s$/i.test(input) ? input : undefined;
  const tree =
    input === undefined || own ? undefined : parseDocument(await readText(input, io), options).tree;
  try {
    const proof = checkCertificate(text, sha256, tree);
    const rules = "rules" in proof && proof.rules ? await compared(proof, proof.rules, own) : undefined;
    await write(
      io.stdout,
      options.json ? `${JSON.stringify(dataOf(proof, rules))}\n` : await said(proof, rules, io),
    );
  } catch (error) {
    if (!(error instanceof CertificateError)) throw error;
    const { id, values, message, line } = error;
    if (id === "certificate-no-tree") throw new UsageError(id, values, message);
    const reason = { id, values, message };
    if (options.json) await write(io.stdout, `${JSON.stringify({ proved: false, line, reason: message })}\n`);
    throw new VerdictError("verify-refused", { line, reason }, `not proved: line ${line}: ${message}`);
  }
}

/** Compares a proof with the rules of the game that it names, if they are at hand. */
async function compared(
  proof: Proof,
  { game: name, options, rules }: NamedRules,
  own: string | undefined,
): Promise<Rules> {
  if (own === undefined && (rules !== undefined || !GAME_NAMES.includes(name))) return "listed";
  // Options from a certificate must not name files, as those of the command line may.
  const { game } = await (own === undefined ? loadGame(name, options) : readGame(own, {})).catch(() => {
    throw new CertificateError(1, "rules", { state: name });
  });
  if (game.name !== name || (own !== undefined && rules !== hashOfFile(own)))
    throw new CertificateError(1, "rules", { state: name });
  if (proof.kind === "graph") return compareWithRules(proof, game) ? "from-start" : "compared";
  const tree = unfoldStart(game, Number.POSITIVE_INFINITY, { most: MOST_NODES });
  const isSame = proof.kind === "equilibrium" && proof.tree === nameOfTree(tree, sha256);
  if (!isSame) throw new CertificateError(1, "rules-tree", {});
  return "from-start";
}

function dataOf(proof: Proof, rules: Rules | undefined): object {
  const { kind } = proof;
  const start = { proved: true, kind };
  if (kind === "tree") {
    const { model, bound, value, best } = proof;
    return { ...start, model, bound, value: value.map(formatExact), best };
  }
  const interval = { ...start, low: formatExact(proof.low), high: formatExact(proof.high) };
  if (kind === "equilibrium") return { ...interval, game: proof.rules?.game, rules };
  const { best, states, bounds, endless, start: from } = proof;
  return {
    ...interval,
    ...{ game: proof.rules.game, options: proof.rules.options, rules, start: from.map(({ to }) => to), best },
    ...{
      states: states.size,
      open: openIn(proof),
      bounds: bounds.map(formatExact),
      endless: endless.map(formatExact),
    },
  };
}

function openIn({ states }: Proof & { readonly kind: "graph" }): number {
  return [...states.values()].filter(({ turn }) => turn === "open").length;
}

/** A value for people: a long fraction also as a decimal. */
function shown(value: Value): string {
  const text = formatExact(value);
  return text.length < 8 ? text : `${text} ≈ ${Number(value.toNumber().toPrecision(12))}`;
}

/** What is proved, and a line for every assumption that is left. */
async function said(proof: Proof, rules: Rules | undefined, io: Io): Promise<string> {
  const words = await new Catalogue(io.language).load("answers");
  if (proof.kind === "tree") {
    const { bound, model, value, best } = proof;
    const text = words.text("answers-verify-tree", {
      bound,
      model,
      value: value.map(shown).join(", "),
    });
    const children = best.map((child) => String(child + 1));
    return `${text}\n${best.length > 0 ? `${words.text("answers-verify-best", { best: words.list(children) })}\n` : ""}`;
  }
  const [low, high] = [shown(proof.low), shown(proof.high)];
  const lines = [words.text("answers-verify-interval", { isExact: low === high ? "yes" : "no", low, high })];
  if (proof.kind === "graph") {
    const { best, bounds, endless, start } = proof;
    const from = start.length === 1 ? start[0]!.to : String(start.length);
    const open = openIn(proof);
    const texts = [...endless, ...bounds].map(formatExact);
    if (best.length > 0) lines.push(words.text("answers-verify-best", { best: words.list(best) }));
    lines.push(words.text("answers-verify-start", { from, several: start.length === 1 ? "no" : "yes" }));
    if (texts[0] !== texts[2] || texts[1] !== texts[3])
      lines.push(words.text("answers-verify-endless", { low: texts[0]!, high: texts[1]! }));
    if (open > 0) lines.push(words.text("answers-verify-open", { open, low: texts[2]!, high: texts[3]! }));
  }
  if (rules) lines.push(words.text("answers-verify-rules", { rules, game: proof.rules!.game }));
  return `${lines.join("\n")}\n`;
}
