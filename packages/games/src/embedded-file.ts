/** The bytes of a file that was embedded as text (tools/embed-weights.js). */
export function embeddedFile(text: string): Uint8Array {
  const characters = atob(text);
  // A loop: files of some megabytes take ten times as long through an iterator.
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}
