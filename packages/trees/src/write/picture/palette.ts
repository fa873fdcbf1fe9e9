/** Colours with a contrast of at least 4.5 to 1 for text and 3 to 1 for lines. */
export const LIGHT = {
  paper: "#ffffff",
  ink: "#1b1f24",
  line: "#4a525c",
  faded: "#6b7280",
  chosen: "#0b5cad",
  cut: "#b3261e",
  fills: { max: "#dcebfb", min: "#fde6dc", chance: "#fdf3cf", player: "#ebe3f9", leaf: "#ffffff" },
};

/** The colours of a picture. */
export type Palette = typeof LIGHT;

export const DARK: Palette = {
  paper: "#14181d",
  ink: "#f1f3f5",
  line: "#aab2bd",
  faded: "#98a1ad",
  chosen: "#7dc0ff",
  cut: "#ff8a80",
  fills: { max: "#1d3857", min: "#54301f", chance: "#4a3f14", player: "#3b2d5c", leaf: "#14181d" },
};
