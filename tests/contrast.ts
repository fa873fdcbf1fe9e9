/**
 * Contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it.
 *
 * @param one as "#1a2b3c" or "rgb(1, 2, 3)"
 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance, 0 to 1. */
function luminance(colour: string): number {
  const parts = colour.startsWith("#")
    ? colour.match(/[\da-f]{2}/gi)!.map((part) => Number.parseInt(part, 16))
    : colour.match(/[\d.]+/g)!.map(Number);
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
