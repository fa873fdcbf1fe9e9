/** Pixels of the picture for one of the SVG's. */
const SCALE = 2;
/** Browsers refuse larger canvases. */
const MOST_PIXELS = 60_000_000;

/** A picture for paper is never dark: a query that no browser knows never holds. */
function forPaper(svg: string): string {
  return svg.replace("prefers-color-scheme:dark", "prefers-color-scheme:never");
}

/** Paints an SVG on white paper, at twice its size where that fits. Rejects where the browser cannot. */
export async function pngOf(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([forPaper(svg)], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / (width * height)));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("there is no canvas");
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    if (!blob) throw new Error("the canvas is too large");
    return blob;
  } finally {
    URL.revokeObjectURL(url);
  }
}
