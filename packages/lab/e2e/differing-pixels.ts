import type { Page } from "playwright-core";

/** Pixels across that are compared. */
const WIDTH = 120;
/** Of 255: less than this no eye minds. */
const SEEN = 60;

/**
 * Which share of two pictures differs to the eye, both drawn so small that half a pixel does not count.
 *
 * @param one a PNG, as is `other`
 * @param height pixels down that are compared
 * @param part how much of their height that is, from the top
 */
export function differingPixels(
  page: Page,
  one: Buffer,
  other: Buffer,
  height: number,
  part = 1,
): Promise<number> {
  return page.evaluate(
    async ([sources, width, height, part, seen]) => {
      const pixels = async (source: string): Promise<Uint8ClampedArray> => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const context = new OffscreenCanvas(width, height).getContext("2d")!;
        context.imageSmoothingQuality = "high";
        context.drawImage(image, 0, 0, image.width, image.height * part, 0, 0, width, height);
        return context.getImageData(0, 0, width, height).data;
      };
      const [a, b] = await Promise.all(sources.map(pixels));
      return a!.filter((value, at) => Math.abs(value - b![at]!) > seen).length / a!.length;
    },
    [
      [one, other].map((image) => `data:image/png;base64,${image.toString("base64")}`),
      WIDTH,
      height,
      part,
      SEEN,
    ] as const,
  );
}
