import type { Caption } from "../picture/picture.js";

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

  /** Sets a caption: values and windows as mathematics, names as text. */
  caption({ says, text, number }: Caption): string {
    if (says === "value" || says === "window") return math(text);
    if (number === undefined) return this.text(text);
    return `${this.text(text.slice(0, text.length - number.length))}${math(number)}`;
  }
}

/** Numbers, signs of bounds, windows and lists of them as mathematics: "≥ −1/3" as $\geq -\frac{1}{3}$. */
export function math(text: string): string {
  const set = text
    .replace(/\d+(?:\/(\d+))?/g, (number, below?: string) =>
      below === undefined ? number : `\\frac{${number.slice(0, -below.length - 1)}}{${below}}`,
    )
    .replace(/≥ ?/g, "\\geq ")
    .replace(/≤ ?/g, "\\leq ")
    .replaceAll("−", "-")
    .replaceAll("∞", "\\infty")
    .replaceAll("…", "\\dots")
    .replaceAll("α", "\\alpha")
    .replaceAll("β", "\\beta");
  return `$${set}$`;
}
