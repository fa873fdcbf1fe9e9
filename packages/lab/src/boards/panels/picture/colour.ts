/** A colour in the notation that every program reads, and its opacity. */
export interface Colour {
  /** "#1a2b3c" */
  readonly hex: string;
  /** From 0 to 1. */
  readonly opacity: number;
}

const NUMBERS = /-?[\d.]+(?:e-?\d+)?%?/g;

/**
 * Parses a computed colour: `rgb(1, 2, 3)`, `rgba(1, 2, 3, 0.5)`, `color(srgb 0.1 0.2 0.3 / 0.5)`, `oklab(0.8 0.1
 * 0.05)`, or "#123456".
 *
 * @returns undefined for anything else
 */
export function colourOf(computed: string): Colour | undefined {
  if (computed === "transparent") return { hex: "#000000", opacity: 0 };
  if (/^#[\da-f]{6}$/i.test(computed)) return { hex: computed, opacity: 1 };
  const [, space] = /^(rgb|rgba|color|oklab)\(/.exec(computed) ?? [];
  if (space === undefined || (space === "color" && !computed.startsWith("color(srgb "))) return undefined;
  const [one, two, three, alpha = 1] = (computed.replace("srgb", "").match(NUMBERS) ?? []).map((text) =>
    text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : Number(text),
  );
  if (one === undefined || two === undefined || three === undefined) return undefined;
  const parts = [one, two, three] as const;
  const shares =
    space === "oklab" ? fromOklab(parts) : space === "color" ? parts : parts.map((part) => part / 255);
  const hex = shares
    .map((part) => Math.round(255 * Math.min(1, Math.max(0, part))))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("");
  return { hex: `#${hex}`, opacity: alpha };
}

/**
 * Red, green and blue in sRGB, by the matrices of B. Ottosson, "A perceptual color space for image processing" (2020).
 */
function fromOklab([light, a, b]: readonly [number, number, number]): readonly number[] {
  const long = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ].map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055));
}
