// Makes docs/images/lab-steps.gif: the built Lab, embedded, in a real Chromium, stepping through Star1 on its initial tree.
//
//     npm run build && node tools/moving-picture.js      CHROMIUM_PATH sets the browser
import { writeFileSync } from "node:fs";
import gifenc from "gifenc";
import { chromium } from "playwright-core";
import { serveFolder } from "tyche/parts";
import { chromiumPath } from "./release/page.js";

const { GIFEncoder, applyPalette, quantize } = gifenc;
const LAB = "packages/lab/dist";
const OUT = "docs/images/lab-steps.gif";
const SIZE = { width: 820, height: 600 };
/** Duration of a step in milliseconds; steps that cut a branch, and the last, take longer. */
const SHORT = 500;
const LONG = 2600;
const COLOURS = 64;
/** Number of steps skipped at the beginning, to keep the picture short. */
const FROM = 14;
const server = await serveFolder(LAB, 0, "127.0.0.1");
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  const page = await browser.newPage({
    viewport: SIZE,
    colorScheme: "light",
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  // The Lab's content security policy does not allow reading pictures, so a separate page does it.
  const reader = await browser.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/?embed`);
  await page.getByRole("button", { name: "First step" }).click();
  for (let step = 0; step < FROM; step++) await page.getByRole("button", { name: "Forward" }).click();
  const frames = [];
  for (let isLast = false; !isLast; ) {
    await page.mouse.move(0, 0);
    await page.waitForTimeout(80);
    const sentence = await page.locator("[part=sentence]").innerText();
    const [step, steps] = (await page.locator("output").innerText()).match(/\d+/g);
    isLast = step === steps;
    const { pixels, width, height } = await pixelsOf(reader, await page.screenshot());
    frames.push({ pixels, width, height, delay: isLast || sentence.includes("skipped") ? LONG : SHORT });
    if (!isLast) await page.getByRole("button", { name: "Forward" }).click();
  }
  const gif = gifOf(frames);
  writeFileSync(OUT, gif);
  console.log(`${OUT}: ${frames.length} frames, ${(gif.length / 1e3).toFixed(0)} kB`);
} finally {
  await browser.close();
  server.close();
}

/** Red, green, blue and alpha values of a picture. */
async function pixelsOf(reader, png) {
  const { data, width, height } = await reader.evaluate(async (encoded) => {
    const blob = await (await fetch(`data:image/png;base64,${encoded}`)).blob();
    const bitmap = await createImageBitmap(blob);
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
    context.drawImage(bitmap, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let text = "";
    for (let i = 0; i < data.length; i += 32768) text += String.fromCharCode(...data.subarray(i, i + 32768));
    return { data: btoa(text), width, height };
  }, png.toString("base64"));
  return { pixels: new Uint8ClampedArray(Buffer.from(data, "base64")), width, height };
}

/** One palette for all frames; every frame but the first contains only the changes, and is transparent elsewhere. */
function gifOf(frames) {
  const gif = GIFEncoder();
  const palette = quantize(frames.at(-1).pixels, COLOURS - 1);
  palette.push([0, 0, 0]);
  const clear = palette.length - 1;
  let before;
  for (const { pixels, width, height, delay } of frames) {
    const indices = applyPalette(pixels, palette.slice(0, clear));
    const changed = before ? indices.map((index, i) => (index === before[i] ? clear : index)) : indices;
    gif.writeFrame(changed, width, height, {
      palette: before ? undefined : palette,
      delay,
      transparent: before !== undefined,
      transparentIndex: clear,
      dispose: 1,
    });
    before = indices;
  }
  gif.finish();
  return gif.bytes();
}
