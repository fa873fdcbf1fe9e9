/** Colours with a contrast of at least 4.5 to 1 for text and 3 to 1 for lines. */
export const LIGHT = {
  paper: "#fffefb",
  ink: "#182032",
  line: "#6b7588",
  faded: "#545d70",
  chosen: "#0a5a6b",
  cut: "#b3261e",
  /** Behind what a number line explains, and behind the line. */
  light: "#eaf3f3",
  fills: { max: "#d3e6fc", min: "#fde0d1", chance: "#fceeb9", player: "#ebe3f9", leaf: "#fffefb" },
  lines: { max: "#1c5aa3", min: "#a8431a", chance: "#7d5a00", player: "#6a3fae", leaf: "#6b7588" },
};

/** The colours of a picture. */
export type Palette = typeof LIGHT;

/** The same on a dark ground. */
export const DARK: Palette = {
  paper: "#131a24",
  ink: "#eef1f6",
  line: "#8b97aa",
  faded: "#a9b3c3",
  chosen: "#62cddd",
  cut: "#ff8f85",
  light: "#1b2c38",
  fills: { max: "#1d3b5e", min: "#58301d", chance: "#4b3f12", player: "#3b2d5c", leaf: "#131a24" },
  lines: { max: "#83c1ff", min: "#ffab85", chance: "#f0cd5c", player: "#d0b0f5", leaf: "#8b97aa" },
};
