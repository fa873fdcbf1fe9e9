import type { Caption, Picture } from "./picture.js";

/** A text is set as text, or as mathematics between dollars. */
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
    // In braces these do not join to dashes and quotes with what follows.
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
    "…": "\\dots{}",
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

/** Letters and signs that the fonts of every LaTeX have: Latin-1, and Latin Extended-A but for a few. */
const LATIN = /^(?![\u00adĦħĸĿŀŉŦŧſ])[¡-ſ]$/u;

/** Sets texts for LaTeX and keeps account of the characters that need more than its first font. */
export class Typesetter {
  /** Whether letters with accents occur. */
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

  /** A caption: values and windows as mathematics, names as text. */
  caption({ says, text, number }: Caption): string {
    if (says === "value" || says === "window") return math(text);
    if (number === undefined) return this.text(text);
    return `${this.text(text.slice(0, text.length - number.length))}${math(number)}`;
  }
}

/** Numbers, signs of bounds and lists of them: "≥ −1/3" as $\geq -\frac{1}{3}$. */
function math(text: string): string {
  const set = text
    .replace(/(\d+)\/(\d+)/g, "\\frac{$1}{$2}")
    .replaceAll("≥", "\\geq")
    .replaceAll("≤", "\\leq")
    .replaceAll("−", "-")
    .replaceAll("∞", "\\infty")
    .replaceAll("…", "\\dots");
  return `$${set}$`;
}

/** Colours of the light palette by the names that drawings use. */
const COLOURS = {
  ink: "1B1F24",
  line: "4A525C",
  faded: "6B7280",
  chosen: "0B5CAD",
  cut: "B3261E",
  max: "DCEBFB",
  min: "FDE6DC",
  chance: "FDF3CF",
  player: "EBE3F9",
  leaf: "FFFFFF",
};

export function colours(): string {
  return Object.entries(COLOURS)
    .map(([name, hex]) => `\\definecolor{tyche ${name}}{HTML}{${hex}}\n`)
    .join("");
}

/** A document of one drawing that any LaTeX compiles as it is. */
export function latexDocument(body: string, preamble: readonly string[], type: Typesetter): string {
  const fonts =
    type.accents || type.strange.size > 0
      ? [
          "\\ifdefined\\DeclareUnicodeCharacter",
          "  \\usepackage[T1]{fontenc}",
          "  \\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}",
          ...[...type.strange].map((character) => {
            const code = character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0");
            return `  \\DeclareUnicodeCharacter{${code}}{{\\tiny[U+${code}]}}`;
          }),
          "\\else",
          "  \\usepackage{fontspec}",
          "\\fi",
        ]
      : [];
  return [
    "\\documentclass[border=6pt]{standalone}",
    ...fonts,
    ...preamble,
    "\\begin{document}",
    `${body.trimEnd()}`,
    "\\end{document}",
    "",
  ].join("\n");
}

/** A sentence about characters without a glyph; nothing where all have one. */
export function glyphWarnings({ strange }: Typesetter): string[] {
  if (strange.size === 0) return [];
  const some = [...strange].slice(0, 5).join(" ");
  const more = strange.size > 5 ? ` and ${strange.size - 5} more` : "";
  return [
    `pdfLaTeX has no glyph for ${some}${more}: compile by LuaLaTeX or XeLaTeX, with a font that has one`,
  ];
}

/** TeX holds no length of 16,384 points or more; a pixel is drawn as 0.75 big points. */
const MOST_PIXELS = 21_000;

export function sizeWarnings({ width, height }: Picture): string[] {
  if (Math.max(width, height) <= MOST_PIXELS) return [];
  return ["the drawing is more than 5 metres wide or high, which TeX cannot hold: draw less of the tree"];
}
