import type { Message } from "@tyche/messages";
import { NUMBERS } from "../scene/captions.js";
import { LIGHT } from "../scene/palette.js";
import type { Text, XY } from "../scene/scene.js";
import { SET_COLOURS } from "../scene/set-style.js";

/** The colours of the light palette, by the names that drawings use. @param hasSets whether sets are drawn */
export function colours(hasSets = false): string {
  const { paper: _, fills, lines, ...others } = LIGHT;
  const outlines = Object.entries(lines).map(([kind, hex]) => [`${kind} line`, hex] as const);
  const sets = ["fill", "outline"].flatMap((name, i) =>
    SET_COLOURS[i]!.map((hex, index) => [`${name} c${index}`, hex] as const),
  );
  return [...Object.entries({ ...others, ...fills }), ...outlines, ...(hasSets ? sets : [])]
    .map(([name, hex]) => `\\definecolor{tyche ${name}}{HTML}{${hex.slice(1).toUpperCase()}}\n`)
    .join("");
}

/** Preamble lines with which every engine sets European letters; pdfLaTeX shows numbers of unknown characters. */
export function fontLines(strange: ReadonlySet<string> = new Set()): string[] {
  return [
    "\\ifdefined\\DeclareUnicodeCharacter",
    "  \\usepackage[T1]{fontenc}",
    "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}",
    ...[...strange].map((character) => {
      const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
      return `  \\DeclareUnicodeCharacter{${code}}{{\\tiny[U+${code}]}}`;
    }),
    "\\else",
    "  \\usepackage{fontspec}",
    // XeLaTeX and LuaLaTeX set Chinese with ctex, which finds a font; the scheme leaves the rest of the document
    // unchanged.
    ...(isChinese(strange) ? ["  \\IfFileExists{ctex.sty}{\\usepackage[UTF8,scheme=plain]{ctex}}{}"] : []),
    "\\fi",
  ];
}

function isChinese(characters: ReadonlySet<string>): boolean {
  return [...characters].some((character) => /\p{Script=Han}/u.test(character));
}

/** A document with one drawing that any LaTeX engine compiles as is. */
export function latexDocument(body: string, type: Typesetter): string {
  const fonts = type.accents || type.strange.size > 0 ? fontLines(type.strange) : [];
  return [
    ...(isChinese(type.strange) ? ["% !TEX program = xelatex"] : []),
    "\\documentclass[border=6pt]{standalone}",
    ...fonts,
    "\\usepackage{tikz}",
    "\\begin{document}",
    `${body.trimEnd()}`,
    "\\end{document}",
    "",
  ].join("\n");
}

/** Warnings about characters without a glyph; empty if all have one. */
export function glyphWarnings({ strange }: Typesetter): Message[] {
  if (strange.size === 0) return [];
  const characters = [...strange].slice(0, 5).join(" ");
  return [{ id: "note-no-glyph", values: { characters, more: Math.max(0, strange.size - 5) } }];
}

/** TeX cannot hold lengths of 16,384 points or more; a pixel is drawn as 0.75 big points. */
const MOST_PIXELS = 21_000;

export function sizeWarnings(size: XY): Message[] {
  return Math.max(...size) <= MOST_PIXELS ? [] : [{ id: "note-too-wide" }];
}

/** Characters to escape in text; mathematics between dollars is separate. */
const SPECIAL = new Map<string, string>(
  Object.entries({
    "\\": "\\textbackslash{}",
    "{": "\\{",
    "}": "\\}",
    "#": "\\#",
    $: "\\$",
    "%": "\\%",
    "&": "\\&",
    _: "\\_",
    "^": "\\textasciicircum{}",
    "~": "\\textasciitilde{}",
    "<": "\\textless{}",
    ">": "\\textgreater{}",
    "|": "\\textbar{}",
    '"': "''",
    // Braces keep these from joining with the next character into dashes and quotes.
    "`": "{`}",
    "'": "{'}",
    "-": "{-}",
    "?": "{?}",
    "!": "{!}",
    "−": "$-$",
    "≤": "$\\leq$",
    "≥": "$\\geq$",
    "≠": "$\\neq$",
    "≈": "$\\approx$",
    "∞": "$\\infty$",
    "→": "$\\to$",
    "←": "$\\leftarrow$",
    "×": "$\\times$",
    "·": "$\\cdot$",
    "…": "\\dots{}",
    "\u00a0": "~",
    "\u202f": "\\,",
    "«": "\\guillemotleft{}",
    "»": "\\guillemotright{}",
    "–": "--",
    "—": "---",
    "‘": "`",
    "’": "'",
    "“": "``",
    "”": "''",
    "€": "\\texteuro{}",
    α: "$\\alpha$",
    β: "$\\beta$",
    γ: "$\\gamma$",
    δ: "$\\delta$",
    ε: "$\\varepsilon$",
    θ: "$\\theta$",
    λ: "$\\lambda$",
    μ: "$\\mu$",
    π: "$\\pi$",
    σ: "$\\sigma$",
    Δ: "$\\Delta$",
    Σ: "$\\Sigma$",
  }),
);

/** Letters and signs in the standard LaTeX fonts: Latin-1, and Latin Extended-A with a few exceptions. */
const LATIN = /^(?![\u00adĦħĸĿŀŉŦŧſ])[¡-ſ]$/u;

/** Sets texts for LaTeX and records the characters that need more than the default font. */
export class Typesetter {
  /** Whether accented letters occur. */
  accents = false;
  /** Characters that pdfLaTeX has no glyph for. */
  readonly strange = new Set<string>();

  text(text: string): string {
    return text.replace(/[^A-Za-z0-9 ]/gu, (character) => {
      const special = SPECIAL.get(character);
      if (special !== undefined) return special;
      if (LATIN.test(character)) this.accents = true;
      else if (character > "~") this.strange.add(character);
      return character;
    });
  }

  /** Sets a text of a drawing: numbers as mathematics, values in bold, names as text. */
  marked({ role, text, number }: Pick<Text, "role" | "text" | "number">): string {
    if (role === "value") return `\\textbf{\\boldmath${math(text)}}`;
    if (NUMBERS.has(role)) return math(text);
    if (number === undefined) return this.text(text);
    const at = text.lastIndexOf(number);
    return `${this.text(text.slice(0, at))}${math(number)}${this.text(text.slice(at + number.length))}`;
  }
}

/** Numbers, signs of bounds, windows and lists of them as mathematics: "≥ −1/3" as $\geq -\frac{1}{3}$. */
export function math(text: string): string {
  const set = text
    .replace(/\d+(?:\/(\d+))?/g, (number, below?: string) =>
      below === undefined ? number : `\\frac{${number.slice(0, -below.length - 1)}}{${below}}`,
    )
    .replace(/([≥≤≈]) ?/g, (_, sign: string) => `${SPECIAL.get(sign)!.slice(1, -1)} `)
    .replaceAll("−", "-")
    .replaceAll("∞", "\\infty")
    .replaceAll("…", "\\dots")
    .replaceAll("α", "\\alpha")
    .replaceAll("β", "\\beta");
  return `$${set}$`;
}
