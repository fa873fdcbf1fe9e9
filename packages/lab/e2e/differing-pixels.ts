import type { Page } from "playwright-core";

/** Width of the compared pictures in pixels. */
const WIDTH = 120;
/** Smallest visible difference of a colour channel, of 255. */
const SEEN = 60;

/**
 * The share of visibly different pixels of two pictures. Both are scaled down so that half a pixel does not count.
 *
 * @param one a PNG, as is `other`
 * @param height height of the compared pictures in pixels
 * @param part compared share of the original height, from the top
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
