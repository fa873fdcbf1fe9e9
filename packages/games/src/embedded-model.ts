/** The bytes of a model that was embedded as text (tools/embed-weights.js). */
export function embeddedModel(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
