/** The bytes of a model that was embedded as text (tools/embed-weights.js). */
export function embeddedModel(text: string): Uint8Array {
  const characters = atob(text);
  // A loop: models of some megabytes take ten times as long through an iterator.
  const bytes = new Uint8Array(characters.length);
  for (let i = 0; i < bytes.length; i++) bytes[i] = characters.charCodeAt(i);
  return bytes;
}
