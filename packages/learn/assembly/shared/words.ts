/** Bytes per entry of a sparse input or of a row: the feature (u32), and its value (f32). */
export const ENTRY: usize = 8;

// @ts-expect-error: decorator
@inline export function word(at: usize): usize {
  return <usize>load<u32>(at);
}
