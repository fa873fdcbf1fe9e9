/** Decodes a file embedded as text (tools/embed-weights.js). */
export function embeddedFile(text: string): Uint8Array {
  const characters = atob(text);
  // A loop: an iterator takes ten times as long on files of several megabytes.
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}
