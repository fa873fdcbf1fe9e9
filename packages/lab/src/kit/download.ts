export function download(
  name: string,
  content: string | Blob | Uint8Array<ArrayBuffer>,
  type = "text/plain",
): void {
  const blob = content instanceof Blob ? content : new Blob([content], { type: `${type};charset=utf-8` });
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  window.setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A file name made from a title: letters, digits and dashes. */
export function fileName(title: string, extension: string): string {
  const base = title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60);
  return `${base || "tree"}.${extension}`;
}

export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Pixels per pixel of the SVG. */
const SCALE = 2;
/** Largest canvas: browsers refuse larger ones. */
const MOST_PIXELS = 60_000_000;

/** Renders an SVG on white, at twice its size if that fits. Rejects if the browser cannot. */
export async function pngOf(svg: string): Promise<Blob> {
  // Disables dark mode for a printable picture, with a media query that never matches.
  const forPaper = svg.replace("prefers-color-scheme:dark", "prefers-color-scheme:never");
  const url = URL.createObjectURL(new Blob([forPaper], { type: "image/svg+xml" }));
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
