/** A bar with a gain to the right of the centre, a loss to the left. @param share from -1 to 1 */
export function DifferenceBar({ share }: { readonly share: number }) {
  const size = `${50 * Math.min(1, Math.abs(share))}%`;
  return (
    <span className="boards-difference-bar" aria-hidden="true">
      <span className={share < 0 ? "less" : "more"} style={{ inlineSize: size }} />
    </span>
  );
}
