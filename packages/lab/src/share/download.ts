/** Saves a file through the browser. */
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
